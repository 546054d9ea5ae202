import type { Action } from '@overtrick/rules/action';
import { EMPTY } from '@overtrick/rules/cardSet';
import { isTeam, type View } from '@overtrick/rules/view';
import type { Decider, Decision } from '../bot.ts';
import { isNilHand, likelyTricks } from './count.ts';

/** Bids a number of tricks by counting those that are likely; nil with a hand that can lose every trick. */
export const decideTricks: Decider = (_, view) => {
  const numbers = view.legal.flatMap((action) =>
    action.kind === 'bid' && action.strain === undefined && !action.nils?.length ? [action.tricks] : [],
  );
  if (view.seat === undefined || numbers.length === 0 || numbers.length < view.legal.length) return undefined;
  const hand = view.hands[view.seat].cards ?? EMPTY;
  if (numbers.includes(0) && isNilHand(hand) && !isPartnerNil(view))
    return bid(0, 'I have nothing that must take a trick.');
  const likely = likelyTricks(hand);
  const wanted = Math.max(numbers.includes(0) ? 1 : 0, Math.round(likely - 0.2));
  const nearest = numbers.reduce((best, tricks) =>
    distance(tricks, wanted) < distance(best, wanted) ? tricks : best,
  );
  return bid(nearest, `I count ${likely.toFixed(1)} likely tricks.`);
};

const distance = (tricks: number, wanted: number): number =>
  // nil is no low bid: it is a bid of its own
  tricks === 0 ? 99 : Math.abs(tricks - wanted);

const isPartnerNil = (view: View): boolean => {
  const { seat, trickBids = [] } = view;
  return seat !== undefined && trickBids.some((made) => made.tricks === 0 && isTeam(view, seat, made.seat));
};

function bid(tricks: number, reason: string): Decision {
  const action: Action = { kind: 'bid', tricks };
  return { action, reason };
}
