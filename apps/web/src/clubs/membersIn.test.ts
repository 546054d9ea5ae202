import { expect, test } from 'vitest';
import { membersIn } from './membersIn.ts';

test.each([
  ['', []],
  [' \n\n ', []],
  ['Anna Berg', [{ name: 'Anna Berg' }]],
  ['Anna Berg, 17171, 2.5', [{ name: 'Anna Berg', number: '17171', handicap: 2.5 }]],
  [
    'Anna Berg;;−3 %\r\nBo Ek\t17',
    [
      { name: 'Anna Berg', handicap: -3 },
      { name: 'Bo Ek', number: '17' },
    ],
  ],
  [', 17', []],
  ['Anna Berg, 17, much', [{ name: 'Anna Berg', number: '17' }]],
])('%j are the members %j', (list, members) => expect(membersIn(list)).toEqual(members));

test('so many are taken at once', () => {
  expect(membersIn(Array(500).fill('Anna').join('\n'))).toHaveLength(200);
});
