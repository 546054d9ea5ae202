import 'fake-indexeddb/auto';
import { makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { makeSetup, randomSetup } from '@overtrick/rules/deals/setup';
import { GAMES } from '@overtrick/rules/games/list';
import { pick, seededRandom } from '@overtrick/rules/random';
import { tableOf } from '@overtrick/table/fold';
import { expect, test } from 'vitest';
import { appendEntries, entriesAfter, forgetKept, keepTable, keptTable } from '../database.ts';
import { finishedBoard, finishedDeals } from '../deals.ts';
import type { KeptDeal, KeptTable } from '../kept.ts';
import { entriesIn, openLog } from '../log.ts';
import { deviceChance } from './chance.ts';
import { logOfKept } from './keptLog.ts';
import { LocalTable } from './localTable.ts';
import { lastingLog } from './log.ts';
import { newTable } from './testTable.ts';

const TOKEN = 'a-token-of-some-length';

/** Builds a table in the format of an older page: one finished deal, and a second one after some calls. */
function keptByOlder(table: string): KeptTable {
  const wanted = { game: 'bridge', match: 'chicago', name: 'Ada', chair: 2 };
  const random = seededRandom(table);
  const opened = tableOf(table, defined(logOfKept({ table, token: TOKEN, wanted, finished: 0 }), 'bridge'));
  const { game, match, options } = opened;
  let { sheet } = opened;
  const played = (most: number): KeptDeal => {
    const setup = randomSetup(defined(match.next(sheet), 'the match goes on'), random, game.ordered);
    const steps: KeptDeal['steps'][number][] = [];
    let state = game.start(setup, options);
    for (
      let seat = game.toAct(state)[0];
      seat !== undefined && steps.length < most;
      seat = game.toAct(state)[0]
    ) {
      const action = pick(random, game.legalActions(state, seat).slice(0, 4));
      const why = seat === 'S' ? {} : { reason: 'Any will do.', meaning: 'Something', alert: true as const };
      steps.push({ step: makeStep({ seat, action }), ...why });
      state = game.apply(state, seat, action);
    }
    const outcome = game.outcome(state);
    if (outcome !== undefined) sheet = match.add(sheet, outcome);
    return { setup: makeSetup(setup), steps };
  };
  return { table, token: TOKEN, wanted, finished: 1, deals: [played(Infinity), played(3)] };
}

test('a table that an older page kept opens on where it was', async () => {
  const kept = keptByOlder('older');
  await keepTable(kept);
  const deals = defined(kept.deals, 'an older page kept them');
  const before = await finishedDeals(kept);
  const opened = defined(await openLog('older'), 'it is kept');
  const link = new LocalTable({
    table: 'older',
    chair: 2,
    log: opened.log,
    chance: deviceChance(seededRandom('on')),
    think: ({ view }) => ({ action: 'P', reason: `${view.legal.length} may be done.` }),
    judge: () => 'sure',
  });
  const entered = await link.send('enter', { table: 'older', token: TOKEN });
  if (!entered.ok) throw new Error(entered.code);
  const { deal, you, sheet, meanings } = entered.state;
  expect([deal, you, sheet.rows.filter(({ passed }) => passed !== true).length]).toEqual([2, 2, 1]);
  expect(Object.values(meanings ?? {})).toContainEqual({ text: 'Something', alert: true, by: 'bot' });
  // the same deals are sent and shown again, before and after the change of format
  const now = defined(await keptTable('older'), 'it is kept');
  expect(now.deals).toBeUndefined();
  expect(await finishedDeals(now)).toEqual(before);
  expect(before.map(({ steps, setup }) => [steps, setup])).toEqual([
    [deals[0]?.steps.map(({ step }) => step), deals[0]?.setup],
  ]);
  expect(await finishedBoard(now, 1)).toMatchObject({ match: 'chicago', players: { S: 'Ada' } });
  expect(await finishedBoard(now, 2)).toBeUndefined();
});

test('two tabs that open a table of an older page at once begin one log', async () => {
  const kept = keptByOlder('at once');
  await keepTable(kept);
  await Promise.all([openLog('at once'), openLog('at once')]);
  const now = defined(await keptTable('at once'), 'it is kept');
  expect(await entriesIn(now)).toEqual(await entriesIn(kept));
});

test('entries are stored after those that the writer knows, or not at all', async () => {
  await keepTable({ ...keptByOlder('seq'), deals: [] });
  await openLog('seq');
  const length = (await entriesAfter('seq', 0)).length;
  expect(await appendEntries('seq', length - 1, ['{}'], 0)).toBe(false);
  const both = [appendEntries('seq', length, ['"a"'], 1), appendEntries('seq', length, ['"b"'], 1)];
  expect(await Promise.all(both)).toEqual([true, false]);
  expect(await entriesAfter('seq', length)).toEqual(['"a"']);
  expect((await keptTable('seq'))?.finished).toBe(1);
  await forgetKept('seq');
  expect([await keptTable('seq'), await entriesAfter('seq', 0)]).toEqual([undefined, []]);
});

test('a log that cannot be stored any more goes on in memory', async () => {
  const log = lastingLog({
    read: async () => ['a'],
    append: async (length) => {
      if (length > 1) throw new Error('no room');
      return true;
    },
  });
  expect(await log.read(0)).toEqual(['a']);
  expect(await log.append(1, ['b'], 0)).toBe(true);
  expect(await log.append(2, ['c'], 0)).toBe(true);
  expect(await log.read(0)).toEqual(['a', 'b', 'c']);
});

// R-GEN-4
test('the first dealer on a device is drawn, and a reload does not draw again', async () => {
  const dealers = await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const table = `dealer${i}`;
      const wanted = { game: 'dummy-spades', match: 'target', name: 'Ada' };
      await keepTable({ table, token: TOKEN, wanted, deals: [], finished: 0 });
      const dealer = async (seed: string) => {
        const { log } = defined(await openLog(table), 'it is kept');
        const link = newTable(table, TOKEN, wanted, seededRandom(seed), { log });
        const entered = await link.send('enter', { table, token: TOKEN });
        return entered.ok ? entered.state.view.terms.dealer : entered.code;
      };
      const first = await dealer(`${i}`);
      expect(await dealer(`again ${i}`)).toBe(first);
      return first;
    }),
  );
  expect(new Set(dealers)).toEqual(new Set(['S', 'W', 'E']));
});

