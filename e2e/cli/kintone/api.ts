import {randomUUID} from 'node:crypto';
import {ApiError, BulkError} from './errors';
import type {Faults} from './faults';
import type {Cells} from './fields';
import {layoutOf} from './layout';
import {findRecords} from './query';
import {addRecords, deleteRecords, type RecordUpdate, updateRecords} from './records';
import type {App, Store} from './store';

/** What requests carry, all APIs together. The only client is cli-kintone, so that shapes are trusted. */
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

const BULK_LIMIT = 20;
const CURSOR_PAGE = 100;
const API_PATH = /^\/k(?:\/guest\/(?<guestSpace>\d+))?\/v1\/(?<api>.+)\.json$/;

/** Splits a request's path into the API's name and the guest space; undefined for any other path. */
export function parsePath(path: string): Pick<Call, 'api' | 'guestSpace'> | undefined {
  const {api, guestSpace} = API_PATH.exec(path)?.groups ?? {};
  return api === undefined ? undefined : {api, guestSpace};
}

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
  answer(call: Call): object {
    const {parameters} = call;
    const app = (): App => this.store.app(String(parameters.app ?? parameters.id), call.guestSpace);
    switch (`${call.method} ${call.api}`) {
      case 'GET app':
        return {appId: parameters.id, code: app().code, name: 'Fake app'};
      case 'GET app/form/fields':
        return {properties: app().fields, revision: '1'};
      case 'GET app/form/layout':
        return {layout: layoutOf(app()), revision: '1'};
      case 'GET records':
        return {records: findRecords(app(), parameters.query, parameters.fields), totalCount: null};
      case 'POST records':
        return addRecords(this.store, app(), parameters.records ?? []);
      case 'PUT records':
        return updateRecords(this.store, app(), parameters.records ?? [], parameters.upsert ?? false);
      case 'DELETE records':
        return deleteRecords(this.store, app(), parameters.ids ?? []);
      case 'POST records/cursor':
        return this.#openCursor(app(), parameters);
      case 'GET records/cursor':
        return this.#readCursor(parameters.id ?? '');
      case 'DELETE records/cursor':
        this.#cursors.delete(parameters.id ?? '');
        return {};
      case 'POST bulkRequest':
        return this.#bulk(parameters.requests ?? []);
      default:
        throw new ApiError(404, 'CB_NO01', `No such API: ${call.method} ${call.api}`);
    }
  }

  #openCursor(app: App, {query, fields, size}: Parameters): object {
    const id = randomUUID();
    const records = findRecords(app, query, fields);
    this.#cursors.set(id, {records, size: Number(size ?? CURSOR_PAGE)});
    return {id, totalCount: String(records.length)};
  }

  #readCursor(id: string): object {
    const cursor = this.#cursors.get(id);
    if (!cursor) {
      throw new ApiError(404, 'GAIA_CN01', 'The cursor is not found.');
    }
    const records = cursor.records.splice(0, cursor.size);
    const next = cursor.records.length > 0;
    if (!next) {
      this.#cursors.delete(id);
    }
    return {records, next};
  }

  #bulk(requests: readonly SubRequest[]): object {
    this.faults.onBulk();
    if (requests.length > BULK_LIMIT) {
      throw new ApiError(400, 'GAIA_BR01', 'Too many requests in a bulk request.');
    }
    return this.store.transaction(() => ({
      results: requests.map((request, index) => this.#bulkPart(request, index, requests.length)),
    }));
  }

  #bulkPart({method, api, payload}: SubRequest, index: number, size: number): object {
    try {
      return this.answer({method, ...(parsePath(api) ?? {api}), parameters: payload});
    } catch (error) {
      throw error instanceof ApiError ? new BulkError(error, index, size) : error;
    }
  }
}
