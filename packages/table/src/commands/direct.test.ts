import { makeStep } from '@overtrick/rules/action';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from '../chance.ts';
import { ALL_THERE, dutyOf } from '../duty/duty.ts';
import { dealEnds } from '../ends.ts';
import { type Entry, makeEntry } from '../entry.ts';
import { added, openedTable, tableOf } from '../fold.ts';
import { directorLog } from '../messages/directorLog.ts';
import { isBetweenDeals, isMatchOver, resultOf, standingOf, type Table } from '../table.ts';
import { after, NOTRUMP, OPENED, sat, tableWith } from '../testing/tables.ts';
import { direct } from './direct.ts';
import { decide } from './orders.ts';
import type { Decision } from './play.ts';

/** Builds the log of a sitting of two boards with four people, up to the first deal. */
function sitting(): readonly Entry[] {
  const boards = [1, 2].map((board) => {
    const { deal, dealer } = randomSetup({ dealer: 'N', vul: 'none' }, seededRandom(`board ${board}`));
    return { board, deal: makeDeal(deal, dealer) };
  });
  const opening = {
    ...OPENED,
    match: 'boards',
    matchOptions: { boards: 2, first: 1 },
    policies: { undo: 'slip' },
  } as const;
  const entries: Entry[] = [
    opening,
    { kind: 'sitting', tournament: 't1', where: 'A1/1', boards },
    ...[0, 1, 2, 3].map(sat),
  ];
  return [...entries, dealNext(tableOf('t', entries), seededChance('direct'))];
}
const seated = (): Table => tableOf('t', sitting());

function done(table: Table, decided: Decision): Table {
  if (!decided.ok) throw new Error(decided.code);
  return decided.value.reduce(added, table);
}
const codeOf = (decided: Decision): string => (decided.ok ? 'ok' : decided.code);
type Order = Parameters<typeof direct>[1]['order'];
const order = (table: Table, wanted: Order, id = 'd1') =>
  direct(table, { id, deal: table.deal, order: wanted });
const versionOf = (table: Table, step: number): number => table.steps[step]?.version ?? 0;
const stepsOf = (table: Table): string => table.steps.map(makeStep).join(', ');
/** Returns the table after a claim of all tricks that both opponents have accepted. */
const claimed = (table: Table): Table =>
  added(table, {
    kind: 'acted',
    step: `${table.game.toAct(table.state)[0]} claim 13`,
    by: 'person',
  });

describe('the director goes back', () => {
  test('to any call, and everybody hears the reason', () => {
    const table = after(seated(), '1C P 1S P 2S');
    const back = done(table, order(table, { what: 'rollBack', to: versionOf(table, 2), reason: 'Misclick' }));
    expect(stepsOf(back)).toBe('N 1C, E P');
    expect(back.notes).toMatchObject([
      { what: 'back', deal: 1, reason: 'Misclick', step: { seat: 'S', action: { kind: 'call' } } },
    ]);
    // a page that did not hear of it cannot act on what it shows
    const late = { ...base(back), version: table.version, action: 'P' };
    expect(codeOf(decide('act', back, late, by(2)))).toBe('ERR_STALE');
    expect(codeOf(decide('act', back, { ...late, version: back.version }, by(2)))).toBe('ok');
  });

  test('from a claim that waits for answers, or was granted', () => {
    const playing = after(seated(), `${NOTRUMP} S2`);
    const asked = added(playing, { kind: 'claimed', chair: 0, tricks: 12, id: 'c' });
    const open = done(asked, order(asked, { what: 'rollBack', reason: 'No line was stated' }));
    expect(open.claim).toBeUndefined();
    expect(open.notes.at(-1)).toMatchObject({ what: 'request', reason: 'No line was stated' });
    expect(codeOf(order(open, { what: 'rollBack', reason: 'again' }, 'd2'))).toBe('ERR_NO_CLAIM');
    const over = claimed(after(seated(), NOTRUMP));
    expect(isBetweenDeals(over)).toBe(true);
    const again = done(over, order(over, { what: 'rollBack', to: versionOf(over, 4), reason: 'Contested' }));
    expect(isBetweenDeals(again)).toBe(false);
    expect(again.match.rows(again.sheet).rows).toHaveLength(0);
    expect(again.reopened).toEqual({ 1: 1 });
    const ended = claimed(again);
    expect(ended.match.rows(ended.sheet).rows).toHaveLength(1);
  });

  test('only to a step of this deal, and once for one message', () => {
    const table = after(seated(), '1C');
    expect(codeOf(order(table, { what: 'rollBack', to: 3, reason: 'x' }))).toBe('ERR_STALE');
    expect(codeOf(direct(table, { id: 'a', deal: 2, order: { what: 'stop', reason: 'x' } }))).toBe(
      'ERR_STALE',
    );
    const wanted = { what: 'rollBack', to: versionOf(table, 0), reason: 'x' } as const;
    const back = done(table, order(table, wanted));
    expect(resultOf(back, -1, 'd1')).toBeDefined();
    expect(order(back, wanted)).toEqual({ ok: true, value: [] });
  });

  test('and the same log gives the same table', () => {
    const log: Entry[] = [...sitting(), { kind: 'acted', step: 'N 1C', by: 'person' }];
    const version = log.length;
    log.push({ kind: 'rolledBack', to: version, reason: 'x', id: 'r' });
    expect(tableOf('t', log).steps).toEqual([]);
  });
});

