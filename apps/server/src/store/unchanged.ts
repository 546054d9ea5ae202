import { unlessDamaged } from './pages.ts';
import type { Store } from './store.ts';

interface Kept<T> {
  readonly length: number;
  readonly reading: Promise<T | undefined>;
}

/**
 * A cache of values computed from whole logs, for long lists. A value is valid until its log grows. Concurrent requests
 * share one reading.
 */
export class Unchanged<T> {
  readonly #store: Store;
  readonly #most: number;
  readonly #kept = new Map<string, Kept<T>>();

  /** @param most the number of logs whose values are kept: the most recently requested */
  constructor(store: Store, most: number) {
    this.#store = store;
    this.#most = most;
  }

  /**
   * Reads one log after another, in the order of `asked`; `key` distinguishes two values of the same log. Returns
   * `undefined` for a damaged log.
   */
  async read<Asked extends { readonly log: string; readonly key?: string }>(
    asked: readonly Asked[],
    read: (one: Asked) => Promise<T>,
  ): Promise<readonly (T | undefined)[]> {
    const lengths = await this.#store.lengths(asked.map(({ log }) => log));
    const all: (T | undefined)[] = [];
    for (const one of asked) all.push(await this.#readOne(one, lengths.get(one.log) ?? 0, read));
    return all;
  }

  #readOne<Asked extends { readonly log: string; readonly key?: string }>(
    one: Asked,
    length: number,
    read: (one: Asked) => Promise<T>,
  ): Promise<T | undefined> {
    const key = `${one.log} ${one.key ?? ''}`;
    const known = this.#kept.get(key);
    const reading = known?.length === length ? known.reading : unlessDamaged(read(one));
    this.#kept.delete(key);
    this.#kept.set(key, { length, reading });
    reading.catch(() => {
      if (this.#kept.get(key)?.reading === reading) this.#kept.delete(key);
    });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(oldest);
    }
    return reading;
  }
}
