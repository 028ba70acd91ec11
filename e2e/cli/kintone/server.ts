import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import https from 'node:https';
import type {Certificates} from './certificates';
import {Handler} from './handler';
import {GUARDED_HOST, isCybozuHost} from './hosts';
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
  /** What the server was never taught; a test run that fills this list fails. */
  readonly unknownRequests: string[];
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
  const target = (address: string): number | undefined => {
    if (address === `${GUARDED_HOST}:443`) {
      return guardedPort;
    }
    const [host = '', targetPort] = address.split(':');
    return isCybozuHost(host) && targetPort === '443' ? port : undefined;
  };
  const proxy = {target, credentials: options.proxyAuth, tunnels};
  return {
    port,
    guardedPort,
    proxyPort: await start(startProxy(proxy)),
    secureProxyPort: certificates && (await start(startProxy(proxy, certificates.server))),
    tunnels,
    unknownRequests: handler.unknownRequests,
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}

function guardedServer({server, ca}: Certificates, onRequest: http.RequestListener): https.Server {
  return https.createServer({...server, ca, requestCert: true, rejectUnauthorized: true}, onRequest);
}
