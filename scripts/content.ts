/** `npm run lint:content`: checks every page against the content rules; prints each mistake with file and line. */
import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {contentMistakes} from '../src/markdown/contentRules';
import {frontMatterMistake} from '../src/markdown/frontMatter';
import {listMarkdownFiles} from '../src/markdown/sourceFiles';

async function check(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  const ofFrontMatter = frontMatterMistake(file, text, frontMatter);
  return [...(ofFrontMatter ? [ofFrontMatter] : []), ...contentMistakes(file, text)];
}

async function main(): Promise<void> {
  const files = await listMarkdownFiles('.');
  const mistakes = (await Promise.all(files.map(check))).flat();
  console.log([...mistakes, `${files.length} pages, ${mistakes.length} mistakes`].join('\n'));
  process.exitCode = mistakes.length > 0 ? 1 : 0;
}

void main();
