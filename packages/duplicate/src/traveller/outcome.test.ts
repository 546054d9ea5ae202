import { expect, test } from 'vitest';
import { type Judgement, judgementOf, type Outcome, seenBy } from './outcome.ts';

const SIDES = ['NS', 'EW', 'third'] as const;
const scores = (score: number): Judgement => ({ kind: 'scores', parts: [{ score, weight: 1 }] });
const award = (percent: number): Judgement => ({ kind: 'award', award: { percent, lifts: false } });
const parts = [
  { score: 420, weight: 0.5 },
  { score: -50, weight: 0.5 },
];

test.each<[string, Outcome, readonly (Judgement | undefined)[]]>([
  ['a score is the same for both sides', { kind: 'played', score: 420 }, [scores(420), scores(420)]],
  [
    'a weighted score is the same for both sides',
    { kind: 'weighted', parts },
    [
      { kind: 'scores', parts },
      { kind: 'scores', parts },
    ],
  ],
  [
    'each side has its own award',
    { kind: 'artificial', ns: { percent: 60, lifts: false }, ew: { percent: 35, lifts: false } },
    [award(60), award(35)],
  ],
  [
    'each side has its own part of a split score',
    { kind: 'split', ns: award(50), ew: scores(90) },
    [award(50), scores(90)],
  ],
  ['a board that was not played has none', { kind: 'notPlayed' }, [undefined, undefined]],
])('%s', (_, outcome, judgements) => {
  expect([judgementOf(outcome, 'NS'), judgementOf(outcome, 'EW')]).toEqual(judgements);
});

test('of three at a table each has their own points (R-AWOL-2)', () => {
  const outcome: Outcome = { kind: 'points', points: [420, 30, -70] };
  const own = SIDES.map((side) => {
    const judgement = judgementOf(outcome, side);
    return judgement?.kind === 'scores' ? seenBy(side, judgement.parts[0]?.score ?? Number.NaN) : undefined;
  });
  expect(own).toEqual([420, 30, -70]);
});

test('East-West see a score from the other side', () => {
  expect([seenBy('NS', 420), seenBy('EW', 420), seenBy('EW', 0)]).toEqual([420, -420, 0]);
});
