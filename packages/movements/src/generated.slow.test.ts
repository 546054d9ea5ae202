import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, competitionOf } from './balance.ts';
import { faultsOf } from './check.ts';
import { entrantsPerTable, MOVEMENT_KINDS, type MovementKind, movementOf, tablesFor } from './kinds.ts';
import { entrantsOf, type Movement, PLACES, playedOf } from './movement.ts';
import { summaryOf } from './summary.ts';
import { makeMovement, parseMovement } from './text.ts';

const FEWEST_TABLES = 2;
const MOST_TABLES = 40;

/** Lists the numbers of entrants for which the kind has a movement of 2 to 40 tables. */
const sizesOf = (kind: MovementKind): number[] =>
  Array.from({ length: MOST_TABLES * entrantsPerTable(kind.seating) }, (_, i) => i + 1).filter(
    (entrants) =>
      tablesFor(kind.seating, entrants) >= FEWEST_TABLES && typeof kind.rounds(entrants) !== 'string',
  );

const roundsOf = (kind: MovementKind, entrants: number): readonly number[] => {
  const rounds = kind.rounds(entrants);
  return typeof rounds === 'string' ? [] : rounds;
};

function made(kind: MovementKind, entrants: number, rounds?: number): Movement {
  const movement = movementOf(kind, entrants, rounds);
  if (!movement.ok) throw new Error(movement.why);
  return movement.value;
}

const find = (id: string): MovementKind => {
  const kind = MOVEMENT_KINDS.find((each) => each.id === id);
  if (kind === undefined) throw new Error(`no kind ${id}`);
  return kind;
};

