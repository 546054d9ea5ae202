import { type Bid, type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import type { Strain } from '@overtrick/rules/cards/card';
import { type Seat, sideOf } from '@overtrick/rules/cards/seat';
import type { Points } from '@overtrick/rules/scores/outcome';
import { ruleFor } from '../decide.ts';
import type { Hand } from '../hand.ts';
import { asksForAces, callsMet, isHonest } from '../honest.ts';
import { judgementOf, type Promised } from '../judgement/better.ts';
import { isThin, type Rule } from '../rule.ts';
import {
  cheapest,
  isForced,
  isOurs,
  ours,
  type Situation,
  theirSuits,
  theirs,
  together,
} from '../situation.ts';
import { isGameFor } from './game.ts';
import type { Turn } from './rollout.ts';

/** A call whose promise the hand keeps. */
export interface Candidate {
  readonly call: Call;
  /** Its expected gain before any layout is examined. */
  readonly prior: Promised;
}

export interface Candidates {
  /** The rule of the system; `undefined` where it has none. */
  readonly rule: Rule | undefined;
  /** The same rule after judgement: the call of a bot that imagines no layouts. */
  readonly judged: Rule | undefined;
  readonly others: readonly Candidate[];
}

/** A call that no tree covers may have any value; a double tells declarer where the cards lie. */
const UNTOLD: Promised = { gain: 0, spread: 3 };
const UNTOLD_DOUBLE: Promised = { gain: -2, spread: 3 };
/** Calls with a lower expected gain, in spreads, are unlikely to be better and are not simulated. */
const UNLIKELY = -0.8;

/** The cards of a suit that are enough trumps, in both hands and in one. */
const FIT = 7;
const LONG = 6;
const SLAM_FIT = 8;
/** The most levels that a game or slam bid may jump: a player further away should describe the hand or ask. */
const LEAP = 2;

/**
 * Returns the call of the system, and others where rules choose badly: the level, game, slam, doubles, and any call
 * that has been nearly as good on such hands.
 */
export function candidatesFor(turn: Turn, hand: Hand, below?: Points): Candidates {
  const { situation: s, legal, rules } = turn;
  const rule = ruleFor(s, hand, legal, rules);
  if (rule?.isSettled) return { rule, judged: rule, others: [] };
  const { judged, promises } = judgementOf(s, hand, legal, rules, rule);
  const first = rule?.call ?? 'P';
  // a player who asks or answers has a plan
  const isPlan = isBid(first) && rule?.isArtificial === true && !asksForAces(rule.tag);
  if (s.bid === undefined || isPlan) return { rule, judged, others: [] };
  // trees know no part score
  const isTold = below === undefined || Object.values(below).every((points) => points === 0);
  const met = callsMet(rules, hand);
  const isWorthUntold = (call: Call): boolean =>
    call !== 'XX' &&
    // judgement has already found the slams within reach
    !(isTold && isBid(call) && levelOf(call) >= 6) &&
    (isOpen(s, first, call, below) || isLoose(s, rule, below)) &&
    (met.has(call) || isFinal(s, hand, call, below));
  const others = legal.flatMap((call) => {
    const told = isTold ? promises.get(call) : undefined;
    const prior = told ?? (call === 'X' ? UNTOLD_DOUBLE : UNTOLD);
    const isWorth = told === undefined ? isWorthUntold(call) : told.gain > UNLIKELY * told.spread;
    return call !== first && isWorth && isHonest(s, hand, call, met.has(call)) ? [{ call, prior }] : [];
  });
  return { rule, judged, others };
}

/** True for a final decision: a pass, a penalty double, game or slam with enough trumps, a raise to the next level. */
function isFinal(s: Situation, hand: Hand, call: Call, below?: Points): boolean {
  if (!isBid(call)) return true;
  const strain = strainOf(call);
  const level = levelOf(call);
  const jump = level - cheapest(s, strain);
  // nobody plays there by choice
  if (strain === 'N' && (level === 4 || level === 5)) return false;
  return isPlace(s, hand, strain, level >= 6) && (sizeOf(call, s.me, below) >= 2 ? jump <= LEAP : jump === 0);
}

function isPlace(s: Situation, hand: Hand, strain: Strain, isSlam: boolean): boolean {
  if (strain === 'N') return true;
  if (theirSuits(s).includes(strain)) return false;
  const trumps = together(s, hand, strain);
  return isSlam ? trumps >= SLAM_FIT : trumps >= FIT || hand.length[strain] >= LONG;
}

/** Returns the size of a contract, in steps: part score 1, game 2, slam 3, grand slam 4. */
function sizeOf(bid: Bid, seat: Seat, below?: Points): number {
  const [level, strain] = [levelOf(bid), strainOf(bid)];
  return level >= 6 ? level - 3 : isGameFor(sideOf(seat), { level, strain }, below) ? 2 : 1;
}

/**
 * True if a general line decides, or if the side makes its first call over the others' bid. Then every honest call is
 * worth simulating: another strain, a double for an overcall, a pass.
 */
function isLoose(s: Situation, rule: Rule | undefined, below?: Points): boolean {
  const { bid, bidder = s.me } = s;
  if (isForced(s) || (bid !== undefined && isOurs(s, bidder) && sizeOf(bid, bidder, below) >= 2))
    return false;
  const isEntry = theirs(s).length > 0 && ours(s).length === 0;
  return isThin(rule) || isEntry;
}

/**
 * True if the choice between the two is about game, slam, a double, or the level to compete to. The system decides the
 * strain.
 */
function isOpen(s: Situation, first: Call, call: Call, below?: Points): boolean {
  const { me, bid, bidder = me } = s;
  const place = (each: Call): Bid | undefined => (isBid(each) ? each : bid);
  const [one, other] = [place(first), place(call)];
  if (one === undefined || other === undefined) return false;
  const isHigh = Math.max(levelOf(one), levelOf(other)) >= 3;
  // a player who bids a slam unopposed knows more than the layouts do
  if (first === 'X' || call === 'X') return isHigh && (levelOf(one) < 6 || ours(s).length > 0);
  const size = (each: Bid): number => sizeOf(each, each === bid ? bidder : me, below);
  const [from, to] = [size(one), size(other)];
  const areBids = isBid(first) && isBid(call);
  const isSame = strainOf(one) === strainOf(other);
  // a part score instead of game asks on, and roll-outs are too optimistic about what follows; a forcing auction is not
  // leapt over either: the hand is described first
  if (areBids && from !== to) return to >= 2 && !isForced(s) && (isSame || ours(s).length > 1);
  if (areBids) return isHigh && isSame && theirs(s).length > 0;
  // over a bid of our own side that the system would pass, only game or slam is worth a bid: correcting invites another
  // correction
  if (isOurs(s, bidder) && first === 'P') return to > from && to >= 2;
  // the bid is enough for game with the part score, which the system does not see
  if (isOurs(s, bidder) && from === to && to >= 2) return true;
  const isContested = ours(s).length > 0 && theirs(s).length > 0;
  return (from !== to && Math.max(from, to) >= 2) || (isContested && isHigh);
}
