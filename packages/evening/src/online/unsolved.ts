import { type Deal, isFullDeal, parseDeal } from '@overtrick/rules/deals/deal';
import { isBegun } from '../results/book.ts';
import type { Tournament } from '../tournament.ts';
import { bookOf, indexOf } from '../view/lines.ts';

/** A board that needs a double-dummy table. */
export interface Unsolved {
  readonly board: number;
  readonly deal: Deal;
  /** The deal as text in the log. */
  readonly text: string;
}

/**
 * Finds the first board that has hands and a result but no double-dummy table; before a result nobody needs it. With
 * two or three players, the double-dummy table of four would not help.
 * @param isLeft true for boards to skip
 */
export function unsolvedBoard(
  tournament: Tournament,
  isLeft: (text: string) => boolean = () => false,
): Unsolved | undefined {
  const { terms, boards } = tournament;
  if (terms.seats !== undefined || terms.form === 'threes') return undefined;
  for (const [board, { deal: text, tricks }] of boards) {
    if (text === undefined || tricks !== undefined || isLeft(text)) continue;
    const lines = indexOf(tournament).byBoard.get(board) ?? [];
    if (!lines.some((line) => isBegun(bookOf(tournament, line)))) continue;
    const deal = parseDeal(text, true);
    if (deal.ok && isFullDeal(deal.value)) return { board, deal: deal.value, text };
  }
  return undefined;
}
