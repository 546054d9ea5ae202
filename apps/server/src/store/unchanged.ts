import { unlessDamaged } from './pages.ts';
import type { Store } from './store.ts';

interface Kept<T> {
  readonly length: number;
  readonly reading: Promise<T | undefined>;
}

/**
 * Keeps things that are made of whole logs, for lists of many: each as long as its log is no longer than it was, read
 * once however many ask at once.
 */
export class Unchanged<T> {
  readonly #store: Store;
  readonly #most: number;
  readonly #kept = new Map<string, Kept<T>>();

  /** @param most of so many logs it is kept: those last asked for */
  constructor(store: Store, most: number) {
    this.#store = store;
    this.#most = most;
  }

  /**
   * Reads one log after the other, in the order of `asked`, of which `key` tells two from each other that are made of
   * one log. Gives `undefined` for a log that is damaged.
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
