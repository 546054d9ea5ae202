import { CARDS, type Card, suitIndex } from '@overtrick/rules/cards/card';
import { cardsOf, has, size } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { below, type Random } from '@overtrick/rules/random';
import { type Dealt, give, noDeal, placeOf } from './dealt.ts';
import { type FixedLength, makeSplitter } from './lengths.ts';

/** The cards and lengths that are fixed before a deal is drawn. */
export interface Settled {
  /** Cards that are assigned to hands. */
  readonly predealt: Deal;
  /** The number of cards that a hand has in a suit, whichever cards they are. */
  readonly lengths?: readonly FixedLength[];
}

/** Draws uniformly among the deals that fit, one after another, in place. */
export interface Drawer {
  readonly dealt: Dealt;
  draw(random: Random): void;
}

/**
 * Makes a drawer; `undefined` if no deal fits.
 * @param spend receives the number of ways to deal lengths that were tried
 */
export function makeDrawer(
  { predealt, lengths = [] }: Settled,
  spend?: (ways: number) => void,
): Drawer | undefined {
  const dealt = noDeal();
  const given = dealt.holdings.slice();
  for (const seat of SEATS) for (const card of cardsOf(predealt[seat])) give(given, placeOf(seat), card);
  const pack = Uint8Array.from(CARDS.filter((card) => !SEATS.some((seat) => has(predealt[seat], card))));
  const rooms = SEATS.map((seat) => 13 - size(predealt[seat]));
  const fill = lengths.length === 0 ? fillAny(pack, rooms) : fillLengths(pack, rooms, given, lengths, spend);
  return (
    fill && {
      dealt,
      draw(random) {
        dealt.holdings.set(given);
        dealt.serial++;
        fill(random, dealt);
      },
    }
  );
}

type Fill = (random: Random, dealt: Dealt) => void;

/** Deals a shuffled pack: the first cards to North, as many as fit, the next to East, and so on. */
function fillAny(pack: Uint8Array, rooms: readonly number[]): Fill {
  const takers = rooms.flatMap((room, seat) => new Array<number>(room).fill(seat));
  return (random, { holdings }) => {
    shuffle(random, pack);
    for (let i = 0; i < pack.length; i++) give(holdings, takers[i] ?? 0, pack[i] ?? 0);
  };
}

/** Draws the lengths of the suits first, weighted by their numbers of deals, then the cards of each hand. */
function fillLengths(
  pack: Uint8Array,
  rooms: readonly number[],
  given: Uint16Array,
  lengths: readonly FixedLength[],
  spend?: (ways: number) => void,
): Fill | undefined {
  const suits = [0, 1, 2, 3].map((suit) => pack.filter((card) => suitIndex(card) === suit));
  const split = makeSplitter({ cards: suits.map(({ length }) => length), rooms, given, lengths }, spend);
  return (
    split &&
    ((random, { holdings }) => {
      for (const [suit, counts] of split(random).entries()) {
        const cards = suits[suit] ?? new Uint8Array();
        shuffle(random, cards);
        let at = 0;
        for (const [seat, count] of counts.entries())
          for (let i = 0; i < count; i++) give(holdings, seat, cards[at++] as Card);
      }
    })
  );
}

/** Shuffles a pack in place (Fisher–Yates); the order before does not matter. */
function shuffle(random: Random, pack: Uint8Array): void {
  for (let i = pack.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const kept = pack[i] ?? 0;
    pack[i] = pack[j] ?? 0;
    pack[j] = kept;
  }
}
