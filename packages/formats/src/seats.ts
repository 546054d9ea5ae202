import type { Suit } from '@overtrick/rules/cards/card';
import { type Seat, turn } from '@overtrick/rules/cards/seat';
import { winningCard } from '@overtrick/rules/play/trick';
import type { BoardCard } from './board.ts';

/**
 * Returns the seat of each card in the order played, and the seat that plays next: the leader's, then clockwise; the
 * winner of a trick leads to the next.
 */
export function seatsOfCards(
  cards: readonly Pick<BoardCard, 'card' | 'leader'>[],
  first: Seat,
  trump: Suit | undefined,
): { readonly seats: readonly Seat[]; readonly next: Seat } {
  const seats: Seat[] = [];
  let next = first;
  for (let i = 0; i < cards.length; i += 4) {
    const leader = cards[i]?.leader ?? next;
    const trick = cards.slice(i, i + 4).map(({ card }, at) => ({ seat: turn(leader, at), card }));
    seats.push(...trick.map(({ seat }) => seat));
    next = (trick.length === 4 ? winningCard(trick, trump)?.seat : undefined) ?? turn(leader, trick.length);
  }
  return { seats, next };
}
