import {randomUUID} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {type Access, AccessControl, type Permission} from './access';
import {type Cells, layoutOf} from './fields';
import {parseUpload, type StoredFile} from './files';
import type {ServerOptions} from './options';
import {findRecords} from './query';
import {addRecords, deleteRecords, type RecordUpdate, upsertRecords} from './records';
import {ApiError, failRun, MARKER, refuse} from './rules';
import {fill} from './seeds';
import {type App, Store} from './store';
import type {Writing} from './values';

/** The request parameters of all APIs. Each request has those that its API needs. */
interface Parameters {
  readonly app?: string | number;
  readonly id: string;
  readonly query?: string;
  readonly fields?: readonly string[];
  readonly fileKey: string;
  readonly file: StoredFile;
  readonly ids: readonly string[];
  readonly apps: readonly string[];
  readonly upsert?: boolean;
  readonly records: readonly (Cells & RecordUpdate)[];
  readonly requests: readonly {readonly method: string; readonly api: string; readonly payload: Parameters}[];
}

interface Call extends Parameters {
  readonly guestSpace?: string;
  readonly access: Access;
}

const NAME = /^(?:app|id|query|fields|fileKey|file|ids|upsert|records|requests|revisions|apps|scope|desktop|mobile)$/;
/** The parts of a request besides its address and its body. */
type Sent = Pick<IncomingMessage, 'method' | 'headers'>;

/** kintone's limit of requests, which cli-kintone never exceeds. */
const MAX_REQUESTS = 20;
const MAX_RECORDS = 100;
const CURSOR_PAGE = 100;
const API_PATH = /^\/k(?:\/guest\/(?<guestSpace>\d+))?\/v1\/(?<api>.+)\.json$/;

/** Returns the app of a call. */
const appOf = ({app, id}: Parameters): string => String(app ?? id);

/** Converts `fields[0]=A&fields[1]=B` to a list. */
function parseSearch(search: URLSearchParams): object {
  const parameters: Record<string, string | string[]> = {};
  for (const [name, value] of search) {
    const list = /^(\w+)\[\d+\]$/.exec(name)?.[1];
    parameters[list ?? name] = list === undefined ? value : [parameters[list] ?? [], value].flat();
  }
  return parameters;
}

/** The REST API of one kintone with the sample apps. */
export class Api {
  readonly #store = new Store();
  readonly #accessControl = new AccessControl();
  /** The records that haven't been read yet. */
  readonly #cursors = new Map<string, Cells[]>();
  readonly #calls = {'fail-file': 0, 'fail-bulk-at': 0};

