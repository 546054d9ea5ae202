import { availableParallelism } from 'node:os';
import type { HandRecord } from '@overtrick/duplicate/handRecord';
import { solvedRecord } from '@overtrick/print/hands';
import type { PrintWords } from '@overtrick/print/words';
import { findGame } from '@overtrick/rules/games/list';
import { exactTable, parOf } from '@overtrick/solver';
import { startSolverPool } from '@overtrick/solver/pool';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import type { Holdings } from './holdings.ts';

/** The time limit for one board, milliseconds: a board that takes longer is printed without makeable contracts. */
const MILLISECONDS = 20_000;

/**
 * Solves the boards whose makeable contracts or par the file lacks. Boards of a game without par, and boards with an
 * order, stay as they are: they are not played by four.
 */
export async function solvedHoldings(io: Io, holdings: Holdings, words: PrintWords): Promise<Holdings> {
  const { hands = [], game } = holdings;
  const hasPar = game === undefined || findGame(game)?.hasPar === true;
  const unsolved = hands.filter((hand) => hasPar && !isSolved(hand) && hand.order === undefined);
  if (unsolved.length === 0) return holdings;
  const pool = startSolverPool(Math.min(availableParallelism(), unsolved.length));
  const progress = startProgress(io, unsolved.length, 'boards');
  let done = 0;
  const solved = await Promise.all(
    hands.map(async (hand) => {
      if (!unsolved.includes(hand)) return hand;
      const tricks = hand.tricks ?? exactTable(await pool.table(hand.deal, { milliseconds: MILLISECONDS }));
      progress.show(++done);
      return tricks === undefined
        ? hand
        : solvedRecord(hand, tricks, parOf(tricks, hand.dealer, hand.vul), words);
    }),
  );
  progress.clear();
  await pool.close();
  return { ...holdings, hands: solved };
}

const isSolved = ({ tricks, par }: HandRecord): boolean => tricks !== undefined && par !== undefined;
