import { scoringOf as pairsScoringOf } from '@overtrick/duplicate/event/scored';
import { teamsScoringOf } from '@overtrick/duplicate/teams/scoring';
import { describe, expect, test } from 'vitest';
import { scoringFields, scoringOf, scoringsFor } from './scorings.ts';

describe('a scoring that can be chosen', () => {
  test.each(scoringsFor('pairs').map((one) => [one.id, one] as const))('is known for pairs: %s', (_, one) => {
    expect(pairsScoringOf(scoringFields(one)).ok).toBe(true);
    expect(scoringOf({ form: 'pairs', ...scoringFields(one) })?.id).toBe(one.id);
  });

  test.each(scoringsFor('teams').map((one) => [one.id, one] as const))('is known for teams: %s', (_, one) => {
    expect(teamsScoringOf(scoringFields(one)).ok).toBe(true);
    expect(scoringOf({ form: 'teams', ...scoringFields(one) })?.id).toBe(one.id);
  });
});

test('a scoring with options of its own is none of the list', () => {
  expect(scoringOf({ form: 'pairs', method: 'butler', options: { extremes: '2' } })).toBeUndefined();
  expect(scoringOf({ form: 'teams', method: 'patton' })).toBeUndefined();
  expect(scoringOf({ form: 'individual', method: 'mp' })?.id).toBe('mp');
});
