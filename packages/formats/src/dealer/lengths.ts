import type { Suit } from '@overtrick/rules/card';
import { SUITS } from '@overtrick/rules/card';
import { bitCount } from '@overtrick/rules/cardSet';
import { fraction, type Random } from '@overtrick/rules/random';
import type { Seat } from '@overtrick/rules/seat';
import { placeOf } from './dealt.ts';

/** A hand has so many cards of a suit. */
export interface FixedLength {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly length: number;
}

interface Cards {
  /** Cards to deal, by suit, clubs first. */
  readonly cards: readonly number[];
  /** Cards that hands still get, North first. */
  readonly rooms: readonly number[];
  /** The cards that hands have, as holdings. */
  readonly given: Uint16Array;
  readonly lengths: readonly FixedLength[];
}

/** The number of cards of a suit that each hand gets, North first. */
type Split = readonly number[];

/** For each suit, clubs first, a split. */
type Splitter = (random: Random) => readonly Split[];

/**
 * Draws who gets how many cards of which suit, each way with the weight of the deals that have it, so that deals with
 * these lengths are equally likely. The number of deals from a suit on is worked out beforehand for each way to fill
 * the hands so far. `undefined` when there is no such deal.
 */
export function makeSplitter({ cards, rooms, given, lengths }: Cards): Splitter | undefined {
  const wanted = [0, 1, 2, 3].map((suit) =>
    [0, 1, 2, 3].map((seat) => {
      const fixed = lengths.find((each) => placeOf(each.seat) === seat && SUITS.indexOf(each.suit) === suit);
      return fixed && fixed.length - bitCount(given[seat * 4 + suit] ?? 0);
    }),
  );
  const known = new Map<number, Choices>();
  /** The ways to go on from this suit, with these rooms left. */
  const choicesAt = (suit: number, left: readonly number[]): Choices => {
    const key = left.reduce((number, room) => number * 14 + room, suit);
    const found = known.get(key);
    if (found !== undefined) return found;
    const choices: Choices = { splits: [], deals: 0, upTo: [] };
    for (const split of splitsOf(cards[suit] ?? 0, left, wanted[suit] ?? [])) {
      const deals = waysOf(split) * (suit === 3 ? 1 : choicesAt(suit + 1, less(left, split)).deals);
      if (deals === 0) continue;
      choices.deals += deals;
      choices.splits.push(split);
      choices.upTo.push(choices.deals);
    }
    known.set(key, choices);
    return choices;
  };
  if (choicesAt(0, rooms).deals === 0) return undefined;
  return (random) => {
    let left = rooms;
    return [0, 1, 2, 3].map((suit) => {
      const { splits, deals, upTo } = choicesAt(suit, left);
      const drawn = fraction(random) * deals;
      const split = splits[upTo.findIndex((sum) => drawn < sum)] ?? splits.at(-1) ?? [];
      left = less(left, split);
      return split;
    });
  };
}

/** The splits of a suit that lead to deals, with the number of deals of all up to each. */
interface Choices {
  readonly splits: Split[];
  deals: number;
  readonly upTo: number[];
}

const less = (left: readonly number[], split: Split): readonly number[] =>
  left.map((room, seat) => room - (split[seat] ?? 0));

/** Every way to give so many cards of a suit to hands with this room, those with a wanted number just that. */
function* splitsOf(
  count: number,
  left: readonly number[],
  wanted: readonly (number | undefined)[],
  so: Split = [],
): Generator<Split> {
  const seat = so.length;
  if (seat === 4) {
    if (count === 0) yield so;
    return;
  }
  const most = Math.min(count, left[seat] ?? 0);
  const exact = wanted[seat];
  if (exact === undefined)
    for (let each = 0; each <= most; each++) yield* splitsOf(count - each, left, wanted, [...so, each]);
  else if (exact >= 0 && exact <= most) yield* splitsOf(count - exact, left, wanted, [...so, exact]);
}

const FACTORIALS = Array.from({ length: 14 }, (_, n) => {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
});

/** The ways to choose the cards of a split. */
const waysOf = (split: Split): number =>
  split.reduce(
    (ways, count) => ways / (FACTORIALS[count] ?? 1),
    FACTORIALS[split.reduce((sum, count) => sum + count, 0)] ?? 1,
  );
