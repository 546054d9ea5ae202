import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import {
  entrantsPerTable,
  kindOf as kindOfMovement,
  MOST_TABLES,
  MOVEMENT_KINDS,
  movementOf,
  tablesFor,
} from './kinds.ts';

const kindOf = (id: string) =>
  defined(
    MOVEMENT_KINDS.find((kind) => kind.id === id),
    id,
  );
/** Returns the possible numbers of rounds: `1–7`, `3`; a dash if the kind cannot seat so many. */
const roundsOf = (id: string, entrants: number): string => {
  const rounds = kindOf(id).rounds(entrants);
  if (typeof rounds === 'string') return '–';
  const [first, last] = [rounds[0], rounds.at(-1)];
  expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
  return first === last ? `${first}` : `${first}–${last}`;
};

describe('the rounds of a movement', () => {
  // the fewest that it seats, a half table, the next one, a full evening, the most and one too many
  test.each<[string, readonly (readonly [entrants: number, rounds: string])[]]>([
    [
      'mitchell',
      [
        [4, '–'],
        [5, '1–3'],
        [6, '1–3'],
        [7, '–'],
        [8, '–'],
        [13, '1–7'],
        [14, '1–7'],
        [118, '1–59'],
        [121, '–'],
      ],
    ],
    [
      'skip-mitchell',
      [
        [2, '–'],
        [3, '1'],
        [4, '1'],
        [6, '–'],
        [8, '1–3'],
        [16, '1–7'],
        [120, '1–59'],
        [121, '–'],
      ],
    ],
    [
      'relay-mitchell',
      [
        [2, '–'],
        [3, '1–2'],
        [4, '1–2'],
        [6, '–'],
        [12, '1–6'],
        [16, '1–8'],
        [120, '1–60'],
        [121, '–'],
      ],
    ],
    [
      'rover-mitchell',
      [
        [5, '–'],
        [6, '–'],
        [7, '1–2'],
        [8, '–'],
        [9, '1–3'],
        [15, '1–7'],
        [19, '1–8'],
        [49, '1–20'],
      ],
    ],
    [
      'bump-mitchell',
      [
        [5, '–'],
        [6, '–'],
        [7, '1–2'],
        [15, '1–6'],
        [17, '1–7'],
        [123, '–'],
      ],
    ],
    [
      'bowman',
      [
        [8, '–'],
        [10, '–'],
        [11, '5'],
        [12, '5'],
        [14, '–'],
        [20, '9'],
        [28, '13'],
        [32, '–'],
        [121, '–'],
      ],
    ],
    [
      'appendix-mitchell',
      [
        [8, '–'],
        [9, '4'],
        [16, '4–7'],
        [30, '8–13'],
        [120, '31–59'],
        [121, '–'],
      ],
    ],
    [
      'web-mitchell',
      [
        [14, '–'],
        [15, '5–7'],
        [16, '5–7'],
        [18, '–'],
        [28, '7–13'],
        [120, '31–59'],
        [121, '–'],
      ],
    ],
    [
      'rainbow',
      [
        [16, '–'],
        [20, '1–5'],
        [21, '–'],
        [24, '–'],
        [28, '1–7'],
        [76, '1–19'],
        [92, '–'],
      ],
    ],
    [
      'arrow-mitchell',
      [
        [4, '–'],
        [5, '2–3'],
        [8, '2–3'],
        [14, '2–7'],
        [16, '2–7'],
        [121, '–'],
      ],
    ],
    [
      'hesitation',
      [
        [4, '–'],
        [5, '4'],
        [6, '4'],
        [14, '8'],
        [121, '–'],
      ],
    ],
    [
      'howell',
      [
        [2, '–'],
        [3, '3'],
        [4, '3'],
        [6, '5'],
        [8, '7'],
        [28, '27'],
        [30, '–'],
      ],
    ],
    [
      'three-quarter-howell',
      [
        [6, '–'],
        [7, '6'],
        [8, '6'],
        [12, '8–10'],
        [26, '15'],
        [28, '–'],
      ],
    ],
    [
      'american-whist',
      [
        [1, '–'],
        [2, '–'],
        [3, '2'],
        [4, '–'],
        [7, '6'],
        [59, '58'],
        [61, '–'],
      ],
    ],
    [
      'head-to-head',
      [
        [1, '–'],
        [2, '1–8'],
        [3, '–'],
      ],
    ],
    [
      'team-round-robin',
      [
        [2, '–'],
        [3, '1–3'],
        [4, '1–3'],
        [8, '1–7'],
        [61, '–'],
      ],
    ],
    [
      'individual',
      [
        [3, '–'],
        [4, '1–3'],
        [5, '1–5'],
        [6, '–'],
        [8, '1–7'],
        [13, '13'],
        [24, '1–23'],
        [25, '1–25'],
        [50, '1–50'],
        [52, '1–51'],
        [53, '–'],
      ],
    ],
    [
      'round-robin',
      [
        [2, '–'],
        [3, '1–3'],
        [4, '1–3'],
        [9, '1–9'],
        [121, '–'],
      ],
    ],
    [
      'threes',
      [
        [3, '–'],
        [4, '1–4'],
        [9, '1–4'],
        [10, '1–9'],
        [27, '1–9'],
        [28, '–'],
      ],
    ],
    [
      'threes-mitchell',
      [
        [9, '–'],
        [12, '1–4'],
        [13, '–'],
        [15, '1–5'],
        [18, '–'],
        [27, '1–9'],
        [57, '1–19'],
        [60, '–'],
        [69, '–'],
      ],
    ],
  ])('%s', (id, sizes) => {
    expect(sizes.map(([entrants]) => [entrants, roundsOf(id, entrants)])).toEqual(sizes);
  });

  test('of no kind are missing here', () => {
    expect(MOVEMENT_KINDS).toHaveLength(20);
  });
});

