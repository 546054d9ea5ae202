import type { BoardTerms } from '@overtrick/print/boardWords';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { Par, TrickTable } from '@overtrick/solver';

/** A board to be solved whole: every declarer in every strain, and par. */
export interface BoardToSolve extends Pick<BoardTerms, 'dealer' | 'vul'> {
  readonly deal: Deal;
  /** The table, if it is known and only par is missing. */
  readonly tricks?: TrickTable;
}

/** The tricks and par of a board. */
export interface Solution {
  readonly tricks: TrickTable;
  readonly par: Par;
}

/** The worker's answer for the board at an index; without a solution it took too long. */
export interface BoardSolved {
  readonly at: number;
  readonly solution?: Solution;
}
