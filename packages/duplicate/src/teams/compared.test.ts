import { expect, test } from 'vitest';
import type { Outcome } from '../traveller/outcome.ts';
import { compared } from './compared.ts';

const played = (score: number): Outcome => ({ kind: 'played', score });
const award = (ns: number, ew: number): Outcome => ({
  kind: 'artificial',
  ns: { percent: ns, lifts: false },
  ew: { percent: ew, lifts: false },
});
const weighted = (...parts: readonly (readonly [score: number, weight: number])[]): Outcome => ({
  kind: 'weighted',
  parts: parts.map(([score, weight]) => ({ score, weight })),
});
const scores = (score: number) => ({ kind: 'scores', parts: [{ score, weight: 1 }] }) as const;

// the home team sits North-South at the first table and East-West at the second
test.each<[string, Outcome, Outcome, number, number]>([
  ['average plus against a score is 3 IMPs (Law 86B)', award(60, 40), played(420), 3, -3],
  ['average minus against a score costs 3', award(40, 60), played(420), -3, 3],
  ['an average is nothing', award(50, 50), played(420), 0, 0],
  ['average plus at the second table is its East-West’s', played(420), award(40, 60), 3, -3],
  // of two awards a team has the worse
  ['two awards', award(60, 40), award(60, 40), -3, -3],
  ['two awards for one team', award(60, 40), award(40, 60), 3, -3],
  ['70 % is 6 IMPs', award(70, 30), played(0), 6, -6],
  ['a weighted score is the weighted mean of its IMPs', weighted([420, 0.5], [-50, 0.5]), played(-50), 5, -5],
  ['a weighted score at the second table', played(420), weighted([420, 0.25], [170, 0.75]), 4.5, -4.5],
  [
    'a split score gives each team its own',
    { kind: 'split', ns: scores(420), ew: scores(170) },
    played(170),
    6,
    0,
  ],
  [
    'a split score with an award for one side',
    { kind: 'split', ns: { kind: 'award', award: { percent: 60, lifts: true } }, ew: scores(420) },
    played(0),
    3,
    -9,
  ],
])('%s', (_, home, away, homeImps, awayImps) => {
  const found = compared(7, home, away);
  if (found === undefined || !('home' in found)) throw new Error('the IMPs of both teams');
  expect(found.board).toBe(7);
  const rounded = [found.home, found.away].map((imps) => Math.round(imps * 1e6) / 1e6 + 0);
  expect(rounded).toEqual([homeImps, awayImps]);
});

test('two scores are compared by their difference', () => {
  expect(compared(1, played(420), played(170))).toMatchObject({ board: 1, swing: 250 });
});

test('a board that one table has not played is not compared', () => {
  const none: Outcome = { kind: 'notPlayed' };
  expect([compared(1, none, played(0)), compared(1, played(0), none), compared(1, none, none)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
