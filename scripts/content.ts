/** `npm run lint:content`: checks every page against the content rules; prints each problem with file and line. */
import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentMistakes} from '../src/content/contentRules';
import {frontMatterMistake} from '../src/content/frontMatter';
import {parseMarkdown} from '../src/content/parse';
import {listMarkdownFiles} from '../src/content/sourceFiles';
import {brokenLinks, type Source} from './links';

interface Page extends Source {
  readonly text: string;
  readonly frontMatter: Record<string, unknown>;
}

async function read(file: string): Promise<Page> {
  const text = await readFile(file, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  return {file, text, frontMatter, slug: frontMatter.slug, tree: parseMarkdown(text)};
}

async function main(): Promise<void> {
  const pages = await Promise.all((await listMarkdownFiles('.')).map(read));
  const problems = pages
    .flatMap(({file, text, frontMatter}) => [
      frontMatterMistake(file, text, frontMatter) ?? [],
      contentMistakes(file, text),
    ])
    .flat()
    .concat(brokenLinks(pages));
  console.log([...problems, `${pages.length} pages, ${problems.length} problems`].join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void main();
