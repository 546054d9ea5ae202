import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import { type CardSet, suitLength } from '@overtrick/rules/cards/cardSet';
import { isNilHand, ranksIn } from './likelyTricks.ts';

/** The rank, from 0 for the deuce, that is safe for the lowest card, and the step for each card above it. */
const SAFE = 2;
const STEPS: Readonly<Record<'side' | 'spades', number>> = { side: 3, spades: 2 };
/** The number of rounds of a side suit that are likely to be played. */
const ROUNDS = 4;

/**
 * Returns the figures that predict a nil: 1 for the constant, the ranks by which the side suits' cards exceed safe ones
 * for their place, the number of spades, and the ranks by which those are too high.
 */
export function nilFigures(hand: CardSet): readonly [number, number, number, number] {
  const sides = SUITS.filter((suit) => suit !== 'S');
  return [
    1,
    sides.reduce((sum, suit) => sum + excess(hand, suit, STEPS.side), 0),
    suitLength(hand, 'S'),
    excess(hand, 'S', STEPS.spades),
  ];
}

function excess(hand: CardSet, suit: Suit, step: number): number {
  const ranks = ranksIn(hand, suit).slice(0, suit === 'S' ? undefined : ROUNDS);
  return ranks.reduce((sum, rank, place) => sum + Math.max(0, rank - (SAFE + step * place)), 0);
}

/** The weights, fitted by `npm run fit nil` to nils of four club players: the share that was made. */
const WEIGHTS = [0.978, -0.031, -0.105, -0.031] as const;

/** Returns the chance, from 0 to 1, to make a nil with the hand at spades, among sensible players. */
export const nilChance = (hand: CardSet): number => within(nilFigures(hand), WEIGHTS);

const within = (figures: readonly number[], weights: readonly number[]): number =>
  Math.min(
    1,
    Math.max(
      0,
      figures.reduce((sum, figure, i) => sum + figure * (weights[i] ?? 0), 0),
    ),
  );

/**
 * Returns the figures when each player scores alone: 1 for the constant, the sum of the ranks of the third-lowest cards
 * of the side suits, and the rank of the highest spade. Players with two low cards of a suit are led to a third time.
 */
export function loneNilFigures(hand: CardSet): readonly [number, number, number] {
  const sides = SUITS.filter((suit) => suit !== 'S');
  return [
    1,
    sides.reduce((sum, suit) => sum + (ranksIn(hand, suit)[2] ?? 0), 0),
    Math.max(0, ...ranksIn(hand, 'S')),
  ];
}

/** The weights, fitted by `npm run fit lone-nil`: nobody covers, and all others lead against it. */
const LONE_WEIGHTS = [0.963, -0.018, -0.049] as const;

/** Returns the chance to make a nil with a suitable hand when all others play against it. */
export const loneNilChance = (hand: CardSet): number => within(loneNilFigures(hand), LONE_WEIGHTS);

/** The chance from which a nil without cover is worth its hundred points. */
const FAIR = 0.65;

/** True if the hand suits a nil even when all others play against it as well as they can. */
export const isLoneNil = (hand: CardSet): boolean => isNilHand(hand) && loneNilChance(hand) >= FAIR;
