import {describe, expect, test} from 'vitest';
import {contentMistakes, countWords, labelMistake} from './contentRules';
import {parseMarkdown} from './parse';

const PROSE = 'word '.repeat(150);
const mistakes = (text: string, file = 'docs/a.md'): string[] => contentMistakes(file, `${PROSE}\n\n${text}`);

describe('contentMistakes', () => {
  test('accepts a good page', () => {
    const page =
      '## One {#one}\n\n### Two {#two}\n\n[Options](./options.md) ![A mark](/img/mark.svg)\n\n```bash\nls\n```';
    expect(mistakes(page)).toEqual([]);
  });

  test.each([
    ['a second h1', '# Title {#title}', 'docs/a.md:3: a second h1'],
    ['a skipped level', '## One {#one}\n\n#### Two {#two}', 'docs/a.md:5: an h4 below an h2'],
    ['a first heading that is too deep', '### One {#one}', 'docs/a.md:3: an h3 below an h1'],
    ['a heading without an id', '## One', 'docs/a.md:3: heading "One" has no id'],
    ['an id that is no short name', '## One {#One_Two}', 'docs/a.md:3: heading "One {#One_Two}" has no id'],
    ['an id that stands twice', '## One {#one}\n\n## Two {#one}', 'docs/a.md:5: id "one" stands on the page twice'],
    ['a code block without a language', '```\nls\n```', 'docs/a.md:3: a code block without a language'],
    [
      'a line of code that is too long',
      `\`\`\`bash\nls\n${'x'.repeat(101)}\n\`\`\``,
      'docs/a.md:5: a line of code with 101',
    ],
    ['a link text that says nothing', 'Click [here](/guide/).', 'docs/a.md:3: link text "here" to /guide/'],
    ['an image without a text', '![](/img/mark.svg)', 'docs/a.md:3: image /img/mark.svg has no text'],
  ])('names %s', (_, text, expected) => {
    const found = mistakes(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(expected);
  });

  test('leaves the width of the program’s own output to the program', () => {
    expect(mistakes(`\`\`\`text stderr\n${'x'.repeat(200)}\n\`\`\``)).toEqual([]);
  });

  test('asks pages of their own for exactly one h1', () => {
    expect(mistakes('# Title {#title}', 'src/pages/a.md')).toEqual([]);
    expect(mistakes('## One {#one}', 'src/pages/a.md')).toEqual([
      'src/pages/a.md:1: 0 h1 headings: write one "# " heading.',
    ]);
  });

  test('asks guide and reference, and only them, for substance', () => {
    expect(contentMistakes('reference/a.md', 'Short.')).toEqual([expect.stringMatching('reference/a.md:1: 1 words')]);
    expect(contentMistakes('community/a.md', 'Short.')).toEqual([]);
  });
});

test('countWords counts prose and tables, not code', () => {
  expect(countWords(parseMarkdown('One two.\n\n| Three |\n| --- |\n| four |\n\n`five`\n\n```text\nsix\n```'))).toBe(4);
});

test('labelMistake wants labels that stay on one line', () => {
  const title = 'A title that is far too long for the sidebar';
  expect(labelMistake('docs/a.md', {title})).toMatch('docs/a.md:1: sidebar label');
  expect(labelMistake('docs/a.md', {title, sidebar_label: 'Short'})).toBeUndefined();
  expect(labelMistake('blog/a.md', {title})).toBeUndefined();
});
