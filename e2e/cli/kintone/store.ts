import {APPS, type AppDefinition} from './apps';
import {ApiError} from './errors';
import type {Value} from './fields';
import {Files} from './files';

export type StoredRecord = Readonly<Record<string, Value>>;

export interface App extends AppDefinition {
  /** By record ID. */
  records: Map<number, StoredRecord>;
  nextId: number;
}

/** Everything one server remembers. */
export class Store {
  readonly files = new Files();
  readonly #apps = new Map<string, App>(APPS.map((app) => [app.id, {...app, records: new Map(), nextId: 1}]));
  #nextRowId = 1001;

  /**
   * Finds an app the way a request names it.
   *
   * @param guestSpace the guest space in the request's path, if any
   */
  app(id: string, guestSpace?: string): App {
    const app = this.#apps.get(id);
    if (!app) {
      throw new ApiError(404, 'GAIA_AP01', `The app (ID: ${id}) not found.`);
    }
    if (app.guestSpace !== undefined && guestSpace === undefined) {
      throw new ApiError(400, 'GAIA_IL23', 'Use the guest space path for this app.');
    }
    return app;
  }

  /** A number for a new table row; unique in the whole store. */
  newRowId(): string {
    return String(this.#nextRowId++);
  }

  /** Runs changes of which all or none take effect. */
  transaction<Result>(change: () => Result): Result {
    const before = [...this.#apps.values()].map((app) => ({app, records: new Map(app.records), nextId: app.nextId}));
    try {
      return change();
    } catch (error) {
      for (const {app, records, nextId} of before) {
        Object.assign(app, {records, nextId});
      }
      throw error;
    }
  }
}
