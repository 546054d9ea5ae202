import type { TournamentEntry } from '@overtrick/evening/entry';
import { entered, opened, shared, tournamentOf } from '@overtrick/evening/fold';
import { makeEntry, parseEntry } from '@overtrick/evening/log';
import type { Folded } from '@overtrick/evening/log/folded';
import type { Tournament } from '@overtrick/evening/tournament';
import type { Pages } from '@overtrick/table/ends';
import { NewerLog } from '@overtrick/table/kinds';
import { idIn, logOf as logOfKind } from '../store/logKinds.ts';
import { pagesOf } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { namesLeft } from './names.ts';

/** Returns the name of a tournament's log in the store. A table's id has no dot, so the two never collide. */
export const logOf = (id: string): string => logOfKind('tournament', id);

/** Returns the tournament of a log by its name, or `undefined` for any other log. */
export const tournamentOfLog = (log: string): string | undefined => idIn('tournament', log);

export const bodyOf = (entry: TournamentEntry): string => makeEntry(entry);

/** Parses a stored entry. Throws for a damaged one, and `NewerLog` for one of a newer version. */
export function entryOf(body: string): TournamentEntry {
  const entry = parseEntry(body);
  if (entry.ok) return entry.value;
  throw entry.code === 'ERR_NEWER'
    ? new NewerLog()
    : new Error("an entry of a tournament's log cannot be read");
}

/** Reads all entries of a stored log. */
export async function entriesIn(pages: Pages): Promise<readonly TournamentEntry[]> {
  const entries: TournamentEntry[] = [];
  for await (const page of pages) for (const body of page) entries.push(entryOf(body));
  return entries;
}

/** The entries of a log, and the tournament that they yield. */
interface ReadLog {
  readonly entries: readonly TournamentEntry[];
  readonly tournament: Tournament;
}

/**
 * Reads and folds a stored log page by page, so that others run in between, however long it is. Resolves with
 * `undefined` if there is none; rejects for a damaged log.
 */
export async function readLog(pages: Pages): Promise<ReadLog | undefined> {
  const entries: TournamentEntry[] = [];
  let now: Folded | undefined;
  for await (const page of pages)
    for (const body of page) {
      const entry = entryOf(body);
      now = now === undefined ? opened(entry) : entered(now, entry);
      entries.push(entry);
    }
  return now && { entries, tournament: shared(now) };
}

/** Folds the entries of a stored log; `undefined` if there are none. Throws for a damaged log. */
export const foldOf = (entries: readonly TournamentEntry[]): Tournament | undefined =>
  entries.length === 0 ? undefined : tournamentOf(entries);

/** The time for which an unused log is kept, milliseconds. */
const KEPT_MS = 60_000;

/**
 * The entries of a tournament's log in memory, while somebody uses them. They are read from the store once; later
 * entries are added. They contain no hidden names.
 */
export class KeptLog {
  readonly #id: string;
  readonly #store: Store;
  #entries: readonly TournamentEntry[] | undefined;
  #reading: Promise<void> | undefined;
  #part:
    | { readonly after: number; readonly all: number; readonly entries: readonly TournamentEntry[] }
    | undefined;
  #forgetting: NodeJS.Timeout | undefined;

  constructor(id: string, store: Store) {
    this.#id = id;
    this.#store = store;
  }

  /** Returns the known entries after the first `after`: the same object as long as none are added. */
  after(after: number): readonly TournamentEntry[] {
    const all = this.#entries ?? [];
    if (this.#part?.after !== after || this.#part.all !== all.length)
      this.#part = { after, all: all.length, entries: after === 0 ? all : all.slice(after) };
    return this.#part.entries;
  }

  /** Reads the log unless it is known, up to the number of entries that the tournament has when the reading ends. */
  async load(versionNow: () => number): Promise<void> {
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => this.forget(), KEPT_MS).unref();
    if (this.#entries !== undefined) return;
    this.#reading ??= this.#read(versionNow).finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** Returns the number of known entries. */
  get length(): number {
    return this.#entries?.length ?? 0;
  }

  /** Adds new entries after the first `length`. */
  add(length: number, entries: readonly TournamentEntry[]): void {
    // a hidden name must be removed from the known entries too
    const isHidden = entries.some(({ kind }) => kind === 'hid');
    if (this.#entries?.length === length && !isHidden) this.#entries = this.#entries.concat(entries);
    else this.forget();
  }

  forget(): void {
    clearTimeout(this.#forgetting);
    this.#entries = undefined;
    this.#part = undefined;
  }

  async #read(versionNow: () => number): Promise<void> {
    const entries: TournamentEntry[] = [];
    for (let known = -1; entries.length < versionNow(); known = entries.length) {
      if (known === entries.length) throw new Error('a log is shorter than it was');
      for await (const page of pagesOf(this.#store, logOf(this.#id), entries.length))
        for (const body of page) entries.push(entryOf(body));
    }
    // entries that are stored but not announced yet are added later
    entries.length = versionNow();
    const left = namesLeft(entries);
    this.#entries = left.size === 0 ? entries : entries.map((entry, i) => left.get(i + 1) ?? entry);
  }
}
