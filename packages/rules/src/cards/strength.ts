import { CARDS, pointsOf, SUITS, type Suit } from './card.ts';
import { type CardSet, intersect, setOf, size, suitLength } from './cardSet.ts';

/** The cards that are worth points, by their worth. */
const HONOURS = [1, 2, 3, 4].map((points) => ({
  points,
  cards: setOf(CARDS.filter((card) => pointsOf(card) === points)),
}));

/** Returns the high-card points of some hands together. */
export const pointsIn = (hands: readonly CardSet[]): number =>
  hands.reduce(
    (sum, hand) => HONOURS.reduce((so, { points, cards }) => so + points * size(intersect(hand, cards)), sum),
    0,
  );

/** The longest combined suit of a side: a major suit (M) or a minor one (m), from 8 cards to 10 and more. */
export const FITS = ['M8', 'M9', 'M10', 'm8', 'm9', 'm10', 'none'] as const;
export type Fit = (typeof FITS)[number];

/**
 * Returns the fit of two hands: a major suit of 8 cards goes before any minor suit; of two, the longer (RULES 3.5;
 * R-CH-5).
 */
export function fitIn(hands: readonly CardSet[]): Fit {
  const length = (suit: Suit) => hands.reduce((sum, hand) => sum + suitLength(hand, suit), 0);
  const longest = (kind: 'M' | 'm') =>
    Math.max(...SUITS.filter((suit) => (suit === 'H' || suit === 'S') === (kind === 'M')).map(length));
  const kind = longest('M') >= 8 ? 'M' : 'm';
  return FITS.find((fit) => fit === `${kind}${Math.min(10, longest(kind))}`) ?? 'none';
}

/** Returns the points and the fit of each party, from its hands as dealt, for an outcome. */
export const strengthOf = (hands: Readonly<Record<string, readonly CardSet[]>>) => ({
  hcp: mapValues(hands, pointsIn),
  fits: mapValues(hands, fitIn),
});

const mapValues = <A, B>(record: Readonly<Record<string, A>>, f: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, f(value)]));
