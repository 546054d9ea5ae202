import { added } from '@overtrick/table/fold';
import { after, tableWith } from '@overtrick/table/internals/testing/tables';
import type { Hold, Table } from '@overtrick/table/table';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Clock } from './attendance.ts';

const thinking = (think: number, table = tableWith([0, 2])): Table => ({
  ...table,
  policies: { ...table.policies, think },
});

test('a table without a time limit waits for ever, and one with a limit until it is over', async () => {
  const [endless, quick] = [thinking(0), thinking(1000)];
  expect(new Clock(endless).attendance(endless, new Set()).isLate).toBe(false);
  expect(new Clock(quick).attendance(quick, new Set()).isLate).toBe(false);
  const ended = thinking(0.000_001);
  expect(new Clock(ended).attendance(ended, new Set()).isLate).toBe(true);
});

test('a player is gone once their time of grace is over, and never while they are present', () => {
  const table = tableWith([0, 2]);
  const gone = (graceMs: number, present: readonly number[]) => {
    const { isGone, isPresent } = new Clock(table, { graceMs }).attendance(table, new Set(present));
    return [0, 2].map(
      (chair) => `${isPresent(chair) ? 'present' : 'absent'}${isGone(chair) ? ' and gone' : ''}`,
    );
  };
  expect(gone(0, [2])).toEqual(['absent and gone', 'present']);
  expect(gone(1_000_000, [2])).toEqual(['absent', 'present']);
});

test('the time of grace of a player begins when they leave, in whatever chair they sit then', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const table = tableWith([0, 2]);
  const clock = new Clock(table, { graceMs: 60 });
  const moved = { ...table, players: [2, 1, 0, 3].flatMap((chair) => table.players[chair] ?? []) };
  vi.advanceTimersByTime(100);
  clock.left(table, 0);
  const { isGone } = clock.attendance(moved, new Set());
  expect([0, 2].map(isGone)).toEqual([true, false]);
});

test('the grace of a table is its own, unless the server has one', () => {
  const table = tableWith([0]);
  expect(new Clock(table).graceOf(table)).toBe(1000 * table.policies.grace);
  expect(new Clock(table, { graceMs: 5 }).graceOf(table)).toBe(5);
});

test('a position that was there before is of unknown age, and each change is another position', () => {
  const table = tableWith([0, 2]);
  const clock = new Clock(table);
  expect(clock.thought(performance.now(), 0)).toBeUndefined();
  // somebody who sits down changes no position
  expect(clock.moved(added(table, { kind: 'sat', chair: 1, name: 'Bea', proof: 'b' }))).toBe(false);
  expect(clock.thought(performance.now(), 0)).toBeUndefined();
  expect(clock.moved(after(table, 'P'))).toBe(true);
  const at = performance.now();
  expect(clock.thought(at + 500, 200)).toBeCloseTo(clock.elapsed(at + 300), 6);
  expect(clock.thought(at, 1_000_000)).toBe(0);
});

describe('a seat of a sitting that is held', () => {
  const held = (hold: Hold): Table => ({
    ...thinking(0.000_001),
    sitting: { tournament: 't', where: 'A1/1', boards: [{ board: 1, deal: 'x' }], hold },
  });
  const clockOf = (table: Table, holdMs: number) => new Clock(table, { graceMs: 0, holdMs });
  const goneAt = (clock: Clock, table: Table, ...present: readonly number[]) => {
    const { isGone, isLate } = clock.attendance(table, new Set(present));
    return { gone: [0, 2].filter(isGone), isLate };
  };

  test('is not taken before its time is over, and nobody plays for the others either', () => {
    const table = held({ seconds: 300, unseen: [0, 2], isDirected: true });
    expect(goneAt(clockOf(table, 1e6), table, 2)).toEqual({ gone: [], isLate: false });
    // all are there
    expect(goneAt(clockOf(table, 1e6), table, 0, 2)).toEqual({ gone: [], isLate: true });
    expect(new Clock(table).holdOf(table)).toBe(300_000);
    expect(new Clock(thinking(0)).holdOf(thinking(0))).toBe(0);
  });

  test('is held for ever for a player who has not been seen, where a director decides', () => {
    const table = held({ seconds: 300, unseen: [0], isDirected: true });
    const clock = clockOf(table, 0);
    expect(goneAt(clock, table)).toEqual({ gone: [2], isLate: false });
    expect(clock.missing(table, new Set())).toEqual([0]);
    expect(clock.missing(table, new Set([0]))).toEqual([]);
    clock.saw(table, new Set([0]));
    expect(goneAt(clock, table)).toEqual({ gone: [0, 2], isLate: true });
    expect(clock.missing(table, new Set())).toEqual([]);
  });

  test('is taken when its time is over where nobody directs', () => {
    const table = held({ seconds: 300, unseen: [0, 2] });
    expect(goneAt(clockOf(table, 0), table)).toEqual({ gone: [0, 2], isLate: true });
  });

  test('is not held once a computer player acts, nor for one', () => {
    const table = held({ seconds: 300, unseen: [0, 1, 2, 3], isDirected: true });
    const clock = clockOf(table, 0);
    expect(clock.missing(table, new Set())).toEqual([0, 2]);
    const covered = added(table, { kind: 'covered', chair: 0, why: 'gone' });
    expect(clock.missing(covered, new Set())).toEqual([2]);
  });

  test('is listed as missing only after it has been empty for a while', () => {
    const table = held({ seconds: 300, unseen: [0], isDirected: true });
    expect(clockOf(table, 1e6).missing(table, new Set())).toEqual([]);
  });
});
