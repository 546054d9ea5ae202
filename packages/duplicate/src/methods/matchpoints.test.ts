import { bridge } from '@overtrick/rules/games/bridge/index';
import { describe, expect, test } from 'vitest';
import { roundTo } from '../event/rounding.ts';
import { method, nsPoints, scored } from '../event/testField.ts';
import { AVERAGE_MINUS, AVERAGE_PLUS, awardOf } from '../traveller/award.ts';
import type { Outcome } from '../traveller/outcome.ts';

const MP = method('mp');
const rounded = (points: readonly (number | undefined)[]) =>
  points.map((point) => roundTo(point ?? Number.NaN, 4));

describe('the traveller of seven rows (RULES 4.5)', () => {
  const scores = [420, 430, 500, 420, 450, -50, 170];

  test('2 for each pair beaten, 1 for each tie', () => {
    expect(scored(MP, scores).map(({ NS, EW }) => [NS?.points, EW?.points])).toEqual([
      [5, 7],
      [8, 4],
      [12, 0],
      [5, 7],
      [10, 2],
      [0, 12],
      [2, 10],
    ]);
  });

  test('half of that in North America', () => {
    expect(nsPoints(method('mp-acbl'), scores)).toEqual([2.5, 4, 6, 2.5, 5, 0, 1]);
  });

  test('a pair beaten loses nothing by it: Ascherman adds a tie with oneself', () => {
    expect(nsPoints(method('ascherman'), scores)).toEqual([6, 9, 13, 6, 11, 1, 3]);
    expect(scored(method('ascherman'), scores)[0]?.NS?.top).toBe(14);
  });
});

test('the example of bridge’s rules has the matchpoints of a club', () => {
  const [, part = ''] = bridge.rules.split('### Matchpoints');
  const rows = [...part.matchAll(/^\|(.*)\|$/gm)].slice(2).map(([, line = '']) =>
    line
      .split('|')
      .slice(2)
      .map((cell) => Number(cell.replace('−', '-'))),
  );
  const points = scored(
    MP,
    rows.map(([score = Number.NaN]) => score),
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.map(([, ns, ew]) => [ns, ew])).toEqual(points.map(({ NS, EW }) => [NS?.points, EW?.points]));
});

describe('R-DU-5: Neuberg', () => {
  test('five results of six that there should be', () => {
    expect(rounded(nsPoints(MP, [420, 140, 140, 110, -50], 6))).toEqual([9.8, 6.2, 6.2, 2.6, 0.2]);
  });

  test('on the scale of 1 and ½', () => {
    expect(rounded(nsPoints(method('mp-acbl'), [420, 140, 140, 110, -50], 6))).toEqual([
      4.9, 3.1, 3.1, 1.3, 0.1,
    ]);
  });

  test('an award is of the full top, and is missing for the others', () => {
    const award: Outcome = { kind: 'artificial', ns: AVERAGE_PLUS, ew: AVERAGE_MINUS };
    const lines = scored(MP, [420, 140, 140, 110, -50, award]);
    expect(rounded(lines.map(({ NS }) => NS?.points))).toEqual([9.8, 6.2, 6.2, 2.6, 0.2, 6]);
    expect(lines.at(-1)?.EW?.points).toBe(4);
  });

  test('a board that was not played has no points, and is missing too', () => {
    expect(nsPoints(MP, [420, 140, { kind: 'notPlayed' }])).toEqual([3.5, 0.5, undefined]);
  });

  test('a result alone is an average', () => {
    expect(nsPoints(MP, [420], 5)).toEqual([4]);
  });

  test('Ascherman needs none of it', () => {
    const alone = scored(method('ascherman'), [420, 140, 140, 110, -50]);
    const factored = scored(method('ascherman'), [420, 140, 140, 110, -50], 6);
    const shares = (lines: typeof alone) => lines.map(({ NS }) => (NS ? roundTo(NS.points / NS.top, 9) : 0));
    expect(shares(factored)).toEqual(shares(alone));
  });
});

describe("the EBU's small groups (White Book 4.2.3.3)", () => {
  const EBU = method('mp', { smallGroups: 'ebu' });
  const percent = (scores: readonly number[], expected: number) =>
    scored(EBU, scores, expected).map(({ NS }) => (NS ? (100 * NS.points) / NS.top : 0));

  test.each([
    [[420, 50], 6, [65, 55]],
    [[420, 420], 9, [60, 60]],
    [[420, 50, -100], 9, [70, 60, 50]],
    [[420], 4, [60]],
  ])('%j of %d', (scores, expected, percentages) => {
    expect(percent(scores, expected)).toEqual(percentages);
  });

  test('three of eight are no small group', () => {
    expect(nsPoints(EBU, [420, 50, -100], 8)).toEqual(nsPoints(MP, [420, 50, -100], 8));
  });
});

describe('weighted and split scores (Law 12C1)', () => {
  const weighted: Outcome = {
    kind: 'weighted',
    parts: [
      { score: 420, weight: 0.3 },
      { score: -50, weight: 0.7 },
    ],
  };

  test('each part is compared first, then weighed', () => {
    // against 140 140 110 -50: 420 beats four, -50 ties one
    expect(rounded(nsPoints(MP, [weighted, 140, 140, 110, -50]))).toEqual(
      [0.3 * 8 + 0.7 * 1, 6.4, 6.4, 3.4, 0.7].map((point) => roundTo(point, 4)),
    );
  });

  test('30 % of 9.7 and 70 % of 5.7 are 6.90', () => {
    // two tables with the same ruling, and four others
    const ruling: Outcome = {
      kind: 'weighted',
      parts: [
        { score: 420, weight: 0.3 },
        { score: 140, weight: 0.7 },
      ],
    };
    const [line] = scored(MP, [ruling, ruling, 170, 140, 110, 50]);
    expect(rounded([line?.NS?.points, line?.EW?.points])).toEqual([6.9, 3.1]);
  });

  test('a split score has another field for each side', () => {
    const split: Outcome = {
      kind: 'split',
      ns: { kind: 'scores', parts: [{ score: -50, weight: 1 }] },
      ew: { kind: 'scores', parts: [{ score: 420, weight: 1 }] },
    };
    expect(scored(MP, [split, 140, 110]).map(({ NS, EW }) => [NS?.points, EW?.points])).toEqual([
      [0, 0],
      [4, 2],
      [2, 4],
    ]);
  });

  test('a split of a score and an award', () => {
    const split: Outcome = {
      kind: 'split',
      ns: { kind: 'award', award: awardOf(60) },
      ew: { kind: 'scores', parts: [{ score: 110, weight: 1 }] },
    };
    const [line] = scored(MP, [split, 140, 90]);
    expect([line?.NS?.points, line?.EW?.points]).toEqual([2.4, 2]);
  });
});
