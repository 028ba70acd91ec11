import {describe, expect, it} from 'vitest';
import {DOCUMENTED_VERSION} from '../../src/site/version';
import {DEFAULT_VERSION, programOf, substituteFor} from '../program';
import {parseSource} from '../source';
import {extractExamples} from './extract';

const fence = (info: string, text = '', indent = ''): string =>
  ['```' + info, ...text.split('\n'), '```'].map((line) => indent + line).join('\n');

const page = (...blocks: readonly string[]): ReturnType<typeof extractExamples> =>
  extractExamples(parseSource('docs/page.md', blocks.join('\n\n')));

const EXPORT = 'cli-kintone record export --app 8';
const problemsOf = (...blocks: readonly string[]): string[] =>
  page(...blocks).problems.map(({line, text}) => `${line}: ${text}`);

describe('extractExamples', () => {
  it('gathers a command with its inputs and outputs', () => {
    const {chains, problems} = page(
      '---\ntitle: Page\n---',
      '## Heading {#heading}',
      fence('csv title="customers.csv" input encoding=sjis', 'CustomerId'),
      ':::tip\n\n' +
        fence(
          'bash example exit=1 stdin="y" seed=9 hide=stdout',
          'cli-kintone record import --file-path customers.csv',
        ) +
        '\n\n:::',
      fence('text stderr', 'ERROR'),
      fence('text title="out" tree result', 'out'),
    );
    expect(problems).toEqual([]);
    expect(chains).toHaveLength(1);
    const [example] = chains[0] ?? [];
    expect(example?.command).toMatchObject({
      line: 13,
      endLine: 15,
      exit: 1,
      stdin: 'y',
      server: {seed: '9'},
      hidden: ['stdout'],
      version: DEFAULT_VERSION,
    });
    expect(example?.inputs).toMatchObject([{path: 'customers.csv', encoding: 'sjis', tree: false}]);
    expect(example?.outputs).toMatchObject([{path: 'stderr'}, {path: 'out', tree: true}]);
  });

  it('assigns commands the specified version, or the one for their group', () => {
    const {chains} = page(
      fence('bash example', 'cli-kintone plugin info'),
      fence('bash example cli=1.12.3', EXPORT),
      fence('bash example', 'cli-kintone --version'),
    );
    expect(chains.map(([example]) => example!.command.version)).toEqual([
      substituteFor(DOCUMENTED_VERSION, 'plugin'),
      '1.12.3',
      DEFAULT_VERSION,
    ]);
    expect(() => programOf('9.0.0', new Map())).toThrow(
      'run npm install --save-dev --save-exact kintone-cli-9.0.0@npm:',
    );
  });

  it('chains continued examples', () => {
    const {chains} = page(
      fence('bash example', EXPORT),
      fence('bash example continue', EXPORT),
      fence('bash example', EXPORT),
    );
    expect(chains.map((chain) => chain.length)).toEqual([2, 1]);
  });

  it('reads fences in lists, and ignores those inside samples', () => {
    const {chains, problems} = page(
      `- Step\n\n${fence('bash example', EXPORT, '  ')}`,
      ['````md', fence('bash', EXPORT), fence('text stdout'), '````'].join('\n'),
    );
    expect(chains[0]?.[0]?.command.text).toBe(EXPORT);
    expect(chains).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  it('collects skipped blocks with the reason', () => {
    const {skipped} = page(fence('bash skip="installs globally"', 'npm install -g @kintone/cli'));
    expect(skipped).toMatchObject([{reason: 'installs globally', line: 1}]);
  });

  it.each([
    [
      'unmarked bash',
      [fence('bash', EXPORT)],
      '1: this block shows cli-kintone but is never run: add the word example',
    ],
    ['unmarked PowerShell', [fence('powershell', 'npm i -g @kintone/cli')], '1: this block shows cli-kintone'],
    ['a word that cannot be read', [fence('text title="a"input')], '1: cannot read title="a"input'],
    [
      'an unknown word',
      [fence('bash example quit=1', EXPORT), fence('text stdout')],
      '1: cannot read quit after the language: possible words',
    ],
    ['a word of another kind', [fence('text stderr exit=1')], '1: cannot read exit'],
    ['a PowerShell example', [fence('powershell example', EXPORT)], '1: only bash can be an example'],
    ['an output alone', [fence('text stdout')], '1: no example before the output of stdout'],
    ['an output of a skipped command', [fence('bash skip="x"', EXPORT), fence('text stdout')], '5: no example before'],
    [
      'an output twice',
      [fence('bash example', EXPORT), fence('text stdout'), fence('csv stdout')],
      '9: the example shows stdout twice',
    ],
    ['an input at the end', [fence('csv title="a.csv" input')], '1: no example comes after this input'],
    ['an input without title', [fence('csv input')], '1: a title is missing: add title="…"'],
    [
      'nothing to continue',
      [fence('bash example continue', EXPORT)],
      '1: there is no example before this one to continue',
    ],
    [
      'a wrong version',
      [fence('bash example cli=1.0.0', EXPORT)],
      '1: 1.0.0 is not installed: write cli=1.12.3 or cli=',
    ],
    ['a word without its value', [fence('bash example exit', EXPORT)], '1: the word "exit" needs a value: write exit='],
    [
      'an output of the input before it',
      [fence('bash example', EXPORT), fence('csv title="a" input'), fence('csv stdout'), fence('bash example', EXPORT)],
      '9: no example before the output of stdout',
    ],
    ['an empty reason', [fence('bash skip=""', EXPORT)], '1: the word "skip" needs a value'],
  ])('reports %s', (_, blocks, expected) => {
    expect(problemsOf(...blocks)).toEqual([expect.stringContaining(expected)]);
  });
});
