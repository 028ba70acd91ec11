import {APPS} from './apps';
import type {AppDefinition, Value} from './fields';
import {Files} from './files';

export type StoredRecord = Readonly<Record<string, Value>>;

export interface App extends AppDefinition {
  /** Records by ID. */
  records: Map<number, StoredRecord>;
  nextId: number;
}

/** State of one server. */
export class Store {
  readonly files = new Files();
  readonly #apps = new Map<string, App>(APPS.map((app) => [app.id, {...app, records: new Map(), nextId: 1}]));
  #nextRowId = 1001;
  /** Records written by the current transaction, as `app-id`. */
  #written?: Set<string>;

  /** Returns the app with an ID; undefined if there is none. */
  app(id: string): App | undefined {
    return this.#apps.get(id);
  }

  /** Returns a number for a new table row, unique in the whole store. */
  newRowId(): string {
    return String(this.#nextRowId++);
  }

  write(app: App, id: number, record: StoredRecord): void {
    app.records.set(id, record);
    this.#written?.add(`${app.id}-${id}`);
  }

  /** Returns whether the current transaction has written a record. */
  hasWritten(app: App, id: number): boolean {
    return this.#written?.has(`${app.id}-${id}`) ?? false;
  }

  /** Runs changes, all or none of which take effect. A nested transaction is part of the outer one. */
  transaction<Result>(change: () => Result): Result {
    if (this.#written) {
      return change();
    }
    const before = [...this.#apps.values()].map((app) => ({app, records: new Map(app.records), nextId: app.nextId}));
    this.#written = new Set();
    try {
      return change();
    } catch (error) {
      for (const {app, records, nextId} of before) {
        Object.assign(app, {records, nextId});
      }
      throw error;
    } finally {
      this.#written = undefined;
    }
  }
}
