import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import {
  type Four,
  type PlayersDraw,
  type PlayersField,
  type PlayersOptions,
  playersDraw,
} from './players.ts';
import type { Meeting } from './roundRobin.ts';
import { rankedBy } from './swiss.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

function drawn(field: Partial<PlayersField>, options?: PlayersOptions): PlayersDraw {
  const draw = playersDraw({ ranked: [], partnered: [], opposed: [], ...field }, options);
  if (!draw.ok) throw new Error(draw.why);
  return draw.value;
}

const partnersIn = ([north, south, east, west]: Four): readonly Meeting[] => [
  [north, south],
  [east, west],
];

test('of four neighbours the first and the fourth are partners', () => {
  expect(drawn({ ranked: [5, 1, 3, 7, 2, 4, 6, 8] })).toEqual({
    tables: [
      [5, 7, 1, 3],
      [2, 8, 4, 6],
    ],
    byes: [],
  });
});

test('partners of an earlier round are not partners again', () => {
  const partnered: Meeting[] = [
    [1, 4],
    [2, 3],
  ];
  expect(drawn({ ranked: upTo(4), partnered }).tables).toEqual([[1, 2, 4, 3]]);
});

test.each([
  [5, [], [5]],
  [6, [], [6, 5]],
  [7, [], [7, 6, 5]],
  [6, [6, 5], [4, 3]],
  [7, [7, 6, 5, 4], [3, 2, 1]],
])('of %d players, where %j have rested, those without a table are %j', (players, rested, byes) => {
  expect(drawn({ ranked: upTo(players), rested }).byes).toEqual(byes);
});

test('who were opponents twice meet others, if there are others', () => {
  const twice = [0, 1].flatMap((): Meeting[] => [
    [1, 2],
    [1, 3],
    [4, 2],
    [4, 3],
  ]);
  expect(drawn({ ranked: upTo(16), opposed: twice }).tables[0]).toEqual([1, 4, 5, 8]);
  expect(drawn({ ranked: upTo(4), opposed: twice }).tables).toEqual([[1, 4, 2, 3]]);
});

test('too few, and partners that cannot be avoided, in a sentence', () => {
  const field = { ranked: upTo(3), partnered: [], opposed: [] };
  expect(playersDraw(field)).toMatchObject({ ok: false, code: 'ERR_FEW' });
  const partnered: Meeting[] = [
    [1, 2],
    [1, 3],
    [1, 4],
  ];
  const all = { ranked: upTo(4), partnered, opposed: [] };
  expect(playersDraw(all)).toMatchObject({ ok: false, code: 'ERR_NO_DRAW' });
  expect(playersDraw(all, { mostMeetings: 2 }).ok).toBe(true);
});

// an event of n players has at most n − 1 rounds, or n if one is odd: everybody could be everybody's partner once
test.each(upTo(57).map((i) => i + 3))('an event of %d players comes to no dead end', (players) => {
  const most = players % 2 === 0 ? players - 1 : players;
  for (const rounds of new Set([most, 1 + (players % Math.min(most, 9))])) {
    if (rounds > 13 && players > 14) continue;
    const random = seededRandom(`${players} ${rounds}`);
    const partnered: Meeting[] = [];
    const opposed: Meeting[] = [];
    const rested: number[] = [];
    const scores = new Map(upTo(players).map((player) => [player, 0]));
    for (let round = 1; round <= rounds; round++) {
      const { tables, byes } = drawn(
        { ranked: rankedBy(scores, random), partnered, opposed, rested },
        { roundsAfter: rounds - round },
      );
      expect([...tables.flat(), ...byes].sort((a, b) => a - b)).toEqual(upTo(players));
      expect(byes).toHaveLength(players % 4);
      partnered.push(...tables.flatMap(partnersIn));
      opposed.push(
        ...tables.flatMap(([n, s, e, w]) =>
          [n, s].flatMap((one) => [e, w].map((other): Meeting => [one, other])),
        ),
      );
      rested.push(...byes);
      for (const player of tables.flat()) scores.set(player, (scores.get(player) ?? 0) + (random() % 21));
    }
    const twos = partnered.map((two) => [...two].sort((a, b) => a - b).join(' '));
    expect(new Set(twos).size).toBe(twos.length);
    const rests = upTo(players).map((player) => rested.filter((each) => each === player).length);
    expect(Math.max(...rests) - Math.min(...rests)).toBeLessThanOrEqual(1);
  }
});
