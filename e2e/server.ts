/**
 * Serves a build as GitHub Pages does: `tsx e2e/server.ts <folder> <port>`. A folder's address without its slash is
 * redirected, files are sent unchanged, and everything else gets the not-found page. `docusaurus serve` redirects more,
 * which hides links that are broken on a host. Unlike GitHub Pages, this server sends the build's headers, makes
 * browsers revalidate pages at each visit, and sends pages requested with `?in-pieces` little by little. Its port is a
 * message to the parent process.
 */
import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {Readable} from 'node:stream';
import {setTimeout} from 'node:timers/promises';
import compression from 'compression';
import express from 'express';

/**
 * Yields the head of a page, and then one kilobyte per frame, so that a browser paints the page many times while it
 * loads. Each piece ends before a block, because half a word can fit on a line that is too short for the whole word.
 */
async function* inPieces(page: Buffer): AsyncGenerator<Buffer> {
  const html = page.toString('latin1'); // Has the same indexes as the bytes.
  const block = /<(?:div|h\d|li|p|tr)\b/g;
  let end = page.indexOf('<body');
  yield page.subarray(0, end);
  for (let start = end; start < page.length; start = end) {
    await setTimeout(20);
    block.lastIndex = start + 1000;
    end = block.exec(html)?.index ?? page.length;
    yield page.subarray(start, end);
  }
}

const [folder = '', port] = process.argv.slice(2);
if (!existsSync(folder)) {
  process.stderr.write(
    `${folder} is missing: run \`npm run build\`, and \`npm run build:hosted\` for hosted search.\n`,
  );
  process.exit(1);
}
// One rule for all addresses, since other generators have none.
const rules = join(folder, '_headers');
const lines = existsSync(rules) ? readFileSync(rules, 'utf8').matchAll(/^ +([\w-]+): (.+)$/gm) : [];
const headers = new Map(Array.from(lines, ([, name, value]) => [name!, value!]));

const site = express();
site.use((request, response, next) => {
  response.setHeaders(headers);
  if ('in-pieces' in request.query) {
    Readable.from(inPieces(readFileSync(join(folder, request.path, 'index.html')))).pipe(response.type('html'));
  } else {
    next();
  }
});
site.use(
  compression(),
  express.static(folder, {
    setHeaders(response, path) {
      // A much later visit requests only the page.
      response.setHeader('cache-control', path.endsWith('.html') ? 'no-cache' : 'max-age=600');
    },
  }),
);
site.use((_request, response) => {
  response.status(404).sendFile(resolve(folder, '404.html'));
});
const server = site.listen(Number(port), 'localhost', () => process.send?.((server.address() as AddressInfo).port));
