// cspell:disable -- readers misspell, and so do their questions
/**
 * A second hundred questions that the ranking is never tuned on: they were written from the list of pages and
 * their titles alone, before any of them was asked. They say how the search does on questions that nobody had
 * in mind. When one is missed, leave the ranking as it is; mend an expectation only where the page that was
 * found is truly as good.
 */
import type {Question} from './questions';

const question = (query: string, ...right: string[]): Question => ({query, right});

/** Windows and Excel; a CSV is to come out, or to go in, today. */
const administrator: readonly Question[] = [
  question('umlauts broken after export', '/reference/record-export/encoding/', '/guide/formats/csv/'),
  question('japanese characters look weird in excel', '/reference/record-export/encoding/', '/guide/formats/csv/'),
  question(
    'how do I get my kintone data into excel',
    '/guide/commands/record-export/',
    '/guide/formats/csv/',
    '/reference/record-export/encoding/',
    '/guide/',
  ),
  question(
    'excel saves my csv as ansi',
    '/reference/record-import/encoding/',
    '/guide/formats/csv/',
    '/reference/errors/mismatch-encoding/',
  ),
  question('install on windows', '/guide/installation/'),
  question('download the exe', '/guide/installation/'),
  question(
    'cli-kintone is not recognized as an internal or external command',
    '/guide/installation/',
    '/guide/troubleshooting/',
  ),
  question('where do i enter my password', '/guide/options/', '/guide/'),
  question('api token', '/guide/options/', '/guide/'),
  question('delete every record', '/reference/record-delete/delete-all-records/', '/guide/commands/record-delete/'),
  question('can i undo a delete', '/guide/commands/record-delete/', '/reference/record-delete/delete-all-records/'),
  question(
    'delte records form csv',
    '/reference/record-delete/delete-specified-records/',
    '/guide/commands/record-delete/',
  ),
  question(
    'semicolon instead of comma',
    '/reference/record-export/delimiters/',
    '/reference/record-import/delimiters/',
    '/guide/formats/csv/',
  ),
  question('import tab separated file', '/reference/record-import/delimiters/'),
  question(
    'update existing records instead of creating duplicates',
    '/reference/record-import/upsert/',
    '/guide/commands/record-import/',
  ),
  question(
    'attachement upload',
    '/reference/record-import/fields/attachment/',
    '/guide/commands/record-import/#attachments',
  ),
  question('download attached files', '/reference/record-export/fields/attachment/'),
  question('in which folder are the exported attachments saved', '/reference/record-export/fields/attachment/'),
  question('export only some columns', '/reference/record-export/target-fields/'),
  question('change colum order', '/reference/record-export/fields-order/'),
  question('export with a condition', '/guide/commands/record-export/'),
  question('sort exported records', '/guide/commands/record-export/'),
  question(
    'checkbox field',
    '/guide/formats/csv/',
    '/reference/record-import/fields/',
    '/reference/record-export/fields/',
  ),
  question(
    'date format',
    '/guide/formats/csv/',
    '/reference/record-import/fields/',
    '/reference/record-export/fields/',
  ),
  question(
    'line break inside a cell',
    '/guide/formats/csv/',
    '/reference/record-export/delimiters/',
    '/reference/record-import/delimiters/',
  ),
  question('import subtable rows', '/reference/record-import/fields/table/'),
  question('lookup field', '/reference/record-import/fields/', '/reference/record-export/fields/'),
  question(
    'app in a guest space',
    '/guide/options/',
    '/reference/record-import/errors-warnings/#guest-space',
    '/reference/record-export/errors-warnings/#guest-space',
  ),
  question(
    'user selection',
    '/reference/record-import/fields/user-group-org-selection/',
    '/reference/record-export/fields/user-group-org-selection/',
  ),
  question('backup of all records', '/guide/commands/record-export/', '/guide/'),
];

