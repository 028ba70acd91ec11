import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A certificate for one test run, presented and trusted by all sides; it is never stored in the repository. */
export interface Certificates {
  readonly ca: string;
  /** Path of the certificate. */
  readonly caFile: string;
  /** The certificate and its key as PKCS#12. */
  readonly pfx: Buffer;
  readonly passphrase: string;
}

const HOSTS = 'DNS:*.cybozu.com,DNS:*.s.cybozu.com,DNS:proxy.example.com';
const PASSWORD = 'secret';

/**
 * Creates a certificate for the hosts on the pages with openssl, since Node.js can't.
 *
 * @param folder an empty folder, to be removed by the caller
 */
export function makeCertificates(folder: string): Certificates {
  const openssl = (...args: readonly string[]): Buffer => execFileSync('openssl', args, {cwd: folder, stdio: 'pipe'});
  openssl(
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'],
    ...[
      '-out',
      'cert.pem',
      '-days',
      '2',
      '-subj',
      '/CN=Certificate for examples',
      '-addext',
      `subjectAltName=${HOSTS}`,
    ],
  );
  openssl(
    ...['pkcs12', '-export', '-inkey', 'key.pem', '-in', 'cert.pem', '-out', 'cert.pfx'],
    ...['-passout', `pass:${PASSWORD}`],
  );
  const caFile = join(folder, 'cert.pem');
  return {ca: readFileSync(caFile, 'utf8'), caFile, pfx: readFileSync(join(folder, 'cert.pfx')), passphrase: PASSWORD};
}
