import { DEVICE_HEADER } from '@overtrick/protocol/device';
import { defined } from '@overtrick/rules/assert';
import { times } from '@overtrick/rules/internals/testing/length';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { openTournament, startEvening } from '../../testing/evenings.ts';
import { Kit } from '../../testing/kit.ts';
import { Person, TEXT, WISH } from '../../testing/person.ts';
import { openRaw } from '../../testing/rawSocket.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** The addresses from which somebody fills a resource: one address, or a household's networks of 64 bits. */
const ATTACKERS: Readonly<Record<string, (i: number) => string>> = {
  'one address': () => '203.0.113.66',
  'one household': (i) => `2001:db8:7:${(i % times(13, 200)).toString(16)}::1`,
};
const HONEST = '198.51.100.9';

interface Resource {
  /** The number of places. */
  readonly places: number;
  /** Requests the place with that number from an address; true if it was given. */
  readonly take: (i: number, address: string) => Promise<boolean>;
}

const HEADERS = { 'content-type': 'application/json' };

async function post(url: string, path: string, body: object, address: string, device = address) {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...HEADERS, 'x-forwarded-for': address, [DEVICE_HEADER]: `device-number-${device}` },
  });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? {} : JSON.parse(text) };
}

/** Every shared resource of a server, each of which is filled separately. */
const RESOURCES: Readonly<Record<string, (url: string) => Promise<Resource>>> = {
  'pairs that enter an evening': async (url) => {
    const { tournament } = await openTournament(url, {
      policies: { medium: 'online', entry: 'open', pace: 'free' },
    });
    const joining = joinersOf(url);
    return {
      places: 400,
      take: (i, address) =>
        joining(i, address, { tournament, id: `pair-number-${i}-0123`, names: [`A${i}`, `B${i}`] }),
    };
  },
  'keys that wait for a director': async (url) => {
    const { tournament, join } = await startEvening(url, kit.page(url), { policies: { join: 'asked' } });
    const joining = joinersOf(url);
    return {
      places: 200,
      take: (i, address) =>
        joining(i, address, {
          tournament,
          token: join,
          id: `key-number-${i}-0123`,
          contestant: 'c1',
          player: 1,
        }),
    };
  },
  'pupils of a lesson': async (url) => {
    const lesson = await new Person(url).share({ text: TEXT });
    return {
      places: 200,
      take: async (i, address) =>
        (await post(url, `lessons/${lesson}/pupils`, { name: `P${i}` }, address)).status === 201,
    };
  },
  'answers to a request': async (url) => {
    const { wish } = (await post(url, 'wishes', WISH, '192.0.2.1')).answer;
    return {
      places: 20,
      take: async (i, address) =>
        (await post(url, `wishes/${wish}/answers`, { name: 'Rude' }, address, `${i}`)).status === 201,
    };
  },
  'guesses of codes': async (url) => ({
    places: 100,
    take: async (i, address) =>
      (await post(url, 'codes', { code: 'CFHJKM' }, address, `${i}`)).status === 404,
  }),
  'knocks at a host’s door': async (url) => {
    const ann = await kit.opener(url, { chair: 0, policies: { join: 'host' } });
    return { places: 8, take: sittingDown(url, ann) };
  },
  'chairs of a table for anybody': async (url) => {
    const ann = await kit.opener(url, { chair: 0 });
    const listing = await fetch(`${url}/api/open-tables`, {
      method: 'POST',
      body: JSON.stringify({ table: ann.table, level: 'club' }),
      headers: { ...HEADERS, authorization: `Bearer ${ann.token}` },
    });
    expect(listing.status).toBe(200);
    return { places: 3, take: sittingDown(url, ann) };
  },
};

/** Returns a function that requests to join, from one page after another because of the limit per page. */
function joinersOf(url: string) {
  return async (i: number, address: string, message: object): Promise<boolean> => {
    const page = kit.page(url, address);
    const { ok: isIn } = await page.say('join', message);
    if (i % 10 === 9) page.close();
    return isIn;
  };
}

/** Returns a function that requests a chair at a table, over a new connection each time. */
const sittingDown =
  (url: string, { table }: Client) =>
  async (i: number, address: string): Promise<boolean> => {
    const client = kit.client(url, address, `device-number-${i}`);
    await client.enter(table);
    return (await client.sit(1 + (i % 3), `Guest ${i}`)).ok;
  };

/** The number of requests that are sent at once. */
const AT_ONCE = 20;

