import { afterEach, expect, test } from 'vitest';
import { firstLegal, oneNotrump } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { plain, shownState, storedTable, trueState } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

async function start() {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  return { store, url };
}

test('one person and three bots play a deal to its score', async () => {
  const { store, url } = await start();
  const ann = await kit.opener(url);
  expect(ann.state).toMatchObject({ deal: 1, you: 2, game: 'bridge', match: 'chicago', ready: [] });
  expect(ann.state.chairs.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'person', 'bot']);
  await ann.playUntil((client) => client.isDealOver, oneNotrump);
  const { view, sheet, reasons } = ann.state;
  expect(view.outcome).toBeDefined();
  expect(view.deal).toBeDefined();
  expect(sheet.rows).toHaveLength(1);
  expect(Object.keys(reasons ?? {}).length).toBeGreaterThan(0);
  const table = await storedTable(store, ann.table);
  expect(shownState(ann.state)).toEqual(plain(trueState(table, 2)));
});

test('two people play a deal, a third looks on, and each is told what he may know', async () => {
  const { store, url } = await start();
  const ann = await kit.opener(url, { chair: 0 });
  const bea = await kit.sitter(url, ann.table, 1, 'Bea');
  const cem = kit.client(url);
  await cem.enter(ann.table);
  await Promise.all(
    [ann, bea, cem].map((client) => client.playUntil(({ isDealOver }) => isDealOver, oneNotrump)),
  );
  expect(ann.state.chairs.map(({ name, present }) => [name, present])).toEqual([
    ['Ann', true],
    ['Bea', true],
    ['Cedar', true],
    ['Rowan', true],
  ]);
  const table = await storedTable(store, ann.table);
  expect(shownState(ann.state)).toEqual(plain(trueState(table, 0)));
  expect(shownState(bea.state)).toEqual(plain(trueState(table, 1)));
  expect(shownState(cem.state)).toEqual(plain(trueState(table, undefined)));
});

test('every step is told once, in order, with its place in the log', async () => {
  const { url } = await start();
  const ann = await kit.opener(url, { chair: 0 });
  const cem = kit.client(url);
  await cem.enter(ann.table);
  await Promise.all([ann, cem].map((client) => client.playUntil(({ isDealOver }) => isDealOver)));
  const heard = cem.updates.flatMap(({ steps }) => steps);
  expect(heard.map(({ version }) => version)).toEqual(
    heard.map((_, i) => cem.state.version - heard.length + 1 + i),
  );
  expect(heard.every(({ seat }, i) => seat === 'NESW'[i % 4] || cem.state.view.calls.length <= i)).toBe(true);
});

test('a Chicago of four deals goes to its end, each deal begun when all are ready', async () => {
  const { store, url } = await start();
  const ann = await kit.opener(url, { chair: 0 });
  const bea = await kit.sitter(url, ann.table, 1, 'Bea');
  for (let deal = 1; deal <= 4; deal++) {
    await Promise.all(
      [ann, bea].map((client) => client.playUntil(({ isDealOver }) => isDealOver, oneNotrump)),
    );
    expect(ann.state).toMatchObject({ deal, standing: { over: deal === 4 } });
    if (deal === 4) break;
    expect(await ann.next()).toMatchObject({ ok: true });
    await bea.until(({ state }) => state.ready.includes(0));
    expect(bea.state.deal).toBe(deal);
    expect(await bea.next()).toMatchObject({ ok: true });
    await Promise.all([ann, bea].map((client) => client.until(({ state }) => state.deal === deal + 1)));
  }
  expect(await ann.next()).toMatchObject({ ok: false, code: 'ERR_MATCH_OVER' });
  expect(shownState(bea.state)).toEqual(plain(trueState(await storedTable(store, ann.table), 1)));
});

test('short updates and whole ones lead to the same state, and a short one is shorter', async () => {
  const { url } = await start();
  const ann = await kit.opener(url, { chair: 0, match: 'boards', matchOptions: { boards: 8 } });
  // the same chair on another device, and a spectator, without the query of pages
  const [again, plain] = [kit.wholeClient(url), kit.wholeClient(url)];
  await again.enter(ann.table, ann.token);
  const watcher = kit.client(url);
  for (const client of [plain, watcher]) await client.enter(ann.table);
  const bytes = [0, 0];
  for (let deal = 1; deal <= 4; deal++) {
    await ann.playUntil(({ isDealOver }) => isDealOver, oneNotrump);
    if (deal < 4) expect(await ann.next()).toMatchObject({ ok: true });
    const { version } = ann.state;
    for (const client of [again, plain, watcher]) await client.until(({ state }) => state.version >= version);
    await ann.until(({ state }) => deal === 4 || state.deal === deal + 1);
    for (const client of [again, plain, watcher])
      await client.until(({ state }) => state.version === ann.state.version);
    expect(again.state).toEqual(ann.state);
    expect(watcher.state).toEqual(plain.state);
    for (const [i, client] of [watcher, plain].entries()) bytes[i] = JSON.stringify(client.received).length;
  }
  expect(bytes[0]).toBeLessThan(0.6 * (bytes[1] ?? 0));
});

test('the same seed gives the same deals and the same bots', async () => {
  const plays = [];
  for (let i = 0; i < 2; i++) {
    const { url } = await kit.server({ seed: 'again' });
    const ann = await kit.opener(url);
    await ann.playUntil((client) => client.isDealOver, firstLegal);
    plays.push(ann.state.view);
  }
  expect(plays[0]).toEqual(plays[1]);
});

test('without a seed deals differ', async () => {
  const hands = [];
  for (let i = 0; i < 2; i++) {
    const ann = await kit.opener((await kit.server({ seed: undefined })).url);
    hands.push(ann.state.view.hands);
  }
  expect(hands[0]).not.toEqual(hands[1]);
});
