import {randomBytes} from 'node:crypto';

/**
 * Everything that kintone refuses, one row for each case.
 *
 * Sources: `e2e`, the end-to-end tests of kintone/cli-kintone (`features/`), which run against a real kintone; `doc`,
 * kintone.dev and kintone help; `sdk`, the makers' older SDK tests; `emulator` and `sql-tools`, tests and notes of
 * SonicGarden/kintone-emulator and rex0220/kintone-sql-tools, measured on a real kintone; `forum`, logs and lists of
 * messages that users of kintone published; `unverified`, unknown. A row without a text, or without a code, is answered with a marker that differs from run to run, so that no page can show a guess.
 */

export interface Rule {
  readonly when: string;
  readonly status: number;
  readonly code?: string;
  /** kintone's English text; `{name}` is replaced with a value. */
  readonly text?: string;
  /** The text of the entry that names the field. */
  readonly entry?: string;
  readonly source: string;
}

const row = (when: string, source: string, answer: string, text?: string): Rule => {
  const [status, code] = answer.split(' ');
  return {when, source, status: Number(status), code, text};
};

/** What happens is unknown, or only the refusal is known. */
const unverified = (when: string, source = 'unverified'): Rule => ({when, source, status: 400});

const invalid = (when: string, source: string, entry?: string): Rule => ({
  ...row(when, source, '400 CB_VA01', 'Missing or invalid input.'),
  entry,
});

const LOGIN = 'Password authentication failed. The value in http header of X-Cybozu-Authorization is not valid.';
const TOKEN = 'The specified API token does not match the API token generated via an app.';
const LOOKUP =
  'A value {value} in the field {code} does not exist in the datasource app for lookup, or you do not have permission to view the app or the field.';
const TWO_TOKENS = 'You cannot specify a duplicate API token for the same app.';
const TOKEN_MAY_NOT = 'Using this API token, you cannot run the specified API.';
const NO_APP = 'The app (ID: {id}) not found. The app may have been deleted.';
const NO_FILE = 'The specified file (id: {id}) not found.';
const NO_RIGHT = 'No privilege to proceed.';

