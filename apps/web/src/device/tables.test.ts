import { expect, test } from 'vitest';
import {
  forgetTable,
  parseInvitation,
  rememberTable,
  sharedBy,
  tokenIn,
  tokenOf,
  useTables,
} from './tables.ts';

const TOKEN = 'abcdefghijklmnopqrstuv_-';

test.each([
  ['abc123', { table: 'abc123' }],
  [' ABC123 ', { table: 'abc123' }],
  ['https://club.example/t/abc123xyz', { table: 'abc123xyz' }],
  ['https://club.example/t/abc123xyz/', { table: 'abc123xyz' }],
  ['https://club.example/t/abc123xyz?from=mail', { table: 'abc123xyz' }],
  [`https://club.example:8080/t/abc123xyz#${TOKEN}`, { table: 'abc123xyz', token: TOKEN }],
  [`club.example/t/abc123xyz#short`, { table: 'abc123xyz' }],
])('%s leads to a table', (pasted, expected) => {
  expect(parseInvitation(pasted)).toEqual(expected);
});

test.each([
  '',
  'abc',
  'abc-123',
  'https://club.example/',
  'https://club.example/rules/bridge',
  'a b c d e f',
  'x'.repeat(25),
])('"%s" leads nowhere', (pasted) => {
  expect(parseInvitation(pasted)).toBeUndefined();
});

test.each([
  [`#${TOKEN}`, TOKEN],
  [TOKEN, TOKEN],
  ['', undefined],
  ['#', undefined],
  ['#short', undefined],
  [`#${'a'.repeat(65)}`, undefined],
  ['#<script>alert(1)</script>', undefined],
])('the token in "%s"', (fragment, token) => {
  expect(tokenIn(fragment)).toBe(token);
});

test('a table that is shown again keeps what is known of it, and is the first of the list', () => {
  rememberTable({ table: 'one123', token: TOKEN, game: 'bridge', shared: ['Ada', 'Ben'] }, 1);
  rememberTable({ table: 'two123', token: 'other' }, 2);
  rememberTable({ table: 'one123', token: TOKEN, deal: 3 }, 3);
  const { tables } = useTables.getState();
  expect(tables.map(({ table, seen }) => [table, seen])).toEqual([
    ['one123', 3],
    ['two123', 2],
  ]);
  expect(tables[0]).toMatchObject({ game: 'bridge', deal: 3 });
  expect([sharedBy('one123'), sharedBy('two123'), tokenOf('two123')]).toEqual([
    ['Ada', 'Ben'],
    undefined,
    'other',
  ]);
  forgetTable('one123');
  expect([tokenOf('one123'), tokenOf('two123')]).toEqual([undefined, 'other']);
});
