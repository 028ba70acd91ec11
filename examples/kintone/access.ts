import type {IncomingHttpHeaders} from 'node:http';
import type {Entity} from './fields';
import {failRun, refuse} from './rules';

export type Permission = 'view' | 'add' | 'edit' | 'delete' | 'manage';

const RECORD_PERMISSIONS: readonly Permission[] = ['view', 'add', 'edit', 'delete'];

/** Author of all changes made with a token. */
const ADMINISTRATOR = 'Administrator';

/** The users of the sample data, and their permissions in every app. */
export const USERS: Readonly<
  Partial<Record<string, {readonly password: string; readonly permissions: readonly Permission[]}>>
> = {
  [ADMINISTRATOR]: {password: 'elm', permissions: []},
  hanako: {password: 'acorn', permissions: [...RECORD_PERMISSIONS, 'manage']},
  jiro: {password: 'birch', permissions: ['view']},
  nora: {password: 'cedar', permissions: ['add']},
};

/** Tokens on pages about several tokens. */
const NAMED_TOKENS: Readonly<Record<string, string>> = {tokenA: 'token-8', tokenB: 'token-15'};

/** Tokens of the app that an example uses first. Readers set their own app's token. */
const READERS_TOKENS = ['token', 'your-api-token'];

/** `token-9` is a token of app 9; `token-9-view-add` can only view and add records. */
const TOKEN = /^token-(?<app>\d+)(?<permissions>(?:-(?:view|add|edit|delete|manage))*)$/;

/** The permissions of a request's sender. */
export interface Access {
  readonly byToken: boolean;
  /** The user shown as the author of changes. */
  readonly author: Entity;
  /** Returns the permissions in an app; undefined without a token of that app. */
  permissionsIn(app: string): readonly Permission[] | undefined;
}

/** Returns the access of a user of the sample data. */
export const accessOf = (code: string): Access => ({
  byToken: false,
  author: {code, name: code},
  permissionsIn: () => USERS[code]!.permissions,
});

/** Returns whether a header contains the required Basic credentials, as `user:password`. */
export const passesBasic = (header: string | undefined, wanted: string | undefined): boolean =>
  wanted === undefined || header === `Basic ${Buffer.from(wanted).toString('base64')}`;

/** Checks all tokens and logins. */
export class AccessControl {
  /** The app of the reader's token. */
  #firstApp?: string;

  /**
   * Checks a request's API token or login. A login takes precedence.
   *
   * @param app the existing app in the request, if any
   * @throws ApiError with kintone's response to invalid credentials
   */
  authenticate(headers: IncomingHttpHeaders, app?: string): Access {
    const login = headers['x-cybozu-authorization'];
    const tokens = headers['x-cybozu-api-token'];
    if (login) {
      const [name = '', password] = Buffer.from(String(login), 'base64').toString().split(':');
      return USERS[name]?.password === password ? accessOf(name) : refuse('wrongLogin');
    }
    return tokens ? this.#checkTokens(String(tokens).split(','), app) : refuse('noCredential');
  }

  #checkTokens(names: readonly string[], app?: string): Access {
    const tokens = new Map(names.map((name) => this.#findToken(name, app) ?? refuse('wrongToken')));
    if (tokens.size < names.length) {
      refuse('twoTokens');
    }
    if (tokens.size > 9) {
      failRun('more than nine tokens');
    }
    return {
      byToken: true,
      author: {code: ADMINISTRATOR, name: ADMINISTRATOR},
      permissionsIn: (wanted) => tokens.get(wanted),
    };
  }

  #findToken(name: string, app?: string): readonly [string | undefined, readonly Permission[]] | undefined {
    if (READERS_TOKENS.includes(name)) {
      return [(this.#firstApp ??= app), RECORD_PERMISSIONS];
    }
    const {app: owner, permissions} = TOKEN.exec(NAMED_TOKENS[name] ?? name)?.groups ?? {};
    const named = permissions?.match(/\w+/g) as Permission[] | null;
    return owner === undefined ? undefined : [owner, named ?? RECORD_PERMISSIONS];
  }
}
