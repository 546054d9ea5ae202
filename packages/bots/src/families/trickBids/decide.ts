import type { Action } from '@overtrick/rules/action';
import { type CardSet, EMPTY, size } from '@overtrick/rules/cards/cardSet';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Decider, Decision } from '../../bot.ts';
import { isNilHand, likelyTricks } from '../../valuation/likelyTricks.ts';
import { isLoneNil } from '../../valuation/nilChance.ts';
import { isHopelessNil } from './never.ts';

/** The cards in a hand when four share the pack. */
const DEALT = 13;
/** The value of each card beyond thirteen: fewer players hold more of the pack, and small cards win late. */
const MORE = 0.3;

/** Bids the number of likely tricks, or nil with a hand that can lose every trick. */
export const decideTricks: Decider = (_, view) => {
  const hand = handIn(view);
  // a longer hand has more high cards, and fewer opponents can beat them
  const isFit = size(hand) > DEALT ? isLoneNil(hand) : isNilHand(hand);
  return bidTricks(view, isFit);
};

const handIn = ({ seat, hands }: View): CardSet => (seat && hands[seat].cards) ?? EMPTY;

/**
 * Bids nil if the hand is fit for it and partner has not bid nil, else the likely tricks; `undefined` if there is
 * something else to do.
 */
export function bidTricks(view: View, isFit: boolean): Decision | undefined {
  const numbers = view.legal.flatMap((action) =>
    action.kind === 'bid' && action.strain === undefined && !action.nils?.length ? [action.tricks] : [],
  );
  if (view.seat === undefined || numbers.length === 0 || numbers.length < view.legal.length) return undefined;
  const hand = handIn(view);
  const likely = likelyTricks(hand) + MORE * Math.max(0, size(hand) - DEALT);
  // if low numbers cannot be bid, a weak hand without a sure trick bids nil
  const isForced = numbers.includes(0) && !numbers.includes(1) && likely < WEAK && !isHopelessNil(hand);
  if (numbers.includes(0) && (isForced || (isFit && !isPartnerNil(view))))
    return bid(
      0,
      isForced
        ? 'I am too weak to bid more.'
        : 'I bid nil: none of my cards has to take a trick, and I have low ones for the others.',
    );
  const wanted = Math.max(numbers.includes(0) ? 1 : 0, Math.round(likely - CAUTION));
  const nearest = numbers.reduce((best, tricks) =>
    distance(tricks, wanted) < distance(best, wanted) ? tricks : best,
  );
  const count = `I count ${likely.toFixed(1)} probable tricks`;
  if (nearest <= Math.round(likely - CAUTION)) return bid(nearest, `${count}.`);
  return bid(nearest, `${count}, and ${nearest} is the least bid${numbers.includes(0) ? ' above nil' : ''}.`);
}
/** The likely tricks below which nil is less dangerous than the least number that may be bid. */
const WEAK = 2;
/** The part of a trick that a bid leaves out. */
const CAUTION = 0.2;

const distance = (tricks: number, wanted: number): number =>
  // nil is not a low bid but a bid of its own kind
  tricks === 0 ? 99 : Math.abs(tricks - wanted);

const isPartnerNil = (view: View): boolean => {
  const { seat, trickBids = [] } = view;
  return seat !== undefined && trickBids.some((made) => made.tricks === 0 && isTeam(view, seat, made.seat));
};

function bid(tricks: number, reason: string): Decision {
  const action: Action = { kind: 'bid', tricks };
  return { action, reason };
}
