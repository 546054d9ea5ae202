import { SEATS, type Seat, turn } from '../cards/seat.ts';
import { BIDS, type Bid, bidIndex, type Call, isBid, isRoyal, levelOf, strainOf } from './call.ts';
import type { Contract, Doubling } from './contract.ts';

export interface SeatCall {
  readonly seat: Seat;
  readonly call: Call;
}

/**
 * The rules by which the auctions of games differ: the order of calls, the partners, the end. Every game of the family
 * composes its auction from these.
 */
export interface AuctionRules {
  /** The seat that calls after `seat`. */
  readonly next: (seat: Seat) => Seat;
  /** True if the two are partners. They may not double each other, and share the right to a strain. */
  readonly partners: (a: Seat, b: Seat) => boolean;
  /** Consecutive passes that end the auction after a bid. */
  readonly passesAfterBid: number;
  /** Consecutive passes that end the auction if nobody has bid; 0 if it goes on. */
  readonly passesAtStart: number;
  /** The rank of a bid; a higher rank beats a lower one (`bidIndex` in contract bridge). */
  readonly rank: (bid: Bid) => number;
  /** All bids from the lowest; the 35 of contract bridge if left out. */
  readonly bids?: readonly Bid[];
  /** True if the first player to call may not pass. */
  readonly mustOpen?: boolean;
  /** True if there are no doubles. */
  readonly undoubled?: boolean;
}

export interface Auction {
  readonly calls: readonly SeatCall[];
  /** The seat that calls next, also after the end. */
  readonly turn: Seat;
  readonly bid?: Bid;
  readonly bidder?: Seat;
  readonly doubling: Doubling;
  /** Consecutive passes at the end. */
  readonly passes: number;
}

/** Four players, fixed sides, three passes (Laws 17 to 22; RULES 1.3). */
export const CONTRACT_AUCTION: AuctionRules = {
  next: (seat) => turn(seat, 1),
  partners: (a, b) => (SEATS.indexOf(a) - SEATS.indexOf(b)) % 2 === 0,
  passesAfterBid: 3,
  passesAtStart: 4,
  rank: bidIndex,
};

export const startAuction = (first: Seat): Auction => ({ calls: [], turn: first, doubling: 0, passes: 0 });

export const isAuctionOver = (rules: AuctionRules, auction: Auction): boolean =>
  auction.bid === undefined
    ? rules.passesAtStart > 0 && auction.passes >= rules.passesAtStart
    : auction.passes >= rules.passesAfterBid;

export type CallCode =
  | 'ERR_AUCTION_OVER' // Law 39
  | 'ERR_MUST_BID' // RULES 6.2: the dealer must bid
  | 'ERR_INSUFFICIENT_BID' // Law 27
  | 'ERR_INADMISSIBLE_DOUBLE' // Law 19A, 36
  | 'ERR_INADMISSIBLE_REDOUBLE'; // Law 19B, 36

const mustOpen = (rules: AuctionRules, auction: Auction): boolean =>
  rules.mustOpen === true && auction.calls.length === 0;

/** Returns the reason why the seat to act may not make this call; `undefined` if it may. */
export function callError(rules: AuctionRules, auction: Auction, call: Call): CallCode | undefined {
  if (isAuctionOver(rules, auction)) return 'ERR_AUCTION_OVER';
  if (call === 'P') return mustOpen(rules, auction) ? 'ERR_MUST_BID' : undefined;
  const { bid, bidder, turn: seat, doubling } = auction;
  if (isBid(call)) {
    const isKnown = (rules.bids ?? BIDS).includes(call);
    const isHigher = bid === undefined || rules.rank(call) > rules.rank(bid);
    return isKnown && isHigher ? undefined : 'ERR_INSUFFICIENT_BID';
  }
  const own = bidder !== undefined && rules.partners(seat, bidder);
  if (call === 'X')
    return rules.undoubled || bidder === undefined || own || doubling !== 0
      ? 'ERR_INADMISSIBLE_DOUBLE'
      : undefined;
  return !own || doubling !== 1 ? 'ERR_INADMISSIBLE_REDOUBLE' : undefined;
}

/**
 * Returns the calls that the seat to act may make: pass, double, redouble, then the bids from the lowest. Empty after
 * the end.
 */
export function legalCalls(rules: AuctionRules, auction: Auction): Call[] {
  if (isAuctionOver(rules, auction)) return [];
  const { bid, bidder, turn: seat, doubling } = auction;
  const calls: Call[] = mustOpen(rules, auction) ? [] : ['P'];
  if (bidder !== undefined) {
    const own = rules.partners(seat, bidder);
    if (!own && doubling === 0 && !rules.undoubled) calls.push('X');
    if (own && doubling === 1) calls.push('XX');
  }
  const floor = bid === undefined ? -1 : rules.rank(bid);
  for (const higher of rules.bids ?? BIDS) if (rules.rank(higher) > floor) calls.push(higher);
  return calls;
}

/** Returns the auction after a legal call of the seat to act. */
export function addCall(rules: AuctionRules, auction: Auction, call: Call): Auction {
  const { turn: seat } = auction;
  const calls = [...auction.calls, { seat, call }];
  const next = rules.next(seat);
  if (call === 'P') return { ...auction, calls, turn: next, passes: auction.passes + 1 };
  if (call === 'X') return { ...auction, calls, turn: next, doubling: 1, passes: 0 };
  if (call === 'XX') return { ...auction, calls, turn: next, doubling: 2, passes: 0 };
  return { calls, turn: next, bid: call, bidder: seat, doubling: 0, passes: 0 };
}

/**
 * Returns the contract of a finished auction; `undefined` if it was passed out (Law 22). Declarer is the player of the
 * side that made the last bid who named its strain first, with any calls in between (RULES 1.3).
 */
export function contractOf(rules: AuctionRules, auction: Auction): Contract | undefined {
  const { bid, bidder, doubling } = auction;
  if (bid === undefined || bidder === undefined) return undefined;
  const strain = strainOf(bid);
  const first = auction.calls.find(
    ({ seat, call }) =>
      isBid(call) && strainOf(call) === strain && (seat === bidder || rules.partners(seat, bidder)),
  );
  return {
    level: levelOf(bid),
    strain,
    doubling,
    declarer: first?.seat ?? bidder,
    ...(isRoyal(bid) && { royal: true }),
  };
}
