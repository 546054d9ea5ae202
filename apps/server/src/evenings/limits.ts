import { MOST_ENTERED } from '@overtrick/evening/entrants/refusals';
import type { TournamentCommand } from '@overtrick/evening/entry';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { type Failure, fail } from '@overtrick/rules/result';
import type { Resource } from '../base/shares.ts';

/** An evening of 200 tables and 27 boards has some 12,000 entries: past this only who directs adds to a log. */
export const MOST_ENTRIES = 50_000;
/** … and past this nothing is added but what ends it. */
const MOST_ENTRIES_OF_ALL = 60_000;
/** A table or a player enters some hundred results: nobody fills a log that others need. */
export const MOST_OF_DEVICE = 3000;
/** The keys of a thousand phones, each given anew a few times; some are left for who directs. */
export const MOST_KEYS = 4000;
const MOST_KEYS_OF_ALL = 4500;
/**
 * The kinds of entries of which an evening has one for each board at each table, or for each table and round; of any
 * other kind a log has a few hundred, and takes so many.
 */
const OF_LINES: ReadonlySet<TournamentCommand['kind']> = new Set([
  ...([
    'reported',
    'agreed',
    'withdrawn',
    'skipped',
    'accepted',
    'ruled',
    'late',
    'begun',
    'seated',
  ] as const),
  ...(['covered', 'solved', 'dealt', 'granted', 'admitted', 'revoked', 'entered', 'amended', 'hid'] as const),
]);
export const MOST_OF_KIND = 3000;
/** … but of these fewer, by the kind: each announcement copies those before it. */
const FEWER: ReadonlyMap<TournamentCommand['kind'], number> = new Map([['announced', 1000]]);
export const mostOf = (kind: TournamentCommand['kind']): number => FEWER.get(kind) ?? MOST_OF_KIND;
/** … of which one table or player makes so many. */
export const MOST_OF_KIND_AND_DEVICE = 200;
/** So many may wait to be let in at once. */
export const MOST_WAITING = 200;
const MOST_CONTESTANTS = 2000;

/** The kinds without which a tournament could not be brought to its end. */
const ENDS: ReadonlySet<TournamentCommand['kind']> = new Set(['ended', 'published', 'hid', 'revoked']);

/** Returns the number of entries of a kind that a log has: all of them, or those of a key. */
export type OfKind = (kind: TournamentCommand['kind'], by?: number) => number;

type Code = 'ERR_TOURNAMENT_LONG' | 'ERR_KEYS_FULL' | 'ERR_DEVICE_LONG';

/**
 * The reason why a tournament takes no more of what a key would like to do: every log can be read again.
 * @param made the number of entries that the key has made
 * @param ofKind the number of entries of a kind that the log has, all of them or those of a key
 */
export function whyTooLong(
  tournament: Tournament,
  key: Key,
  commands: readonly TournamentCommand[],
  made: number,
  ofKind: OfKind = () => 0,
): Failure<Code> | undefined {
  const { version, contestants } = tournament;
  const isDirector = key.role === 'director';
  const entered = commands.filter(({ kind }) => kind === 'entered').length;
  if (entered > 0 && contestants.size + entered > MOST_CONTESTANTS)
    return fail(
      'ERR_TOURNAMENT_LONG',
      undefined,
      `A tournament has ${MOST_CONTESTANTS} contestants at most.`,
    );
  if (isKeyTooMany(tournament, isDirector, commands)) return fail('ERR_KEYS_FULL');
  const rare = commands.filter(({ kind }) => !OF_LINES.has(kind) && !ENDS.has(kind));
  if (rare.some(({ kind }) => ofKind(kind) >= mostOf(kind))) return fail('ERR_TOURNAMENT_LONG');
  const isDevice = key.role === 'table' || key.role === 'player';
  if (isDevice && rare.some(({ kind }) => ofKind(kind, key.number) >= MOST_OF_KIND_AND_DEVICE))
    return fail('ERR_DEVICE_LONG');
  if (isDevice && made + commands.length > MOST_OF_DEVICE) return fail('ERR_DEVICE_LONG');
  const most = isDirector ? MOST_ENTRIES_OF_ALL : MOST_ENTRIES;
  const isFull = version + commands.length > most && commands.some(({ kind }) => !ENDS.has(kind));
  return isFull ? fail('ERR_TOURNAMENT_LONG') : undefined;
}

function isKeyTooMany(
  { keys }: Tournament,
  isDirector: boolean,
  commands: readonly TournamentCommand[],
): boolean {
  const granted = commands.filter((command) => command.kind === 'granted');
  if (granted.length === 0) return false;
  if (keys.size + granted.length > (isDirector ? MOST_KEYS_OF_ALL : MOST_KEYS)) return true;
  return granted.some(({ isAsked }) => isAsked) && waitingIn(keys).length >= MOST_WAITING;
}

/** The keys that wait for a director to let them in. */
const waitingIn = (keys: Tournament['keys']) =>
  [...keys.values()].filter(({ isAsked, isRevoked }) => isAsked && !isRevoked);

/** A hall has one address: it may have three quarters of an evening's places. */
const TIMES_OF_HALL = 3;

/** The places of those who enter an evening by themselves, without its join link. */
export const entrants = (id: string, { contestants }: Tournament): Resource => ({
  name: `entrants ${id}`,
  most: MOST_ENTERED,
  taken: contestants.size,
  times: TIMES_OF_HALL,
  holds: (contestant) => contestants.has(contestant),
});

/** The keys that the join link makes. */
export const keysOf = (id: string, { keys }: Tournament): Resource => ({
  name: `keys ${id}`,
  most: MOST_KEYS,
  taken: keys.size,
  times: TIMES_OF_HALL,
});

/** The keys that wait for a director to let them in. */
export const waitingAt = (id: string, { keys }: Tournament): Resource => ({
  name: `waiting ${id}`,
  most: MOST_WAITING,
  taken: waitingIn(keys).length,
  times: TIMES_OF_HALL,
  holds: (number) => waitingIn(keys).some((key) => `${key.number}` === number),
});

/** The entries that take contestants off the list who came together, with their keys. */
export function scratchedTogether(
  { keys, contestants }: Tournament,
  together: readonly string[],
): readonly TournamentCommand[] {
  const gone = new Set(together.filter((contestant) => contestants.has(contestant)));
  const revoked = [...keys.values()].filter(
    ({ contestant, isRevoked }) => contestant !== undefined && gone.has(contestant) && !isRevoked,
  );
  return [
    ...revoked.map(({ number }) => ({ kind: 'revoked', key: number }) as const),
    ...[...gone].map((contestant) => ({ kind: 'scratched', contestant }) as const),
  ];
}
