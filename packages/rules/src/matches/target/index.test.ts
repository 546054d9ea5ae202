import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../scores/outcome.ts';
import { type TargetOptions, target } from './index.ts';

const OPTIONS: TargetOptions = { target: 500, floor: 0, dealLimit: 0 };
const deal = (ns: number, ew: number, bags = { NS: 0, EW: 0 }): Outcome => ({
  terms: { dealer: 'N', vul: 'none' },
  strain: 'S',
  tricks: 0,
  points: { NS: ns, EW: ew },
  items: [
    { reason: 'made', party: 'NS', points: ns, line: 'above' },
    { reason: 'made', party: 'EW', points: ew, line: 'above' },
  ],
  bags,
});
const after = (deals: readonly Outcome[], options: Partial<TargetOptions> = {}) =>
  deals.reduce(
    (sheet, each) => target.add(sheet, each),
    target.start({ ...OPTIONS, ...options }, ['NS', 'EW']),
  );

describe('RULES 12.1: to a target', () => {
  test('goes on below it and ends at it', () => {
    expect(target.standing(after([deal(499, 0)]))).toMatchObject({ over: false });
    expect(target.standing(after([deal(500, 0)]))).toEqual({
      over: true,
      totals: { NS: 500, EW: 0 },
      winner: 'NS',
    });
  });

  test('both at it on one deal: the higher wins; equal: another deal', () => {
    expect(target.standing(after([deal(510, 520)])).winner).toBe('EW');
    const tied = after([deal(510, 510)]);
    expect(target.standing(tied)).toMatchObject({ over: false });
    expect(target.next(tied)).toEqual({ dealer: 'E', vul: 'none', totals: { NS: 510, EW: 510 } });
    expect(target.standing(target.add(tied, deal(10, 20))).winner).toBe('EW');
  });

  test('every ten bags cost 100, and the rest is carried', () => {
    const sheet = after([deal(9, 0, { NS: 9, EW: 0 }), deal(3, 0, { NS: 3, EW: 9 })]);
    expect(sheet.bags).toEqual({ NS: 2, EW: 9 });
    expect(target.rows(sheet).totals).toEqual({ NS: -88, EW: 0 });
    expect(sheet.rows[1]?.items.at(-1)).toEqual({
      reason: 'bagPenalty',
      party: 'NS',
      points: -100,
      line: 'above',
    });
    expect(after([deal(0, 0, { NS: 13, EW: 0 }), deal(0, 0, { NS: 7, EW: 0 })]).bags.NS).toBe(0);
  });

  test('with a floor, who falls to it has lost', () => {
    expect(target.standing(after([deal(-200, -10)])).over).toBe(false);
    expect(target.standing(after([deal(-200, -10)], { floor: 200 }))).toMatchObject({
      over: true,
      winner: 'EW',
    });
  });

  test('a limit of deals ends it', () => {
    const sheet = after([deal(1, 0), deal(1, 0)], { dealLimit: 2 });
    expect(target.next(sheet)).toBeUndefined();
    expect(() => target.add(sheet, deal(1, 0))).toThrow('a deal to play');
  });
});
