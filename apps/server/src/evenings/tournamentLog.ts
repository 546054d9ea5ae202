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

/** A tournament's log in the store: not to be mistaken for a table's, whose id has no dot. */
export const logOf = (id: string): string => logOfKind('tournament', id);

/** The tournament of a log's name; `undefined` for any other log. */
export const tournamentOfLog = (log: string): string | undefined => idIn('tournament', log);

export const bodyOf = (entry: TournamentEntry): string => makeEntry(entry);

/** An entry as it was stored. Throws for one that is damaged: `NewerLog` where a newer version could read it. */
export function entryOf(body: string): TournamentEntry {
  const entry = parseEntry(body);
  if (entry.ok) return entry.value;
  throw entry.code === 'ERR_NEWER'
    ? new NewerLog()
    : new Error("an entry of a tournament's log cannot be read");
}

/** All entries of a stored log. */
export async function entriesIn(pages: Pages): Promise<readonly TournamentEntry[]> {
  const entries: TournamentEntry[] = [];
  for await (const page of pages) for (const body of page) entries.push(entryOf(body));
  return entries;
}

/** A log that was read, and the tournament that it tells of. */
interface ReadLog {
  readonly entries: readonly TournamentEntry[];
  readonly tournament: Tournament;
}

/**
 * Reads a stored log and folds it, page by page: however long it is, others have their turn in between. Resolves with
 * `undefined` when there is none; rejects for a log that is damaged.
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

/** The tournament of a stored log; `undefined` when there is none. Throws for a log that is damaged. */
export const foldOf = (entries: readonly TournamentEntry[]): Tournament | undefined =>
  entries.length === 0 ? undefined : tournamentOf(entries);

/** A log that nobody has asked for is kept for so long, milliseconds. */
const KEPT_MS = 60_000;

/**
 * The entries of a tournament's log in memory, as long as somebody asks for them: they are read from the store once,
 * and those that come later are added. Names that nobody is to see are not in them.
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

  /** The entries that are known, those after the first `after`: the same object as long as none are added. */
  after(after: number): readonly TournamentEntry[] {
    const all = this.#entries ?? [];
    if (this.#part?.after !== after || this.#part.all !== all.length)
      this.#part = { after, all: all.length, entries: after === 0 ? all : all.slice(after) };
    return this.#part.entries;
  }

  /** Reads the log unless it is known: as many entries as the tournament has when all are read. */
  async load(versionNow: () => number): Promise<void> {
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => this.forget(), KEPT_MS).unref();
    if (this.#entries !== undefined) return;
    this.#reading ??= this.#read(versionNow).finally(() => {
      this.#reading = undefined;
    });
    await this.#reading;
  }

  /** The number of entries that are known. */
  get length(): number {
    return this.#entries?.length ?? 0;
  }

  /** The log has these entries more, after the first `length`. */
  add(length: number, entries: readonly TournamentEntry[]): void {
    // a name that is hidden is to be taken out of those that are known, too
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
    // what is stored and not told yet is added when it is
    entries.length = versionNow();
    const left = namesLeft(entries);
    this.#entries = left.size === 0 ? entries : entries.map((entry, i) => left.get(i + 1) ?? entry);
  }
}
