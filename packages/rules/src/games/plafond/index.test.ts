import { describe, expect, test } from 'vitest';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { plafond } from './index.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const outcome = (steps: string) =>
  plafond.outcome(afterSteps(plafond, setupOf(DEAL, 'N', 'both'), {}, steps));

describe('RULES 6.5', () => {
  test.each([
    [
      'tricks bid and made stand below the line, overtricks above',
      'S 2H, W P, N P, E P, W S3, S claim 10',
      [16, 100],
    ],
    [
      'R-AB-4: doubled overtricks are 100 each',
      'S 2H, W P, N P, E X, S P, W P, N P, W S3, S claim 10',
      [32, 250],
    ],
    ['a little slam of 100, bid or not', 'S 4H, W P, N P, E P, W S3, S claim 12', [32, 200]],
    ['undertricks are 50 each', 'S 4H, W P, N P, E P, W S3, S claim 8', [0, 100]],
  ])('%s', (_, steps, [below, above]) => {
    const items = (outcome(`N P, E P, ${steps}`)?.items ?? []).filter(({ reason }) => reason !== 'honours');
    const on = (line: string) =>
      items.filter((item) => item.line === line).reduce((sum, { points }) => sum + points, 0);
    expect([on('below'), on('above')]).toEqual([below, above]);
  });

  test('honours are those of auction bridge, and nobody is vulnerable', () => {
    expect(outcome('N P, E P, S 4H, W P, N P, E P, W S3, S claim 8')).toMatchObject({
      scale: 'plafond',
      terms: { vul: 'none' },
      points: { NS: 40, EW: 100 },
    });
  });
});
