import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { afterEach, describe, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import type { Client } from '../testing/client.ts';
import { Kit } from '../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/api/challenges${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function opened(url: string, wanted: object = {}): Promise<string> {
  const response = await post(url, '', { game: 'bridge', boards: 2, method: 'mp', ...wanted });
  expect(response.status).toBe(201);
  const { challenge } = await response.json();
  return challenge;
}

async function joined(url: string, challenge: string, name: string): Promise<Client> {
  const { table, token } = await (await post(url, `/${challenge}/tables`, { name })).json();
  const client = kit.client(url);
  await client.enter(table, token);
  return client;
}

async function told(url: string, challenge: string, client?: Client): Promise<ChallengeOverview> {
  const own = client && { headers: { authorization: `Bearer ${client.token}` } };
  const query = client === undefined ? '' : `?table=${client.table}`;
  return (await fetch(`${url}/api/challenges/${challenge}${query}`, own)).json();
}

/** Plays to the end of the deal, always with the first or the last legal action. */
const play = (client: Client, which: 0 | -1 = 0) =>
  client.playUntil(
    ({ isDealOver }) => isDealOver,
    ({ view }) => makeAction(defined(view.legal.at(which), 'something may be done')),
  );

describe('a challenge', () => {
  test('deals everyone the same boards, other ones than another challenge', async () => {
    const { url } = await kit.server();
    const [one, other] = [await opened(url), await opened(url)];
    const clients = [
      await joined(url, one, 'Ann'),
      await joined(url, one, 'Bea'),
      await joined(url, other, 'Cleo'),
    ];
    const dealt: string[][] = [];
    for (const client of clients) {
      await play(client);
      await client.next();
      await client.until(({ state }) => state.deal === 2);
      await play(client);
      const { finished } = await told(url, client === clients[2] ? other : one, client);
      const records = finished.map(({ results }) => results.at(-1)?.record ?? '{}');
      dealt.push(records.map((record) => JSON.parse(record).setup.deal));
    }
    const [ann = [], bea, cleo] = dealt;
    expect(new Set(ann).size).toBe(2);
    expect(bea).toEqual(ann);
    for (const deal of cleo ?? []) expect(ann).not.toContain(deal);
  });

  test('tells results of the boards alone that the visitor has finished', async () => {
    const { url } = await kit.server();
    const challenge = await opened(url);
    const ann = await joined(url, challenge, 'Ann');
    const bea = await joined(url, challenge, 'Bea');
    await play(ann);
    const entrants = [
      { name: 'Ann', done: 1 },
      { name: 'Bea', done: 0 },
    ];
    expect(await told(url, challenge)).toMatchObject({ entrants, finished: [], boards: 2, method: 'mp' });
    expect(await told(url, challenge, bea)).toMatchObject({ you: 1, entrants, finished: [] });
    const alone = await told(url, challenge, ann);
    expect(alone.finished).toMatchObject([{ board: 1, party: 'NS', seat: 'S', results: [{ entrant: 0 }] }]);
    await play(bea, -1);
    const both = await told(url, challenge, ann);
    expect(both.finished[0]?.results.map(({ entrant }) => entrant)).toEqual([0, 1]);
    expect(both.finished[0]?.results[0]).toEqual(alone.finished[0]?.results[0]);
    // nobody else sees the play there
    expect((await fetch(`${url}/api/tables/${ann.table}/boards/1`)).status).toBe(403);
  });

  test('has the systems that whoever opened it chose, for everybody who takes it up', async () => {
    const { url } = await kit.server();
    const challenge = await opened(url, { systemNS: 'acol', systemEW: 'usual' });
    expect(await told(url, challenge)).toMatchObject({ systemNS: 'acol' });
    expect(await told(url, challenge)).not.toHaveProperty('systemEW');
    for (const name of ['Ann', 'Bea']) {
      const { state } = await joined(url, challenge, name);
      expect(state.view.terms.systems).toEqual({ NS: 'acol', EW: 'sayc' });
    }
    const wanted = { game: 'bridge', boards: 2, method: 'mp', systemNS: 'nosuch' };
    expect((await post(url, '', wanted)).status).toBe(400);
  });

  test('a visitor who names a table that is not his is told nothing', async () => {
    const { url } = await kit.server();
    const challenge = await opened(url);
    const ann = await joined(url, challenge, 'Ann');
    await play(ann);
    const response = await fetch(`${url}/api/challenges/${challenge}?table=${ann.table}`, {
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    });
    expect(await response.json()).toMatchObject({ finished: [] });
  });

  test('the board of the day is one for all, and outlives the server', async () => {
    const dataDir = kit.folder();
    const first = await kit.server({ dataDir });
    const today = async (url: string) => (await fetch(`${url}/api/challenges/today`)).json();
    const both = await Promise.all([today(first.url), today(first.url)]);
    expect(both[0].challenge).toMatch(/^day-\d{8}$/);
    expect(both[1]).toEqual(both[0]);
    const ann = await joined(first.url, both[0].challenge, 'Ann');
    const hand = ann.state.view.hands.S.cards;
    await first.close();
    const second = await kit.server({ dataDir });
    const bea = await joined(second.url, both[0].challenge, 'Bea');
    expect(bea.state.view.hands.S.cards).toEqual(hand);
    const { entrants, game, boards } = await told(second.url, both[0].challenge);
    expect({ game, boards, names: entrants.map(({ name }) => name) }).toEqual({
      game: 'bridge',
      boards: 1,
      names: ['Ann', 'Bea'],
    });
  });

  test.each([
    ['minibridge', 2, 2],
    ['auction', 1, 1],
    ['plafond', 1, 1],
    ['awol', 2, 3],
  ])('of %s with %i boards has %i, compared by its own scale', async (game, wanted, boards) => {
    const { url } = await kit.server();
    const challenge = await opened(url, { game, boards: wanted });
    const ann = await joined(url, challenge, 'Ann');
    const bea = await joined(url, challenge, 'Bea');
    for (let deal = 1; deal <= boards; deal++)
      for (const client of [ann, bea]) {
        await play(client);
        if (deal === boards) continue;
        await client.next();
        await client.until(({ state }) => state.deal === deal + 1);
      }
    const { finished, boards: of } = await told(url, challenge, ann);
    expect([of, finished.length]).toEqual([boards, boards]);
    for (const { results, party, seat } of finished) {
      expect(results.map(({ entrant }) => entrant)).toEqual([0, 1]);
      const [one, other] = results.map(({ record }) => JSON.parse(record).setup);
      expect(other).toEqual(one);
      expect(results[0]?.points).toHaveProperty(party);
      expect('NESW').toContain(seat);
    }
    if (game === 'awol') expect(finished.map(({ seat }) => seat)).toEqual(['S', 'E', 'W']);
  });

  test.each([
    { game: 'nosuch', boards: 4, method: 'mp' },
    { game: 'spades', boards: 4, method: 'mp' },
    { game: 'bridge', boards: 17, method: 'mp' },
    { game: 'bridge', boards: 4, method: 'love' },
    { game: 'bridge', boards: 4, method: 'mp', options: { nosuch: 1 } },
  ])('%j is none', async (wanted) => {
    const { url } = await kit.server();
    expect((await post(url, '', wanted)).status).toBe(400);
  });

  test('there is none at an address that nobody gave', async () => {
    const { url } = await kit.server();
    for (const id of ['abcdefghijkl', 'day-20000101', 'x'])
      expect((await fetch(`${url}/api/challenges/${id}`)).status).toBe(404);
    expect((await post(url, '/abcdefghijkl/tables', { name: 'Ann' })).status).toBe(404);
  });
});

