import {describe, expect, test} from 'vitest';
import {recordsOf} from '../../../e2e/search/testing';
import type {SearchRecord} from '../types';
import {extractPage} from './extractPage';
import {pageRecords} from './pageRecords';

/** Returns a record's text and its address on the page. */
const brief = ({type, content, hierarchy, url}: SearchRecord): string =>
  `${type} ${type === 'content' ? content : hierarchy[type]} ${url.replace(/^[^#]*/, '')}`.trimEnd();

/** Returns all records except that of the title. */
const bodyOf = (markdown: string): string[] => recordsOf(markdown).slice(1).map(brief);

test('the first record of a page is its title', () => {
  const [title, ...rest] = recordsOf('---\ntitle: Common options\nkeywords: [secret]\n---\n');
  expect(title).toEqual({
    objectID: '/guide/options/|lvl1|0',
    url: '/guide/options/',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Guide', lvl1: 'Common options', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    language: 'en',
    docusaurus_tag: 'docs-guide-current',
  });
  expect(rest).toEqual([]);
});

test('a generated page has a record for its title', () => {
  const page = {url: '/category/proxy/', title: 'Proxy', category: 'Proxy', docusaurusTag: 'tag', language: 'en'};
  expect(pageRecords(extractPage(page)).map(brief)).toEqual(['lvl1 Proxy']);
});

test('a record contains the language of its page', () => {
  expect(recordsOf('Text.', {language: 'ja'}).map(({language}) => language)).toEqual(['ja', 'ja']);
});

describe('headings', () => {
  test('contain their parent headings, but no siblings', () => {
    const records = recordsOf('## One {#one}\n\n### Deep {#deep}\n\n## Two {#two}\n\nText.');
    expect(records.slice(1).map(({type, hierarchy: {lvl2, lvl3}}) => [type, lvl2, lvl3])).toEqual([
      ['lvl2', 'One', null],
      ['lvl3', 'One', 'Deep'],
      ['lvl2', 'Two', null],
      ['content', 'Two', null],
    ]);
  });

  test('pass their anchor to the text below them', () => {
    expect(bodyOf('Before.\n\n## A {#a}\n\nText.')).toEqual(['content Before.', 'lvl2 A #a', 'content Text. #a']);
  });

  test('without an anchor have records that lead to the previous anchor', () => {
    expect(bodyOf('## Proxy {#proxy}\n\n### Notes\n\nText.')).toEqual([
      'lvl2 Proxy #proxy',
      'lvl3 Notes #proxy',
      'content Text. #proxy',
    ]);
  });

  test('of a step, below it, and of a post have no text', () => {
    const markdown = '## A {#a}\n\n### Step 1: B {#b}\n\nText.\n\n#### C {#c}\n\n- Item.\n\n## D {#d}\n\nText.';
    expect(bodyOf(markdown)).toEqual(['lvl2 A #a', 'lvl3 Step 1: B #b', 'lvl4 C #c', 'lvl2 D #d', 'content Text. #d']);
    expect(recordsOf('Text.\n\n## A {#a}\n\nText.', {category: 'Blog'}).slice(1).map(brief)).toEqual(['lvl2 A #a']);
    expect(recordsOf('Text.', {title: 'Contributing', category: 'Community'}), 'nor of the project').toHaveLength(1);
  });

  test('of the first level have no record besides the title', () => {
    expect(bodyOf('# Common options\n\nText.')).toEqual(['content Text.']);
  });

  test('lose their Markdown syntax', () => {
    expect(bodyOf('## The  `--proxy` **option**,  [see](a.md) {#a}')).toEqual(['lvl2 The --proxy option, see #a']);
  });
});

