import { assert } from '../assert.ts';
import { type CardSet, cardsOf, setOf } from '../cards/cardSet.ts';
import { bySeat, lho, SEATS, type Seat, seatsFrom } from '../cards/seat.ts';
import { below, type Random } from '../random.ts';
import { type Deal, randomDeal } from './deal.ts';

/** The number of cards that go to each hand at a time (RULES 13.3). */
export const GOULASH_BATCHES = [5, 5, 3] as const;

/**
 * Deals a goulash: four sorted hands are stacked from North on, cut once, and dealt again in batches of five, five and
 * three, from the dealer's left on (RULES 13.3). Suits stay together, so hands have long suits.
 * @param cut the number of cards of the stack that go under the others, 0 to 51
 */
export function goulashOf(before: Deal, dealer: Seat, cut: number): Deal {
  const stack = SEATS.flatMap((seat) => cardsOf(before[seat]));
  assert(stack.length === 52 && cut >= 0 && cut < 52, 'a whole pack, cut once');
  const pack = [...stack.slice(cut), ...stack.slice(0, cut)];
  const seats = seatsFrom(lho(dealer));
  const got = bySeat((seat): CardSet[] => {
    const at = seats.indexOf(seat);
    return GOULASH_BATCHES.map((size, round) => {
      const first = 4 * GOULASH_BATCHES.slice(0, round).reduce((sum, some) => sum + some, 0) + at * size;
      return setOf(pack.slice(first, first + size));
    });
  });
  return bySeat((seat) => setOf(got[seat].flatMap(cardsOf)));
}

/** Deals a goulash from hands that nobody has seen, cut anywhere (R-TOW-5). */
export const goulashDeal = (dealer: Seat, random: Random): Deal =>
  goulashOf(randomDeal(random), dealer, below(random, 52));
