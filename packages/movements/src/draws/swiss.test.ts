import { seeds, times } from '@overtrick/rules/internals/testing/length';
import { below, seededRandom } from '@overtrick/rules/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPerfectlyMatched } from './matching.ts';
import { mismatchPoints } from './mismatch.ts';
import type { Meeting } from './roundRobin.ts';
import { rankedBy, type SwissDraw, type SwissField, type SwissOptions, swissDraw } from './swiss.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

function drawn(field: SwissField, options: SwissOptions = { odd: 'bye' }): SwissDraw {
  const draw = swissDraw(field, options);
  if (!draw.ok) throw new Error(draw.why);
  return draw.value;
}

test('neighbours of the ranking meet', () => {
  expect(drawn({ ranked: [3, 1, 4, 2], met: [] })).toEqual({
    meetings: [
      [3, 1],
      [4, 2],
    ],
  });
});

test('who has met meets the next one below', () => {
  expect(drawn({ ranked: [1, 2, 3, 4], met: [[2, 1]] }).meetings).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('the top gives way when the tail would be stuck', () => {
  // 5 and 6 have met, and 3 with 4: 1 v 2 leaves 3, 4, 5 and 6, of whom 5 has met all others
  const met: Meeting[] = [
    [5, 6],
    [5, 3],
    [5, 4],
  ];
  expect(drawn({ ranked: upTo(6), met }).meetings).toEqual([
    [1, 3],
    [2, 5],
    [4, 6],
  ]);
});

test('the lowest who has had none gets the bye', () => {
  expect(drawn({ ranked: upTo(5), met: [] }).bye).toBe(5);
  expect(drawn({ ranked: upTo(5), met: [], rested: [5, 4] }).bye).toBe(3);
  expect(drawn({ ranked: upTo(3), met: [], rested: [1, 2, 3, 3] }).bye).toBe(2);
});

test('a bye goes higher when those below have all met', () => {
  const met: Meeting[] = [
    [1, 2],
    [1, 3],
  ];
  expect(drawn({ ranked: upTo(3), met })).toEqual({ meetings: [[2, 3]], bye: 1 });
});

test('three who have not met make a three-way match, at most once each', () => {
  const odd = 'three-way';
  expect(drawn({ ranked: upTo(7), met: [] }, { odd }).threeWay).toEqual([5, 6, 7]);
  expect(drawn({ ranked: upTo(7), met: [[6, 7]] }, { odd }).threeWay).toEqual([4, 5, 7]);
  expect(drawn({ ranked: upTo(7), met: [], rested: [5, 6, 7] }, { odd }).threeWay).toEqual([2, 3, 4]);
});

test('no draw without a rematch: one sentence, or as many rematches as it takes', () => {
  const met: Meeting[] = [
    [1, 2],
    [1, 3],
    [1, 4],
  ];
  expect(swissDraw({ ranked: upTo(4), met }, { odd: 'bye' })).toEqual({
    ok: false,
    code: 'ERR_NO_DRAW',
    why: 'in every possible draw some meet again; allow one more meeting',
  });
  expect(drawn({ ranked: upTo(4), met }, { odd: 'bye', mostMeetings: 2 }).meetings).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('nobody to meet', () => {
  expect(swissDraw({ ranked: [1], met: [] }, { odd: 'bye' })).toMatchObject({ code: 'ERR_FEW' });
  expect(swissDraw({ ranked: [], met: [] }, { odd: 'bye' })).toMatchObject({ code: 'ERR_FEW' });
  expect(swissDraw({ ranked: [1], met: [] }, { odd: 'three-way' })).toMatchObject({ code: 'ERR_FEW' });
});

test('scores rank, chance parts the equal', () => {
  const scores = new Map(upTo(40).map((entrant) => [entrant, entrant === 7 ? 12 : 10]));
  const ranked = rankedBy(scores, seededRandom('a'));
  expect(ranked[0]).toBe(7);
  expect(ranked.toSorted((a, b) => a - b)).toEqual(upTo(40));
  expect(ranked).not.toEqual(rankedBy(scores, seededRandom('b')));
  expect(ranked).toEqual(rankedBy(scores, seededRandom('a')));
});

/** True if some way of pairing lets everybody meet somebody whom they may meet; tries every way. */
const isMatchedByTrying = (left: readonly number[], mayMeet: (a: number, b: number) => boolean): boolean => {
  const [first, ...others] = left;
  return (
    first === undefined ||
    others.some(
      (other) =>
        mayMeet(first, other) &&
        isMatchedByTrying(
          others.filter((each) => each !== other),
          mayMeet,
        ),
    )
  );
};

test('a matching is found exactly when there is one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 20 }),
      (n, edges) => {
        const mayMeet = (a: number, b: number): boolean =>
          edges.some(([p, q]) => (p === a && q === b) || (p === b && q === a));
        expect(isPerfectlyMatched(n, mayMeet)).toBe(
          isMatchedByTrying(
            upTo(n).map((i) => i - 1),
            mayMeet,
          ),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test.each(['bye', 'three-way'] as const)('whole events with a %s for the odd one', (odd) => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 25 }), fc.string(), (entrants, seed) => {
      const random = seededRandom(seed);
      const met: Meeting[] = [];
      const rested: number[] = [];
      // with no more rounds than a third of the field a draw is always left
      for (let round = 0; round < entrants / 3; round++) {
        const scores = new Map(upTo(entrants).map((entrant) => [entrant, random() % 20]));
        const draw = drawn({ ranked: rankedBy(scores, random), met, rested }, { odd });
        const [a, b, c] = draw.threeWay ?? [];
        const threes: Meeting[] =
          a && b && c
            ? [
                [a, b],
                [a, c],
                [b, c],
              ]
            : [];
        const drawnNow = [...draw.meetings.flat(), ...(draw.threeWay ?? []), ...(draw.bye ? [draw.bye] : [])];
        expect(drawnNow.sort((x, y) => x - y)).toEqual(upTo(entrants));
        met.push(...draw.meetings, ...threes);
        rested.push(...(draw.threeWay ?? []), ...(draw.bye ? [draw.bye] : []));
      }
      const twos = met.map((two) => [...two].sort((x, y) => x - y).join(' '));
      expect(new Set(twos).size).toBe(twos.length);
      if (odd === 'bye') expect(new Set(rested).size).toBe(rested.length);
    }),
    { numRuns: 40 },
  );
});

test.each([
  [{ points: 8, difference: 6, isOwnFault: false }, 11],
  [{ points: 8, difference: 6, isOwnFault: true }, 8],
  [{ points: 17, difference: -6, isOwnFault: true }, 14],
  [{ points: 4, difference: -6, isOwnFault: true }, 4],
  [{ points: 17, difference: -6, isOwnFault: false }, 17],
  [{ points: 17, difference: -5, isOwnFault: true }, 17],
])('a match against a wrong opponent: %j is %d', (mismatch, points) => {
  expect(mismatchPoints(mismatch)).toBe(points);
});

/** Plays a whole Swiss with random results. Returns the number of rounds that could not be drawn without a rematch. */
function playedOut(
  entrants: number,
  rounds: number,
  seed: string,
): { readonly stuck: number; readonly byes: number[] } {
  const random = seededRandom(seed);
  const scores = new Map(upTo(entrants).map((one) => [one, 0]));
  const met: Meeting[] = [];
  const rested: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const draw = swissDraw(
      { ranked: rankedBy(scores, random), met, rested },
      { odd: 'bye', roundsAfter: rounds - round },
    );
    if (!draw.ok) return { stuck: round, byes: rested };
    const { meetings, bye } = draw.value;
    met.push(...meetings);
    if (bye !== undefined) rested.push(bye);
    for (const [one, other] of meetings) {
      const share = below(random, 21);
      scores.set(one, (scores.get(one) ?? 0) + share);
      scores.set(other, (scores.get(other) ?? 0) + 20 - share);
    }
    if (bye !== undefined) scores.set(bye, (scores.get(bye) ?? 0) + 12);
  }
  return { stuck: 0, byes: rested };
}

test.each(seeds(150, 5000))(
  'an event of seed %s is drawn to its last round, without a rematch or a second bye',
  (seed) => {
    const random = seededRandom(`size ${seed}`);
    const entrants = 4 + below(random, times(24, 57));
    // as many rounds as everybody has others to meet, at most
    const most = entrants % 2 === 0 ? entrants - 1 : entrants;
    const rounds = Math.min(most, 2 + below(random, 12));
    const { stuck, byes } = playedOut(entrants, rounds, seed);
    expect({ entrants, rounds, stuck, twice: byes.length - new Set(byes).size }).toEqual({
      entrants,
      rounds,
      stuck: 0,
      twice: 0,
    });
  },
);

test('six teams meet each other in five rounds, however the results are', () => {
  for (let i = 0; i < times(100, 500); i++) expect(playedOut(6, 5, `${i}`).stuck).toBe(0);
});

test('where some must meet again, those who can meet somebody new do', () => {
  // 4 has met everybody, and 1 has met 2: 1 meets 3, and only 2 and 4 meet again
  const met: Meeting[] = [
    [4, 1],
    [4, 2],
    [4, 3],
    [1, 2],
  ];
  expect(drawn({ ranked: upTo(4), met }, { odd: 'bye', mostMeetings: 2 }).meetings).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test.each([
  [1, 'in every possible draw some meet again; allow one more meeting'],
  [2, 'in every possible draw some meet more than 2 times; allow one more meeting'],
])('two who have met %i times have no draw: %s', (times, why) => {
  const met = Array.from({ length: times }, (): Meeting => [1, 2]);
  const draw = swissDraw({ ranked: [1, 2], met }, { odd: 'bye', mostMeetings: times });
  expect(draw).toMatchObject({ ok: false, code: 'ERR_NO_DRAW', why });
});

test.each<[SwissOptions['odd'], number, string]>([
  ['bye', 0, 'ERR_FEW'],
  ['bye', 1, 'ERR_FEW'],
  ['three-way', 1, 'ERR_FEW'],
  ['bye', 2, 'done'],
  ['bye', 3, 'done'],
  ['three-way', 3, 'done'],
])('with %s for the odd one, %i teams: %s', (odd, count, code) => {
  const draw = swissDraw({ ranked: upTo(count), met: [] }, { odd });
  expect(draw.ok ? 'done' : draw.code).toBe(code);
});
