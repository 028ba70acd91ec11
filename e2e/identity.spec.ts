/** What stands for the site elsewhere: social cards and icons; and the weight of what a first look needs. */
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from './fixtures';
import {routes} from './routes';

const SITE = 'https://cli.kintone.dev/';

/** Bytes, compressed with gzip. */
const CSS_BUDGET = 16_600;

function sizeOf(png: Buffer): {width: number; height: number} {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return {width: png.readUInt32BE(16), height: png.readUInt32BE(20)};
}

test('every page names the card of its section or post, and each card is there', async () => {
  const cards = new Map<string, string>();
  for (const route of routes) {
    const html = await readFile(join('build', route, 'index.html'), 'utf8');
    const images = [...html.matchAll(/property="?og:image"? content="?([^"\s>]+)/g)].map(([, url]) => url!);
    expect(images, route).toHaveLength(1);
    expect(images[0], route).toMatch(new RegExp(`^${SITE}img/social/[\\w-]+\\.png$`));
    cards.set(route, images[0]!.slice(SITE.length));
  }
  expect(cards.get('/')).toBe('img/social/site.png');
  expect(cards.get('/category/commands/')).toBe('img/social/guide.png');
  expect(cards.get('/reference/logging/')).toBe('img/social/reference.png');
  expect(cards.get('/blog/tags/')).toBe('img/social/blog.png');
  expect(cards.get('/blog/cli-kintone-v1-14-2/')).toBe('img/social/blog-cli-kintone-v1-14-2.png');
  for (const card of new Set(cards.values())) {
    const png = await readFile(join('build', card));
    expect(sizeOf(png), card).toEqual({width: 1200, height: 630});
    expect(png.length, card).toBeLessThanOrEqual(60_000);
  }
});

test('icons have their sizes', async () => {
  expect(sizeOf(await readFile('build/img/apple-touch-icon.png'))).toEqual({width: 180, height: 180});
  const icon = await readFile('build/favicon.ico');
  const widths = Array.from({length: icon.readUInt16LE(4)}, (_, index) => icon.readUInt8(6 + 16 * index));
  expect(widths).toEqual([16, 32, 48]);
});

test('every page brings its styles along, and they are small', async ({request}) => {
  for (const route of [...routes, '/404.html']) {
    const html = await (await request.get(route)).text();
    const [style, ...others] = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css!);
    expect(others, route).toEqual([]);
    expect(html.match(/<link rel="?stylesheet"?(?! media)/), `${route} waits for no further style sheet`).toBeNull();
    expect(gzipSync(style!, {level: 9}).length, route).toBeLessThanOrEqual(CSS_BUDGET);
  }
  expect((await readdir('build/assets/css')).length).toBeGreaterThan(1); // The dialog's styles are kept apart.
});
