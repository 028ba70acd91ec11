import {randomBytes} from 'node:crypto';
import type {Problem} from '../problem';

/**
 * Everything that kintone rejects, with one row per case.
 *
 * Sources: `e2e`, the end-to-end tests of kintone/cli-kintone (`features/`), which run against a real kintone; `doc`,
 * kintone.dev and kintone help; `sdk`, the vendor's older SDK tests; `emulator` and `sql-tools`, tests and notes of
 * SonicGarden/kintone-emulator and rex0220/kintone-sql-tools, measured on a real kintone; `forum`, users' logs and lists
 * of messages; `unverified`, unknown. A missing text or code becomes a random marker, so that no page can show a guess.
 */

export interface Rule {
  readonly when: string;
  readonly status: number;
  readonly code?: string;
  /** kintone's English text; `{name}` is a placeholder. */
  readonly text?: string;
  /** The text of the entry for the field. */
  readonly entry?: string;
  readonly source: string;
}

const row = (when: string, source: string, answer: string, text?: string): Rule => {
  const [status, code] = answer.split(' ');
  return {when, source, status: Number(status), code, text};
};

/** Creates a rule for an unknown result, or for a known rejection with unknown details. */
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
const NO_RIGHT = 'No privilege to proceed.';

export const RULES = {
  // Credentials
  noCredential: row('no credential', 'e2e', '401 CB_AU01', 'Please login.'),
  wrongLogin: row('wrong user name or password', 'e2e, emulator', '401 CB_WA01', LOGIN),
  wrongToken: row('a token is unknown, or its app was not updated', 'e2e', '400 GAIA_IA02', TOKEN),
  twoTokens: row('two tokens of one app', 'e2e', '400 GAIA_DA03', TWO_TOKENS),
  tokenOfAnotherApp: row('no token of this app', 'doc API tokens', '400 GAIA_AP15'),

  // Permissions
  tokenMayNot: row('the token lacks a permission', 'e2e', '403 GAIA_NO01', TOKEN_MAY_NOT),
  loginMayNot: row('the login lacks a permission', 'e2e import, export', '403 CB_NO02', NO_RIGHT),

  // Apps and spaces
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

  // Values
  required: invalid('a required field is empty', 'e2e, emulator', 'Required.'),
  notUnique: invalid('a unique value exists', 'emulator', 'This value already exists in another record.'),
  notNumber: invalid('not a number', 'emulator, sdk', 'Only numbers are allowed.'),
  tooLarge: invalid('a number over the maximum', 'emulator, sdk', 'The value must be {limit} or less.'),
  tooManyDigits: invalid('a number with over 12 digits before its decimals', 'emulator, sql-tools'),
  tooSmall: invalid('a number under the minimum', 'emulator, sdk', 'The value must be {limit} or more.'),
  // These two print the next invalid length: 65 for a maximum of 64.
  tooLong: invalid('a text over the maximum length', 'emulator', 'Enter less than {limit} characters.'),
  tooShort: invalid('a text under the minimum length, sent or not', 'emulator', 'Enter more than {limit} characters.'),
  notOption: invalid('an unknown option', 'emulator', 'The value, "{value}", is not in options.'),
  notTime: unverified('a date or time of another form than the usual one', 'doc Field types; the answer is unverified'),
  // kintone uses a full-width colon.
  noUser: row('an unknown user', 'sdk, forum', '400 GAIA_IL26', 'The specified user (code：{code}) not found.'),
  noOrganization: row('an unknown department', 'forum', '400 GAIA_IL28'),
  noGroup: unverified('an unknown group'),

  // Lookups
  lookupWithoutMatch: row('a lookup without a match, or without access', 'emulator, doc', '400 GAIA_LO04', LOOKUP),
  lookupNotUnique: row('a lookup of a field that allows duplicates', 'forum', '400 GAIA_LO03'),

  // Tables
  rowIdNotNumber: row('a row ID that is not a number', 'doc', '400 CB_IJ01', 'Invalid JSON string.'),
  rowIdTwice: row('a row ID twice', 'doc', '400 GAIA_SI01'),

  // Records
  keyTwice: row('an update key twice in one request', 'sql-tools', '400 GAIA_IQ28'),

  // Queries
  querySyntax: invalid('a query that cannot be parsed', 'emulator'),
  queryField: row('an unknown field in a query', 'e2e export', '400 GAIA_IQ11', 'Specified field ({code}) not found.'),
  queryOperator: row('an operator that the field type does not have', 'doc Query string, sql-tools', '400 GAIA_IQ03'),
  queryInTable: row('"=" or "!=" with a field of a table', 'emulator', '400 GAIA_IQ07'),
  queryFieldType: unverified('a field type without operators', 'doc Query string; the answer is unverified'),
  queryOption: row('an unknown option in a condition', 'emulator', '400 GAIA_IQ10'),
  queryEntity: row('an unknown user, group or department in a condition', 'forum', '400 GAIA_IL42'),
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;

type Values = Readonly<Record<string, string>>;

/** Changes with each run. */
export const MARKER = randomBytes(4).toString('hex');

/** kintone gives every error its own ID; the documentation shows the same one for all. */
const ERROR_ID = 'xxxxxxxx';

/** Fills the placeholders in a rule's text; replaces an unknown text. */
function fillText(text: string | undefined, values: Values = {}): string {
  return text?.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') ?? `unverified text ${MARKER}`;
}

/** A response in the REST API's error format. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(JSON.stringify(body));
  }
}

/** Fails a run that sends a request whose result in kintone is unknown. */
export function failRun(reason: string): never {
  throw new Error(reason);
}

/** The rules that have rejected a request. */
const reached = new Set<RuleName>();

/** Finds rules that no example triggers, which protect no page. */
export const checkRules = (): Problem[] =>
  (Object.keys(RULES) as RuleName[])
    .filter((name) => !reached.has(name))
    .map((name) => ({
      file: 'examples/kintone/rules.ts',
      line: 1,
      text: `no example reaches the rule "${name}": add one to examples/proofs.md, or remove the rule.`,
    }));

/**
 * Rejects a request according to a rule.
 *
 * @param errors texts for single fields, by path, such as `records[0].Company.value`
 */
export function refuse(name: RuleName, values?: Values, errors?: object): never {
  reached.add(name);
  const {status, code = 'UNVERIFIED', when, text}: Rule = RULES[name];
  const message = code === 'UNVERIFIED' ? `unverified: ${when} ${MARKER}` : fillText(text, values);
  throw new ApiError(status, {code, id: ERROR_ID, message, errors});
}

/** Collects the errors in a record's fields, which kintone returns all at once. */
export class FieldErrors {
  readonly #entries: Record<string, {messages: string[]}> = {};
  /** All rules with an entry have the same code and text. */
  #rule?: RuleName;

  add(path: string, name: RuleName, values?: Values): void {
    reached.add(name);
    this.#rule = name;
    (this.#entries[path] ??= {messages: []}).messages.push(fillText((RULES[name] as Rule).entry, values));
  }

  /** Rejects the request if there are errors. */
  check(): void {
    if (this.#rule) {
      refuse(this.#rule, {}, this.#entries);
    }
  }
}
