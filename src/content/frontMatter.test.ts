import {expect, test} from 'vitest';
import {frontMatterProblem} from './frontMatter';

const page = {title: 'A title of 24 characters', description: 'x'.repeat(50)};
const post = {...page, slug: 'slug', date: new Date('2025-08-06'), authors: ['team'], tags: ['release']};

test('a complete page and a complete post have no mistake', () => {
  expect(frontMatterProblem('docs/a.md', '', page)).toBeUndefined();
  expect(frontMatterProblem('blog/a.md', '', {...post, description: 'x'.repeat(160)})).toBeUndefined();
});

test.each([
  ['title', "add one, the page's heading is made of it"],
  ['description', 'add one of 50 to 160 characters'],
  ['slug', "add the last part of the post's address"],
  ['date', 'add one such as 2025-08-06'],
  ['authors', 'add a list of keys from blog/authors.yml'],
  ['tags', 'add a list of keys from blog/tags.yml'],
])('asks posts, and pages if they need one, for a %s', (field, fix) => {
  for (const empty of [undefined, null, ' ', []]) {
    const [ofPage, ofPost] = ['docs/a.md', 'blog/a.md'].map((file) =>
      frontMatterProblem(file, '', {...post, [field]: empty}),
    );
    expect(ofPost).toBe(`blog/a.md:1: the front matter has no "${field}": ${fix}.`);
    expect(ofPage).toBe(field in page ? `docs/a.md:1: the front matter has no "${field}": ${fix}.` : undefined);
  }
});

test.each([1, 161])('names the line of a description of %d characters', (length) => {
  const text = '---\ntitle: Title\ndescription: x\n---\n';
  expect(frontMatterProblem('docs/a.md', text, {...page, description: 'x'.repeat(length)})).toBe(
    `docs/a.md:3: the front matter has a "description" of ${length} characters: write 50 to 160.`,
  );
});

test('asks docs pages for a label that stays on one line of the sidebar', () => {
  const title = 'A title of 25 characters.';
  expect(frontMatterProblem('docs/a.md', '---\ntitle: x', {...page, title})).toBe(
    `docs/a.md:2: the front matter has a label "${title}" of 25 characters: add a "sidebar_label" of at most 24.`,
  );
  expect(frontMatterProblem('docs/a.md', '', {...page, title, sidebar_label: 'Short'})).toBeUndefined();
  expect(frontMatterProblem('src/docs/a.md', '', {...page, title})).toBeUndefined();
  expect(frontMatterProblem('blog/a.md', '', {...post, title})).toBeUndefined();
});
