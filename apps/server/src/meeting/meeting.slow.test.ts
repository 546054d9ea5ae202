import { DEVICE_HEADER } from '@overtrick/protocol/device';
import type { PostWish } from '@overtrick/protocol/meeting/forms';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '../store/openStore.ts';
import { Kit } from '../testing/kit.ts';
import { WISH } from '../testing/person.ts';
import { Meeting } from './meeting.ts';
import { logAt, WISH_MS } from './notice.ts';

const kit = new Kit();
afterEach(() => kit.end());

interface From {
  readonly address?: string;
  readonly device?: string;
  readonly token?: string | undefined;
}

async function ask(url: string, way: string, body?: object, { address, device, token }: From = {}) {
  const [method = '', path = ''] = way.split(' ');
  const response = await fetch(`${url}/api/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...(device !== undefined && { [DEVICE_HEADER]: device }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  return { status: response.status, text, answer: text === '' ? undefined : JSON.parse(text) };
}

const device = (n: number): string => `device-number-${n}`;

describe('a wish', () => {
  test('is read by everybody without its key, answered with a table, and told to its poster alone', async () => {
    const { url } = await kit.server();
    const posted = await ask(url, 'POST wishes', WISH, { device: device(1) });
    expect(posted.status).toBe(201);
    const { wish, token } = posted.answer;
    const shown = await ask(url, 'GET wishes');
    expect(shown.answer.wishes).toMatchObject([{ ...WISH, wish, answers: 0 }]);
    expect(shown.text).not.toMatch(/proof|marks|device|address|token/);
    expect(shown.text).not.toContain(token);

    const note = { name: 'Bea', words: 'Tuesday suits me' };
    const answered = await ask(url, `POST wishes/${wish}/answers`, note, { address: '192.0.2.7' });
    expect(answered.status).toBe(201);
    const { table } = answered.answer;
    const { answer: info } = await ask(url, `GET tables/${table}`);
    expect(info).toMatchObject({ game: 'bridge', policies: { systemNS: 'acol', join: 'link' } });
    expect((await ask(url, 'GET wishes')).text).not.toContain(table);
    expect((await ask(url, 'GET wishes')).answer.wishes).toMatchObject([{ answers: 1 }]);
    for (const other of [undefined, 'x'.repeat(43), answered.answer.token])
      expect((await ask(url, `GET wishes/${wish}`, undefined, { token: other })).status).toBe(401);
    const own = await ask(url, `GET wishes/${wish}`, undefined, { token });
    expect(own.answer.answers).toMatchObject([{ ...note, table }]);
    // the auction starts when the poster is there
    const bea = kit.client(url, '192.0.2.7');
    await bea.enter(table, answered.answer.token);
    expect(bea.state.view.calls).toEqual([]);
  });

  test('is withdrawn by its poster alone, and then answered and read by nobody', async () => {
    const { url } = await kit.server();
    const { wish, token } = (await ask(url, 'POST wishes', WISH)).answer;
    expect((await ask(url, `DELETE wishes/${wish}`)).status).toBe(401);
    expect((await ask(url, `DELETE wishes/${wish}`, undefined, { token })).status).toBe(204);
    expect((await ask(url, 'GET wishes')).answer.wishes).toEqual([]);
    expect((await ask(url, `POST wishes/${wish}/answers`, { name: 'Bea' })).status).toBe(404);
    expect((await ask(url, `GET wishes/${wish}`, undefined, { token })).status).toBe(404);
  });

  test('is chosen by level, system and kind; whoever takes any is found by all', async () => {
    const { url } = await kit.server();
    const post = (name: string, other: Partial<PostWish>) =>
      ask(url, 'POST wishes', { ...WISH, name, ...other });
    await post('Ann', {});
    await post('Bea', { level: 'any', system: 'usual' });
    await post('Cleo', { level: 'strong', kind: 'evening' });
    const names = async (query: string) =>
      (await ask(url, `GET wishes?${query}`)).answer.wishes.map(({ name }: PostWish) => name);
    expect(await names('')).toEqual(['Cleo', 'Bea', 'Ann']);
    expect(await names('level=club')).toEqual(['Bea', 'Ann']);
    expect(await names('level=strong&system=acol')).toEqual(['Cleo', 'Bea']);
    expect(await names('kind=evening')).toEqual(['Cleo']);
    expect(await names('system=sayc')).toEqual(['Bea']);
    expect(await names('level=nonsense')).toHaveLength(3);
  });

  test.each<[string, object]>([
    ['a game that there is not', { game: 'poker' }],
    ['a zone that there is not', { zone: 'Europe/Atlantis' }],
    ['a time that ends before it begins', { times: [{ day: 2, from: 600, to: 600 }] }],
    ['no time', { times: [] }],
    ['a name that cannot be seen', { name: '\u200b' }],
    ['words beyond their length', { words: 'x'.repeat(161) }],
    ['words that turn the direction of others', { words: 'to \u202e you' }],
    ['something that nobody asks for', { email: 'ann@example.org' }],
  ])('with %s is refused in a sentence', async (_, other) => {
    const { url } = await kit.server();
    const { status, answer } = await ask(url, 'POST wishes', { ...WISH, ...other });
    expect(status).toBe(400);
    expect(answer.message).toMatch(/\w/);
    expect((await ask(url, 'GET wishes')).answer.wishes).toEqual([]);
  });

  test('three stand from one device, twenty from one address; withdrawing one makes room', async () => {
    const { url } = await kit.server();
    const post = (n: number, address = '192.0.2.1') =>
      ask(url, 'POST wishes', WISH, { device: device(n), address });
    const [first] = [await post(0), await post(0), await post(0)];
    expect((await post(0, '192.0.2.2')).answer).toMatchObject({ code: 'ERR_NOTICES' });
    const { wish, token } = first?.answer ?? {};
    await ask(url, `DELETE wishes/${wish}`, undefined, { token });
    expect((await post(0)).status).toBe(201);
    for (let n = 1; n <= 17; n++) expect((await post(n)).status).toBe(201);
    expect((await post(99)).status).toBe(409);
    expect((await post(99, '192.0.2.2')).status).toBe(201);
  });

  test('posting and withdrawing for ever comes to an end', async () => {
    const { url } = await kit.server();
    const statuses = new Set<number>();
    for (let i = 0; i < 31; i++) {
      const { status, answer } = await ask(url, 'POST wishes', WISH, { device: device(1) });
      statuses.add(status);
      if (status === 201) await ask(url, `DELETE wishes/${answer.wish}`, undefined, { token: answer.token });
    }
    expect([...statuses]).toEqual([201, 409]);
  });

  test('that three addresses report is shown to nobody; one address counts once', async () => {
    const { url } = await kit.server();
    const { wish } = (await ask(url, 'POST wishes', WISH)).answer;
    const report = (address: string) => ask(url, `POST wishes/${wish}/reports`, undefined, { address });
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
      expect((await report(address)).status).toBe(204);
    expect((await ask(url, 'GET wishes')).answer.wishes).toHaveLength(1);
    await report('192.0.2.3');
    expect((await ask(url, 'GET wishes')).answer.wishes).toEqual([]);
  });

  test('has twenty answers at most, and no table is opened for another', async () => {
    const { url } = await kit.server();
    const { wish } = (await ask(url, 'POST wishes', WISH)).answer;
    const answer = (n: number) =>
      ask(url, `POST wishes/${wish}/answers`, { name: 'Bea' }, { address: `192.0.2.${n}` });
    for (let n = 1; n <= 20; n++) expect((await answer(n)).status).toBe(201);
    expect((await answer(21)).answer).toMatchObject({ code: 'ERR_NOTICES' });
  });
});

test('wishes end by themselves after two weeks, with the names in them; many are told page by page', async () => {
  const store = await openStore({ dataDir: kit.folder(), databaseUrl: undefined });
  let now = 100.5 * WISH_MS;
  const meeting = new Meeting(store, undefined as never, () => now);
  for (let i = 0; i < 120; i++)
    await meeting.post({ ...WISH, name: `Ann ${i}` }, { address: `192.0.2.${i}`, device: device(i) });
  const pages = [];
  for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    const { wishes, next } = await meeting.wishes({}, after);
    pages.push(wishes.map(({ name }) => name));
    after = next;
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(pages.flat()).toEqual(Array.from({ length: 120 }, (_, i) => `Ann ${119 - i}`));
  now += WISH_MS - 1;
  expect((await meeting.wishes({})).wishes).toHaveLength(50);
  now += 1;
  expect((await meeting.wishes({})).wishes).toEqual([]);
  now += WISH_MS;
  await meeting.post(WISH, { address: '192.0.2.1' });
  expect(await store.read(logAt(100.5 * WISH_MS))).toEqual([]);
  await store.close();
});

describe('a wish that no longer stands', () => {
  const statusOf = async (url: string, table: string) => (await ask(url, `GET tables/${table}`)).status;

  test('leaves no table at which its poster is still waited for; one that was begun stays', async () => {
    const { url } = await kit.server();
    const { wish, token } = (await ask(url, 'POST wishes', WISH)).answer;
    const answers = [];
    for (const name of ['Bea', 'Cleo', 'Dan'])
      answers.push((await ask(url, `POST wishes/${wish}/answers`, { name }, { device: device(7) })).answer);
    const [waiting, joined, begun] = answers;
    const ann = kit.client(url, '192.0.2.9', device(9));
    await ann.enter(joined.table);
    const free = ann.state.chairs.find(({ kind }) => kind !== 'person')?.chair ?? 0;
    expect(await ann.sit(free, 'Ann')).toMatchObject({ ok: true });
    const dan = kit.client(url, '192.0.2.8', device(8));
    await dan.enter(begun.table, begun.token);
    expect(await dan.say('start', { table: begun.table, token: begun.token })).toMatchObject({ ok: true });
    const bea = kit.client(url, '192.0.2.7', device(7));
    await bea.enter(waiting.table, waiting.token);

    await ask(url, `DELETE wishes/${wish}`, undefined, { token });
    expect(await statusOf(url, waiting.table)).toBe(404);
    expect(await statusOf(url, joined.table)).toBe(200);
    expect(await statusOf(url, begun.table)).toBe(200);
    // visitors who wait there hear of it
    const again = kit.client(url, '192.0.2.7', device(7));
    expect(await again.enter(waiting.table, waiting.token)).toMatchObject({ code: 'ERR_NO_TABLE' });
  });

  test('because it was reported is not waited for either', async () => {
    const { url } = await kit.server();
    const { wish } = (await ask(url, 'POST wishes', WISH)).answer;
    const { table } = (await ask(url, `POST wishes/${wish}/answers`, { name: 'Bea' })).answer;
    for (let n = 1; n <= 3; n++) {
      expect(await statusOf(url, table)).toBe(200);
      await ask(url, `POST wishes/${wish}/reports`, undefined, { address: `192.0.2.${n}` });
    }
    expect(await statusOf(url, table)).toBe(404);
  });
});

test('whoever hides a wish sees nothing else of the device that posted it, also once it is withdrawn', async () => {
  const { url } = await kit.server();
  const post = async (name: string, n: number) =>
    (await ask(url, 'POST wishes', { ...WISH, name }, { device: device(n) })).answer;
  const first = await post('Eve', 1);
  await post('Eva', 1);
  await post('Ann', 2);
  const eve = await kit.opener(url, { name: 'Eve' });
  await ask(
    url,
    'POST open-tables',
    { table: eve.table, level: 'any' },
    { token: eve.token, device: device(1) },
  );
  const names = async (query: string) =>
    (await ask(url, `GET wishes?${query}`)).answer.wishes.map(({ name }: PostWish) => name);
  const tables = async (query: string) => (await ask(url, `GET open-tables?${query}`)).answer.tables.length;
  const without = `without=${first.wish},nosuchwish00,..`;
  expect(await names('')).toEqual(['Ann', 'Eva', 'Eve']);
  expect(await names(without)).toEqual(['Ann']);
  expect([await tables(''), await tables(without)]).toEqual([1, 0]);
  await ask(url, `DELETE wishes/${first.wish}`, undefined, { token: first.token });
  expect(await names(without)).toEqual(['Ann']);
  // the view of the others does not change
  expect(await names('without=')).toEqual(['Ann', 'Eva']);
});

describe('a table for anybody', () => {
  const tablesAt = async (url: string) => (await ask(url, 'GET open-tables')).answer.tables;

  test('is listed by who sits there, and gone when its people are', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { name: 'Ann', people: 4 });
    const terms = { table: ann.table, level: 'social', words: 'All are welcome' };
    expect((await ask(url, 'POST open-tables', terms)).status).toBe(401);
    expect((await ask(url, 'POST open-tables', terms, { token: 'x'.repeat(43) })).status).toBe(401);
    expect(await tablesAt(url)).toEqual([]);
    expect((await ask(url, 'POST open-tables', terms, { token: ann.token })).status).toBe(200);
    const shown = { ...terms, game: 'bridge', system: 'usual', people: ['Ann'], free: 3 };
    expect(await tablesAt(url)).toMatchObject([shown]);
    expect((await ask(url, 'POST open-tables', terms, { token: ann.token })).status).toBe(409);
    expect(await tablesAt(url)).toHaveLength(1);
    for (const chair of [0, 1, 3]) {
      const other = kit.client(url, `192.0.2.${chair}`, device(chair));
      await other.enter(ann.table);
      expect(await other.sit(chair, `Friend ${chair}`)).toMatchObject({ ok: true });
      if (chair < 3) expect(await tablesAt(url)).toMatchObject([{ free: chair === 0 ? 2 : 1 }]);
    }
    expect(await tablesAt(url)).toEqual([]);
  });

  test('is gone when nobody is there', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url);
    await ask(url, 'POST open-tables', { table: ann.table, level: 'any' }, { token: ann.token });
    expect(await tablesAt(url)).toHaveLength(1);
    ann.close();
    await expect.poll(() => tablesAt(url)).toEqual([]);
  });

  test('is none that its host lets people into', async () => {
    const { url } = await kit.server();
    for (const join of ['host', 'closed'] as const) {
      const ann = await kit.opener(url, { policies: { join } });
      const { answer } = await ask(
        url,
        'POST open-tables',
        { table: ann.table, level: 'any' },
        { token: ann.token },
      );
      expect(answer).toMatchObject({ code: 'ERR_CLOSED' });
    }
    expect(await tablesAt(url)).toEqual([]);
  });
});
