/** Rules for pages that markdownlint lacks, and links between pages. The build checks front matter and images. */
import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Code} from 'mdast';
import {expect, test} from 'vitest';
import {brokenLinks, type Source} from './links';
import {parseMarkdown} from './parse';
import {listMarkdownFiles} from './sourceFiles';
import {toString, visit} from './unified';

async function readPage(file: string): Promise<Source> {
  const text = await readFile(file, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  return {file, slug: frontMatter.slug, tree: parseMarkdown(text)};
}

const pages = await Promise.all((await listMarkdownFiles('.')).map(readPage));

test('every link between pages leads to an existing page and anchor', () => {
  expect(brokenLinks(pages)).toEqual([]);
});

test('a broken link is reported with its file, its line, and the missing target', () => {
  const [page, post] = pages;
  const anchors = [
    '#none',
    `/blog/${String(post!.slug)}/#none`,
    '../docs/options.md#none',
    '/guide/options/#option-none',
  ];
  const right = ['/guide/options/#option-proxy', '../docs/options.md#option-proxy', '../none.md', '/img/none.svg'];
  const links = ['/guide/none/', ...anchors, ...right].map((url) => `[a](${url})`);
  const tree = parseMarkdown(`One.\n\n${links.join()}\n`);
  expect(brokenLinks([{...page!, tree}, ...pages.slice(1)])).toEqual([
    `${page!.file}:3: broken link to /guide/none/: there is no such page.`,
    ...anchors.map((url) => `${page!.file}:3: broken link to ${url}: there is no such anchor ${/#.*/.exec(url)![0]}.`),
  ]);
});

test.each(pages)('$file has a unique ID for each heading, and code that fits between both sidebars', ({tree}) => {
  const headings: string[] = [];
  const codes: Code[] = [];
  visit(tree, 'heading', (heading) => void headings.push(toString(heading)));
  visit(tree, 'code', (code) => void codes.push(code));
  const ids = headings.map((heading) => /\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/.exec(heading)?.[1] ?? heading);
  expect(ids, 'IDs, such as {#short-name}').toEqual([...new Set(ids)].filter((id) => !headings.includes(id)));
  // The program's output can be wider.
  const lines = codes.filter(({meta}) => !/\b(?:stdout|stderr|result)\b/.test(meta ?? '')).map(({value}) => value);
  expect(lines.join('\n').match(/^.{101,}$/gm), 'lines of code with more than 100 characters').toBeNull();
});
