import { declarerAt, type TwoSeats } from '@overtrick/duplicate/boardGame';
import { vulOfBoard } from '@overtrick/rules/board';
import type { Card } from '@overtrick/rules/card';
import type { Contract } from '@overtrick/rules/contract';
import { duplicateScore } from '@overtrick/rules/score';
import { makeReported } from '../results/result.ts';

/** A deal that was played at an online table. */
export interface PlayedDeal {
  readonly board: number;
  /** Absent where it was passed out, and in games that have none. */
  readonly contract?: Contract;
  /** Of declarer's side. */
  readonly tricks: number;
  /** From North-South's side, as the table scored it. */
  readonly score: number;
  readonly lead?: Card;
  /** Of a game of two: the seats of the players. */
  readonly seats?: TwoSeats | undefined;
}

/** The result as a line takes it: the contract where that makes the score, else the score alone. */
export function reportOfDeal({ board, contract: played, tricks, score, lead, seats }: PlayedDeal): string {
  const contract = played && seats ? ofTwo(played, seats) : played;
  if (contract === undefined)
    return makeReported({ outcome: { kind: 'played', score, ...(score === 0 && { contract: 'PASS' }) } });
  const isBridge = duplicateScore(contract, tricks, vulOfBoard(board)) === score;
  return isBridge
    ? makeReported({
        outcome: { kind: 'played', score, contract, tricks },
        ...(lead !== undefined && { lead }),
      })
    : makeReported({ outcome: { kind: 'played', score } });
}

const ofTwo = (contract: Contract, seats: TwoSeats): Contract => ({
  ...contract,
  declarer: declarerAt(seats, contract.declarer) ?? contract.declarer,
});
