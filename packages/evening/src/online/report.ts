import { declarerAt, type TwoSeats } from '@overtrick/duplicate/boardGame';
import type { Contract } from '@overtrick/rules/auction/contract';
import type { Card } from '@overtrick/rules/cards/card';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { type BoardScaleId, boardScaleOf } from '@overtrick/rules/games/boardScale';
import { present } from '@overtrick/rules/present';
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
  /** The scale of the game, if it is not contract bridge's. */
  readonly scale?: BoardScaleId | undefined;
}

/** Writes the result for a line: the contract if it gives the same score, otherwise only the score. */
export function reportOfDeal({
  board,
  contract: played,
  tricks,
  score,
  lead,
  seats,
  scale,
}: PlayedDeal): string {
  const contract = played && seats ? ofTwo(played, seats) : played;
  if (contract === undefined)
    return makeReported({ outcome: { kind: 'played', score, ...(score === 0 && { contract: 'PASS' }) } });
  const fact = scale && factWith(scale, { contract, tricks, score });
  const isKnown =
    scale === undefined ? duplicateScore(contract, tricks, vulOfBoard(board)) === score : fact !== undefined;
  return isKnown
    ? makeReported({
        outcome: { kind: 'played', score, contract, tricks, ...present({ fact }) },
        ...(lead !== undefined && { lead }),
      })
    : makeReported({ outcome: { kind: 'played', score } });
}

/** Finds the fact with which a contract has that score by the scale, such as honours. */
function factWith(
  id: BoardScaleId,
  { contract, tricks, score }: Required<Pick<PlayedDeal, 'contract' | 'tricks' | 'score'>>,
): string | undefined {
  const scale = boardScaleOf(id);
  const value = scale.fact
    ?.valuesOf(contract)
    .find((fact) => scale.score({ contract, tricks, fact }) === score);
  return value === undefined ? undefined : `${scale.fact?.name}=${value}`;
}

const ofTwo = (contract: Contract, seats: TwoSeats): Contract => ({
  ...contract,
  declarer: declarerAt(seats, contract.declarer) ?? contract.declarer,
});
