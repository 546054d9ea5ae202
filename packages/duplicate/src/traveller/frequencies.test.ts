import { expect, test } from 'vitest';
import { frequenciesOf, weigh, weightBelow, weightUpTo } from './frequencies.ts';
import type { Outcome } from './outcome.ts';

const played = (score: number): Outcome => ({ kind: 'played', score });
const AWARD = { percent: 60, lifts: true } as const;
const OUTCOMES: readonly Outcome[] = [
  played(420),
  played(-50),
  played(420),
  {
    kind: 'weighted',
    parts: [
      { score: 420, weight: 0.25 },
      { score: 170, weight: 0.75 },
    ],
  } as Outcome,
  { kind: 'artificial', ns: AWARD, ew: AWARD },
  { kind: 'notPlayed' },
];

test('scores are counted, a weighted one by its parts, and artificial ones not at all', () => {
  expect(frequenciesOf(OUTCOMES, 'NS')).toEqual({
    scores: [-50, 170, 420],
    below: [0, 1, 1.75, 4],
    total: 4,
  });
  expect(frequenciesOf([], 'NS')).toEqual({ scores: [], below: [0], total: 0 });
});

test('East-West see the same scores from the other side', () => {
  expect(frequenciesOf(OUTCOMES, 'EW')).toEqual({
    scores: [-420, -170, 50],
    below: [0, 2.25, 3, 4],
    total: 4,
  });
});

test.each([
  [-100, 0, 0],
  [-50, 0, 1],
  [0, 1, 1],
  [170, 1, 1.75],
  [171, 1.75, 1.75],
  [420, 1.75, 4],
  [1000, 4, 4],
])('of the scores, %i has %d below it and %d up to it', (score, below, upTo) => {
  const frequencies = frequenciesOf(OUTCOMES, 'NS');
  expect([weightBelow(frequencies, score), weightUpTo(frequencies, score)]).toEqual([below, upTo]);
});

test('the points of a weighted score are those of its parts, weighted', () => {
  const parts = [
    { score: 420, weight: 0.25 },
    { score: -50, weight: 0.75 },
  ];
  expect(weigh(parts, (score) => (score > 0 ? 8 : 4))).toBe(5);
});
