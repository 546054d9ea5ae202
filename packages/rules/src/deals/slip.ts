import { assert, defined } from '../assert.ts';
import { type Card, pointsOf, SUITS, type Suit } from '../cards/card.ts';
import { type CardSet, cardsOf, inSuit, setOf, suitLength } from '../cards/cardSet.ts';
import { pointsIn } from '../cards/strength.ts';
import { fraction, type Random, shuffled } from '../random.ts';

/**
 * The note that a player writes about a hand: its high-card points and the number of its cards in each suit (RULES
 * 5.3).
 */
export type Slip = { readonly points: number } & { readonly [S in Suit]: number };

export const slipOf = (hand: CardSet): Slip => ({
  points: pointsIn([hand]),
  C: suitLength(hand, 'C'),
  D: suitLength(hand, 'D'),
  H: suitLength(hand, 'H'),
  S: suitLength(hand, 'S'),
});

/** Returns the rest of a slip after those cards are gone. */
export const lessCards = (slip: Slip, cards: CardSet): Slip => ({
  points: slip.points - pointsIn([cards]),
  C: slip.C - suitLength(cards, 'C'),
  D: slip.D - suitLength(cards, 'D'),
  H: slip.H - suitLength(cards, 'H'),
  S: slip.S - suitLength(cards, 'S'),
});

/** Some cards of a suit: these honours, and a number of the other cards. */
interface Choice {
  readonly honours: readonly Card[];
  readonly points: number;
  readonly spots: readonly Card[];
  readonly count: number;
  readonly ways: number;
}

/**
 * Draws a hand from the unseen cards that fits the slip, each such hand equally likely. Since the slip fixes how many
 * cards of each suit are left for others, no such hand leaves more layouts than another. Throws if none fits (a bug:
 * the true hand does).
 */
export function drawBySlip(unseen: CardSet, slip: Slip, random: Random): CardSet {
  const choices = SUITS.map((suit) => choicesIn(inSuit(unseen, suit), slip[suit]));
  /** Counts the ways in which the suits from `at` on can have those points. */
  const ways = (at: number, points: number): number => {
    if (points < 0) return 0;
    const some = choices[at];
    if (some === undefined) return points === 0 ? 1 : 0;
    return some.reduce((sum, choice) => sum + choice.ways * ways(at + 1, points - choice.points), 0);
  };
  let left = slip.points;
  const hand = choices.flatMap((some, at) => {
    const weights = some.map((choice) => choice.ways * ways(at + 1, left - choice.points));
    const { honours, spots, count, points } = defined(
      some[drawIndex(weights, random)],
      'some hand fits the slip',
    );
    left -= points;
    return [...honours, ...shuffled(random, spots).slice(0, count)];
  });
  return setOf(hand);
}

/** Lists all sets of honours that a holding of this length can have, each with the number of ways to add spot cards. */
function choicesIn(cards: CardSet, length: number): readonly Choice[] {
  const all = cardsOf(cards);
  const spots = all.filter((card) => pointsOf(card) === 0);
  let subsets: readonly (readonly Card[])[] = [[]];
  for (const card of all.filter((some) => pointsOf(some) > 0))
    subsets = [...subsets, ...subsets.map((set) => [...set, card])];
  return subsets.flatMap((honours): Choice[] => {
    const count = length - honours.length;
    if (count < 0 || count > spots.length) return [];
    const points = pointsIn([setOf(honours)]);
    return [{ honours, points, spots, count, ways: choose(spots.length, count) }];
  });
}

/** Computes n over k; exact for the 9 spot cards of a suit. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Draws an index in proportion to its weight. */
function drawIndex(weights: readonly number[], random: Random): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  assert(total > 0, 'some hand fits the slip');
  let rest = fraction(random) * total;
  for (const [i, weight] of weights.entries()) {
    if (weight > 0 && rest < weight) return i;
    rest -= weight;
  }
  return weights.findLastIndex((weight) => weight > 0);
}
