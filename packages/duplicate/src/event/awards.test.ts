import { assert } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { awardOf } from '../traveller/award.ts';
import { uncountedAwards } from './awards.ts';
import type { Event } from './event.ts';
import { scoreEvent, scoringOf } from './scored.ts';

const event: Event = {
  winners: 1,
  contestants: ['1', '2'].map((id) => ({ id, number: id })),
  travellers: [1, 2, 3].map((board) => ({
    board,
    entries: [
      board === 2
        ? { ns: '1', ew: '2', outcome: { kind: 'played', score: 50 } }
        : { ns: '1', ew: '2', outcome: { kind: 'artificial', ns: awardOf(60), ew: awardOf(40) } },
    ],
  })),
};

test.each([
  ['total-points', 'boards 1, 3: an artificial score counts 0 in total points, because it has no score'],
  ['mp', undefined],
])('by %s', (method, said) => {
  const scoring = scoringOf({ method });
  assert(scoring.ok, method);
  expect(uncountedAwards(scoreEvent(event, scoring.value))).toBe(said);
});
