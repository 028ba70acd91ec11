import {describe, expect, it} from 'vitest';
import type {Command, HelpOption} from './help';
import {checkOptionNames} from './optionNames';
import {checkOptions} from './options';
import {readOptionTables} from './tables';

const IMPORT: Command = {name: 'record import', page: 'docs/import.md'};
const PACK: Command = {name: 'plugin pack', page: 'docs/pack.md', tab: '1.0.0'};

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

| Option | Description | Environment variable |
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

const check = (
  page: string,
  shared = SHARED,
  command: Command = IMPORT,
  help: readonly HelpOption[] = HELP,
): string[] =>
  checkOptions(command, help, readOptionTables(command.page, page), readOptionTables('docs/options.md', shared)).map(
    ({file, line, text}) => `${file}:${line}: ${text}`,
  );

const inProgram = (line: number, name: string, codes: string, column: string): string =>
  `${line}: in the program, ${name} has ${codes}: write exactly this into the column ${column}.`;

describe('checkOptions', () => {
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
  ])('%s → %s', (before, after, expected) => {
    expect(PAGE).toContain(before);
    expect(check(PAGE.replace(before, after))).toContain(`docs/import.md:${expected}`);
  });

  it('knows the commands that require a login', () => {
    const shared = `${SHARED}| \`--api-token\` | Token. | – |\n`;
    const help = [option('--help'), option('--base-url', {required: true, variable: 'KINTONE_BASE_URL'})];
    expect(check('', shared, {name: 'plugin upload', page: 'docs/upload.md'}, help)).toEqual([]);
    expect(check('', shared, {name: 'plugin list', page: 'docs/list.md'}, help)).toEqual([
      'docs/options.md:14: plugin list has no option `--api-token`: remove or correct the row.',
    ]);
  });

  it('compares the table of a version with the help of this version', () => {
    const tab = (label: string, names: string): string =>
      `<TabItem label="${label}">\n\n| Option | Description |\n| --- | --- |\n| ${names} | Folder. |\n\n</TabItem>\n`;
    const page = `<Tabs>\n${tab('2.0.0 and later', '`--input`, `-i`')}${tab('1.0.0', '`--input`')}</Tabs>`;
    const newer = option('--input', {names: ['--input', '-i']});
    expect(check(page, '', {...PACK, tab: '2.0.0 and later'}, [newer])).toEqual([]);
    expect(check(page, '', PACK, [newer])).toEqual([
      `docs/pack.md:${inProgram(13, '--input', '`--input`, `-i`', 'Option')}`,
    ]);
  });

  it('checks environment variables', () => {
    expect(check(PAGE, SHARED.replace('KINTONE_BASE_URL', 'KINTONE_URL'))).toEqual([
      `docs/options.md:${inProgram(13, '--base-url', '`KINTONE_BASE_URL`', 'Environment variable')}`,
    ]);
  });
});

describe('checkOptionNames', () => {
  const names = (markdown: string): string[] =>
    checkOptionNames('docs/page.md', markdown, new Set(['--app'])).map(({line, text}) => `${line}: ${text}`);

  it('reports others with their line', () => {
    expect(names('Text\n`--ap`\n\n```bash\nx\ncli-kintone --attachment-dir a --save-dev\n```')).toEqual([
      '2: no command has the option --ap: correct the name.',
      '6: no command has the option --attachment-dir: correct the name.',
      '6: no command has the option --save-dev: correct the name.',
    ]);
  });
});
