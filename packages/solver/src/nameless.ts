import { type Strain, SUITS } from '@overtrick/rules/cards/card';
import { holding } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';

/**
 * Returns a question without the names of its seats and side suits: two with the same text have the same answer for the
 * side on lead. Few deals repeat a question, but a deal that is the same after a turn of the table asks each up to four
 * times.
 */
export function namelessQuestion(deal: Deal, leader: Seat, strain: Strain): string {
  const first = SEATS.indexOf(leader);
  const seats = SEATS.map((_, turn) => SEATS[(first + turn) % SEATS.length] ?? leader);
  const held = (suit: (typeof SUITS)[number]) => seats.map((seat) => holding(deal[seat], suit)).join(' ');
  const side = SUITS.filter((suit) => suit !== strain).map(held);
  return [...side.sort(), strain === 'N' ? '' : held(strain)].join('/');
}
