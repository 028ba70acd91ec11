/** Files of the build: pages, their heads, and links; feeds, lists, Markdown pages, icons, and search records. */
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {listMarkdownFiles} from '../src/content/sourceFiles';
import type {SearchRecord} from '../src/search/types';
import {readHistory} from '../src/site/history';
import {EDIT_URL} from '../src/site/links';
import {BLOG, SECTIONS} from '../src/site/sections';
import {covers, expect, open, test} from './fixtures';
import {posts} from './posts';
import {isList, published, redirected, routeGroups, routes, searchedRoutes} from './routes';

const SITE = 'https://cli.kintone.dev/';

const built = (path: string): Promise<string> => readFile(join('build', path), 'utf8');
const html = (route: string): Promise<string> => built(join(route, 'index.html'));

/** Returns the opening tags with a name; the minifier omits optional quotation marks. */
const tagsIn = (text: string, name: string): string[] =>
  text.match(new RegExp(`<${name}\\b(?:"[^"]*"|[^">])*>`, 'g')) ?? [];

function attributeOf(tag: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag) ?? [];
  return (quoted ?? bare)?.replaceAll('&amp;', '&');
}

/** Returns the Markdown source in a page's "Edit this page" link. */
async function sourceOf(route: string): Promise<string | undefined> {
  const [, source] = (await html(route)).split(EDIT_URL);
  return source && /^[^"\s>]+/.exec(source)?.[0];
}

test('every published address is a page or redirects to one', covers(1, 2, 9), () => {
  const lost = published.filter((address) => ![...routes, ...redirected].includes(address));
  expect(lost, 'published pages that are gone: add each to src/site/redirects.ts').toEqual([]);
});

test('every source has one page that links to it, and all other pages are lists', covers(1, 2), async () => {
  const sources = await Promise.all(routes.filter((route) => !isList(route)).map(sourceOf));
  expect(sources.sort()).toEqual((await listMarkdownFiles('.')).filter((file) => !file.includes('/_')));
  expect(await Promise.all(routes.filter(isList).map(sourceOf))).toEqual(routes.filter(isList).map(() => undefined));
});

test('the sitemap in robots.txt lists every page except the search and archive pages', async () => {
  expect(await built('robots.txt')).toContain(`Sitemap: ${SITE}sitemap.xml`);
  const sitemap = await built('sitemap.xml');
  const listed = routes.filter((route) => !['/search/', '/blog/archive/'].includes(route));
  const addresses = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url);
  expect(addresses.sort()).toEqual(listed.map((route) => SITE + route.slice(1)));
  const dated = sitemap.match(/\/options\/<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g) ?? [];
  expect(dated, 'the date of the last change').toHaveLength(readHistory('.') === 'disabled' ? 0 : 1);
});

/** Returns the addresses whose page or anchor doesn't exist. */
async function brokenAnchors(addresses: readonly string[]): Promise<string[]> {
  const ids = new Map(
    await Promise.all(
      routes.map(async (route) => {
        const found = [...(await html(route)).matchAll(/\bid="?([^"\s>]+)/g)].map(([, id]) => id);
        return [route, new Set(['', ...found])] as const;
      }),
    ),
  );
  return addresses.filter((address) => {
    const {pathname, hash} = new URL(address, SITE);
    return !ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)));
  });
}

test('links have existing targets, and external links open a tab without an opener', covers(2), async () => {
  const inSidebars = JSON.stringify(SECTIONS).matchAll(/"href":"(\/[^"]+)"/g); // Pages lack those in closed categories.
  const inside = Array.from(inSidebars, ([, href]) => ({route: 'sidebar', href: href!}));
  const wrong: string[] = [];
  for (const route of routes) {
    for (const link of tagsIn(await html(route), 'a')) {
      const {href, pathname} = new URL(attributeOf(link, 'href') ?? '', SITE + route.slice(1));
      const isFile = /\.\w+$/.test(pathname) && existsSync(join('build', pathname));
      const opensTab = attributeOf(link, 'target') === '_blank' && attributeOf(link, 'rel')?.includes('noopener');
      if (!href.startsWith(SITE)) {
        wrong.push(...(opensTab ? [] : [`${route}: ${link}`]));
      } else if (!isFile) {
        inside.push({route, href});
      }
    }
  }
  const broken = await brokenAnchors(inside.map(({href}) => href));
  expect([...wrong, ...inside.filter(({href}) => broken.includes(href))]).toEqual([]);
});

test('the site data has the ID, path, and sidebar of each docs page', covers(3), async () => {
  type Docs = Record<string, {versions: {docs: Record<'id' | 'path' | 'sidebar', string>[]}[]}>;
  const data = JSON.parse(await readFile('.docusaurus/globalData.json', 'utf8')) as Record<string, Docs>;
  for (const {id: section} of SECTIONS) {
    const {docs} = data['docusaurus-plugin-content-docs']![section]!.versions[0]!;
    expect(docs.map(({path}) => path.replace(/\/?$/, '/')).sort()).toEqual(routeGroups[section]);
    expect(docs.filter(({id, sidebar}) => !id || sidebar !== section)).toEqual([]);
  }
});

