import type { Action } from '@overtrick/rules/action';
import { type Card, trumpOf } from '@overtrick/rules/card';
import { strainInPlay, type View } from '@overtrick/rules/view';
import type { Decider } from '../../bot.ts';
import { jokerOf } from '../../cardPlay/lookahead/decide.ts';
import { keptWorth } from '../../valuation/keptWorth.ts';

/** Puts away what wins least: low cards of short side suits first, trumps and aces last. */
export const decideDiscard: Decider = (_game, view) => {
  const action = discardOf(view);
  return (
    action && { action, reason: 'These cards are the least likely to win, and short suits leave me ruffs.' }
  );
};

/** The discard among the legal actions that gives least away. */
export const discardOf = (view: View): Action | undefined => discardsOf(view)[0];

/** All discards among the legal actions, from the one that gives least away. */
export function discardsOf(view: View): readonly Action[] {
  const { seat, legal } = view;
  const hand = seat === undefined ? undefined : view.hands[seat].cards;
  const strain = strainInPlay(view);
  if (hand === undefined || strain === undefined) return [];
  const joker = jokerOf(view);
  const worth = (cards: readonly Card[]) =>
    cards.reduce((sum, card) => sum + keptWorth(card, hand, trumpOf(strain), joker), 0);
  return legal
    .flatMap((action) =>
      action.kind === 'put' && action.put === 'discard' ? [{ action, worth: worth(action.cards) }] : [],
    )
    .sort((a, b) => a.worth - b.worth)
    .map(({ action }) => action);
}
