import { randomUUID } from 'node:crypto';
import { defined } from '@overtrick/rules/assert';
import { afterEach, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type EveningPage, type Ordered, openTournament } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const PAIRS = ['c1', 'c2', 'c3', 'c4'];
/** The pairs that meet at table 1 in the first round of the movement. */
const PLAYERS = ['c1 1', 'c1 2', 'c4 1', 'c4 2'];

/** Starts an evening of four pairs at online tables; the people of the first table sit there. */
async function evening() {
  const { url } = await kit.server({ holdMs: 200, graceMs: 60_000 });
  const { tournament, token } = await openTournament(url, {
    policies: { medium: 'online', pace: 'free', robots: 'novice' },
  });
  const desk = kit.page(url);
  const answer = await desk.attend(tournament, token);
  const commands: readonly Ordered[] = [
    ...PAIRS.map((contestant) => ({ kind: 'entered' as const, contestant })),
    {
      ...({ kind: 'plan', section: 'A', from: 1, movement: 'howell', entrants: PAIRS } as const),
      ...{ boardsPerRound: 2, firstBoard: 1 },
    },
  ];
  for (const command of commands) await desk.done(command);
  const join = defined((answer as { readonly join?: string }).join, 'a link to join');
  const pages: { readonly page: EveningPage; readonly token: string }[] = [];
  for (const player of PLAYERS) {
    const page = kit.page(url);
    await page.attend(tournament);
    const [contestant = '', number] = player.split(' ');
    const id = `${contestant}-${number}-0123456789abcdef`;
    const said = await page.say('join', { tournament, token: join, id, contestant, player: Number(number) });
    if (!said.ok) throw new Error(said.message);
    await page.attend(tournament, said.token);
    pages.push({ page, token: said.token });
  }
  await desk.done({ kind: 'clock', section: 'A', act: 'start' });
  const clients: Client[] = [];
  for (const { page, token: link } of pages) {
    await page.until(({ view }) => view.here?.online?.table !== undefined);
    const client = kit.client(url, undefined, `device of ${link}`);
    await client.enter(page.view.here?.online?.table ?? '', link);
    clients.push(client);
  }
  const [first] = clients;
  const table = defined(first, 'a player').table;
  const director = kit.client(url, undefined, 'device of the director');
  await director.enter(table, token);
  return { url, tournament, token, desk, clients, director, table };
}

/** Returns the client whose turn it is. */
async function onTurn(clients: readonly Client[]): Promise<Client> {
  await Promise.race(clients.map((client) => client.until(({ isOnTurn }) => isOnTurn)));
  return defined(
    clients.find(({ isOnTurn }) => isOnTurn),
    'somebody is to act',
  );
}

/** Has the players call, each in turn. */
async function call(clients: readonly Client[], calls: readonly string[]): Promise<void> {
  for (const text of calls) {
    const client = await onTurn(clients);
    const { version } = client.state;
    expect(await client.act(text)).toMatchObject({ ok: true });
    await Promise.all(clients.map((one) => one.until(({ state }) => state.version > version)));
  }
}

const direct = (client: Client, token: string, order: object, deal = client.state.deal) =>
  client.say('direct', { table: client.table, token, id: randomUUID(), deal, order });

