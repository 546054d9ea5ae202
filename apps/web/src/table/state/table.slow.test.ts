import { playAction } from '@overtrick/rules/action';
import { pick, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test, vi } from 'vitest';
import { PACES } from '../../device/pace.ts';
import { newTable } from '../../offline/local/testTable.ts';
import { tableCtrl } from '../ctrl/tableCtrl.ts';
import { canAct, type TableModel } from './model.ts';

const ID = 'testtable';
const TOKEN = 'a-token-of-some-length';

/** Opens a page at a table of its own with bots that take any legal action. */
function sitDown(seed: string, chair = 2, gameId = 'bridge', matchId = 'chicago') {
  const random = seededRandom(seed);
  const link = newTable(ID, TOKEN, { game: gameId, match: matchId, chair }, random);
  let ids = 0;
  const ctrl = tableCtrl({
    link,
    table: ID,
    token: TOKEN,
    pace: () => PACES.quick,
    onSeat: () => undefined,
    onState: () => undefined,
    newId: () => `id${ids++}`,
  });
  ctrl.open();
  return { ctrl, random, now: (): TableModel => ctrl.store.getState() };
}

/** Runs timers and answers until the visitor can act, or the deal is over. */
async function settle(now: () => TableModel) {
  for (let i = 0; i < 2000; i++) {
    const model = now();
    if (model.held === undefined && model.frames.length === 0) {
      if (canAct(model) || (model.shown?.view.phase === 'over' && model.shown === model.latest)) return;
    }
    await vi.advanceTimersByTimeAsync(50);
  }
  throw new Error('the table never comes to rest');
}

describe('a page plays a Chicago', () => {
  test.each([0, 1, 2, 3])('from chair %i to the final sheet, showing every step once', async (chair) => {
    vi.useFakeTimers();
    const { ctrl, random, now } = sitDown(`chair ${chair}`, chair);
    const shownCalls = new Map<number, number>();
    const heard: string[] = [];
    ctrl.store.subscribe(({ shown, lines }, before) => {
      if (shown) {
        const most = shownCalls.get(shown.deal) ?? 0;
        expect(shown.view.calls.length).toBeLessThanOrEqual(most + 1);
        shownCalls.set(shown.deal, Math.max(most, shown.view.calls.length));
      }
      const last = before.lines.at(-1)?.key ?? 0;
      heard.push(...lines.filter(({ key }) => key > last).map(({ text }) => text));
    });
    let cards = 0;
    let acts = 0;
    for (let guard = 0; guard < 5000; guard++) {
      await settle(now);
      const { latest } = now();
      if (latest?.view.phase === 'over') {
        expect(latest.view.outcome).toBeDefined();
        cards += latest.view.tricks.flat().length;
        if (latest.standing.over) break;
        await ctrl.next();
        continue;
      }
      acts++;
      ctrl.act(pick(random, latest?.view.legal ?? []));
    }
    const { latest } = now();
    expect(latest?.standing.over).toBe(true);
    expect(latest?.sheet.rows.filter((row) => row.passed !== true)).toHaveLength(4);
    // every card is announced exactly once
    expect(heard.filter((line) => / of (clubs|diamonds|hearts|spades)\.$/.test(line))).toHaveLength(cards);
    expect(heard.filter((line) => /^It is your turn/.test(line))).toHaveLength(acts);
    expect(heard.filter((line) => /wins? the trick/.test(line))).toHaveLength(cards / 4);
    ctrl.close();
    vi.useRealTimers();
  });
});

describe('a page plays with the secret card', () => {
  test.each([0, 1])(
    'from chair %i: every trick is held and said, every card that came to the table',
    async (chair) => {
      vi.useFakeTimers();
      const { ctrl, random, now } = sitDown(`secret ${chair}`, chair, 'secret', 'winner-deals');
      const heard: string[] = [];
      let held = 0;
      ctrl.store.subscribe((model, before) => {
        const last = before.lines.at(-1)?.key ?? 0;
        heard.push(...model.lines.filter(({ key }) => key > last).map(({ text }) => text));
        if (model.held !== undefined && before.held === undefined) held++;
      });
      for (let guard = 0; guard < 500 && now().latest?.view.phase !== 'over'; guard++) {
        await settle(now);
        const legal = now().latest?.view.legal ?? [];
        if (legal.length > 0) ctrl.act(pick(random, legal));
      }
      await settle(now);
      const replaced = heard.filter((line) => line.endsWith('Replace it.')).length;
      expect(held).toBe(13);
      expect(heard.filter((line) => /wins? the trick/.test(line))).toHaveLength(13);
      expect(
        heard.filter((line) => /: (?!Put).* of (clubs|diamonds|hearts|spades)\.$/.test(line)),
      ).toHaveLength(39 + replaced);
      expect(heard.filter((line) => line.startsWith('You get the '))).toHaveLength(13);
      ctrl.close();
      vi.useRealTimers();
    },
  );
});

describe('an action of one’s own', () => {
  test('is shown at once, and nothing else can be done until it is answered', async () => {
    vi.useFakeTimers();
    const { ctrl, now } = sitDown('at once');
    await settle(now);
    const before = now().shown?.view;
    const [action] = before?.legal ?? [];
    if (before === undefined || action === undefined) throw new Error('nothing to do');
    ctrl.act(action);
    expect(now().shown?.view.calls).toHaveLength(before.calls.length + 1);
    expect(now().shown?.view.legal).toEqual([]);
    expect(canAct(now())).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(now().pending).toBeUndefined();
    ctrl.close();
    vi.useRealTimers();
  });

  test('that is not legal is not sent', async () => {
    vi.useFakeTimers();
    const { ctrl, now } = sitDown('illegal');
    await settle(now);
    const before = now();
    ctrl.act(playAction(0));
    expect(now()).toBe(before);
    ctrl.close();
    vi.useRealTimers();
  });
});
