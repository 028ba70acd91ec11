import type {IncomingMessage, ServerResponse} from 'node:http';
import {AccessControl, passesBasic} from './access';
import {Api, appOf, type Call, type Parameters, parsePath} from './api';
import {ApiError, UnknownRequest} from './errors';
import {Faults} from './faults';
import {parseUpload} from './files';
import {GUARDED_HOST, isCybozuHost, KINTONE_HOST} from './hosts';
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

function answerPage(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {'content-type': 'text/html'}).end(`<html><body>${text}</body></html>`);
}

/** Whether a request goes to a subdomain that nobody has. */
function isUnknownSubdomain({headers}: IncomingMessage): boolean {
  const host = headers.host?.replace(/:\d+$/, '') ?? '';
  return isCybozuHost(host) && host !== KINTONE_HOST && host !== GUARDED_HOST;
}

/** Answers HTTP requests as one kintone with the sample apps. */
export class Handler {
  /** What this server was never taught; a test run that fills this list fails. */
  readonly unknownRequests: string[] = [];
  readonly #store = new Store();
  readonly #faults: Faults;
  readonly #api: Api;
  readonly #accessControl: AccessControl;

  constructor(private readonly options: ServerOptions) {
    this.#faults = new Faults(options);
    this.#api = new Api(this.#store, this.#faults);
    this.#accessControl = new AccessControl(options);
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
    // A base URL with a path of its own leads to a page that does not exist.
    if (isUnknownSubdomain(request) || (!path && pathname.includes('/k/v1/'))) {
      answerPage(response, 404, 'Not found');
      return;
    }
    if (!passesBasic(request.headers.authorization, this.options.basic)) {
      answerPage(response, 401, 'Unauthorized');
      return;
    }
    try {
      if (!path) {
        throw new UnknownRequest(pathname);
      }
      const answer = this.#answer(request, path, search, body);
      const binary = Buffer.isBuffer(answer);
      response
        .writeHead(200, {'content-type': binary ? 'application/octet-stream' : 'application/json'})
        .end(binary ? answer : JSON.stringify(answer));
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new UnknownRequest(String(error));
      if (refusal instanceof UnknownRequest) {
        this.unknownRequests.push(`${request.method} ${request.url}: ${refusal.message}`);
      }
      response.writeHead(refusal.status, {'content-type': 'application/json'}).end(JSON.stringify(refusal.body));
    }
  }

  #answer(
    request: IncomingMessage,
    path: Pick<Call, 'api' | 'guestSpace'>,
    search: string,
    body: Buffer,
  ): object | Buffer {
    const type = request.headers['content-type'] ?? '';
    // A query too long for an address travels as a POST that says it is a GET.
    const method = String(request.headers['x-http-method-override'] ?? request.method);
    const isJson = type.includes('json') && body.length > 0;
    const parameters = isJson ? (JSON.parse(body.toString()) as Parameters) : parseSearch(search);
    const call: Call = {method, ...path, parameters};
    const app = appOf(call);
    const access = this.#accessControl.authenticate(
      request.headers,
      app !== undefined && this.#store.hasApp(app) ? app : undefined,
    );
    if (path.api === 'file') {
      this.#faults.onFile();
    }
    if (path.api === 'file' && method === 'POST') {
      const {name, data} = parseUpload(type, body);
      return this.#api.upload(name, data, access);
    }
    return this.#api.answer(call, access);
  }
}
