import type {IncomingMessage, ServerResponse} from 'node:http';
import {checkAccess, passesBasic} from './access';
import {Api, type Parameters, parsePath} from './api';
import {ApiError} from './errors';
import {Faults} from './faults';
import {parseUpload} from './files';
import type {ServerOptions} from './options';
import {fill} from './seeds';
import {Store} from './store';

/** `fields[0]=A&fields[1]=B` becomes a list. */
function parseSearch(search: string): Parameters {
  const lists: Record<string, string[]> = {};
  const parameters: Record<string, string | string[]> = lists;
  for (const [name, value] of new URLSearchParams(search)) {
    const list = /^(\w+)\[\d+\]$/.exec(name)?.[1];
    if (list === undefined) {
      parameters[name] = value;
    } else {
      (lists[list] ??= []).push(value);
    }
  }
  return parameters as Parameters;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Answers HTTP requests as one kintone with the sample apps. */
export class Handler {
  readonly #store = new Store();
  readonly #faults: Faults;
  readonly #api: Api;

  constructor(private readonly options: ServerOptions) {
    this.#faults = new Faults(options);
    this.#api = new Api(this.#store, this.#faults);
    fill(this.#store, options.seed);
  }

  /** Answers one request, or never, if told so. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    if (this.#faults.hangs(pathname)) {
      return;
    }
    const path = parsePath(pathname);
    if (!path) {
      response.writeHead(404, {'content-type': 'text/html'}).end('Not found');
      return;
    }
    if (!passesBasic(request.headers.authorization, this.options.basic)) {
      response.writeHead(401, {'content-type': 'text/html'}).end('Unauthorized');
      return;
    }
    try {
      checkAccess(request.headers, this.options);
      const answer = path.api === 'file' ? this.#file(request, search, body) : this.#json(request, path, search, body);
      const binary = Buffer.isBuffer(answer);
      response
        .writeHead(200, {'content-type': binary ? 'application/octet-stream' : 'application/json'})
        .end(binary ? answer : JSON.stringify(answer));
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError(520, 'CB_IL02', String(error));
      response.writeHead(refusal.status, {'content-type': 'application/json'}).end(JSON.stringify(refusal.toBody()));
    }
  }

  #json(request: IncomingMessage, path: {api: string; guestSpace?: string}, search: string, body: Buffer): object {
    const isJson = request.headers['content-type']?.includes('json') && body.length > 0;
    // A query too long for an address travels as a POST that says it is a GET.
    const method = String(request.headers['x-http-method-override'] ?? request.method);
    const parameters = isJson ? (JSON.parse(body.toString()) as Parameters) : parseSearch(search);
    return this.#api.answer({method, ...path, parameters});
  }

  #file(request: IncomingMessage, search: string, body: Buffer): object | Buffer {
    this.#faults.onFile();
    if (request.method === 'POST') {
      const {name, data} = parseUpload(request.headers['content-type'] ?? '', body);
      return this.#store.files.add(name, data);
    }
    return this.#store.files.read(parseSearch(search).fileKey ?? '');
  }
}
