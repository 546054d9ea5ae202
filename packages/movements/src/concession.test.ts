import { assert, defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { concessionsOf, concessionText } from './concession.ts';
import { MOVEMENT_KINDS, movementOf } from './kinds.ts';

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
