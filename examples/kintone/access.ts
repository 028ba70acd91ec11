import type {IncomingHttpHeaders} from 'node:http';
import type {Entity} from './fields';
import {failRun, refuse} from './rules';

export type Permission = 'view' | 'add' | 'edit' | 'delete' | 'manage';

const RECORD_PERMISSIONS: readonly Permission[] = ['view', 'add', 'edit', 'delete'];

/** The author of everything that is done with a token. */
const ADMINISTRATOR = 'Administrator';

/** The users of the sample data, and what they may do in every app. */
export const USERS: Readonly<
  Partial<Record<string, {readonly password: string; readonly permissions: readonly Permission[]}>>
> = {
  [ADMINISTRATOR]: {password: 'elm', permissions: []},
  hanako: {password: 'acorn', permissions: [...RECORD_PERMISSIONS, 'manage']},
  jiro: {password: 'birch', permissions: ['view']},
  nora: {password: 'cedar', permissions: ['add']},
};

/** Tokens of pages on several tokens. */
const NAMED_TOKENS: Readonly<Record<string, string>> = {tokenA: 'token-8', tokenB: 'token-15'};

/** Tokens of the app that an example names first; readers set the token of the app that they use. */
const READERS_TOKENS = ['token', 'your-api-token'];

/** `token-9` is a token of app 9, and `token-9-view-add` one that may only view and add records. */
const TOKEN = /^token-(?<app>\d+)(?<permissions>(?:-(?:view|add|edit|delete|manage))*)$/;

/** What the sender of a request is allowed. */
export interface Access {
  readonly byToken: boolean;
  /** The user that kintone names as the author of changes. */
  readonly author: Entity;
  /** What is allowed in an app; undefined without a token of it. */
  permissionsIn(app: string): readonly Permission[] | undefined;
}

/** What the login of a user of the sample data allows. */
export const accessOf = (code: string): Access => ({
  byToken: false,
  author: {code, name: code},
  permissionsIn: () => USERS[code]!.permissions,
});

/** Whether a header has the required Basic credentials, as `user:password`. */
export const passesBasic = (header: string | undefined, wanted: string | undefined): boolean =>
  wanted === undefined || header === `Basic ${Buffer.from(wanted).toString('base64')}`;

/** Knows all tokens and logins. */
export class AccessControl {
  /** The app of the reader's token. */
  #firstApp?: string;

  /**
   * Checks the API token or the login of a request; a login wins.
   *
   * @param app the existing app that the request names, if any
   * @throws ApiError as kintone answers a wrong one
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
