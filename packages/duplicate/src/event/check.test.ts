import { expect, test } from 'vitest';
import type { Outcome } from '../traveller/outcome.ts';
import type { Entry, Traveller } from '../traveller/traveller.ts';
import { eventError } from './check.ts';
import type { Event } from './event.ts';

const AVERAGE = { percent: 50, lifts: false } as const;
const entry = (ns: string, ew: string, more: Partial<Entry> = {}): Entry => ({
  ...{ ns, ew, outcome: { kind: 'played', score: 50 } as Outcome },
  ...more,
});
const board = (number: number, entries: readonly Entry[], more: Partial<Traveller> = {}): Traveller => ({
  ...{ board: number, entries },
  ...more,
});
const contestants = ['1', '2', '3', '4'].map((id) => ({ id, number: id }));
const errorOf = (travellers: readonly Traveller[], more: Partial<Event> = {}): string => {
  const found = eventError({ winners: 1, contestants, travellers, ...more });
  return found === undefined ? 'none' : `${found.code} ${found.at}`;
};
const award: Outcome = { kind: 'artificial', ns: AVERAGE, ew: AVERAGE };
const match = (home: string, away: string) => ({ home, away, round: 1, boards: [1] });

test.each<[string, string, string]>([
  ['a sound event', errorOf([board(1, [entry('1', '2'), entry('3', '4')])]), 'none'],
  [
    'a contestant twice',
    errorOf([], { contestants: [...contestants, { id: '2', number: '9' }] }),
    'ERR_CONTESTANT 2',
  ],
  ['a stranger North-South', errorOf([board(1, [entry('9', '2')])]), 'ERR_CONTESTANT board 1'],
  ['a stranger East-West', errorOf([board(1, [entry('1', '9', { place: '4:1' })])]), 'ERR_CONTESTANT 4:1'],
  [
    'a stranger at a third place',
    errorOf([board(1, [entry('1', '2', { third: '9' })])]),
    'ERR_CONTESTANT board 1',
  ],
  ['a pair that meets itself', errorOf([board(1, [entry('1', '1')])]), 'ERR_ITSELF board 1'],
  [
    'a player with a third of themselves',
    errorOf([board(1, [entry('1', '2', { third: '1' })])]),
    'ERR_ITSELF board 1',
  ],
  [
    'a board twice for North-South',
    errorOf([board(2, [entry('1', '2'), entry('1', '3')])]),
    'ERR_TWICE board 2',
  ],
  [
    'a board twice, once each way',
    errorOf([board(2, [entry('1', '2'), entry('3', '1')])]),
    'ERR_TWICE board 2',
  ],
  [
    'a board twice in two sections',
    errorOf([board(2, [entry('1', '2')], { section: 'A' }), board(2, [entry('1', '3')], { section: 'B' })]),
    'ERR_TWICE board 2',
  ],
  [
    'a board in each of two sessions',
    errorOf([board(2, [entry('1', '2')], { session: '1' }), board(2, [entry('1', '2')], { session: '2' })]),
    'none',
  ],
  ['two boards', errorOf([board(1, [entry('1', '2')]), board(2, [entry('1', '2')])]), 'none'],
  [
    'an award beside the board',
    errorOf([board(2, [entry('1', '2'), entry('1', '3', { outcome: award })])]),
    'none',
  ],
  [
    'a board not played beside it',
    errorOf([board(2, [entry('1', '2'), entry('3', '1', { outcome: { kind: 'notPlayed' } })])]),
    'none',
  ],
  [
    'an adjustment of a stranger',
    errorOf([], { adjustments: [{ contestant: '9', points: 1 } as never] }),
    'ERR_CONTESTANT 9',
  ],
  [
    'an adjustment of a pair',
    errorOf([], { adjustments: [{ contestant: '4', points: 1 } as never] }),
    'none',
  ],
  [
    'a match of a stranger at home',
    errorOf([], { matches: [match('1', '2'), match('9', '2')] }),
    'ERR_CONTESTANT 9',
  ],
  ['a match of a stranger away', errorOf([], { matches: [match('1', '8')] }), 'ERR_CONTESTANT 8'],
  [
    'teams that have a board once each way',
    errorOf([board(1, [entry('1', '2'), entry('2', '1')])], { matches: [match('1', '2')] }),
    'none',
  ],
  [
    'teams that have a board twice one way',
    errorOf([board(1, [entry('1', '2'), entry('1', '3')])], { matches: [match('1', '2')] }),
    'ERR_TWICE board 1',
  ],
  [
    'partners',
    errorOf([board(1, [entry('a', 'b')])], {
      partners: [
        { id: 'a', contestants: ['1', '2'] },
        { id: 'b', contestants: ['3', '4'] },
      ],
    }),
    'none',
  ],
  [
    'partners who meet themselves',
    errorOf([board(1, [entry('a', 'b')])], {
      partners: [
        { id: 'a', contestants: ['1', '2'] },
        { id: 'b', contestants: ['3', '1'] },
      ],
    }),
    'ERR_ITSELF board 1',
  ],
  [
    'a stranger as partner',
    errorOf([], { partners: [{ id: 'a', contestants: ['1', '9'] }] }),
    'ERR_CONTESTANT 9',
  ],
  [
    'partners named like a contestant',
    errorOf([], { partners: [{ id: '3', contestants: ['1', '2'] }] }),
    'ERR_CONTESTANT 3',
  ],
])('%s: %s', (_, found, expected) => {
  expect(found).toBe(expected);
});

const scores = (...weights: readonly number[]) =>
  ({ kind: 'scores', parts: weights.map((weight) => ({ score: 100, weight })) }) as const;
const weighted = (...weights: readonly number[]): Outcome => ({
  kind: 'weighted',
  parts: scores(...weights).parts,
});
test.each<[string, Outcome, string]>([
  ['that add to 1', weighted(0.25, 0.75), 'none'],
  ['that add to 1 but for rounding', weighted(1 / 3, 1 / 3, 1 / 3), 'none'],
  ['that add to less', weighted(0.25, 0.7), 'ERR_WEIGHTS board 1'],
  ['that add to more', weighted(0.5, 0.6), 'ERR_WEIGHTS board 1'],
  ['of which one is negative', weighted(1.5, -0.5), 'ERR_WEIGHTS board 1'],
  ['that add to 1 for each side', { kind: 'split', ns: scores(1), ew: scores(0.5, 0.5) }, 'none'],
  [
    'that do not add to 1 for North-South',
    { kind: 'split', ns: scores(0.9), ew: scores(1) },
    'ERR_WEIGHTS board 1',
  ],
  [
    'that do not add to 1 for East-West',
    { kind: 'split', ns: scores(1), ew: scores(0.9) },
    'ERR_WEIGHTS board 1',
  ],
  ['beside an award', { kind: 'split', ns: { kind: 'award', award: AVERAGE }, ew: scores(1) }, 'none'],
])('weights %s: %s', (_, outcome, expected) => {
  expect(errorOf([board(1, [entry('1', '2', { outcome })])])).toBe(expected);
});
