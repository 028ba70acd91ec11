/** `npm run lint:content`: checks every page against the content rules; prints each mistake with file and line. */
import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentMistakes} from '../src/content/contentRules';
import {frontMatterMistake} from '../src/content/frontMatter';
import {listMarkdownFiles} from '../src/content/sourceFiles';

async function check(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  return [frontMatterMistake(file, text, frontMatter) ?? [], contentMistakes(file, text)].flat();
}

async function main(): Promise<void> {
  const pages = await Promise.all((await listMarkdownFiles('.')).map(check));
  const mistakes = pages.flat();
  console.log([...mistakes, `${pages.length} pages, ${mistakes.length} mistakes`].join('\n'));
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

void main();
