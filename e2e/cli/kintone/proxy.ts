import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import type {Duplex} from 'node:stream';
import {passesBasic} from './access';
import {type Listener, listen} from './listen';
import type {Credentials} from './options';

export interface ProxyBehavior {
  /** The port on this machine where a tunnel to a `host:port` ends; undefined to refuse it. */
  readonly target: (address: string) => number | undefined;
  readonly credentials?: Credentials;
  /** Receives the host and port of every tunnel that is opened. */
  readonly tunnels: string[];
}

/**
 * Starts an HTTP proxy that knows only CONNECT.
 *
 * @param tls makes the proxy itself speak TLS
 */
export async function startProxy(
  {target: targetOf, credentials, tunnels}: ProxyBehavior,
  tls?: {readonly key: string; readonly cert: string},
): Promise<Listener> {
  const sockets = new Set<Duplex>();
  const refuse = (_: http.IncomingMessage, response: http.ServerResponse): void => {
    response.writeHead(405).end();
  };
  const proxy = tls ? https.createServer(tls, refuse) : http.createServer(refuse);

  proxy.on('connect', (request: http.IncomingMessage, client: Duplex, head: Buffer) => {
    sockets.add(client);
    // A client that hangs up early is its own business.
    client.on('error', () => client.destroy());
    client.on('close', () => sockets.delete(client));
    if (!passesBasic(request.headers['proxy-authorization'], credentials)) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n');
      return;
    }
    const name = request.url ?? '';
    const target = targetOf(name);
    if (target === undefined) {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    tunnels.push(name);
    const kintone = net.connect(target, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      kintone.write(head);
      kintone.pipe(client).pipe(kintone);
    });
    kintone.on('error', () => client.destroy());
    client.on('close', () => kintone.destroy());
  });

  const {port, close} = await listen(proxy);
  return {
    port,
    close: async () => {
      // A tunnel is no longer a connection of the HTTP server, which therefore cannot end it.
      for (const socket of sockets) {
        socket.destroy();
      }
      await close();
    },
  };
}
