import { POLICIES } from '@overtrick/protocol/policies';
import { trustOptions } from '@overtrick/rules/options';
import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { after, NOTRUMP, tableWith } from '../testing/tables.ts';
import { endsInSkipBid, waitOf } from './pace.ts';

const under = (table: Table, policies: Record<string, number>): Table => ({
  ...table,
  policies: trustOptions(POLICIES, policies),
});

describe('a skip bid', () => {
  test.each<[string, boolean]>([
    ['1C', false],
    ['2C', true],
    ['1S 2H', false],
    ['1S 3H', true],
    ['1H 2S', true],
    ['1H P 1S', false],
    ['1NT P 3NT', true],
    ['2C P', false],
    ['2C X', false],
  ])('%s: %s', (calls, isSkip) => {
    const table = after(tableWith([0]), calls);
    expect(endsInSkipBid(table.game.view(table.state))).toBe(isSkip);
  });
});

test('R-CB-5: the next action waits for the longer of stop and tempo', () => {
  const start = under(tableWith([0]), { stop: 10, tempo: 2 });
  expect(waitOf(start)).toBe(2000);
  expect(waitOf(after(start, '2C'))).toBe(10_000);
  expect(waitOf(after(start, '2C P'))).toBe(2000);
  expect(waitOf(after(start, `2C ${NOTRUMP.replace('1NT', '3NT')}`))).toBe(2000);
  expect(waitOf(after(tableWith([0]), '2C'))).toBe(0);
});
