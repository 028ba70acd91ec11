/** For tests only: a stand-in of the service on a free port, and a local storage. */
import {once} from 'node:events';
import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';
import type {HostStorage} from './hostMemory';

export interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** Parsed JSON; undefined if there was none. */
  readonly body: unknown;
}

export interface StandIn {
  readonly origin: string;
  /** All so far, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** Resolves once so many requests are there. */
  received(count: number): Promise<void>;
  /** Resolves once a connection was given up by the other side before its reply was complete. */
  abandoned(): Promise<void>;
}

export type Behaviour = (response: ServerResponse, request: ReceivedRequest) => void;

/** Starts a server that behaves as told, and stops it when the test has ended. */
export async function startStandIn(behaviour: Behaviour): Promise<StandIn> {
  const requests: ReceivedRequest[] = [];
  const listeners = new Set<() => void>();
  let abandonedCount = 0;
  const notify = (): void => listeners.forEach((listener) => listener());
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const listener = (): void => {
        if (condition()) {
          listeners.delete(listener);
          resolve();
        }
      };
      listeners.add(listener);
      listener();
    });

  const server = createServer((incoming, response) => {
    response.on('close', () => {
      abandonedCount += response.writableFinished ? 0 : 1;
      notify();
    });
    let text = '';
    incoming.on('data', (data: Buffer) => (text += data.toString()));
    incoming.on('end', () => {
      const request = {
        method: incoming.method!,
        url: new URL(incoming.url!, 'http://localhost'),
        headers: incoming.headers,
        body: text ? (JSON.parse(text) as unknown) : undefined,
      };
      requests.push(request);
      behaviour(response, request);
      notify();
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    received: (count) => until(() => requests.length >= count),
    abandoned: () => until(() => abandonedCount > 0),
  };
}

/** Replies with JSON, or with a text as it is. */
export function reply(body: unknown, status = 200): Behaviour {
  return (response) => {
    response.statusCode = status;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Takes requests and never replies. */
export const blackHole: Behaviour = () => undefined;

/** Closes the connection in the middle of the reply. */
export const breakOff: Behaviour = (response) => {
  response.setHeader('content-length', 1_000);
  response.write('{"results":', () => response.destroy());
};

/** An address where nobody listens. */
export async function deadOrigin(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://localhost:${port}`;
}

/** A local storage that works. */
export function memoryStorage(): HostStorage & {readonly items: ReadonlyMap<string, string>} {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