describe.each(Object.keys(ATTACKERS))('filled from %s', (attacker) => {
  const rows: string[] = [];
  afterAll(() => process.stdout.write(`${rows.join('\n')}\n`));

  test.each(Object.keys(RESOURCES))('%s: whoever comes next finds a place', async (name) => {
    const { url } = await kit.server({ address: { connections: 1000, messagesPerSecond: 10_000 } });
    const { places, take } = await defined(RESOURCES[name], 'it is in the list')(url);
    const from = defined(ATTACKERS[attacker], 'it is in the list');
    let taken = 0;
    for (let i = 0; i < places; i += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, places - i) }, (_, j) => i + j);
      const given = await Promise.all(some.map((n) => take(n, from(n))));
      taken += given.filter(Boolean).length;
      if (!given.some(Boolean)) break;
    }
    const isIn = (await Promise.all([0, 1, 2].map((i) => take(places + i, HONEST)))).includes(true);
    rows.push(
      `${name}: ${taken} of ${places} by ${attacker}, an honest visitor gets ${isIn ? 'in' : 'none'}`,
    );
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(places);
    expect(isIn).toBe(true);
  });
});

test('a household of many networks opens no more connections than two addresses, and nobody else opens fewer', async () => {
  const { url } = await kit.server({ address: { connections: 5, messagesPerSecond: 10_000 } });
  const open = (forwardedFor: string) =>
    openRaw(url, { forwardedFor }).then(
      () => true,
      () => false,
    );
  let opened = 0;
  for (let i = 0; i < times(13, 200); i++) if (await open(`2001:db8:7:${i.toString(16)}::1`)) opened += 1;
  expect(opened).toBe(10);
  expect(await open(HONEST)).toBe(true);
  expect(await open('2001:db8:8:1::1')).toBe(true);
});

test('three networks of a household do not hide a request, three of different sites do', async () => {
  const { url } = await kit.server();
  const { wish } = (await post(url, 'wishes', WISH, '192.0.2.1')).answer;
  const isShown = async () => (await (await fetch(`${url}/api/wishes`)).text()).includes(wish);
  const report = (address: string) => post(url, `wishes/${wish}/reports`, {}, address);
  for (let i = 0; i < 5; i++) await report(`2001:db8:7:${i}::1`);
  expect(await isShown()).toBe(true);
  await report('2001:db8:8:1::1');
  await report('198.51.100.2');
  expect(await isShown()).toBe(false);
});

test('a poster takes answers of one household away with one act', async () => {
  const { url } = await kit.server();
  const { wish, token } = (await post(url, 'wishes', WISH, '192.0.2.1')).answer;
  for (let i = 0; i < 4; i++)
    await post(url, `wishes/${wish}/answers`, { name: 'Rude' }, `2001:db8:7:${i}::1`, `${i}`);
  await post(url, `wishes/${wish}/answers`, { name: 'Bea' }, HONEST);
  const ask = async (method: string, path = '', key = token) => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${url}/api/wishes/${wish}${path}`, { method, headers });
    return { status: response.status, text: await response.text() };
  };
  const [rude] = JSON.parse((await ask('GET')).text).answers;
  expect((await ask('DELETE', `/answers/${rude.table}`, 'x'.repeat(43))).status).toBe(401);
  expect((await ask('DELETE', `/answers/${rude.table}`)).status).toBe(204);
  expect(JSON.parse((await ask('GET')).text).answers).toMatchObject([{ name: 'Bea' }]);
  expect((await fetch(`${url}/api/tables/${rude.table}`)).status).toBe(404);
});

test('a director takes pairs of one household off the list with one act, and the teacher pupils', async () => {
  const { url } = await kit.server();
  const { tournament, token } = await openTournament(url, {
    policies: { medium: 'online', entry: 'open', pace: 'free' },
  });
  const joining = joinersOf(url);
  const enter = (i: number, address: string) =>
    joining(i, address, { tournament, id: `pair-number-${i}-0123`, names: [`A${i}`, `B${i}`] });
  for (let i = 0; i < 5; i++) expect(await enter(i, `2001:db8:7:${i}::1`)).toBe(true);
  expect(await enter(5, HONEST)).toBe(true);
  const desk = kit.page(url);
  await desk.attend(tournament, token);
  const { contestant } = defined(
    desk.entries.find((entry) => entry.kind === 'entered'),
    'a pair has entered',
  );
  const clear = (key: string) =>
    fetch(`${url}/api/tournaments/${tournament}/contestants/${contestant}/household`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${key}` },
    });
  expect((await clear('x'.repeat(43))).status).toBe(401);
  expect((await clear(token)).status).toBe(200);
  await desk.until((page) => page.read.contestants.size === 1);
  expect([...desk.read.contestants.values()]).toMatchObject([{ players: [{ name: 'A5' }, { name: 'B5' }] }]);

  const teacher = new Person(url);
  const lesson = await teacher.share({ text: TEXT });
  for (let i = 0; i < 5; i++)
    await post(url, `lessons/${lesson}/pupils`, { name: `P${i}` }, `2001:db8:7:${i}::1`);
  await post(url, `lessons/${lesson}/pupils`, { name: 'Ann' }, HONEST);
  const { pupils } = await teacher.results(lesson);
  await teacher.ask('DELETE', `/lessons/${lesson}/pupils/${pupils[0]?.pupil}/household`);
  expect((await teacher.results(lesson)).pupils).toMatchObject([{ name: 'Ann' }]);
});
