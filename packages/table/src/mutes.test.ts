import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { added } from './fold.ts';
import { isMutedMark } from './mutes.ts';
import type { Table } from './table.ts';
import { tableWith } from './testing/tables.ts';

const sat = (chair: number, marks: readonly string[]): Entry => ({
  ...{ kind: 'sat', chair, name: `P${chair}`, proof: `p${chair}` },
  marks: [...marks],
});
const HOME = 'address 1';
/** Seats two people of one home, and one of another. */
const seated = (): Table =>
  [sat(0, [HOME, 'device 0']), sat(1, [HOME, 'device 1']), sat(2, ['address 2', 'device 2'])].reduce(
    added,
    tableWith([]),
  );
const mute = (chair: number): Entry => ({ kind: 'muted', chair });
const unmute = (chair: number): Entry => ({ kind: 'unmuted', chair });
const mutedMarks = (table: Table): string =>
  [HOME, 'device 0', 'device 1', 'address 2', 'device 2']
    .filter((mark) => isMutedMark(table, mark))
    .join(', ');
const mutedChairs = (table: Table): string =>
  table.players.flatMap(({ isMuted }, chair) => (isMuted ? [chair] : [])).join(' ');

test('the device of a muted player is muted, and their address unless others share it', () => {
  expect([mutedMarks(seated()), mutedChairs(seated())]).toEqual(['', '']);
  const one = added(seated(), mute(0));
  expect([mutedMarks(one), mutedChairs(one)]).toEqual(['device 0', '0']);
  const other = added(seated(), mute(2));
  expect([mutedMarks(other), mutedChairs(other)]).toEqual(['address 2, device 2', '2']);
  const both = [mute(0), mute(1)].reduce(added, seated());
  expect([mutedMarks(both), mutedChairs(both)]).toEqual([`${HOME}, device 0, device 1`, '0 1']);
});

test('somebody who sits down later from the same home is not muted with them', () => {
  const alone = [sat(0, [HOME, 'device 0']), mute(0)].reduce(added, tableWith([]));
  expect(mutedMarks(alone)).toBe(`${HOME}, device 0`);
  const housemate = {
    ...alone,
    players: alone.players.map((player, i) => (i === 1 ? { ...player, marks: [HOME] } : player)),
  };
  expect(mutedMarks(housemate)).toBe('device 0');
});

test('who is heard again is heard, and others stay muted', () => {
  const both = [mute(0), mute(2)].reduce(added, seated());
  const heard = added(both, unmute(0));
  expect([mutedMarks(heard), mutedChairs(heard)]).toEqual(['address 2, device 2', '2']);
});

test('a muted device that looks at another chair, or a muted player from a new place, stays muted', () => {
  const muted = added(seated(), mute(0));
  const looks: Entry = { kind: 'shown', chair: 2, marks: ['device 0'] };
  expect(mutedChairs(added(muted, looks))).toBe('0 2');
  const moved = added(muted, { kind: 'shown', chair: 0, marks: ['device 9'] });
  expect([mutedChairs(moved), isMutedMark(moved, 'device 9')]).toEqual(['0', true]);
  expect(mutedChairs(added(muted, { kind: 'shown', chair: 2, marks: ['device 9'] }))).toBe('0');
});
