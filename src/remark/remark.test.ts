import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parseMarkdown} from '../markdown/parse';
import inlinePictures from './inlinePictures';
import optionAnchors from './optionAnchors';
import shellTabs from './shellTabs';
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

describe('shellTabs', () => {
  const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

  interface Node {
    readonly type: string;
    readonly name?: string;
    readonly lang?: string;
    readonly value?: string;
    readonly children?: readonly Node[];
  }

  /** A block as text: a language and its code; a list for tabs. */
  function show({type, name, lang, value, children = []}: Node): unknown {
    if (name === 'Tabs') {
      return children.map(show);
    }
    return name === 'TabItem' ? show(children[0]!) : type === 'code' ? `${lang}: ${value}` : type;
  }

  const blocks = (...fences: string[]): unknown[] =>
    (run(shellTabs, fences.join('\n\n')).children as readonly Node[]).map(show);

  test('adds tabs to an example that other shells write otherwise, and to no other', () => {
    expect(blocks(fence('bash example exit=1', 'export KINTONE_API_TOKEN=oak'))).toEqual([
      [
        'bash: export KINTONE_API_TOKEN=oak',
        'powershell: $env:KINTONE_API_TOKEN = "oak"',
        'batch: set "KINTONE_API_TOKEN=oak"',
      ],
    ]);
    const same = 'cli-kintone record export --app 8';
    expect(blocks(fence('bash example', same))).toEqual([`bash: ${same}`]);
    expect(blocks(fence('bash skip="shows a token"', 'export A=b'))).toEqual(['bash: export A=b']);
  });

  test('joins neighboring blocks for different shells', () => {
    const three = [fence('bash', 'a'), fence('batch', 'b'), fence('powershell', 'c')];
    expect(blocks(...three)).toEqual([['bash: a', 'powershell: c', 'batch: b']]);
  });

  test('keeps blocks for the same shell, for no shell, and with text between them apart', () => {
    expect(blocks(fence('bash', 'a'), fence('bash', 'b'))).toEqual(['bash: a', 'bash: b']);
    expect(blocks(fence('bash', 'a'), fence('text', 'b'))).toEqual(['bash: a', 'text: b']);
    expect(blocks(fence('bash', 'a'), 'or', fence('batch', 'b'))).toEqual(['bash: a', 'paragraph', 'batch: b']);
  });
});
