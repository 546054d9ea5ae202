import type { Action } from '@overtrick/rules/action';
import { type Card, rankIndex, type Suit, suitOf, trumpOf } from '@overtrick/rules/cards/card';
import { type CardSet, suitLength } from '@overtrick/rules/cards/cardSet';
import { strainInPlay, type View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';
import { jokerOf } from '../../cardPlay/lookahead/decide.ts';

const ACE = 12;

/** Discards the cards least likely to win: low cards of short side suits first, trumps and aces last. */
export const decideDiscard: Decider = (_game, view) => {
  const action = discardOf(view);
  return (
    action && { action, reason: 'These cards are the least likely to win, and short suits leave me ruffs.' }
  );
};

/** Returns the legal discard that gives least away. */
export const discardOf = (view: View): Action | undefined => discardsOf(view)[0];

/** Lists all legal discards, from the one that gives least away. */
export function discardsOf(view: View): readonly Action[] {
  const { seat, legal } = view;
  const hand = seat === undefined ? undefined : view.hands[seat].cards;
  const strain = strainInPlay(view);
  if (hand === undefined || strain === undefined) return [];
  const joker = jokerOf(view);
  const worth = (cards: readonly Card[]) =>
    cards.reduce((sum, card) => sum + (card === joker ? 100 : worthOf(card, hand, trumpOf(strain))), 0);
  return legal
    .flatMap((action) =>
      action.kind === 'put' && action.put === 'discard' ? [{ action, worth: worth(action.cards) }] : [],
    )
    .sort((a, b) => a.worth - b.worth)
    .map(({ action }) => action);
}

/** Returns the cost of losing a card, in rough points of a bidder's judgement. */
function worthOf(card: Card, hand: CardSet, trump: Suit | undefined): number {
  const rank = rankIndex(card);
  const suit = suitOf(card);
  const length = suitLength(hand, suit);
  if (suit === trump) return 30 + rank;
  if (rank === ACE) return 25;
  // a guarded king or queen may win; a long suit is good at notrump, a short one ruffs
  const guarded = rank >= 10 && length > ACE - rank ? rank : 0;
  const long = trump === undefined ? 2 * length : length;
  return guarded + long + rank / 4;
}
