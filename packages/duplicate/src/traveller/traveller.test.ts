import { describe, expect, test } from 'vitest';
import { method } from '../event/testField.ts';
import type { Outcome } from './outcome.ts';
import { type Entry, scoreTraveller } from './traveller.ts';

const MP = method('mp');
const played = (score: number): Outcome => ({ kind: 'played', score });
const entry = (n: number, outcome: Outcome, more: Partial<Entry> = {}): Entry => ({
  ...{ ns: `n${n}`, ew: `e${n}`, outcome },
  ...more,
});
const lines = (entries: readonly Entry[], expected = entries.length, scoring = MP) =>
  scoreTraveller({ board: 1, entries }, scoring, expected).lines;
const ns = (entries: readonly Entry[], expected?: number) =>
  lines(entries, expected).map(({ NS }) => NS?.points);

test('each result has the points of both sides, in the order of the entries', () => {
  const all = lines([entry(1, played(420)), entry(2, played(-50)), entry(3, played(420))]);
  expect(all.map(({ entry: { ns: id }, NS, EW }) => [id, NS?.points, EW?.points, NS?.top])).toEqual([
    ['n1', 3, 1, 4],
    ['n2', 0, 4, 4],
    ['n3', 3, 1, 4],
  ]);
  for (const line of all) expect(line).not.toHaveProperty('third');
});

describe('a board that was played in two forms (Law 87)', () => {
  test('is compared in each form apart', () => {
    const forms = [
      entry(1, played(420)),
      entry(2, played(170), { form: 'B' }),
      entry(3, played(-50)),
      entry(4, played(140), { form: 'B' }),
    ];
    const points = ns(forms);
    expect(points[0]).toBeGreaterThan(points[2] ?? 9);
    expect(points[1]).toBeGreaterThan(points[3] ?? 9);
    expect([points[0], points[2]]).toEqual([points[1], points[3]]);
  });
  test('gives both sides average plus where a form was played at one table alone', () => {
    const [, , alone] = lines([
      entry(1, played(420)),
      entry(2, played(-50)),
      entry(3, played(7600), { form: 'B' }),
    ]);
    expect([alone?.NS?.award?.percent, alone?.EW?.award?.percent]).toEqual([60, 60]);
    expect(alone?.NS?.points).toBeCloseTo(0.6 * 4, 9);
    // one result of a board that nobody fouled is just one result
    expect(lines([entry(1, played(420))], 3)[0]?.NS?.award).toBeUndefined();
  });
});

test('an award has its share of the top, and is compared with nobody', () => {
  const award = { percent: 60, lifts: true } as const;
  const other = { percent: 40, lifts: true } as const;
  const [first, second, third] = lines([
    entry(1, played(420)),
    entry(2, { kind: 'artificial', ns: award, ew: other }),
    entry(3, played(-50)),
  ]);
  expect([second?.NS?.points, second?.EW?.points].map((points) => Number(points?.toFixed(9)))).toEqual([
    2.4, 1.6,
  ]);
  expect([second?.NS?.award, second?.EW?.award]).toEqual([award, other]);
  expect((first?.NS?.points ?? 0) + (third?.NS?.points ?? 0)).toBeCloseTo(4, 9);
});

test('a board that was not played has no points', () => {
  const [line] = lines([entry(1, { kind: 'notPlayed' }), entry(2, played(0))]);
  expect([line?.NS, line?.EW]).toEqual([undefined, undefined]);
});

test('with three at a table East has points, too (R-AWOL-2)', () => {
  const of = (n: number, points: readonly [number, number, number]): Entry =>
    entry(n, { kind: 'points', points }, { third: `t${n}` });
  const all = lines([of(1, [100, 0, 0]), of(2, [0, 50, 30])]);
  expect(all.map(({ NS, EW, third }) => [NS?.points, EW?.points, third?.points])).toEqual([
    [2, 0, 0],
    [0, 2, 2],
  ]);
});
