import { expect, test } from 'vitest';
import { handicapOf, playersIn, proposalsFor } from './playersIn.ts';

const MEMBERS = [
  { member: 'm1', name: 'Ann Lee', number: '17', handicap: 2 },
  { member: 'm2', name: 'Bo Day', handicap: 5 },
  { member: 'm3' },
  { member: 'm4', name: 'Eve Lee', isHidden: true },
];

test.each([
  ['ann  LEE & bo day', [{ name: 'Ann Lee', number: '17' }, { name: 'Bo Day' }]],
  [
    'Cy Fox + Ann Lee',
    [
      { name: 'Cy Fox', number: '99' },
      { name: 'Ann Lee', number: '17' },
    ],
  ],
  ['Di Ray', [{ name: 'Di Ray' }]],
  [' & ', []],
])('%j are the players %j', (line, players) => {
  expect(playersIn(line, MEMBERS, [{ name: 'Cy Fox', number: '99' }])).toEqual(players);
});

test.each([
  [['Ann Lee', 'Bo Day'], 3.5],
  [['Bo Day'], 5],
  [['Ann Lee', 'Cy Fox'], undefined],
  [[], undefined],
])('%j have a handicap of %j', (names, handicap) => expect(handicapOf(names, MEMBERS)).toBe(handicap));

test('members are proposed for the name that is being typed, nobody twice and nobody who is hidden', () => {
  expect(proposalsFor('', MEMBERS)).toEqual(['Ann Lee', 'Bo Day']);
  expect(proposalsFor('day', MEMBERS)).toEqual(['Bo Day']);
  expect(proposalsFor('Ann Lee & ', MEMBERS)).toEqual(['Ann Lee & Bo Day']);
  expect(proposalsFor('Cy Fox & le', MEMBERS)).toEqual(['Cy Fox & Ann Lee']);
});
