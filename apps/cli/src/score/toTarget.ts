import type { SpadesScore } from '@overtrick/rules/families/spades/spadesScore';
import { type TargetSheet, target } from '@overtrick/rules/matches/target/index';
import { ok, type Result } from '@overtrick/rules/result';
import type { ScoreItem } from '@overtrick/rules/scores/score';
import { sumItems } from '@overtrick/rules/scores/score';
import { rowOf, type Scores } from './form.ts';
import { failAt, type LineCode, type ScoreLine } from './lines.ts';

/** The score of a deal for one party. */
export type PartyScore = SpadesScore & { readonly party: string };

/** Scores deals to a target, with bags (RULES 12.1): one a line, as `scoreOf` reads it. */
export function scoreToTarget(
  lines: readonly ScoreLine[],
  parties: readonly string[],
  options: { readonly target: number; readonly floor: number },
  scoreOf: (line: ScoreLine) => Result<readonly PartyScore[], LineCode>,
): Result<Scores, LineCode | 'ERR_MATCH_OVER'> {
  let sheet: TargetSheet = target.start({ ...options, dealLimit: 0 }, parties);
  for (const line of lines) {
    const terms = target.next(sheet);
    if (terms === undefined)
      return {
        ...failAt(line.end, 'ERR_LINE_WORD', 'the match was over before this deal'),
        code: 'ERR_MATCH_OVER',
      };
    const scored = scoreOf(line);
    if (!scored.ok) return scored;
    const items: readonly ScoreItem[] = scored.value.flatMap((each) => each.items);
    sheet = target.add(sheet, {
      terms,
      strain: 'S',
      tricks: 0,
      items,
      points: sumItems(items, parties),
      bags: Object.fromEntries(scored.value.map(({ party, bags }) => [party, bags])),
    });
  }
  const { rows, totals } = target.rows(sheet);
  return ok({ rows: rows.map(rowOf), totals, winner: target.standing(sheet).winner ?? null });
}