// R-GEN-4, R-SEC-1: with numbered boards and a Chicago of four deals the first dealer is fixed
const DRAWN = GAMES.filter(({ matches: [form] }) => form !== 'chicago' && form !== 'boards');

test.each(DRAWN.map(({ id, players, matches }) => [id, players, matches[0] ?? ''] as const))(
  '%s: each player deals first at some tables of a device',
  async (game, players, match) => {
    const dealers = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const table = `${game} ${i}`;
        const wanted = { game, match, name: 'Ada' };
        await keepTable({ table, token: TOKEN, wanted, deals: [], finished: 0 });
        const { log } = defined(await openLog(table), 'it is kept');
        const entered = await newTable(table, TOKEN, wanted, seededRandom(`${i}`), { log }).send('enter', {
          table,
          token: TOKEN,
        });
        if (!entered.ok) return entered.code;
        const { seating, dealer } = entered.state.view.terms;
        return seating?.join() ?? dealer;
      }),
    );
    expect(new Set(dealers).size).toBe(players);
  },
);

test('a deal that is played once more goes on from where it was left, is the only one, and is told to nobody', () => {
  const older = keptByOlder('once');
  const [first] = defined(older.deals, 'an older page kept them');
  const { setup, steps } = defined(first, 'a deal');
  const kept: KeptTable = {
    ...older,
    finished: 0,
    practice: true,
    deals: [{ setup, steps: steps.slice(0, 5) }],
  };
  const table = tableOf('once', defined(logOfKept(kept), 'bridge'));
  expect(table.steps.map(makeStep)).toEqual(steps.slice(0, 5).map(({ step }) => step));
  expect([table.deal, table.last]).toEqual([1, 1]);
});
