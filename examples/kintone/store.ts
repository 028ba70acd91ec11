import {APPS} from './apps';
import type {AppDefinition, Value} from './fields';
import {Files} from './files';

export type StoredRecord = Readonly<Record<string, Value>>;

export interface App extends AppDefinition {
  /** By record ID. */
  records: Map<number, StoredRecord>;
  nextId: number;
}

/** The state of one server. */
export class Store {
  readonly files = new Files();
  readonly #apps = new Map<string, App>(APPS.map((app) => [app.id, {...app, records: new Map(), nextId: 1}]));
  #nextRowId = 1001;
  /** Records that the current transaction has written, as `app-id`. */
  #written?: Set<string>;

  /** The app with an ID, if there is one. */
  app(id: string): App | undefined {
    return this.#apps.get(id);
  }

  /** A number for a new table row; unique in the whole store. */
  newRowId(): string {
    return String(this.#nextRowId++);
  }

  /** Stores a record. */
  write(app: App, id: number, record: StoredRecord): void {
    app.records.set(id, record);
    this.#written?.add(`${app.id}-${id}`);
  }

  /** Whether the current transaction has written a record. */
  hasWritten(app: App, id: number): boolean {
    return this.#written?.has(`${app.id}-${id}`) ?? false;
  }

  /** Runs changes of which all or none take effect; inside another one, they are part of that one. */
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
