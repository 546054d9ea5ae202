import type { Player } from '@overtrick/duplicate/event';
import { defined } from '@overtrick/rules/assert';
import type { Amended, Entered, Hid } from '../entry.ts';
import type { Key } from '../key.ts';
import type { Entrant } from '../tournament.ts';
import { type Folds, withEntry, withoutEntry } from './folded.ts';

/** Keys and contestants. */
export const FOLDS_OF_PEOPLE: Folds<
  'granted' | 'admitted' | 'revoked' | 'entered' | 'amended' | 'scratched' | 'hid' | 'lined' | 'substituted'
> = {
  granted(now, { kind: _kind, at: _at, by, id: _id, ...key }, number) {
    const isMade = now.keys.get(by)?.role === 'director';
    return { keys: withEntry(now.keys, number, { number, ...key, ...(isMade && { madeBy: by }) }) };
  },

  admitted(now, { key: number }) {
    const { isAsked: _isAsked, ...key } = keyOf(now.keys, number);
    return { keys: withEntry(now.keys, number, key) };
  },

  revoked: (now, { key: number }) => ({
    keys: withEntry(now.keys, number, { ...keyOf(now.keys, number), isRevoked: true }),
  }),

  entered: (now, entry) => ({
    contestants: withEntry(now.contestants, entry.contestant, entrantOf(entry)),
  }),

  amended: (now, entry) => ({
    contestants: withEntry(
      now.contestants,
      entry.contestant,
      amended(entrant(now.contestants, entry.contestant), entry),
    ),
  }),

  scratched: (now, { contestant }) => ({ contestants: withoutEntry(now.contestants, contestant) }),

  substituted: (now, { contestant, player, substitute, from, to }) => ({
    substitutions: [
      ...now.substitutions,
      { contestant, player, substitute, from, ...(to !== undefined && { to }) },
    ],
  }),

  lined: (now, { contestant, from, ns, ew }) => ({
    lineUps: [...now.lineUps, { contestant, from, ns, ew }],
  }),

  hid: (now, entry) => ({
    contestants: withEntry(
      now.contestants,
      entry.contestant,
      hidden(entrant(now.contestants, entry.contestant), entry),
    ),
  }),
};

const keyOf = (keys: ReadonlyMap<number, Key>, number: number): Key =>
  defined(keys.get(number), 'a key that is changed was granted');

const entrant = (contestants: ReadonlyMap<string, Entrant>, id: string): Entrant =>
  defined(contestants.get(id), 'a contestant that is changed was entered');

const entrantOf = ({
  contestant,
  players,
  strat,
  isUnranked,
  number,
  direction,
  carried,
  handicap,
  isAway,
  isRobots,
}: Entered): Entrant => ({
  id: contestant,
  ...(players && { players }),
  ...(strat !== undefined && { strat }),
  ...((isUnranked || isRobots) && { isUnranked: true }),
  ...(number !== undefined && { number }),
  ...(direction && { direction }),
  ...(carried && { carried }),
  ...(handicap !== undefined && { handicap }),
  ...(isAway && { isAway }),
  ...(isRobots && { isRobots }),
});

function amended(before: Entrant, entry: Amended): Entrant {
  const {
    strat: stratBefore,
    handicap: handicapBefore,
    isUnranked: wasUnranked,
    isAway: wasAway,
    isRobots: wereRobots,
    ...rest
  } = before;
  const { players, strat, isAway = wasAway, isRobots = wereRobots } = entry;
  // people who take over from computer players are ranked, unless something else is said
  const { isUnranked = isRobots === wereRobots ? wasUnranked : isRobots } = entry;
  const now = strat === undefined ? stratBefore : strat;
  const handicap = entry.handicap === undefined ? handicapBefore : entry.handicap;
  return {
    ...rest,
    ...(players && { players: players.map((player, i) => shownPlayer(before.hidden, player, i + 1)) }),
    ...(now != null && { strat: now }),
    ...(handicap != null && { handicap }),
    ...(isUnranked && { isUnranked: true }),
    ...(isAway && { isAway }),
    ...(isRobots && { isRobots }),
  };
}

/** The player, from 1; one who is hidden has no name, whatever an entry says. */
const shownPlayer = (hiddenOnes: readonly number[] | undefined, player: Player, number: number): Player =>
  hiddenOnes?.includes(number) ? { name: '' } : player;

function hidden(before: Entrant, { player }: Hid): Entrant {
  const numbers = [...new Set([...(before.hidden ?? []), player])];
  const players = before.players?.map((one, i) => shownPlayer(numbers, one, i + 1));
  return { ...before, ...(players && { players }), hidden: numbers };
}
