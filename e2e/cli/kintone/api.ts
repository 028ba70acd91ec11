import {randomUUID} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {type Access, AccessControl, type Permission, requirePermissions} from './access';
import {type Cells, layoutOf} from './fields';
import {parseUpload} from './files';
import type {ServerOptions} from './options';
import {findRecords} from './query';
import {addRecords, deleteRecords, type RecordUpdate, upsertRecords} from './records';
import {ApiError, MARKER, refuse, UnknownRequest} from './rules';
import {fill} from './seeds';
import {type App, Store} from './store';
import type {Writing} from './values';

/** The parameters of the requests of all APIs. */
interface Parameters {
  readonly app?: string | number;
  readonly id?: string;
  readonly query?: string;
  readonly fields?: readonly string[];
  readonly fileKey?: string;
  readonly ids?: readonly string[];
  readonly upsert?: boolean;
  readonly records?: readonly (Cells & RecordUpdate)[];
  readonly requests?: readonly {readonly method: string; readonly api: string; readonly payload: Parameters}[];
  readonly revisions?: readonly string[];
}

/** One call: the API's name is the path between `/k/v1/` and `.json`. */
interface Call extends Parameters {
  readonly api: string;
  readonly guestSpace?: string;
  readonly access: Access;
}

const BULK_LIMIT = 20;
const CURSOR_LIMIT = 10;
const CURSOR_PAGE = 100;
const API_PATH = /^\/k(?:\/guest\/(?<guestSpace>\d+))?\/v1\/(?<api>.+)\.json$/;

/** The app that a call names, whether it exists or not. */
const appIdOf = (api: string, {app, id}: Parameters): string => String((api === 'app' ? id : app) ?? '');

