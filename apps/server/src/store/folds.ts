import { pagesOf } from './pages.ts';
import { isMark } from './rewriting.ts';
import { AppendConflict, type Store } from './store.ts';

/** A class that opens one link at once is let in one after the other. */
const MOST_TRIES = 50;
/** Of all that is known of logs so many entries are kept in memory: those of the logs last asked for. */
const MOST_KEPT = 200_000;

/**
 * Makes a log's state with some entries more; `state` is `undefined` before the first. Never changes the state that it
 * is given. Throws for an entry that no server wrote.
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
 * The states of logs of one kind, as they are stored now, whichever process has written it. A log is read page by page
 * and once: after that, what it has more. Where it was rewritten, or deleted and begun again, it is read anew.
 */
export class Folds<State> {
  readonly #store: Store;
  readonly #added: Adds<State>;
  readonly #empty: State | undefined;
  readonly #known = new Map<string, Known<State>>();
  #kept = 0;
  readonly #reading = new Map<string, Promise<unknown>>();

  /** @param empty the state of a log that is not there, where anybody may begin it */
  constructor(store: Store, added: Adds<State>, empty?: State) {
    this.#store = store;
    this.#added = added;
    this.#empty = empty;
  }

  /** The state of a log; `undefined` when there is none. Throws for one that no server wrote. */
  async read(log: string): Promise<State | undefined> {
    return (await this.#now(log))?.state ?? this.#empty;
  }

  /**
   * Adds to a log what `entriesFor` makes of it as it is, all or none, whoever else adds to it meanwhile; false when
   * that is nothing, or there is no such log.
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
      // many who ask at once for what is not known yet have it read once; what came meanwhile is looked for below
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

  /** The known state with what the log has more; `undefined` where it is another log, or was rewritten. */
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
