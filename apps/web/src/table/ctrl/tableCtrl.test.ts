import type { Action } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { seededRandom } from '@overtrick/rules/random';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PACES } from '../../device/pace.ts';
import { newTable } from '../../offline/local/testTable.ts';
import { Wire } from '../../offline/local/wire.ts';
import { text } from '../../text/text.ts';
import { onlyCard } from '../state/forced.ts';
import { canAct, hasMoreToSay, type TableModel } from '../state/model.ts';
import { tableCtrl } from './tableCtrl.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page whose connection can fail, at a table where it is the visitor's turn. */
async function sitDown(seed: string, game = 'bridge', match = 'chicago', chair = 2) {
  const random = seededRandom(seed);
  const wire = new Wire(newTable('testtable', 'a-token-of-some-length', { game, match, chair }, random));
  return { wire, ...(await pageOn(wire)) };
}

/** Opens the page of the table at the other end of a connection. */
async function pageOn(wire: Wire, name = 'id') {
  let ids = 0;
  const ctrl = tableCtrl({
    link: wire,
    table: 'testtable',
    token: 'a-token-of-some-length',
    pace: () => PACES.quick,
    onSeat: () => undefined,
    onState: () => undefined,
    newId: () => `${name}${ids++}`,
  });
  ctrl.open();
  const now = (): TableModel => ctrl.store.getState();
  await settle(now);
  return { ctrl, now };
}

async function settle(now: () => TableModel): Promise<void> {
  for (let i = 0; i < 500 && !canAct(now()); i++) await vi.advanceTimersByTimeAsync(50);
  expect(canAct(now())).toBe(true);
}

const flush = () => vi.advanceTimersByTimeAsync(0);
const first = (model: TableModel): Action => {
  const [action] = model.shown?.view.legal ?? [];
  if (action === undefined) throw new Error('nothing to do');
  return action;
};
const actsSaid = (wire: Wire) => wire.said.filter(({ name }) => name === 'act').map(({ message }) => message);

test('the page has more to say until it is the visitor’s turn again, and never says more meanwhile', async () => {
  const { ctrl, now } = await sitDown('more');
  expect(hasMoreToSay(now())).toBe(false);
  const lines = () => now().lines.at(-1)?.key;
  ctrl.act(first(now()));
  expect(hasMoreToSay(now())).toBe(true);
  for (let i = 0; i < 500 && hasMoreToSay(now()); i++) await vi.advanceTimersByTimeAsync(50);
  expect(canAct(now())).toBe(true);
  const last = lines();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines()).toBe(last);
});

test('what is done while the line is lost is shown, kept and sent once when it is back', async () => {
  const { ctrl, wire, now } = await sitDown('lost');
  const calls = now().shown?.view.calls.length ?? 0;
  wire.cut();
  expect(now().connection).toBe('lost');
  expect(now().lines.at(-1)?.text).toBe(text.say.lost);
  ctrl.act(first(now()));
  await flush();
  expect(now().shown?.view.calls).toHaveLength(calls + 1);
  expect(now().pending).toBeDefined();
  expect(actsSaid(wire)).toEqual([]);
  wire.mend();
  await flush();
  expect(now().connection).toBe('live');
  expect(now().lines.some((line) => line.text === text.say.back)).toBe(true);
  expect(now().pending).toBeUndefined();
  expect(actsSaid(wire)).toMatchObject([{ id: 'id0' }]);
  expect(now().latest?.view.calls.length).toBeGreaterThan(calls);
});

test('a turn that is still one’s own after a lost line is not said again', async () => {
  const { wire, now } = await sitDown('said once');
  const turns = () => now().lines.filter((line) => line.text === text.say.yourCall).length;
  const before = turns();
  wire.cut();
  wire.mend();
  await flush();
  expect(now().connection).toBe('live');
  expect(turns()).toBe(before);
});

const isCall = (line: string): boolean =>
  /^\w+: (pass|double|redouble|\d (club|diamond|heart|spade|notrump)s?)\.$/i.test(line);
