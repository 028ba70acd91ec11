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
  /** The only API token that is accepted; any when absent. */
  readonly apiToken?: string;
  /** The only login that is accepted; any when absent. */
  readonly login?: Credentials;
  /** Basic authentication in front of everything; none when absent. */
  readonly basic?: Credentials;
  /** Basic authentication at the proxy; none when absent. */
  readonly proxyAuth?: Credentials;
}

const SERVER_TROUBLE = 503;

function count(text: string): number {
  if (!/^\d+$/.test(text)) {
    throw new Error(`"${text}" is not a number`);
  }
  return Number(text);
}

function fault(text: string): Fault {
  const [calls = '', status] = text.split(':');
  return {count: count(calls), status: status === undefined ? SERVER_TROUBLE : count(status)};
}

function credentials(text: string): Credentials {
  const [user, ...password] = text.split(':');
  if (!user || password.length === 0) {
    throw new Error(`"${text}" is not of the form user:password`);
  }
  return {user, password: password.join(':')};
}

type Parsers = {readonly [Key in keyof Required<ServerOptions>]: (value: string) => ServerOptions[Key]};

const PARSERS: Parsers = {
  seed: count,
  failFile: fault,
  failBulk: fault,
  failBulkAt: fault,
  hang: String,
  apiToken: String,
  login: credentials,
  basic: credentials,
  proxyAuth: credentials,
};

const flagOf = (key: string): string => `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Reads options written as on a command line.
 *
 * @throws Error with a sentence that names the mistake
 */
export function parseServerOptions(text: string): ServerOptions {
  const options: Record<string, unknown> = {};
  const words = text.split(/\s+/).filter(Boolean);
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const flag = word;
    const [key, parse] = Object.entries(PARSERS).find(([name]) => flagOf(name) === flag) ?? [];
    if (key === undefined || parse === undefined) {
      throw new Error(`unknown server option ${flag}; there are ${Object.keys(PARSERS).map(flagOf).join(', ')}`);
    }
    const value = words.shift();
    if (value === undefined) {
      throw new Error(`the server option ${flag} needs a value`);
    }
    options[key] = parse(value);
  }
  return options;
}