describe('a challenge is never full, and nobody fills it', () => {
  const DEVICE = 'a-device-of-somebody';
  const join = async (url: string, challenge: string, from: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${url}/api/challenges/${challenge}/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from },
      body: JSON.stringify({ name: 'Ann' }),
    });
    return { status: response.status, answer: await response.json() };
  };
  const at = (address: string) => ({ 'x-forwarded-for': address });
  const REFUSED = {
    status: 409,
    answer: { code: 'ERR_JOINED', message: expect.stringMatching(/^This .*\.$/) },
  };

  test('one address takes the board of the day up so often, at once or not, and others go on', async () => {
    const { url } = await kit.server();
    const { challenge } = await (await fetch(`${url}/api/challenges/today`)).json();
    const many = await Promise.all(Array.from({ length: 70 }, () => join(url, challenge, at('192.0.2.1'))));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(await join(url, challenge, at('192.0.2.1'))).toMatchObject(REFUSED);
    expect((await told(url, challenge)).entrants).toHaveLength(60);
    // an IPv6 household counts as one address
    for (let i = 0; i < 60; i++) await join(url, challenge, at(`2001:db8::${i}`));
    expect(await join(url, challenge, at('2001:db8::ffff'))).toMatchObject(REFUSED);
    expect((await join(url, challenge, at('192.0.2.2'))).status).toBe(201);
  });

  test('one device four times, wherever it is', async () => {
    const { url } = await kit.server();
    const challenge = await opened(url);
    for (let i = 0; i < 4; i++)
      expect((await join(url, challenge, { 'overtrick-device': DEVICE, ...at(`192.0.2.${i}`) })).status).toBe(
        201,
      );
    expect(await join(url, challenge, { 'overtrick-device': DEVICE, ...at('192.0.2.9') })).toMatchObject(
      REFUSED,
    );
    expect(
      (await join(url, challenge, { 'overtrick-device': `${DEVICE}2`, ...at('192.0.2.9') })).status,
    ).toBe(201);
  });

  test('one account once', async () => {
    const { url } = await kit.server();
    const challenge = await opened(url);
    const people = await Promise.all(
      ['Ann', 'Bea'].map(async (name) => {
        const browser = new Browser(url);
        await browser.ask('POST', '/api/account', { name, password: 'correct horse battery' });
        return () => browser.ask('POST', `/api/challenges/${challenge}/tables`, { name });
      }),
    );
    for (const join of people) expect((await join()).status).toBe(201);
    for (const join of people)
      expect(await join()).toMatchObject({ status: 409, answer: { code: 'ERR_JOINED' } });
  });

  test('who comes after two hundred others is in the next section, and is compared there', async () => {
    const { url } = await kit.server();
    const challenge = await opened(url, { boards: 1 });
    const first = await joined(url, challenge, 'First');
    for (let i = 1; i < 200; i++)
      expect((await join(url, challenge, at(`192.0.${i % 8}.1`))).status).toBe(201);
    expect((await told(url, challenge)).entrants).toHaveLength(200);
    const [ann, bea] = [await joined(url, challenge, 'Zoe'), await joined(url, challenge, 'Yan')];
    const section = await told(url, challenge, ann);
    expect(section.entrants.map(({ name }) => name)).toEqual(['Zoe', 'Yan']);
    expect(section.you).toBe(0);
    await play(ann);
    await play(bea);
    expect((await told(url, challenge, bea)).finished[0]?.results).toHaveLength(2);
    expect((await told(url, challenge, first)).entrants).toHaveLength(200);
  });
});
