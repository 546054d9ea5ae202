import { assert, defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { type Concession, concessionsOf, concessionText } from './concession.ts';
import { MOVEMENT_KINDS, movementOf } from './kinds.ts';
import type { Movement } from './movement.ts';

function phrases(kind: string, entrants: number, rounds?: number): readonly string[] {
  const movement = movementOf(
    defined(
      MOVEMENT_KINDS.find(({ id }) => id === kind),
      kind,
    ),
    entrants,
    rounds,
  );
  assert(movement.ok, `${kind} for ${entrants}`);
  return concessionsOf(movement.value).map((one) => concessionText(one, movement.value));
}

test.each([
  ['howell', 8, undefined, []],
  ['howell', 7, undefined, ['each pair sits out 1 round', 'each pair plays 6 of 7 sets']],
  ['mitchell', 10, undefined, ['2 winners']],
  ['mitchell', 10, 4, ['2 winners', 'each pair plays 4 of 5 sets', 'each pair meets 4 of 5']],
  ['mitchell', 9, undefined, ['2 winners', '5 of 9 pairs sit out 1 round']],
  ['relay-mitchell', 12, undefined, ['2 winners', '2 tables play the same boards']],
] as const)('%s for %i in %s rounds', (kind, entrants, rounds, disadvantages) => {
  expect(phrases(kind, entrants, rounds)).toEqual(disadvantages);
});

const PAIRS = { seating: 'pairs' } as const;
test.each<[Concession, string]>([
  [{ code: 'winners', winners: 2 }, '2 winners'],
  [{ code: 'sitOuts', who: 'all', of: 7, rounds: { min: 1, max: 1 } }, 'each pair sits out 1 round'],
  [{ code: 'sitOuts', who: 3, of: 7, rounds: { min: 0, max: 2 } }, '3 of 7 pairs sit out 0 to 2 rounds'],
  [{ code: 'sitOuts', who: 'all', of: 7, rounds: { min: 1, max: 2 } }, 'each pair sits out 1 or 2 rounds'],
  [{ code: 'shared', tables: 'all', rounds: 'all' }, 'all tables play the same boards'],
  [{ code: 'shared', tables: 2, rounds: 1 }, '2 tables play the same boards in 1 round'],
  [{ code: 'shared', tables: 2, rounds: 3 }, '2 tables play the same boards in 3 rounds'],
  [{ code: 'sets', each: { min: 6, max: 6 }, of: 7 }, 'each pair plays 6 of 7 sets'],
  [{ code: 'results', each: { min: 3, max: 4 } }, 'boards have 3 or 4 results'],
  [{ code: 'opponents', each: { min: 5, max: 7 }, of: 8 }, 'each pair meets 5 to 7 of 8'],
])('%j is written: %s', (concession, text) => {
  expect(concessionText(concession, PAIRS)).toBe(text);
});

test('where some sit out once and others never, those who do sit out one round; more is said as it is', () => {
  const row = (...seats: readonly (readonly [number, number])[]) =>
    seats.map((two, i) => ({ seats: two, set: i + 1 }));
  const movement = (tables: Movement['tables']): Movement => ({
    ...{ name: 'x', seating: 'pairs', winners: 1, sharing: [], missing: 4 },
    tables,
  });
  const sitOuts = (tables: Movement['tables']) =>
    concessionsOf(movement(tables)).find(({ code }) => code === 'sitOuts');
  // pair 3 meets nobody in one round of three, and in two of three
  expect(sitOuts([row([1, 2], [1, 3], [2, 3])])).toEqual({
    code: 'sitOuts',
    who: 'all',
    of: 3,
    rounds: { min: 1, max: 1 },
  });
  expect(sitOuts([row([1, 2], [1, 3])])).toEqual({
    code: 'sitOuts',
    who: 2,
    of: 3,
    rounds: { min: 1, max: 1 },
  });
  expect(sitOuts([row([1, 2], [1, 2], [1, 3])])).toEqual({
    code: 'sitOuts',
    who: 2,
    of: 3,
    rounds: { min: 0, max: 2 },
  });
});
