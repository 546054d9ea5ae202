import { defined } from '@overtrick/rules/assert';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startOneTime } from '../../accounts/oneTime.ts';
import { connectRedis, startPulse } from '../../base/redis.ts';
import { openStore } from '../../store/openStore.ts';
import { readiness, SOON } from '../../testing/asking.ts';
import { type Client, oneNotrump } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { Person } from '../../testing/person.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';
import { openRaw } from '../../testing/rawSocket.ts';
import { plain, shownState, storedTable, trueState } from '../../testing/truth.ts';

let postgres: Service | undefined;
let redis: Service | undefined;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterAll(() => Promise.all([postgres?.end(), redis?.end()]));

const kit = new Kit();
afterEach(() => kit.end());

/** Starts a process at the shared PostgreSQL and Redis. */
const server = (options = {}) =>
  kit.server({
    databaseUrl: defined(postgres, 'PostgreSQL runs').url,
    redisUrl: defined(redis, 'Redis runs').url,
    isThinking: false,
    ...options,
  });

const presence = ({ state }: Client) => state.chairs.map(({ present }) => present);
/** True if a person is at the chair; the computer player of before was present too. */
const isThere = ({ state }: Client, chair: number): boolean => {
  const { kind, present } = defined(state.chairs[chair], 'a chair');
  return kind === 'person' && present;
};

describe('several processes', () => {
  test('serve one table: everybody hears of everything, and who is there', async () => {
    const [one, two] = [await server(), await server()];
    const ann = await kit.opener(one.url, { chair: 0 });
    const bea = await kit.sitter(two.url, ann.table, 1, 'Bea');
    const cal = await kit.sitter(one.url, ann.table, 2, 'Cal');
    const guest = kit.client(two.url);
    await guest.enter(ann.table);
    const people = [ann, bea, cal];
    await Promise.all(people.map((one) => one.until((client) => presence(client).every(Boolean))));
    await Promise.all(people.map((one) => one.playUntil(({ isDealOver }) => isDealOver)));
    const store = await openStore({ dataDir: '', databaseUrl: defined(postgres, 'PostgreSQL runs').url });
    const stored = await storedTable(store, ann.table);
    await store.close();
    await guest.until(({ state }) => state.version === stored.version);
    for (const client of [...people, guest])
      expect(shownState(client.state)).toEqual(plain(trueState(stored, client.state.you)));
    cal.close();
    await Promise.all([ann, bea].map((one) => one.until((client) => !presence(client)[2])));
  });

  test('a process that nobody was at shows the newest entries and chat to the first who comes', async () => {
    const [one, two] = [await server(), await server()];
    const ann = await kit.opener(one.url, { chair: 0 });
    const say = (text: string) => ann.say('say', { table: ann.table, token: ann.token, to: 'table', text });
    const early = kit.client(two.url);
    await early.enter(ann.table);
    expect(await say('one')).toMatchObject({ ok: true });
    await early.until(({ lines }) => lines.length === 1);
    early.close();
    for (const text of ['two', 'three', 'four']) {
      // the other process keeps its copy, and hears nothing of this
      const { version } = ann.state;
      await ann.playUntil(({ state }) => state.version >= version + 4, oneNotrump);
      const known = ann.state.version;
      expect(await say(text)).toMatchObject({ ok: true });
      const late = kit.client(two.url);
      const entered = await late.enter(ann.table);
      expect(late.state.version).toBeGreaterThanOrEqual(known);
      expect(entered).toMatchObject({ chat: expect.arrayContaining([expect.objectContaining({ text })]) });
      late.close();
    }
  });

  test('pass on what browsers say to each other', async () => {
    const [one, two] = [await server(), await server()];
    const ann = await kit.opener(one.url, { chair: 0, policies: { voice: true } });
    const bea = await kit.sitter(two.url, ann.table, 1, 'Bea');
    await ann.until((client) => isThere(client, 1));
    const said = { table: ann.table, token: defined(ann.token, 'a token'), signal: 'hello', to: 1 };
    expect(await ann.say('voice', said)).toMatchObject({ ok: true });
    await bea.until(({ voices }) => voices.length === 1);
    expect(bea.voices).toEqual([{ table: ann.table, from: 0, signal: 'hello' }]);
  });

  test('a table goes on at the others when its process stops', async () => {
    const [one, two] = [await server(), await server()];
    const ann = await kit.opener(one.url, { chair: 0 });
    const bea = await kit.sitter(two.url, ann.table, 1, 'Bea');
    await one.close();
    const again = kit.client(two.url);
    await again.enter(ann.table, ann.token);
    await bea.until((client) => presence(client)[0] === true);
    await Promise.all([again, bea].map((one) => one.playUntil(({ isDealOver }) => isDealOver)));
  });

  test('take a class in at once, and its answers', async () => {
    const servers = [await server(), await server()];
    const person = (i: number) => new Person(defined(servers[i % 2], 'a server').url);
    const teacher = person(0);
    const lesson = await teacher.share();
    const names = Array.from({ length: 24 }, (_, i) => `Pupil ${i}`);
    const pupils = await Promise.all(names.map((name, i) => person(i).take(lesson, name)));
    await Promise.all(pupils.map((pupil) => pupil.answer(lesson, [0, 'P'], [0, '1S'])));
    const results = await teacher.results(lesson);
    expect(results.pupils.map(({ name }) => name).sort()).toEqual(names.toSorted());
    expect(results.pupils.map(({ answers }) => answers.length)).toEqual(names.map(() => 2));
    expect(await teacher.ask('DELETE', `/lessons/${lesson}`)).toMatchObject({ status: 204 });
    expect(await person(1).ask('GET', `/lessons/${lesson}`)).toMatchObject({ status: 404 });
  });

  test('count together how often an address asks', async () => {
    const servers = [await server({ opensPerMinute: 3 }), await server({ opensPerMinute: 3 })];
    const codes: number[] = [];
    for (let i = 0; i < 5; i++) {
      const { url = '' } = servers[i % 2] ?? {};
      const body = JSON.stringify({ game: 'bridge', name: 'Ann' });
      // from its own address, because the other tests send requests too
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' };
      codes.push((await fetch(`${url}/api/tables`, { method: 'POST', headers, body })).status);
    }
    expect(codes).toEqual([201, 201, 201, 429, 429]);
  });

  test('count together how many connections an address has', async () => {
    const address = { connections: 2, messagesPerSecond: 1000 };
    const [one, two] = [await server({ address }), await server({ address })];
    const open = [await openRaw(one.url), await openRaw(one.url)];
    // the other process hears of it within a second or two
    const isRefused = () =>
      openRaw(two.url).then(
        ({ socket }) => {
          socket.destroy();
          return false;
        },
        () => true,
      );
    await expect.poll(isRefused, { ...SOON, interval: 200 }).toBe(true);
    for (const { socket } of open) socket.destroy();
    await expect.poll(isRefused, { ...SOON, interval: 200 }).toBe(false);
  });

  test('a challenge of one is answered at another, once; without Redis at the same one', async () => {
    const connect = await connectRedis(defined(redis, 'Redis runs').url);
    const pulses = [await startPulse(connect), await startPulse(connect)];
    const [one, two] = pulses.map((pulse) => startOneTime(pulse));
    await one?.keep('a', 'sign in');
    expect([await two?.take('a'), await two?.take('a'), await one?.take('a')]).toEqual([
      'sign in',
      undefined,
      undefined,
    ]);
    for (const pulse of pulses) pulse.close();
    await one?.keep('b', 'sign in');
    expect([await two?.take('b'), await one?.take('b'), await one?.take('b')]).toEqual([
      undefined,
      'sign in',
      undefined,
    ]);
  });

  test('a computer player acts once, whoever is asked, also where its table’s people are elsewhere', async () => {
    const [one, two] = [await server(), await server()];
    const ann = await kit.opener(one.url, { chair: 3 });
    const guests = await Promise.all(
      [one, two].map(async ({ url }) => {
        const guest = kit.client(url);
        await guest.enter(ann.table);
        return guest;
      }),
    );
    await ann.until(({ isOnTurn }) => isOnTurn);
    await Promise.all(guests.map((one) => one.until(({ state }) => state.version === ann.state.version)));
    expect(ann.state.view.calls).toHaveLength(3);
  });
});

