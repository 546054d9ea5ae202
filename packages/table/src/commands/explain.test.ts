import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import { added, openedTable } from '../fold.ts';
import { type Table, viewFor } from '../table.ts';
import { after, afterFirst, OPENED, tableWith } from '../testing/tables.ts';
import * as says from './explain.ts';
import type { Decision } from './play.ts';

const all = tableWith([0, 1, 2, 3]);
const at = (table: Table, chair: number, call: number, id = 'e1') => ({ chair, deal: table.deal, id, call });
function done(table: Table, decided: Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}
const under = (table: Table, alerts: Table['policies']['alerts']): Table => ({
  ...table,
  policies: { ...table.policies, alerts },
});

/** Returns the meaning of North's call as shown to North and South, East and West, and last a spectator. */
const readers = (table: Table) =>
  [0, 1, 2, 3, undefined].map((viewer) => says.meaningsFor(table, viewer)?.[0]?.text);

describe('a call that is explained', () => {
  const called = after(all, '2C');
  const explained = done(called, says.explain(called, { ...at(called, 0, 0), text: 'strong' }));

  test.each<[Table['policies']['alerts'], readonly (string | undefined)[]]>([
    ['opponents', ['strong', 'strong', undefined, 'strong', undefined]],
    ['all', ['strong', 'strong', 'strong', 'strong', 'strong']],
    ['off', [undefined, undefined, undefined, undefined, undefined]],
  ])('%s: told to %j', (alerts, told) => {
    expect(readers(under(explained, alerts))).toEqual(told);
  });

  test('everybody reads it once the deal is over', () => {
    const passed = done(after(all, 'P'), says.explain(after(all, 'P'), { ...at(all, 0, 0), text: 'weak' }));
    expect(readers(after(passed, 'P P P'))).toEqual(['weak', 'weak', 'weak', 'weak', 'weak']);
  });

  test('is one’s own, in this deal; the last word counts; sent twice is said once', () => {
    const again = done(
      explained,
      says.explain(explained, { ...at(explained, 0, 0, 'e2'), text: 'any strong' }),
    );
    expect(readers(again)[1]).toBe('any strong');
    expect(says.explain(explained, { ...at(explained, 0, 0), text: 'other' })).toEqual({
      ok: true,
      value: [],
    });
    for (const [chair, call] of [
      [1, 0],
      [0, 1],
    ] as const)
      expect(says.explain(called, { ...at(called, chair, call), text: 'x' })).toMatchObject({
        code: 'ERR_EXPLAIN',
      });
    expect(says.explain(under(called, 'off'), { ...at(called, 0, 0), text: 'x' })).toMatchObject({
      code: 'ERR_EXPLAIN',
    });
  });

  test('goes with the call when that is taken back', () => {
    const back = added(explained, { kind: 'undone', chair: 0, to: called.version, id: 'u' });
    expect(says.meaningsFor(back, 1)).toBeUndefined();
  });
});

test('R-CB-3: a bot’s call is told with its alert to the opponents, and not to its partner', () => {
  const entry: Entry = { kind: 'acted', step: 'N 2C', by: 'bot', meaning: 'strong', alert: true };
  const table = added(tableWith([1, 2]), entry);
  expect(says.meaningsFor(table, 1)).toEqual({ 0: { text: 'strong', alert: true, by: 'bot' } });
  expect(says.meaningsFor(table, 2)).toBeUndefined();
  expect(says.ask(table, at(table, 1, 0))).toMatchObject({ ok: false, code: 'ERR_EXPLAIN' });
});

