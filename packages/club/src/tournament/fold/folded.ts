import type { Opened, Stamp, TournamentCommand } from '../entry.ts';
import { KEEPER, type Key, type Role } from '../key.ts';
import type { LineBook, Tournament } from '../tournament.ts';
import type { Growing } from './growing.ts';

/** A tournament whose largest maps grow with each entry. */
export interface Folded extends Omit<Tournament, 'books' | 'reached' | 'records' | 'done'> {
  readonly books: Growing<string, LineBook>;
  readonly reached: Growing<string, number>;
  readonly records: Growing<string, string>;
  readonly done: Growing<string, number>;
}

type Kind = TournamentCommand['kind'];

/** The parts that an entry changes; `number` is its own. */
export type Change<K extends Kind = Kind> = (
  now: Folded,
  entry: Stamp & Extract<Opened | TournamentCommand, { kind: K }>,
  number: number,
) => Partial<Folded>;

/** A change for each kind. */
export type Folds<K extends Kind = Kind> = { readonly [Each in K]: Change<Each> };

/** The key of an entry; the keeper of the log has the number 0. */
export const keyOf = ({ keys }: Pick<Tournament, 'keys'>, by: number): Key | undefined =>
  by === KEEPER.number ? KEEPER : keys.get(by);

/** May the role correct what others have reported, whenever they did? */
export const isCorrecting = (role: Role | undefined): boolean => role === 'director' || role === 'scorer';

/** The map with one entry more; maps of a few entries are copied. */
export const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map(map).set(key, value);

export function withoutEntry<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}