export const RULES = {
  // Credentials
  noCredential: row('no credential', 'e2e', '401 CB_AU01', 'Please login.'),
  wrongLogin: row('wrong user name or password', 'e2e, emulator', '401 CB_WA01', LOGIN),
  wrongToken: row('a token is unknown, or its app was not updated', 'e2e', '400 GAIA_IA02', TOKEN),
  twoTokens: row('two tokens of one app', 'e2e', '400 GAIA_DA03', TWO_TOKENS),
  tooManyTokens: unverified('more than nine tokens', 'doc Authentication'),
  tokenOfAnotherApp: row('no token of this app', 'doc API tokens', '400 GAIA_AP15'),

  // Permissions
  tokenMayNot: row('the token lacks a permission', 'e2e', '403 GAIA_NO01', TOKEN_MAY_NOT),
  formMayNot: unverified('the token may neither view nor add records'),
  upsertWithoutView: unverified('an upsert with a token that may edit but not view records'),
  loginMayNot: row('the login lacks a permission', 'e2e import, export', '403 CB_NO02', NO_RIGHT),

  // Apps and spaces
  appIdNotNumber: unverified('an app ID that is not a number'),
  noApp: row('no such app, asked with a login', 'e2e', '404 GAIA_AP01', NO_APP),
  guestSpaceMissing: row('an app of a guest space without the space', 'e2e, sdk', '400 GAIA_IL23'),
  wrongGuestSpace: row('a guest space that does not hold the app', 'e2e', '403 CB_NO02', NO_RIGHT),

  // Fields that kintone fills in
  recordNumber: unverified('a Record number on add', 'cli-kintone #368; the text is unverified'),
  automaticText: unverified('a Text field that is calculated automatically', 'doc Add Record'),
  historyWithoutManage: unverified(
    'a Created or Updated field without permission to manage the app',
    'doc Add Records, sdk',
  ),
  historyValue: unverified('a Created or Updated field that is empty, of somebody unknown, or in the future'),

  // Values
  required: invalid('a required field is empty', 'e2e, emulator', 'Required.'),
  notUnique: invalid('a unique value exists', 'emulator', 'This value already exists in another record.'),
  notNumber: invalid('not a number', 'emulator, sdk', 'Only numbers are allowed.'),
  tooLarge: invalid('a number over the maximum', 'emulator, sdk', 'The value must be {limit} or less.'),
  tooManyDigits: invalid('a number with over 12 digits before its decimals', 'emulator, sql-tools'),
  tooSmall: invalid('a number under the minimum', 'emulator, sdk', 'The value must be {limit} or more.'),
  // These two print the next length that is wrong: 65 for a maximum of 64.
  tooLong: invalid('a text over the maximum length', 'emulator', 'Enter less than {limit} characters.'),
  tooShort: invalid('a text under the minimum length, sent or not', 'emulator', 'Enter more than {limit} characters.'),
  notOption: invalid('an unknown option', 'emulator', 'The value, "{value}", is not in options.'),
  notTime: unverified('a date or time of another form than the usual one', 'doc Field types; the answer is unverified'),
  notLink: unverified('a Link that is no web address', 'emulator; the text is unverified'),
  // kintone writes a full-width colon.
  noUser: row('an unknown user', 'sdk, forum', '400 GAIA_IL26', 'The specified user (code：{code}) not found.'),
  noOrganization: row('an unknown department', 'forum', '400 GAIA_IL28'),
  noGroup: unverified('an unknown group'),
  noFile: row('a file key that is unknown, or that of an upload', 'emulator, doc', '404 GAIA_BL01', NO_FILE),

  // Lookups
  lookupWithoutMatch: row('a lookup without a match, or without access', 'emulator, doc', '400 GAIA_LO04', LOOKUP),
  lookupNotUnique: row('a lookup of a field that allows duplicates', 'forum', '400 GAIA_LO03'),

  // Tables
  rowIdNotNumber: row('a row ID that is not a number', 'doc', '400 CB_IJ01', 'Invalid JSON string.'),
  rowIdTwice: row('a row ID twice', 'doc', '400 GAIA_SI01'),

  // Records
  noRecord: row('no such record', 'emulator', '404 GAIA_RE01', 'The specified record (ID: {id}) is not found.'),
  keyTwice: row('an update key twice in one request', 'sql-tools', '400 GAIA_IQ28'),
  // Each request is measured alone: what those of one bulk request see of each other is not known.
  twice: unverified('a record, or a unique value, twice in one bulk request'),
  addTooMany: invalid('over 100 records added', 'doc, sdk', 'A maximum of 100 records can be added at one time.'),
  updateTooMany: invalid('over 100 updated', 'emulator', 'A maximum of 100 records can be updated at one time.'),
  deleteTooMany: invalid('over 100 deleted', 'emulator', 'Between 1 and 100 records can be deleted at one time.'),
  bulkTooLarge: unverified('over 20 requests in a bulk request', 'doc, sdk'),

  // Queries
  querySyntax: invalid('a query that cannot be parsed', 'emulator'),
  queryField: row('an unknown field in a query', 'e2e export', '400 GAIA_IQ11', 'Specified field ({code}) not found.'),
  queryOperator: row('an operator that the field type does not have', 'doc Query string, sql-tools', '400 GAIA_IQ03'),
  queryInTable: row('"=" or "!=" with a field of a table', 'emulator', '400 GAIA_IQ07'),
  queryFieldType: unverified('a field type without operators', 'doc Query string; the answer is unverified'),
  queryOption: row('an unknown option in a condition', 'emulator', '400 GAIA_IQ10'),
  queryEntity: row('an unknown user, group or department in a condition', 'forum', '400 GAIA_IL42'),
  queryLimit: row('a limit over 500', 'doc, sql-tools', '400 GAIA_QU01'),
  queryOffset: row('an offset over 10,000', 'doc, emulator', '400 GAIA_QU02'),
  cursorLimit: unverified('limit or offset in a cursor', 'doc Add Cursor'),
  cursorTooMany: row('an eleventh cursor', 'doc Add Cursor, sql-tools', '429 GAIA_TM12'),
  noCursor: row('a cursor that is gone', 'sql-tools', '404 GAIA_CN01'),
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;

/**
 * The same texts in Japanese, as far as they are known, with their sources, for pages that quote them. `{id}` stands
 * for any value.
 */
export const JAPANESE: Readonly<Partial<Record<RuleName, readonly [text: string, source: string]>>> = {
  noCredential: ['ログインしてください。', 'emulator'],
  wrongLogin: [
    'ユーザーのパスワード認証に失敗しました。「X-Cybozu-Authorization」ヘッダーの値が正しくありません。',
    'emulator',
  ],
  tokenOfAnotherApp: ['APIトークンとアプリ(id: {id})の組み合わせが正しくありません。', 'forum'],
  tokenMayNot: ['このAPIトークンでは、指定したAPIを実行できません。', 'forum'],
  loginMayNot: ['権限がありません。', 'forum'],
  noApp: ['指定したアプリ（id: {id}）が見つかりません。削除されている可能性があります。', 'emulator'],
  required: ['必須です。', 'emulator'],
  notUnique: ['値がほかのレコードと重複しています。', 'emulator'],
  notNumber: ['数字でなければなりません。', 'emulator'],
  tooLarge: ['{id}以下である必要があります。', 'emulator'],
  tooManyDigits: ['有効桁数を超えています。', 'emulator, sql-tools'],
  tooSmall: ['{id}以上である必要があります。', 'emulator'],
  tooLong: ['{id}文字より短くなければなりません。', 'emulator'],
  tooShort: ['{id}文字より長くなければなりません。', 'emulator'],
  notOption: ['"{id}"は選択肢にありません。', 'emulator'],
  noFile: ['指定したファイル（id: {id}）が見つかりません。', 'emulator'],
  lookupNotUnique: [
    'ルックアップの参照先から値をコピーできません。「コピー元のフィールド」に指定したフィールドの設定で「値の重複を禁止する」を選択しておく必要があります。',
    'forum',
  ],
  rowIdNotNumber: ['不正なJSON文字列です。', 'forum'],
  noRecord: ['指定したレコード（id: {id}）が見つかりません。', 'emulator'],
  keyTwice: ['「updateKey」に指定した条件にあてはまるレコードが重複しています。', 'sql-tools'],
  queryEntity: [
    'レコードの絞り込み条件に指定したユーザー、グループ、または組織が存在しません。削除された可能性があります。',
    'forum',
  ],
  cursorTooMany: ['作成できるカーソルの上限に達しているため、カーソルを作成できません。', 'forum'],
};

export type Values = Readonly<Record<string, string>>;

/** Differs from run to run. */
export const MARKER = randomBytes(4).toString('hex');

/** kintone gives every error its own ID; documentation shows the same for all. */
const ERROR_ID = 'xxxxxxxx';

/** Puts values into a text of a rule; replaces an unknown text. */
export function fillText(text: string | undefined, values: Values = {}): string {
  return text?.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') ?? `unverified text ${MARKER}`;
}

/** An answer in the REST API's error format. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(JSON.stringify(body));
  }
}

/** Nobody has looked how kintone answers such a request: a run that sends it fails. */
export function failRun(reason: string): never {
  throw new Error(reason);
}

/**
 * Refuses a request as a rule says.
 *
 * @param errors the texts that name single fields, by path, such as `records[0].Company.value`
 */
export function refuse(name: RuleName, values?: Values, errors?: object): never {
  const {status, code = 'UNVERIFIED', when, text}: Rule = RULES[name];
  const message = code === 'UNVERIFIED' ? `unverified: ${when} ${MARKER}` : fillText(text, values);
  throw new ApiError(status, {code, id: ERROR_ID, message, errors});
}

/** Collects what is wrong with the fields of a record, which kintone answers all at once. */
export class FieldErrors {
  readonly #entries: Record<string, {messages: string[]}> = {};

  add(path: string, name: RuleName, values?: Values): void {
    const {entry}: Rule = RULES[name];
    (this.#entries[path] ??= {messages: []}).messages.push(fillText(entry, values));
  }

  /** Refuses the request if anything was added; all rules with an entry have the same code and text. */
  check(): void {
    if (Object.keys(this.#entries).length > 0) {
      refuse('required', {}, this.#entries);
    }
  }
}

/** Refuses a request because of one of its parts. */
export const refusePart = (path: string, name: RuleName): never =>
  refuse(name, {}, {[path]: {messages: [fillText((RULES[name] as Rule).entry)]}});
