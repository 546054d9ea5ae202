import { callAction } from '@overtrick/rules/action';
import { CONTRACT_AUCTION, callError, isAuctionOver } from '@overtrick/rules/auction/auction';
import { makeCall } from '@overtrick/rules/auction/call';
import { type Seat, turn } from '@overtrick/rules/cards/seat';
import { type StepCode, step } from '@overtrick/rules/game';
import { type BridgeState, bridge } from '@overtrick/rules/games/bridge/index';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { BoardAuction, BoardCall } from '../board.ts';
import { breakAt, type Checked } from './broken.ts';

/** Applies the calls, each of them checked; irregular ones that were accepted count as in the Laws. */
export function replayCalls(start: BridgeState, { first, calls }: BoardAuction): Checked<BridgeState> {
  let state = start;
  for (const [i, call] of calls.entries()) {
    const due = state.auction.turn;
    const seat = turn(i === 0 ? first : due, call.skipped ?? 0);
    const next = seat === turn(due, call.skipped ?? 0) ? addCall(state, seat, call) : fail('ERR_NOT_ON_TURN');
    if (!next.ok) {
      const why =
        next.code === 'ERR_NOT_ON_TURN' ? `it is ${due}'s turn to call, not ${seat}'s` : WHY[next.code];
      return breakAt(next.code, `call ${i + 1} (${seat} ${makeCall(call.call)})`, why ?? next.code, {
        call: i,
      });
    }
    state = next.value;
  }
  return ok(state);
}

const WHY: { readonly [C in StepCode]?: string } = {
  ERR_AUCTION_OVER: 'the auction is over',
  ERR_INSUFFICIENT_BID: 'this bid is not higher than the last one',
  ERR_INADMISSIBLE_DOUBLE: "only the other side's bid can be doubled, and only once",
  ERR_INADMISSIBLE_REDOUBLE: "only the other side's double can be redoubled",
};

function addCall(
  state: BridgeState,
  seat: Seat,
  { call, insufficient, skipped }: BoardCall,
): Result<BridgeState, StepCode> {
  if (isAuctionOver(CONTRACT_AUCTION, state.auction)) return fail('ERR_AUCTION_OVER');
  if (!insufficient && !skipped) return step(bridge, state, { seat, action: callAction(call) });
  const auction = { ...state.auction, turn: seat };
  const code = callError(CONTRACT_AUCTION, auction, call);
  if (code !== undefined && !(insufficient && code === 'ERR_INSUFFICIENT_BID')) return fail(code);
  return ok(bridge.apply({ ...state, auction }, seat, callAction(call)));
}
