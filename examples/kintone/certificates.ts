import {execFile} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';

/** A certificate for one run of the tests, which all sides show and trust; it is never stored in the repository. */
export interface Certificates {
  readonly ca: string;
  /** Where the certificate is stored. */
  readonly caFile: string;
  /** The certificate and its key as PKCS#12. */
  readonly pfx: Buffer;
  readonly passphrase: string;
}

const PFX_PASSWORD = 'secret';

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/**
 * Makes a certificate for the given hostnames with the program openssl, since Node.js cannot.
 *
 * @param folder an empty folder, to be removed by the caller
 */
export async function makeCertificates(hosts: readonly string[], folder: string): Promise<Certificates> {
  const openssl = async (...args: readonly string[]): Promise<void> => {
    await promisify(execFile)('openssl', args, {cwd: folder});
  };
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  await openssl(
    ...['req', '-x509', ...NEW_KEY, '-keyout', 'key.pem', '-out', 'cert.pem', '-days', '2'],
    ...['-subj', '/CN=Certificate for examples', '-addext', `subjectAltName=${names}`],
  );
  await openssl(
    ...['pkcs12', '-export', '-inkey', 'key.pem', '-in', 'cert.pem', '-out', 'cert.pfx'],
    ...['-passout', `pass:${PFX_PASSWORD}`],
  );
  const caFile = join(folder, 'cert.pem');
  return {
    ca: await readFile(caFile, 'utf8'),
    caFile,
    pfx: await readFile(join(folder, 'cert.pfx')),
    passphrase: PFX_PASSWORD,
  };
}
