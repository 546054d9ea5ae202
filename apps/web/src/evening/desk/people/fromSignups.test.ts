import type { SignupView } from '@overtrick/protocol/signups';
import { expect, test } from 'vitest';
import { enteredOf, isEntered } from './fromSignups.ts';

const MEMBERS = [
  { member: 'm1', name: 'Ann Lee', number: '17', handicap: 2 },
  { member: 'm2', name: 'Bo Day', handicap: 5 },
];
const MATCHPOINTS = { form: 'pairs', method: 'mp' } as const;

const signup = (id: string, ...names: readonly string[]): SignupView => ({
  signup: id,
  players: names.map((name) => ({ name })),
  place: names.length > 1 ? 'in' : 'single',
  number: 1,
});

test('a pair is entered under the id of its sign-up, members with number and mean handicap', () => {
  expect(enteredOf([signup('p1', 'ann lee', 'Bo Day')], MEMBERS, MATCHPOINTS)).toEqual({
    kind: 'entered',
    contestant: 'p1',
    players: [{ name: 'ann lee', number: '17' }, { name: 'Bo Day' }],
    handicap: 3.5,
  });
});

test('two singles are one pair, and a name with a sign between names is one player', () => {
  expect(
    enteredOf([signup('p1', 'Cy & Di'), signup('p2', 'Eve')], MEMBERS, MATCHPOINTS, 'c1').players,
  ).toEqual([{ name: 'Cy & Di' }, { name: 'Eve' }]);
});

test('a pair is entered under its id, whatever its names are now, or by both names', () => {
  const contestants = [
    { id: 'p1', names: ['Ann Lee', 'Bo Day'] },
    { id: 'c2', names: ['Cy Fox', 'Di Ray'] },
  ];
  expect(isEntered(signup('p1', 'Ann Lee', 'Eve Orr'), contestants)).toBe(true);
  expect(isEntered(signup('p3', 'cy fox', 'DI RAY'), contestants)).toBe(true);
  expect(isEntered(signup('p4', 'Cy Fox', 'Eve Orr'), contestants)).toBe(false);
  expect(isEntered(signup('p5', 'Di Ray'), contestants)).toBe(true);
});
