import type { Seat } from '@overtrick/rules/seat';
import { lineUpOf } from '../teams/seats.ts';
import type { Tournament } from '../tournament.ts';
import type { OnlineSitting } from './sittings.ts';

/** A player of a contestant, from 1. */
export interface Person {
  readonly contestant: string;
  readonly player: number;
}

/**
 * The person for each seat of a game at a sitting. A pair's first player sits North or East, the second South or West;
 * of a team those of its line-up; in a game of two each contestant has one seat, and one player.
 */
export function personsAt(
  tournament: Tournament,
  { ns, ew, round }: Pick<OnlineSitting, 'ns' | 'ew' | 'round'>,
  seats: readonly Seat[],
): readonly Person[] {
  const isAlone = seats.length === 2;
  const isTeams = tournament.terms.form === 'teams';
  return seats.map((seat, i) => {
    const isNorthSouth = isAlone ? i === 0 : seat === 'N' || seat === 'S';
    const contestant = isNorthSouth ? ns : ew;
    const isFirst = isAlone || seat === 'N' || seat === 'E';
    const [first, second] = isTeams
      ? lineUpOf(tournament, contestant, round)[isNorthSouth ? 'ns' : 'ew']
      : [1, 2];
    return { contestant, player: isFirst ? first : second };
  });
}
