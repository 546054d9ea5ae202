import { leaderOf } from '@overtrick/rules/match';
import { ok, type Result } from '@overtrick/rules/result';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { readKey, readResult, unknownKey, VUL } from './fields.ts';
import type { Row, ScoreForm } from './form.ts';
import { failAt, type LineCode, type ScoreLine } from './lines.ts';

/** Duplicate scores, each deal on its own (RULES 4.1). */
export const duplicate: ScoreForm<Readonly<Record<never, never>>> = {
  id: 'duplicate',
  summary: 'each deal on its own, with its vulnerability',
  line: 'CONTRACT DECLARER TRICKS vul=none|ns|ew|both, or PASS',
  example: ['4SX E 8 vul=ew', '3NT N 9 vul=none'],
  options: {},
  score(lines) {
    const rows: (Row & { score: number })[] = [];
    for (const line of lines) {
      const score = scoreOf(line);
      if (!score.ok) return score;
      rows.push({ score: score.value });
    }
    const sum = (sign: 1 | -1): number => rows.reduce((all, { score }) => all + Math.max(0, sign * score), 0);
    const totals = { NS: sum(1), EW: sum(-1) };
    return ok({ rows, totals, winner: leaderOf(totals) ?? null });
  },
};

function scoreOf(line: ScoreLine): Result<number, LineCode> {
  const result = readResult(line);
  if (!result.ok) return result;
  const odd = unknownKey(line, ['vul']);
  if (odd) return odd;
  const vul = readKey(line, 'vul', VUL);
  if (!vul.ok) return vul;
  const { contract, tricks } = result.value;
  if (contract === undefined) return ok(0);
  if (vul.value === undefined)
    return failAt(line.end, 'ERR_LINE_KEY', 'vul= is missing: duplicate needs vul=none, ns, ew or both');
  return ok(duplicateScore(contract, tricks, vul.value));
}
