import type { Seat } from '@overtrick/rules/seat';
import type { OnlineSitting } from './sittings.ts';

/** A player of a contestant, from 1. */
export interface Person {
  readonly contestant: string;
  readonly player: number;
}

/**
 * The person for each seat of a game at a sitting. A pair's first player sits North or East, the second South or West;
 * in a game of two each contestant has one seat, and one player.
 */
export function personsAt(
  { ns, ew }: Pick<OnlineSitting, 'ns' | 'ew'>,
  seats: readonly Seat[],
): readonly Person[] {
  const isAlone = seats.length === 2;
  return seats.map((seat) => ({
    contestant: seat === 'N' || seat === 'S' ? ns : ew,
    player: isAlone || seat === 'N' || seat === 'E' ? 1 : 2,
  }));
}
