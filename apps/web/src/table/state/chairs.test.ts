import type { Chair, TableInfo } from '@overtrick/protocol/openTable';
import { expect, test } from 'vitest';
import { freeChairs } from './chairs.ts';

const chair = (seat: Chair['seat'], kind: Chair['kind']): Chair =>
  ({ chair: 'NESW'.indexOf(seat), seat, kind, name: seat }) as Chair;

/** Describes a table where a person sits North, and computer players elsewhere. */
const table = (more: object = {}): TableInfo =>
  ({
    policies: { join: 'open', quiet: false },
    chairs: [chair('N', 'person'), chair('E', 'bot'), chair('S', 'bot'), chair('W', 'bot')],
    ...more,
  }) as unknown as TableInfo;

const seatsOf = (info: TableInfo): string =>
  freeChairs(info)
    .map(({ seat }) => seat)
    .join('');

test.each<[string, object, string]>([
  ['an open table offers the chairs of computer players', {}, 'ESW'],
  ['a table that asks its host too', { policies: { join: 'host', quiet: false } }, 'ESW'],
  ['where opponents always pass people sit on one side', { policies: { join: 'open', quiet: true } }, 'S'],
  ['a closed table offers none', { policies: { join: 'closed', quiet: false } }, ''],
  ['a table of an evening offers none', { sitting: { tournament: 't', where: 'A1/1' } }, ''],
])('%s', (_, more, seats) => {
  expect(seatsOf(table(more))).toBe(seats);
});
