import type { Player } from '@overtrick/duplicate/event/event';
import { defined } from '@overtrick/rules/assert';
import { present } from '@overtrick/rules/present';
import type { Entrant } from '../tournament.ts';
import type { Amended, Entered, Hid } from './entries.ts';

/** Finds the contestant that an entry changes. */
export const entrant = (contestants: ReadonlyMap<string, Entrant>, id: string): Entrant =>
  defined(contestants.get(id), 'a contestant that is changed was entered');

/** Builds the contestant of an entry. */
export const entrantOf = ({
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
  ...present({ players, strat }),
  ...((isUnranked || isRobots) && { isUnranked: true }),
  ...present({ number }),
  ...(direction && { direction }),
  ...present({ carried, handicap }),
  ...(isAway && { isAway }),
  ...(isRobots && { isRobots }),
});

/** Applies an entry's corrections to a contestant. */
export function amended(before: Entrant, entry: Amended): Entrant {
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
  const { isUnranked = (isRobots === true) === (wereRobots === true) ? wasUnranked : isRobots } = entry;
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

/** Returns a player, from 1, without a name if it is hidden, even if an entry gives one. */
const shownPlayer = (hiddenOnes: readonly number[] | undefined, player: Player, number: number): Player =>
  hiddenOnes?.includes(number) ? { name: '' } : player;

/** Returns a contestant without the name of one of its players. */
export function hidden(before: Entrant, { player }: Hid): Entrant {
  const numbers = [...new Set([...(before.hidden ?? []), player])];
  const players = before.players?.map((one, i) => shownPlayer(numbers, one, i + 1));
  return { ...before, ...present({ players }), hidden: numbers };
}
