// cspell:ignore networkidle
/** What the embedded search costs a reader: bytes at the first use, and none before it. */
import {readFile} from 'node:fs/promises';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {expect, open, test} from './fixtures';
import {PAGE, button, input} from './searchDialog';

/** In bytes, compressed as a host would send them; "first use" is code, styles and index together. */
const MAX_FIRST_USE = {gzip: 110_000, brotli: 100_000};

test('the first use costs few bytes, and nothing before the first sign of it', async ({page}) => {
  const requests: {readonly path: string; readonly type: string}[] = [];
  page.on('request', (request) => {
    requests.push({path: new URL(request.url()).pathname, type: request.resourceType()});
  });
  const indexes = (): string[] => requests.map(({path}) => path).filter((path) => path.startsWith('/assets/search/'));
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(indexes()).toEqual([]);
  requests.length = 0;

  await button(page).hover();
  await expect.poll(indexes).toHaveLength(1);
  await button(page).click();
  await expect(input(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(indexes()).toHaveLength(1);
  // A busy browser may prefetch the targets of visible links only now; its type for that is "other".
  const wanted = requests.filter(({type}) => type !== 'other');
  const files = await Promise.all(wanted.map(({path}) => readFile(`build${path}`)));
  const sum = (compress: (file: Buffer) => Buffer): number =>
    files.reduce((bytes, file) => bytes + compress(file).length, 0);
  const [gzip, brotli] = [sum((file) => gzipSync(file)), sum((file) => brotliCompressSync(file))];
  process.stdout.write(`Search, first use: ${gzip} bytes gzip, ${brotli} bytes brotli, ${files.length} files\n`);
  expect(gzip).toBeLessThanOrEqual(MAX_FIRST_USE.gzip);
  expect(brotli).toBeLessThanOrEqual(MAX_FIRST_USE.brotli);
});