test('every page contains its styles, and scripts that can wait follow the navigation bar', async () => {
  for (const file of [...routes.map((route) => join(route, 'index.html')), '404.html']) {
    const text = await built(file);
    expect(text.match(/<style/g), file).toHaveLength(1);
    expect(/"HEAD",cache:"([^"]+)/.exec(text)?.[1], `${file} asks the host`).toBe('no-store');
    const sheets = tagsIn(text, 'link').filter((tag) => attributeOf(tag, 'rel') === 'stylesheet');
    const forScreens = sheets.filter((tag) => attributeOf(tag, 'media') !== 'print');
    expect(forScreens, `${file} waits for no further style sheet`).toEqual([]);
    const order = tagsIn(text, '(?:script|nav)').map((tag) => /<nav|after-navbar|src/.exec(tag)?.[0] ?? 'early');
    expect(order.join(' '), file).toMatch(/^(?:early )+<nav after-navbar src src(?: <nav)*$/);
  }
});

test('every page with its own text has a Markdown page and a link to it in its head', async ({request}) => {
  for (const route of routes.filter((path) => !isList(path))) {
    const file = `${route.replace(/\/$/, '')}.md`;
    expect(await html(route), route).toMatch(
      new RegExp(`<link[^>]*rel="?alternate"?[^>]*type="?text/markdown"?[^>]*href="?${file}"?[ />]`),
    );
    const text = await built(file);
    const post = posts.find(({slug}) => route === `/blog/${slug}/`);
    const published = post ? ` \\(published ${post.date}\\)` : '';
    expect(text, file).toMatch(new RegExp(`^# .+\\n\\n> .+\\n\\nWeb page: ${SITE}${route.slice(1)}${published}\\n`));
    // A Markdown sample keeps its source.
    const own = text.replaceAll(/^(`{3,})md$[^]*?^\1$/gm, '');
    expect(own, file).not.toMatch(
      /^```\w+ (?:example|input|stdout|stderr)|^#.*\{#|(?<!`!?)\[[^\]`]*\]\((?:[./#]|[\w-]+\.md)/m,
    );
  }
  const response = await request.get('/guide/options.md');
  expect(response.headers()['content-type']).toContain('text/markdown');
});

test('llms.txt is linked in the head and lists the Markdown pages', async () => {
  const overview = await built('llms.txt');
  const listed = [...overview.matchAll(/^- \[(.+)\]\((.+)\): ./gm)];
  const pages = routes.filter((route) => !isList(route)).map((route) => SITE + route.slice(1).replace(/\/$/, '.md'));
  expect(listed.map(([, , url]) => url).sort()).toEqual(pages);
  for (const [, title, url] of listed) {
    expect(await built(url!.slice(SITE.length))).toContain(`# ${title}\n`);
  }
  expect(await html('/guide/')).toMatch(/rel="?describedby"?[^>]*href="?\/llms\.txt/);
});

test('the feeds contain all posts, newest first, with their addresses', async () => {
  for (const [feed, address] of [
    ['rss.xml', /<link>(.*)<\/link>/g],
    ['atom.xml', /<id>(.*)<\/id>/g],
    ['feed.json', /"(?:id|home_page_url)": "(.*)"/g],
  ] as const) {
    const text = await built(`blog/${feed}`);
    const addresses = Array.from(text.matchAll(address), ([, url]) => url);
    expect(addresses, feed).toEqual([`${SITE}blog/`, ...posts.map(({slug}) => `${SITE}blog/${slug}/`)]);
    expect(text, feed).toMatch(/cli-kintone blog[^]*Announcements and releases of cli-kintone\./);
  }
  expect(await built('blog/rss.xml')).toMatch(/<language>en<\/language>\s*<copyright>Copyright © 2025 Cybozu, Inc\./);
});

function sizeOf(png: Buffer): {width: number; height: number} {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20)};
}

test('every page has a description and a social card', async () => {
  for (const route of routes) {
    const text = await html(route);
    const meta = tagsIn(text, 'meta');
    const contents = (name: string): (string | undefined)[] =>
      meta
        .filter((tag) => [attributeOf(tag, 'name'), attributeOf(tag, 'property')].includes(name))
        .map((tag) => attributeOf(tag, 'content'));
    expect(contents('og:image'), route).toEqual([`${SITE}img/social-card.png`]);
    if (!/^\/blog\/(?:tags|authors)\//.test(route)) {
      expect(contents('description'), route).toEqual([expect.stringMatching(/^.{10,160}$/)]);
    }
    expect(text, `${route}: each listed category has a description`).not.toMatch(/>\d+ items?</);
  }
  const titles = await Promise.all(routes.map(async (route) => /<title[^>]*>(.*?)</.exec(await html(route))?.[1]));
  expect(titles, 'each page has its own title').toEqual([...new Set(titles)]);
  const picture = await readFile('build/img/social-card.png');
  expect(sizeOf(picture)).toEqual({width: 1200, height: 630});
  expect(picture.length).toBeLessThanOrEqual(60_000);
});

