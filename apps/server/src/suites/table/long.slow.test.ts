import { setImmediate as others } from 'node:timers/promises';
import { defined } from '@overtrick/rules/assert';
import { dealNext } from '@overtrick/table/chance';
import { type Entry, makeEntry } from '@overtrick/table/entry';
import { added, openedTable, tableOf } from '@overtrick/table/fold';
import { after, OPENED, sat } from '@overtrick/table/internals/testing/tables';
import { MOST_AT_TABLE, MOST_IN_DEAL, whyTooLong } from '@overtrick/table/limits';
import { chairOf, type Table } from '@overtrick/table/table';
import { afterEach, describe, expect, test } from 'vitest';
import { startChance } from '../../live/chance.ts';
import { readLog } from '../../live/tableLog.ts';
import { PAGE, pagesOf } from '../../store/pages.ts';
import { Kit } from '../../testing/kit.ts';
import { memoryStore, openStoreHere } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const MANY = 100_000;

/**
 * Returns a log with this many entries, all in one deal: bids are explained, and a chair is left and taken, over and
 * over.
 */
function longLog(length: number): readonly Entry[] {
  const opening: Entry[] = [OPENED, sat(0), sat(2)];
  const seated = tableOf('table1', opening);
  const dealt = dealNext(seated, startChance('long'));
  const called = after(added(seated, dealt), '1C');
  const [call] = called.steps;
  const { seat, version } = defined(call, 'a call was made');
  const chair = chairOf(called, seat);
  const rest = Array.from({ length: length - 5 }, (_, i): Entry => {
    if (i % 1000 === 998) return { kind: 'left', chair: 2 };
    if (i % 1000 === 999) return sat(2);
    return { kind: 'explained', chair: i % 2 === 0 ? 2 : chair, step: version, text: `${i}`, id: `e${i}` };
  });
  return [...opening, dealt, { kind: 'acted', step: `${seat} 1C`, by: 'person' }, ...rest];
}

describe('a log of a hundred thousand entries', () => {
  const entries = longLog(MANY);
  const bodies = entries.map(makeEntry);

  test('is folded without recursion, and the chair of who leaves forgets what it did', () => {
    const table = tableOf('table1', entries);
    expect(table.version).toBe(MANY);
    expect(added(table, { kind: 'left', chair: 2 }).done[2]).toBeUndefined();
  });

  test('is read page by page: others have their turn in between', async () => {
    const store = memoryStore();
    await store.append({ log: 'table1', length: 0, bodies });
    let turns = 0;
    let isDone = false;
    const counting = (async () => {
      for (; !isDone; turns++) await others();
    })();
    const read = await readLog('table1', pagesOf(store, 'table1'));
    isDone = true;
    await counting;
    expect(read?.table.version).toBe(MANY);
    expect(turns).toBeGreaterThanOrEqual(MANY / PAGE - 1);
  });

  test('is loaded by a server that has not seen it', async () => {
    const dataDir = kit.folder();
    const store = await openStoreHere({ dataDir });
    await store.append({ log: 'longtable', length: 0, bodies });
    await store.close();
    const { url } = await kit.server({ dataDir });
    const guest = kit.client(url);
    expect(await guest.enter('longtable')).toMatchObject({ ok: true, state: { version: MANY } });
  });
});

describe('limits', () => {
  const long = (entries: number): Table =>
    longLog(entries).reduce<Table>(
      (table, entry) => (entry.kind === 'opened' ? table : added(table, entry)),
      openedTable('table1', OPENED),
    );
  const explained: Entry = { kind: 'explained', chair: 0, step: 5, text: 'x', id: 'x' };
  const acted: Entry = { kind: 'acted', step: 'W P', by: 'person' };

  test('a deal that has gone on for too long takes calls and cards alone', () => {
    expect(whyTooLong(long(MOST_IN_DEAL), [explained])).toBeUndefined();
    const table = long(MOST_IN_DEAL + 4);
    expect(whyTooLong(table, [explained])).toMatchObject({ code: 'ERR_DEAL_LONG' });
    expect(whyTooLong(table, [{ kind: 'undone', chair: 0, to: 5, id: 'u' }])).toBeDefined();
    expect(whyTooLong(table, [{ kind: 'covered', chair: 0, why: 'asked' }])).toBeDefined();
    for (const entry of [acted, sat(1), { kind: 'covered', chair: 0, why: 'gone' } as const])
      expect(whyTooLong(table, [entry])).toBeUndefined();
    expect(whyTooLong(long(2 * MOST_IN_DEAL + 4), [sat(1)])).toMatchObject({ code: 'ERR_DEAL_LONG' });
  });

  test('a table that has gone on for too long ends with the deal that is on', () => {
    const table = { ...long(10), version: MOST_AT_TABLE };
    for (const entry of [sat(1), { kind: 'readied', chair: 0 } as const, explained])
      expect(whyTooLong(table, [entry])).toMatchObject({ code: 'ERR_TABLE_LONG' });
    expect(whyTooLong(table, [acted])).toBeUndefined();
  });

  test('are told in a sentence', async () => {
    const dataDir = kit.folder();
    const store = await openStoreHere({ dataDir });
    const bodies = longLog(MOST_IN_DEAL + 4).map(makeEntry);
    await store.append({ log: 'longtable', length: 0, bodies });
    await store.close();
    const { url } = await kit.server({ dataDir });
    const bea = await kit.sitter(url, 'longtable', 1, 'Bea');
    expect(
      await bea.say('flag', { table: bea.table, token: bea.token, text: 'help', id: 'f1' }),
    ).toMatchObject({
      ok: false,
      code: 'ERR_DEAL_LONG',
      message: expect.stringContaining('only calls and cards'),
    });
  });
});

/** Logs that begin well and continue with a line that no server writes: an invalid entry, or one that does not fit. */
const BAD: readonly (readonly [string, string])[] = [
  ['cannot be read', '{"kind":'],
  ['does not fit', JSON.stringify({ kind: 'answered', chair: 0, accept: true, by: 'person' })],
];

test.each(BAD)('a log with an entry that %s spoils no list', async (_, bad) => {
  const dataDir = kit.folder();
  const first = await kit.server({ dataDir });
  const { challenge } = await (await fetch(`${first.url}/api/challenges/today`)).json();
  const join = async (name: string): Promise<{ table: string; token: string }> =>
    (
      await fetch(`${first.url}/api/challenges/${challenge}/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
    ).json();
  const [ann, bea] = [await join('Ann'), await join('Bea')];
  await first.close();
  const store = await openStoreHere({ dataDir });
  await store.append({ log: ann.table, length: (await store.read(ann.table)).length, bodies: [bad] });
  await store.close();
  const { url } = await kit.server({ dataDir });
  const told = await fetch(`${url}/api/challenges/${challenge}?table=${bea.table}`, {
    headers: { authorization: `Bearer ${bea.token}` },
  });
  expect(told.status).toBe(200);
  expect(await told.json()).toMatchObject({ entrants: [{ name: 'Ann' }, { name: 'Bea' }], you: 1 });
});
