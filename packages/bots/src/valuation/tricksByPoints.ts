import { type Strain, SUITS, type Suit, trumpOf } from '@overtrick/rules/cards/card';
import { type CardSet, suitLength } from '@overtrick/rules/cards/cardSet';
import { pointsIn } from '@overtrick/rules/cards/strength';

/** A rule of thumb for tricks: half of them with half the points and no more trumps than the others. */
const HALF = 6.5;
const POINT = 0.4;
const TRUMP = 0.75;
const SHORT = 0.4;

/** Estimates the tricks of two hands from their points together and their trumps, if there are any. */
export const tricksByStrength = (points: number, trumps: number, trump: Suit | undefined): number =>
  HALF + POINT * (points - 20) + (trump === undefined ? 0 : TRUMP * (trumps - HALF));

/** Estimates the tricks of two hands of one player against the other two. */
export function tricksByPoints(hands: readonly CardSet[], strain: Strain): number {
  const trump = trumpOf(strain);
  const trumps = trump === undefined ? 0 : hands.reduce((sum, hand) => sum + suitLength(hand, trump), 0);
  const ruffs = trump === undefined ? 0 : hands.reduce((sum, hand) => sum + ruffsIn(hand, trump), 0);
  return Math.min(13, Math.max(0, tricksByStrength(pointsIn(hands), trumps, trump) + SHORT * ruffs));
}

/** Counts side suits of at most one card, in a hand with trumps to ruff them. */
const ruffsIn = (hand: CardSet, trump: Suit): number =>
  suitLength(hand, trump) < 3
    ? 0
    : SUITS.filter((suit) => suit !== trump && suitLength(hand, suit) <= 1).length;
