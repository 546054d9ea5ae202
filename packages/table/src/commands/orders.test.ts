import { expect, test } from 'vitest';
import { dealNext, seededChance } from '../chance.ts';
import { added, openedTable } from '../fold.ts';
import { OPENED, sat, tableWith } from '../testing/tables.ts';
import { whyNotPlaying } from './orders.ts';

test('nobody plays before everybody has come', () => {
  const opened = openedTable('t', { ...OPENED, people: 2 });
  const waiting = added(opened, sat(2));
  expect(whyNotPlaying(waiting, 2)).toMatchObject({ ok: false, code: 'ERR_AWAITED' });
  const seated = added(waiting, sat(0));
  expect(whyNotPlaying(added(seated, dealNext(seated, seededChance('s'))), 2)).toBeUndefined();
});

test('somebody who sits the deal out has no cards to play', () => {
  const table = added(tableWith([2]), { kind: 'sat', chair: 0, name: 'Bea', proof: 'b', sitsOut: true });
  expect(whyNotPlaying(table, 2)).toBeUndefined();
  expect(whyNotPlaying(table, 0)).toMatchObject({ ok: false, code: 'ERR_SITS_OUT' });
});
