import type { KeptTable } from '../table/local/kept.ts';

const NAME = 'overtrick';
/** Tables of this device by their id, and how many deals of each the server has. */
const STORES = ['tables', 'sent'] as const;
type Store = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

async function ask<T>(
  store: Store,
  mode: IDBTransactionMode,
  request: (of: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(store, mode);
  const asked = request(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const keepTable = (kept: KeptTable): Promise<unknown> =>
  ask('tables', 'readwrite', (tables) => tables.put(kept, kept.table));

export const keptTable = (table: string): Promise<KeptTable | undefined> =>
  ask<KeptTable | undefined>('tables', 'readonly', (tables) => tables.get(table));

export const keptTables = (): Promise<readonly KeptTable[]> =>
  ask<KeptTable[]>('tables', 'readonly', (tables) => tables.getAll());

export const forgetKept = async (table: string): Promise<void> => {
  await ask('tables', 'readwrite', (tables) => tables.delete(table));
  await ask('sent', 'readwrite', (sent) => sent.delete(table));
};

/** How many deals of a table the server has, as far as this device knows. */
export const sentOf = async (table: string): Promise<number> =>
  (await ask<number | undefined>('sent', 'readonly', (sent) => sent.get(table))) ?? 0;

export const keepSent = (table: string, deals: number): Promise<unknown> =>
  ask('sent', 'readwrite', (sent) => sent.put(deals, table));
