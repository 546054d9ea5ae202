import { SIDES } from '@overtrick/rules/cards/seat';
import type { Match } from '@overtrick/rules/match';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Outcome } from '@overtrick/rules/scores/outcome';
import { rowOf, type Scores } from './form.ts';
import type { ScoreLine } from './lines.ts';

/** A line's deal in the form for a match format, with the outcome from the line. */
export type LineResult = Omit<Partial<Outcome>, 'tricks'> & {
  readonly line: ScoreLine;
  readonly tricks: number;
};

/** Scores deals by a match format, which determines each deal's dealer and vulnerability. */
export function scoreByMatch<Sheet, Options>(
  match: Match<Sheet, Options>,
  options: Options,
  results: readonly LineResult[],
): Result<Scores, 'ERR_MATCH_OVER'> {
  let sheet = match.start(options, SIDES);
  for (const [i, { line, ...told }] of results.entries()) {
    const terms = match.next(sheet);
    if (terms === undefined)
      return fail('ERR_MATCH_OVER', `${line.end.line}:1`, `the match is over: it ended with deal ${i}`);
    sheet = match.add(sheet, { points: {}, items: [], ...told, terms });
  }
  const { rows, totals, notes } = match.rows(sheet);
  const winner = match.standing(sheet).winner ?? null;
  return ok({ rows: rows.map(rowOf), totals, winner, ...(notes && { notes }) });
}

/**
 * Scores the deals of a rubber. If the file leaves it unfinished, it gets the bonuses of an unfinished rubber, and has
 * no winner.
 */
export function scoreRubber<Sheet, Options extends { readonly dealLimit: number }>(
  match: Match<Sheet, Options>,
  options: Options,
  results: readonly LineResult[],
): Result<Scores, 'ERR_MATCH_OVER'> {
  const scores = scoreByMatch(match, options, results);
  if (!scores.ok || isDone(scores.value) || results.length === options.dealLimit) return scores;
  const closed = scoreByMatch(match, { ...options, dealLimit: results.length }, results);
  return closed.ok ? ok({ ...closed.value, winner: null }) : closed;
}

/** True if a side has won two games. */
const isDone = ({ rows }: Scores): boolean =>
  SIDES.some((side) => rows.filter(({ game }) => game === side).length === 2);
