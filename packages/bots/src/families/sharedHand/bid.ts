import { callAction } from '@overtrick/rules/action';
import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { RANKS, type Strain, SUIT_SYMBOLS, SUITS, trumpOf } from '@overtrick/rules/cards/card';
import { bitCount, type CardSet, FULL, holding, minus, suitLength } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { isPartyVulnerable } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import { callName } from '../../bidding/words.ts';
import type { Decider } from '../../bot.ts';
import { above, top } from '../../cardPlay/rules/position.ts';
import { type Estimates, expectedScore, type Odds } from '../../valuation/payoff.ts';
import { type LastBid, type Option, optionsIn } from '../alone/contest.ts';
import { lastBidIn } from '../alone/table.ts';
import { seenIn } from '../stock/draw.ts';

/** Declarer's tricks when both can play the dummy, from many deals played out: with trumps and without, even hands. */
const EVEN = { trumps: 7.7, notrump: 7.7 } as const;
/** The tricks for each point, and each trump, more than the other player has. */
const POINT = 0.175;
const TRUMP = 0.45;
/** The standard deviation of the tricks, and the addition at notrump. */
const SPREAD = 1.4;
const WIDER = 1.2;
/** The share of the points that a player keeps of the cards that they drew from. */
const KEPT = 0.73;
/**
 * The tricks that a bidder takes beyond the bid, against a hand of these usual points and trumps; each point and each
 * trump more in one's own hand takes some away. Fitted to 400 deals of club players.
 */
const BEYOND = 0.4;
const USUAL = { points: 12.7, trumps: 2.2 } as const;
const TAKEN = { trumps: 0.25, notrump: 0.4 } as const;
/** The tricks of a deal. */
const TRICKS = 13;
/** Two passes end the auction, except after a raise. */
const PASSES = 2;

/**
 * Bids for oneself if a dummy belongs to nobody: estimates the tricks of both players in each strain by points and
 * trumps, searches the bidding, and makes the most valuable call.
 */
export const decideSharedCall: Decider = (game, view) => {
  const { seat } = view;
  const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  const other = game.seats.find((player) => player !== seat);
  const hand = seat === undefined ? undefined : view.hands[seat].cards;
  if (calls.length === 0 || seat === undefined || hand === undefined) return undefined;
  if (other === undefined) return undefined;
  const { last, passes } = lastBidIn(view, seat);
  const pool = minus(FULL, seenIn(view, hand));
  const theirs = { points: KEPT * pointsIn([pool]), lengthOf: lengthsIn(pool, 0.5) };
  const ours = { points: pointsIn([hand]), lengthOf: lengthsIn(hand, 1) };
  const own = oddsOf(game, view, seat, tricksOf(ours, theirs));
  const against = { ...ours, cashed: cashedFrom(hand) };
  const contest = { own, other: oddsOf(game, view, other, tricksOf(theirs, ours), against), passes: PASSES };
  const call = bestOf(optionsIn(contest, last, passes, calls)) ?? bestBid(own, calls) ?? calls[0];
  return call && { action: callAction(call), reason: reasonFor(call, own, last) };
};

interface Strength {
  readonly points: number;
  readonly lengthOf: (strain: Strain) => number;
}

/** A hand that a bidder does not see. */
interface Against extends Strength {
  /** The tricks that it cashes on lead against notrump. */
  readonly cashed: number;
}

/** A long suit runs if it has this many cards in sequence from the ace. */
const RUNNING = 3;
const LONG = 5;
/** All ranks of a suit, as bits. */
const SUIT = 2 ** RANKS.length - 1;

/** Counts the tricks that a hand cashes on lead against notrump: top cards, and long suits that run from the top. */
function cashedFrom(hand: CardSet): number {
  return SUITS.reduce((sum, suit) => {
    const held = holding(hand, suit);
    const masters = bitCount(above(held, top(SUIT & ~held)));
    const length = bitCount(held);
    return sum + (masters >= RUNNING && length >= LONG ? length : masters);
  }, 0);
}

const lengthsIn =
  (cards: CardSet, share: number) =>
  (strain: Strain): number => {
    const trump = trumpOf(strain);
    return trump === undefined ? 0 : share * suitLength(cards, trump);
  };

const tricksOf =
  (declarer: Strength, defender: Strength) =>
  (strain: Strain): number => {
    const trumps = TRUMP * (declarer.lengthOf(strain) - defender.lengthOf(strain));
    return EVEN[strain === 'N' ? 'notrump' : 'trumps'] + POINT * (declarer.points - defender.points) + trumps;
  };

/** Returns a player's odds. With `against`, the hand that the player does not see, their bids are trusted too. */
function oddsOf(
  game: AnyGame,
  view: View,
  player: Seat,
  tricks: (strain: Strain) => number,
  against?: Against,
): Odds {
  const bid = (strain: Strain) =>
    view.calls.reduce(
      (most, { seat, call }) =>
        against && seat === player && isBid(call) && strainOf(call) === strain
          ? Math.max(most, 6 + levelOf(call) + beyond(against, strain))
          : most,
      0,
    );
  const of = (strain: Strain): readonly number[] => {
    const most = strain === 'N' && against !== undefined ? TRICKS - against.cashed : TRICKS;
    const mean = Math.min(Math.max(tricks(strain), bid(strain)), most);
    return strain === 'N' ? [mean - WIDER, mean + WIDER] : [mean];
  };
  const estimates: Estimates = { C: of('C'), D: of('D'), H: of('H'), S: of('S'), N: of('N') };
  const party = game.partyOf(player, view.terms);
  return {
    estimates,
    spread: SPREAD,
    vulnerable: isPartyVulnerable(view.terms, partiesOf(game), party),
  };
}

const beyond = ({ points, lengthOf }: Strength, strain: Strain): number => {
  const stronger = points - USUAL.points;
  if (strain === 'N') return BEYOND - TAKEN.notrump * stronger;
  return BEYOND - TAKEN.trumps * (stronger + lengthOf(strain) - USUAL.trumps);
};

/** Returns the most valuable call; of equals, the better one to end with. */
function bestOf(options: readonly Option[]): Call | undefined {
  return options.reduce<Option | undefined>((best, option) => {
    if (best === undefined || option.value > best.value) return option;
    return option.value === best.value && option.atOnce > best.atOnce ? option : best;
  }, undefined)?.call;
}

/** Returns the bid that is best to play, if one has to bid. */
function bestBid(own: Odds, calls: readonly Call[]): Call | undefined {
  const bids = calls.filter(isBid);
  const worth = bids.map((bid) => expectedScore(own, bid, 0));
  return bids[worth.indexOf(Math.max(...worth))];
}

function reasonFor(call: Call, { estimates }: Odds, last: LastBid | undefined): string {
  if (isBid(call)) {
    const means = estimates[strainOf(call)];
    const mean = Math.round(means.reduce((sum, tricks) => sum + tricks, 0) / means.length);
    const expected = `I expect ${mean} tricks with ${SUIT_SYMBOLS[strainOf(call)]}`;
    const missing = 6 + levelOf(call) - mean;
    if (missing <= 0) return `${expected}.`;
    return missing === 1 || last === undefined || last.isOwn
      ? `${expected}, and perhaps more.`
      : `${expected}: this costs less than ${callName(last.bid)} would bring the other.`;
  }
  if (call === 'P') return 'I leave it at that.';
  return call === 'X' ? 'I expect to beat it.' : 'I still think that I will make it.';
}
