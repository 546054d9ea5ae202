/** A map whose `set` returns the map with one more entry: the same map, or another that shares its entries. */
export interface Growing<K, V> extends ReadonlyMap<K, V> {
  set(key: K, value: V): Growing<K, V>;
}

/** The most entries that are copied by a `set`; more go into a new base. */
const MOST_RECENT = 100;

/**
 * An immutable map that is cheap to copy with one more entry: copies share a large base and have a few recent entries
 * of their own. Keys keep the order in which they were added.
 */
export class SharedMap<K, V> implements Growing<K, V> {
  readonly #base: ReadonlyMap<K, V>;
  readonly #recent: ReadonlyMap<K, V>;
  readonly size: number;

  /** The base must not change after this. */
  constructor(base: ReadonlyMap<K, V>, recent: ReadonlyMap<K, V> = new Map()) {
    this.#base = base;
    this.#recent = recent;
    this.size = [...recent.keys()].reduce((sum, key) => sum + (base.has(key) ? 0 : 1), base.size);
  }

  set(key: K, value: V): SharedMap<K, V> {
    const recent = new Map(this.#recent).set(key, value);
    return recent.size > MOST_RECENT
      ? new SharedMap(new Map([...this.#base, ...recent]))
      : new SharedMap(this.#base, recent);
  }

  get(key: K): V | undefined {
    return this.#recent.get(key) ?? this.#base.get(key);
  }

  has(key: K): boolean {
    return this.#recent.has(key) || this.#base.has(key);
  }

  forEach(visit: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }

  *entries(): MapIterator<[K, V]> {
    for (const [key, value] of this.#base) yield [key, this.#recent.get(key) ?? value];
    for (const entry of this.#recent) if (!this.#base.has(entry[0])) yield entry;
  }

  *keys(): MapIterator<K> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }
}