const isTrickBid = (line: string): boolean => /^\w+: (\d+ tricks?|nil)\.$/i.test(line);
const isCard = (line: string): boolean => /^\w+: [^,]+ of (clubs|diamonds|hearts|spades)\.$/.test(line);
const isTrumps = (line: string): boolean => /^(Trumps: |Notrump$)/.test(line);
const isContract = (line: string): boolean => line.startsWith('The contract is');
const isOver = (now: () => TableModel): boolean => now().latest?.view.phase === 'over';

test.each([
  ['bridge', 'chicago', 'auction'],
  ['spades', 'target', 'bids'],
  ['bridge-whist', 'whist-rubber', 'double'],
  ['solo-whist', 'best-of-three', 'peek', 1],
])(
  'who comes later to a table of %s is told what was called and played before',
  async (game, match, talk, chair?: number) => {
    const { wire } = await sitDown('later', game, match, chair);
    const phases = new Set<string>();
    for (let visit = 0; visit < 60; visit++) {
      const { ctrl, now } = await pageOn(wire, `visit ${visit}, `);
      const { calls, contract, phase, strain, trick, trickBids = [] } = defined(now().shown, 'a state').view;
      phases.add(phase);
      const said = now().lines.map((line) => line.text);
      expect(said.filter(isCall)).toHaveLength(phase === 'auction' ? calls.length : 0);
      expect(said.filter(isTrickBid)).toHaveLength(trickBids.length);
      expect(said.filter(isContract)).toHaveLength(contract ? 1 : 0);
      expect(said.filter(isTrumps)).toHaveLength(strain ? 1 : 0);
      expect(said.filter(isCard)).toHaveLength(trick.length);
      ctrl.act(first(now()));
      await flush();
      for (let i = 0; i < 500 && !canAct(now()) && !isOver(now); i++) await vi.advanceTimersByTimeAsync(50);
      if (isOver(now)) break;
    }
    expect([...phases].sort()).toEqual([talk, 'play']);
  },
);

test('what was called while the line was lost is said once, and nothing as taken back', async () => {
  const { ctrl, wire, now } = await sitDown('meanwhile');
  const said = now().lines.map((line) => line.text);
  ctrl.store.subscribe(({ lines }, before) => {
    const last = before.lines.at(-1)?.key ?? 0;
    said.push(...lines.filter(({ key }) => key > last).map((line) => line.text));
  });
  for (let round = 0; round < 2; round++) {
    wire.cut();
    ctrl.act(first(now()));
    await flush();
    wire.mend();
    await settle(now);
  }
  expect(said).not.toContain(text.undo.done);
  const { calls, phase } = defined(now().shown, 'a state').view;
  expect(phase).toBe('auction');
  expect(calls.length).toBeGreaterThan(7);
  expect(said.filter(isCall)).toHaveLength(calls.length);
});

test('a message that gets no answer is sent again with the same id', async () => {
  const { ctrl, wire, now } = await sitDown('no answer');
  wire.lose(1);
  ctrl.act(first(now()));
  await flush();
  expect(actsSaid(wire)).toMatchObject([{ id: 'id0' }, { id: 'id0' }]);
  expect(now().pending).toBeUndefined();
  expect(now().notice).toBeUndefined();
});

test('an action that a newcomer overtook is sent again for the new version', async () => {
  const { ctrl, wire, now } = await sitDown('overtaken');
  const version = now().latest?.version ?? 0;
  wire.moveOn();
  ctrl.act(first(now()));
  await flush();
  expect(actsSaid(wire)).toMatchObject([{ version }, { version: version + 1 }]);
  expect(now().notice).toBeUndefined();
  await settle(now);
});

test('an action that is refused is taken back, and the page says why', async () => {
  const { ctrl, wire, now } = await sitDown('refused');
  const before = now().shown?.view.calls;
  const send = vi.spyOn(wire, 'send').mockResolvedValue({ ok: false, code: 'ERR_CLAIM_ASKED', message: '' });
  ctrl.act(first(now()));
  await flush();
  expect(now().shown?.view.calls).toEqual(before);
  expect(now().notice?.text).toBe(text.refusals.ERR_CLAIM_ASKED);
  expect(canAct(now())).toBe(true);
  send.mockRestore();
});

