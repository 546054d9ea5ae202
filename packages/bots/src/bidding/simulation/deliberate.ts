import type { Call } from '@overtrick/rules/call';
import type { Contract } from '@overtrick/rules/contract';
import type { Random } from '@overtrick/rules/random';
import { sideOf } from '@overtrick/rules/seat';
import type { Engine } from '@overtrick/solver';
import { meanOf } from '../../valuation/meanOf.ts';
import type { Hand } from '../hand.ts';
import type { Rule } from '../rule.ts';
import { type Situation, theirs } from '../situation.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { type Hands, handsFitting } from './layouts.ts';
import { contractFrom, type Turn, turnAfter, turnOf } from './rollout.ts';
import { type Tricks, tricksIn } from './tricks.ts';
import { gainBy, type Prospect, type Scoring } from './worth.ts';

/** Another call than the system's must gain so many IMPs, by what was known of it before and what the layouts tell. */
const MARGIN = 0.3;
const DOUBLE_MARGIN = 1.5;
/** Layouts may err by so much however many they are: roll-outs trust that others call as expected. */
const BIAS = 0.5;
/** Few layouts that are much alike are no proof that all are. */
const LEAST_ERROR = 0.15;
/** Of many calls those are thought of from which most may be hoped. */
const MOST_THOUGHT_OF = 5;
/** A call is left out at once when a rough estimate has it lose so much, or so many others are better. */
const WORST = -3;
const MOST = 3;

interface Means {
  /** The most layouts. */
  readonly worlds: number;
  readonly engine: Engine;
  readonly isSpent: () => boolean;
  readonly scoring: Scoring;
}

/** A call with what it gains beside the system's, by all that is known of it, and how sure that is. */
interface Considered {
  readonly call: Call;
  readonly gain: number;
  readonly error: number;
}

export interface Deliberated {
  /** By the system; `undefined` where it has nothing to say. */
  readonly rule: Rule | undefined;
  /** By judgement of what the system says, before any layout. */
  readonly judged: Rule | undefined;
  readonly call: Call;
  /** The other calls that were thought through in enough layouts, the best first. */
  readonly considered: readonly Considered[];
  /** The contract to which the call leads, by layout. */
  readonly outcomes: readonly Outcome[];
}

/** The contract that a call leads to in a layout, and whether it makes with all cards seen. */
interface Outcome {
  readonly contract: Contract | undefined;
  readonly isMade: boolean;
}

/** Layouts are thought through so many at a time; after each lot the calls that are no better are left out. */
const LOT = 8;
/** So many standard errors a call may be better, or worse, than it seems. */
const HOPE = 2;

/**
 * A call above the rules: the system's, unless another honest one does better on average in layouts that fit the
 * auction, when all go on by their systems and the contracts are valued by the search.
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
      if (worlds.length <= LOT) kept = promising(worlds, first, kept, s, means.scoring);
      // all lose by much: that is told as well
      if (kept.length === 0) valued = worlds.length;
      if (kept.length === 0 || !worlds.every((world) => isSettled(world, callsOf(), means))) break;
      const gainOf = gainsOver(first, worlds, s, means.scoring);
      considered = kept
        .map((candidate) => believed(candidate, gainOf(candidate.call)))
        .sort((one, other) => other.gain - one.gain);
      valued = worlds.length;
      const sure = Math.max(...considered.map(({ gain, error }) => gain - HOPE * error));
      const isHopeful = ({ gain, error }: Considered) => gain + HOPE * error > Math.max(MARGIN, sure);
      kept = kept.filter(({ call }) => considered.some((each) => each.call === call && isHopeful(each)));
      // one call is the best, whatever further layouts tell
      if (kept.length === 1 && sure > DOUBLE_MARGIN) break;
      if (kept.length === 0 || means.isSpent()) break;
    }
  const best = considered.find((each) => each.gain > (each.call === 'X' ? DOUBLE_MARGIN : MARGIN));
  // too few layouts tell nothing
  if (valued < LOT) return { rule, judged, call: judged?.call ?? 'P', considered: [], outcomes: [] };
  const call = best?.call ?? first;
  const outcomes = worlds.slice(0, valued).map((world) => outcomeOf(world, call));
  return { rule, judged, call, considered, outcomes };
}

const hopeful = (others: readonly Candidate[]): readonly Candidate[] =>
  others
    .toSorted((a, b) => b.prior.gain + b.prior.spread - a.prior.gain - a.prior.spread)
    .slice(0, MOST_THOUGHT_OF);

/** The gain that layouts tell joined with the one that was expected, each by how little it errs (Gauss). */
function believed({ call, prior }: Candidate, told: Pick<Considered, 'gain' | 'error'>): Considered {
  const doubt = Math.max(told.error, LEAST_ERROR) ** 2 + BIAS ** 2;
  const weight = prior.spread ** 2 / (prior.spread ** 2 + doubt);
  return {
    call,
    gain: prior.gain + weight * (told.gain - prior.gain),
    error: Math.sqrt(weight * doubt),
  };
}

/** A layout with the contract that each call leads to. */
interface ImaginedBoard {
  readonly tricks: Tricks;
  readonly contracts: ReadonlyMap<Call, Contract | undefined>;
}

const worldOf = (turn: Turn, hands: Hands, calls: readonly Call[]): ImaginedBoard => ({
  tricks: tricksIn(hands),
  contracts: new Map(calls.map((call) => [call, contractFrom(turnAfter(turn, call), hands)])),
});

/** The calls that a rough estimate does not rule out. */
const promising = (
  worlds: readonly ImaginedBoard[],
  first: Call,
  others: readonly Candidate[],
  s: Situation,
  scoring: Scoring,
): readonly Candidate[] => {
  const gainOf = gainsOver(first, worlds, s, scoring);
  return others
    .map((candidate) => ({ candidate, gain: believed(candidate, gainOf(candidate.call)).gain }))
    .filter(({ gain }) => gain > WORST)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST)
    .map(({ candidate }) => candidate);
};

/** Searches whether the contracts of these calls make; false when that was ended before. */
const isSettled = (
  { tricks, contracts }: ImaginedBoard,
  calls: readonly Call[],
  { engine }: Means,
): boolean =>
  tricks.settle(
    calls.flatMap((call) => contracts.get(call) ?? []),
    engine,
  );

/** The gain of a call beside the first one, on average over the layouts, with its standard error. */
function gainsOver(first: Call, worlds: readonly ImaginedBoard[], s: Situation, scoring: Scoring) {
  const side = sideOf(s.me);
  const firsts = worlds.map((world) => ({ world, prospect: prospectOf(world, first, s) }));
  return (call: Call) => {
    const gains = firsts.map(({ world, prospect }) =>
      gainBy(prospectOf(world, call, s), prospect, side, scoring),
    );
    const { mean, error } = meanOf(gains);
    return { gain: mean, error };
  };
}

/** Passed out there are no tricks. */
const NONE = [1];

function prospectOf({ tricks, contracts }: ImaginedBoard, call: Call, s: Situation): Prospect {
  const contract = contracts.get(call);
  if (contract === undefined) return { contract, chances: NONE, mayDouble: false };
  // they double us as they see fit; whether we double them is what is thought about
  const isOurs = sideOf(contract.declarer) === sideOf(s.me);
  const mayDouble = isOurs && theirs(s).length > 0;
  return { contract, chances: tricks.chances(contract), mayDouble };
}

function outcomeOf({ tricks, contracts }: ImaginedBoard, call: Call): Outcome {
  const contract = contracts.get(call);
  return { contract, isMade: contract !== undefined && tricks.makes(contract) > 0.5 };
}
