import type http from 'node:http';
import type https from 'node:https';
import type {AddressInfo} from 'node:net';

export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

/** Other machines have no business here. */
const LOCAL = '127.0.0.1';

/** Starts a server on a free port of this machine. */
export async function listen(server: http.Server | https.Server): Promise<Listener> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOCAL, resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
