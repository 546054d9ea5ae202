import { type Card, cardOf, type Rank, type Strain, SUITS } from '../cards/card.ts';
import { type CardSet, has, inSuit, isEmpty } from '../cards/cardSet.ts';
import type { Party, Points } from './outcome.ts';

/** The hands of each party, as dealt. */
export type HandsOf = Readonly<Record<Party, readonly CardSet[]>>;

/** The ways in which the games before contract bridge count honours: A K Q J 10 of trumps, the aces at notrump. */
export interface HonourScale {
  /** The value of one honour. */
  readonly unit: number;
  /** The number of units for three honours; and for four in one hand when partner has the fifth. */
  readonly three: number;
  readonly fourAndOne: number;
  /** At notrump: three aces between partners, four divided, four in one hand. */
  readonly aces: readonly [three: number, divided: number, inOneHand: number];
}

const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', 'T'];
const ACES: readonly Card[] = SUITS.map((suit) => cardOf(suit, 'A'));

/**
 * Returns the points of each party for honours (RULES 6.1 to 6.4). Between partners: three `scale.three` units, four 4,
 * five 5. In one hand: four 8, or `scale.fourAndOne` with the fifth in partner's hand, five 10.
 */
export function oldHonours(hands: HandsOf, strain: Strain, scale: HonourScale): Points {
  const honours = strain === 'N' ? ACES : RANKS.map((rank) => cardOf(strain, rank));
  return mapParties(hands, (some) => {
    const held = some.map((hand) => honours.filter((card) => has(hand, card)).length);
    const all = held.reduce((sum, n) => sum + n, 0);
    const best = Math.max(0, ...held);
    if (strain === 'N') return scale.aces[best === 4 ? 2 : all - 3] ?? 0;
    return scale.unit * unitsOf(all, best, scale);
  });
}

function unitsOf(all: number, best: number, { three, fourAndOne }: HonourScale): number {
  if (best === 5) return 10;
  if (best === 4) return all === 5 ? fourAndOne : 8;
  return all === 3 ? three : all > 3 ? all : 0;
}

/** Counts the hands of each party that were dealt no trumps. */
export const chicanes = (hands: HandsOf, strain: Strain): Points =>
  mapParties(hands, (some) =>
    strain === 'N' ? 0 : some.filter((hand) => isEmpty(inSuit(hand, strain))).length,
  );

const mapParties = (hands: HandsOf, points: (hands: readonly CardSet[]) => number): Points =>
  Object.fromEntries(Object.entries(hands).map(([party, some]) => [party, points(some)]));

/** Lists all points that a party can have for honours in that strain. */
export const honourWorths = (
  strain: Strain,
  { unit, three, fourAndOne, aces }: HonourScale,
): readonly number[] => [
  ...new Set(
    (strain === 'N' ? aces : [three, 4, 5, 8, fourAndOne, 10].map((units) => unit * units)).toSorted(
      (a, b) => a - b,
    ),
  ),
];
