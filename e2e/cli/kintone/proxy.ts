import type {IncomingMessage} from 'node:http';
import net from 'node:net';
import {type Duplex, pipeline} from 'node:stream';
import {passesBasic} from './access';

/**
 * Answers CONNECT, the only method of an HTTP proxy that cli-kintone uses.
 *
 * @param portOf the port on this machine where a tunnel to a `host:port` ends; undefined to refuse it
 * @param credentials Basic authentication, as `user:password`; none when absent
 */
export function openTunnel(
  portOf: (address: string) => number | undefined,
  credentials: string | undefined,
): (request: IncomingMessage, client: Duplex, head: Buffer) => void {
  return (request, client, head) => {
    const port = portOf(request.url ?? '');
    if (!passesBasic(request.headers['proxy-authorization'], credentials)) {
      client.end('HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: Basic\r\n\r\n');
    } else if (port === undefined) {
      client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    } else {
      const kintone = net.connect(port, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        kintone.write(head);
      });
      // A side that hangs up early ends the other one, which is its own business.
      pipeline(client, kintone, client, () => undefined);
    }
  };
}
