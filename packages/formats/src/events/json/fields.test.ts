import { describe, expect, test } from 'vitest';
import { contestantOf, matchOf, partnersOf } from './fields.ts';

describe('a contestant', () => {
  test.each<[object, object]>([
    [{ id: '1' }, { id: '1', number: '1' }],
    [
      { id: 'x', number: '7' },
      { id: 'x', number: '7' },
    ],
    [
      { id: 'x', number: 7 },
      { id: 'x', number: 'x' },
    ],
    [
      { id: 'x', section: 'A', direction: 'NS', strat: 'B', isUnranked: true },
      { id: 'x', number: 'x', section: 'A', direction: 'NS', strat: 'B', isUnranked: true },
    ],
    [
      { id: 'x', section: 5, direction: 'N', strat: 5, isUnranked: 'yes', seat: 'N' },
      { id: 'x', number: 'x' },
    ],
    [
      { id: 'x', seat: 'W' },
      { id: 'x', number: 'x', seat: 'W' },
    ],
    [
      { id: 'x', players: [] },
      { id: 'x', number: 'x' },
    ],
    [
      { id: 'x', players: [{ name: 'Ann', number: '5' }, { name: 'Bo', number: 5 }, { number: '5' }, 'Cy'] },
      { id: 'x', number: 'x', players: [{ name: 'Ann', number: '5' }, { name: 'Bo' }] },
    ],
    [
      { id: 'x', carried: { points: 5, top: 10 } },
      { id: 'x', number: 'x', carried: { points: 5, top: 10 } },
    ],
    [
      { id: 'x', carried: { points: 5 } },
      { id: 'x', number: 'x', carried: { points: 5 } },
    ],
    [
      { id: 'x', carried: { points: '5', top: 10 } },
      { id: 'x', number: 'x' },
    ],
    [
      { id: 'x', carried: { points: 5, top: '10' } },
      { id: 'x', number: 'x', carried: { points: 5 } },
    ],
    [
      { id: 'x', carried: 5 },
      { id: 'x', number: 'x' },
    ],
  ])('%j is read', (value, contestant) => {
    expect(contestantOf(value)).toEqual(contestant);
  });
  test.each([[{}], [{ id: '' }], [{ id: 5 }], [null], ['x'], [[]]])('%j is none', (value) => {
    expect(contestantOf(value)).toBeUndefined();
  });
});

describe('a match', () => {
  const MATCH = { home: 'a', away: 'b', round: 1, boards: [1, 2] };
  test.each<[object, object]>([
    [{}, {}],
    [
      { session: '2', isHalf: true },
      { session: '2', isHalf: true },
    ],
    [{ session: 2, isHalf: 'yes' }, {}],
    [{ score: { home: 5, away: -3 } }, { score: { home: 5, away: -3 } }],
    [{ points: { home: 12.5, away: 7.5 } }, { points: { home: 12.5, away: 7.5 } }],
    [{ score: { home: 5 }, points: { home: '5', away: 3 } }, {}],
  ])('with %j is read', (more, read) => {
    expect(matchOf({ ...MATCH, ...more })).toEqual({ ...MATCH, ...read });
  });
  test.each([
    [{ home: 5 }],
    [{ away: undefined }],
    [{ round: 1.5 }],
    [{ round: '1' }],
    [{ boards: '1' }],
    [{ boards: [1, '2'] }],
    [{ boards: [1, null] }],
  ])('with %j is none', (more) => {
    expect(matchOf({ ...MATCH, ...more })).toBeUndefined();
  });
  test('that is no object is none', () => {
    expect([matchOf(null), matchOf(5)]).toEqual([undefined, undefined]);
  });
});

test.each<[unknown, object | undefined]>([
  [
    { id: 'a+b', contestants: ['a', 'b'] },
    { id: 'a+b', contestants: ['a', 'b'] },
  ],
  [{ id: 'a+b', contestants: ['a', 'b', 'c'] }, undefined],
  [{ id: 'a+b', contestants: ['a'] }, undefined],
  [{ id: 'a+b', contestants: ['a', 5] }, undefined],
  [{ id: 'a+b', contestants: [5, 'b'] }, undefined],
  [{ id: 5, contestants: ['a', 'b'] }, undefined],
  [{ id: 'a+b', contestants: 'ab' }, undefined],
  [null, undefined],
])('the partners %j', (value, partners) => {
  expect(partnersOf(value)).toEqual(partners);
});
