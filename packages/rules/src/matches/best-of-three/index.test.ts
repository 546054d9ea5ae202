import { expect, test } from 'vitest';
import type { Party } from '../../scores/outcome.ts';
import { bestOfThree } from './index.ts';

type Deal = readonly [Party, number];

/** Returns the sheet after deals that a player won by a number of odd tricks. */
const after = (...deals: readonly Deal[]) =>
  deals.reduce(
    (sheet, [party, points]) => {
      const terms = bestOfThree.next(sheet);
      if (terms === undefined) throw new Error('the match is over');
      return bestOfThree.add(sheet, {
        terms,
        strain: 'H',
        tricks: points + 6,
        declaring: party,
        points: { P1: 0, P2: 0, [party]: points },
        items: [{ reason: 'tricks', party, points, line: 'below' }],
      });
    },
    bestOfThree.start({ dealLimit: 0 }, ['P1', 'P2']),
  );

test('R-SW-1: five points are a game, and the points of both begin again', () => {
  const sheet = after(['P1', 4], ['P2', 4], ['P1', 1], ['P2', 4]);
  expect(bestOfThree.rows(sheet).rows.map((row) => row.game)).toEqual([
    undefined,
    undefined,
    'P1',
    undefined,
  ]);
  expect(sheet.games).toEqual({ P1: 1, P2: 0 });
  expect(sheet.partScores).toEqual({ P1: 0, P2: 4 });
});

test('R-SW-1: two games win the match, also with fewer points', () => {
  const sheet = after(['P1', 5], ['P2', 4], ['P2', 7], ['P2', 4], ['P1', 5]);
  expect(bestOfThree.standing(sheet)).toEqual({ over: true, totals: { P1: 10, P2: 15 }, winner: 'P1' });
  expect(bestOfThree.rows(sheet).rows).toHaveLength(5);
});

test('the players deal in turn, each deal has its number, nobody is vulnerable', () => {
  const terms = (...deals: readonly Deal[]) => bestOfThree.next(after(...deals));
  expect(terms()).toEqual({ dealer: 'S', vul: 'none', board: 1 });
  expect(terms(['P1', 5])).toEqual({ dealer: 'W', vul: 'none', board: 2 });
  expect(terms(['P1', 5], ['P2', 1])).toMatchObject({ dealer: 'S', vul: 'none', board: 3 });
  expect(terms(['P1', 5], ['P1', 6])).toBeUndefined();
});

test('a match that is cut off is won by whoever has more games', () => {
  const sheet = { ...after(['P1', 5], ['P2', 7]), options: { dealLimit: 2 } };
  expect(bestOfThree.standing(sheet)).toEqual({ over: true, totals: { P1: 5, P2: 7 } });
  const ahead = { ...after(['P1', 5], ['P2', 4]), options: { dealLimit: 2 } };
  expect(bestOfThree.standing(ahead).winner).toBe('P1');
});
