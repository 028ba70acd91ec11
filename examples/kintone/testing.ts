import type {Api} from './api';
import {ApiError} from './rules';

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

/** Sends a request; an unknown one fails. */
export async function send(kintone: Api, request: TestRequest): Promise<Answer> {
  const {method, api, parameters = {}, login, guestSpace} = request;
  const {app, id} = parameters as {app?: string; id?: string};
  const {token = `token-${app ?? id ?? '8'}`} = request;
  const headers = {
    'content-type': 'application/json',
    ...(login === undefined
      ? {'x-cybozu-api-token': token}
      : {'x-cybozu-authorization': Buffer.from(login).toString('base64')}),
  };
  const space = guestSpace === undefined ? '' : `guest/${guestSpace}/`;
  const url = new URL(`https://kintone.test/k/${space}v1/${api}.json`);
  try {
    const body = await kintone.answerRequest({method, headers}, url, Buffer.from(JSON.stringify(parameters)));
    return {status: 200, body: body as Answer['body']};
  } catch (error) {
    if (error instanceof ApiError) {
      return {status: error.status, body: error.body as Answer['body']};
    }
    throw error;
  }
}

/** Values in the shape of the REST API. */
export const cells = (values: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [code, {value}]));
