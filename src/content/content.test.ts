/** Every page against the content rules, and the links between them. */
import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {contentProblems} from './contentRules';
import {frontMatterProblem} from './frontMatter';
import {brokenLinks, type Source} from './links';
import {parseMarkdown} from './parse';
import {listMarkdownFiles} from './sourceFiles';

interface Page extends Source {
  readonly text: string;
  readonly frontMatter: Record<string, unknown>;
}

async function read(file: string): Promise<Page> {
  const text = await readFile(file, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  return {file, text, frontMatter, slug: frontMatter.slug, tree: parseMarkdown(text)};
}

const pages = await Promise.all((await listMarkdownFiles('.')).map(read));

test('every page follows the content rules', () => {
  expect(pages).not.toEqual([]);
  const problems = pages.map(({file, text, frontMatter}) => [
    frontMatterProblem(file, text, frontMatter) ?? [],
    contentProblems(file, text),
  ]);
  expect(problems.flat(2)).toEqual([]);
});

test('every link between pages leads to a page and an anchor that exist', () => {
  expect(brokenLinks(pages)).toEqual([]);
});

test('a broken link is named with file, line, and what is missing', () => {
  const [page] = pages;
  const tree = parseMarkdown('One.\n\n[Two](/guide/none/) and [three](#none).\n');
  expect(brokenLinks([{...page!, tree}])).toEqual([
    `${page!.file}:3: broken link to /guide/none/: there is no such page.`,
    `${page!.file}:3: broken link to #none: there is no such anchor #none.`,
  ]);
});
