import { type Aim, auctionSituation, handOf } from '@overtrick/bots';
import { ruleFor } from '@overtrick/bots/internals/bidding/decide';
import { judgementOf } from '@overtrick/bots/internals/bidding/judgement/better';
import { KINDS, type Kind } from '@overtrick/bots/internals/bidding/judgement/kinds';
import { afterCall, startSituation } from '@overtrick/bots/internals/bidding/read';
import type { Rule, System } from '@overtrick/bots/internals/bidding/rule';
import { deliberate } from '@overtrick/bots/internals/bidding/simulation/deliberate';
import type { Situation } from '@overtrick/bots/internals/bidding/situation';
import {
  type Auction,
  addCall,
  CONTRACT_AUCTION,
  contractOf,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '@overtrick/rules/auction/auction';
import { type Call, parseCall } from '@overtrick/rules/auction/call';
import { bySeat, partner, type Seat, type Side, sideOf, type Vul } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { duplicateScore } from '@overtrick/rules/scores/score';
import type { Engine, TrickTable } from '@overtrick/solver';
import type { SolvedBoard } from './boards.ts';

/** A side that bids by a system alone, or with so many layouts above it. */
export interface Bidder {
  readonly system: System;
  readonly worlds: number;
  readonly engine: Engine;
  readonly aim?: Aim;
  readonly seed?: string;
  /** By the lines of the system alone, without the judgement of other calls. */
  readonly isPlain?: boolean;
  /** The kinds of judgement, with other trees than today's. */
  readonly kinds?: readonly Kind[];
}

/** A call as it was made: by which line, and after how long. */
interface TimedCall {
  readonly seat: Seat;
  readonly call: Call;
  readonly rule: Rule | undefined;
  readonly milliseconds: number;
  /** The system's own call, where thinking changed it. */
  readonly instead?: Call;
}

export interface BidOut {
  readonly auction: Auction;
  readonly end: Situation;
  readonly calls: readonly TimedCall[];
}

/** Has four bots bid a deal, each side in its way; each side reads the other by the other's system. */
export function bidOut(deal: Deal, dealer: Seat, vul: Vul, sides: { readonly [S in Side]: Bidder }): BidOut {
  const table = { partners: bySeat(partner), vul, systems: bySeat((seat) => sides[sideOf(seat)].system) };
  let auction = startAuction(dealer);
  let end = startSituation(table, dealer);
  const calls: TimedCall[] = [];
  while (!isAuctionOver(CONTRACT_AUCTION, auction)) {
    const seat = auction.turn;
    const start = performance.now();
    const { rule, call } = callBy(sides[sideOf(seat)], end, deal, auction);
    auction = addCall(CONTRACT_AUCTION, auction, call);
    end = afterCall(end, call, auction.turn);
    const ruled = rule?.call ?? 'P';
    const milliseconds = performance.now() - start;
    calls.push({ seat, call, rule, milliseconds, ...(ruled !== call && { instead: ruled }) });
  }
  return { auction, end, calls };
}

function callBy(
  { worlds, engine, aim = 'imps', seed = 'bid', isPlain = false, kinds = KINDS }: Bidder,
  s: Situation,
  deal: Deal,
  auction: Auction,
) {
  const hand = handOf(deal[auction.turn]);
  if (worlds === 0) {
    const legal = legalCalls(CONTRACT_AUCTION, auction);
    const own = ruleFor(s, hand, legal);
    const rule = isPlain ? own : judgementOf(s, hand, legal, s.table.systems[s.me](s), own, kinds).judged;
    return { rule, call: rule?.call ?? ('P' as const) };
  }
  const means = { worlds, engine, isSpent: () => false, scoring: { aim, vul: s.table.vul } };
  return deliberate(s, hand, means, seededRandom(`${seed} ${auction.calls.length}`));
}

/** Returns the auction of these calls. */
export const auctionOf = (dealer: Seat, calls: readonly string[]): Auction =>
  calls.reduce(
    (auction, call) => addCall(CONTRACT_AUCTION, auction, parseCall(call) ?? 'P'),
    startAuction(dealer),
  );

/** Returns the sides that have bid. */
export const biddersOf = ({ calls }: Auction): ReadonlySet<Side> =>
  new Set(calls.filter(({ call }) => call !== 'P').map(({ seat }) => sideOf(seat)));

/** Returns North–South's score of the auction's contract, played double dummy. */
export function doubleDummyScore(auction: Auction, tricks: TrickTable, vul: Vul): number {
  const contract = contractOf(CONTRACT_AUCTION, auction);
  return contract === undefined
    ? 0
    : duplicateScore(contract, tricks[contract.declarer][contract.strain], vul);
}

/**
 * Lists the situations after each call of a board, as long as the auction goes on: the bidder bids it from all seats,
 * or where there is none the auction of its players is read by SAYC.
 */
export function situationsOf(board: SolvedBoard, bidder?: Bidder): readonly Situation[] {
  const { deal, dealer, vul, auction } = board;
  const played = () => auctionOf(dealer, auction).calls.map(({ call }) => call);
  const { made } =
    bidder === undefined
      ? auctionSituation(dealer, vul, played())
      : bidOut(deal, dealer, vul, { NS: bidder, EW: bidder }).end;
  return made.slice(1).map(({ before }) => before);
}