/** `fields[0]=A&fields[1]=B` becomes a list. */
function parseSearch(search: URLSearchParams): Parameters {
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
  readonly #accessControl: AccessControl;
  /** The records that are still to be read. */
  readonly #cursors = new Map<string, Cells[]>();
  #fileCalls = 0;
  #bulkCalls = 0;

  /** The APIs that cli-kintone calls: the parameters that it sends, and the answer. */
  readonly #apis: Readonly<Record<string, readonly [(keyof Parameters)[], (call: Call) => object]>> = {
    'GET app': [['id'], (call) => ({appId: call.id, code: this.#appToUpsert(call).code, name: 'Fake app'})],
    'GET app/form/fields': [['app'], (call) => ({properties: this.#form(call).fields, revision: '1'})],
    'GET app/form/layout': [['app'], (call) => ({layout: layoutOf(this.#form(call)), revision: '1'})],
    'GET file': [
      ['fileKey'],
      ({access, fileKey}) => {
        requirePermissions(access, undefined, ['view']);
        return this.#store.files.download(fileKey);
      },
    ],
    'GET records': [
      ['app', 'query', 'fields'],
      (call) => ({records: findRecords(this.#app(call, 'view'), call.query, call.fields)}),
    ],
    'POST records': [['app', 'records'], (call) => addRecords(this.#writing(call, 'add'), call.records ?? [])],
    'PUT records': [
      ['app', 'records', 'upsert'],
      (call) => {
        if (!call.upsert) {
          throw new UnknownRequest('an update without upsert');
        }
        return upsertRecords(this.#writing(call, 'edit', 'add'), call.records ?? []);
      },
    ],
    'DELETE records': [
      ['app', 'ids', 'revisions'],
      (call) => deleteRecords(this.#writing(call, 'delete'), call.ids ?? []),
    ],
    'POST records/cursor': [['app', 'query', 'fields'], (call) => this.#openCursor(call)],
    'GET records/cursor': [['id'], ({id}) => this.#readCursor(id ?? '')],
    'POST bulkRequest': [['requests'], (call) => this.#bulk(call)],
  };

  constructor(private readonly options: ServerOptions) {
    this.#accessControl = new AccessControl(options);
    fill(this.#store, Number(options.seed ?? 0));
  }

  /**
   * Answers a request with JSON or the content of a file.
   *
   * @throws ApiError for everything kintone refuses
   */
  async answerRequest({method: sent, headers}: IncomingMessage, url: URL, body: Buffer): Promise<object> {
    // A query too long for an address is sent as a POST that overrides its method with GET.
    const method = String(headers['x-http-method-override'] ?? sent);
    const type = headers['content-type'] ?? '';
    const parameters =
      type.includes('json') && body.length > 0
        ? (JSON.parse(body.toString()) as Parameters)
        : parseSearch(url.searchParams);
    const api = API_PATH.exec(url.pathname)?.groups?.api ?? '';
    const app = appIdOf(api, parameters);
    const access = this.#accessControl.authenticate(headers, this.#store.app(app)?.id);
    if (api === 'file') {
      this.#fileCalls++;
      this.#failIf('fail-file', (count) => this.#fileCalls <= count);
    }
    if (api === 'file' && method === 'POST') {
      // A permission to add is enough.
      requirePermissions(access, undefined, ['add']);
      return this.#store.files.upload(await parseUpload(type, body));
    }
    return this.#call(method, url.pathname, parameters, access);
  }

  #call(method: string, path: string, parameters: Parameters, access: Access): object {
    const {api = path, guestSpace} = API_PATH.exec(path)?.groups ?? {};
    const [known, answer] = this.#apis[`${method} ${api}`] ?? [];
    const names = Object.keys(parameters) as (keyof Parameters)[];
    if (!answer || !names.every((name) => known?.includes(name))) {
      throw new UnknownRequest(`${method} ${api} with ${names.join(', ') || 'nothing'}`);
    }
    return answer({...parameters, api, guestSpace, access});
  }

  #failIf(option: 'fail-file' | 'fail-bulk-at', isDue: (count: number) => boolean): void {
    const [count = 0, status = 503] = this.options[option]?.split(':').map(Number) ?? [];
    if (isDue(count)) {
      // Not a text of kintone: its answer to a server error is not known.
      throw new ApiError(status, 'FAULT', `a fault that the example asks for ${MARKER}`);
    }
  }

  /** The app that a call names, if the sender may do what the call does. */
  #app(call: Call, ...wanted: readonly Permission[]): App {
    const {access, guestSpace} = call;
    const id = appIdOf(call.api, call);
    if (!/^\d+$/.test(id)) {
      refuse('appIdNotNumber');
    }
    const app = this.#store.app(id) ?? refuse(access.byToken ? 'tokenOfAnotherApp' : 'noApp', {id});
    if (app.guestSpace !== guestSpace) {
      refuse(guestSpace === undefined ? 'guestSpaceMissing' : 'wrongGuestSpace');
    }
    requirePermissions(access, id, wanted);
    return app;
  }

  #writing(call: Call, ...wanted: readonly Permission[]): Writing {
    return {store: this.#store, app: this.#app(call, ...wanted), access: call.access};
  }

  /** The form requires permission to view or add records. */
  #form(call: Call): App {
    const app = this.#app(call);
    if (!call.access.permissionsIn(app.id)?.some((permission) => permission === 'view' || permission === 'add')) {
      refuse(call.access.byToken ? 'formMayNot' : 'loginMayNot');
    }
    return app;
  }

  /** Only an upsert, and a deletion with app codes, which needs view anyway, request the app itself. */
  #appToUpsert(call: Call): App {
    const {access} = call;
    const permissions = access.permissionsIn(this.#app(call).id);
    if (access.byToken && permissions?.includes('edit') && !permissions.includes('view')) {
      refuse('upsertWithoutView');
    }
    return this.#app(call, 'view');
  }

  #openCursor(call: Call): object {
    const records = findRecords(this.#app(call, 'view'), call.query, call.fields, true);
    if (this.#cursors.size >= CURSOR_LIMIT) {
      refuse('cursorTooMany');
    }
    const id = randomUUID();
    this.#cursors.set(id, records);
    return {id, totalCount: String(records.length)};
  }

  #readCursor(id: string): object {
    const left = this.#cursors.get(id) ?? refuse('noCursor');
    const records = left.splice(0, CURSOR_PAGE);
    const next = left.length > 0;
    if (!next) {
      this.#cursors.delete(id);
    }
    return {records, next};
  }

  /** All requests or none take effect: the answer to a refused one is among empty ones. */
  #bulk({requests = [], access}: Call): object {
    this.#bulkCalls++;
    this.#failIf('fail-bulk-at', (count) => this.#bulkCalls === count);
    if (requests.length > BULK_LIMIT) {
      refuse('bulkTooLarge');
    }
    return this.#store.transaction(() => ({
      results: requests.map(({method, api, payload}, index) => {
        try {
          return this.#call(method, api, payload, access);
        } catch (error) {
          if (!(error instanceof ApiError) || error instanceof UnknownRequest) {
            throw error;
          }
          const results = requests.map((_, i) => (i === index ? error.body : {}));
          throw new ApiError(error.status, error.code, error.message, {results});
        }
      }),
    }));
  }
}
