import type { Call } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import { sideOf } from '@overtrick/rules/cards/seat';
import type { Random } from '@overtrick/rules/random';
import type { Engine } from '@overtrick/solver';
import { meanOf } from '../../valuation/meanOf.ts';
import type { Hand } from '../hand.ts';
import type { Rule } from '../rule.ts';
import { isGameBid, type Situation, theirs } from '../situation.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { type Hands, handsFitting } from './layouts.ts';
import { contractFrom, type Turn, turnAfter, turnOf } from './rollout.ts';
import { type Tricks, tricksIn } from './tricks.ts';
import { gainBy, type Prospect, type Scoring } from './worth.ts';

/**
 * The IMPs that a call must gain over the judged one, by its expectation and the layouts together. A pass must gain
 * more: layouts do not know how often the others go on. So must a double, and of a game or slam most: those who bid it
 * have what it takes, and layouts that fit their calls do not know.
 */
const MARGIN = 0.3;
const PASS_MARGIN = 2;
const DOUBLE_MARGIN = 1.5;
const GAME_DOUBLE_MARGIN = 4;
/** The error of layouts that remains however many there are: roll-outs trust that others call as expected. */
const BIAS = 0.5;
/** A few similar layouts are no proof that all are similar. */
const LEAST_ERROR = 0.15;
/** The most calls that are simulated: those with the highest hopes. */
const MOST_THOUGHT_OF = 5;
/** A call is dropped at once when a rough estimate has it lose this much, or when enough others are better. */
const WORST = -3;
const MOST = 3;

interface Means {
  /** The most layouts. */
  readonly worlds: number;
  readonly engine: Engine;
  readonly isSpent: () => boolean;
  readonly scoring: Scoring;
}

/** A call with its gain over the system's, by all evidence, and the error of it. */
interface Considered {
  readonly call: Call;
  readonly gain: number;
  readonly error: number;
}

export interface Deliberated {
  /** The rule of the system; `undefined` where it has none. */
  readonly rule: Rule | undefined;
  /** The rule after judgement, before any layout. */
  readonly judged: Rule | undefined;
  readonly call: Call;
  /** The other calls that were simulated in enough layouts, the best first. */
  readonly considered: readonly Considered[];
  /** The contract to which the call leads, by layout. */
  readonly outcomes: readonly Outcome[];
  /** The contract to which the system's call leads, by layout. */
  readonly usual: readonly Outcome[];
  /** The gain of the call over the system's, by layout. */
  readonly gains: readonly number[];
}

/** The contract to which a call leads in a layout, and whether it makes with all cards seen. */
export interface Outcome {
  readonly contract: Contract | undefined;
  readonly isMade: boolean;
}

/** The number of layouts simulated at a time; after each lot, calls that are no better are dropped. */
const LOT = 8;
/** The number of standard errors by which a call may be better, or worse, than it seems. */
const HOPE = 2;

/**
 * Decides a call beyond the rules: the system's, unless another honest one does better on average in layouts that fit
 * the auction, when all continue by their systems and the search values the contracts.
 */
export function deliberate(s: Situation, hand: Hand, means: Means, random: Random): Deliberated {
  const turn = turnOf(s);
  const { rule, judged, others } = candidatesFor(turn, hand, means.scoring.below);
  const first = rule?.call ?? 'P';
  const worlds: ImaginedBoard[] = [];
  let kept = hopeful(others);
  const callsOf = () => [first, ...kept.map(({ call }) => call)];
  let considered: readonly Considered[] = [];
  let valued = 0;
  if (others.length > 0)
    for (const hands of handsFitting(s, hand, means.worlds, random)) {
      worlds.push(worldOf(turn, hands, callsOf()));
      if (worlds.length % LOT !== 0 && worlds.length < means.worlds && !means.isSpent()) continue;
      if (worlds.length <= LOT) kept = promising(worlds, first, judged?.call, kept, s, means.scoring);
      // all calls lose by much: the result says so
      if (kept.length === 0) valued = worlds.length;
      if (kept.length === 0 || !worlds.every((world) => isSettled(world, callsOf(), means))) break;
      const gainsOf = gainsOver(first, worlds, s, means.scoring);
      considered = kept
        .map((candidate) => believed(candidate, meanOf(gainsOf(candidate.call))))
        .sort((one, other) => other.gain - one.gain);
      valued = worlds.length;
      const sure = Math.max(...considered.map(({ gain, error }) => gain - HOPE * error));
      const isHopeful = ({ gain, error }: Considered) => gain + HOPE * error > Math.max(MARGIN, sure);
      kept = kept.filter(({ call }) => considered.some((each) => each.call === call && isHopeful(each)));
      // one call is the best, whatever further layouts show
      if (kept.length === 1 && sure > DOUBLE_MARGIN) break;
      if (kept.length === 0 || means.isSpent()) break;
    }
  // too few layouts prove nothing
  if (valued < LOT)
    return { rule, judged, call: judged?.call ?? 'P', considered: [], outcomes: [], usual: [], gains: [] };
  const call = chosenFrom(s, considered, first, judged?.call ?? 'P');
  const weighed = worlds.slice(0, valued);
  const outcomesOf = (made: Call) => weighed.map((world) => outcomeOf(world, made));
  const gains = gainsOver(first, weighed, s, means.scoring)(call);
  return { rule, judged, call, considered, outcomes: outcomesOf(call), usual: outcomesOf(first), gains };
}

