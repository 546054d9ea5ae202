import { describe, expect, test } from 'vitest';
import { AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS } from '../traveller/award.ts';
import type { Outcome } from '../traveller/outcome.ts';
import type { Traveller } from '../traveller/traveller.ts';
import { eventError } from './check.ts';
import type { Contestant, Event } from './event.ts';
import { placesOf, rankingOf } from './ranking.ts';
import { roundTo } from './rounding.ts';
import { scoreEvent } from './scored.ts';
import { method } from './testField.ts';
import { totalsOf } from './totals.ts';

const pairs = (count: number): Contestant[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${i + 1}`, number: `${i + 1}` }));
const board = (
  number: number,
  ...results: readonly (readonly [ns: number, ew: number, outcome: number | Outcome])[]
): Traveller => ({
  board: number,
  entries: results.map(([ns, ew, outcome]) => ({
    ns: `${ns}`,
    ew: `${ew}`,
    outcome: typeof outcome === 'number' ? { kind: 'played', score: outcome } : outcome,
  })),
});
const artificial = (ns = AVERAGE, ew = AVERAGE): Outcome => ({ kind: 'artificial', ns, ew });
const event = (travellers: readonly Traveller[], more: Partial<Event> = {}): Event => ({
  winners: 1,
  contestants: pairs(6),
  travellers,
  ...more,
});
const totals = (of: Event, scoring = method('mp')) =>
  totalsOf(scoreEvent(of, scoring)).map(({ points, percentage, boards }) => ({ points, percentage, boards }));

/** 1 has all of two boards, 5 has nothing of them. */
const TOPS = [
  board(1, [1, 2, 420], [3, 4, 170], [5, 6, -50]),
  board(2, [1, 4, 420], [3, 6, 170], [5, 2, -50]),
];

describe('an average plus', () => {
  test('is 60 % where the pair has less elsewhere, and its own percentage where it has more', () => {
    const third = board(3, [1, 6, artificial(AVERAGE_PLUS, AVERAGE_PLUS)], [3, 2, 50], [5, 4, 50]);
    const [best, , , , , last] = totals(event([...TOPS, third]));
    expect([best?.percentage, best?.boards]).toEqual([100, 3]);
    // 6 has 4 and 2 of 4: 75 %, which is more than 60
    expect(last?.percentage).toBe(75);
    const middle = board(3, [3, 6, artificial(AVERAGE_PLUS, AVERAGE_PLUS)], [1, 2, 50], [5, 4, 50]);
    // 3 has 2 and 2 of 4
    expect(totals(event([...TOPS, middle]))[2]?.percentage).toBeCloseTo((2 + 2 + 2.4) / 0.12, 9);
  });

  test('minus is 40 % or less, an average stays', () => {
    const third = (award = AVERAGE_MINUS) =>
      board(3, [5, 1, artificial(award, award)], [3, 2, 50], [6, 4, 50]);
    expect(totals(event([...TOPS, third()]))[4]?.percentage).toBe(0);
    expect(totals(event([...TOPS, third()]))[0]?.percentage).toBeCloseTo((4 + 4 + 1.6) / 0.12, 9);
    expect(totals(event([...TOPS, third(AVERAGE)]))[4]?.percentage).toBeCloseTo(2 / 0.12, 9);
  });

  test('looks at the other boards of its session only', () => {
    const later = { ...board(3, [1, 6, artificial(AVERAGE_PLUS)], [3, 2, 50], [5, 4, 50]), session: '2' };
    expect(totals(event([...TOPS, later]))[0]?.points).toBe(4 + 4 + 2.4);
  });

  test('in IMPs is 3, or the mean of the other boards', () => {
    const third = board(3, [1, 6, artificial(AVERAGE_PLUS)], [3, 2, 50], [5, 4, 50]);
    const points = totals(event([...TOPS, third]), method('butler')).map((total) => total.points);
    // 6 and 6 against a datum of 180, so 6 for the third
    expect(points[0]).toBe(18);
  });
});

test('a pair that sits out has a board less, and its percentage is of those that it has', () => {
  const one = totals(event([...TOPS, board(3, [1, 3, 50], [4, 6, 50])]));
  expect(one.map(({ boards }) => boards)).toEqual([3, 2, 3, 3, 2, 3]);
  // nothing of one board, all of the other
  expect(one[1]?.percentage).toBe(50);
});

test('penalties in points, in tops, in percent; what is carried over', () => {
  const adjust = (amount: number, unit: 'points' | 'tops' | 'percent') =>
    totals(event(TOPS, { adjustments: [{ contestant: '1', amount, unit }] }))[0]?.percentage;
  expect(adjust(-1, 'points')).toBe(87.5);
  expect(adjust(-0.25, 'tops')).toBe(87.5);
  expect(adjust(-10, 'percent')).toBe(90);
  const contestants = pairs(6).map((one) =>
    one.id === '1' ? { ...one, carried: { points: 2, top: 8 } } : one,
  );
  expect(totals(event(TOPS, { contestants }))[0]?.percentage).toBe(62.5);
});

test('whoever comes with a score is ranked without a board; whoever brings nothing is not', () => {
  const contestants = pairs(7).map((one) =>
    one.id === '7' ? { ...one, carried: { points: 6, top: 8 } } : one,
  );
  const rankedOf = (members: readonly Contestant[]) => {
    const of = event(TOPS, { contestants: members });
    return rankingOf(of, totalsOf(scoreEvent(of, method('mp')))).map(
      ({ contestant, place }) => `${contestant.id} ${place}`,
    );
  };
  // 75 percent, behind the pair that has all
  expect(rankedOf(contestants)).toContain('7 2');
  expect(rankedOf(pairs(7)).map((row) => row.split(' ')[0])).not.toContain('7');
});

test('a fouled board is two fields, each factored to the whole', () => {
  const forms = (...which: readonly string[]): Traveller => {
    const { entries, ...rest } = board(1, [1, 2, 420], [3, 4, 170], [5, 6, -50], [7, 8, 90]);
    return { ...rest, entries: entries.map((entry, i) => ({ ...entry, form: which[i] ?? '' })) };
  };
  const scoredPoints = (traveller: Traveller) =>
    scoreEvent({ ...event([traveller]), contestants: pairs(8) }, method('mp')).travellers[0]?.lines.map(
      ({ NS }) => roundTo(NS?.points ?? -1, 4),
    );
  expect(scoredPoints(forms('a', 'a', 'b', 'b'))).toEqual([5, 1, 1, 5]);
  // the one that nobody can be compared with has an average plus
  expect(scoredPoints(forms('a', 'a', 'a', 'b'))).toEqual([5.6667, 3, 0.3333, 3.6]);
});

describe('ranking', () => {
  test.each([
    [
      [60, 50, 50, 40],
      [1, 2, 2, 4],
    ],
    [
      [50, 50, 50],
      [1, 1, 1],
    ],
    [[], []],
  ])('%j are places %j', (standings, places) => {
    expect(placesOf(standings).map(({ place }) => place)).toEqual(places);
  });

  test('totals that print the same are tied', () => {
    const total = (id: number, percentage: number) => ({
      contestant: { id: `${id}`, number: `${id}` },
      points: 0,
      top: 1,
      boards: 1,
      percentage,
    });
    const ranking = rankingOf(event([]), [total(1, 50.001), total(2, 50.004), total(3, 50.006)]);
    expect(ranking.map(({ contestant, place, tied }) => [contestant.id, place, tied])).toEqual([
      ['3', 1, 0],
      ['1', 2, 1],
      ['2', 2, 1],
    ]);
  });

  test('each direction has its winner where there are two', () => {
    const contestants = pairs(6).map((one, i) => ({
      ...one,
      direction: i % 2 === 0 ? ('NS' as const) : ('EW' as const),
    }));
    const two = event([TOPS[0] ?? board(1)], { winners: 2, contestants });
    const ranking = rankingOf(two, totalsOf(scoreEvent(two, method('mp'))));
    expect(ranking.map(({ contestant, place }) => [contestant.id, place])).toEqual([
      ['1', 1],
      ['3', 2],
      ['5', 3],
      ['6', 1],
      ['4', 2],
      ['2', 3],
    ]);
  });

  test('a strat is open to those below it', () => {
    const contestants = pairs(6).map((one, i) => ({ ...one, strat: 'ABC'[Math.floor(i / 2)] ?? 'A' }));
    const strats = event(TOPS, { contestants, strats: ['A', 'B', 'C'] });
    const places = Object.fromEntries(
      rankingOf(strats, totalsOf(scoreEvent(strats, method('mp')))).map(({ contestant, strats: own }) => [
        contestant.id,
        own,
      ]),
    );
    expect(places).toMatchObject({ 1: { A: 1 }, 6: { A: 2, B: 1, C: 1 }, 3: { A: 3, B: 2 }, 5: { C: 2 } });
    expect(Object.keys(places[1] ?? {})).toEqual(['A']);
  });
});

test('who is unranked has no place, and their opponents the scores against them', () => {
  const contestants = pairs(6).map((one) => ({ ...one, ...(one.id === '1' && { isUnranked: true }) }));
  const guests = event(TOPS, { contestants });
  const percentages = (of: Event) =>
    rankingOf(of, totalsOf(scoreEvent(of, method('mp')))).map(({ contestant, percentage }) => [
      contestant.id,
      percentage,
    ]);
  expect(percentages(guests)).toEqual(percentages(event(TOPS)).filter(([id]) => id !== '1'));
});

test('a board may have a number of expected results of its own', () => {
  const [first, ...others] = TOPS;
  const scored = scoreEvent(event(first ? [{ ...first, expected: 7 }, ...others] : []), method('mp'));
  expect(scored.travellers.map(({ expected }) => expected)).toEqual([7, ...others.map(() => 3)]);
});

test('after one corrected result only its board is scored again, and the ranking is that of the whole', () => {
  const scoring = method('mp');
  const before = scoreEvent(event(TOPS), scoring);
  const corrected = event([board(1, [1, 2, -50], [3, 4, 170], [5, 6, -50]), ...TOPS.slice(1)]);
  const after = scoreEvent(corrected, scoring, before);
  expect(after.travellers[1]).toBe(before.travellers[1]);
  expect(totalsOf(after)).toEqual(totalsOf(scoreEvent(corrected, scoring)));
  expect(scoreEvent(corrected, method('butler'), before).travellers[1]).not.toBe(before.travellers[1]);
});

describe('what no event can be is said in one sentence with its place', () => {
  test.each([
    [event([board(1, [1, 1, 50])]), 'board 1', 'on board 1 pair 1 meets itself'],
    [event([board(1, [1, 2, 50], [3, 2, 50])]), 'board 1', 'pair 2 has board 1 twice'],
    [event([board(1, [1, 9, 50])]), 'board 1', 'pair 9 is not in the event'],
    [event([], { contestants: [...pairs(1), ...pairs(1)] }), '1', 'there are two contestants 1'],
    [
      event([], { adjustments: [{ contestant: '9', amount: 1, unit: 'points' }] }),
      '9',
      'there is no contestant 9 to adjust',
    ],
    [
      event([board(1, [1, 2, { kind: 'weighted', parts: [{ score: 50, weight: 0.5 }] }])]),
      'board 1',
      'the weights of a weighted score must add up to 100 %',
    ],
  ])('%#', (wrong, at, why) => {
    expect(eventError(wrong)).toMatchObject({ ok: false, at, why });
  });

  test('an award beside the board that was played is none', () => {
    const award: Outcome = { kind: 'artificial', ns: AVERAGE_PLUS, ew: AVERAGE_PLUS };
    expect(eventError(event([board(1, [1, 2, 50], [3, 2, award])]))).toBeUndefined();
  });

  test('the same board in another session is another board', () => {
    expect(
      eventError(event([board(1, [1, 2, 50]), { ...board(1, [1, 2, 50]), session: '2' }])),
    ).toBeUndefined();
  });
});

test.each([
  [false, ['1', '6', '3', '4', '2', '5']],
  [true, ['1', '3', '5', '6', '4', '2']],
])(
  'all places of a section come after those of the section before, if the event says so: %s',
  (isBySection, order) => {
    const contestants = pairs(6).map((pair) => ({ ...pair, section: Number(pair.id) % 2 === 1 ? 'A' : 'B' }));
    const of = event([board(1, [1, 2, 420], [3, 4, 170], [5, 6, -50])], {
      contestants,
      ...(isBySection && { isBySection }),
    });
    const ranking = rankingOf(of, totalsOf(scoreEvent(of, method('mp'))));
    expect(ranking.map(({ contestant }) => contestant.id)).toEqual(order);
  },
);
