import type { TournamentCommand } from '@overtrick/evening/entry';

const NAME = 'overtrick.club';
const VERSION = 1;

/** A command from a scorer, stored on the device before it shows as entered. */
export interface Waiting {
  /** The place in the order of sending; the browser's database gives it. */
  readonly number?: number;
  readonly id: string;
  readonly tournament: string;
  readonly token: string;
  readonly command: TournamentCommand;
  /** The time of the command in milliseconds since 1970, by the device's clock. */
  readonly made: number;
  readonly isSent?: boolean;
  /** The sentence with which the server refused it. */
  readonly refused?: string;
}

/** The store for commands until they are sent, and for views to show when the server cannot be reached. */
export interface Outbox {
  readonly add: (waiting: Waiting) => Promise<void>;
  /** Returns the commands in the order in which they were entered. */
  readonly all: (tournament: string) => Promise<readonly Waiting[]>;
  readonly put: (waiting: Waiting) => Promise<void>;
  /** Deletes the commands already sent, which are kept until the tournament is published. */
  readonly forgetSent: (tournament: string) => Promise<void>;
  /** Stores a view by its tournament and key. */
  readonly keepView: (key: string, view: unknown) => Promise<void>;
  readonly viewOf: (key: string) => Promise<unknown>;
}

/** Opens the outbox in the browser's database; where that fails, in memory as long as the page exists. */
export function openOutbox(): Outbox {
  let opened: Promise<Outbox> | undefined;
  const outbox = (): Promise<Outbox> => {
    opened ??= openDatabase().then(databaseOutbox, memoryOutbox);
    return opened;
  };
  return {
    add: async (one) => (await outbox()).add(one),
    all: async (tournament) => (await outbox()).all(tournament),
    put: async (one) => (await outbox()).put(one),
    forgetSent: async (tournament) => (await outbox()).forgetSent(tournament),
    keepView: async (tournament, view) => (await outbox()).keepView(tournament, view),
    viewOf: async (tournament) => (await outbox()).viewOf(tournament),
  };
}

function databaseOutbox(database: IDBDatabase): Outbox {
  const ask = async <T>(
    store: 'waiting' | 'views',
    mode: IDBTransactionMode,
    request: (of: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = database.transaction(store, mode);
    const asked = request(transaction.objectStore(store));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('the database gives up'));
    });
  };
  const all = async (tournament: string): Promise<readonly Waiting[]> => {
    const found = await ask<Waiting[]>('waiting', 'readonly', (waiting) =>
      waiting.index('tournament').getAll(tournament),
    );
    return found.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  };
  return {
    add: async (one) => void (await ask('waiting', 'readwrite', (waiting) => waiting.add(one))),
    all,
    put: async (one) => void (await ask('waiting', 'readwrite', (waiting) => waiting.put(one))),
    forgetSent: async (tournament) => {
      for (const { number, isSent } of await all(tournament))
        if (isSent && number !== undefined)
          await ask('waiting', 'readwrite', (waiting) => waiting.delete(number));
    },
    keepView: async (tournament, view) =>
      void (await ask('views', 'readwrite', (views) => views.put(view, tournament))),
    viewOf: (tournament) => ask('views', 'readonly', (views) => views.get(tournament)),
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') throw new Error('the browser has no database');
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result
        .createObjectStore('waiting', { keyPath: 'number', autoIncrement: true })
        .createIndex('tournament', 'tournament');
      request.result.createObjectStore('views');
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
}

function memoryOutbox(): Outbox {
  let last = 0;
  const kept = new Map<number, Waiting>();
  const views = new Map<string, unknown>();
  return {
    add: async (one) => void kept.set(++last, { ...one, number: last }),
    all: async (tournament) => [...kept.values()].filter((one) => one.tournament === tournament),
    put: async (one) => void (one.number !== undefined && kept.set(one.number, one)),
    forgetSent: async (tournament) => {
      for (const [number, one] of kept) if (one.tournament === tournament && one.isSent) kept.delete(number);
    },
    keepView: async (tournament, view) => void views.set(tournament, view),
    viewOf: async (tournament) => views.get(tournament),
  };
}
