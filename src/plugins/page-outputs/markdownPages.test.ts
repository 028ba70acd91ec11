import {expect, test} from 'vitest';
import {parseMarkdown} from '../../content/parse';
import type {SitePage} from './sitePages';
import {llmsText, robotsText} from './llms';
import {plainMarkdown} from './plainMarkdown';
import {resolveUrl} from './resolveUrl';

const plain = (text: string): string =>
  plainMarkdown({
    file: 'docs/page.md',
    tree: parseMarkdown(text),
    resolve: (url) => (url.startsWith('#') ? `https://site/page/${url}` : url),
  });

test.each([
  [
    'omits front matter, imports, comments, and the truncate marker',
    "---\ntitle: A\n---\n\nimport B from './b';\n\nOne {/* aside\non two lines */}two.\n\n{/* truncate */}\n\nThree.",
    'One two.\n\nThree.',
  ],
  [
    'omits heading ids and the first-level heading',
    '# Page {#page}\n\n## Read `a.csv`\n\n### [b](c)\n\n### `--app`  {#app}\n\n##',
    '## Read `a.csv`\n\n### [b](c)\n\n### `--app`\n\n##',
  ],
  [
    'keeps only the language and the title of a fence',
    '```csv title="a b.csv" input {2}\na\n```\n\n```bash example exit=1\nb\n```',
    '```csv title="a b.csv"\na\n```\n\n```bash\nb\n```',
  ],
  [
    'keeps the source of a fence inside a fence',
    '````md\n```bash example\na {#b}\n```\n````',
    '````md\n```bash example\na {#b}\n```\n````',
  ],
  [
    'resolves links, images, and definitions, including those in tables',
    '| A |\n| --- |\n| [b](#b) [none](none.md) |\n\n![c](#c) [d][]\n\n[d]: #d',
    '| A |\n| - |\n| [b](https://site/page/#b) [none](none.md) |\n\n![c](https://site/page/#c) [d][]\n\n[d]: https://site/page/#d',
  ],
  ['replaces an inline picture with its text alternative', '![A row.](./pictures/a.svg)', 'A row.'],
  ['turns boxes into quotes', ':::warning[No *way* back]\n\n- a\n\n:::', '> **Warning: No _way_ back**\n>\n> - a'],
  [
    'turns boxes inside a list into quotes',
    '- a\n\n  :::note\n\n  B.\n\n  ```text input\n  b\n  ```\n\n  :::\n\n  :::tip\n\n  :::',
    '- a\n\n  > **Note**\n  >\n  > B.\n  >\n  > ```text\n  > b\n  > ```\n\n  > **Tip**',
  ],
  ['keeps a colon as text', 'The app:read right, at localhost:a.', 'The app:read right, at localhost:a.'],
  [
    'keeps HTML elements, and only the label and the content of components',
    '<details>\n<summary>More</summary>\n\nA.\n\n</details>\n\n<Wrap>\n<Tab label="1.0 and later">\n\nB.\n\n</Tab>\n</Wrap>',
    '<details>\n\n<summary>More</summary>\n\nA.\n\n</details>\n\n**1.0 and later**\n\nB.',
  ],
])('plainMarkdown %s', (_, source, expected) => {
  expect(plain(source)).toBe(expected);
});

test.each(['props.c', '/* c */ c', 'c /* c */'])(
  'plainMarkdown rejects an expression that only the build can evaluate: %s',
  (code) => {
    expect(() => plain(`A.\n\nB {${code}}.`)).toThrow(`docs/page.md:3: {${code}} has no plain Markdown`);
  },
);

test.each([
  ['../options.md?a=b#proxy', 'https://site/base/guide/options/?a=b#proxy'],
  ['#b', 'https://site/base/guide/commands/a/#b'],
  ['/img/a.svg', 'https://site/base/img/a.svg'],
  ['https://example.com/docs/options.md', 'https://example.com/docs/options.md'],
  ['nothing.md', 'nothing.md'],
])('resolveUrl returns the full URL of %s', (url, address) => {
  const pathOf = new Map([
    ['docs/options.md', '/base/guide/options/'],
    ['docs/commands/a.md', '/base/guide/commands/a/'],
  ]);
  expect(resolveUrl(url, 'docs/commands/a.md', 'https://site/base/', pathOf)).toBe(address);
});

const site = {title: 'tool', tagline: 'Does it.', siteUrl: 'https://site/base/'};

test('llms.txt lists the Markdown versions by section with their descriptions', () => {
  const page = (section: SitePage['section'], title: string, file: string): SitePage => ({
    section,
    category: section,
    docusaurusTag: 'default',
    title,
    description: `On ${title}.`,
    path: `/base/${title}/`,
    file,
  });
  const pages = [page('Guide', 'a', 'docs/a.md'), page('Blog', 'b', 'blog/b.md'), page('Guide', 'c', 'docs/c.md')];
  expect(llmsText(site, pages)).toBe(`# tool

> Does it.

Every listed page has a Markdown version: replace the last slash of its address with \`.md\`. \
Commands are written for bash; the pages themselves also show them for PowerShell and cmd.

## Guide

- [a](https://site/base/a.md): On a.
- [c](https://site/base/c.md): On c.

## Blog

- [b](https://site/base/b.md): On b.
`);
});

test('robots.txt allows every page, and links to the overview and the sitemap', () => {
  expect(robotsText(site)).toBe(
    '# Overview for language models: https://site/base/llms.txt\nUser-agent: *\nAllow: /\n\nSitemap: https://site/base/sitemap.xml\n',
  );
});
