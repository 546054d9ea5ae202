import { parseRecord } from '@overtrick/rules/record';
import { expect, test } from 'vitest';
import { playedBoard } from './board.ts';
import { type Entry, makeEntry } from './entry.ts';
import { OPENED, sat } from './testing/tables.ts';

const DEAL = 'N:AK52.KQ4.Q83.975 QJ3.AJ53.AT7.643 T64.T2.K642.QJ82 987.9876.J95.AKT';
const dealt: Entry = { kind: 'dealt', setup: { dealer: 'N', vul: 'none', deal: DEAL } };
const call = (step: string, more: object = {}): Entry => ({ kind: 'acted', step, by: 'person', ...more });
const LOG: readonly Entry[] = [
  OPENED,
  sat(0),
  dealt,
  call('N P'),
  call('E P', { by: 'bot', reason: 'too weak', meaning: 'at most 11 points', alert: false }),
  call('S P', { by: 'bot', reason: 'weaker' }),
  call('W P'),
  dealt,
  call('N P'),
];
const boardOf = (deal: number, entries = LOG) => playedBoard('table1', [entries.map(makeEntry)], deal);

test('a board has its record, its players by seat, and what was said of each step', async () => {
  const board = await boardOf(1);
  expect(board).toMatchObject({
    match: 'chicago',
    players: { N: 'Person 0' },
    reasons: { 1: 'too weak', 2: 'weaker' },
    meanings: { 1: 'at most 11 points' },
  });
  expect(Object.keys(board?.players ?? {}).toSorted()).toEqual(['E', 'N', 'S', 'W']);
  expect(board).not.toHaveProperty('playedOut');
  const record = parseRecord(board?.record ?? '');
  expect(record.ok && record.value.steps).toHaveLength(4);
});

test('a deal that is going on, or that was never dealt, is no board', async () => {
  expect(await boardOf(2)).toBeUndefined();
  expect(await boardOf(3)).toBeUndefined();
  expect(await boardOf(1, LOG.slice(0, 6))).toBeUndefined();
});

test('a board says which steps computer players made for everybody', async () => {
  const skipped: Entry = { kind: 'yielded', chair: 0 };
  const entries = [...LOG.slice(0, 4), skipped, ...LOG.slice(4, 6), call('W P', { by: 'bot' })];
  expect((await boardOf(1, entries))?.playedOut).toEqual([1, 2, 3]);
});
