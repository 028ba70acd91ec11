import {expect, it} from 'vitest';
import {parseSource} from '../source';
import type {HelpOption} from './help';
import {checkOptionNames, checkRows} from './options';
import {type OptionRow, readOptionTables} from './optionTables';

const option = (name: string, extra: Partial<HelpOption> = {}): HelpOption => ({
  names: [name],
  required: false,
  choices: [],
  ...extra,
});

const HELP = [
  option('--help'),
  option('--base-url', {required: true, variable: 'KINTONE_BASE_URL'}),
  option('--app', {required: true}),
  option('--encoding', {choices: ['utf8', 'sjis'], defaultValue: 'utf8'}),
  option('--username', {names: ['--username', '-u']}),
];

const SHARED = `## General {#general}\n\n### Help {#help}

| Option | Description |
| --- | --- |
| \`--help\` | Help. |

## Connection {#connection}

| Option | Description | Variable |
| --- | --- | --- |
| \`--base-url\` | **Required.** Address. | \`KINTONE_BASE_URL\` |
`;

const PAGE = `## Options {#options}

| Option | Description | Default | Values |
| --- | --- | --- | --- |
| \`--app\` | **Required.** App. | – | app ID |
| \`--encoding\` | Encoding. | \`utf8\` | \`utf8\`, \`sjis\` |
| \`--username\`, \`-u\` | **Login** name. | – | |
| \`--experimental-use-server-side-upsert\` | Nothing. | off | – |
`;

const rowsOf = (file: string, text: string): OptionRow[] => readOptionTables(parseSource(file, text));

const check = (page: string, shared = SHARED, command = 'record import', help = HELP): string[] =>
  checkRows(command, 'docs/page.md', help, rowsOf('docs/page.md', page), rowsOf('docs/options.md', shared)).map(
    ({file, line, text}) => `${file}:${line}: ${text}`,
  );

const inProgram = (line: number, name: string, codes: string, column: string): string =>
  `${line}: in the program, ${name} has ${codes}: write exactly this into the column ${column}.`;

it.each([
  ['| `--app` | **Required.**', '| `--app` | The', '5: --app is required: begin the description with **Required.**.'],
  ['| **Login** name.', '| **Required.** Login name.', '7: --username is not required: remove **Required.**.'],
  ['`--username`, `-u`', '`--username`', inProgram(7, '--username', '`--username`, `-u`', 'Option')],
  ['`utf8`, `sjis`', '`utf8`', inProgram(6, '--encoding', '`utf8`, `sjis`', 'Values')],
  ['| `utf8` |', '| `sjis` |', inProgram(6, '--encoding', '`utf8`', 'Default')],
  ['| – | app ID', '| `8` | app ID', inProgram(5, '--app', 'nothing', 'Default')],
  ['| `--app` ', '| `--ap` ', '5: record import has no option `--ap`: remove or correct the row.'],
  [
    '| `--app` | **Required.** App. | – | app ID |\n',
    '',
    '5: the option `--app` of record import is missing: add a row for it.',
  ],
  [
    '| `--username`, `-u` |',
    '| `--app` | **Required.** | – | – |\n| `--username`, `-u` |',
    '7: the option `--app` of record import occurs twice: keep one row.',
  ],
])('checkOptions reports the replacement of %s with %s', (before, after, expected) => {
  expect(PAGE).toContain(before);
  expect(check(PAGE.replace(before, after))).toContain(`docs/page.md:${expected}`);
});

it('checkOptions accepts options hidden from the help, and common ones that another command lacks', () => {
  const shared = `${SHARED}| \`--username\` | Name. | – |\n`;
  const help = [option('--help'), option('--base-url', {required: true, variable: 'KINTONE_BASE_URL'})];
  expect(check('', shared, 'record delete', help)).toEqual([]);
  expect(check('', shared, 'plugin upload', help)).toEqual([]);
  expect(check('', shared, 'record list', help)).toEqual([
    'docs/options.md:14: record list has no option `--username`: remove or correct the row.',
  ]);
});

it('checkOptions uses the heading above a table, and the version in its tab', () => {
  const page = `# A\n\n## customize init {#init}\n
<TabItem label="1.0.0">\n\n| Option |\n| - |\n| \`--app\` |\n\n</TabItem>\n
## customize export {#export}\n\n| Option |\n| - |\n| \`--a\` |\n`;
  expect(rowsOf('docs/page.md', page).map(({heading, tab}) => [heading, tab])).toEqual([
    ['customize init', '1.0.0'],
    ['customize export', undefined],
  ]);
});

it('checkOptions checks environment variables', () => {
  expect(check(PAGE, SHARED.replace('KINTONE_BASE_URL', 'KINTONE_URL'))).toEqual([
    `docs/options.md:${inProgram(13, '--base-url', '`KINTONE_BASE_URL`', 'Variable')}`,
  ]);
});

const names = (markdown: string): string[] =>
  checkOptionNames(parseSource('docs/page.md', markdown), new Set(['--app'])).map(({line, text}) => `${line}: ${text}`);

it('checkOptionNames reports unknown options with their line', () => {
  expect(names('Text\n`--ap`\n\n```bash\nx\ncli-kintone --attachment-dir a\nnpm install --save-dev\n```')).toEqual([
    '2: no command has the option --ap: correct the name.',
    '6: no command has the option --attachment-dir: correct the name.',
  ]);
});
