import { added } from '@overtrick/table/fold';
import { after, tableWith } from '@overtrick/table/internals/testing/tables';
import type { Table } from '@overtrick/table/table';
import { expect, test } from 'vitest';
import { Clock } from './attendance.ts';

const thinking = (think: number, table = tableWith([0, 2])): Table => ({
  ...table,
  policies: { ...table.policies, think },
});

test('a table without a time limit waits for ever, and one with a limit until it is over', async () => {
  const [endless, quick] = [thinking(0), thinking(1000)];
  expect(new Clock(endless, undefined).attendance(endless, new Set()).isLate).toBe(false);
  expect(new Clock(quick, undefined).attendance(quick, new Set()).isLate).toBe(false);
  const ended = thinking(0.000_001);
  expect(new Clock(ended, undefined).attendance(ended, new Set()).isLate).toBe(true);
});

test('a player is gone once their time of grace is over, and never while they are present', () => {
  const table = tableWith([0, 2]);
  const gone = (graceMs: number, present: readonly number[]) => {
    const { isGone, isPresent } = new Clock(table, graceMs).attendance(table, new Set(present));
    return [0, 2].map(
      (chair) => `${isPresent(chair) ? 'present' : 'absent'}${isGone(chair) ? ' and gone' : ''}`,
    );
  };
  expect(gone(0, [2])).toEqual(['absent and gone', 'present']);
  expect(gone(1_000_000, [2])).toEqual(['absent', 'present']);
});

test('the grace of a table is its own, unless the server has one', () => {
  const table = tableWith([0]);
  expect(new Clock(table, undefined).graceOf(table)).toBe(1000 * table.policies.grace);
  expect(new Clock(table, 5).graceOf(table)).toBe(5);
});

test('a position that was there before is of unknown age, and each change is another position', () => {
  const table = tableWith([0, 2]);
  const clock = new Clock(table, undefined);
  expect(clock.thought(performance.now(), 0)).toBeUndefined();
  // somebody who sits down changes no position
  expect(clock.moved(added(table, { kind: 'sat', chair: 1, name: 'Bea', proof: 'b' }))).toBe(false);
  expect(clock.thought(performance.now(), 0)).toBeUndefined();
  expect(clock.moved(after(table, 'P'))).toBe(true);
  const at = performance.now();
  expect(clock.thought(at + 500, 200)).toBeCloseTo(clock.elapsed(at + 300), 6);
  expect(clock.thought(at, 1_000_000)).toBe(0);
});
