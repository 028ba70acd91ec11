import {randomUUID} from 'node:crypto';
import {type Access, type Permission, requirePermissions} from './access';
import {ApiError, refuse, UnknownRequest} from './errors';
import type {Faults} from './faults';
import type {Cells} from './fields';
import {layoutOf} from './layout';
import {findRecords} from './query';
import {addRecords, deleteRecords, type RecordUpdate, updateRecords} from './records';
import type {App, Store} from './store';
import type {Writing} from './values';

/** What requests carry, all APIs together. */
export interface Parameters {
  readonly app?: string | number;
  readonly id?: string;
  readonly query?: string;
  readonly fields?: readonly string[];
  readonly size?: string | number;
  readonly fileKey?: string;
  readonly ids?: readonly string[];
  readonly upsert?: boolean;
  readonly records?: readonly (Cells & RecordUpdate)[];
  readonly requests?: readonly SubRequest[];
}

interface SubRequest {
  readonly method: string;
  readonly api: string;
  readonly payload: Parameters;
}

/** One call: the API's name is the path between `/k/v1/` and `.json`. */
export interface Call {
  readonly method: string;
  readonly api: string;
  readonly guestSpace?: string;
  readonly parameters: Parameters;
}

interface Cursor {
  readonly records: Cells[];
  readonly size: number;
}

/** The parameters of each API; cli-kintone sends no others. */
const APIS: Readonly<Record<string, readonly (keyof Parameters | 'totalCount' | 'revisions')[]>> = {
  'GET app': ['id'],
  'GET app/form/fields': ['app'],
  'GET app/form/layout': ['app'],
  'GET file': ['fileKey'],
  'POST file': [],
  'GET records': ['app', 'query', 'fields', 'totalCount'],
  'POST records': ['app', 'records'],
  'PUT records': ['app', 'records', 'upsert'],
  'DELETE records': ['app', 'ids', 'revisions'],
  'POST records/cursor': ['app', 'query', 'fields', 'size'],
  'GET records/cursor': ['id'],
  'DELETE records/cursor': ['id'],
  'POST bulkRequest': ['requests'],
};

const BULK_LIMIT = 20;
const CURSOR_LIMIT = 10;
const CURSOR_PAGE = 100;
const API_PATH = /^\/k(?:\/guest\/(?<guestSpace>\d+))?\/v1\/(?<api>.+)\.json$/;

/** Splits a request's path into the API's name and the guest space; undefined for any other path. */
export function parsePath(path: string): Pick<Call, 'api' | 'guestSpace'> | undefined {
  const {api, guestSpace} = API_PATH.exec(path)?.groups ?? {};
  return api === undefined ? undefined : {api, guestSpace};
}

/** The app that a call names, whether it exists or not. */
export const appOf = ({api, parameters}: Call): string | undefined =>
  (api === 'app' ? parameters.id : parameters.app)?.toString();

/** The JSON part of the REST API. */
export class Api {
  readonly #cursors = new Map<string, Cursor>();

  constructor(
    private readonly store: Store,
    private readonly faults: Faults,
  ) {}