/** A build server, a script, a package. */
const developer: readonly Question[] = [
  question(
    'exit code',
    '/guide/commands/record-import/',
    '/guide/commands/record-export/',
    '/guide/commands/record-delete/',
    '/reference/record-delete/delete-all-records/',
    '/reference/logging/',
    '/reference/',
  ),
  question(
    'skip confirmation prompt',
    '/reference/record-delete/delete-all-records/',
    '/guide/commands/record-delete/',
  ),
  question('dry run delete', '/guide/commands/record-delete/', '/reference/record-delete/delete-all-records/'),
  question('environment variables', '/guide/options/'),
  question('npm global install', '/guide/installation/'),
  question('how do I upgrade to the latest version', '/guide/installation/', '/community/versioning/'),
  question('pin the version in package.json', '/community/versioning/'),
  question('breaking changes policy', '/community/versioning/'),
  question('write log to a file', '/reference/logging/'),
  question('set log level to debug', '/reference/logging/', '/guide/options/'),
  question('quiet output in ci', '/reference/logging/'),
  question('stdout or stderr', '/reference/logging/'),
  question('color of log lines', '/reference/logging/'),
  question('retry on 503', '/reference/errors/retry-api-requests/'),
  question('does it retry when kintone is down', '/reference/errors/retry-api-requests/'),
  question('how long until a request times out', '/reference/errors/network-timeout/'),
  question('corporate proxy', '/reference/proxy/http-proxy/'),
  question('HTTPS_PROXY', '/reference/proxy/http-proxy/', '/guide/options/'),
  question('special characters in proxy password', '/reference/proxy/proxy-authn/'),
  question('shell completion zsh', '/guide/installation/'),
  question('client certificate pfx', '/guide/options/'),
  question('basic auth', '/guide/options/'),
  question('rebuild plugin on file change watch', '/guide/commands/plugin-pack/'),
  question('private key ppk', '/guide/commands/plugin-pack/'),
  question('get plugin id from zip', '/guide/commands/plugin-info/'),
  question('is plugin pack stable?', '/community/stability-index/', '/guide/commands/plugin-pack/'),
  question(
    'experimental server side upsert',
    '/blog/cli-kintone-v1-13-0/',
    '/blog/cli-kintone-v1-14-2/',
    '/reference/record-import/upsert/',
    '/guide/commands/record-import/',
    '/community/stability-index/',
  ),
  question('whats new in 1.14', '/blog/cli-kintone-v1-14-0/', '/blog/cli-kintone-v1-14-2/'),
  question('release notes 1.12.3', '/blog/cli-kintone-v1-12-3/'),
  question('MIT license', '/community/credits/'),
  question('open a pull request', '/community/contributing/'),
  question('where can I ask in japanese', '/community/', '/guide/troubleshooting/#ask'),
  question('composite or single update key', '/reference/record-import/upsert/'),
  question(
    'import failed half way, how do I resume',
    '/reference/record-import/errors-warnings/',
    '/reference/record-import/upsert/',
  ),
  question('what are the limits', '/reference/'),
];

