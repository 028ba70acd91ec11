import {describe, expect, test} from 'vitest';
import {parseMarkdown} from '../../markdown/parse';
import type {SitePage} from '../sitePages';
import {twinAddress} from '../../markdown/twinAddress';
import {llmsFullText, llmsText} from './llms';
import {plainMarkdown} from './plainMarkdown';
import {resolveUrl} from './resolveUrl';

const plain = (text: string): string =>
  plainMarkdown({
    file: 'docs/page.md',
    text,
    tree: parseMarkdown(text),
    resolve: (url) => (url.startsWith('#') ? `https://site/page/${url}` : url),
  });

const lines = (...all: string[]): string => all.join('\n');

test('a twin lies beside its page', () => {
  expect(twinAddress('/guide/options/')).toBe('/guide/options.md');
  expect(twinAddress('https://cli.kintone.dev/base/guide/')).toBe('https://cli.kintone.dev/base/guide.md');
});

describe('plainMarkdown', () => {
  test('leaves out front matter, imports, comments and the truncate mark', () => {
    const text = lines(
      '---',
      'title: A',
      '---',
      '',
      "import B from './b';",
      '',
      'One {/* aside */}two.',
      '',
      '{/* truncate */}',
      '',
      'Three.',
    );
    expect(plain(text)).toBe('One two.\n\nThree.');
  });

  test('leaves out heading ids, and the first-level heading', () => {
    expect(plain('# Page {#page}\n\n## Read `a.csv` {#read}\n\n### `--app` {#app}')).toBe(
      '## Read `a.csv`\n\n### `--app`',
    );
  });

  test('keeps of a fence the language and the title, of its lines all but marks for highlighting', () => {
    const text = lines(
      '```csv title="a b.csv" input {2}',
      'a',
      '```',
      '',
      '```bash example exit=1',
      '# highlight-next-line',
      'b # highlight-next-line',
      '```',
    );
    expect(plain(text)).toBe(
      lines('```csv title="a b.csv"', 'a', '```', '', '```bash', 'b # highlight-next-line', '```'),
    );
  });

  test('shows the source of a fence in a fence as it is', () => {
    const text = lines('````md', '```bash example', 'a {#b}', '```', '````');
    expect(plain(text)).toBe(text);
  });

  test('resolves links, images and definitions, in tables too', () => {
    expect(plain('| A |\n| --- |\n| [b](#b) |\n\n![c](#c) [d][]\n\n[d]: #d')).toBe(
      '| A |\n| - |\n| [b](https://site/page/#b) |\n\n![c](https://site/page/#c) [d][]\n\n[d]: https://site/page/#d',
    );
  });

  test('turns boxes into quotes, also inside a list', () => {
    expect(plain(':::warning[No *way* back]\n\n- a\n\n:::')).toBe('> **Warning: No _way_ back**\n>\n> - a');
    expect(plain('- a\n\n  :::note\n\n  ```text input\n  b\n  ```\n\n  :::')).toBe(
      lines('- a', '', '  > **Note**', '  >', '  > ```text', '  > b', '  > ```'),
    );
  });

  test('takes a colon for text', () => {
    expect(plain('The app:read right, at localhost:a.')).toBe('The app:read right, at localhost:a.');
  });

  test('keeps HTML elements and what components hold', () => {
    expect(plain('<details>\n<summary>More</summary>\n\nA.\n\n</details>\n\n<Wrap>\n\nB.\n\n</Wrap>')).toBe(
      '<details>\n\n<summary>More</summary>\n\nA.\n\n</details>\n\nB.',
    );
  });

  test('stops at what only the build can evaluate, with file and line', () => {
    expect(() => plain('A.\n\nB {props.c}.')).toThrow('docs/page.md:3: {props.c} has no plain Markdown');
  });
});

test('resolveUrl gives whole addresses', () => {
  const addresses = {
    siteUrl: 'https://site/base/',
    pathOf: new Map([
      ['docs/options.md', '/base/guide/options/'],
      ['docs/commands/a.md', '/base/guide/commands/a/'],
    ]),
  };
  const resolve = (url: string): string => resolveUrl(url, 'docs/commands/a.md', addresses);
  expect(resolve('../options.md#proxy')).toBe('https://site/base/guide/options/#proxy');
  expect(resolve('#b')).toBe('https://site/base/guide/commands/a/#b');
  expect(resolve('/img/a.svg')).toBe('https://site/base/img/a.svg');
  expect(resolve('https://example.com/x.md')).toBe('https://example.com/x.md');
  expect(resolve('mailto:a@example.com')).toBe('mailto:a@example.com');
  expect(resolve('nothing.md')).toBe('nothing.md');
});

describe('llms.txt', () => {
  const site = {title: 'tool', tagline: 'Does it.', siteUrl: 'https://site/base/'};
  const page = (section: SitePage['section'], title: string, file?: string): SitePage => ({
    section,
    docusaurusTag: 'default',
    title,
    description: `On ${title}.`,
    path: `/base/${title}/`,
    file,
    children: [],
  });

  test('lists the twins by section with their descriptions, without category indexes', () => {
    const text = llmsText(site, [
      page('Guide', 'a', 'docs/a.md'),
      page('Guide', 'index'),
      page('Blog', 'b', 'blog/b.md'),
    ]);
    expect(text.startsWith('# tool\n\n> Does it.\n\n')).toBe(true);
    expect(text).toContain(
      '## Guide\n\n- [a](https://site/base/a.md): On a.\n\n## Blog\n\n- [b](https://site/base/b.md): On b.\n',
    );
    expect(text).toContain('[llms-full.txt](https://site/base/llms-full.txt)');
    expect(text).not.toContain('index');
  });

  test('llms-full.txt holds the pages in order', () => {
    expect(llmsFullText(site, ['# a\n', '# b\n'])).toBe('# tool\n\n> Does it.\n\n---\n\n# a\n\n---\n\n# b\n');
  });
});