  /**
   * Answers a call.
   *
   * @throws ApiError for everything kintone refuses
   */
  answer(call: Call, access: Access): object | Buffer {
    const {parameters} = call;
    const name = `${call.method} ${call.api}`;
    const known: readonly string[] | undefined = APIS[name];
    if (!known || !Object.keys(parameters).every((parameter) => known.includes(parameter))) {
      throw new UnknownRequest(`${name} with ${Object.keys(parameters).join(', ') || 'nothing'}`);
    }
    const app = (...wanted: readonly Permission[]): App => this.#app(call, access, wanted);
    const writing = (...wanted: readonly Permission[]): Writing => ({store: this.store, app: app(...wanted), access});
    switch (name) {
      case 'GET app':
        return {appId: parameters.id, code: this.#appToUpsert(call, access).code, name: 'Fake app'};
      case 'GET app/form/fields':
        return {properties: this.#form(call, access).fields, revision: '1'};
      case 'GET app/form/layout':
        return {layout: layoutOf(this.#form(call, access)), revision: '1'};
      case 'GET file':
        requirePermissions(access, undefined, ['view']);
        return this.store.files.download(parameters.fileKey ?? '');
      case 'GET records':
        return {records: findRecords(app('view'), parameters), totalCount: null};
      case 'POST records':
        return addRecords(writing('add'), parameters.records ?? []);
      case 'PUT records': {
        const {records = [], upsert = false} = parameters;
        return updateRecords(upsert ? writing('edit', 'add') : writing('edit'), records, upsert);
      }
      case 'DELETE records':
        return deleteRecords(writing('delete'), parameters.ids ?? []);
      case 'POST records/cursor':
        return this.#openCursor(app('view'), parameters);
      case 'GET records/cursor':
        return this.#readCursor(parameters.id ?? '');
      case 'DELETE records/cursor':
        return this.#cursors.delete(parameters.id ?? '') ? {} : refuse('noCursor');
      case 'POST bulkRequest':
        return this.#bulk(parameters.requests ?? [], access);
      default:
        throw new UnknownRequest(name);
    }
  }

  /** Keeps an upload; a permission to add is enough. */
  upload(name: string, data: Buffer, access: Access): object {
    requirePermissions(access, undefined, ['add']);
    return this.store.files.upload(name, data);
  }

  /** The app that a call names, if the sender may do what the call does. */
  #app(call: Call, access: Access, wanted: readonly Permission[]): App {
    const id = appOf(call) ?? '';
    if (!/^\d+$/.test(id)) {
      refuse('appIdNotNumber');
    }
    if (!this.store.hasApp(id)) {
      refuse(access.byToken ? 'tokenOfAnotherApp' : 'noApp', {id});
    }
    const app = this.store.app(id);
    if (app.guestSpace !== call.guestSpace) {
      refuse(call.guestSpace === undefined ? 'guestSpaceMissing' : 'wrongGuestSpace');
    }
    requirePermissions(access, id, wanted);
    return app;
  }

  /** The form is for those who may view or add records. */
  #form(call: Call, access: Access): App {
    const app = this.#app(call, access, []);
    if (!access.permissionsIn(app.id)?.some((permission) => permission === 'view' || permission === 'add')) {
      refuse(access.byToken ? 'formMayNot' : 'loginMayNot');
    }
    return app;
  }

  /** Only an upsert asks for the app itself, and so does a deletion with app codes, which needs view anyway. */
  #appToUpsert(call: Call, access: Access): App {
    const permissions = this.#app(call, access, []) && access.permissionsIn(appOf(call));
    if (access.byToken && permissions?.includes('edit') && !permissions.includes('view')) {
      refuse('upsertWithoutView');
    }
    return this.#app(call, access, ['view']);
  }

  #openCursor(app: App, {query, fields, size}: Parameters): object {
    const records = findRecords(app, {query, fields}, true);
    if (this.#cursors.size >= CURSOR_LIMIT) {
      refuse('cursorTooMany');
    }
    const id = randomUUID();
    this.#cursors.set(id, {records, size: Number(size ?? CURSOR_PAGE)});
    return {id, totalCount: String(records.length)};
  }

  #readCursor(id: string): object {
    const cursor = this.#cursors.get(id) ?? refuse('noCursor');
    const records = cursor.records.splice(0, cursor.size);
    const next = cursor.records.length > 0;
    if (!next) {
      this.#cursors.delete(id);
    }
    return {records, next};
  }

  #bulk(requests: readonly SubRequest[], access: Access): object {
    this.faults.onBulk();
    if (requests.length > BULK_LIMIT) {
      refuse('bulkTooLarge');
    }
    return this.store.transaction(() => ({
      results: requests.map(({method, api, payload}, index) => {
        try {
          const path = parsePath(api);
          if (path?.api !== 'records' || method === 'GET') {
            throw new UnknownRequest(`${method} ${api} in a bulk request`);
          }
          return this.answer({method, ...path, parameters: payload}, access);
        } catch (error) {
          const refused = error instanceof ApiError && !(error instanceof UnknownRequest);
          throw refused ? error.inBulk(index, requests.length) : error;
        }
      }),
    }));
  }
}