test('a director goes back in a deal, pauses it, stops it, and its players go on', async () => {
  const { clients, director, token, desk, table } = await evening();
  expect(director.state.directs).toBe(true);
  expect(director.state.view.seat).toBeUndefined();
  await call(clients, ['1C', 'P', '1S', 'P', '2S']);
  const log = await director.say('log', { table, token, deal: 1 });
  if (!log.ok) throw new Error(log.message);
  expect(log.lines.filter(({ kind }) => kind === 'step')).toHaveLength(5);
  const third = defined(log.lines.filter(({ kind }) => kind === 'step')[2], 'a third call');
  expect(third).toMatchObject({ kind: 'step', action: '1S', by: 'person' });

  const back = { what: 'rollBack', to: third.version, reason: 'Insufficient information' };
  expect(await direct(director, token, back)).toMatchObject({ ok: true });
  await Promise.all(clients.map((one) => one.until(({ state }) => state.notes?.length === 1)));
  for (const client of [...clients, director]) {
    expect(client.state.view.calls).toHaveLength(2);
    expect(client.state.notes?.[0]).toMatchObject({ what: 'back', reason: 'Insufficient information' });
  }
  await call(clients, ['1H']);

  await direct(director, token, { what: 'pause', reason: 'One moment' });
  await Promise.all(clients.map((one) => one.until(({ state }) => state.paused !== undefined)));
  const waiting = await onTurn(clients);
  expect(await waiting.act('P')).toMatchObject({ ok: false, code: 'ERR_PAUSED' });
  await direct(director, token, { what: 'resume' });
  await Promise.all(clients.map((one) => one.until(({ state }) => state.paused === undefined)));
  await call(clients, ['P']);

  await direct(director, token, { what: 'stop', reason: 'Talk at the table' });
  await Promise.all(clients.map((one) => one.until(({ state }) => state.deal === 2)));
  expect(clients[0]?.state.notes?.at(-1)).toMatchObject({ what: 'stop', deal: 1 });
  // the board has no result; the director gives one at the desk
  const reports = (): number => desk.entries.filter(({ kind }) => kind === 'reported').length;
  expect(reports()).toBe(0);
  await desk.done({ kind: 'ruled', line: 'A1/1/1', result: 'A6040', reason: 'Talk at the table' });

  // a board that is over is opened again, and its result comes once more
  await call(clients, ['P', 'P', 'P', 'P']);
  await desk.until(() => reports() === 1);
  const passed = await director.say('log', { table, token, deal: 2 });
  if (!passed.ok) throw new Error(passed.message);
  const to = defined(passed.lines.at(-1), 'the last call').version;
  const order = { what: 'rollBack', to, reason: 'The last pass was not seen' };
  expect(await direct(director, token, order)).toMatchObject({ ok: true });
  await Promise.all(clients.map((one) => one.until(({ isDealOver }) => !isDealOver)));
  await call(clients, ['P']);
  await desk.until(() => reports() === 2);
  expect(desk.read.lines.size).toBeGreaterThan(0);
});

test('nobody but a director who does not play reads the log or gives orders', async () => {
  const { url, tournament, token, desk, clients, director, table } = await evening();
  await call(clients, ['1C']);
  const [player, partner] = [defined(clients[0], 'a player'), defined(clients[2], 'a player')];
  await player.say('flag', { table, token: player.token, id: randomUUID(), text: 'Director, please' });
  await director.until(({ state }) => state.flags?.length === 1);
  // one's own call is seen, those of others are not
  expect(partner.state.flags).toBeUndefined();
  const granted = await desk.done({ kind: 'grant', role: 'scorer' });
  const other = await openTournament(url, {});
  const keys = [
    player.token,
    partner.token,
    (granted as { readonly token?: string }).token,
    other.token,
    'A'.repeat(43),
  ];
  for (const key of keys) {
    if (key === undefined) continue;
    const stranger = kit.client(url);
    expect(await stranger.say('log', { table, token: key, deal: 1 })).toMatchObject({ code: 'ERR_DIRECTOR' });
    for (const what of [{ what: 'stop', reason: 'x' }, { what: 'pause' }, { what: 'rollBack', reason: 'x' }])
      expect(
        await stranger.say('direct', { table, token: key, id: randomUUID(), deal: 1, order: what }),
      ).toMatchObject({ code: 'ERR_DIRECTOR' });
    stranger.close();
  }
  const log = await director.say('log', { table, token, deal: 1 });
  expect(log).toMatchObject({ ok: true });
  // what only the director may read has reached nobody else: the log, its times, and that they direct
  for (const client of clients) {
    const heard = JSON.stringify(client.received);
    expect(heard).not.toContain('"directs"');
    expect(heard).not.toContain('"lines":[');
    expect(heard).not.toMatch(/"ms":/);
  }
  expect(tournament).not.toBe('');
});
