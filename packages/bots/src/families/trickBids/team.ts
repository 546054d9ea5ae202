import type { Action } from '@overtrick/rules/action';
import { type CardSet, EMPTY } from '@overtrick/rules/cards/cardSet';
import type { Decider, Decision } from '../../bot.ts';
import { isNilHand, likelyTricks } from '../../valuation/likelyTricks.ts';
import { isLoneNil } from '../../valuation/nilChance.ts';
import { isHopelessNil } from './never.ts';
import { worldsOf, worthOf } from './sides.ts';

type Bid = Extract<Action, { readonly kind: 'bid' }>;

/** The likely tricks below which a hand may be declared nil if some hand has to be. */
const WEAK = 1.8;

/** A test if a hand is suitable for nil. */
type Fitness = (hand: CardSet) => boolean;

/** Bids for a side that the bidding itself settles, and declares suitable hands nil. */
function bidWhere(
  isFit: Fitness,
  ...[game, view, budget, random]: Parameters<Decider>
): Decision | undefined {
  const { seat } = view;
  const bids = view.legal.filter((action): action is Bid => action.kind === 'bid');
  if (seat === undefined || bids.length < view.legal.length || !bids.some(({ nils = [] }) => nils.length > 0))
    return undefined;
  const hand = view.hands[seat].cards ?? EMPTY;
  const likely = likelyTricks(hand);
  const isForced = !bids.some(({ nils = [] }) => nils.length === 0);
  const isNil = !isHopelessNil(hand) && (isFit(hand) || (isForced && (isNilHand(hand) || likely < WEAK)));
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
  const hope = `I count ${likely.toFixed(1)} likely tricks, and some from the hand on my side`;
  return { action, reason: isNil ? `${hope}; none of my cards has to take one.` : `${hope}.` };
}

/** Bids for such a side if the others do not attack nils: whatever looks suitable is declared. */
export const decideTeamBid: Decider = (...about) => bidWhere(isNilHand, ...about);

/** Bids for such a side if all others play against a nil as well as they can. */
export const decideTeamBidAgainstAll: Decider = (...about) => bidWhere(isLoneNil, ...about);
