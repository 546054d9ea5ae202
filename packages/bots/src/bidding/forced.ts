import { callAction } from '@overtrick/rules/action';
import type { SeatCall } from '@overtrick/rules/auction/auction';
import { type Call, isBid, isRoyal, levelOf, plainBid, strainOf } from '@overtrick/rules/auction/call';
import { isSuit } from '@overtrick/rules/cards/card';
import type { View } from '@overtrick/rules/views/view';
import type { Decider } from '../bot.ts';
import { decideCall } from './decide.ts';
import { handOf } from './hand.ts';

/**
 * Calls where royal spades are a denomination of their own: they are what spades are elsewhere, and a bid of spades
 * says nothing, so that the system is asked as if it were a pass.
 */
export const decideRoyal: Decider = (game, view, budget, random) => {
  if (!view.bids?.some(isRoyal)) return undefined;
  const decision = decideCall(game, plainView(view), budget, random);
  if (decision?.action.kind !== 'call') return undefined;
  const { call } = decision.action;
  const meant = view.legal.find(
    (action) =>
      action.kind === 'call' && isBid(call) && isRoyal(action.call) && plainBid(action.call) === call,
  );
  if (meant === undefined) return decision;
  return { action: meant, reason: decision.reason.replace(`bid ${call[0]}♠`, `bid ${call[0]} royal spades`) };
};

function plainView(view: View): View {
  return {
    ...view,
    calls: plainCalls(view.calls),
    legal: view.legal.flatMap((action) => {
      if (action.kind !== 'call') return [action];
      return isLow(action.call) ? [] : [callAction(plainCall(action.call))];
    }),
  };
}

const isLow = (call: Call): boolean => isBid(call) && !isRoyal(call) && strainOf(call) === 'S';
const plainCall = (call: Call): Call => (isBid(call) ? plainBid(call) : call);

/** Bids of low spades, and what was said to them alone, as passes. */
function plainCalls(calls: readonly SeatCall[]): readonly SeatCall[] {
  let isSilent = false;
  return calls.map(({ seat, call }) => {
    if (isBid(call)) isSilent = isLow(call);
    return { seat, call: isSilent ? 'P' : plainCall(call) };
  });
}

/**
 * Bids as little as possible where the player may not pass and has nothing to say: the cheapest bid of all, or the
 * longest suit.
 */
export const decideForced: Decider = (_game, view) => {
  const { seat, phase, legal, bids = [] } = view;
  if (phase !== 'auction' || seat === undefined) return undefined;
  const calls = legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  const { cards } = view.hands[seat];
  if (calls.length === 0 || calls.includes('P') || cards === undefined) return undefined;
  const [lowest] = bids;
  if (lowest !== undefined && isLow(lowest) && bids.some(isRoyal))
    return { action: callAction(lowest), reason: 'I must bid, and this promises the least.' };
  const { length } = handOf(cards);
  const [longest] = calls
    .flatMap((call) => {
      const strain = isBid(call) && levelOf(call) === 1 ? strainOf(call) : undefined;
      return isSuit(strain) ? [{ call, cards: length[strain] }] : [];
    })
    .sort((a, b) => b.cards - a.cards);
  return (
    longest && { action: callAction(longest.call), reason: 'I must bid: my longest suit, as low as I can.' }
  );
};
