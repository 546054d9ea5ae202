import { SUITS, type Suit } from '@overtrick/rules/card';
import { type CardSet, suitLength } from '@overtrick/rules/cardSet';
import { isNilHand, ranksIn } from './likelyTricks.ts';

/** Ranks from 0, the deuce's, that are safe: the lowest card's, and so much more for each card above. */
const SAFE = 2;
const STEPS: Readonly<Record<'side' | 'spades', number>> = { side: 3, spades: 2 };
/** So many cards of a side suit are likely to be played to it. */
const ROUNDS = 4;

/**
 * The figures that tell of a nil: one for the constant, then by how many ranks the side suits' cards are higher than
 * safe ones for their place from below, the number of spades, and by how much those are too high.
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

/** Fitted by `npm run fit nil` to nils of four club players: the share that was made. */
const WEIGHTS = [0.978, -0.031, -0.105, -0.031] as const;

/** The chance to make a nil with the hand at spades, as it goes among players of some sense; from 0 to 1. */
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
 * The same where each player scores alone: one for the constant, the ranks of the third cards from below in the side
 * suits together, and of the highest spade. Who has two low cards of a suit is led to a third time.
 */
export function loneNilFigures(hand: CardSet): readonly [number, number, number] {
  const sides = SUITS.filter((suit) => suit !== 'S');
  return [
    1,
    sides.reduce((sum, suit) => sum + (ranksIn(hand, suit)[2] ?? 0), 0),
    Math.max(0, ...ranksIn(hand, 'S')),
  ];
}

/** Fitted by `npm run fit lone-nil`: nobody covers, and all others lead against it. */
const LONE_WEIGHTS = [0.963, -0.018, -0.049] as const;

/** The chance to make a nil with a hand that is fit for one where all others play against it. */
export const loneNilChance = (hand: CardSet): number => within(loneNilFigures(hand), LONE_WEIGHTS);

/** Nils that should be made so often where nobody covers are worth their hundred points. */
const FAIR = 0.65;

/** Is the hand one's nil where all others play against it as well as they can? */
export const isLoneNil = (hand: CardSet): boolean => isNilHand(hand) && loneNilChance(hand) >= FAIR;
