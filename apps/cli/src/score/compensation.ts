import { isVulnerable } from '@overtrick/rules/cards/seat';
import { leaderOf } from '@overtrick/rules/match';
import { COMPENSATION_SOURCE, compensationTarget } from '@overtrick/rules/matches/chicago/targets';
import { ok, type Result } from '@overtrick/rules/result';
import { impsOf } from '@overtrick/rules/scores/imps';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { FIT, HCP, missing, readKey, readResult, unknownKey, VUL } from './fields.ts';
import type { Row, ScoreForm } from './form.ts';
import type { LineCode, ScoreLine } from './lines.ts';

interface TargetRow extends Row {
  readonly score: number;
  readonly target: number;
  readonly imps: number;
}

const PASSED: TargetRow = { score: 0, target: 0, imps: 0, passed: true };

/** Scores against the compensation table (RULES 3.5), whose address is always shown (R-CH-4). */
export const compensation: ScoreForm<Readonly<Record<never, never>>> = {
  id: 'compensation',
  summary: `each deal in IMPs against the compensation table, ${COMPENSATION_SOURCE}`,
  line: "CONTRACT DECLARER TRICKS vul=none|ns|ew|both hcp=NS:25 fit=M9, of the side with more points; at 20 each the dealer's",
  example: ['4H N 10 vul=none hcp=NS:25 fit=M9', '3D N 8 vul=ew hcp=EW:21 fit=M8'],
  options: {},
  score(lines) {
    const rows: TargetRow[] = [];
    for (const line of lines) {
      const row = scoreOf(line);
      if (!row.ok) return row;
      rows.push(row.value);
    }
    const net = rows.reduce((sum, { imps }) => sum + imps, 0);
    const totals = { NS: net, EW: net === 0 ? 0 : -net };
    const notes = [`The targets are those of the compensation table, ${COMPENSATION_SOURCE}.`];
    return ok({ rows, totals, winner: leaderOf(totals) ?? null, notes });
  },
};

function scoreOf(line: ScoreLine): Result<TargetRow, LineCode> {
  const result = readResult(line);
  if (!result.ok) return result;
  const odd = unknownKey(line, ['vul', 'hcp', 'fit']);
  if (odd) return odd;
  const vul = readKey(line, 'vul', VUL);
  if (!vul.ok) return vul;
  const hcp = readKey(line, 'hcp', HCP);
  if (!hcp.ok) return hcp;
  const fit = readKey(line, 'fit', FIT);
  if (!fit.ok) return fit;
  const { contract, tricks } = result.value;
  if (contract === undefined) return ok(PASSED);
  if (vul.value === undefined) return missing(line, 'vul', 'vul=none, ns, ew or both');
  if (hcp.value === undefined) return missing(line, 'hcp', 'hcp=NS:20 to NS:40, or EW');
  if (fit.value === undefined) return missing(line, 'fit', 'fit=M8, M9, M10, m8, m9, m10 or none');
  const { side, points } = hcp.value;
  const score = duplicateScore(contract, tricks, vul.value);
  const own = compensationTarget(points, fit.value, isVulnerable(vul.value, side));
  const target = side === 'NS' || own === 0 ? own : -own;
  return ok({ score, target, imps: impsOf(score - target) });
}
