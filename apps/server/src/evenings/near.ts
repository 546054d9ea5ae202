import type { TournamentEntry } from '@overtrick/evening/entry';
import type { Key } from '@overtrick/evening/keys/key';
import { parseLine } from '@overtrick/evening/line';
import type { Tournament } from '@overtrick/evening/tournament';

/** The places, contestants and keys that entries are about. */
export interface Near {
  readonly places: ReadonlySet<string>;
  readonly contestants: ReadonlySet<string>;
  readonly keys: ReadonlySet<number>;
}

/** Finds the places, contestants and keys that entries are about: they hear of the change at once. */
export function placesIn(tournament: Tournament, entries: readonly TournamentEntry[]): Near {
  const [places, contestants, keys] = [new Set<string>(), new Set<string>(), new Set<number>()];
  for (const entry of entries) {
    keys.add(entry.by);
    if ('place' in entry && entry.place !== undefined) places.add(entry.place);
    if ('contestant' in entry && entry.contestant !== undefined) contestants.add(entry.contestant);
    const flag = 'flag' in entry ? tournament.flags.get(entry.flag) : undefined;
    if (flag !== undefined) keys.add(flag.by);
    if (!('line' in entry)) continue;
    const line = parseLine(entry.line);
    if (line !== undefined) places.add(`${line.section}${line.table}`);
    const { ns, ew } = tournament.lines.get(entry.line) ?? {};
    if (ns !== undefined) contestants.add(ns);
    if (ew !== undefined) contestants.add(ew);
  }
  return { places, contestants, keys };
}

export function isNear(key: Key | undefined, { places, contestants, keys }: Near): boolean {
  if (key === undefined) return false;
  const { number, place, contestant, plays } = key;
  return (
    keys.has(number) ||
    (place !== undefined && places.has(place)) ||
    (contestant !== undefined && contestants.has(contestant)) ||
    (plays !== undefined && contestants.has(plays))
  );
}

/** The kinds that everybody waits for: they are announced at once, however many results come in. */
const URGENT: ReadonlySet<TournamentEntry['kind']> = new Set([
  'regulated',
  'planned',
  'timed',
  'clock',
  'curtailed',
  'announced',
  'ended',
  'published',
  'reopened',
]);

export const isUrgent = ({ kind }: TournamentEntry): boolean => URGENT.has(kind);
