import {execFile} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';

/** Certificates for one run of the tests; they are never stored in the repository. */
export interface Certificates {
  /** The authority that signed the others; clients have to trust it. */
  readonly ca: string;
  /** Where the authority's certificate is stored. */
  readonly caFile: string;
  readonly server: {readonly key: string; readonly cert: string};
  /** A client's certificate and key as PKCS#12, protected with `PFX_PASSWORD`. */
  readonly pfx: Buffer;
}

export const PFX_PASSWORD = 'secret';

const VALID_DAYS = '2';
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const run = promisify(execFile);

async function openssl(cwd: string, ...args: readonly string[]): Promise<void> {
  try {
    await run('openssl', [...args], {cwd});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error('The program openssl is missing: install it (Debian: apt install openssl) to run the examples.');
    }
    throw error;
  }
}

/** Makes a key and a certificate, signed by the authority in the same folder. */
async function sign(cwd: string, name: string, subject: string, extensions: string): Promise<void> {
  await writeFile(join(cwd, `${name}.ext`), extensions);
  await openssl(cwd, 'req', ...KEY, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', subject);
  await openssl(
    cwd,
    ...['x509', '-req', '-in', `${name}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
    ...['-days', VALID_DAYS, '-extfile', `${name}.ext`, '-out', `${name}.pem`],
  );
}

/**
 * Makes certificates for the given host names with the program openssl, since Node.js cannot.
 *
 * @param folder an empty folder, to be removed by the caller
 * @throws Error with a remedy when openssl is missing
 */
export async function makeCertificates(hosts: readonly string[], folder: string): Promise<Certificates> {
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  await openssl(
    folder,
    ...['req', '-x509', ...KEY, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', VALID_DAYS],
    ...['-subj', '/CN=Certificates for examples'],
  );
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  await sign(folder, 'server', '/CN=kintone', `subjectAltName=${names}\n`);
  await sign(folder, 'client', '/CN=hanako', 'extendedKeyUsage=clientAuth\n');
  await openssl(
    folder,
    ...['pkcs12', '-export', '-inkey', 'client.key', '-in', 'client.pem', '-out', 'client.pfx'],
    ...['-passout', `pass:${PFX_PASSWORD}`],
  );
  return {
    ca: await read('ca.pem'),
    caFile: join(folder, 'ca.pem'),
    server: {key: await read('server.key'), cert: await read('server.pem')},
    pfx: await readFile(join(folder, 'client.pfx')),
  };
}
