import {expect, test} from 'vitest';
import {frontMatterMistake} from './frontMatter';

const description = 'A description that is long enough to be of use to somebody who searches.';
const page = {title: 'Title', description};
const post = {...page, slug: 'slug', date: new Date('2025-08-06'), authors: ['team'], tags: ['release']};

test('a complete page and a complete post have no mistake', () => {
  expect(frontMatterMistake('docs/a.md', '', page)).toBeUndefined();
  expect(frontMatterMistake('blog/a.md', '', post)).toBeUndefined();
});

test.each(['title', 'description'])('names a missing %s', (field) => {
  const mistake = frontMatterMistake('docs/a.md', '---\n---\n', {...page, [field]: ' '});
  expect(mistake).toMatch(`docs/a.md:1: the front matter has no "${field}"`);
});

test.each([1, 161])('names the line of a description of %d characters', (length) => {
  const text = '---\ntitle: Title\ndescription: x\n---\n';
  expect(frontMatterMistake('docs/a.md', text, {...page, description: 'x'.repeat(length)})).toBe(
    `docs/a.md:3: the front matter has a "description" of ${length} characters: write 50 to 160.`,
  );
});

test.each(['slug', 'date', 'authors', 'tags'])('asks posts, and only posts, for %s', (field) => {
  const rest = {...post, [field]: field === 'tags' ? [] : undefined};
  expect(frontMatterMistake('blog/a.md', '', rest)).toContain(`has no "${field}"`);
  expect(frontMatterMistake('docs/a.md', '', rest)).toBeUndefined();
});

test('asks docs pages for a label that stays on one line of the sidebar', () => {
  const title = 'A title that is far too long for the sidebar';
  expect(frontMatterMistake('docs/a.md', '', {...page, title})).toMatch('docs/a.md:1: the front matter has a label');
  expect(frontMatterMistake('docs/a.md', '', {...page, title, sidebar_label: 'Short'})).toBeUndefined();
  expect(frontMatterMistake('blog/a.md', '', {...post, title})).toBeUndefined();
});
