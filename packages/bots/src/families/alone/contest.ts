import { BIDS, type Bid, bidIndex, type Call, isBid, levelOf } from '@overtrick/rules/auction/call';
import type { Doubling } from '@overtrick/rules/auction/contract';
import { STRAINS } from '@overtrick/rules/cards/card';
import { chanceToMake, expectedScore, type Odds } from '../../valuation/payoff.ts';

/** Two players who bid against each other, without others: `own` is the one to call. */
export interface Contest {
  readonly own: Odds;
  readonly other: Odds;
  /** The passes in a row that end the bidding after a bid. */
  readonly passes: number;
  /** The points that a sacrifice must save; by default, a cautious number for guessed tricks. */
  readonly worthwhile?: number;
}

/** The state of the bidding. */
interface Standing {
  /** The index of the last bid; −1 when there is none. */
  readonly bid: number;
  readonly isOwn: boolean;
  readonly doubling: Doubling;
  readonly passes: number;
  readonly toCall: 'own' | 'other';
}

export interface Option {
  readonly call: Call;
  /** The points that the player to call can expect after it, when both play their best. */
  readonly value: number;
  /** The points if the bidding ended with it. */
  readonly atOnce: number;
}

/** Returns the chance of success at which a bid is worth a try: about a half, for a slam more. */
const fairness = (bid: Bid): number => (levelOf(bid) === 7 ? 0.65 : levelOf(bid) === 6 ? 0.55 : 0.45);
/** Players double bids that will probably fail, and redouble those that will almost surely be made. */
const DOUBTFUL = 0.25;
const SURE = 0.75;
/** The points that a sacrifice must save where the tricks are guessed. */
const WORTHWHILE = 80;

/**
 * Computes the value of each legal call for the player to act, when both know the same odds and bid only likely
 * contracts: plays the bidding out backwards from its end.
 */
export function optionsIn(
  contest: Contest,
  last: LastBid | undefined,
  passes: number,
  legal: readonly Call[],
) {
  const solver = new Solver(contest);
  const standing: Standing = {
    bid: last === undefined ? -1 : bidIndex(last.bid),
    isOwn: last?.isOwn ?? false,
    doubling: last?.doubling ?? 0,
    passes,
    toCall: 'own',
  };
  return legal.flatMap((call): Option[] => {
    const next = solver.isSensible(standing, call) ? after(standing, call) : undefined;
    if (next === undefined) return [];
    return [{ call, value: solver.value(next), atOnce: solver.payoff(next) }];
  });
}

export interface LastBid {
  readonly bid: Bid;
  readonly isOwn: boolean;
  readonly doubling: Doubling;
}

function after(standing: Standing, call: Call): Standing {
  const toCall = standing.toCall === 'own' ? 'other' : 'own';
  if (call === 'P') return { ...standing, passes: standing.passes + 1, toCall };
  if (call === 'X') return { ...standing, doubling: 1, passes: 0, toCall };
  if (call === 'XX') return { ...standing, doubling: 2, passes: 0, toCall };
  return { bid: bidIndex(call), isOwn: standing.toCall === 'own', doubling: 0, passes: 0, toCall };
}

class Solver {
  private readonly contest: Contest;
  private readonly known = new Map<number, number>();
  private readonly scores = new Map<number, number>();
  /** Each player's chance of making each bid. */
  private readonly chances: { readonly own: readonly number[]; readonly other: readonly number[] };

  constructor(contest: Contest) {
    this.contest = contest;
    const of = (odds: Odds) => BIDS.map((bid) => chanceToMake(odds, bid));
    this.chances = { own: of(contest.own), other: of(contest.other) };
  }

  /** True if a player who believes the odds would make the call. */
  isSensible(standing: Standing, call: Call): boolean {
    const { bid, isOwn, toCall } = standing;
    if (call === 'P') return true;
    if (isBid(call))
      return (
        (this.chances[toCall][bidIndex(call)] ?? 0) >= fairness(call) || this.isSacrifice(standing, call)
      );
    const chance = this.chances[isOwn ? 'own' : 'other'][bid] ?? 0;
    return call === 'X' ? chance <= DOUBTFUL : chance >= SURE;
  }

  /** True if the bid, the lowest in its strain, loses less when doubled than the other's contract would. */
  private isSacrifice(standing: Standing, call: Bid): boolean {
    const { bid, isOwn, toCall } = standing;
    const index = bidIndex(call);
    if (bid < 0 || isOwn === (toCall === 'own') || index > bid + STRAINS.length) return false;
    const doubled = this.payoff({ ...standing, bid: index, isOwn: !isOwn, doubling: 1 });
    const gain = doubled - this.payoff(standing);
    return (toCall === 'own' ? gain : -gain) >= (this.contest.worthwhile ?? WORTHWHILE);
  }

  /** Returns the points for `own` if the bidding ended here. */
  payoff({ bid, isOwn, doubling }: Standing): number {
    const name = BIDS[bid];
    if (name === undefined) return 0;
    const key = (bid * 3 + doubling) * 2 + (isOwn ? 1 : 0);
    const before = this.scores.get(key);
    if (before !== undefined) return before;
    const score = expectedScore(isOwn ? this.contest.own : this.contest.other, name, doubling);
    this.scores.set(key, isOwn ? score : -score);
    return isOwn ? score : -score;
  }

  /** Returns the points for `own` after the best calls of both from here on. */
  value(standing: Standing): number {
    const { bid, isOwn, doubling, passes, toCall } = standing;
    if (passes >= (bid < 0 ? 2 : this.contest.passes)) return this.payoff(standing);
    const key =
      ((((bid + 1) * 2 + (isOwn ? 1 : 0)) * 3 + doubling) * 3 + passes) * 2 + (toCall === 'own' ? 1 : 0);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const values = this.calls(standing).map((call) => this.value(after(standing, call)));
    const value = toCall === 'own' ? Math.max(...values) : Math.min(...values);
    this.known.set(key, value);
    return value;
  }

  private calls(standing: Standing): readonly Call[] {
    const { bid, isOwn, doubling, toCall } = standing;
    const isBidder = isOwn === (toCall === 'own');
    const calls: Call[] = ['P'];
    if (bid >= 0 && !isBidder && doubling === 0) calls.push('X');
    if (bid >= 0 && isBidder && doubling === 1) calls.push('XX');
    return [...calls, ...BIDS.slice(bid + 1)].filter((call) => this.isSensible(standing, call));
  }
}
