import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root, Table} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parseMarkdown} from '../parse';
import {toString} from '../unified';
import belowTheFold from './belowTheFold';
import codeFigures from './codeFigures';
import inlinePictures from './inlinePictures';
import tableRows from './tableRows';

type RemarkPlugin = () => (tree: Root) => void;

function run(plugin: RemarkPlugin, text: string): Root {
  const tree = parseMarkdown(text);
  plugin()(tree);
  return tree;
}

/** Returns the values of a field anywhere in a tree. */
const values = (tree: Root, pattern: RegExp): string[] =>
  [...JSON.stringify(tree).matchAll(pattern)].map(([, value]) => value!);

test('tableRows labels the rows of option and message tables, and leaves other tables alone', () => {
  const rows = '| --- | --- |\n| `--app` | – |\n| `--username`, `-u` | x |\n| other | |';
  const tree = run(tableRows, `| Option | Text |\n${rows}`);
  const option = /"mdxJsxTextElement","name":"OptionName","attributes":\[{"type":"mdxJsxAttribute",("name":".+?)}/g;
  expect(values(tree, option)).toEqual(['"name":"id","value":"option-app"', '"name":"id","value":"option-username"']);
  const {data, children} = tree.children[0] as Table;
  expect(data).toEqual({hProperties: {className: ['option-table'], role: 'table'}});
  expect(children.map((row) => [row, ...row.children].map((node) => node.data?.hProperties))).toEqual([
    [{role: 'row'}, {role: 'columnheader'}, {role: 'columnheader'}],
    [{role: 'row'}, {role: 'cell', dataLabel: 'Option'}, {role: 'cell', dataLabel: 'Text', dataEmpty: ''}],
    [{role: 'row'}, {role: 'cell', dataLabel: 'Option'}, {role: 'cell', dataLabel: 'Text'}],
    [{role: 'row'}, {role: 'cell', dataLabel: 'Option'}, {role: 'cell', dataLabel: 'Text', dataEmpty: ''}],
  ]);
  const other = `| Flag | Text |\n${rows}`;
  expect(run(tableRows, other)).toEqual(parseMarkdown(other));
  const twice = '| Option |\n| --- |\n| `--app` |';
  expect(values(run(tableRows, `${twice}\n\n${twice}`), option), 'tables of two versions').toHaveLength(1);
  const tab = run(tableRows, `<TabItem label="1.0" value="a">\n\n${twice}\n\n</TabItem>`);
  expect(values(tab, /"name":"(?:label|value)","value":("[^"]*")/g)).toEqual(['"1.0"', '"a option-app"']);
  const message = run(
    tableRows,
    '| Message | Go to |\n| --- | --- |\n| `--app`, `b` or c, or `d`, or e | [a](#a), `b` |',
  );
  const [messages] = message.children as Table[];
  expect(messages!.data).toEqual({hProperties: {className: ['message-table'], role: 'table'}});
  const parts = messages!.children[1]!.children.map((cell) =>
    cell.children.map((part) => `${part.data?.hName ?? ''} ${toString(part)}`),
  );
  expect(parts, 'a line for each message').toEqual([
    ['span --app', 'span b or c, or d', 'span or e'],
    [' a', ' , ', ' b'],
  ]);
  for (const heading of ['Code', 'You see', 'Last lines', 'System', 'Task', 'Goal']) {
    expect((run(tableRows, `| ${heading} |\n| --- |`).children[0] as Table).data, heading).toEqual(messages!.data);
  }
  expect(values(run(tableRows, '| Task |\n| --- |\n| `a`, `b` |'), /"hName":"(span)"/g), 'only messages').toEqual([]);
});

test('inlinePictures embeds drawings next to the page, and leaves other images and missing files alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeFile(join(folder, 'row.svg'), '<svg>\n  <text>A <b>b</b></text>\n</svg>\n');
  await writeFile(join(folder, 'row.png'), '');
  const others =
    '![a](../row.svg) in text ![a](../row.svg)\n\n[a](../row.svg)\n\n![b](./b.svg)\n\n![c](/../pages/../row.svg)\n\n![d](../row.png)';
  const tree = parseMarkdown(`${others}\n\n![A row.](../row.svg)`);
  inlinePictures()(tree, {path: join(folder, 'pages/page.md')});
  await rm(folder, {recursive: true});
  expect(tree.children.slice(0, -1)).toEqual(parseMarkdown(others).children);
  expect(tree.children.at(-1)).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'Picture',
    attributes: [
      {name: 'alt', value: 'A row.'},
      {name: 'svg', value: '<svg><text>A <b>b</b></text></svg>'},
    ],
    children: [],
  });
});

test('belowTheFold marks all but the first twelve blocks, and leaves short pages alone', () => {
  const names = (text: string): string[] => run(belowTheFold, text).children.map(({type}) => type);
  const paragraphs = (count: number): string => Array.from({length: count}, (_, index) => `${index}`).join('\n\n');
  expect(names(paragraphs(12))).toEqual(Array(12).fill('paragraph'));
  const {children} = run(belowTheFold, `${paragraphs(15)}\n\nexport const a = 1;`);
  expect(children.map(({type}) => type)).toEqual(['mdxjsEsm', ...Array(12).fill('paragraph'), 'mdxJsxFlowElement']);
  expect(children[13]).toMatchObject({name: 'BelowTheFold', children: Array(3).fill({type: 'paragraph'})});
});

describe('codeFigures', () => {
  const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

  interface Node {
    readonly type: string;
    readonly name?: string;
    readonly attributes?: readonly {readonly name: string; readonly value: string | null}[];
    readonly children?: readonly Node[];
  }

  /** Returns a block as its name, label, exit code, and text; a parent as a list that begins with its kind. */
  function show({type, name, attributes = [], children = []}: Node): unknown {
    const value = (wanted: string): string | null | undefined => attributes.find((one) => one.name === wanted)?.value;
    switch (name) {
      case 'CodeBlock':
        return [
          ...['name', 'label', 'exit'].flatMap((prop) => value(prop) ?? []),
          value('html')!
            .replaceAll(/<(?:"[^"]*"|[^">])*>/g, '')
            .trim(),
        ].join(' | ');
      case 'TabItem':
        return [value('value'), value('label'), show(children[0]!)].join(': ');
      case undefined:
        return type;
      default:
        return [[name, ...attributes.map((one) => one.value)].join(' '), ...children.map(show)];
    }
  }

  const shown = (...blocks: string[]): unknown[] =>
    (run(codeFigures, blocks.join('\n\n')).children as readonly Node[]).map(show);

  test('turns an example into one figure with labeled parts', () => {
    expect(
      shown(
        fence('csv title="a.csv" input', 'A'),
        fence('text title="photos" tree input', 'photos'),
        fence('bash example exit=1', 'cli-kintone'),
        fence('text stderr', 'Failed'),
        fence('csv stdout', 'B'),
        fence('csv title="b.csv" result', 'C'),
        'text',
        fence('bash example continue', 'cli-kintone'),
      ),
    ).toEqual([
      [
        'figure code-figure Example',
        'a.csv | A',
        'photos/ | photos',
        'Terminal | cli-kintone',
        'Log (stderr) | 1 | Failed',
        'Output | B',
        'b.csv | Result | C',
      ],
      'paragraph',
      'cli-kintone',
    ]);
  });

  test('finds blocks inside lists and other blocks', () => {
    const tree = run(codeFigures, '- Text\n\n  ~~~text\n  a\n  ~~~\n\n  ~~~csv\n  Item\n  ~~~');
    expect(values(tree, /"mdxJsxAttribute",("name":"[^}]+)/g)).toEqual([
      ...['"name":"kind","value":"code"', '"name":"language","value":"text"'],
      ...['"name":"html","value":"<span>a\\n</span>"'],
      ...['"name":"kind","value":"code"', '"name":"language","value":"csv"'],
      ...['"name":"html","value":"<span>Item\\n</span>"', '"name":"isTable","value":null'],
    ]);
  });

  test('adds tabs only to examples that other shells write differently', () => {
    expect(shown(fence('bash example exit=1', 'cli-kintone --fields=A,B'))).toEqual([
      [
        'div code-figure',
        [
          'Tabs shell',
          'bash: bash: 1 | cli-kintone --fields=A,B',
          'powershell: PowerShell: 1 | cli-kintone "--fields=A,B"',
          'cmd windows: cmd: 1 | cli-kintone --fields=A,B',
        ],
      ],
    ]);
    const same = 'cli-kintone record export --app 8';
    expect(shown(fence('bash example', same))).toEqual([same]);
    expect(shown(fence('bash skip="shows a token"', 'export A=b'))).toEqual(['export A=b']);
    expect(shown(fence('bash title="a.sh" input', 'export A=b'))).toEqual(['a.sh | export A=b']);
  });

  test('joins neighboring blocks for different shells', () => {
    const three = [fence('bash', 'a'), fence('batch', 'b'), fence('powershell', 'c')];
    expect(shown(...three)).toEqual([
      ['div code-figure', ['Tabs shell', 'bash: bash: a', 'powershell: PowerShell: c', 'cmd windows: cmd: b']],
    ]);
    expect(shown(three[0]!, three[2]!)).toEqual([
      ['div code-figure', ['Tabs shell', 'bash: bash: a', 'powershell cmd windows: PowerShell: c']],
    ]);
  });

  test('separates blocks for the same shell, for no shell, or with text between them', () => {
    expect(shown(fence('bash', 'a'), fence('bash', 'b'))).toEqual(['a', 'b']);
    expect(shown(fence('bash', 'a'), fence('batch', 'b'), fence('bash', 'c')).at(-1)).toBe('c');
    expect(shown(fence('bash example', 'a'), fence('batch', 'b'))).toEqual(['a', 'b']);
    expect(shown(fence('bash', 'a'), fence('text', 'b'))).toEqual(['a', 'b']);
    expect(shown(fence('text', 'a'), fence('bash', 'b'))).toEqual(['a', 'b']);
    expect(shown(fence('bash', 'a'), 'or', fence('batch', 'b'))).toEqual(['a', 'paragraph', 'b']);
  });
});
