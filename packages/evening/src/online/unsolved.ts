import { type Deal, isFullDeal, parseDeal } from '@overtrick/rules/deal';
import { isBegun } from '../results/book.ts';
import type { Tournament } from '../tournament.ts';
import { bookOf, indexOf } from '../view/lines.ts';

/** A board whose double-dummy table is wanted. */
export interface Unsolved {
  readonly board: number;
  readonly deal: Deal;
  /** The deal as the log has it. */
  readonly text: string;
}

/**
 * The first board of which the hands and a result are known, and not what can be made of it: before that nobody wants
 * to know. Of three at a table, and of two, the double-dummy table of four says nothing.
 * @param isLeft boards that are left out
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
