import { BIDS, type Bid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { type Contract, tricksNeeded } from '@overtrick/rules/auction/contract';
import {
  otherSide,
  type Seat,
  SIDES,
  type Side,
  seatsOf,
  sideOf,
  type Vul,
} from '@overtrick/rules/cards/seat';
import { duplicateScore } from '@overtrick/rules/scores/score';
import type { TrickTable } from './solve.ts';

/** The value of a board if both sides bid and play double dummy. */
export interface Par {
  /** From North–South's side. */
  readonly score: number;
  /** The contracts that score it; none if the board is passed out. */
  readonly contracts: readonly Contract[];
}

/**
 * Returns the par of a board: neither side can do better by another call. Contracts that fail are doubled; those that
 * make are not. The dealer's side bids first, which matters if both sides can make the same contract and no higher one.
 */
export function parOf(table: TrickTable, dealer: Seat, vul: Vul): Par {
  const first = sideOf(dealer);
  const worth = worths(table, vul);
  const opening = bestFrom(worth, 0, first);
  // the other side may bid if the first passes, and then the first side again
  const answer = better(otherSide(first), bestFrom(worth, 0, otherSide(first)), 0);
  const score = better(first, opening, answer);
  if (score === 0) return { score, contracts: [] };
  const contracts = worth.flatMap((bid, at) =>
    SIDES.flatMap((side) => (isLast(worth, at, side, score) ? bid[side].contracts : [])),
  );
  return { score, contracts };
}

/** True if the auction ends there: the contract scores par, and the other side gains nothing by a higher bid. */
function isLast(worth: Worths, at: number, side: Side, score: number): boolean {
  const other = otherSide(side);
  const higher = worth.slice(at + 1).map((bid) => bid[other].score);
  return worth[at]?.[side].score === score && higher.every((each) => better(other, each, score) === score);
}

interface Worth {
  /** The score of the contract when it is played. */
  readonly score: number;
  /** The value if the other side then does its best: passes, or bids higher. */
  readonly value: number;
  /** The contract by the side's better declarer, or by both. */
  readonly contracts: readonly Contract[];
}

type Worths = readonly { readonly [S in Side]: Worth }[];

/** Returns for each bid, from the lowest, its value if it is passed out or overcalled. */
function worths(table: TrickTable, vul: Vul): Worths {
  const all: { [S in Side]: Worth }[] = [];
  for (const [at, bid] of [...BIDS.entries()].toReversed()) {
    const of = (side: Side): Worth => {
      const { score, contracts } = best(table, vul, bid, side);
      const overcalled = bestFrom(all, at + 1, otherSide(side));
      return { score, value: better(otherSide(side), score, overcalled), contracts };
    };
    all[at] = { NS: of('NS'), EW: of('EW') };
  }
  return all;
}

/**
 * Returns the value of the best of a side's bids from that one on, from North–South's side; the worst possible value if
 * it has none left.
 */
function bestFrom(all: Worths, at: number, side: Side): number {
  let found = side === 'NS' ? -Infinity : Infinity;
  for (let i = at; i < BIDS.length; i++) found = better(side, found, all[i]?.[side].value ?? found);
  return found;
}

const better = (side: Side, a: number, b: number): number =>
  side === 'NS' ? Math.max(a, b) : Math.min(a, b);

/** Returns the score of a bid played by the side's better declarer, or either: doubled if it fails. */
function best(table: TrickTable, vul: Vul, bid: Bid, side: Side) {
  const tries = seatsOf(side).map((declarer) => {
    const tricks = table[declarer][strainOf(bid)];
    const plain = { declarer, level: levelOf(bid), strain: strainOf(bid), doubling: 0 } as const;
    const contract: Contract = tricks < tricksNeeded(plain) ? { ...plain, doubling: 1 } : plain;
    return { contract, score: duplicateScore(contract, tricks, vul) };
  });
  const score = tries.reduce((so, each) => better(side, so, each.score), tries[0]?.score ?? 0);
  return { score, contracts: tries.filter((each) => each.score === score).map(({ contract }) => contract) };
}