describe('text', () => {
  test('has one record per paragraph, list item, quote, and box', () => {
    const markdown = [
      'One\nparagraph,\\\na:b.',
      '- first\n- second\n  - below second',
      '> quoted',
      ':::note\n\nboxed\n\n:::',
      '<details>\n<summary>More</summary>\n\nfolded\n\n</details>',
    ].join('\n\n');
    expect(bodyOf(markdown)).toEqual([
      'content One paragraph, a:b.',
      'content first',
      'content second',
      'content below second',
      'content quoted',
      'content boxed',
      'content More',
      'content folded',
    ]);
  });

  test('omits components, comments, imports, and expressions', () => {
    const markdown =
      'import Chart from \'./Chart\';\n\n{/* a comment */}\n\n<Chart data={[1, 2]} title="hidden" />\n\n{1 + 1}\n\n![Hidden](a.png)\n\nSeen.';
    expect(bodyOf(markdown)).toEqual(['content Seen.']);
  });

  test('omits items that only link to another page, and keeps links within the page', () => {
    expect(
      bodyOf('- [Upsert](upsert.md#keys): keys\n- [Below](#below): kept\n- [Web](https://a.test): kept\n-\n- `a`'),
    ).toEqual(['content Below: kept', 'content Web: kept', 'content a']);
  });
});

describe('tables', () => {
  test('have one record per row, without the header and empty cells', () => {
    expect(bodyOf('| Field | Sample | Note |\n| --- | --- | --- |\n| Text | `a` | – |\n| Number | | any |')).toEqual([
      'content Text · a',
      'content Number · any',
    ]);
  });

  test('omit rows that only lead elsewhere', () => {
    const rows = '| `-l` | [`-y`](#b) |\n| E | [npm](#a) |\n| `E` | [npm](#a), or |\n| A | [B](#b) | [C](#c) |';
    expect(bodyOf(`| See | Go to |\n| --- | --- |\n${rows}`)).toEqual(['content -l · -y', 'content E · npm']);
  });

  test('of options have records that lead to the option', () => {
    const [row, other] = recordsOf(
      '| Option | Meaning |\n| --- | --- |\n| `--update-key <code>` | key |\n| both | x |',
    ).slice(1);
    expect(row).toMatchObject({
      content: 'key',
      hierarchy: {lvl2: '--update-key <code>'},
      url: '/guide/options/#option-update-key',
    });
    expect(other).toMatchObject({content: 'both · x', url: '/guide/options/'});
  });
});

describe('code', () => {
  test('has one record per message, without time and level', () => {
    const markdown =
      '```text\n[2025-08-06T01:23:45.678Z] INFO: Starting\nDEBUG: x\n[2025-08-06T01:23:45.678Z] ERROR: Failed to parse input\nTRACE: y\n---\nNo INFO: line\n```';
    expect(bodyOf(markdown)).toEqual(['content Failed to parse input', 'content No INFO: line']);
  });

  test.each([
    ['a file', '```json\n{"message": "text"}\n```\n\n```text title="a.csv"\nName\n```'],
    ['output', '```text stdout\nName\n```\n\n```text tree\ndocs\n```'],
    ['a synopsis', '```text\ncli-kintone record delete\n  [options]\n```'],
    ['a command', '```bash\nls\n```\n\n```powershell example\n$env:A = 1\n```\n\n```batch\nset A=1\n```'],
  ])('omits %s', (_, markdown) => {
    expect(bodyOf(markdown)).toEqual([]);
  });
});

test('record names are unique, and do not change with text elsewhere on the page', () => {
  const idsOf = (markdown: string): string[] => recordsOf(markdown).map(({objectID}) => objectID);
  const before = idsOf('First.\n\n## One {#one}\n\nText.\n\nMore.');
  const after = idsOf('First.\n\nNew.\n\n## One {#one}\n\nOther text.\n\nMore.');
  expect(after).toEqual(expect.arrayContaining(before));
  expect(new Set(after).size).toBe(after.length);
});

test('a source that is not valid MDX is rejected', () => {
  expect(() => recordsOf('<Open>')).toThrow(/closing tag/);
});
