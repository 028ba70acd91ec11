/** Specification §5 and the build's other gates: what stops it, what it warns of, and how it says so. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {Site} from './site';

const PAGE = 'docs/troubleshooting.md';

let site: Site;
let original: string;

beforeAll(async () => {
  site = await Site.create();
  original = await readFile(join(site.folder, PAGE), 'utf8');
});

afterAll(async () => {
  await site.dispose();
});

/** Appends lines to a page, builds, and puts the page back. Returns the appended text's first line number too. */
async function buildWith(text: string): Promise<{code: number; output: string; line: number}> {
  await site.write(PAGE, `${original}\n${text}\n`);
  const build = await site.build();
  await site.write(PAGE, original);
  return {...build, line: original.split('\n').length + 1};
}

describe('the build stops', () => {
  test('at a link to a page that does not exist, with file and line', async () => {
    const {code, output, line} = await buildWith('See [nothing](/guide/nothing/).');
    expect(code).toBe(1);
    expect(output).toContain(`${PAGE}:${line}: broken link to /guide/nothing/: no page has this address`);
  });

  test('at a missing image, with file and line', async () => {
    const {code, output, line} = await buildWith('![A picture](./nothing.png)');
    expect(code).toBe(1);
    expect(output).toContain(`${PAGE}:${line}: missing image ./nothing.png: add the file or correct the address.`);
  });

  test('at front matter without a title, with the file', async () => {
    await site.write(PAGE, original.replace(/^title:.*$/m, ''));
    const {code, output} = await site.build();
    await site.write(PAGE, original);
    expect(code).toBe(1);
    expect(output).toContain(`${PAGE}:1: the front matter has no "title"`);
  });

  test('at a tag that is not declared, with the file', async () => {
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

  test.each([
    ['SITE_URL', 'cli.kintone.dev', 'SITE_URL is "cli.kintone.dev", which is not a web address'],
    ['ALGOLIA_APP_ID', 'APP', '`apiKey` is missing.'],
    ['ALGOLIA_API_KEY', 'key', '`appId` is missing.'],
    ['GTM_CONTAINER_ID', 'UA-1', 'GTM_CONTAINER_ID is "UA-1", which is not a container ID'],
  ])('at a wrong %s', async (name, value, message) => {
    const {code, output} = await site.build({[name]: value});
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});

describe('the build goes on', () => {
  test('and names a missing anchor in a warning', async () => {
    const {code, output} = await buildWith('See [no section](/guide/options/#no-such-section).');
    expect(code).toBe(0);
    expect(output).toContain('linking to /guide/options/#no-such-section');
  });
});
