import { defined } from '@overtrick/rules/assert';
import { GAMES } from '@overtrick/rules/games/list';
import { pick, seededRandom } from '@overtrick/rules/random';
import { makeEntry } from '@overtrick/table/entry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACES } from '../../device/pace.ts';
import { deviceChance } from '../../offline/local/chance.ts';
import { logOfKept } from '../../offline/local/keptLog.ts';
import { LocalTable } from '../../offline/local/localTable.ts';
import { memoryLog } from '../../offline/local/log.ts';
import { tableCtrl } from '../ctrl/tableCtrl.ts';
import { canAct, type TableModel } from '../state/model.ts';
import { passesTo, type SeenSoFar, seenOf, toldSince } from './passing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NAMES = ['Ada', 'Ben'];
/** The name of a dummy from which both play, which is nobody's. */
const SAID = [...NAMES, 'Dummy'];

/** Opens a table that two people share, with the page of the person who holds the device. */
function sharedTable(game: string, seed: string) {
  const random = seededRandom(seed);
  const token = 'a-token-of-some-length';
  const wanted = { game, name: 'Ada', chair: 0, matchOptions: {} };
  const entries = defined(logOfKept({ table: 'shared', token, wanted, finished: 0, shared: 'Ben' }), game);
  const log = memoryLog(entries.map(makeEntry));
  return (chair: number) => {
    const link = new LocalTable({
      table: 'shared',
      chair,
      log,
      chance: deviceChance(random),
      think: () => {
        throw new Error('no computer player sits here');
      },
      judge: () => 'sure',
    });
    const ctrl = tableCtrl({
      link,
      table: 'shared',
      token,
      pace: () => PACES.quick,
      onSeat: () => undefined,
      onState: () => undefined,
      newId: () => `${chair} ${random()}`,
    });
    ctrl.open();
    return ctrl;
  };
}

/** Waits until the holder of the device can act, must pass it on, or sees a result. */
async function settled(now: () => TableModel): Promise<void> {
  const isDone = () => canAct(now()) || passesTo(now()) !== undefined || now().shown?.view.phase === 'over';
  for (let i = 0; i < 500 && !isDone(); i++) await vi.advanceTimersByTimeAsync(50);
  expect(isDone()).toBe(true);
}

test.each(GAMES.flatMap(({ id, players }) => (players === 2 ? [id] : [])))(
  'two people play %s by turns on one device, and neither page is told the other’s cards',
  async (game) => {
    const random = seededRandom(game);
    const open = sharedTable(game, game);
    const seen: Record<number, SeenSoFar> = {};
    let holder = 0;
    let passes = 0;
    const looked = new Set<number>();
    const told: string[] = [];
    for (let turn = 0; turn < 400 && looked.size < 2; turn++) {
      const ctrl = open(holder);
      const now = () => ctrl.store.getState();
      await settled(now);
      for (let act = 0; act < 60 && passesTo(now()) === undefined; act++) {
        const state = defined(now().latest, 'a state');
        expect(state.you).toBe(holder);
        const { view } = state;
        if (view.phase === 'over') {
          looked.add(holder);
          // after the last deal nothing is hidden, and the device stays where it is
          if (state.standing.over) looked.add(1 - holder);
          if (looked.size === 2) break;
          void ctrl.next();
          await vi.advanceTimersByTimeAsync(500);
          continue;
        }
        const others = state.chairs.filter(({ chair }) => chair !== holder).map(({ seat }) => seat);
        // in solo games all cards lie open until the play
        const isOpen = game.startsWith('solo') && view.phase !== 'play';
        for (const seat of others) if (!isOpen) expect(view.hands[seat].cards, view.phase).toBeUndefined();
        ctrl.act(pick(random, view.legal));
        await settled(now);
      }
      const to = passesTo(now());
      const shown = defined(now().shown, 'a state');
      ctrl.close();
      if (to === undefined) break;
      expect(to).toBe(1 - holder);
      const news = toldSince(shown, seen[to]);
      if (seen[to]?.deal === shown.deal)
        expect(news.filter((line) => line.startsWith(NAMES[to] ?? ''))).toEqual([]);
      told.push(...news);
      seen[holder] = seenOf(shown);
      holder = to;
      passes += 1;
    }
    // both have seen the result
    expect([...looked].sort()).toEqual([0, 1]);
    expect(passes).toBeGreaterThan(3);
    expect(told.length).toBeGreaterThan(5);
    expect(told.every((line) => SAID.some((name) => line.startsWith(name)))).toBe(true);
  },
);

test('what was done before the other gave the device away is not told again', async () => {
  const ctrl = sharedTable('double-dummy', 'told')(0);
  const now = () => ctrl.store.getState();
  await settled(now);
  if (canAct(now())) {
    ctrl.act(defined(now().shown?.view.legal.at(-1), 'something to do'));
    await settled(now);
    const shown = defined(now().shown, 'a state');
    expect(toldSince(shown, { deal: 1, calls: 0, cards: 0 })).toHaveLength(1);
    expect(toldSince(shown, { deal: 1, calls: 1, cards: 0 })).toHaveLength(0);
    expect(toldSince(shown, undefined)).toHaveLength(1);
  }
  expect(passesTo(now())).toBe(1);
  ctrl.close();
});
