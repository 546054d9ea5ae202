import { assert } from '@overtrick/rules/assert';
import type { Side } from '@overtrick/rules/cards/seat';
import { describe, expect, test } from 'vitest';
import type { Ranked } from '../event/ranking.ts';
import { awardsOf, bestOf, type PlacedContestant } from './award.ts';
import { parseMasterpointScheme } from './file.ts';
import { findMasterpointScheme } from './list.ts';
import { masterpointsOf } from './ranking.ts';

const scheme = (id: string) => {
  const found = findMasterpointScheme(id);
  assert(found, id);
  return found;
};
const group = (...places: readonly number[]): PlacedContestant[] =>
  places.map((place, i) => ({ id: `${i + 1}`, place }));
const awards = (places: readonly number[], id: string) => [
  ...awardsOf(group(...places), scheme(id)).values(),
];

describe('an ACBL club', () => {
  test('11 pairs in an open game: a tie for the first place, a third', () => {
    expect(awards([1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'acbl-open').slice(0, 5)).toEqual([
      0.94, 0.94, 0.55, 0.39, 0,
    ]);
  });

  test('6 pairs of a strat limited to 200', () => {
    expect(awards([1, 2, 3, 4, 5, 6], 'acbl-200')).toEqual([0.42, 0.29, 0, 0, 0, 0]);
  });

  test('40 % have an award, a half counting as one; from the fifth on it is a fifth, a sixth …', () => {
    const places = Array.from({ length: 14 }, (_, i) => i + 1);
    expect(awards(places, 'acbl-open').slice(0, 7)).toEqual([1.4, 0.98, 0.7, 0.49, 0.28, 0.23, 0]);
  });

  test('no more than 1.50', () => {
    const places = Array.from({ length: 30 }, (_, i) => i + 1);
    expect(awards(places, 'acbl-open')[0]).toBe(1.5);
  });

  test('a half table counts as a full one', () => {
    expect(awardsOf(group(1, 2, 3), scheme('acbl-open'), 4).get('1')).toBe(0.4);
  });

  test('a pair has the best of its strats', () => {
    const best = bestOf([awardsOf(group(1, 2, 3), scheme('acbl-open')), new Map([['2', 0.5]])]);
    expect([best.get('1'), best.get('2')]).toEqual([0.3, 0.5]);
    const other = bestOf([new Map([['2', 0.5]]), new Map([['2', 0.2]]), new Map([['1', 0]])]);
    expect([other.get('1'), other.get('2')]).toEqual([0, 0.5]);
  });
});

test('a ranking: each direction, and the strats', () => {
  const ranked = (id: string, place: number, direction: Side, strats = {}): Ranked => ({
    contestant: { id, number: id, direction },
    points: 0,
    top: 0,
    boards: 1,
    place,
    tied: 0,
    strats,
  });
  const ranking = [
    ranked('1', 1, 'NS'),
    ranked('2', 2, 'NS', { B: 1 }),
    ranked('3', 3, 'NS', { B: 2 }),
    ranked('4', 4, 'NS', { B: 3 }),
    ranked('5', 1, 'EW'),
    ranked('6', 2, 'EW'),
    ranked('7', 3, 'EW'),
  ];
  const awards = masterpointsOf({ strats: ['A', 'B'] }, ranking, scheme('acbl-open'));
  // second of four is 0.28; first of the three of strat B 0.30. The three pairs have a half table, so they are four
  expect([...awards].map(([id, award]) => `${id} ${award}`)).toEqual([
    '1 0.4',
    '2 0.3',
    '3 0',
    '4 0',
    '5 0.4',
    '6 0.28',
    '7 0',
  ]);
});

test('an EBU club: a third of the field, evenly less, ties shared, rounded up', () => {
  expect(awards([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'ebu-club').slice(0, 5)).toEqual([24, 18, 12, 6, 0]);
  expect(awards([1, 2, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'ebu-club').slice(0, 4)).toEqual([24, 15, 15, 6]);
});

test('a club night of NZ Bridge: 40 for the first, evenly less to a third of the field', () => {
  const places = Array.from({ length: 15 }, (_, i) => i + 1);
  expect(awards(places, 'nz-club').slice(0, 6)).toEqual([40, 32, 24, 16, 8, 0]);
});

describe('a scheme from a file', () => {
  test.each([
    [
      '{"id":"x","name":"X","form":"places","rate":0.2,"most":9,"shares":[1,0.5],"depth":0.5,"decimals":1,"rounding":"nearest"}',
      [0.8, 0.4, 0, 0],
    ],
    [
      '{"id":"x","name":"X","form":"linear","rate":2,"fraction":0.5,"decimals":0,"rounding":"up"}',
      [8, 4, 0, 0],
    ],
  ])('%s', (text, expected) => {
    const read = parseMasterpointScheme(text);
    assert(read.ok, 'a scheme');
    expect([...awardsOf(group(1, 2, 3, 4), read.value).values()]).toEqual(expected);
  });

  test.each([
    ['', '1:1'],
    ['{"name":"X"}', 'id'],
    ['{"id":"x"}', 'name'],
    ['{"id":"x","name":"X","rate":0}', 'rate'],
    ['{"id":"x","name":"X","rate":1,"decimals":3}', 'decimals'],
    ['{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"down"}', 'rounding'],
    ['{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"up"}', 'form'],
    ['{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"up","form":"linear","fraction":2}', 'fraction'],
    ['{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"up","form":"places"}', 'most'],
    [
      '{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"up","form":"places","most":1,"shares":[2]}',
      'shares',
    ],
    [
      '{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"up","form":"places","most":1,"shares":[1]}',
      'depth',
    ],
    ['{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"up","form":"linear","fraction":0}', 'fraction'],
    ['{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"up","form":"places","most":0}', 'most'],
    [
      '{"id":"x","name":"X","rate":1,"decimals":2,"rounding":"up","form":"places","most":1,"shares":[1],"depth":0}',
      'depth',
    ],
  ])('%s is refused at %s', (text, at) => {
    expect(parseMasterpointScheme(text)).toMatchObject({ ok: false, code: 'ERR_SCHEME', at });
  });
});
