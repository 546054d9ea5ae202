import type { Match } from '@overtrick/rules/match';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type BySide, SIDES } from '@overtrick/rules/seat';
import type { DealResult } from './fields.ts';
import { rowOf, type Scores } from './form.ts';
import type { Line } from './lines.ts';

/** A line's deal, as a match form scores it. */
export interface LineResult extends DealResult {
  readonly line: Line;
  readonly honours?: BySide<number> | undefined;
}

/** Scores deals by a match form, which gives each its dealer and vulnerability. */
export function scoreByMatch<Sheet, Options>(
  match: Match<Sheet, Options>,
  options: Options,
  results: readonly LineResult[],
): Result<Scores, 'ERR_MATCH_OVER'> {
  let sheet = match.start(options, SIDES);
  for (const [i, { line, contract, tricks, honours }] of results.entries()) {
    const terms = match.next(sheet);
    if (terms === undefined)
      return fail('ERR_MATCH_OVER', `${line.end.line}:1`, `the match is over: it ended with deal ${i}`);
    sheet = match.add(sheet, {
      terms,
      ...(contract !== undefined && { contract }),
      tricks,
      points: {},
      items: [],
      ...(honours !== undefined && { honours }),
    });
  }
  const { rows, totals } = match.rows(sheet);
  return ok({ rows: rows.map(rowOf), totals, winner: match.standing(sheet).winner ?? null });
}
