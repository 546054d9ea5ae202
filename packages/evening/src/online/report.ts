import { declarerAt, type TwoSeats } from '@overtrick/duplicate/boardGame';
import type { Contract } from '@overtrick/rules/auction/contract';
import type { Card } from '@overtrick/rules/cards/card';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { duplicateScore } from '@overtrick/rules/scores/score';
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
