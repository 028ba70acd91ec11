import type {IncomingHttpHeaders} from 'node:http';
import {ADMINISTRATOR, USERS} from './directory';
import {refuse} from './errors';
import type {Entity} from './fields';
import type {Credentials, ServerOptions} from './options';

export type Permission = 'view' | 'add' | 'edit' | 'delete' | 'manage';

const RECORD_PERMISSIONS: readonly Permission[] = ['view', 'add', 'edit', 'delete'];
const MAX_TOKENS = 9;

/** What the sender of a request is allowed. */
export interface Access {
  readonly byToken: boolean;
  /** Whom kintone names as the author of changes. */
  readonly author: Entity;
  /** What is allowed in an app, or in any app; undefined without a token of this app. */
  permissionsIn(app?: string): readonly Permission[] | undefined;
}

interface Token {
  readonly app: string | undefined;
  readonly permissions: readonly Permission[];
}

/** Tokens of pages on several tokens. */
const NAMED_TOKENS: Readonly<Record<string, string>> = {tokenA: '8', tokenB: '15'};

/** Tokens of the app that an example names first: readers set theirs for the app at hand. */
const READERS_TOKENS = ['token', 'your-api-token'];

/** `token-9` is a token of app 9, and `token-9-view-add` one that may only view and add records. */
const TOKEN = /^token-(?<app>\d+)(?<permissions>(?:-(?:view|add|edit|delete|manage))*)$/;

const base64 = ({user, password}: Credentials): string => Buffer.from(`${user}:${password}`).toString('base64');

/** Whether a request or a tunnel carries the Basic credentials that are asked for. */
export function passesBasic(header: string | undefined, wanted: Credentials | undefined): boolean {
  return wanted === undefined || header === `Basic ${base64(wanted)}`;
}

/** Knows all tokens and logins. */
export class AccessControl {
  /** The app of the reader's token. */
  #firstApp?: string;

  constructor(private readonly options: ServerOptions) {}

  /**
   * Checks the API token or the login of a request.
   *
   * @param app the existing app that the request names, if any
   * @throws ApiError as kintone answers a wrong one
   */
  authenticate(headers: IncomingHttpHeaders, app?: string): Access {
    const login = headers['x-cybozu-authorization'];
    const tokens = headers['x-cybozu-api-token'];
    if (login) {
      return this.#checkLogin(String(login));
    }
    return tokens ? this.#checkTokens(String(tokens).split(','), app) : refuse('noCredential');
  }

  #checkLogin(header: string): Access {
    const only = this.options.login;
    const found = only
      ? {user: only.user, password: only.password}
      : USERS.map(({code, password}) => ({user: code, password})).find((user) => base64(user) === header);
    if (!found || base64(found) !== header) {
      return refuse('wrongLogin');
    }
    const user = USERS.find(({code}) => code === found.user);
    return {
      byToken: false,
      author: {code: found.user, name: found.user},
      permissionsIn: () => user?.permissions ?? RECORD_PERMISSIONS,
    };
  }

  #checkTokens(names: readonly string[], app?: string): Access {
    const tokens = names.map((name) => this.#findToken(name, app) ?? refuse('wrongToken'));
    if (new Set(tokens.map((token) => token.app)).size < tokens.length) {
      refuse('twoTokens');
    }
    if (tokens.length > MAX_TOKENS) {
      refuse('tooManyTokens');
    }
    return {
      byToken: true,
      author: {code: ADMINISTRATOR.code, name: ADMINISTRATOR.code},
      permissionsIn: (wanted) =>
        wanted === undefined
          ? tokens.flatMap(({permissions}) => permissions)
          : tokens.find((token) => token.app === wanted)?.permissions,
    };
  }

  #findToken(name: string, app?: string): Token | undefined {
    const {apiToken} = this.options;
    if ((apiToken === undefined ? READERS_TOKENS : [apiToken]).includes(name)) {
      this.#firstApp ??= app;
      return {app: this.#firstApp, permissions: RECORD_PERMISSIONS};
    }
    const groups = TOKEN.exec(name)?.groups;
    const owner = NAMED_TOKENS[name] ?? groups?.app;
    if (apiToken !== undefined || owner === undefined) {
      return undefined;
    }
    return {app: owner, permissions: (groups?.permissions?.match(/\w+/g) as Permission[] | null) ?? RECORD_PERMISSIONS};
  }
}

/** Refuses a request whose sender lacks one of the permissions in an app; without an app, in any. */
export function requirePermissions(access: Access, app: string | undefined, wanted: readonly Permission[]): void {
  const given = access.permissionsIn(app) ?? refuse('tokenOfAnotherApp');
  if (!wanted.every((permission) => given.includes(permission))) {
    refuse(access.byToken ? 'tokenMayNot' : 'loginMayNot');
  }
}
