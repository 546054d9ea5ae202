import { assert } from '../../assert.ts';
import { termsOfBoard } from '../../board.ts';
import { leaderOf, type Match, type SheetRow } from '../../match.ts';
import type { OptionsSpec } from '../../options.ts';
import type { Outcome } from '../../outcome.ts';
import { duplicateItems, sumItems } from '../../score.ts';

export type BoardsOptions = {
  /** How many boards are played. */
  readonly boards: number;
  /** The number of the first. */
  readonly first: number;
};

export interface BoardsSheet {
  readonly options: BoardsOptions;
  readonly outcomes: readonly Outcome[];
}

const options: OptionsSpec<BoardsOptions> = {
  boards: { kind: 'number', default: 8, min: 1, max: 999, help: 'How many boards are played.' },
  first: { kind: 'number', default: 1, min: 1, max: 999, help: 'The number of the first board.' },
};

/** Numbered duplicate boards, each scored on its own (RULES 4.1); a passed-out board counts. */
export const boards: Match<BoardsSheet, BoardsOptions> = {
  id: 'boards',
  name: 'Duplicate boards',
  summary: 'Numbered boards, dealer and vulnerability by the number, each scored on its own.',
  options,
  fit: (given, deals) => ({ ...given, boards: deals }),
  start: (given) => ({ options: given, outcomes: [] }),
  next: ({ options: { boards: count, first }, outcomes }) =>
    outcomes.length < count ? termsOfBoard(first + outcomes.length) : undefined,
  add(sheet, outcome) {
    assert(boards.next(sheet) !== undefined, 'a board to play');
    return { ...sheet, outcomes: [...sheet.outcomes, outcome] };
  },
  rows(sheet) {
    const rows = sheet.outcomes.map(rowOf);
    return { rows, totals: sumItems(rows.flatMap((row) => row.items)) };
  },
  standing(sheet) {
    const { totals } = boards.rows(sheet);
    const over = boards.next(sheet) === undefined;
    const winner = over ? leaderOf(totals) : undefined;
    return { over, totals, ...(winner !== undefined && { winner }) };
  },
};

function rowOf(outcome: Outcome, index: number): SheetRow {
  const { contract, tricks, terms } = outcome;
  const items = contract === undefined ? [] : duplicateItems(contract, tricks, terms.vul);
  const { NS, EW } = sumItems(items);
  return { deal: index + 1, outcome, score: NS - EW, items };
}
