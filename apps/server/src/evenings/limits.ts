import { MOST_ENTERED } from '@overtrick/evening/entrants/refusals';
import type { TournamentCommand } from '@overtrick/evening/entry';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import { type Failure, fail } from '@overtrick/rules/result';
import type { Resource } from '../base/shares.ts';

/**
 * The limit beyond which only directors add to a log. An evening of 200 tables and 27 boards has about 12,000 entries.
 */
export const MOST_ENTRIES = 50_000;
/** The limit beyond which only the entries that end the tournament are accepted. */
const MOST_ENTRIES_OF_ALL = 60_000;
/**
 * The most entries of one table or player, who enter about a hundred results, so that nobody fills a log that others
 * need.
 */
export const MOST_OF_DEVICE = 3000;
/** The most keys: those of a thousand phones, each renewed a few times. Some more are left for directors. */
export const MOST_KEYS = 4000;
const MOST_KEYS_OF_ALL = 4500;
/**
 * The kinds of entries that an evening has for each board at each table, or for each table and round. Of any other kind
 * a log has a few hundred, and their number is limited.
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
/** The kinds with a lower limit: each announcement copies the earlier ones. */
const FEWER: ReadonlyMap<TournamentCommand['kind'], number> = new Map([['announced', 1000]]);
export const mostOf = (kind: TournamentCommand['kind']): number => FEWER.get(kind) ?? MOST_OF_KIND;
/** The most entries of such a kind by one table or player. */
export const MOST_OF_KIND_AND_DEVICE = 200;
/** The most keys that wait for admission at once. */
export const MOST_WAITING = 200;
const MOST_CONTESTANTS = 2000;

/** The kinds that are needed to end a tournament. */
const ENDS: ReadonlySet<TournamentCommand['kind']> = new Set(['ended', 'published', 'hid', 'revoked']);

/** A function that counts the log's entries of a kind: all of them, or those of a key. */
export type OfKind = (kind: TournamentCommand['kind'], by?: number) => number;

type Code = 'ERR_TOURNAMENT_LONG' | 'ERR_KEYS_FULL' | 'ERR_DEVICE_LONG';

/**
 * Returns the reason why a tournament accepts no more of a key's commands, or `undefined`. The limits keep every log
 * readable.
 * @param made the number of entries of the key
 * @param ofKind counts the entries of a kind in the log, all of them or those of a key
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

/** Returns the keys that wait for a director's admission. */
const waitingIn = (keys: Tournament['keys']) =>
  [...keys.values()].filter(({ isAsked, isRevoked }) => isAsked && !isRevoked);

/** The factor for a hall, which has one address: it may use three quarters of an evening's places. */
const TIMES_OF_HALL = 3;

/** Returns the places of those who enter an evening by themselves, without its join link. */
export const entrants = (id: string, { contestants }: Tournament): Resource => ({
  name: `entrants ${id}`,
  most: MOST_ENTERED,
  taken: contestants.size,
  times: TIMES_OF_HALL,
  holds: (contestant) => contestants.has(contestant),
});

/** Returns the places for the keys from the join link. */
export const keysOf = (id: string, { keys }: Tournament): Resource => ({
  name: `keys ${id}`,
  most: MOST_KEYS,
  taken: keys.size,
  times: TIMES_OF_HALL,
});

/** Returns the places for the keys that wait for a director's admission. */
export const waitingAt = (id: string, { keys }: Tournament): Resource => ({
  name: `waiting ${id}`,
  most: MOST_WAITING,
  taken: waitingIn(keys).length,
  times: TIMES_OF_HALL,
  holds: (number) => waitingIn(keys).some((key) => `${key.number}` === number),
});

/** Returns the entries that remove contestants who came together, and revoke their keys. */
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
