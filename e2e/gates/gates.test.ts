/** Specification §5 and the build's other gates: what stops it, what it warns of, and with which message. */
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {Site} from './site';

const PAGE = 'docs/troubleshooting.md';

let site: Site;
let original: string;

beforeAll(async () => {
  site = await Site.create();
  original = await readFile(join(site.folder, PAGE), 'utf8');
});

afterEach(() => site.write(PAGE, original));

afterAll(() => site.dispose());

/** Adds a line to the page. @returns its number */
async function append(text: string): Promise<number> {
  await site.write(PAGE, `${original}\n${text}\n`);
  return original.split('\n').length + 1;
}

test('a link to no page stops the build, with page and link; one to no file is named before, with file and line', async () => {
  const line = await append('See [nothing](/guide/nothing/) and [no file](./nofile.md).');
  const {code, output} = await site.build();
  expect(code).toBe(1);
  expect(output).toMatch(/source page path = \/guide\/troubleshooting\/:\s+-> linking to \/guide\/nothing\//);
  expect(output).toContain(`${PAGE}:${line}: broken link to ./nofile.md: there is no such file.`);
});

test('a missing image stops the build, with file and line', async () => {
  const line = await append('![A picture](./nothing.png)');
  const {code, output} = await site.build();
  expect(code).toBe(1);
  expect(output).toContain(`${PAGE}:${line}: missing image ./nothing.png: add the file or correct the address.`);
});

test('front matter without a title stops the build, with the file', async () => {
  await site.write(PAGE, original.replace(/^title:.*$/m, ''));
  const {code, output} = await site.build();
  expect(code).toBe(1);
  expect(output).toContain(`${PAGE}:1: the front matter has no "title"`);
});

test('a tag that is not declared stops the build, with the file', async () => {
  const post = 'blog/2025-09-01-test.md';
  await site.write(
    post,
    '---\ntitle: Test\ndescription: A post that carries a tag which the tags file of the blog does not declare.\n' +
      'slug: test\ndate: 2025-09-01\nauthors: [team]\ntags: [surprise]\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n',
  );
  const {code, output} = await site.build();
  await site.delete(post);
  expect(code).toBe(1);
  expect(output).toMatch(/Tags \[surprise\].*2025-09-01-test\.md.*tags\.yml/s);
});

test('a wrong environment stops the build, which names the mistake', async () => {
  const {code, output} = await site.build({ALGOLIA_APP_ID: 'APP'});
  expect(code).toBe(1);
  expect(output).toContain('`apiKey` is missing.');
});

test('a missing anchor is a warning that names it, and the admin key is in no file of the build', async () => {
  await append('See [no section](/guide/options/#no-such-section).');
  const key = 'admin-key-of-the-hosted-index';
  const {code, output} = await site.build({ALGOLIA_ADMIN_API_KEY: key});
  expect(code).toBe(0);
  expect(output).toContain('linking to /guide/options/#no-such-section');
  const folder = join(site.folder, 'build');
  const files = (await readdir(folder, {recursive: true, withFileTypes: true})).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  for (const {parentPath, name} of files) {
    expect((await readFile(join(parentPath, name))).includes(key), name).toBe(false);
  }
});