test('an update that comes twice changes nothing the second time', async () => {
  const { ctrl, wire, now } = await sitDown('twice');
  ctrl.act(first(now()));
  await settle(now);
  const before = now();
  wire.repeat();
  await vi.advanceTimersByTimeAsync(2000);
  expect(now()).toBe(before);
});

test('several actions told at once are shown one after the other', async () => {
  const { ctrl, wire, now } = await sitDown('at once');
  const seen: number[] = [];
  for (let round = 0; round < 60 && now().latest?.view.phase !== 'over'; round++) {
    wire.hold();
    ctrl.act(first(now()));
    await flush();
    const stop = ctrl.store.subscribe(({ shown }) => {
      const view = shown?.view;
      if (view) seen.push(view.calls.length + 4 * sum(view.taken) + view.trick.length);
    });
    wire.release();
    for (let i = 0; i < 1000 && !canAct(now()) && now().shown?.view.phase !== 'over'; i++)
      await vi.advanceTimersByTimeAsync(50);
    stop();
    expect(now().shown).toBe(now().latest);
  }
  expect(now().latest?.view.phase).toBe('over');
  // the page skips no step: the count of calls and cards grows by one at a time
  for (const [i, count] of seen.entries()) expect(count - (seen[i - 1] ?? count)).toBeLessThanOrEqual(1);
  expect(seen.length).toBeGreaterThan(30);
});

const sum = (taken: Readonly<Record<string, number>>): number =>
  Object.values(taken).reduce((all, one) => all + one, 0);

test('after a while in the background everything is shown at once', async () => {
  const { ctrl, now } = await sitDown('background');
  ctrl.act(first(now()));
  await flush();
  expect(now().frames.length).toBeGreaterThan(0);
  ctrl.catchUp();
  expect(now().frames).toEqual([]);
  expect(now().shown).toBe(now().latest);
});

test('a table that is not there is said to be so', async () => {
  const { ctrl, wire, now } = await sitDown('gone');
  vi.spyOn(wire, 'send').mockResolvedValue({ ok: false, code: 'ERR_NO_TABLE', message: 'There is none.' });
  wire.cut();
  wire.mend();
  await flush();
  expect(now().trouble?.code).toBe('ERR_NO_TABLE');
  ctrl.close();
});

test('what nobody plays is shown at once, and its result alone is said', async () => {
  const { ctrl, now } = await sitDown('skip');
  const said = now().lines.length;
  await ctrl.skip(true);
  // without a pace: no frame waits to be shown
  for (let i = 0; i < 200 && now().latest?.view.phase !== 'over'; i++) {
    await flush();
    expect(now().frames.length).toBe(0);
  }
  expect(now().shown?.view.phase).toBe('over');
  const result = now()
    .lines.slice(said)
    .map(({ text: line }) => line);
  // out of about fifty calls and cards
  expect(result.length).toBeLessThan(6);
  ctrl.close();
});

test('a card is the only one where no other may be played, the last at the latest', async () => {
  const { ctrl, now } = await sitDown('forced');
  let forced = 0;
  for (let i = 0; i < 80 && now().shown?.view.phase !== 'over'; i++) {
    const legal = now().shown?.view.legal ?? [];
    const only = onlyCard(now());
    expect(only !== undefined).toBe(legal.length === 1 && legal[0]?.kind === 'play');
    if (only !== undefined) forced++;
    ctrl.act(only ?? first(now()));
    for (let j = 0; j < 500 && !canAct(now()) && now().shown?.view.phase !== 'over'; j++)
      await vi.advanceTimersByTimeAsync(50);
  }
  expect(now().shown?.view.phase).toBe('over');
  expect(onlyCard(now())).toBeUndefined();
  expect(forced).toBeGreaterThan(0);
});