/**
 * Returns the call that gains most over the judged one, if that is enough; the judged call if none does, and the
 * system's if layouts have ruled the judged one out.
 */
function chosenFrom(s: Situation, considered: readonly Considered[], first: Call, judged: Call): Call {
  const system: Considered = { call: first, gain: 0, error: 0 };
  const usual = considered.find(({ call }) => call === judged) ?? system;
  const better = [system, ...considered].filter(({ call, gain }) => gain - usual.gain > marginOf(s, call));
  return better.reduce((best, one) => (one.gain > best.gain ? one : best), usual).call;
}

function marginOf({ bid }: Situation, call: Call): number {
  if (call === 'P') return PASS_MARGIN;
  if (call !== 'X') return MARGIN;
  return bid !== undefined && isGameBid(bid) ? GAME_DOUBLE_MARGIN : DOUBLE_MARGIN;
}

const hopeful = (others: readonly Candidate[]): readonly Candidate[] =>
  others
    .toSorted((a, b) => b.prior.gain + b.prior.spread - a.prior.gain - a.prior.spread)
    .slice(0, MOST_THOUGHT_OF);

/** Combines the gain in the layouts with the expected one, weighting each by its precision (Gauss). */
function believed({ call, prior }: Candidate, found: ReturnType<typeof meanOf>): Considered {
  const doubt = Math.max(found.error, LEAST_ERROR) ** 2 + BIAS ** 2;
  const weight = prior.spread ** 2 / (prior.spread ** 2 + doubt);
  return {
    call,
    gain: prior.gain + weight * (found.mean - prior.gain),
    error: Math.sqrt(weight * doubt),
  };
}

/** A layout with the contract to which each call leads. */
interface ImaginedBoard {
  readonly tricks: Tricks;
  readonly contracts: ReadonlyMap<Call, Contract | undefined>;
}

const worldOf = (turn: Turn, hands: Hands, calls: readonly Call[]): ImaginedBoard => ({
  tricks: tricksIn(hands),
  contracts: new Map(calls.map((call) => [call, contractFrom(turnAfter(turn, call), hands)])),
});

/** Returns the calls that a rough estimate does not rule out, with the judged one among the first. */
const promising = (
  worlds: readonly ImaginedBoard[],
  first: Call,
  judged: Call | undefined,
  others: readonly Candidate[],
  s: Situation,
  scoring: Scoring,
): readonly Candidate[] => {
  const gainsOf = gainsOver(first, worlds, s, scoring);
  const rank = ({ candidate, gain }: { readonly candidate: Candidate; readonly gain: number }): number =>
    candidate.call === judged ? Infinity : gain;
  return others
    .map((candidate) => ({ candidate, gain: believed(candidate, meanOf(gainsOf(candidate.call))).gain }))
    .filter(({ gain }) => gain > WORST)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
};

/** Searches whether the contracts of these calls make; returns false when it was stopped early. */
const isSettled = (
  { tricks, contracts }: ImaginedBoard,
  calls: readonly Call[],
  { engine }: Means,
): boolean =>
  tricks.settle(
    calls.flatMap((call) => contracts.get(call) ?? []),
    engine,
  );

/** Returns a function for the gains of a call over the first one, by layout. */
function gainsOver(first: Call, worlds: readonly ImaginedBoard[], s: Situation, scoring: Scoring) {
  const side = sideOf(s.me);
  const firsts = worlds.map((world) => ({ world, prospect: prospectOf(world, first, s) }));
  return (call: Call): readonly number[] =>
    firsts.map(({ world, prospect }) => gainBy(prospectOf(world, call, s), prospect, side, scoring));
}

/** A passed-out deal has no tricks. */
const NONE = [1];

function prospectOf({ tricks, contracts }: ImaginedBoard, call: Call, s: Situation): Prospect {
  const contract = contracts.get(call);
  if (contract === undefined) return { contract, chances: NONE, mayDouble: false };
  // the opponents double us as they see fit; our own doubles are among the candidate calls
  const isOurs = sideOf(contract.declarer) === sideOf(s.me);
  const mayDouble = isOurs && theirs(s).length > 0;
  return { contract, chances: tricks.chances(contract), mayDouble };
}

function outcomeOf({ tricks, contracts }: ImaginedBoard, call: Call): Outcome {
  const contract = contracts.get(call);
  return { contract, isMade: contract !== undefined && tricks.makes(contract) > 0.5 };
}
