import type { Action } from '@overtrick/rules/action';
import { type Card, rankIndex, suitOf } from '@overtrick/rules/card';
import { partiesOf } from '@overtrick/rules/game';
import type { Decider } from '../../bot.ts';

/** So far behind a nil in the dark is no worse than what would come otherwise. */
const FAR = 250;

/** Looks at the cards, or bids nil without a look when far behind. */
export const decideBlind: Decider = (game, view) => {
  const { seat, terms } = view;
  const choices = view.legal.flatMap((action) => (action.kind === 'choose' ? [action.choice] : []));
  if (seat === undefined || !choices.includes('look') || !choices.includes('blind')) return undefined;
  const own = game.partyOf(seat, terms);
  const totals = partiesOf(game).map((party) => terms.totals?.[party] ?? 0);
  const behind = Math.max(...totals) - (terms.totals?.[own] ?? 0);
  const isPartnerBlind = view.extra?.decisions?.some(isBlindStep) === true;
  return behind >= FAR && !isPartnerBlind
    ? { action: { kind: 'choose', choice: 'blind' }, reason: 'We are so far behind that only this can help.' }
    : { action: { kind: 'choose', choice: 'look' }, reason: 'I would rather see my cards first.' };
};

/**
 * Only the side that is behind is asked: whoever bid blind before is the partner, and two nils in the dark are too
 * many.
 */
const isBlindStep = (step: string): boolean => step.endsWith(' blind');

/** Cards for a partner: who bid nil gives away what could win, the other gives back what loses. */
export const decideGift: Decider = (_, { seat, legal, trickBids = [] }) => {
  const gifts = legal.filter(
    (action): action is Extract<Action, { readonly kind: 'put' }> =>
      action.kind === 'put' && action.put === 'give',
  );
  const [first, ...others] = gifts;
  if (seat === undefined || first === undefined || gifts.length < legal.length) return undefined;
  const isNil = trickBids.some((bid) => bid.seat === seat && bid.tricks === 0);
  const worth = (cards: readonly Card[]): number =>
    cards.reduce((sum, card) => sum + dangerOf(card), 0) * (isNil ? 1 : -1);
  const action = others.reduce((best, gift) => (worth(gift.cards) > worth(best.cards) ? gift : best), first);
  return { action, reason: isNil ? 'These are most likely to win a trick.' : 'These will not win a trick.' };
};

/** The danger that a card wins a trick against one's will. */
const dangerOf = (card: Card): number => (suitOf(card) === 'S' ? 8 + rankIndex(card) * 2 : rankIndex(card));
