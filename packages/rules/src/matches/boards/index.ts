import { assert } from '../../assert.ts';
import { termsOfBoard } from '../../deals/board.ts';
import { leaderOf, type Match, type SheetRow } from '../../match.ts';
import type { OptionsSpec } from '../../options.ts';
import { auctionBoardItems } from '../../scores/auctionScore.ts';
import { type Outcome, type Party, stakesOf } from '../../scores/outcome.ts';
import { duplicateItemsAt, type ScoreItem, sumItems } from '../../scores/score.ts';

export type BoardsOptions = {
  /** The number of boards. */
  readonly boards: number;
  /** The number of the first. */
  readonly first: number;
};

export interface BoardsSheet {
  readonly options: BoardsOptions;
  readonly parties: readonly Party[];
  readonly outcomes: readonly Outcome[];
}

const options: OptionsSpec<BoardsOptions> = {
  boards: { kind: 'number', default: 8, min: 1, max: 999, help: 'How many boards are played.' },
  first: { kind: 'number', default: 1, min: 1, max: 999, help: 'The number of the first board.' },
};

/**
 * Numbered duplicate boards, each scored on its own (RULES 4.1); a passed-out board counts. Of two players, the owner
 * of the dealer's seat deals (R-SOLO-2).
 */
export const boards: Match<BoardsSheet, BoardsOptions> = {
  id: 'boards',
  name: 'Duplicate boards',
  summary:
    'Numbered boards: the number sets the dealer and the vulnerability, and each board is scored on its own.',
  options,
  fit: (given, deals) => ({ ...given, boards: deals }),
  start: (given, parties) => ({ options: given, parties, outcomes: [] }),
  next(sheet) {
    const played = sheet.outcomes.filter((outcome) => !outcome.redeal).length;
    return played < sheet.options.boards ? termsOfBoard(sheet.options.first + played) : undefined;
  },
  add(sheet, outcome) {
    assert(boards.next(sheet) !== undefined, 'a board to play');
    return { ...sheet, outcomes: [...sheet.outcomes, outcome] };
  },
  rows(sheet) {
    const { outcomes, parties } = sheet;
    const rows = outcomes.map((outcome, i) => rowOf(outcome, i, parties));
    return {
      rows,
      totals: sumItems(
        rows.flatMap((row) => row.items),
        parties,
      ),
    };
  },
  standing(sheet) {
    const { totals } = boards.rows(sheet);
    const over = boards.next(sheet) === undefined;
    const winner = over ? leaderOf(totals) : undefined;
    return { over, totals, ...(winner !== undefined && { winner }) };
  },
};

/** Returns the items of a deal by contract bridge's table, or by the game's own. */
function itemsOf(outcome: Outcome, parties: readonly Party[]): readonly ScoreItem[] {
  const { contract, tricks, scale, items } = outcome;
  if (contract === undefined) return [];
  if (scale === undefined) return duplicateItemsAt(stakesOf(outcome, parties), contract, tricks);
  return scale === 'minibridge' ? items : auctionBoardItems(items);
}

function rowOf(outcome: Outcome, index: number, parties: readonly Party[]): SheetRow {
  const items = itemsOf(outcome, parties);
  const [first = 0, second = 0] = Object.values(sumItems(items, parties));
  return {
    deal: index + 1,
    outcome,
    ...(outcome.redeal && { passed: true }),
    score: first - second,
    items,
  };
}
