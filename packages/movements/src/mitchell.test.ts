import { assert, defined } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { MOVEMENT_KINDS, movementOf } from './kinds.ts';

test.each([
  ['mitchell', 10, undefined, []],
  ['skip-mitchell', 12, undefined, ['after round 3 East-West go up two tables']],
  ['skip-mitchell', 12, 3, []],
  [
    'relay-mitchell',
    12,
    undefined,
    ['tables 1 and 6 share their boards', 'between tables 3 and 4 the boards rest for a round'],
  ],
  ['relay-mitchell', 11, undefined, ['between tables 3 and 4 the boards rest for a round']],
] as const)('%s for %i in %s rounds announces its moves', (kind, pairs, rounds, moves) => {
  const found = defined(
    MOVEMENT_KINDS.find(({ id }) => id === kind),
    kind,
  );
  const movement = movementOf(found, pairs, rounds);
  assert(movement.ok, kind);
  const special = /share|rest for|go up two/;
  expect((movement.value.moves ?? []).filter((move) => special.test(move))).toEqual(moves);
});
