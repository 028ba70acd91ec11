import {expect, test} from 'vitest';
import {contentMistakes} from './contentRules';

const mistakes = (text: string): string[] => contentMistakes('docs/a.md', text);

test('a good page has no mistakes', () => {
  expect(mistakes('## One {#one}\n\n### Two {#two}\n\n```bash\nls\n```')).toEqual([]);
});

test.each([
  ['a heading without an id', '## One', 'docs/a.md:1: heading "One" has no id'],
  ['an id that is no short name', '## One {#One_Two}', 'docs/a.md:1: heading "One {#One_Two}" has no id'],
  ['an id that stands twice', '## One {#one}\n\n## Two {#one}', 'docs/a.md:3: id "one" is on the page twice'],
  [
    'a line of code that is too long',
    `\`\`\`bash\nls\n${'x'.repeat(101)}\n\`\`\``,
    'docs/a.md:3: a line of code with 101',
  ],
])('names %s', (_, text, expected) => {
  expect(mistakes(text)).toEqual([expect.stringContaining(expected)]);
});

test('leaves the width of the program’s own output to the program', () => {
  expect(mistakes(`\`\`\`text stderr\n${'x'.repeat(200)}\n\`\`\``)).toEqual([]);
});
