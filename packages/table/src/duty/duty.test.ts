import { describe, expect, test } from 'vitest';
import { added } from '../fold.ts';
import type { Table } from '../table.ts';
import { after, afterFirst, NOTRUMP, tableWith } from '../testing/tables.ts';
import { ALL_THERE, type Attendance, type Duty, dutyOf, isAboutClaim, isStillDue } from './duty.ts';

const here = (...chairs: readonly number[]): Attendance => ({
  isPresent: (chair) => chairs.includes(chair),
  isGone: (chair) => !chairs.includes(chair),
  isLate: false,
  isLeadDue: true,
});
/** Nobody is connected, and everybody may come back in a moment. */
const AWHILE: Attendance = { isPresent: () => false, isGone: () => false, isLate: false, isLeadDue: true };

const readied = (table: Table, chair: number) => added(table, { kind: 'readied', chair });
const put = (table: Table) => added(table, { kind: 'claimed', chair: 0, tricks: 8, id: 'c' });
const claimed = (table: Table) => added(put(table), { kind: 'judged', chair: 0, verdict: 'unknown' });
const covered = (table: Table, chair: number, why: 'gone' | 'asked' = 'gone') =>
  added(table, { kind: 'covered', chair, why });

test('a bot to act thinks', () => {
  expect(dutyOf(tableWith([2]), ALL_THERE)).toEqual({ kind: 'think', chair: 0 });
  expect(dutyOf(tableWith([0]), ALL_THERE)).toBeUndefined();
});

test('declarer’s bot plays dummy, whoever sits there', () => {
  const table = afterFirst(after(tableWith([2]), NOTRUMP), 1);
  expect(dutyOf(table, ALL_THERE)).toEqual({ kind: 'think', chair: 0 });
});

test('bots do not play among themselves', () => {
  expect(dutyOf(tableWith([]), ALL_THERE)).toBeUndefined();
  expect(dutyOf(covered(tableWith([2]), 2, 'asked'), ALL_THERE)).toBeUndefined();
});

test('the next deal waits for those who are there', () => {
  const over = after(tableWith([0, 1]), 'P P P P');
  expect(dutyOf(over, here(0, 1))).toBeUndefined();
  const one = readied(over, 0);
  expect(dutyOf(one, AWHILE)).toBeUndefined();
  expect(dutyOf(one, here(0))).toEqual({ kind: 'deal' });
  expect(dutyOf(covered(one, 1, 'asked'), ALL_THERE)).toEqual({ kind: 'deal' });
  expect(dutyOf(readied(one, 1), ALL_THERE)).toEqual({ kind: 'deal' });
});

test('a claim is put to the umpire before others are asked, and to him again where a refused one is settled', () => {
  const play = afterFirst(after(tableWith([0, 1, 3]), NOTRUMP), 1);
  expect(dutyOf(put(play), ALL_THERE)).toEqual({ kind: 'umpire', chair: 0 });
  const settling: Table = { ...play, policies: { ...play.policies, claims: 'settled' } };
  const refused = added(claimed(settling), { kind: 'answered', chair: 1, accept: false, by: 'person' });
  expect(dutyOf(refused, ALL_THERE)).toEqual({ kind: 'deny', chair: 0 });
});

test('a claim is judged by the bots who are asked, and nobody plays meanwhile', () => {
  const play = afterFirst(after(tableWith([0, 1]), NOTRUMP), 1);
  const asked = claimed(play);
  expect(dutyOf(asked, ALL_THERE)).toEqual({ kind: 'judge', chair: 3 });
  const accepted = added(asked, { kind: 'answered', chair: 3, accept: true, by: 'bot' });
  expect(dutyOf(accepted, ALL_THERE)).toBeUndefined();
});

