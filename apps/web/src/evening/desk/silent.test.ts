import type { GridCell, KeyView } from '@overtrick/evening/view';
import { expect, test } from 'vitest';
import { filterOf, nextFilter } from './room/gridFilter.ts';
import { silentDevices } from './silent.ts';

const cell = (line: string, more: Partial<GridCell> = {}): GridCell => ({
  line,
  board: Number(line.split('/')[2]),
  state: 'due',
  seen: 0,
  ns: 'c1',
  ew: 'c2',
  ...more,
});
const table = (number: number, place: string): KeyView => ({ number, role: 'table', place });
const desk = {
  grid: [
    {
      place: 'A1',
      rounds: [
        [cell('A1/1/1', { seen: 7, state: 'agreed' }), cell('A1/1/2', { seen: 9, state: 'disputed' })],
        [cell('A1/2/3', { seen: 8, state: 'reported' }), cell('A1/2/4')],
        [cell('A1/3/5')],
      ],
    },
    {
      place: 'A2',
      rounds: [
        [
          cell('A2/1/1', { seen: 5, state: 'agreed', ns: 'c3', ew: 'c4' }),
          cell('A2/1/2', { ns: 'c3', ew: 'c4' }),
        ],
        [cell('A2/2/3', { ns: 'c4', ew: 'c1' }), cell('A2/2/4', { ns: 'c4', ew: 'c1' })],
        [cell('A2/3/5', { ns: 'c4', ew: 'c1' })],
      ],
    },
  ],
  disputed: ['A1/1/2'],
  missing: ['A2/1/2'],
  doubts: [],
  unplayable: [],
  late: [],
  keys: [
    table(4, 'A1'),
    table(5, 'A2'),
    { number: 6, role: 'player' as const, contestant: 'c3', player: 1 },
    { number: 7, role: 'player' as const, contestant: 'c9', player: 1 },
  ],
};

test('a device is silent from two minutes on, and can hold what the room has come to', () => {
  const devices = [
    { key: 4, silentMs: 119_999 },
    { key: 5, silentMs: 200_000 },
    { key: 6, silentMs: 3_600_000 },
    { key: 99, silentMs: 3_600_000 },
    // nothing waits on it
    { key: 7, silentMs: 3_600_000 },
  ];
  // somebody is in round 2: A2 has board 2 of round 1 and both of round 2 to report, pair 3 its own board alone
  expect(silentDevices({ desk }, devices)).toEqual([
    { key: desk.keys[2], minutes: 60, holds: 1 },
    { key: desk.keys[1], minutes: 3, holds: 3 },
  ]);
});

test('the grid shows what is missing, in doubt, or spoken on and not settled', () => {
  const shown = (filter: Parameters<typeof filterOf>[1]) =>
    desk.grid
      .flatMap(({ rounds }) => rounds.flat())
      .filter(filterOf(desk, filter))
      .map(({ line }) => line);
  expect(shown('missing')).toEqual(['A1/1/2', 'A2/1/2']);
  expect(shown('doubts')).toEqual(['A1/1/2']);
  expect(shown('unsettled')).toEqual(['A1/1/2', 'A1/2/3']);
  expect(shown('all')).toHaveLength(10);
  expect(nextFilter('unsettled')).toBe('all');
});
