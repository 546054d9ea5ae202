import {
  type Auction,
  type AuctionRules,
  addCall,
  type CallCode,
  callError,
  legalCalls,
} from '../../auction/auction.ts';
import { type Call, isBid, levelOf, strainOf } from '../../auction/call.ts';
import { callInTurn } from '../../families/twoHanded/owners.ts';
import { OWNERS } from './draw.ts';

/** The auction: two passes end it, or one after a raise (RULES 10.4.3); A may not pass at first (10.4.1). */
const RULES: AuctionRules = { ...callInTurn(OWNERS, 2), mustOpen: true };

/** True if the last bid raises its bidder's own bid after the other's pass. */
function isRaised({ calls, passes }: Auction): boolean {
  const at = calls.length - 1 - passes;
  const [last, pass, before] = [calls[at], calls[at - 1], calls[at - 2]];
  return (
    last !== undefined &&
    isBid(last.call) &&
    pass?.call === 'P' &&
    before?.seat === last.seat &&
    isBid(before.call)
  );
}

export function isAuctionDone(auction: Auction): boolean {
  const { bid, doubling, passes } = auction;
  if (bid === undefined || passes === 0) return false;
  return passes > 1 || (doubling === 0 && (bid === '7N' || isRaised(auction)));
}

/** Lists the calls that the seat to act may make; empty once the auction is over. */
export function callsIn(auction: Auction): readonly Call[] {
  if (isAuctionDone(auction)) return [];
  const calls = legalCalls(RULES, auction);
  const { bid, bidder, turn, passes, calls: made } = auction;
  if (bid === undefined) return calls.filter((call) => isBid(call) && levelOf(call) === 1);
  const own = passes === 1 ? made.at(-2) : undefined;
  if (own?.seat !== turn) return calls;
  // a double or redouble that was passed cannot be raised (R-SEC-3)
  if (bidder !== turn || own.call !== bid) return ['P'];
  // a suit may be raised in the suit or to notrump, notrump in notrump (RULES 10.4.2)
  return calls.filter(
    (call) => call === 'P' || (isBid(call) && (strainOf(call) === 'N' || strainOf(call) === strainOf(bid))),
  );
}

export function callRefused(auction: Auction, call: Call): CallCode | undefined {
  return isAuctionDone(auction) ? 'ERR_AUCTION_OVER' : callError(RULES, auction, call);
}

export const called = (auction: Auction, call: Call): Auction => addCall(RULES, auction, call);

export { RULES as SECRET_AUCTION };
