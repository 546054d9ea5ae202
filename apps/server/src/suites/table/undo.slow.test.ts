import { afterEach, expect, test } from 'vitest';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { plain, shownState, storedTable, trueState } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

test('alone with computer players, one’s last call is taken back at any time, and the log keeps both', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const ann = await kit.opener(url, { chair: 0, policies: { undo: 'free' } });
  const before = ann.state.view;
  expect(ann.state.canUndo).toBeUndefined();
  await ann.act('1C');
  await ann.until(({ isOnTurn, isDealOver }) => isOnTurn || isDealOver);
  expect(ann.state.canUndo).toBe(true);
  expect(await ann.say('undo', ann.placed())).toMatchObject({ ok: true, result: 'done' });
  await ann.until(({ state }) => state.view.calls.length === 0);
  expect(ann.state.view).toEqual(before);
  expect(ann.state.canUndo).toBeUndefined();
  const log = (await store.read(ann.table)).join('\n');
  expect(log).toContain('"step":"N 1C"');
  expect(log).toContain('"kind":"undone"');
  await ann.act('1NT');
  await ann.playUntil(({ isDealOver }) => isDealOver);
  expect(shownState(ann.state)).toEqual(plain(trueState(await storedTable(store, ann.table), 0)));
});

test('the other side is asked, sees what it is about, and may say no', async () => {
  const { url } = await kit.server();
  const ann = await kit.opener(url, { chair: 0, policies: { undo: 'opponents' } });
  const bea = await kit.sitter(url, ann.table, 1, 'Bea');
  await ann.act('2C');
  await ann.until(({ state }) => state.canUndo === true);
  const asked = { ...ann.placed() };
  expect(await ann.say('undo', asked)).toMatchObject({ ok: true, result: 'asked' });
  expect(await ann.say('undo', asked)).toMatchObject({ ok: true, result: 'asked' });
  await bea.until(({ state }) => state.undo !== undefined);
  expect(bea.state.undo).toEqual({ chair: 0, seat: 'N', steps: 1, waiting: [1] });
  expect(await bea.act('P')).toMatchObject({ ok: false, code: 'ERR_UNDO_ASKED' });
  expect(await bea.say('agree', { ...bea.placed(), accept: false })).toMatchObject({ ok: true });
  await ann.until(({ state }) => state.undo === undefined);
  expect(ann.state.view.calls).toHaveLength(1);
  expect(ann.state.canUndo).toBeUndefined();
  expect(await ann.say('undo', ann.placed())).toMatchObject({ ok: false, code: 'ERR_UNDO' });
  expect(await bea.act('P')).toMatchObject({ ok: true });
});

test('who is asked and drops out is answered for', async () => {
  const { url } = await kit.server({ graceMs: 30 });
  const ann = await kit.opener(url, { chair: 0, policies: { undo: 'all' } });
  const bea = await kit.sitter(url, ann.table, 1, 'Bea');
  await ann.act('2C');
  await ann.until(({ state }) => state.canUndo === true);
  await ann.say('undo', ann.placed());
  bea.close();
  await ann.until(({ state }) => state.view.calls.length === 0);
  expect(ann.state.chairs[1]).toMatchObject({ kind: 'person', away: true });
});

test('a page that comes back after it gets a fresh state', async () => {
  const { url } = await kit.server();
  const ann = await kit.opener(url, { chair: 0, policies: { undo: 'slip' } });
  await kit.sitter(url, ann.table, 1, 'Bea');
  await ann.until(({ state }) => state.chairs[1]?.kind === 'person');
  const { version } = ann.state;
  await ann.act('2C');
  await ann.until(({ state }) => state.canUndo === true);
  const seen = ann.state.version;
  await ann.say('undo', ann.placed());
  for (const have of [version, seen]) {
    const again = kit.client(url);
    const answer = await again.enter(ann.table, ann.token, have);
    expect(answer).toMatchObject({ ok: true, state: { view: { calls: [] } } });
    expect(answer).not.toHaveProperty('missed');
  }
});
