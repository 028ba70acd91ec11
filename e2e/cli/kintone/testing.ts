import {onTestFinished} from 'vitest';
import {type Kintone, startKintone} from './server';

/** For tests: one request, sent with a token of its app unless it names other credentials. */
export interface TestRequest {
  readonly method: string;
  readonly api: string;
  readonly parameters?: object;
  readonly token?: string;
  /** `user:password`. */
  readonly login?: string;
  readonly guestSpace?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Sends a request to a server without TLS. */
export async function send({port}: Kintone, request: TestRequest): Promise<Answer> {
  const {method, api, parameters = {}, login, guestSpace} = request;
  const {app, id} = parameters as {app?: string; id?: string};
  const {token = `token-${app ?? id ?? '8'}`} = request;
  const space = guestSpace === undefined ? '' : `guest/${guestSpace}/`;
  const response = await fetch(`http://127.0.0.1:${port}/k/${space}v1/${api}.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-http-method-override': method,
      ...(login === undefined
        ? {'x-cybozu-api-token': token}
        : {'x-cybozu-authorization': Buffer.from(login).toString('base64')}),
    },
    body: JSON.stringify(parameters),
  });
  return {status: response.status, body: (await response.json()) as Record<string, unknown>};
}

/** Values in the shape of the REST API. */
export const cells = (values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [code, {value}]));

/** Starts a server that ends with its test. */
export async function start(...args: Parameters<typeof startKintone>): Promise<Kintone> {
  const kintone = await startKintone(...args);
  onTestFinished(() => kintone.close());
  return kintone;
}
