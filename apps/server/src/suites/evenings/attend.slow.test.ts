import type { TournamentEntry } from '@overtrick/evening/entry';
import { makeEntry } from '@overtrick/evening/log';
import { times } from '@overtrick/rules/internals/testing/length';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newTableId, newToken, proofOf } from '../../base/token.ts';
import { EveningMessage } from '../../evenings/messages.ts';
import { logOf } from '../../evenings/tournamentLog.ts';
import type { Store } from '../../store/store.ts';
import { askEvenings, type EveningPage } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { openRaw } from '../../testing/rawSocket.ts';
import { openStoreHere } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';
/** The number of entries in the log of a large tournament. */
const ENTRIES = times(10_000, 50_000);
/** The attack: the number of connections, and of requests from each. */
const CONNECTIONS = 16;
const ASKED = times(20, 200);

/** Starts a server whose store counts the entries that are read, with a large tournament in it. */
async function start() {
  const store = await openStoreHere({ dataDir: kit.folder() });
  let read = 0;
  const counting: Store = new Proxy(store, {
    get(target, name: keyof Store) {
      if (name !== 'read') return Reflect.get(target, name).bind(target);
      return async (...asked: Parameters<Store['read']>) => {
        const bodies = await target.read(...asked);
        read += bodies.length;
        return bodies;
      };
    },
  });
  const id = newTableId();
  const token = newToken();
  const stamp = { at: Date.now(), by: 1 };
  const entries: readonly TournamentEntry[] = [
    { ...stamp, by: 0, kind: 'opened', form: 'pairs', game: 'bridge', method: 'mp', secret: newToken() },
    { ...stamp, by: 0, kind: 'granted', role: 'director', proof: proofOf(token) },
    ...Array.from(
      { length: ENTRIES },
      (_, i): TournamentEntry => ({
        ...stamp,
        kind: 'announced',
        text: `Announcement ${i} ${'x'.repeat(60)}`,
        to: 'all',
      }),
    ),
  ];
  await store.append({ log: logOf(id), length: 0, bodies: entries.map(makeEntry) });
  const { url } = await kit.server({ store: counting, messagesPerSecond: 10_000 });
  return { url, id, token, length: entries.length, readOf: () => read };
}

/** Sends many requests to watch a tournament, without waiting for answers; returns those that it gets. */
async function askAgain(
  page: EveningPage,
  id: string,
  token: string,
): Promise<readonly { readonly ok: boolean }[]> {
  return Promise.all(Array.from({ length: ASKED }, () => page.say('attend', { tournament: id, token })));
}

describe('connections that look at their own large tournament again and again', () => {
  test('read its log once, and get one answer each at a time', async () => {
    const { url, id, token, length, readOf } = await start();
    const pages = Array.from({ length: CONNECTIONS }, () => kit.page(url, HERE));
    const asked = pages.map((page) => askAgain(page, id, token));
    const guest = kit.page(url, ELSEWHERE);
    expect(await guest.attend(id)).toMatchObject({ ok: true });
    const answers = (await Promise.all(asked)).flat();
    // once to fold it, once for its readers
    expect(readOf()).toBeLessThanOrEqual(2 * length);
    // a request that a newer one of the same connection replaces gets no answer
    const given = answers.filter(({ ok }) => ok).length;
    expect(given).toBeGreaterThanOrEqual(CONNECTIONS);
    expect(given).toBeLessThanOrEqual(3 * CONNECTIONS);
    for (const page of pages)
      expect(await page.say('attend', { tournament: id, token, have: length })).toMatchObject({
        entries: [],
      });
  });

  test('get nothing more while they do not read', async () => {
    const { url, id, token } = await start();
    const page = kit.page(url, ELSEWHERE);
    await page.attend(id, token);
    const making = vi.spyOn(EveningMessage, 'attendedLog');
    kit.ending(() => making.mockRestore());
    const attend = (i: number) => `42${i}${JSON.stringify(['attend', { tournament: id, token }])}`;
    const raw = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => openRaw(url, { forwardedFor: HERE })),
    );
    for (let i = 0; i < ASKED; i++) for (const socket of raw) socket.send(attend(i));
    // once somebody else has been answered so often, their messages have arrived
    for (let i = 0; i < 20; i++) expect((await askEvenings(url, 'GET', `/${id}`)).status).toBe(200);
    // each has one answer on its way, besides those that the system buffers
    expect(making.mock.calls.length).toBeLessThanOrEqual(4 * CONNECTIONS);
    for (const { socket } of raw) socket.destroy();
    expect(await page.attend(id, token)).toMatchObject({ ok: true });
  });
});

test('a director is told the log once more after a name was taken out, without it', async () => {
  const { url } = await kit.server();
  const { answer } = await askEvenings(url, 'POST', '', {
    body: { form: 'pairs', game: 'bridge', method: 'mp' },
  });
  const { tournament, token } = answer as { readonly tournament: string; readonly token: string };
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  await desk.done({ kind: 'entered', contestant: 'c1', players: [{ name: 'Ann Lee' }, { name: 'Bo Day' }] });
  await desk.attend(tournament, token);
  await desk.done({ kind: 'hid', contestant: 'c1', player: 1 });
  const again = kit.page(url);
  const told = await again.attend(tournament, token);
  expect(told).toMatchObject({ ok: true, version: 4 });
  expect(JSON.stringify(told)).not.toContain('Ann Lee');
  expect(JSON.stringify(told)).toContain('Bo Day');
});
