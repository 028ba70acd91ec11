/** Specification §5 and the build's other gates: errors that stop the build, warnings, and their messages. */
import {execFile} from 'node:child_process';
import {cp, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

const PAGE = 'docs/troubleshooting.md';
const MODULES = join(process.cwd(), 'node_modules');

/** A small copy of the site with the real configuration, for deliberate errors. */
let site: string;
let original: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-gates-'));
  for (const part of [
    ...['docusaurus.config.ts', 'package.json', 'tsconfig.json', 'src', 'static'],
    ...['docs', 'reference', 'community', 'blog', 'sidebars.ts', 'sidebarsReference.ts', 'sidebarsCommunity.ts'],
    ...['examples', 'README.md'],
  ]) {
    await cp(part, join(site, part), {recursive: true});
  }
  await symlink(MODULES, join(site, 'node_modules'), 'junction');
  original = await readFile(PAGE, 'utf8');
});

afterEach(() => write(PAGE, original));

afterAll(() => rm(site, {recursive: true, force: true}));

/** Replaces the text of a file, or adds one. */
const write = (file: string, text: string): Promise<void> => writeFile(join(site, file), text);

/** Adds a line to the page and returns its number. */
async function append(text: string): Promise<number> {
  await write(PAGE, `${original}\n${text}\n`);
  return original.split('\n').length + 1;
}

/** Builds the production site without extras for speed. Returns both streams, without colors. */
const build = (variables: Record<string, string> = {}): Promise<{isBuilt: boolean; output: string}> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(MODULES, '@docusaurus/core/bin/docusaurus.mjs'), 'build', '--no-minify'],
      {cwd: site, env: {...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...variables}},
      (error, stdout, stderr) => resolve({isBuilt: !error, output: stdout + stderr}),
    );
  });

test('a link to no page stops the build, with page and link; one to no file is reported with file and line', async () => {
  const line = await append('See [nothing](/guide/nothing/) and [no file](./nofile.md).');
  const {isBuilt, output} = await build();
  expect(isBuilt).toBe(false);
  expect(output).toMatch(/source page path = \/guide\/troubleshooting\/:\s+-> linking to \/guide\/nothing\//);
  expect(output).toContain(`${PAGE}:${line}: broken link to ./nofile.md: there is no such file.`);
});

test('a missing image stops the build, with file and line', async () => {
  const line = await append('![A picture](./nothing.png)');
  const {isBuilt, output} = await build();
  expect(isBuilt).toBe(false);
  expect(output).toContain(`${PAGE}:${line}: missing image ./nothing.png: add the file or correct the address.`);
});

test.each([
  ['an undeclared tag', 'tags: [release]', 'tags: [surprise]', /Tags \[surprise\].*2025-09-01-test\.md.*tags\.yml/s],
  ['an undeclared author', '[team]', '[{name: Nora}]', /authors used in .*2025-09-01-test\.md.*authors\.yml.*Nora/s],
  ['a post without its truncate marker', '{/* truncate */}', '', /without truncation markers.*2025-09-01-test\.md/s],
])('%s stops the build, with the file', async (_, text, wrong, message) => {
  const post = await readFile('blog/2025-08-06-cli-kintone-v1-14-2.md', 'utf8');
  await write('blog/2025-09-01-test.md', post.replace(text, wrong));
  const {isBuilt, output} = await build();
  await rm(join(site, 'blog/2025-09-01-test.md'));
  expect(isBuilt).toBe(false);
  expect(output).toMatch(message);
});

test('docs:static fails, and lists each kind of mistake on a page', async () => {
  await append(
    'The documented 0.9.0 sends 1,000 rows with `--no`.\n\n| See | Go to |\n| - | - |\n| `No.` | [Usage](#usage) |',
  );
  const check = promisify(execFile)(process.execPath, ['--import=tsx', 'examples/check.ts', '--static'], {cwd: site});
  const {code, stdout, stderr} = (await check.catch((error: unknown) => error)) as Record<string, string>;
  expect(code).toBe(1);
  const problems = `${stdout}${stderr}`.split('\n').filter((text) => text.startsWith(`${PAGE}:`));
  const kinds = [
    /documented version/,
    /correct "0\.9\.0"/,
    /correct "1,000"/,
    /option --no:/,
    /doesn't contain "No\."/,
  ];
  expect(problems).toEqual(kinds.map((kind): unknown => expect.stringMatching(kind)));
});

describe('a successful build', () => {
  const ADMIN_KEY = 'admin-key-of-the-hosted-index';
  let output: string;

  beforeAll(async () => {
    await append('See [no section](/guide/options/#no-such-section).');
    await write('src/pages/blog.md', await readFile('src/pages/markdown-page.md', 'utf8'));
    await write('src/site/redirects.ts', `export const REDIRECTS = [{from: '/guide/old/', to: '/guide/options/'}];`);
    await write('.env', 'GTM_CONTAINER_ID=GTM-ABC123\nSITE_URL=https://example.com/base');
    const result = await build({ALGOLIA_ADMIN_API_KEY: ADMIN_KEY});
    await rm(join(site, 'src/pages/blog.md'));
    expect(result.isBuilt, result.output).toBe(true);
    ({output} = result);
  }, 300_000);

  test('warns about a missing anchor', () => {
    expect(output).toContain('linking to /base/guide/options/#no-such-section');
  });

  test('warns about two pages with one address', () => {
    expect(output).toMatch(/Duplicate routes found!\s+.*\/blog\//);
  });

  test('redirects an address in src/site/redirects.ts', async () => {
    const html = await readFile(join(site, 'build/guide/old/index.html'), 'utf8');
    expect(html).toContain('url=/base/guide/options/');
  });

  test('has all its addresses below the path of SITE_URL', async () => {
    for (const file of ['index.html', '404.html', 'guide/index.html', 'blog/index.html', 'search/index.html']) {
      const html = await readFile(join(site, 'build', file), 'utf8');
      expect(html.match(/ (?:href|src|action)="?\/(?!base\/)[^"\s>]*/g), file).toBeNull();
    }
    expect(await readFile(join(site, 'build/guide/options.md'), 'utf8')).toContain('//example.com/base/guide/options/');
    expect(await readFile(join(site, '.docusaurus/globalData.json'), 'utf8')).toContain('"/base/assets/search/index.');
    expect(await readFile(join(site, 'build/sitemap.xml'), 'utf8')).not.toMatch(/\/(?:search|archive)\/</);
  });

  test('contains the tag manager from .env', async () => {
    const html = await readFile(join(site, 'build/guide/index.html'), 'utf8');
    expect(html).toContain('https://www.googletagmanager.com/gtm.js?id=');
    expect(html).toContain('https://www.googletagmanager.com/ns.html?id=GTM-ABC123');
  });

  test('does not contain the admin key in any file', async () => {
    const entries = await readdir(join(site, 'build'), {recursive: true, withFileTypes: true});
    const files = entries.filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(100);
    for (const {parentPath, name} of files) {
      expect((await readFile(join(parentPath, name))).includes(ADMIN_KEY), name).toBe(false);
    }
  });
});