describe('a card of a computer player', () => {
  const bid = after(tableWith([0, 2, 3]), '1N P 3N P P P');
  const card = makeAction(defined(viewFor(bid, 'E').legal[0], 'East leads'));
  const led = added(bid, { kind: 'acted', step: `E ${card}`, by: 'bot', meaning: 'fourth best' });
  const readersOf = (table: Table) =>
    [0, 1, 2, 3, undefined].map((viewer) => says.cardMeaningsFor(table, viewer)?.[card]);

  test.each<[Table['policies']['alerts'], readonly boolean[]]>([
    ['opponents', [true, true, true, true, false]],
    ['all', [true, true, true, true, true]],
    ['off', [false, false, false, false, false]],
  ])('%s: what it says is told to %j', (alerts, told) => {
    expect(readersOf(under(led, alerts))).toEqual(told.map((isTold) => (isTold ? 'fourth best' : undefined)));
  });

  test('is told to the other side alone at an evening', () => {
    const sitting = { tournament: 't', where: 'here' } as NonNullable<Table['sitting']>;
    expect(readersOf({ ...led, sitting }).map((text) => text !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('is no meaning of a call', () => {
    expect(says.meaningsFor(led, 0)).toBeUndefined();
  });
});

describe('a question', () => {
  const called = after(all, '2C');
  const asked = done(called, says.ask(called, at(called, 1, 0)));

  test('is the caller’s affair until he explains', () => {
    expect([0, 1, 2, 3, undefined].map((viewer) => says.questionsFor(asked, viewer))).toEqual([
      [0],
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const told = done(asked, says.explain(asked, { ...at(asked, 0, 0, 'e2'), text: 'strong' }));
    expect(says.questionsFor(told, 0)).toBeUndefined();
  });

  test('is for opponents, once', () => {
    expect(says.ask(called, at(called, 2, 0))).toMatchObject({ code: 'ERR_EXPLAIN' });
    expect(says.ask(called, at(called, 1, 7))).toMatchObject({ code: 'ERR_EXPLAIN' });
    expect(says.ask(asked, at(asked, 1, 0, 'q2'))).toEqual({ ok: true, value: [] });
    const over = afterFirst(all, 4);
    expect(says.ask(over, at(over, 1, 0))).toMatchObject({ code: 'ERR_EXPLAIN' });
  });
});

describe('calling the host', () => {
  const flagged = done(all, says.flag(all, { chair: 2, id: 'f1', text: 'West thinks long.' }));

  test('he and who called hear of it, until he has seen to it', () => {
    const flag = { flag: flagged.version, chair: 2, deal: 1, text: 'West thinks long.' };
    expect([0, 1, 2, undefined].map((viewer) => says.flagsFor(flagged, viewer))).toEqual([
      [flag],
      undefined,
      [flag],
      undefined,
    ]);
    expect(says.unflag(flagged, 2, flag.flag)).toMatchObject({ code: 'ERR_HOST' });
    const seen = done(flagged, says.unflag(flagged, 0, flag.flag));
    expect(says.flagsFor(seen, 0)).toBeUndefined();
    expect(says.unflag(seen, 0, flag.flag)).toMatchObject({ code: 'ERR_FLAG' });
  });

  test('not again and again', () => {
    let table = all;
    for (const id of ['1', '2', '3']) table = done(table, says.flag(table, { chair: 1, id, text: 'Here!' }));
    expect(says.flag(table, { chair: 1, id: '4', text: 'Here!' })).toMatchObject({ code: 'ERR_BUSY' });
    expect(says.flag(table, { chair: 2, id: '4', text: 'Here!' })).toMatchObject({ ok: true });
  });
});

test('what computer players and their partners have agreed is said aloud where the table has announcements', () => {
  const [points, suit] = [
    { kind: 'points', from: 15, to: 17 },
    { kind: 'suit', suit: 'H' },
  ];
  const opened = after(tableWith([0, 1, 3]), '1NT P 2D');
  expect(says.announcedAt(opened)).toBeUndefined();
  const { policies } = { ...opened, policies: { ...opened.policies, announcements: true } };
  const aloud = (table: Table) => says.announcedAt({ ...table, policies });
  expect(aloud(opened)).toEqual({ 0: points, 2: suit });
  expect(aloud(after(tableWith([1, 2, 3]), '1NT P 2D'))).toEqual({ 0: points, 2: suit });
  // nobody knows what two people have agreed
  expect(aloud(after(all, '1NT P 2D'))).toBeUndefined();
  expect(aloud(after(tableWith([0, 2]), '1NT P 2D'))).toBeUndefined();
  expect(aloud(after(tableWith([0, 2]), 'P 1NT P 2D'))).toEqual({ 1: points, 3: suit });
  expect(aloud(after(tableWith([0, 1, 3]), '1H'))).toBeUndefined();
  // before the first deal there are no cards and no calls
  expect(aloud(openedTable('table1', OPENED))).toBeUndefined();
});

describe('a call is asked about or explained only', () => {
  const called = after(all, '1C 1D');
  const code = (decision: Decision) => (decision.ok ? (decision.value[0]?.kind ?? 'nothing') : decision.code);
  const explain = (table: Table, chair: number, call: number) =>
    code(says.explain(table, { ...at(table, chair, call), text: 'x' }));
  const ask = (table: Table, chair: number, call: number) => code(says.ask(table, at(table, chair, call)));
  test.each<[string, string, string]>([
    ['by its own player', explain(called, 0, 0), 'explained'],
    ['not by the partner', explain(called, 2, 0), 'ERR_EXPLAIN'],
    ['not by an opponent', explain(called, 1, 0), 'ERR_EXPLAIN'],
    ['not before it is made', explain(called, 2, 2), 'ERR_EXPLAIN'],
    ['not where explanations are off', explain(under(called, 'off'), 0, 0), 'ERR_EXPLAIN'],
    [
      'not of another deal',
      code(says.explain(called, { ...at(called, 0, 0), deal: 2, text: 'x' })),
      'ERR_STALE',
    ],
    ['not once the deal is over', explain(after(all, 'P P P P'), 0, 0), 'ERR_EXPLAIN'],
    ['asked by an opponent', ask(called, 1, 0), 'asked'],
    ['asked by the other opponent', ask(called, 3, 0), 'asked'],
    ['not asked by its player', ask(called, 0, 0), 'ERR_EXPLAIN'],
    ['not asked by the partner', ask(called, 2, 0), 'ERR_EXPLAIN'],
    ['not asked before it is made', ask(called, 1, 2), 'ERR_EXPLAIN'],
    ['not asked of a computer player', ask(after(tableWith([1]), '1C'), 1, 0), 'ERR_EXPLAIN'],
    ['not asked once the deal is over', ask(after(all, 'P P P P'), 1, 0), 'ERR_EXPLAIN'],
    ['not asked where explanations are off', ask(under(called, 'off'), 1, 0), 'ERR_EXPLAIN'],
  ])('%s: %s', (_, found, wanted) => {
    expect(found).toBe(wanted);
  });
});

test('the host sees every call for them, others their own, and spectators none', () => {
  const flag = (chair: number): Entry => ({ kind: 'flagged', chair, text: `from ${chair}`, id: `f${chair}` });
  const table = [flag(0), flag(1)].reduce(added, all);
  const seen = (viewer: number | undefined) => says.flagsFor(table, viewer)?.map(({ chair }) => chair);
  expect([seen(0), seen(1), seen(2), seen(undefined)]).toEqual([[0, 1], [1], undefined, undefined]);
});
