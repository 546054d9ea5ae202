import { expect, test } from 'vitest';
import { SIDES } from '../../cards/seat.ts';
import { whistItems } from '../../families/whist/whistScore.ts';
import type { AnyMatch } from '../../match.ts';
import { findMatch } from '../list.ts';

/**
 * Returns the totals of a rubber of deals at no trumps, each given as North-South's tricks and the value of an odd
 * trick.
 */
function totalsOf(match: AnyMatch, deals: readonly (readonly [tricks: number, value: number])[]) {
  const sheet = deals.reduce(
    (so: unknown, [tricks, value]) =>
      match.add(so, {
        terms: { dealer: 'N', vul: 'none' },
        strain: 'N',
        tricks,
        points: {},
        items: whistItems(SIDES, tricks, value),
      }),
    match.start({ dealLimit: 0 }, SIDES),
  );
  return match.standing(sheet);
}

test.each([
  ['whist-rubber', 100],
  ['biritch-rubber', 40],
])('RULES 6.3, 6.4: %s: game 30, the winners of two have %i more', (id, bonus) => {
  const match = findMatch(id);
  if (match === undefined) throw new Error(id);
  expect(totalsOf(match, [[9, 10]])).toEqual({ over: false, totals: { NS: 30, EW: 0 } });
  const deals = [
    [9, 10],
    [4, 10],
    [8, 10],
    [7, 10],
  ] as const;
  expect(totalsOf(match, deals)).toEqual({
    over: true,
    totals: { NS: 30 + 20 + 10 + bonus, EW: 30 },
    winner: 'NS',
  });
});

test('a rubber that the limit of deals ends has no bonus', () => {
  const match = findMatch('whist-rubber');
  const sheet = match?.start({ dealLimit: 1 }, SIDES);
  const after = match?.add(sheet, {
    terms: { dealer: 'N', vul: 'none' },
    strain: 'S',
    tricks: 13,
    points: {},
    items: whistItems(SIDES, 13, 8),
  });
  expect(match?.rows(after).rows).toHaveLength(1);
  expect(match?.standing(after)).toEqual({ over: true, totals: { NS: 96, EW: 0 }, winner: 'NS' });
});
