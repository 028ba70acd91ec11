import {once} from 'node:events';
import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import https from 'node:https';
import net, {type AddressInfo} from 'node:net';
import {type Duplex, pipeline} from 'node:stream';
import {buffer} from 'node:stream/consumers';
import {passesBasic} from './access';
import {Api} from './api';
import type {Certificates} from './certificates';
import type {ServerOptions} from './options';
import {ApiError} from './rules';

export const KINTONE_HOST = 'example.cybozu.com';

/** The same kintone, for clients with a certificate. */
const GUARDED_HOST = 'example.s.cybozu.com';

/** Unreachable from other machines. */
const LOCAL = '127.0.0.1';

export interface Kintone {
  /** Variables that route programs from the hosts on the pages to this server (`run/network.mjs`). */
  readonly environment: Readonly<Record<string, string>>;
  /** Unknown requests; any of them fails a test run. */
  readonly unknownRequests: string[];
  /** Ends everything, including tunnels. */
  close(): void;
}

/** Starts a kintone with the sample apps and a proxy in front of it, each on a free port. */
export async function startKintone(options: ServerOptions, certificates: Certificates): Promise<Kintone> {
  const api = new Api(options);
  const unknownRequests: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url!, `https://${request.headers.host}`);
    const body = await buffer(request);
    // No page exists for unused subdomains or base URLs with a path.
    if (![KINTONE_HOST, GUARDED_HOST].includes(url.hostname) || /.\/k\/v1\//.test(url.pathname)) {
      send(response, 404, 'Not found', 'text/html');
    } else if (!passesBasic(request.headers.authorization, options.basic)) {
      send(response, 401, 'Unauthorized', 'text/html');
    } else {
      const found = await api.answerRequest(request, url, body);
      send(response, 200, Buffer.isBuffer(found) ? found : JSON.stringify(found));
    }
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    if (options.hang && request.url!.includes(options.hang)) {
      return;
    }
    answer(request, response)
      .catch((error: unknown) => {
        if (error instanceof ApiError) {
          send(response, error.status, JSON.stringify(error.body));
        } else {
          unknownRequests.push(`${request.method} ${request.url}: the fake server does not know ${String(error)}`);
          send(response, 501, '{}');
        }
      })
      .catch((error: Error) => response.destroy(error));
  };

  const servers: http.Server[] = [];
  // The HTTP server can't close tunnels, because they are no longer its connections.
  const sockets: Duplex[] = [];
  const listen = async (server: http.Server): Promise<number> => {
    servers.push(server.on('connection', (socket: Duplex) => sockets.push(socket)));
    await once(server.listen(0, LOCAL), 'listening');
    return (server.address() as AddressInfo).port;
  };

  const port = await listen(https.createServer(certificates, onRequest));
  const guard = {...certificates, requestCert: true, rejectUnauthorized: true};
  const guardedPort = await listen(https.createServer(guard, onRequest));
  /** Handles CONNECT, the only proxy method that cli-kintone uses. Tunnels lead only to kintone. */
  const openTunnel = ({url = '', headers}: IncomingMessage, client: Duplex, head: Buffer): void => {
    const [host = '', targetPort] = url.split(':');
    if (!passesBasic(headers['proxy-authorization'], options['proxy-auth'])) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n');
    } else if (!host.endsWith('.cybozu.com') || targetPort !== '443') {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    } else {
      const kintone = net.connect(host === GUARDED_HOST ? guardedPort : port, LOCAL, () => {
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        kintone.write(head);
      });
      // If one side closes early, the other one also ends. That is not an error.
      pipeline(client, kintone, client, () => undefined);
    }
  };
  const startProxy = (proxy: http.Server): Promise<number> => listen(proxy.on('connect', openTunnel));
  return {
    environment: {
      EXAMPLE_HANGS: options.hang ?? '',
      EXAMPLE_ROUTES: JSON.stringify({
        [`${KINTONE_HOST}:443`]: port,
        '*.cybozu.com:443': port,
        [`${GUARDED_HOST}:443`]: guardedPort,
        'proxy.example.com:8080': await startProxy(http.createServer()),
        'proxy.example.com:8443': await startProxy(https.createServer(certificates)),
      }),
    },
    unknownRequests,
    close: () => {
      servers.forEach((server) => server.close());
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

function send(response: ServerResponse, status: number, content: string | Buffer, type?: string): void {
  const usual = Buffer.isBuffer(content) ? 'application/octet-stream' : 'application/json';
  response.writeHead(status, {'content-type': type ?? usual}).end(content);
}
