import { findGame } from '@overtrick/rules/games/list';
import { parseRecord, replay } from '@overtrick/rules/record';
import { afterEach, expect, test } from 'vitest';
import { Kit } from '../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const ask = (url: string, path: string, token?: string) =>
  fetch(`${url}/api/tables/${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('a deal is told to everybody once it is over, with its players, meanings and reasons', async () => {
  const { url } = await kit.server();
  const ann = await kit.opener(url, { match: 'boards', matchOptions: { boards: 2 } });
  const board = `${ann.table}/boards/1`;
  expect((await ask(url, board)).status).toBe(404);
  await ann.playUntil((client) => client.isDealOver);
  const told = await (await ask(url, board)).json();
  expect(Object.keys(told.players).sort()).toEqual(['E', 'N', 'S', 'W']);
  const record = parseRecord(told.record);
  const game = findGame('bridge');
  if (!record.ok || game === undefined) throw new Error('a record of bridge');
  const replayed = replay(game, record.value);
  expect(replayed.ok && game.outcome(replayed.value)).toBeTruthy();
  expect(record.value.steps).toEqual(ann.state.history);
  expect(told.reasons).toEqual(ann.state.reasons);
  for (const deal of [0, 2, 'x', 10_000])
    expect((await ask(url, `${ann.table}/boards/${deal}`)).status).toBe(404);
  expect((await ask(url, 'nosuchtable1/boards/1')).status).toBe(404);
  await ann.next();
  await ann.until(({ state }) => state.deal === 2);
  expect(await (await ask(url, board)).json()).toEqual(told);
});

test('a table that nobody watches tells its deals to its own players alone', async () => {
  const { url } = await kit.server();
  const ann = await kit.opener(url, { policies: { spectators: 'off' } });
  await ann.playUntil((client) => client.isDealOver);
  const board = `${ann.table}/boards/1`;
  expect((await ask(url, board)).status).toBe(403);
  expect((await ask(url, board, 'x'.repeat(43))).status).toBe(403);
  expect((await ask(url, board, ann.token)).status).toBe(200);
});
