import { type Action, callAction } from '@overtrick/rules/action';
import { isBid } from '@overtrick/rules/auction/call';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/views/view';
import type { LastBid } from './contest.ts';

/**
 * Counts the passes in a row that end the bidding after a bid, in a state where somebody is to call; 1 when no higher
 * bid is possible.
 */
export function passesToEnd(game: AnyGame, asked: unknown): number {
  let state = asked;
  for (let calls = 0; calls < SEATS.length; calls++) {
    const [actor] = game.toAct(state);
    const legal = actor === undefined ? [] : callsIn(game.legalActions(state, actor));
    if (actor === undefined || legal.length === 0) return calls - 1;
    const call = calls === 0 ? legal.find(isBid) : 'P';
    if (call === undefined) return 1;
    state = game.apply(state, actor, callAction(call));
  }
  return SEATS.length;
}

const callsIn = (actions: readonly Action[]) =>
  actions.flatMap((action) => (action.kind === 'call' ? [action.call] : []));

/** Returns the last bid from one player's side, with its doubling, and the passes since the last other call. */
export function lastBidIn({ calls }: View, own: Seat): { readonly last?: LastBid; readonly passes: number } {
  const at = calls.findLastIndex(({ call }) => isBid(call));
  const after = calls.slice(at + 1).map(({ call }) => call);
  const passes = calls.length - 1 - calls.findLastIndex(({ call }) => call !== 'P');
  const made = calls[at];
  if (made === undefined || !isBid(made.call)) return { passes };
  const doubling = after.includes('XX') ? 2 : after.includes('X') ? 1 : 0;
  return { last: { bid: made.call, isOwn: made.seat === own, doubling }, passes };
}