  /** The APIs that cli-kintone calls, by the path between `/k/v1/` and `.json`. */
  readonly #apis: Readonly<Record<string, (call: Call) => object>> = {
    'GET app': (call) => ({appId: call.id, code: this.#appToUpsert(call).code, name: 'Fake app'}),
    'GET app/form/fields': (call) => ({properties: this.#form(call).fields, revision: '1'}),
    'GET app/form/layout': (call) => ({layout: layoutOf(this.#form(call)), revision: '1'}),
    'GET file': ({fileKey}) => this.#store.files.download(fileKey),
    // Requires no permission for records (kintone.dev, Upload File).
    'POST file': ({file}) => this.#store.files.upload(file),
    'GET records': (call) => ({records: findRecords(this.#app(call, 'view'), call.query, call.fields)}),
    'POST records': (call) => addRecords(this.#writing(call, 'add'), call.records),
    'PUT records': (call) =>
      call.upsert ? upsertRecords(this.#writing(call, 'edit', 'add'), call.records) : failRun('no upsert'),
    'DELETE records': (call) => deleteRecords(this.#writing(call, 'delete'), call.ids),
    'POST records/cursor': (call) => this.#openCursor(call),
    'GET records/cursor': ({id}) => this.#readCursor(id),
    'POST bulkRequest': (call) => this.#bulk(call),
    // No plugin is installed, and no app has scripts or styles. Changes are accepted, but not kept.
    'GET plugins': () => ({plugins: []}),
    'POST plugin': () => ({id: 'hfkgjkfcddjkbgjejpabpknjpliihebk', version: '1'}),
    'GET app/customize': () => ({scope: 'ALL', desktop: {js: [], css: []}, mobile: {js: [], css: []}, revision: '1'}),
    'PUT preview/app/customize': () => ({revision: '2'}),
    'POST preview/app/deploy': () => ({}),
    'GET preview/app/deploy': ({apps}) => ({apps: apps.map((app) => ({app, status: 'SUCCESS'}))}),
  };

  constructor(private readonly options: ServerOptions) {
    fill(this.#store, Number(options.seed ?? 0));
  }

  /**
   * Answers a request with JSON or the content of a file.
   *
   * @throws ApiError for everything that kintone rejects
   */
  async answerRequest({method, headers}: Sent, url: URL, body: Buffer): Promise<object> {
    const type = headers['content-type'] ?? '';
    const isJson = type.includes('json') && body.length > 0;
    const sent = isJson ? (JSON.parse(body.toString()) as object) : parseSearch(url.searchParams);
    const upload = type.startsWith('multipart/') && {file: await parseUpload(type, body)};
    const parameters = {...sent, ...upload} as Parameters;
    const access = this.#accessControl.authenticate(headers, this.#store.app(appOf(parameters))?.id);
    if (url.pathname.endsWith('/file.json')) {
      this.#countCall('fail-file');
    }
    // A query that is too long for an address is sent as a POST that overrides its method with GET.
    return this.#call(String(headers['x-http-method-override'] ?? method), url.pathname, parameters, access);
  }

  #call(method: string, path: string, parameters: Parameters, access: Access): object {
    const {api = path, guestSpace} = API_PATH.exec(path)?.groups ?? {};
    const answer = this.#apis[`${method} ${api}`];
    const names = Object.keys(parameters);
    const count = (parameters.records ?? parameters.ids)?.length ?? 0;
    if (!answer || !names.every((name) => NAME.test(name)) || count > MAX_RECORDS) {
      return failRun(`${method} ${api} with ${names.join(', ')}, and ${count} records`);
    }
    return answer({...parameters, guestSpace, access});
  }

  /** Fails a call if the example makes the first files, or this bulk request, fail. */
  #countCall(option: 'fail-file' | 'fail-bulk-at'): void {
    const [due = 0, status = 503] = this.options[option]?.split(':').map(Number) ?? [];
    const count = ++this.#calls[option];
    if (option === 'fail-file' ? count <= due : count === due) {
      // Not kintone's text, because its response to a server error is unknown.
      throw new ApiError(status, {code: 'FAULT', message: `a fault that the example asks for ${MARKER}`});
    }
  }

  /** Returns the app of a call if the sender has the permissions. */
  #app(call: Call, ...wanted: readonly Permission[]): App {
    const {access, guestSpace} = call;
    const id = appOf(call);
    if (!/^\d+$/.test(id)) {
      failRun(`the app ${id}`);
    }
    const app = this.#store.app(id) ?? refuse(access.byToken ? 'tokenOfAnotherApp' : 'noApp', {id});
    if (app.guestSpace !== guestSpace) {
      refuse(guestSpace === undefined ? 'guestSpaceMissing' : 'wrongGuestSpace');
    }
    const given = access.permissionsIn(id) ?? refuse('tokenOfAnotherApp');
    if (!wanted.every((permission) => given.includes(permission))) {
      refuse(access.byToken ? 'tokenMayNot' : 'loginMayNot');
    }
    return app;
  }

  #writing(call: Call, ...wanted: readonly Permission[]): Writing {
    return {store: this.#store, app: this.#app(call, ...wanted), access: call.access};
  }

  /** The form requires permission to view or add records. */
  #form(call: Call): App {
    const app = this.#app(call);
    if (!call.access.permissionsIn(app.id)!.some((permission) => permission === 'view' || permission === 'add')) {
      return call.access.byToken ? failRun('the form of an app with such a token') : refuse('loginMayNot');
    }
    return app;
  }

  /** The app itself is requested only by upserts and by deletions with app codes, which require view anyway. */
  #appToUpsert(call: Call): App {
    const {access} = call;
    const permissions = access.permissionsIn(this.#app(call).id)!;
    if (access.byToken && permissions.includes('edit') && !permissions.includes('view')) {
      failRun('an upsert with a token that may edit but not view records');
    }
    return this.#app(call, 'view');
  }

  #openCursor(call: Call): object {
    const records = findRecords(this.#app(call, 'view'), call.query, call.fields, true);
    const id = randomUUID();
    this.#cursors.set(id, records);
    return {id, totalCount: String(records.length)};
  }

  #readCursor(id: string): object {
    const left = this.#cursors.get(id) ?? failRun('a cursor that is gone');
    const records = left.splice(0, CURSOR_PAGE);
    const next = left.length > 0;
    if (!next) {
      this.#cursors.delete(id);
    }
    return {records, next};
  }

  /** All requests or none take effect. The response to a rejected one is among empty ones. */
  #bulk({requests, access}: Call): object {
    this.#countCall('fail-bulk-at');
    if (requests.length > MAX_REQUESTS) {
      failRun(`a bulk request of ${requests.length} requests`);
    }
    return this.#store.transaction(() => ({
      results: requests.map(({method, api, payload}, index) => {
        try {
          return this.#call(method, api, payload, access);
        } catch (error) {
          if (!(error instanceof ApiError)) {
            throw error;
          }
          const results = requests.map((_, i) => (i === index ? error.body : {}));
          throw new ApiError(error.status, {results});
        }
      }),
    }));
  }
}
