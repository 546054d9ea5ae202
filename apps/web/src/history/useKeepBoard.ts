import type { TableState } from '@overtrick/protocol/table';
import type { Par } from '@overtrick/solver';
import { useEffect } from 'react';
import { countOwnDeal } from '../device/ownDeals.ts';
import { practiceOf } from '../device/tables.ts';
import { boardOfState } from './board.ts';
import { keepBoard, keepPar } from './store.ts';

/** Stores the finished deal in the visitor's history, and adds its par once that is found. */
export function useKeepBoard(state: TableState): (par: Par) => void {
  const { table, deal } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a deal that is over does not change
  useEffect(() => {
    const board = boardOfState(state, Date.now());
    // a deal that is played once more is no part of the record
    if (board !== undefined && practiceOf(table) === undefined && keepBoard(board)) countOwnDeal(state);
  }, [table, deal]);
  return ({ score }) => keepPar(table, deal, score);
}
