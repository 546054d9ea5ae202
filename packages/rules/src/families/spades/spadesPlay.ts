import { type Card, suitOf } from '../../cards/card.ts';
import { type CardSet, EMPTY, FULL, isEmpty, minus, suitSet } from '../../cards/cardSet.ts';
import type { BySeat } from '../../cards/seat.ts';
import { CLOCKWISE, type PlayRules } from '../../play/play.ts';
import type { Trick } from '../../play/trick.ts';
import type { View } from '../../views/view.ts';
import { barredBy } from '../trickBids/layout.ts';

/** Spades may not be led until they are broken, unless the hand has nothing else (RULES 12.1). */
export const SPADES_PLAY: PlayRules = {
  ...CLOCKWISE,
  playable: ({ hands, trick, tricks }, seat) => {
    const hand = hands[seat];
    if (trick.length > 0 || isBroken(tricks)) return hand;
    const others = minus(hand, suitSet('S'));
    return isEmpty(others) ? hand : others;
  },
};

/** Returns the cards that a hand cannot hold: a player who led a spade too early had only spades. */
const showing = (before: readonly Trick[], trick: Trick, card: Card): CardSet =>
  trick.length === 0 && isSpade(card) && !isBroken(before) ? minus(FULL, suitSet('S')) : EMPTY;

export const barredInSpades = (view: View): BySeat<CardSet> => barredBy(view, showing);

/** True if a spade has been played to a trick in which another suit was led (RULES 12.1). */
const isBroken = (tricks: readonly Trick[]): boolean =>
  tricks.some(([lead, ...rest]) => {
    return lead !== undefined && suitOf(lead.card) !== 'S' && rest.some(({ card }) => suitOf(card) === 'S');
  });

const isSpade = (card: Card): boolean => suitOf(card) === 'S';
