import { standpointOf } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { defined } from '@overtrick/rules/assert';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../store/openStore.ts';
import { askEvenings, RESULTS, settled, startEvening, storedTournament } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';
import { plain } from '../../testing/truth.ts';

let postgres: Service | undefined;
let redis: Service | undefined;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres?.end(), redis?.end()]));

const kit = new Kit();
afterEach(() => kit.end());

const databaseUrl = () => defined(postgres, 'PostgreSQL runs').url;
const server = () =>
  kit.server({ databaseUrl: databaseUrl(), redisUrl: defined(redis, 'Redis runs').url, isThinking: false });

/** Starts an evening at one process, with pages of its tables at two processes. */
async function apart() {
  const [one, two] = [await server(), await server()];
  const evening = await startEvening(one.url, kit.page(one.url));
  const [here, there] = [kit.page(one.url), kit.page(two.url)];
  await here.attend(evening.tournament, evening.tables.A1);
  await there.attend(evening.tournament, evening.tables.A2);
  return { ...evening, one, two, here, there };
}

test('processes serve one tournament: each page is shown what is done at the other, in whatever order it comes', async () => {
  const { desk, here, there, tournament } = await apart();
  const pages = { A1: here, A2: there };
  await Promise.all(
    (['A1', 'A2'] as const).map(async (place) => {
      for (const [line, result] of Object.entries(RESULTS))
        if (line.startsWith(place)) await pages[place].done({ kind: 'reported', line, result, side: 'both' });
    }),
  );
  await desk.done({ kind: 'ended' });
  await settled(desk, [here, there]);
  const store = await openStore({ dataDir: '', databaseUrl: databaseUrl() });
  const stored = await storedTournament(store, tournament);
  await store.close();
  expect(stored.books.size).toBe(12);
  for (const page of [here, there]) {
    const key = [...stored.keys.values()].find(({ place }) => place === page.view.head.place);
    expect(page.view).toEqual(plain(viewFor(stored, standpointOf(stored, key?.number ?? 0))));
  }
  await desk.until(({ version }) => version === stored.version);
});

test('a device is heard of at one as long as it is connected to the other', async () => {
  const { there, one, tournament, director: token, desk } = await apart();
  const key = [...desk.read.keys.values()].find(({ place }) => place === 'A2')?.number;
  const silence = async () => {
    const { answer } = await askEvenings(one.url, 'GET', `/${tournament}/devices`, { token });
    const { devices } = answer as { devices: { key: number; silentMs: number }[] };
    return devices.find((device) => device.key === key)?.silentMs;
  };
  await expect.poll(silence).toBe(0);
  there.close();
  await expect.poll(silence).toBeGreaterThan(0);
});

test('a key that is taken back at one opens nothing at the other; what is deleted is gone at both', async () => {
  const { desk, there, two, tournament, director: token } = await apart();
  const key = defined(
    [...desk.read.keys.values()].find(({ place }) => place === 'A2'),
    'a key of A2',
  );
  await desk.done({ kind: 'revoked', key: key.number });
  await there.until(({ view }) => view.head.role === 'none');
  expect(await there.do({ kind: 'flagged', place: 'A2', text: 'Help' })).toMatchObject({ ok: false });
  expect(await askEvenings(two.url, 'DELETE', `/${tournament}`, { token })).toMatchObject({ status: 204 });
  await desk.until(({ updates }) => updates.some(({ parts }) => parts?.head === null));
  expect(await desk.do({ kind: 'ended' })).toMatchObject({ code: 'ERR_NO_TOURNAMENT' });
});

test('without Redis each process finds in the store what it has not heard', async () => {
  const { here, there, desk } = await apart();
  await redis?.kill();
  await here.done({ kind: 'reported', line: 'A1/1/1', result: 'PASS', side: 'both' });
  await there.done({ kind: 'reported', line: 'A2/1/1', result: '3NT N 9', side: 'both' });
  await settled(desk, [there]);
  await desk.until(({ entries }) => entries.filter(({ kind }) => kind === 'reported').length === 2);
  await redis?.restart();
  await there.done({ kind: 'reported', line: 'A2/1/2', result: 'PASS', side: 'both' });
  await desk.until(({ entries }) => entries.filter(({ kind }) => kind === 'reported').length === 3);
});