describe.each(MOVEMENT_KINDS.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  const sizes = sizesOf(kind);

  test('every size of 2 to 40 tables passes the check', () => {
    for (const entrants of sizes) {
      const movement = made(kind, entrants);
      expect(faultsOf(movement), movement.name).toEqual([]);
      expect(entrantsOf(movement)).toHaveLength(entrants);
    }
  });

  test('any number of rounds passes the check, and survives its text', () => {
    const plans = fc
      .constantFrom(...sizes)
      .chain((entrants) => fc.tuple(fc.constant(entrants), fc.constantFrom(...roundsOf(kind, entrants))));
    fc.assert(
      fc.property(plans, ([entrants, rounds]) => {
        const movement = made(kind, entrants, rounds);
        expect(faultsOf(movement), movement.name).toEqual([]);
        expect(parseMovement(makeMovement(movement))).toEqual({ ok: true, value: movement });
        const summary = summaryOf(movement);
        expect(summary.rounds).toBe(rounds);
        // of fewer rounds than there could be some may have sat out twice, and of seven by seventeen in threes
        expect(summary.sitOuts.max - summary.sitOuts.min).toBeLessThanOrEqual(2);
      }),
      { numRuns: 10 },
    );
  });

  test('everybody competes as much as his boards have other results', () => {
    const movement = made(kind, sizes[Math.min(4, sizes.length - 1)] ?? 0);
    const { entrants, between } = competitionOf(movement);
    const results = Map.groupBy(playedOf(movement), ({ set }) => set);
    for (const entrant of entrants) {
      const own = playedOf(movement).filter(({ seats }) => seats.includes(entrant));
      // a team's match has one other result, and each of its two pairs plays half of it
      const others = own.map(({ set }) =>
        movement.seating === 'teams' ? 1 / 2 : (results.get(set)?.length ?? 0) - 1,
      );
      const all = entrants.filter((other) => other !== entrant).map((other) => between(entrant, other));
      expect(sum(all)).toBeCloseTo(sum(others), 9);
    }
  });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

test.each([
  // the published ones, EBU Movement Manual
  [4, 6, 1.4],
  [5, 8, 1.57],
  [6, 9, 1.31],
  [7, 11, 1.58],
  [7, 12, 1.87],
  [8, 12, 2.15],
  [8, 13, 1.88],
  [9, 13, 2.14],
  [10, 13, 2.76],
])('a three-quarter Howell of %d tables and %d rounds is as equal as the published', (tables, rounds, sd) => {
  // published with two decimals
  expect(balanceOf(made(find('three-quarter-howell'), 2 * tables, rounds)).sd).toBeLessThan(sd + 0.005);
});

test.each([
  // full Howells whose tables are even can be perfect; for 14 no circle can (there is no cyclic design of 27)
  ...[2, 4, 6, 8, 10, 12].map((tables) => [tables, 0] as const),
  ...([
    [3, 1.633],
    [5, 1.789],
    [7, 1.852],
    [9, 1.886],
  ] as const),
])('a Howell of %d tables is unequal by %d', (tables, sd) => {
  expect(balanceOf(made(find('howell'), 2 * tables)).sd).toBeCloseTo(sd, 3);
});

test.each([
  [7, 1, 1.049],
  [9, 1, 1.165],
  [11, 1, 1.875],
  [13, 2, 1.773],
])('of %d tables the arrow is switched in %d rounds', (tables, switched, sd) => {
  const movement = made(find('arrow-mitchell'), 2 * tables);
  const turned = movement.tables[0]?.filter(({ seats }) => seats[1] === 1);
  expect(turned).toHaveLength(switched);
  expect(balanceOf(movement).sd).toBeCloseTo(sd, 3);
});

test('of a half table nobody shares in a relay, and each sits out once', () => {
  const movement = made(find('relay-mitchell'), 15);
  expect(movement.sharing).toEqual([]);
  expect(summaryOf(movement)).toMatchObject({ sharers: 0, sitOuts: { min: 0, max: 1 }, sittingOut: 8 });
});

test('a rover takes another place in each round, and nobody sits out twice', () => {
  const movement = made(find('rover-mitchell'), 15);
  const rover = playedOf(movement).filter(({ seats }) => seats[0] === 15);
  expect(rover).toHaveLength(6);
  expect(new Set(rover.map(({ table }) => table)).size).toBe(6);
  expect(rover.map(({ round }) => round).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(summaryOf(movement)).toMatchObject({ tables: 7, sitOuts: { min: 0, max: 1 }, sittingOut: 7 });
  expect(movement.moves?.at(-1)).toMatch(
    /^pair 15 sits out the first round, then plays North-South at tables /,
  );
});

/** Picks sizes that are neither the smallest nor very large, if there are such. */
const middle = (sizes: readonly number[]): readonly number[] =>
  sizes.length > 2 ? sizes.slice(2, 9) : sizes;

test('whatever is put wrong in one place, is found', () => {
  const plans = fc
    .constantFrom(...MOVEMENT_KINDS)
    .chain((kind) => fc.tuple(fc.constant(kind), fc.constantFrom(...middle(sizesOf(kind)))))
    .chain(([kind, entrants]) => {
      const movement = made(kind, entrants);
      return fc.tuple(fc.constant(movement), fc.constantFrom(...playedOf(movement)), fc.nat(3), fc.nat());
    });
  fc.assert(
    fc.property(plans, ([movement, { table, round }, seat, other]) => {
      const all = entrantsOf(movement);
      const tables = movement.tables.map((rounds, t) =>
        rounds.map((sitting, r) => {
          if (t !== table || r !== round) return sitting;
          const { seats, set } = sitting;
          const at = seat % seats.length;
          const others = all.filter((entrant) => entrant !== seats[at]);
          return { set, seats: seats.with(at, others[other % others.length] ?? 0) };
        }),
      );
      // whoever sits out in this round, or opposite nobody, may be put in, if they have met neither these nor the
      // boards
      const { missing = 0 } = movement;
      const seated = movement.tables.flatMap((rounds) => {
        const seats = rounds[round]?.seats ?? [];
        return seats.includes(missing) ? [] : seats;
      });
      const isIdle = seated.length < all.length;
      if (!isIdle) expect(faultsOf({ ...movement, tables })).not.toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test.each([4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 33, 36, 37, 41, 49])(
  'of %d players each has each as partner once, as opponent twice',
  (players) => {
    const movement = made(find('individual'), players);
    const partners = new Map<string, number>();
    const opponents = new Map<string, number>();
    const { sides } = PLACES.individual;
    for (const { seats } of playedOf(movement)) {
      for (const [i, one] of seats.entries()) {
        for (const [j, other] of seats.entries()) {
          if (one >= other) continue;
          const had = sides[i] === sides[j] ? partners : opponents;
          had.set(`${one} ${other}`, (had.get(`${one} ${other}`) ?? 0) + 1);
        }
      }
    }
    expect([...partners.values()]).toEqual(Array((players * (players - 1)) / 2).fill(1));
    expect([...opponents.values()]).toEqual(Array((players * (players - 1)) / 2).fill(2));
  },
);

test.each(Array.from({ length: 45 }, (_, i) => i + 8))(
  'of %d players nobody has a partner twice, nor an opponent more than three times, and all sit out as often',
  (players) => {
    const movement = made(find('individual'), players);
    expect(movement.meetings ?? 2).toBeLessThanOrEqual(3);
    expect(faultsOf(movement)).toEqual([]);
    const { sitOuts } = summaryOf(movement);
    expect(sitOuts).toEqual({ min: players % 4, max: players % 4 });
  },
);

test.each(['bowman', 'appendix-mitchell', 'web-mitchell'])('in a %s everybody plays all boards', (id) => {
  const kind = find(id);
  for (const entrants of sizesOf(kind).filter((pairs) => pairs % 2 === 0))
    for (const rounds of roundsOf(kind, entrants)) {
      const { sets, setsEach, playsOfSet } = summaryOf(made(kind, entrants, rounds));
      expect([sets, setsEach.min, playsOfSet.min], `${entrants} pairs`).toEqual([
        rounds,
        rounds,
        playsOfSet.max,
      ]);
    }
});

test('of a bump Mitchell nobody sits out twice, and the one who is bumped goes up one table', () => {
  const movement = made(find('bump-mitchell'), 15);
  expect(summaryOf(movement)).toMatchObject({ tables: 7, sitOuts: { min: 0, max: 1 }, sittingOut: 6 });
  const tablesOf = (pair: number) =>
    playedOf(movement)
      .filter(({ seats }) => seats[0] === pair)
      .sort((one, other) => one.round - other.round)
      .map(({ table }) => table + 1);
  expect(tablesOf(15)).toEqual([1, 1, 1, 1, 1]);
  expect(tablesOf(2)).toEqual([2, 2, 3, 3, 3]);
});

test('a Web Mitchell of 14 tables and 13 rounds starts as published: EBU Movement Manual, M13e', () => {
  const movement = made(find('web-mitchell'), 28, 13);
  const first = movement.tables.map(([sitting]) => sitting?.set);
  expect(first.slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // the second copy lies the other way round
  expect(first.slice(7)).toEqual([6, 5, 4, 3, 2, 1, 13]);
});

test.each([
  [
    'mitchell',
    16,
    'it is for an odd number of tables; for an even one there are skip-mitchell and relay-mitchell',
  ],
  ['skip-mitchell', 14, 'it is for an even number of tables; for an odd one there is mitchell'],
  ['rover-mitchell', 14, 'it is for one pair more than fills the tables, such as 6.5 tables'],
  ['howell', 30, 'it is for 2 to 14 tables'],
  ['american-whist', 6, 'it is for an odd number of teams'],
  ['individual', 7, 'it is for 4, 5 and 8 to 52 players'],
  ['rainbow', 24, 'it is for 5, 7, 8, 9, 11, 13, 16, 17 and 19 tables of four'],
  [
    'bowman',
    32,
    'it is for 6, 8, 10, 12, 14, 18, 20, 24, 26, 28, 30, 32, 36, 38, 42, 44, 48, 50, 54, 56 and 60 tables',
  ],
  ['threes-mitchell', 18, 'it is for 4, 5, 7, 8, 9, 11, 13, 16, 17 and 19 tables of three'],
  ['round-robin', 122, 'it is for 2 to 60 tables'],
])('%s seats no %d', (id, entrants, why) => {
  expect(movementOf(find(id), entrants)).toEqual({ ok: false, code: 'ERR_TABLES', at: id, why });
});

test.each([
  ['mitchell', 14, 8, 'it has 1 to 7 rounds, not 8'],
  ['howell', 8, 6, 'it has 7 rounds, not 6'],
  ['three-quarter-howell', 12, 7, 'it has 8 to 10 rounds, not 7'],
])('%s of %d has not %d rounds', (id, entrants, rounds, why) => {
  expect(movementOf(find(id), entrants, rounds)).toEqual({ ok: false, code: 'ERR_ROUNDS', at: id, why });
});
