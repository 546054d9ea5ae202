import { defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { tournamentOf } from '../fold.ts';
import { after, opened } from '../testing/evening.ts';
import { isMissed, isToBegin } from './unattended.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 23, 19);
const SCHEDULED = { kind: 'scheduled', start: START, boards: 6, minutesPerBoard: 7, every: 7 } as const;

// a clock that is 400 days fast or slow begins and ends nothing
test.each([
  [-400 * DAY_MS, 'waits'],
  [-1, 'waits'],
  [0, 'begins'],
  [11 * HOUR_MS, 'begins'],
  [12 * HOUR_MS, 'is over'],
  [30 * DAY_MS, 'is over'],
  [60 * DAY_MS, 'waits'],
  [400 * DAY_MS, 'waits'],
])('%i ms after its time an evening that has not begun %s', (late, does) => {
  const [opening] = opened({
    kind: 'howell',
    pairs: 4,
    boardsPerRound: 2,
    policies: { medium: 'online', entry: 'open' },
  });
  const evening = after(tournamentOf([defined(opening, 'an opening')]), [SCHEDULED]);
  const now = START + late;
  expect([isToBegin(evening, now), isMissed(evening, now)]).toEqual([does === 'begins', does === 'is over']);
});