describe('a board that the director stops', () => {
  const table = after(seated(), '1C P');
  const stopped = done(table, order(table, { what: 'stop', reason: 'Heard from another table' }));

  test('has no result, and the next board is dealt at once', () => {
    expect(isBetweenDeals(stopped)).toBe(true);
    expect(codeOf(decide('act', stopped, { ...base(stopped), action: 'P' }, by(2)))).toBe('ERR_DEAL_OVER');
    expect(dutyOf(stopped, ALL_THERE)).toEqual({ kind: 'deal' });
    const next = added(stopped, dealNext(stopped, seededChance('direct')));
    expect([next.deal, next.steps.length, isBetweenDeals(next)]).toEqual([2, 0, false]);
    expect(next.game.setupOf(next.state).board).toBe(2);
    expect(next.notes.at(-1)).toMatchObject({ what: 'stop', deal: 1 });
    const last = done(next, order(next, { what: 'stop', reason: 'Late' }, 'd2'));
    expect([isMatchOver(last), standingOf(last).over, dutyOf(last, ALL_THERE)]).toEqual([
      true,
      true,
      undefined,
    ]);
  });

  test('is not reported, and not opened again', async () => {
    const log = [...sitting(), { kind: 'stopped', reason: 'x', id: 's' } as const].map(makeEntry);
    const ends = [];
    for await (const end of dealEnds('t', [log])) ends.push(end.deal);
    expect(ends).toEqual([]);
    expect(codeOf(order(stopped, { what: 'stop', reason: 'x' }, 'd3'))).toBe('ERR_DEAL_OVER');
    expect(codeOf(order(stopped, { what: 'rollBack', to: versionOf(stopped, 0), reason: 'x' }, 'd4'))).toBe(
      'ERR_DEAL_OVER',
    );
  });
});

const base = (table: Table) => ({ deal: table.deal, version: table.version, id: 'p1' });
const by = (chair: number) => ({ chair, isHostThere: true });

describe('a pause', () => {
  test('of the director stops everybody, and only the director ends it', () => {
    const table = seated();
    const paused = done(table, order(table, { what: 'pause', reason: 'One moment' }));
    expect(paused.paused).toEqual({ reason: 'One moment', byDirector: true });
    expect(codeOf(decide('act', paused, { ...base(paused), action: 'P' }, by(0)))).toBe('ERR_PAUSED');
    expect(dutyOf(paused, { ...ALL_THERE, isLate: true })).toBeUndefined();
    expect(codeOf(decide('pause', paused, { paused: false }, by(0)))).toBe('ERR_HOST');
    const going = done(paused, order(paused, { what: 'resume' }, 'd2'));
    expect(codeOf(decide('act', going, { ...base(going), action: 'P' }, by(0)))).toBe('ok');
    expect(going.unpaused).toBe(going.version);
  });

  test('of the host of a friendly table', () => {
    const table = tableWith([0, 1]);
    expect(codeOf(decide('pause', table, { paused: true }, by(1)))).toBe('ERR_HOST');
    const paused = done(table, decide('pause', table, { paused: true }, by(0)));
    expect(paused.paused).toEqual({});
    expect(decide('pause', paused, { paused: true }, by(0))).toEqual({ ok: true, value: [] });
    const going = done(paused, decide('pause', paused, { paused: false }, by(0)));
    expect(going.paused).toBeUndefined();
    // a friendly table has no director
    expect(codeOf(order(table, { what: 'stop', reason: 'x' }))).toBe('ERR_DIRECTOR');
  });
});

test('the log of a deal names who did what and how long it took, and marks what was undone', async () => {
  const log: Entry[] = [...sitting()];
  const acted = (step: string, ms: number): Entry => ({ kind: 'acted', step, by: 'person', ms, id: step });
  log.push(acted('N 1C', 2100));
  const called = log.length;
  log.push({ kind: 'explained', chair: 0, step: called, text: 'Strong', id: 'e' });
  log.push(acted('E 1S', 9000));
  log.push({ kind: 'flagged', chair: 2, text: 'A long pause', id: 'f' });
  log.push({ kind: 'rolledBack', to: called + 2, reason: 'Slip', id: 'r' });
  const lines = await directorLog('t', [log.map(makeEntry)], 1);
  expect(lines).toMatchObject([
    { kind: 'step', seat: 'N', action: '1C', ms: 2100, name: 'Person 0' },
    { kind: 'explained', seat: 'N', call: '1C', text: 'Strong' },
    { kind: 'step', seat: 'E', action: '1S', ms: 9000, isUndone: true },
    { kind: 'flagged', seat: 'S', text: 'A long pause' },
    { kind: 'rolledBack', text: 'Slip' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('deal');
  expect(await directorLog('t', [log.map(makeEntry)], 2)).toEqual([]);
  expect(openedTable('t', OPENED).notes).toEqual([]);
});
