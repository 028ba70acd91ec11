import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parseMarkdown} from '../markdown/parse';
import belowTheFold from './belowTheFold';
import codeFigures from './codeFigures';
import inlinePictures from './inlinePictures';
import optionAnchors from './optionAnchors';
import stabilityBoxes from './stabilityBoxes';
import unbrokenCode from './unbrokenCode';

type RemarkPlugin = () => (tree: Root) => void;

function run(plugin: RemarkPlugin, text: string): Root {
  const tree = parseMarkdown(text);
  plugin()(tree);
  return tree;
}

/** The value of a field anywhere in a tree. */
const values = (tree: Root, pattern: RegExp): string[] =>
  [...JSON.stringify(tree).matchAll(pattern)].map(([, value]) => value!);

describe('optionAnchors', () => {
  const anchors = (text: string): string[] => values(run(optionAnchors, text), /"name":"id","value":"([^"]+)"/g);

  test('marks the rows of option tables', () => {
    expect(
      anchors('| Option | Text |\n| --- | --- |\n| `--app` | x |\n| `--username`, `-u` | x |\n| other | x |'),
    ).toEqual(['option-app', 'option-username']);
  });

  test('leaves other tables alone', () => {
    expect(anchors('| Flag | Text |\n| --- | --- |\n| `--app` | x |')).toEqual([]);
  });
});

test('inlinePictures makes drawings beside the page a part of it, and leaves other images and missing files alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeFile(join(folder, 'a.svg'), '<svg>\n  <text>A <b>b</b></text>\n</svg>\n');
  const tree = parseMarkdown('![A row.](./a.svg)\n\nIn text ![a](./a.svg)\n\n![b](./b.svg)\n\n![c](/img/c.svg)');
  inlinePictures()(tree, {path: join(folder, 'page.md')});
  await rm(folder, {recursive: true});
  expect(tree.children).toMatchObject([
    {
      name: 'Picture',
      attributes: [
        {name: 'alt', value: 'A row.'},
        {name: 'svg', value: '<svg><text>A <b>b</b></text></svg>'},
      ],
    },
    {type: 'paragraph'},
    {children: [{type: 'image', url: './b.svg'}]},
    {children: [{type: 'image', url: '/img/c.svg'}]},
  ]);
});

test('belowTheFold marks all but the first twelve blocks, and leaves short pages alone', () => {
  const names = (text: string): string[] => run(belowTheFold, text).children.map(({type}) => type);
  const paragraphs = (count: number): string => Array.from({length: count}, (_, index) => `${index}`).join('\n\n');
  expect(names(paragraphs(12))).toEqual(Array(12).fill('paragraph'));
  const tree = run(belowTheFold, paragraphs(15));
  expect(tree.children).toHaveLength(13);
  expect(tree.children[12]).toMatchObject({name: 'BelowTheFold', children: Array(3).fill({type: 'paragraph'})});
});

test('unbrokenCode marks short code without a space', () => {
  const tree = run(unbrokenCode, '`--update-key` and `record import` and `--experimental-use-server-side-upsert`');
  expect(values(tree, /"value":"([^"]+)","position":[^[]*"data":/g)).toEqual(['--update-key']);
});

test('stabilityBoxes turns boxes of the Stability Index into stock ones, with their own title', () => {
  const tree = run(
    stabilityBoxes,
    ':::experimental\n\na\n\n:::\n\n:::deprecated[Since 2]\n\na\n\n:::\n\n:::note\n\na\n\n:::',
  );
  expect(tree.children).toMatchObject([
    {name: 'info', attributes: {class: 'theme-admonition-experimental', title: 'Experimental'}},
    {name: 'warning', attributes: {class: 'theme-admonition-deprecated'}},
    {name: 'note', attributes: {}},
  ]);
  expect(tree.children[1]).not.toHaveProperty('attributes.title');
});

describe('codeFigures', () => {
  const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

  interface Node {
    readonly type: string;
    readonly name?: string;
    readonly attributes?: readonly {readonly name: string; readonly value: string | null}[];
    readonly children?: readonly Node[];
  }

  /** A block as its name, label, exit code and text; a figure as a list of its parts; tabs by shell. */
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
        return [value('value'), show(children[0]!)].join(': ');
      case undefined:
        return type;
      default:
        return children.map(show);
    }
  }

  const shown = (...blocks: string[]): unknown[] =>
    (run(codeFigures, blocks.join('\n\n')).children as readonly Node[]).map(show);

  test('makes one figure of an example, and tells its parts apart', () => {
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

  test('shows the exit code beside a command that prints nothing', () => {
    expect(shown(fence('bash example exit=1 hide=stderr', 'a'))).toEqual(['1 | a']);
    expect(shown(fence('bash example exit=0', 'a'))).toEqual(['a']);
  });

  test('finds blocks inside lists and other blocks', () => {
    expect(shown(`- Text\n\n  ${fence('text', 'a').replaceAll('\n', '\n  ')}`)).toEqual(['list']);
    expect(values(run(codeFigures, '- Text\n\n  ~~~text\n  a\n  ~~~'), /"html","value":"([^"]+)"/g)).toEqual([
      '<span>a\\n</span>',
    ]);
  });

  test('adds tabs to an example that other shells write otherwise, and to no other', () => {
    expect(shown(fence('bash example exit=1', 'export KINTONE_API_TOKEN=oak'))).toEqual([
      [
        [
          'bash: 1 | export KINTONE_API_TOKEN=oak',
          'powershell: 1 | $env:KINTONE_API_TOKEN = "oak"',
          'cmd: 1 | set "KINTONE_API_TOKEN=oak"',
        ],
      ],
    ]);
    const same = 'cli-kintone record export --app 8';
    expect(shown(fence('bash example', same))).toEqual([same]);
    expect(shown(fence('bash skip="shows a token"', 'export A=b'))).toEqual(['export A=b']);
  });

  test('joins neighboring blocks for different shells', () => {
    const three = [fence('bash', 'a'), fence('batch', 'b'), fence('powershell', 'c')];
    expect(shown(...three)).toEqual([[['bash: a', 'powershell: c', 'cmd: b']]]);
  });

  test('keeps blocks for the same shell, for no shell, and with text between them apart', () => {
    expect(shown(fence('bash', 'a'), fence('bash', 'b'))).toEqual(['a', 'b']);
    expect(shown(fence('bash', 'a'), fence('text', 'b'))).toEqual(['a', 'b']);
    expect(shown(fence('text', 'a'), fence('bash', 'b'))).toEqual(['a', 'b']);
    expect(shown(fence('bash', 'a'), 'or', fence('batch', 'b'))).toEqual(['a', 'paragraph', 'b']);
  });
});