describe('a person who is gone', () => {
  const table = tableWith([0, 2]);

  test('is stood in for once the table waits for him and his grace time is over', () => {
    expect(dutyOf(table, here(2))).toEqual({ kind: 'cover', chair: 0 });
    expect(dutyOf(table, { ...here(2), isGone: () => false })).toBeUndefined();
    expect(dutyOf(table, here(0))).toBeUndefined();
    expect(dutyOf(covered(table, 0), here(2))).toEqual({ kind: 'think', chair: 0 });
  });

  test('finds the deal as he left it when nobody else is there', () => {
    expect(dutyOf(table, here())).toBeUndefined();
    expect(dutyOf(tableWith([0]), here())).toBeUndefined();
  });

  test('gets his chair back on return; who asked for a rest keeps it', () => {
    expect(dutyOf(covered(table, 0), here(0, 2))).toEqual({ kind: 'return', chair: 0 });
    expect(dutyOf(covered(table, 0, 'asked'), here(0, 2))).toEqual({ kind: 'think', chair: 0 });
  });

  test('has his answer to a claim given', () => {
    const asked = claimed(afterFirst(after(tableWith([0, 1, 3]), NOTRUMP), 1));
    expect(dutyOf(asked, here(0, 1))).toEqual({ kind: 'cover', chair: 3 });
    expect(dutyOf(covered(asked, 3), here(0, 1))).toEqual({ kind: 'judge', chair: 3 });
  });
});

test('who thinks for too long has it done for him, while anybody is there', () => {
  const table = tableWith([0]);
  expect(dutyOf(table, { ...here(0), isLate: true, isLeadDue: true })).toEqual({ kind: 'think', chair: 0 });
  expect(dutyOf(table, { ...AWHILE, isLate: true, isLeadDue: true })).toBeUndefined();
});

test('what was begun is dropped when the table has moved on', () => {
  const begun = tableWith([2]);
  const duty = { kind: 'think', chair: 0 } as const;
  expect(isStillDue(duty, begun, begun, ALL_THERE)).toBe(true);
  const joined = added(begun, { kind: 'sat', chair: 1, name: 'Bea', proof: 'p' });
  expect(isStillDue(duty, begun, joined, ALL_THERE)).toBe(true);
  const taken = added(begun, { kind: 'sat', chair: 0, name: 'Ann', proof: 'p' });
  expect(isStillDue(duty, begun, taken, ALL_THERE)).toBe(false);
  expect(isStillDue(duty, begun, after(begun, 'P'), ALL_THERE)).toBe(false);
});

test.each<[Duty | undefined, boolean]>([
  [{ kind: 'umpire', chair: 0 }, true],
  [{ kind: 'judge', chair: 0 }, true],
  [{ kind: 'deny', chair: 0 }, true],
  [{ kind: 'think', chair: 0 }, false],
  [{ kind: 'agree', chair: 0 }, false],
  [{ kind: 'deal' }, false],
  [undefined, false],
])('the duty %j is about a claim: %s', (duty, is) => {
  expect(isAboutClaim(duty)).toBe(is);
});

describe('between the deals of a sitting', () => {
  const sitting = {
    tournament: 't',
    where: 'A1/1',
    boards: [
      { board: 1, deal: 'x' },
      { board: 2, deal: 'y' },
    ],
  };
  const over: Table = { ...after(tableWith([0, 2]), 'P P P P'), sitting, last: 2 };
  const late = (isLate: boolean): Attendance => ({
    isPresent: () => true,
    isGone: () => false,
    isLate,
    isLeadDue: true,
  });
  test('the next board waits for those who are there, but not for longer than the time limit', () => {
    expect(dutyOf(over, late(false))).toBeUndefined();
    expect(dutyOf(over, late(true))).toEqual({ kind: 'deal' });
    expect(dutyOf([0, 2].reduce(readied, over), late(false))).toEqual({ kind: 'deal' });
    // elsewhere it waits as long as it takes
    const { sitting: _, ...home } = readied(over, 0);
    expect(dutyOf(home, late(true))).toBeUndefined();
  });
});
