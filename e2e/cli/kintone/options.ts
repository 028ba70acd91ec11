import {parseArgs} from 'node:util';

/** How a server is to behave; an example says it as `server="--fail-file 2:500 --seed 4500"`. */

export interface Fault {
  /** How many calls fail, or, for `failBulkAt`, which one. */
  readonly count: number;
  readonly status: number;
}

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

export interface ServerOptions {
  /** Number of made-up customers in app 8. */
  readonly seed?: number;
  /** The first uploads and downloads fail. */
  readonly failFile?: Fault;
  /** The first bulk requests fail. */
  readonly failBulk?: Fault;
  /** One bulk request fails, counted from 1. */
  readonly failBulkAt?: Fault;
  /** Requests whose path contains this text are never answered. */
  readonly hang?: string;
  /** The only API token that is accepted. */
  readonly apiToken?: string;
  /** The only login that is accepted. */
  readonly login?: Credentials;
  /** Basic authentication in front of everything; none when absent. */
  readonly basic?: Credentials;
  /** Basic authentication at the proxy; none when absent. */
  readonly proxyAuth?: Credentials;
}

const OPTIONS = ['seed', 'fail-file', 'fail-bulk', 'fail-bulk-at', 'hang', 'api-token', 'login', 'basic', 'proxy-auth'];

function count(text: string): number {
  if (!/^\d+$/.test(text)) {
    throw new Error(`"${text}" is not a number`);
  }
  return Number(text);
}

function fault(text: string): Fault {
  const [calls = '', status = '503'] = text.split(':');
  return {count: count(calls), status: count(status)};
}

function credentials(text: string): Credentials {
  const [, user, password] = /^([^:]+):(.*)$/.exec(text) ?? [];
  if (user === undefined || password === undefined) {
    throw new Error(`"${text}" is not of the form user:password`);
  }
  return {user, password};
}

/**
 * Reads options written as on a command line.
 *
 * @throws Error with a sentence that names the mistake
 */
export function parseServerOptions(text: string): ServerOptions {
  const {values} = parseArgs({
    args: text.split(/\s+/).filter(Boolean),
    options: Object.fromEntries(OPTIONS.map((name) => [name, {type: 'string' as const}])),
  });
  const read = <Result>(name: string, parse: (value: string) => Result): Result | undefined => {
    const value = values[name];
    return typeof value === 'string' ? parse(value) : undefined;
  };
  return {
    seed: read('seed', count),
    failFile: read('fail-file', fault),
    failBulk: read('fail-bulk', fault),
    failBulkAt: read('fail-bulk-at', fault),
    hang: values.hang as string | undefined,
    apiToken: values['api-token'] as string | undefined,
    login: read('login', credentials),
    basic: read('basic', credentials),
    proxyAuth: read('proxy-auth', credentials),
  };
}
