import {expect, test} from 'vitest';
import {contentProblems} from './contentRules';

const code = (words: string, width: number): string => `\`\`\`${words}\nls\n${'x'.repeat(width)}\n\`\`\``;

test.each([
  ['a good page', `## One {#one}\n\n### Two {#one-two}\n\n${code('bash', 100)}`],
  ['the width of the program’s own output', code('text stderr', 200)],
])('contentProblems accepts %s', (_, text) => {
  expect(contentProblems('docs/a.md', text)).toEqual([]);
});

test.each([
  ['## One', '1: heading "One" has no id: add one such as {#short-name}.'],
  ['## One {#One_Two}', '1: heading "One {#One_Two}" has no id: add one such as {#short-name}.'],
  ['## {#one} One', '1: heading "{#one} One" has no id: add one such as {#short-name}.'],
  ['## One {#one}\n\n## Two {#one}', '3: id "one" is on the page twice: choose another.'],
  [code('bash', 101), '3: a line of code with 101 characters: break it before 100.'],
])('contentProblems reports the mistake in %j', (text, expected) => {
  expect(contentProblems('docs/a.md', text)).toEqual([`docs/a.md:${expected}`]);
});
