import { pagesOf } from './pages.ts';
import { isMark } from './rewriting.ts';
import { AppendConflict, type Store } from './store.ts';

/** A class that opens the same link at once conflicts this often at most: its pupils are let in one after another. */
const MOST_TRIES = 50;
/** The most entries whose state stays in memory: those of the most recently used logs. */
const MOST_KEPT = 200_000;

/**
 * Computes a log's state after further entries; `state` is `undefined` before the first. Never changes the given state.
 * Throws for an entry that no server wrote.
 * @param after the number of entries before them
 */
export type Adds<State> = (
  state: State | undefined,
  bodies: readonly string[],
  after: number,
) => State | undefined;

interface Known<State> {
  readonly length: number;
  readonly first: string;
  readonly last: string;
  readonly state: State | undefined;
}

/**
 * The current states of all logs of one kind, whichever process wrote them. A log is read page by page, and only once:
 * after that, only new entries are read. A log that was rewritten, or deleted and started again, is read anew.
 */
export class Folds<State> {
  readonly #store: Store;
  readonly #added: Adds<State>;
  readonly #empty: State | undefined;
  readonly #known = new Map<string, Known<State>>();
  #kept = 0;
  readonly #reading = new Map<string, Promise<unknown>>();

  /** @param empty the state of a log that does not exist, if anybody may start it */
  constructor(store: Store, added: Adds<State>, empty?: State) {
    this.#store = store;
    this.#added = added;
    this.#empty = empty;
  }

  /** Returns the state of a log, or `undefined` if there is none. Throws for a log that no server wrote. */
  async read(log: string): Promise<State | undefined> {
    return (await this.#now(log))?.state ?? this.#empty;
  }

  /**
   * Appends the entries that `entriesFor` returns for the log's current state, all or none, and tries again if somebody
   * else appends meanwhile. Returns false if there are no entries or no such log.
   */
  async add(log: string, entriesFor: (state: State, length: number) => readonly object[]): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      const { state = this.#empty, length = 0 } = (await this.#now(log)) ?? {};
      const bodies =
        state === undefined ? [] : entriesFor(state, length).map((entry) => JSON.stringify(entry));
      if (bodies.length === 0) return false;
      try {
        await this.#store.append({ log, length, bodies });
        return true;
      } catch (error) {
        if (!(error instanceof AppendConflict) || tries === MOST_TRIES) throw error;
      }
    }
  }

  async #now(log: string): Promise<Known<State> | undefined> {
    for (;;) {
      // concurrent first readers share one reading; the code below looks for entries that were added meanwhile
      if (this.#reading.has(log)) await this.#reading.get(log);
      const known = this.#known.get(log);
      const more = known && (await this.#continued(log, known));
      if (more !== undefined) return this.#keep(log, more);
      if (!this.#reading.has(log)) return this.#readWhole(log);
    }
  }

  async #readWhole(log: string): Promise<Known<State> | undefined> {
    const reading = this.#whole(log);
    this.#reading.set(log, reading);
    try {
      return this.#keep(log, await reading);
    } finally {
      this.#reading.delete(log);
    }
  }

  /** Updates a known state with newer entries. Returns `undefined` if the log is another one or was rewritten. */
  async #continued(log: string, known: Known<State>): Promise<Known<State> | undefined> {
    const [first] = known.length > 1 ? await this.#store.read(log, 0, 1) : [known.first];
    if (first !== known.first) return undefined;
    let now: Known<State> | undefined;
    for await (const page of pagesOf(this.#store, log, known.length - 1)) {
      if (now === undefined && page[0] !== known.last) return undefined;
      if (page.some((body, i) => (now !== undefined || i > 0) && isMark(body))) return undefined;
      now = this.#after(now ?? known, now === undefined ? page.slice(1) : page);
    }
    return now;
  }

  async #whole(log: string): Promise<Known<State> | undefined> {
    for (;;) {
      const length = (await this.#store.lengths([log])).get(log) ?? 0;
      let now: Known<State> | undefined;
      let isRewritten = false;
      for await (const page of pagesOf(this.#store, log)) {
        const before = now?.length ?? 0;
        isRewritten ||= page.some((body, i) => before + i >= length && isMark(body));
        now = this.#after(now ?? { length: 0, first: page[0] ?? '', last: '', state: undefined }, page);
      }
      if (!isRewritten) return now;
    }
  }

  #after(known: Known<State>, page: readonly string[]): Known<State> {
    const last = page.at(-1);
    if (last === undefined) return known;
    const state = this.#added(known.state, page, known.length);
    return { ...known, length: known.length + page.length, last, state };
  }

  #keep(log: string, now: Known<State> | undefined): Known<State> | undefined {
    this.#drop(log);
    if (now === undefined) return undefined;
    this.#known.set(log, now);
    this.#kept += now.length;
    for (const other of this.#known.keys()) {
      if (this.#kept <= MOST_KEPT || other === log) break;
      this.#drop(other);
    }
    return now;
  }

  #drop(log: string): void {
    this.#kept -= this.#known.get(log)?.length ?? 0;
    this.#known.delete(log);
  }
}
