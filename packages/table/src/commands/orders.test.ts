import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from '../chance.ts';
import { added, openedTable } from '../fold.ts';
import type { Table } from '../table.ts';
import { after, afterFirst, NOTRUMP, OPENED, sat, tableWith } from '../testing/tables.ts';
import { decide, whyNotPlaying } from './orders.ts';
import type { Decision } from './play.ts';

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

describe('an order reaches what it is for', () => {
  const by = (chair: number) => ({ chair, isHostThere: true });
  const at = (table: Table, id = 'x') => ({ deal: table.deal, version: table.version, id });
  const kinds = (decision: Decision): string =>
    decision.ok
      ? decision.value
          .map((entry) => `${entry.kind} ${'chair' in entry ? entry.chair : ''}`.trim())
          .join(', ')
      : decision.code;
  const undoable = (table: Table): Table => ({ ...table, policies: { ...table.policies, undo: 'all' } });
  const bidding = undoable(tableWith([0, 2]));
  const play = afterFirst(after(tableWith([0, 1]), NOTRUMP), 1);
  const claimed = [
    { kind: 'claimed', chair: 0, tricks: 8, id: 'c' } as const,
    { kind: 'judged', chair: 0, verdict: 'unknown' } as const,
  ].reduce<Table>(added, play);
  const called = after(bidding, '1C');
  const undoing = added(after(tableWith([0, 1]), '1C'), {
    ...{ kind: 'undoAsked', chair: 0, to: after(tableWith([0, 1]), '1C').version, voters: [1], id: 'u' },
  });
  const flagged = added(bidding, { kind: 'flagged', chair: 2, text: 'x', id: 'f' });
  const over = after(bidding, 'P P P P');
  test.each<[string, Decision, string]>([
    ['act', decide('act', bidding, { ...at(bidding), action: '1C' }, by(0)), 'acted'],
    ['act, out of turn', decide('act', bidding, { ...at(bidding), action: '1C' }, by(2)), 'ERR_NOT_ON_TURN'],
    ['claim', decide('claim', play, { ...at(play), tricks: 8 }, by(0)), 'claimed 0'],
    ['answer', decide('answer', claimed, { ...at(claimed), accept: true }, by(1)), 'answered 1'],
    ['undo', decide('undo', called, at(called), by(0)), 'undoAsked 0'],
    ['agree', decide('agree', undoing, { ...at(undoing), accept: true }, by(1)), 'undoAnswered 1'],
    ['withdraw', decide('withdraw', undoing, at(undoing), by(0)), 'withdrawn 0'],
    ['flag', decide('flag', bidding, { text: 'a revoke', id: 'f' } as never, by(2)), 'flagged 2'],
    ['unflag', decide('unflag', flagged, { flag: flagged.version }, by(0)), 'unflagged'],
    ['leave', decide('leave', bidding, {} as never, by(2)), 'left 2'],
    ['rest', decide('rest', bidding, { away: true }, by(2)), 'covered 2'],
    ['skip', decide('skip', bidding, { deal: bidding.deal, wanted: true }, by(2)), 'yielded 2'],
    ['mute', decide('mute', bidding, { other: 2, muted: true }, by(0)), 'muted 2'],
    ['remove', decide('remove', bidding, { other: 2 }, by(0)), 'removed 2'],
    ['next', decide('next', over, { deal: over.deal }, by(2)), 'readied 2'],
  ])('%s', (_, decision, wanted) => {
    expect(kinds(decision)).toBe(wanted);
  });

  test('nobody plays who sits the deal out, but they may call the host and leave', () => {
    const out: Table = {
      ...called,
      players: called.players.map((player, i) => (i === 0 ? { ...player, sitsOut: 1 } : player)),
    };
    expect(kinds(decide('undo', out, at(out), by(0)))).toBe('ERR_SITS_OUT');
    expect(kinds(decide('flag', out, { text: 'x', id: 'f' } as never, by(0)))).toBe('flagged 0');
    expect(kinds(decide('leave', out, {} as never, by(0)))).toBe('left 0');
  });
});
