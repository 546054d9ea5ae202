import { describe, expect, test } from 'vitest';
import type { Contestant, Event } from './event.ts';
import { handicapRanking, rankingOf } from './ranking.ts';
import type { Total } from './totals.ts';

/** Builds a total of a contestant: its percentage, or its points if the method has no tops. */
const total = (
  id: string,
  score: { readonly percentage: number } | { readonly points: number },
  more: Partial<Contestant> = {},
  boards = 6,
): Total => ({
  ...{ contestant: { id, number: id, ...more }, points: 0, top: 100, boards },
  ...score,
});
type Of = Pick<Event, 'winners' | 'strats' | 'isBySection'>;
const ranked = (of: Of, totals: readonly Total[]): string =>
  rankingOf(of, totals)
    .map(({ contestant, place, tied }) => `${place}${tied > 0 ? '=' : ''} ${contestant.id}`)
    .join(', ');
const byHandicap = (of: Of, totals: readonly Total[]): string =>
  handicapRanking(of, rankingOf(of, totals))
    .map(({ contestant, total: sum, place }) => `${place} ${contestant.id} ${sum}`)
    .join(', ');
const percent = (id: string, percentage: number, more: Partial<Contestant> = {}, boards = 6) =>
  total(id, { percentage }, more, boards);

describe('a ranking', () => {
  test.each<[string, Of, Total[], string]>([
    ['goes by percentage', { winners: 1 }, [percent('a', 40), percent('b', 60)], '1 b, 2 a'],
    [
      'goes by points without tops',
      { winners: 1 },
      [total('a', { points: 12 }), total('b', { points: -3 }), total('c', { points: 40 })],
      '1 c, 2 a, 3 b',
    ],
    [
      'gives equal ones the best of their places, and the next the place after all of them',
      { winners: 1 },
      [percent('a', 50), percent('b', 60), percent('c', 50), percent('d', 40)],
      '1 b, 2= a, 2= c, 4 d',
    ],
    [
      'ties what is equal as printed',
      { winners: 1 },
      [percent('a', 50.001), percent('b', 50.004)],
      '1= a, 1= b',
    ],
    [
      'ties nothing that is printed apart',
      { winners: 1 },
      [percent('a', 50.004), percent('b', 50.006)],
      '1 b, 2 a',
    ],
    [
      'leaves out who has played no board',
      { winners: 1 },
      [percent('a', 50), percent('b', 60, {}, 0)],
      '1 a',
    ],
    [
      'keeps who has played none but carries a score',
      { winners: 1 },
      [percent('a', 50), percent('b', 60, { carried: { points: 60, top: 100 } }, 0)],
      '1 b, 2 a',
    ],
    [
      'leaves out who plays only for the others',
      { winners: 1 },
      [percent('a', 50), percent('b', 60, { isUnranked: true })],
      '1 a',
    ],
    [
      'has one for each direction, North-South first',
      { winners: 2 },
      [
        percent('e', 45, { direction: 'EW' }),
        percent('n', 40, { direction: 'NS' }),
        percent('f', 70, { direction: 'EW' }),
        percent('m', 60, { direction: 'NS' }),
      ],
      '1 m, 2 n, 1 f, 2 e',
    ],
    [
      'has one for each of three seats, South first',
      { winners: 3 },
      [percent('e', 70, { seat: 'E' }), percent('s', 40, { seat: 'S' }), percent('w', 60, { seat: 'W' })],
      '1 s, 1 w, 1 e',
    ],
    [
      'puts all of a final above all of its consolation',
      { winners: 1, isBySection: true },
      [
        percent('a', 40, { section: 'A' }),
        percent('b', 70, { section: 'B' }),
        percent('c', 60, { section: 'A' }),
        percent('d', 70, { section: 'B' }),
      ],
      '1 c, 2 a, 3= b, 3= d',
    ],
  ])('%s', (_, of, totals, text) => {
    expect(ranked(of, totals)).toBe(text);
  });
});

test('a strat is open to the weaker ones; without a strat a pair plays in the strongest alone', () => {
  const totals = [
    percent('a', 60, { strat: 'A' }),
    percent('x', 55),
    percent('c', 50, { strat: 'C' }),
    percent('b', 45, { strat: 'B' }),
    percent('d', 50, { strat: 'C' }),
  ];
  const ranking = rankingOf({ winners: 1, strats: ['A', 'B', 'C'] }, totals);
  expect(Object.fromEntries(ranking.map(({ contestant, strats }) => [contestant.id, strats]))).toEqual({
    a: { A: 1 },
    x: { A: 2 },
    c: { A: 3, B: 1, C: 1 },
    d: { A: 3, B: 1, C: 1 },
    b: { A: 5, B: 3 },
  });
});

describe('a ranking by handicap', () => {
  test.each<[string, Of, Total[], string]>([
    ['is not there if nobody has a handicap', { winners: 1 }, [percent('a', 40), percent('b', 60)], ''],
    [
      'adds the handicap, and nothing for who has none',
      { winners: 1 },
      [percent('a', 52), percent('b', 60), percent('c', 50, { handicap: 8.5 })],
      '1 b 60, 2 c 58.5, 3 a 52',
    ],
    [
      'takes a negative handicap off',
      { winners: 1 },
      [percent('a', 60, { handicap: -12.5 }), percent('b', 50)],
      '1 b 50, 2 a 47.5',
    ],
    [
      'is there for a handicap of 0',
      { winners: 1 },
      [percent('a', 40, { handicap: 0 }), percent('b', 60)],
      '1 b 60, 2 a 40',
    ],
    [
      'ties equal sums',
      { winners: 1 },
      [
        percent('a', 55),
        percent('b', 50.004, { handicap: 5 }),
        percent('c', 40, { handicap: 15 }),
        percent('d', 54),
      ],
      '1 a 55, 1 b 55, 1 c 55, 4 d 54',
    ],
    [
      'adds to points without tops',
      { winners: 1 },
      [total('a', { points: 30 }), total('b', { points: 12 }, { handicap: 20 })],
      '1 b 32, 2 a 30',
    ],
    [
      'has one for each direction',
      { winners: 2 },
      [
        percent('n', 40, { direction: 'NS', handicap: 30 }),
        percent('m', 60, { direction: 'NS' }),
        percent('e', 70, { direction: 'EW' }),
        percent('f', 69, { direction: 'EW', handicap: 2 }),
      ],
      '1 n 70, 2 m 60, 1 f 71, 2 e 70',
    ],
    [
      'keeps all of a final above its consolation',
      { winners: 1, isBySection: true },
      [
        percent('a', 40, { section: 'A' }),
        percent('b', 60, { section: 'B', handicap: 30 }),
        percent('c', 35, { section: 'A', handicap: 6 }),
      ],
      '1 c 41, 2 a 40, 3 b 90',
    ],
    [
      'has nobody who is not ranked',
      { winners: 1 },
      [percent('a', 40, { handicap: 5 }), percent('b', 60, { isUnranked: true, handicap: 5 })],
      '1 a 45',
    ],
  ])('%s', (_, of, totals, text) => {
    expect(byHandicap(of, totals)).toBe(text);
  });
});