test('the usual number of rounds is the most, unless the kind has another', () => {
  const usual = (id: string, entrants: number) => {
    const movement = movementOf(kindOf(id), entrants);
    return movement.ok ? movement.value.tables[0]?.length : movement.code;
  };
  expect([usual('mitchell', 14), usual('howell', 8), usual('round-robin', 8)]).toEqual([7, 7, 7]);
  expect([12, 14, 16, 22, 24].map((pairs) => usual('three-quarter-howell', pairs))).toEqual([
    9, 10, 12, 14, 15,
  ]);
  expect(usual('head-to-head', 2)).toBe(2);
});

test.each([
  ['mitchell', 12, undefined, 'ERR_TABLES'],
  ['mitchell', 14, 0, 'ERR_ROUNDS'],
  ['mitchell', 14, 8, 'ERR_ROUNDS'],
  ['howell', 8, 6, 'ERR_ROUNDS'],
  ['individual', 7, undefined, 'ERR_TABLES'],
])('a %s for %i in %s rounds is refused: %s', (id, entrants, rounds, code) => {
  expect(movementOf(kindOf(id), entrants, rounds)).toMatchObject({ ok: false, code });
});

test('a half table is one that a pair more would fill', () => {
  expect([tablesFor('pairs', 13), tablesFor('pairs', 14), tablesFor('teams', 5)]).toEqual([7, 7, 5]);
  // where partners change, those who do not fill a table sit out
  expect([tablesFor('individual', 9), tablesFor('threes', 11), tablesFor('threes', 12)]).toEqual([2, 3, 4]);
  expect((['pairs', 'teams', 'individual', 'threes'] as const).map(entrantsPerTable)).toEqual([2, 1, 4, 3]);
  expect(MOST_TABLES).toBe(60);
  const missing = (pairs: number) => {
    const movement = movementOf(kindOf('mitchell'), pairs);
    return movement.ok ? movement.value.missing : undefined;
  };
  expect([missing(13), missing(14)]).toEqual([expect.any(Number), undefined]);
});

test.each(MOVEMENT_KINDS.map(({ id }) => id))('a %s is known by its name', (id) => {
  const kind = kindOf(id);
  const sizes = Array.from({ length: 40 }, (_, i) => i + 2).filter(
    (entrants) => typeof kind.rounds(entrants) !== 'string',
  );
  for (const entrants of sizes.slice(0, 5)) {
    const made = movementOf(kind, entrants);
    expect(made.ok && kindOfMovement(made.value)?.id).toBe(id);
    expect(made.ok && kindOfMovement({ ...made.value, name: 'Our own' })).toBeUndefined();
  }
});
