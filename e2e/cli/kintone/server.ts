import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import https from 'node:https';
import type {Certificates} from './certificates';
import {Handler} from './handler';
import {GUARDED_HOST, KINTONE_HOST} from './hosts';
import {type Listener, listen} from './listen';
import type {ServerOptions} from './options';
import {startProxy} from './proxy';

export interface Kintone {
  /** Where kintone listens: TLS with certificates, plain HTTP without. */
  readonly port: number;
  /** Where the same kintone listens that demands a client certificate; only with certificates. */
  readonly guardedPort?: number;
  /** Where the CONNECT proxy listens. */
  readonly proxyPort: number;
  /** Where the same proxy listens with TLS; only with certificates. */
  readonly secureProxyPort?: number;
  /** The targets of all tunnels so far, such as `example.cybozu.com:443`. */
  readonly tunnels: readonly string[];
  /** Ends everything, also calls that are never answered. */
  close(): Promise<void>;
}

/**
 * Starts a kintone with the sample apps, and a proxy in front of it, each on a free port.
 *
 * @param certificates makes kintone speak TLS, and adds the listeners that only make sense with TLS
 */
export async function startKintone(options: ServerOptions = {}, certificates?: Certificates): Promise<Kintone> {
  const handler = new Handler(options);
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    handler.handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  };
  const tunnels: string[] = [];
  const listeners: Listener[] = [];
  const start = async (listener: Promise<Listener>): Promise<number> => {
    listeners.push(await listener);
    return (await listener).port;
  };
  const port = await start(
    listen(certificates ? https.createServer(certificates.server, onRequest) : http.createServer(onRequest)),
  );
  const guardedPort = certificates && (await start(listen(guardedServer(certificates, onRequest))));
  const targets = new Map([
    [`${KINTONE_HOST}:443`, port],
    ...(guardedPort ? [[`${GUARDED_HOST}:443`, guardedPort] as const] : []),
  ]);
  const proxy = {targets, credentials: options.proxyAuth, tunnels};
  return {
    port,
    guardedPort,
    proxyPort: await start(startProxy(proxy)),
    secureProxyPort: certificates && (await start(startProxy(proxy, certificates.server))),
    tunnels,
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}

function guardedServer({server, ca}: Certificates, onRequest: http.RequestListener): https.Server {
  return https.createServer({...server, ca, requestCert: true, rejectUnauthorized: true}, onRequest);
}
