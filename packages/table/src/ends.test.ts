import { minibridge } from '@overtrick/rules/games/minibridge/index';
import { expect, test } from 'vitest';
import { dealEnds, hasEnded } from './ends.ts';
import { type Entry, makeEntry } from './entry.ts';
import { added, tableOf } from './fold.ts';
import { afterFirst, OPENED, openingOf, sat, tableWith } from './testing/tables.ts';

const EVEN = 'N:AK52.KQ4.Q83.975 QJ3.AJ53.AT7.643 T64.T2.K642.QJ82 987.9876.J95.AKT';

const endsOf = async (entries: readonly Entry[]) => {
  const ends = [];
  for await (const { deal, steps } of dealEnds('table1', [entries.map(makeEntry)]))
    ends.push([deal, steps.length]);
  return ends;
};

test('a deal of Minibridge with 20 points each is over as it is dealt', async () => {
  const dealt: Entry = { kind: 'dealt', setup: { dealer: 'N', vul: 'none', deal: EVEN } };
  const opened = openingOf(minibridge, 'chicago');
  expect(await endsOf([opened, sat(0), dealt])).toEqual([[1, 0]]);
  // RULES 5.1: the same dealer deals again
  expect(await endsOf([opened, sat(0), dealt, dealt])).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

test('a deal ends once, with its last step', async () => {
  const passes = ['N P', 'E P', 'S P', 'W P'].map((step): Entry => ({ kind: 'acted', step, by: 'person' }));
  const dealt: Entry = { kind: 'dealt', setup: { dealer: 'N', vul: 'none', deal: EVEN } };
  expect(await endsOf([OPENED, dealt, ...passes, { kind: 'readied', chair: 0 }])).toEqual([[1, 4]]);
});

test('nothing has ended at a table that is opened, or where a deal goes on', () => {
  const opened = tableOf('table1', [OPENED]);
  expect(hasEnded(opened, added(opened, sat(0)))).toBe(false);
  const dealt = tableWith([0]);
  expect(hasEnded(added(opened, sat(0)), dealt)).toBe(false);
  expect(hasEnded(dealt, afterFirst(dealt, 1))).toBe(false);
});
