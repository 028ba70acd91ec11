import {expect, test} from 'vitest';
import {contentMistakes, countWords} from './contentRules';
import {parseMarkdown} from './parse';

const PROSE = 'word '.repeat(150);
const mistakes = (text: string): string[] => contentMistakes('docs/a.md', `${PROSE}\n\n${text}`);

test('a good page has no mistakes', () => {
  expect(mistakes('## One {#one}\n\n### Two {#two}\n\n```bash\nls\n```')).toEqual([]);
});

test.each([
  ['a heading without an id', '## One', 'docs/a.md:3: heading "One" has no id'],
  ['an id that is no short name', '## One {#One_Two}', 'docs/a.md:3: heading "One {#One_Two}" has no id'],
  ['an id that occurs twice', '## One {#one}\n\n## Two {#one}', 'docs/a.md:5: id "one" is on the page twice'],
  [
    'a line of code that is too long',
    `\`\`\`bash\nls\n${'x'.repeat(101)}\n\`\`\``,
    'docs/a.md:5: a line of code with 101',
  ],
])('names %s', (_, text, expected) => {
  expect(mistakes(text)).toEqual([expect.stringContaining(expected)]);
});

test('leaves the width of the program’s own output to the program', () => {
  expect(mistakes(`\`\`\`text stderr\n${'x'.repeat(200)}\n\`\`\``)).toEqual([]);
});

test('asks guide and reference, and only them, for substance', () => {
  expect(contentMistakes('reference/a.md', 'Short.')).toEqual([expect.stringMatching('reference/a.md:1: 1 words')]);
  expect(contentMistakes('community/a.md', 'Short.')).toEqual([]);
});

test('countWords counts prose and tables, not code', () => {
  expect(countWords(parseMarkdown('One two.\n\n| Three |\n| --- |\n| four |\n\n`five`\n\n```text\nsix\n```'))).toBe(4);
});
