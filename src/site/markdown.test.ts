import {join} from 'node:path';
import {logger} from '@docusaurus/logger';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {markdown} from './markdown';

beforeAll(() => void vi.spyOn(logger, 'error').mockReturnValue());
afterAll(() => vi.restoreAllMocks());

const page = {title: 'Title', description: 'x'.repeat(50)};
const post = {...page, slug: 'slug', date: '2025-08-06', authors: ['team'], tags: ['release']};

const parse = (file: string, fields: object): Promise<unknown> =>
  markdown.parseFrontMatter({
    filePath: join(process.cwd(), file),
    fileContent: `---\n${JSON.stringify(fields)}\n---\n`,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('complete front matter passes, and previous and next links use a page’s title', async () => {
  expect(await parse('docs/blog.md', page)).toMatchObject({frontMatter: {pagination_label: 'Title'}});
  expect(await parse('blog/a.md', {...post, pagination_label: 'A', description: 'x'.repeat(160)})).toMatchObject({
    frontMatter: {pagination_label: 'A'},
  });
});

test.each(Object.keys(post))('a post requires the field %s, as do pages that have it', async (field) => {
  const message = `"${field}" is required`;
  await expect(parse('blog/a.md', {...post, [field]: undefined})).rejects.toThrow(message);
  if (field in page) {
    await expect(parse('docs/a.md', {...page, [field]: undefined})).rejects.toThrow(message);
  }
});

test.each([
  ['description', 'x'.repeat(49), 'at least 50'],
  ['description', 'x'.repeat(161), 'less than or equal to 160'],
  ['authors', [], 'at least 1'],
  ['tags', [], 'at least 1'],
])('the front matter check rejects %s %j', async (field, value, problem) => {
  await expect(parse('blog/a.md', {...post, [field]: value})).rejects.toThrow(problem);
});