/** The message on the screen, pasted with what stands around it. */
const pasted: readonly Question[] = [
  question(
    '[2025-03-11T07:14:52.118Z] ERROR: Error: Failed to decode the specified CSV file.',
    '/reference/errors/mismatch-encoding/',
  ),
  question(
    'The specified encoding (sjis) might mismatch the actual encoding of the CSV file.',
    '/reference/errors/mismatch-encoding/',
  ),
  question(
    '[2026-01-09T22:41:03.500Z] ERROR: [ECONNABORTED] timeout of 600000ms exceeded',
    '/reference/errors/network-timeout/',
  ),
  question(
    'ERROR: The cli-kintone aborted due to a network error.',
    '/reference/errors/network-timeout/',
    '/guide/troubleshooting/',
  ),
  question(
    '[2025-11-30T23:59:59.001Z] WARN: Retrying request after 2210 milliseconds... (count: 2, limit: 5)',
    '/reference/errors/retry-api-requests/',
  ),
  question(
    '[2025-06-17T09:02:11.734Z] ERROR: Error: 407: Proxy Authentication Required',
    '/reference/proxy/proxy-authn/',
    '/reference/proxy/http-proxy/',
  ),
  question(
    'Error: connect ECONNREFUSED 10.1.2.3:8080',
    '/reference/proxy/http-proxy/',
    '/guide/troubleshooting/',
    '/reference/record-import/errors-warnings/#connection-errors',
  ),
  question(
    'getaddrinfo ENOTFOUND mycompany.cybozu.com',
    '/guide/troubleshooting/',
    '/reference/proxy/http-proxy/',
    '/guide/options/#base-url',
  ),
  question('Error: unable to verify the first certificate', '/guide/troubleshooting/', '/reference/proxy/http-proxy/'),
  question(
    'ERROR: Failed to upsert all records.',
    '/reference/record-import/upsert/',
    '/reference/record-import/errors-warnings/',
  ),
  question(
    '[2025-09-01T12:00:00.000Z] ERROR:   An error occurred on Price at row 17.',
    '/reference/record-import/errors-warnings/',
  ),
  question(
    "Error: ENOENT: no such file or directory, open 'customers.csv'",
    '/reference/record-import/errors-warnings/',
    '/guide/commands/record-import/#errors',
    '/guide/troubleshooting/',
  ),
  question(
    'Unexpected file type: xlsx is unacceptable.',
    '/reference/record-import/errors-warnings/',
    '/reference/record-delete/delete-specified-records/',
    '/guide/troubleshooting/',
  ),
  question('The response is missing a field (Status)', '/reference/record-export/errors-warnings/'),
  question('WARN: No records exist in the app or match the condition.', '/reference/record-export/errors-warnings/'),
  question(
    'The delete command only supports API token authentication.',
    '/guide/commands/record-delete/',
    '/reference/record-delete/delete-all-records/',
    '/reference/record-delete/delete-specified-records/',
  ),
  question('Not exists record number. ID: 4711', '/reference/record-delete/delete-specified-records/'),
  question(
    'The specified field "Betrag" does not exist on the CSV',
    '/reference/record-import/errors-warnings/',
    '/reference/record-import/target-fields/',
  ),
  question(
    'Error: --attachments-dir option is required.',
    '/reference/record-import/errors-warnings/',
    '/guide/commands/record-import/#errors',
    '/reference/record-import/fields/attachment/',
  ),
  question('End of central directory record signature not found', '/guide/commands/plugin-info/'),
];

/** Still typing, or typing badly, or in other spellings. */
const unfinished: readonly Question[] = [
  question('troublesh', '/guide/troubleshooting/'),
  question('upse', '/reference/record-import/upsert/'),
  question('delimi', '/reference/record-export/delimiters/', '/reference/record-import/delimiters/'),
  question('stabil', '/community/stability-index/'),
  question('--update-k', '/reference/record-import/upsert/', '/guide/commands/record-import/'),
  question('plugin pa', '/guide/commands/plugin-pack/'),
  question('proxy auth', '/reference/proxy/proxy-authn/'),
  question('versioni', '/community/versioning/'),
  question(
    'shfit_jis',
    '/reference/record-export/encoding/',
    '/reference/record-import/encoding/',
    '/reference/record-delete/encoding/',
    '/guide/commands/record-import/#shift-jis',
    '/guide/commands/record-delete/#shift-jis',
  ),
  question('recrod export', '/guide/commands/record-export/', '/category/exporting-records/'),
  question('enviroment varibles', '/guide/options/'),
  question('netwrok timout', '/reference/errors/network-timeout/'),
  question('proxy authentifizierung', '/reference/proxy/proxy-authn/'),
  question(
    'organisation selection',
    '/reference/record-import/fields/user-group-org-selection/',
    '/reference/record-export/fields/user-group-org-selection/',
  ),
  question('licence', '/community/credits/'),
];

export const heldOutQuestions: readonly Question[] = [...administrator, ...developer, ...pasted, ...unfinished];
