import type { Action } from '@overtrick/rules/action';
import { type Card, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import { partiesOf } from '@overtrick/rules/game';
import type { Decider } from '../../bot.ts';

/** The deficit from which a blind nil is no worse than the alternatives. */
const FAR = 250;

/** Decides to look at the cards, or to bid nil without a look when far behind. */
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
 * True for a blind bid. Only the side that is behind has the choice, so a blind bidder is the partner, and two blind
 * nils are too many.
 */
const isBlindStep = (step: string): boolean => step.endsWith(' blind');

/** Chooses cards for a partner: a nil bidder gives away possible winners, the other gives back losers. */
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

/** Returns the danger that a card wins a trick against its player's will. */
const dangerOf = (card: Card): number => (suitOf(card) === 'S' ? 8 + rankIndex(card) * 2 : rankIndex(card));
