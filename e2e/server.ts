/**
 * Serves a build as GitHub Pages does: `tsx e2e/server.ts <folder> <port>`. The folder's address without its slash is
 * a redirect, a file is sent as it is, and everything else is the not-found page: `docusaurus serve` redirects more,
 * and so hides links that are broken on a host. Unlike GitHub Pages, it sends the headers that the build wants, has
 * pages revalidated at each visit, and sends one that is asked for with `?in-pieces` little by little. Its port is a
 * message to the process that starts it.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join, relative, sep} from 'node:path';
import {Readable} from 'node:stream';
import {setTimeout} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

interface File {
  readonly body: Buffer;
  readonly zipped: Buffer;
  readonly headers: Readonly<Record<'content-type' | 'cache-control' | 'etag', string>>;
}

/** Reads all files of a folder. @returns them by their address, from the root of the site */
function readFiles(folder: string): Map<string, File> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({parentPath, name}) => {
      const path = join(parentPath, name);
      const body = readFileSync(path);
      const headers = {
        'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
        'cache-control': name.endsWith('.html') ? 'no-cache' : 'max-age=600', // A visit much later asks for the page alone.
        etag: `"${createHash('sha256').update(body).digest('hex')}"`,
      };
      return [`/${relative(folder, path).replaceAll(sep, '/')}`, {body, zipped: gzipSync(body), headers}] as const;
    }),
  );
}

/**
 * The head of a page, and then a kilobyte a frame, so that a browser paints the page many times before it is whole. Each
 * piece ends with a tag: half a word may fit into a line that the whole word doesn't.
 */
async function* inPieces(page: Buffer): AsyncGenerator<Buffer> {
  let end = page.indexOf('<body');
  yield page.subarray(0, end);
  for (let start = end; start < page.length; start = end) {
    await setTimeout(20);
    end = page.indexOf('>', start + 1000) + 1 || page.length;
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
const files = readFiles(folder);
// One rule, for all addresses; other generators have none.
const rules = files.get('/_headers')?.body.toString() ?? '';
const ownHeaders = [...rules.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name, value]) => [name!, value!] as const);

const server = createServer((request, response) => {
  response.setHeaders(new Map(ownHeaders));
  const [, pathname = '', search] = /^([^?]*)(.*)$/.exec(request.url!)!; // `URL` refuses `//`.
  if (files.has(`${pathname}/index.html`)) {
    response.writeHead(301, {location: `${pathname}/${search}`}).end();
    return;
  }
  const found = files.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const {body, zipped, headers} = found ?? files.get('/404.html')!;
  const status = found ? 200 : 404;
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, headers).end();
  } else if (search === '?in-pieces') {
    response.writeHead(status, headers);
    Readable.from(inPieces(body)).pipe(response);
  } else if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    response.writeHead(status, {...headers, 'content-encoding': 'gzip'}).end(zipped);
  } else {
    response.writeHead(status, headers).end(body);
  }
}).listen(Number(port), 'localhost', () => process.send?.((server.address() as AddressInfo).port));
