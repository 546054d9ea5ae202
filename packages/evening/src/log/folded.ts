import type { Opened, Stamp, TournamentCommand } from '../entry.ts';
import { KEEPER, type Key, type Role } from '../keys/key.ts';
import type { LineBook, Tournament } from '../tournament.ts';
import { type Growing, SharedMap } from './growing.ts';

/** A tournament whose largest maps grow with each entry. */
export interface Folded extends Omit<Tournament, 'books' | 'reached' | 'records' | 'done'> {
  readonly books: Growing<string, LineBook>;
  readonly reached: Growing<string, number>;
  readonly records: Growing<string, string>;
  readonly done: Growing<string, number>;
}

type Kind = TournamentCommand['kind'];

/** Returns the parts that an entry changes; `number` is the entry's own. */
export type Change<K extends Kind = Kind> = (
  now: Folded,
  entry: Stamp & Extract<Opened | TournamentCommand, { kind: K }>,
  number: number,
) => Partial<Folded>;

/** Finds the key of an entry; the keeper of the log has the number 0. */
export const keyOf = ({ keys }: Pick<Tournament, 'keys'>, by: number): Key | undefined =>
  by === KEEPER.number ? KEEPER : keys.get(by);

/** True if the role may correct other people's reports at any time. */
export const isCorrecting = (role: Role | undefined): boolean => role === 'director' || role === 'scorer';

/** Maps with more entries than this share them with the maps derived from them. */
const MOST_COPIED = 200;

/** Returns the map with one more entry; only a small map is copied. */
export function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  if (map instanceof SharedMap) return (map as SharedMap<K, V>).set(key, value);
  return map.size > MOST_COPIED ? new SharedMap(map).set(key, value) : new Map(map).set(key, value);
}

export function withoutEntry<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
