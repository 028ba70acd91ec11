/** Specification §5 and the build's other gates: what stops it, what it warns of, and with which message. */
import {readdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
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
  await rm(join(site.folder, post));
  expect(code).toBe(1);
  expect(output).toMatch(/Tags \[surprise\].*2025-09-01-test\.md.*tags\.yml/s);
});

test('a wrong environment stops the build, which names the mistake', async () => {
  const {code, output} = await site.build({ALGOLIA_APP_ID: 'APP'});
  expect(code).toBe(1);
  expect(output).toContain('`apiKey` is missing.');
});

test.each([
  [`{type: 'docSidebar', sidebarId: 'nothing', docsPluginId: 'guide'}`, /Can't find any sidebar with id "nothing"/],
  [`{type: 'doc', docId: 'nothing', docsPluginId: 'guide'}`, /Couldn't find any doc with id "nothing"/],
])('the navigation item %s stops the build', async (item, message) => {
  const file = 'src/site/navbar.ts';
  const navbar = await readFile(join(site.folder, file), 'utf8');
  await site.write(file, navbar.replace('items: [', `items: [${item},`));
  const {code, output} = await site.build();
  await site.write(file, navbar);
  expect(code).toBe(1);
  expect(output).toMatch(message);
});

describe('a build that succeeds', () => {
  const ADMIN_KEY = 'admin-key-of-the-hosted-index';
  let output: string;

  beforeAll(async () => {
    await append('See [no section](/guide/options/#no-such-section).');
    await site.write(
      'src/pages/blog.md',
      '---\ntitle: Blog\ndescription: Another page at the address of the blog, which is there already.\n---\n\nText.\n',
    );
    const result = await site.build({GTM_CONTAINER_ID: 'GTM-ABC123', ALGOLIA_ADMIN_API_KEY: ADMIN_KEY});
    await rm(join(site.folder, 'src/pages/blog.md'));
    expect(result.code, result.output).toBe(0);
    ({output} = result);
  }, 300_000);

  test('warns of a missing anchor', () => {
    expect(output).toContain('linking to /guide/options/#no-such-section');
  });

  test('warns of two pages with one address', () => {
    expect(output).toMatch(/Duplicate routes found!\s+.*\/blog\//);
  });

  test('has the tag manager of the environment on every page', async () => {
    for (const page of ['', '404', 'guide', 'blog/archive']) {
      const file = page === '404' ? '404.html' : join(page, 'index.html');
      const html = await readFile(join(site.folder, 'build', file), 'utf8');
      expect(html).toContain('https://www.googletagmanager.com/gtm.js?id=');
      expect(html).toContain('https://www.googletagmanager.com/ns.html?id=GTM-ABC123');
    }
  });

  test('contains the admin key in none of its files', async () => {
    const entries = await readdir(join(site.folder, 'build'), {recursive: true, withFileTypes: true});
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(100);
    for (const {parentPath, name} of files) {
      expect((await readFile(join(parentPath, name))).includes(ADMIN_KEY), name).toBe(false);
    }
  });
});
