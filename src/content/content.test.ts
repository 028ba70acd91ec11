/** Every page against the content rules. */
import {readFile} from 'node:fs/promises';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {contentMistakes} from './contentRules';
import {frontMatterMistake} from './frontMatter';
import {listMarkdownFiles} from './sourceFiles';

async function check(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  return [frontMatterMistake(file, text, frontMatter) ?? [], contentMistakes(file, text)].flat();
}

test('every page follows the content rules', async () => {
  const files = await listMarkdownFiles('.');
  expect(files).not.toEqual([]);
  expect((await Promise.all(files.map(check))).flat()).toEqual([]);
});
