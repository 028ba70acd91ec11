import {describe, expect, test} from 'vitest';
import {frontMatterMistake} from './frontMatter';

const description = 'A description that is long enough to be of use to somebody who searches.';
const page = {title: 'Title', description};
const post = {...page, slug: 'slug', date: '2025-08-06', authors: ['team'], tags: ['release']};

describe('frontMatterMistake', () => {
  test('accepts a complete page and a complete post', () => {
    expect(frontMatterMistake('docs/a.md', '', page)).toBeUndefined();
    expect(frontMatterMistake('blog/a.md', '', post)).toBeUndefined();
    expect(frontMatterMistake('blog/a.md', '', {...post, date: new Date()})).toBeUndefined();
  });

  test.each(['title', 'description'])('names a missing %s', (field) => {
    const rest = {...page, [field]: undefined};
    expect(frontMatterMistake('docs/a.md', '---\n---\n', rest)).toMatch(
      `docs/a.md:1: the front matter has no "${field}"`,
    );
  });

  test('names the line of a description that is too short or too long', () => {
    const text = '---\ntitle: Title\ndescription: x\n---\n';
    expect(frontMatterMistake('docs/a.md', text, {...page, description: 'x'})).toBe(
      'docs/a.md:3: the front matter has a "description" of 1 characters: write 50 to 160.',
    );
    expect(frontMatterMistake('docs/a.md', text, {...page, description: 'x'.repeat(161)})).toContain(
      'of 161 characters',
    );
  });

  test.each(['slug', 'date', 'authors', 'tags'])('asks posts, and only posts, for %s', (field) => {
    const rest = {...post, [field]: undefined};
    expect(frontMatterMistake('blog/a.md', '', rest)).toContain(`has no "${field}"`);
    expect(frontMatterMistake('docs/a.md', '', rest)).toBeUndefined();
  });

  test('takes an empty list for a missing one', () => {
    expect(frontMatterMistake('blog/a.md', '', {...post, tags: []})).toContain('has no "tags"');
  });
});
