import type { Action } from '@overtrick/rules/action';
import { EMPTY } from '@overtrick/rules/cardSet';
import type { Decider } from '../../bot.ts';
import { isNilHand, likelyTricks } from '../../valuation/likelyTricks.ts';
import { loneNilChance } from '../../valuation/nilChance.ts';
import { hasSpadeAce, worldsOf, worthOf } from './sides.ts';

type Bid = Extract<Action, { readonly kind: 'bid' }>;

/** A hand that is likely to take fewer tricks is one's nil where some hand has to be. */
const WEAK = 1.8;
/** Of nils that should be made so often about as many are. */
const FAIR_NIL = 0.65;

/** Bids for a side that the bids themselves will settle, with hands declared nil. */
export const decideTeamBid: Decider = (game, view, budget, random) => {
  const { seat } = view;
  const bids = view.legal.filter((action): action is Bid => action.kind === 'bid');
  if (seat === undefined || bids.length < view.legal.length || !bids.some(({ nils = [] }) => nils.length > 0))
    return undefined;
  const hand = view.hands[seat].cards ?? EMPTY;
  const likely = likelyTricks(hand);
  const isForced = !bids.some(({ nils = [] }) => nils.length === 0);
  const isFit = isNilHand(hand) && loneNilChance(hand) >= FAIR_NIL;
  const isNil = !hasSpadeAce(hand) && (isFit || (isForced && (isNilHand(hand) || likely < WEAK)));
  const allowed = bids.filter(({ nils = [] }) =>
    isNil ? nils.join() === seat : isForced ? !nils.includes(seat) : nils.length === 0,
  );
  const worlds = worldsOf(game, view, budget, random);
  const valued = allowed.map((action) => ({
    action,
    value: worthOf(game, view, seat, action.tricks, worlds),
  }));
  const [first, ...others] = valued;
  if (first === undefined) return undefined;
  const { action } = others.reduce((best, one) => (one.value > best.value ? one : best), first);
  const hope = `I count ${likely.toFixed(1)} likely tricks, and some of whoever plays with me`;
  return { action, reason: isNil ? `${hope}; nothing of mine must take one.` : `${hope}.` };
};
