import type { KeptTable } from './kept.ts';

const NAME = 'overtrick';
/** Version 1 stored the deals of a table with it; since version 2 each table has a log. */
const VERSION = 2;
/**
 * The stores: tables of this device by their id; their entries by id and number, from 1; the number of deals of each
 * table that the server has.
 */
const STORES = ['tables', 'entries', 'sent'] as const;
type Name = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames;
      for (const store of STORES) if (!known.contains(store)) request.result.createObjectStore(store);
    };
    // a page of an older version is open in another tab
    request.onblocked = () => reject(new Error('the database is of an older version'));
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const { result } = request;
      result.onversionchange = () => {
        result.close();
        opening = undefined;
      };
      resolve(result);
    };
  });

/** Runs one transaction; resolves, once it is stored, with the value that `run` passes to `give`. */
async function transact<T>(
  stores: readonly Name[],
  mode: IDBTransactionMode,
  run: (transaction: IDBTransaction, give: (value: T) => void) => void,
): Promise<T> {
  const transaction = (await database()).transaction(stores, mode);
  return new Promise((resolve, reject) => {
    let given: T;
    transaction.oncomplete = () => resolve(given);
    transaction.onabort = () => reject(transaction.error ?? new Error('the database gives up'));
    run(transaction, (value) => {
      given = value;
    });
  });
}

const ask = <T>(
  store: Name,
  mode: IDBTransactionMode,
  request: (of: IDBObjectStore) => IDBRequest<T>,
): Promise<T> =>
  transact([store], mode, (transaction, give) => {
    const asked = request(transaction.objectStore(store));
    asked.onsuccess = () => give(asked.result);
  });

export const keepTable = (kept: KeptTable): Promise<unknown> =>
  ask('tables', 'readwrite', (tables) => tables.put(kept, kept.table));

export const keptTable = (table: string): Promise<KeptTable | undefined> =>
  ask<KeptTable | undefined>('tables', 'readonly', (tables) => tables.get(table));

export const keptTables = (): Promise<readonly KeptTable[]> =>
  ask<KeptTable[]>('tables', 'readonly', (tables) => tables.getAll());

/** Returns the key range for all entries of a table after number `after`. */
const rangeOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after + 1], [table, Number.POSITIVE_INFINITY]);

export const entriesAfter = (table: string, after: number): Promise<readonly string[]> =>
  ask<string[]>('entries', 'readonly', (entries) => entries.getAll(rangeOf(table, after)));

/** Starts the log of a table that has none: a new table, or one whose deals an older page stored. */
export const beginLog = (table: string, bodies: readonly string[]): Promise<void> =>
  transact(['tables', 'entries'], 'readwrite', (transaction, give) => {
    give(undefined);
    const tables = transaction.objectStore('tables');
    const asked: IDBRequest<KeptTable | undefined> = tables.get(table);
    asked.onsuccess = () => {
      // another tab may have been first
      if (asked.result?.deals === undefined) return;
      const { deals: _, ...kept } = asked.result;
      addEntries(transaction, table, 0, bodies);
      tables.put(kept, table);
    };
  });

/**
 * Appends to a log of the given length and records the number of finished deals; returns false where the log is longer
 * or does not exist.
 */
export const appendEntries = (
  table: string,
  length: number,
  bodies: readonly string[],
  finished: number,
): Promise<boolean> =>
  transact(['tables', 'entries'], 'readwrite', (transaction, give) => {
    give(false);
    const last = transaction.objectStore('entries').openKeyCursor(rangeOf(table), 'prev');
    last.onsuccess = () => {
      const key = last.result?.key;
      if (!Array.isArray(key) || key[1] !== length) return;
      addEntries(transaction, table, length, bodies);
      const tables = transaction.objectStore('tables');
      const asked: IDBRequest<KeptTable | undefined> = tables.get(table);
      asked.onsuccess = () => {
        if (asked.result !== undefined && asked.result.finished !== finished)
          tables.put({ ...asked.result, finished }, table);
        give(true);
      };
    };
  });

function addEntries(
  transaction: IDBTransaction,
  table: string,
  length: number,
  bodies: readonly string[],
): void {
  const entries = transaction.objectStore('entries');
  for (const [i, body] of bodies.entries()) entries.add(body, [table, length + 1 + i]);
}

export const forgetKept = (table: string): Promise<void> =>
  transact(STORES, 'readwrite', (transaction, give) => {
    give(undefined);
    transaction.objectStore('tables').delete(table);
    transaction.objectStore('entries').delete(rangeOf(table));
    transaction.objectStore('sent').delete(table);
  });

/** Returns the number of a table's deals that the server has, as far as this device knows. */
export const sentOf = async (table: string): Promise<number> =>
  (await ask<number | undefined>('sent', 'readonly', (sent) => sent.get(table))) ?? 0;

export const keepSent = (table: string, deals: number): Promise<unknown> =>
  ask('sent', 'readwrite', (sent) => sent.put(deals, table));
