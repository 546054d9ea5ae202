import type { TrickBid } from '@overtrick/rules/auction/trickBid';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Budget } from '../../bot.ts';
import { likelyTricks } from '../../valuation/likelyTricks.ts';

/** The tricks of a deal, of an average hand, and of a hand with an average one. */
const ALL = 13;
const AVERAGE = ALL / 4;
const hopedFor = (likely: number): number => likely + (ALL - likely) / 3;

/**
 * Returns the expected bid of a player with that many likely tricks, after a highest bid: a trick less than they hope
 * for or, if that is too low, the rest for the defenders, by the strength of their own hand.
 */
function bidFor(likely: number, highest: number): number {
  const hoped = hopedFor(likely) - CAUTION;
  return hoped > highest ? hoped : ALL - highest - CAUTION + (likely - AVERAGE) / 2;
}
const CAUTION = 1;

/** The spread of bids about the hand's worth, and of the tricks taken about those expected, as standard deviations. */
const BID_SPREAD = 1.3;
const TRICK_SPREAD = 1.4;
/** The extra tricks of a player who plays two hands that they see. */
const CONTROL = 0.3;
/** A tenth of the cost of ten bags, minus the point that each scores. */
const BAG = 9;
const WORLDS = 32;

/** A layout that fits the known facts, with the values of its hands. */
export interface BidLayout {
  /** The fit to the others' bids. */
  readonly weight: number;
  /** The likely tricks of each hand, which add up to those of a deal. */
  readonly tricks: { readonly [S in Seat]: number };
}

/** Draws layouts that fit the view, weighted by the others' bids. */
export function worldsOf(game: AnyGame, view: View, budget: Budget, random: Random): readonly BidLayout[] {
  const worlds: BidLayout[] = [];
  for (let i = 0; i < WORLDS; i++) {
    if (i > 0 && budget.isSpent?.() === true) break;
    const tricks = sharesIn(game.setupOf(game.imagine(view, random)).deal);
    worlds.push({ weight: fitOf(view.trickBids ?? [], tricks), tricks });
  }
  return worlds;
}

/** Returns the likely tricks of each hand, scaled to add up to those of a deal. */
export function sharesIn(deal: Deal): BidLayout['tricks'] {
  const likely = SEATS.map((seat) => likelyTricks(deal[seat]));
  const sum = likely.reduce((all, some) => all + some, 0);
  const [N = 0, E = 0, S = 0, W = 0] = likely.map((some) => (some * ALL) / sum);
  return { N, E, S, W };
}

/** Returns the fit of the hands to bids for sides that are not settled yet, above 0 and at most 1. */
export function fitOf(bids: readonly TrickBid[], tricks: BidLayout['tricks']): number {
  let highest = 0;
  let weight = 1;
  for (const bid of bids) {
    const off = bid.tricks - bidFor(tricks[bid.seat], highest);
    weight *= Math.exp(-((off / BID_SPREAD) ** 2) / 2);
    highest = Math.max(highest, bid.tricks);
  }
  return weight;
}

/** Returns the value of a bid to the bidder, in points, over the layouts. */
export function worthOf(
  game: AnyGame,
  view: View,
  seat: Seat,
  bid: number,
  worlds: readonly BidLayout[],
): number {
  const dummy = SEATS.find((other) => !game.seats.includes(other));
  const bids = view.trickBids ?? [];
  const later = game.seats.filter((other) => other !== seat && !bids.some((made) => made.seat === other));
  let sum = 0;
  let weights = 0;
  for (const { weight, tricks } of worlds) {
    let best: TrickBid = bids.reduce((top, made) => (made.tricks > top.tricks ? made : top), NOBODY);
    if (bid > best.tricks) best = { seat, tricks: bid };
    for (const other of later) {
      const made = Math.round(bidFor(tricks[other], best.tricks));
      if (made > best.tricks) best = { seat: other, tricks: made };
    }
    const declarer = best.seat;
    const partner =
      declarer === seat ? dummy : game.seats.find((other) => other !== seat && other !== declarer);
    const expected = tricks[seat] + (partner === undefined ? 0 : tricks[partner]);
    sum += weight * pointsFor(bid, expected + (declarer === seat ? CONTROL : -CONTROL));
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

const NOBODY: TrickBid = { seat: 'N', tricks: 0 };

/** Returns the points of a bid with that many expected tricks; a bag costs a tenth of its hundred. */
function pointsFor(bid: number, expected: number): number {
  let points = 0;
  let weights = 0;
  for (let tricks = 0; tricks <= ALL; tricks++) {
    const weight = Math.exp(-(((tricks - expected) / TRICK_SPREAD) ** 2) / 2);
    points += weight * (tricks >= bid ? 10 * bid - BAG * (tricks - bid) : -10 * bid);
    weights += weight;
  }
  return points / weights;
}
