import { hash } from 'node:crypto';
import type { Answer } from '@overtrick/protocol/messages';
import type { TableUpdate } from '@overtrick/protocol/table';
import { makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import type { View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from '../chance.ts';
import type { Entry } from '../entry.ts';
import { added, openedTable } from '../fold.ts';
import type { Table } from '../table.ts';
import { after, afterFirst, NOTRUMP, OPENED, tableWith } from '../testing/tables.ts';
import { TableMessage } from './messages.ts';
import { changesOf, type Standpoint } from './parts.ts';

const platform = {
  sha256: (text: string) => hash('sha256', text),
};
const NOBODY: ReadonlySet<number> = new Set();
const from = (table: Table, chair?: number, present = NOBODY): Standpoint => ({
  table,
  present,
  chair,
  platform,
});

function entered(standpoint: Standpoint, have?: number) {
  const answer = TableMessage.entered(standpoint, have).toJSON();
  if (!answer.ok) throw new Error(answer.code);
  return answer;
}
const update = (before: Standpoint, now: Standpoint): TableUpdate =>
  defined(TableMessage.update(before, now, changesOf(before, now)), 'something changed').toJSON();

describe('entering', () => {
  test('shows what the chair may know, and no more', () => {
    const table = tableWith([0, 2]);
    const { state } = entered(from(table, 2));
    expect(state).toMatchObject({ you: 2, deal: 1, version: table.version });
    expect(state.view.seat).toBe('S');
    expect(state.view.hands.S.cards).toBeDefined();
    for (const seat of ['N', 'E', 'W'] as const) expect(state.view.hands[seat].cards).toBeUndefined();
  });

  test('a spectator sees no hand', () => {
    const { state } = entered(from(tableWith([0])));
    expect(state.you).toBeUndefined();
    for (const hand of Object.values(state.view.hands)) expect(hand.cards).toBeUndefined();
  });

  test('no more tricks are shown than may be recalled (R-CB-2)', () => {
    const table = afterFirst(after(tableWith([0]), NOTRUMP), 9);
    expect(table.game.view(table.state).tricks).toHaveLength(2);
    expect(entered(from(table, 0)).state.view.tricks).toHaveLength(1);
  });

  test.each([
    ['what was missed, in order', 0, 2],
    ['nothing, when nothing was missed', 2, 0],
  ])('%s', (_, ahead, count) => {
    const seen = tableWith([0]);
    const table = after(after(seen, 'P'), '1C');
    const { missed } = entered(from(table, 0), seen.version + ahead);
    expect(missed?.map(({ version }) => version)).toEqual(
      [1, 2].slice(2 - count).map((step) => seen.version + step),
    );
  });

  test('a page of another deal, or from nowhere, gets the state alone', () => {
    const over = after(tableWith([0]), 'P P P P');
    expect(entered(from(over, 0), 2).missed).toBeUndefined();
    expect(entered(from(over, 0), 99).missed).toBeUndefined();
    expect(entered(from(over, 0)).missed).toBeUndefined();
  });

  test('bots’ reasons are kept back until the deal is over', () => {
    const first = afterFirst(tableWith([2]), 3);
    expect(entered(from(first, 2)).state.reasons).toBeUndefined();
    const over = afterFirst(first, 1);
    expect(entered(from(first, 2)).state.history).toBeUndefined();
    expect(entered(from(over, 2)).state.history?.map(makeStep)).toEqual(['N P', 'E P', 'S P', 'W P']);
    expect(entered(from(over, 2)).state.reasons).toEqual({
      0: 'because',
      1: 'because',
      2: 'because',
      3: 'because',
    });
  });
});

describe('an update', () => {
  test('carries the step and the view, and no part that is as it was', () => {
    const before = tableWith([0]);
    const now = after(before, '1H');
    const told = update(from(before, 0), from(now, 0));
    expect(told.steps).toEqual([{ seat: 'N', action: { kind: 'call', call: '1H' }, version: now.version }]);
    expect(Object.keys(told.state)).toEqual(['view']);
    expect(told.gone).toBeUndefined();
  });

  test('of somebody who sits down has the chairs alone; he himself gets his hand', () => {
    const before = tableWith([0]);
    const now = added(before, { kind: 'sat', chair: 1, name: 'Bea', proof: 'p' });
    const present = new Set([1]);
    expect(Object.keys(update(from(before, 0), from(now, 0, present)).state)).toEqual(['chairs']);
    const own = update(from(before), from(now, 1, present));
    expect(own.state.you).toBe(1);
    expect(own.state.view?.hands.E.cards).toBeDefined();
  });

  test('of somebody who leaves takes his hand away', () => {
    const before = tableWith([0, 1]);
    const now = added(before, { kind: 'left', chair: 1 });
    const own = update(from(before, 1), from(now));
    expect(own.gone).toEqual(['canSkip', 'you']);
    expect(own.state.view?.hands.E.cards).toBeUndefined();
  });

  test('has the sheet when a deal is passed out, and takes the reasons away with the next', () => {
    const before = afterFirst(tableWith([0]), 3);
    const over = afterFirst(before, 1);
    const told = update(from(before, 0), from(over, 0));
    expect(Object.keys(told.state).sort()).toEqual(['fair', 'history', 'reasons', 'sheet', 'view']);
    const ready = added(over, { kind: 'readied', chair: 0 });
    expect(update(from(over, 0), from(ready, 0)).state).toEqual({ ready: [0] });
  });

  test('has a claim while it is asked, and takes it away when it is refused', () => {
    const play = afterFirst(after(tableWith([0]), NOTRUMP), 1);
    const put = added(play, { kind: 'claimed', chair: 0, tricks: 3, line: 'from the top', id: 'c' });
    const claim = { chair: 0, seat: 'N', tricks: 3, line: 'from the top' };
    expect(update(from(play, 1), from(put, 1)).state).toEqual({ claim: { ...claim, waiting: [] } });
    const asked = added(put, { kind: 'judged', chair: 0, verdict: 'unknown' });
    expect(update(from(put, 1), from(asked, 1)).state).toEqual({ claim: { ...claim, waiting: [1, 3] } });
    const refused = added(asked, { kind: 'answered', chair: 1, accept: false, by: 'bot' });
    expect(update(from(asked, 1), from(refused, 1))).toMatchObject({ steps: [], state: {}, gone: ['claim'] });
  });

  test('takes the reasons away with the next deal', () => {
    const over = afterFirst(tableWith([0]), 4);
    const next = added(over, dealNext(over, seededChance('x')));
    const told = update(from(over, 0), from(next, 0));
    expect(told).toMatchObject({ deal: 2, steps: [], gone: ['history', 'reasons'] });
    expect(told.state.view?.calls).toEqual([]);
  });
});

test('a table that is looked at before its first deal gets its first view with it', () => {
  const opened = openedTable('table1', OPENED);
  const dealt = added(opened, dealNext(opened, seededChance('x')));
  expect(update(from(opened, 0), from(dealt, 0)).state.view?.hands.N.count).toBe(13);
});

test('nothing but what is told compiles as something to send', () => {
  const table = tableWith([0]);
  const send = (told: TableMessage<TableUpdate>) => told;
  const reply = (told: TableMessage<Answer<'enter'>>) => told;
  const view: (view: View) => View = (shown) => shown;
  // the compiler checks these: a missing error is an error
  const wrong = [
    // @ts-expect-error a message of one's own making, with a view as it should be
    () => send({ table: 't', version: 1, deal: 1, steps: [], state: { view: table.game.view(table.state) } }),
    // @ts-expect-error a copy of a message
    () => reply({ ...TableMessage.entered(from(table)) }),
    // @ts-expect-error the table itself
    () => reply({ ok: true, state: table }),
    // @ts-expect-error the state of the game for a view
    () => view(table.state),
    // @ts-expect-error the setup for a view
    () => view(table.game.setupOf(table.state)),
    // @ts-expect-error only the class makes one
    () => new TableMessage({}),
  ];
  expect(wrong).toHaveLength(6);
});

describe('the chairs of a table', () => {
  const chairs = (table: Table, present: ReadonlySet<number> = new Set([0])) =>
    TableMessage.info(table, present).toJSON().chairs;
  const plain = (chair: number) => chairs(tableWith([0, 2]))[chair];
  test('say who sits there, and who is present and the host', () => {
    expect(plain(0)).toEqual({
      chair: 0,
      seat: 'N',
      kind: 'person',
      name: 'Person 0',
      present: true,
      host: true,
    });
    expect(plain(2)).toEqual({ chair: 2, seat: 'S', kind: 'person', name: 'Person 2', present: false });
    expect(plain(1)).toMatchObject({ chair: 1, seat: 'E', kind: 'bot', present: true });
    expect(Object.keys(plain(1) ?? {}).toSorted()).toEqual(['chair', 'kind', 'name', 'present', 'seat']);
  });
  test.each<[string, (table: Table) => Table, object]>([
    ['who is away', (table) => added(table, { kind: 'covered', chair: 2, why: 'gone' }), { away: true }],
    ['who is muted', (table) => added(table, { kind: 'muted', chair: 2 }), { muted: true }],
    [
      'who has changed seats',
      (table) => added(table, { kind: 'swapped', chair: 2, other: 0 }),
      { swapped: true, seat: 'N' },
    ],
    [
      'who sits the deal out',
      (table) => ({
        ...table,
        players: table.players.map((player, i) => (i === 2 ? { ...player, sitsOut: 1 } : player)),
      }),
      { sitsOut: true },
    ],
  ])('say %s', (_, to, more) => {
    const list = chairs(to(tableWith([0, 2])));
    expect(list[2]).toEqual({ ...plain(2), ...more });
    expect(
      list.filter((chair) => Object.keys(more).some((key) => key !== 'seat' && key in chair)),
    ).toHaveLength(1);
  });
});

describe('a person may undo', () => {
  const undoing = (table: Table): Table => ({ ...table, policies: { ...table.policies, undo: 'all' } });
  const called = undoing(after(tableWith([0, 2]), '1C'));
  const may = (table: Table, chair?: number) => entered(from(table, chair)).state.canUndo === true;
  test('their own last call, and nobody else it', () => {
    expect([may(called, 0), may(called, 2), may(called)]).toEqual([true, false, false]);
  });
  test('not while something is asked, while a computer player acts for them, or where it is off', () => {
    const asked = added(called, { kind: 'undoAsked', chair: 0, to: called.version, voters: [2], id: 'u' });
    const away = added(called, { kind: 'covered', chair: 0, why: 'asked' });
    const off: Table = { ...called, policies: { ...called.policies, undo: 'off' } };
    expect([may(asked, 0), may(away, 0), may(off, 0)]).toEqual([false, false, false]);
  });
});

test('only the host hears who asks for a chair', () => {
  const knock = { kind: 'knocked', chair: 1, name: 'Bea', proof: 'b', marks: ['device 1'] } satisfies Entry;
  const asked = added(tableWith([0, 2]), knock);
  const heard = (table: Table, chair?: number) => entered(from(table, chair)).state.knocks;
  expect(heard(asked, 0)).toEqual([{ knock: asked.version, chair: 1, name: 'Bea' }]);
  expect([heard(asked, 2), heard(asked), heard(tableWith([0, 2]), 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
