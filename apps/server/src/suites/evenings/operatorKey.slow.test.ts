import { afterEach, expect, test } from 'vitest';
import { grantDirector } from '../../evenings/operatorKey.ts';
import { openStore } from '../../store/openStore.ts';
import { askEvenings, openTournament } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** Starts a server with an evening that it has in memory, and opens its store a second time, as a command does. */
async function start() {
  const dataDir = kit.folder();
  const { url } = await kit.server({ dataDir });
  const opened = await openTournament(url, { name: 'Monday' });
  const store = await openStore({ dataDir });
  kit.ending(() => store.close());
  return { url, store, ...opened };
}

test('a running server with a store of its own accepts a key that a command has added', async () => {
  const { url, store, tournament, token } = await start();
  const granted = await grantDirector(store, tournament, { label: 'the operator' });
  if (!granted.ok) throw new Error(granted.why);
  await expect
    .poll(async () => (await askEvenings(url, 'GET', `/${tournament}`, { token: granted.value })).answer, {
      timeout: 30_000,
    })
    .toMatchObject({ view: { head: { role: 'director', label: 'the operator' }, desk: {} } });
  const before = await askEvenings(url, 'GET', `/${tournament}`, { token });
  expect(before).toMatchObject({ answer: { view: { head: { role: 'director' } } } });
});

test('the director goes on while the server has not seen the key yet', async () => {
  const { url, store, tournament, token } = await start();
  const granted = await grantDirector(store, tournament, { label: 'the operator' });
  if (!granted.ok) throw new Error(granted.why);
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  await desk.done({ kind: 'announced', text: 'Coffee is ready.', to: 'all' });
  // the append found the other entry in its place, and the server has read it
  expect(await askEvenings(url, 'GET', `/${tournament}`, { token: granted.value })).toMatchObject({
    status: 200,
    answer: { view: { head: { role: 'director' } } },
  });
});

test('commands at once each add their key', async () => {
  const { store, tournament } = await start();
  const granted = await Promise.all(
    ['a', 'b', 'c'].map((label) => grantDirector(store, tournament, { label })),
  );
  expect(new Set(granted.map((one) => (one.ok ? one.value : one.why))).size).toBe(3);
  expect(granted.every(({ ok }) => ok)).toBe(true);
});

test('an evening that the store does not have gets no key', async () => {
  const { store } = await start();
  expect(await grantDirector(store, 'nosuchevening', { label: 'x' })).toMatchObject({
    ok: false,
    code: 'ERR_NO_TOURNAMENT',
  });
  expect((await store.lengths(['nosuchevening.tournament'])).size).toBe(0);
});
