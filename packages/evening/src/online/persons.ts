import type { Seat } from '@overtrick/rules/cards/seat';
import { playerIn } from '../lines/substitutes.ts';
import { lineUpOf } from '../teams/seats.ts';
import type { Tournament } from '../tournament.ts';
import type { OnlineSitting } from './sittings.ts';

/** A player of a contestant, from 1. */
export interface Person {
  readonly contestant: string;
  readonly player: number;
}

/** Writes a player of a contestant, as a key of sets. */
export const personText = ({ contestant, player }: Person): string => `${contestant} ${player}`;

/** The seats in the order of the movement's places, if each player plays for themselves. */
const FOUR: readonly Seat[] = ['N', 'S', 'E', 'W'];
const THREE: readonly Seat[] = ['S', 'W', 'E'];

/**
 * Returns the person for each seat at a sitting. A pair's first player sits North or East, the second South or West, or
 * a substitute for them; a team follows its line-up. In a game for two, an individual and threes each contestant has
 * one seat.
 */
export function personsAt(
  tournament: Tournament,
  { ns, ew, round, seats: seated }: Pick<OnlineSitting, 'ns' | 'ew' | 'round' | 'seats'>,
  seats: readonly Seat[],
): readonly Person[] {
  const isAlone = seats.length === 2;
  const isTeams = tournament.terms.form === 'teams';
  return seats.map((seat, i) => {
    const alone = seated?.[(seated.length === 3 ? THREE : FOUR).indexOf(seat)];
    if (alone !== undefined) return { contestant: alone, player: playerIn(tournament, alone, 1, round) };
    const isNorthSouth = isAlone ? i === 0 : seat === 'N' || seat === 'S';
    const contestant = isNorthSouth ? ns : ew;
    const isFirst = isAlone || seat === 'N' || seat === 'E';
    const [first, second] = isTeams
      ? lineUpOf(tournament, contestant, round)[isNorthSouth ? 'ns' : 'ew']
      : [1, 2];
    return { contestant, player: playerIn(tournament, contestant, isFirst ? first : second, round) };
  });
}