/** Seats two people at one table, each at their own process, and returns the addresses of the processes. */
async function apart(): Promise<{ people: [Client, Client]; urls: readonly string[] }> {
  const [one, two] = [await server({ isThinking: true }), await server()];
  const ann = await kit.opener(one.url, { chair: 0 });
  const bea = await kit.sitter(two.url, ann.table, 1, 'Bea');
  await ann.until((client) => isThere(client, 1));
  return { people: [ann, bea], urls: [one.url, two.url] };
}

/** Services are killed and restarted; the test does nothing about it except play on. */
test.each<[string, () => Service | undefined, object]>([
  ['Redis', () => redis, { redis: false }],
  ['PostgreSQL', () => postgres, { ok: false }],
])('%s is ended and comes back: tables go on by themselves', async (_, service, without) => {
  const { people, urls } = await apart();
  const [ann, bea] = people;
  await service()?.kill();
  for (const url of urls)
    await expect.poll(async () => (await readiness(url)).body, SOON).toMatchObject(without);
  await service()?.restart();
  const before = ann.state.version;
  const playing = Promise.all(people.map((one) => playOn(one)));
  await Promise.all(people.map((one) => one.until(({ state }) => state.version > before)));
  await playing;
  // the next beat names a person who came while Redis was away
  await ann.until((client) => presence(client).every(Boolean));
  expect(ann.state.version).toBe(bea.state.version);
});

test('without Redis tables go on: each process finds in the store what it has not heard', async () => {
  const { people } = await apart();
  await redis?.kill();
  const before = people[0].state.version;
  await Promise.all(people.map((one) => playOn(one, before + 6)));
  await redis?.restart();
  await Promise.all(people.map((one) => playOn(one)));
});

test('an action that is sent again is answered as done, also at a process that has not heard of it', async () => {
  const [one, two] = [await server({ isThinking: true }), await server()];
  const ann = await kit.opener(one.url, { chair: 0 });
  const again = kit.client(two.url);
  await again.enter(ann.table, ann.token);
  await redis?.kill();
  await ann.playUntil(({ isOnTurn, state }) => isOnTurn && state.view.calls.length >= 4, oneNotrump);
  const action = { ...ann.placed(), action: oneNotrump(ann.state) };
  const done = { ok: true, version: action.version + 1 };
  expect(await ann.say('act', action)).toMatchObject(done);
  expect(await again.say('act', action)).toMatchObject(done);
  await redis?.restart();
});

/** Plays the deal to its end; actions that could not be stored are repeated, as a page does. */
async function playOn(person: Client, version = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    try {
      await person.playUntil(({ isDealOver, state }) => isDealOver || state.version >= version);
      return;
    } catch (error) {
      if (!(error instanceof Error) || !/^ERR_(SERVER|STALE)/.test(error.message)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
