import { CARDS, type Card, suitIndex } from '@overtrick/rules/card';
import { cardsOf, has, size } from '@overtrick/rules/cardSet';
import type { Deal } from '@overtrick/rules/deal';
import { below, type Random } from '@overtrick/rules/random';
import { SEATS } from '@overtrick/rules/seat';
import { type Dealt, give, noDeal, placeOf } from './dealt.ts';
import { type FixedLength, makeSplitter } from './lengths.ts';

/** The cards and lengths that are settled before a deal is drawn. */
export interface Settled {
  /** Cards given to a hand. */
  readonly predealt: Deal;
  /** Suits of which a hand has a number of cards, whichever they are. */
  readonly lengths?: readonly FixedLength[];
}

/** Draws uniform deals among those that are as settled, one after another, in place. */
export interface Drawer {
  readonly dealt: Dealt;
  draw(random: Random): void;
}

/**
 * Makes a drawer; `undefined` when no deal is as settled.
 * @param spend is told of the ways to deal lengths that it goes through
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

/** Deals a shuffled pack: the first cards to North, as many as there is room for, the next to East. */
function fillAny(pack: Uint8Array, rooms: readonly number[]): Fill {
  const takers = rooms.flatMap((room, seat) => new Array<number>(room).fill(seat));
  return (random, { holdings }) => {
    shuffle(random, pack);
    for (let i = 0; i < pack.length; i++) give(holdings, takers[i] ?? 0, pack[i] ?? 0);
  };
}

/** Draws the lengths of the suits first, each with the weight of its deals, then who gets which cards. */
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

/** Fisher–Yates, in place: what order the cards had before does not matter. */
function shuffle(random: Random, pack: Uint8Array): void {
  for (let i = pack.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const kept = pack[i] ?? 0;
    pack[i] = pack[j] ?? 0;
    pack[j] = kept;
  }
}
