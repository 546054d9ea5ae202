import { pointsOf, type Strain } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, size, suitLength } from '@overtrick/rules/cards/cardSet';
import type { Question } from './search.ts';

/**
 * The points that are worth a trick, and the tricks that a trump more or less than half is worth: close enough to begin
 * the search there.
 */
const POINTS_A_TRICK = 3.1;
const TRICKS_A_TRUMP = 0.45;

/** Guesses the number of tricks of the first side from strength and trumps. */
export function guessTricks({ hands, shape }: Question, strain: Strain): number {
  const ahead = (worth: (hand: CardSet) => number): number =>
    hands.reduce((sum, hand, i) => sum + (sideIn(shape, i) ?? 0) * worth(hand), 0);
  const points = ahead((hand) => cardsOf(hand).reduce((sum, card) => sum + pointsOf(card), 0));
  const trumps = ahead((hand) => (strain === 'N' ? 0 : suitLength(hand, strain)));
  const tricks = Math.max(...hands.map(size));
  const guess = tricks / 2 + points / 2 / POINTS_A_TRICK + (trumps / 2) * TRICKS_A_TRUMP;
  return Math.max(0, Math.min(tricks, Math.round(guess)));
}

/** Returns 1 for a hand of the first side, −1 for one of the second; `undefined` for one that both play. */
function sideIn(shape: Question['shape'], hand: number): number | undefined {
  if (shape.kind === 'plain') return hand % 2 === 0 ? 1 : -1;
  if (shape.kind === 'hands') return shape.second.includes(hand) ? -1 : 1;
  return [1, -1][hand];
}