test('the list of posts describes itself to search engines', async () => {
  const found = (await html('/blog/')).matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/g);
  expect(Array.from(found, ([, json]) => (JSON.parse(json!) as Record<string, string>)['@type'])).toEqual(['Blog']);
});

test('the build contains the licenses of the bundled packages', async () => {
  const licenses = await built('licenses.txt');
  for (const name of ['@docsearch/react', '@docusaurus/core', 'clsx', 'minisearch', 'react', 'react-dom']) {
    expect(licenses).toMatch(new RegExp(`^${name} \\d.*, MIT\n\n.+`, 'm'));
  }
  expect(licenses).toContain('Permission is hereby granted');
  const lacking = licenses.matchAll(/^(\S+) \S+, \S+\n\nThe package contains no license text/gm);
  expect(Array.from(lacking, ([, name]) => name)).toEqual(['@docsearch/css', '@docsearch/react', 'infima', 'isarray']);
});

test('the head contains the language, the icons, and the search description', covers(1, 3), async ({page, request}) => {
  await open(page, '/guide/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const [, light, dark] = /--paper: light-dark\((.+), (.+)\);/.exec(await readFile('src/css/tokens.css', 'utf8'))!;
  for (const [mode, color] of Object.entries({light, dark})) {
    await expect(page.locator(`meta[name="theme-color"][media*="${mode}"]`)).toHaveAttribute('content', color!);
  }
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="search"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links).toHaveLength(4);
  for (const path of links) {
    expect((await request.get(path)).ok(), path).toBe(true);
  }
  expect(sizeOf(await readFile('build/img/apple-touch-icon.png'))).toEqual({width: 180, height: 180});
  expect(await built('opensearch.xml')).toContain(`template="${SITE}search/?q={searchTerms}"`);
});

/** Written by the build with either engine. */
const RECORDS = '.docusaurus/page-outputs/default/records.json';

const readRecords = async (): Promise<SearchRecord[]> => JSON.parse(await readFile(RECORDS, 'utf8')) as SearchRecord[];

test('every searchable page has records under its category', covers(1), async () => {
  const records = await readRecords();
  const found = new Set(records.map(({url}) => url.replace(/#.*/, '')));
  expect([...found].sort()).toEqual(searchedRoutes);
  const items = SECTIONS.flatMap(({label, sidebars}) => [{label}, ...Object.values(sidebars).flat()]) as {
    label?: string;
  }[];
  const categories = items.flatMap(({label}) => label ?? []);
  expect([...new Set(records.map(({hierarchy}) => hierarchy.lvl0))]).toEqual([...categories, BLOG.label]);
  for (const {url, docusaurus_tag: tag} of records.filter(({type}) => type === 'lvl1')) {
    expect(await html(url), url).toMatch(new RegExp(`name="?docsearch:docusaurus_tag"? content="?${tag}["\\s]`));
  }
});

test('search:publish needs keys, except for a dry run, which prints the records and sends none', async () => {
  const publish = (...options: string[]): Promise<{stdout: string}> =>
    promisify(execFile)(process.execPath, ['--import=tsx', 'scripts/publishSearch.ts', ...options], {
      env: {...process.env, SITE_URL: 'https://a.test', ALGOLIA_ADMIN_API_KEY: '', ALGOLIA_INDEX_NAME: ' own '},
      maxBuffer: 50_000_000,
    });
  await expect(publish()).rejects.toMatchObject({code: 1, stderr: expect.stringContaining('Set ALGOLIA_APP_ID')});
  const {stdout} = await publish('--dry-run');
  expect(stdout).toContain('"url": "https://a.test/guide/options/#proxy"');
  expect(/"settings": \{[^]*?^ {2}\}/m.exec(stdout)?.[0]).toMatchSnapshot('settings.txt');
  expect(stdout).toMatch(/\d records for the index own, none of them sent\.\n$/);
});

test('every record leads to an existing page and anchor', covers('2-search'), async () => {
  expect(await brokenAnchors((await readRecords()).map(({url}) => url))).toEqual([]);
});

test('the name of the index changes with its text, so that browsers never use an outdated one', async () => {
  const [name, ...others] = await readdir('build/assets/search');
  const hash = createHash('sha256')
    .update(await readFile(`build/assets/search/${name}`))
    .digest('hex');
  expect([name, others]).toEqual([`index.${hash.slice(0, 16)}.json`, []]);
});
