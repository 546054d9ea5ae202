import { declarerAt, type TwoSeats } from '@overtrick/duplicate/boardGame';
import { vulOfBoard } from '@overtrick/rules/board';
import type { Card } from '@overtrick/rules/card';
import type { Contract } from '@overtrick/rules/contract';
import { duplicateScore } from '@overtrick/rules/score';
import { makeReported } from '../results/result.ts';

/** A deal that was played at an online table. */
export interface PlayedDeal {
  readonly board: number;
  /** Absent if the board was passed out, and in games without contracts. */
  readonly contract?: Contract;
  /** The tricks of declarer's side. */
  readonly tricks: number;
  /** North-South's score, as the table computed it. */
  readonly score: number;
  readonly lead?: Card;
  /** The seats of the players in a game for two. */
  readonly seats?: TwoSeats | undefined;
}

/** Writes the result for a line: the contract if it gives the same score, otherwise only the score. */
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
