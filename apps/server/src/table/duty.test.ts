import { expect, test } from 'vitest';
import { after, afterFirst, NOTRUMP, tableWith } from '../testing/tables.ts';
import { dutyOf, isStillDue } from './duty.ts';
import { added } from './fold.ts';
import type { Table } from './table.ts';

const everyone = () => true;
const nobody = () => false;
const readied = (table: Table, chair: number) => added(table, { kind: 'readied', chair });
const claimed = (table: Table) => added(table, { kind: 'claimed', chair: 0, tricks: 8, id: 'c' });

test('a bot on turn thinks', () => {
  expect(dutyOf(tableWith([2]), everyone)).toEqual({ kind: 'think', chair: 0 });
  expect(dutyOf(tableWith([0]), everyone)).toBeUndefined();
});

test('declarer’s bot plays dummy, whoever sits there', () => {
  const table = afterFirst(after(tableWith([2]), NOTRUMP), 1);
  expect(dutyOf(table, everyone)).toEqual({ kind: 'think', chair: 0 });
});

test('bots do not play among themselves', () => {
  expect(dutyOf(tableWith([]), everyone)).toBeUndefined();
});

test('the next deal waits for those who are there', () => {
  const over = after(tableWith([0, 1]), 'P P P P');
  expect(dutyOf(over, nobody)).toBeUndefined();
  const one = readied(over, 0);
  expect(dutyOf(one, everyone)).toBeUndefined();
  expect(dutyOf(one, nobody)).toEqual({ kind: 'deal' });
  expect(dutyOf(readied(one, 1), everyone)).toEqual({ kind: 'deal' });
});

test('a claim is judged by the bots who are asked, and nobody plays meanwhile', () => {
  const play = afterFirst(after(tableWith([0, 1]), NOTRUMP), 1);
  const asked = claimed(play);
  expect(dutyOf(asked, everyone)).toEqual({ kind: 'judge', chair: 3 });
  const accepted = added(asked, { kind: 'answered', chair: 3, accept: true, by: 'bot' });
  expect(dutyOf(accepted, everyone)).toBeUndefined();
});

test('what was begun is dropped when the table has moved on', () => {
  const begun = tableWith([2]);
  const duty = { kind: 'think', chair: 0 } as const;
  expect(isStillDue(duty, begun, begun)).toBe(true);
  const joined = added(begun, { kind: 'sat', chair: 1, name: 'Bea', proof: 'p' });
  expect(isStillDue(duty, begun, joined)).toBe(true);
  const taken = added(begun, { kind: 'sat', chair: 0, name: 'Bea', proof: 'p' });
  expect(isStillDue(duty, begun, taken)).toBe(false);
  expect(isStillDue(duty, begun, after(begun, 'P'))).toBe(false);
  expect(isStillDue(duty, begun, after(begun, 'P P P P'))).toBe(false);
});
