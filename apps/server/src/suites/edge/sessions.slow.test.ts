import { lookOf } from '@overtrick/protocol/lookalike';
import { distinctName } from '@overtrick/table/internals/commands/names';
import { tableWith } from '@overtrick/table/internals/testing/tables';
import { afterEach, describe, expect, test } from 'vitest';
import { lookLogOf } from '../../accounts/accountLogs.ts';
import { Accounts, SESSION_MS } from '../../accounts/accounts.ts';
import { Browser } from '../../testing/browser.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore, memoryStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const PASSWORD = 'correct horse battery';
const ANN = { name: 'Ann', password: PASSWORD };

interface Told {
  readonly sessions: readonly { id: string; device?: string; current: boolean; at: number }[];
  readonly password: boolean;
}

const toldTo = async (browser: Browser): Promise<Told> =>
  (await browser.ask('GET', '/api/account/sessions')).answer as Told;
const isIn = async (browser: Browser): Promise<boolean> =>
  (await browser.ask('GET', '/api/account')).status === 200;

describe('sessions', () => {
  test('are listed without their keys, and ended one by one or all others at once', async () => {
    const { url } = await kit.server();
    const [one, two, three] = [new Browser(url), new Browser(url), new Browser(url)];
    await one.ask('POST', '/api/account', ANN, { 'user-agent': 'Mozilla/5.0 (iPhone; CPU)' });
    for (const other of [two, three]) await other.ask('POST', '/api/session', ANN);
    const { sessions, password } = await toldTo(one);
    expect(password).toBe(true);
    expect(sessions.map(({ current }) => current)).toEqual([false, false, true]);
    expect(sessions[2]).toMatchObject({ device: 'iPhone', at: expect.any(Number) });
    for (const browser of [one, two, three])
      expect(JSON.stringify(sessions)).not.toContain(browser.cookie.split('.')[1]);
    expect(await one.ask('DELETE', '/api/account/sessions', { id: sessions[1]?.id })).toMatchObject({
      status: 204,
    });
    expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([true, false, true]);
    await three.ask('DELETE', '/api/account/sessions', { id: 'others' });
    expect([await isIn(one), await isIn(three)]).toEqual([false, true]);
    expect((await toldTo(three)).sessions).toHaveLength(1);
  });

  test('end after their time, whatever a browser keeps', async () => {
    let now = 1_000_000;
    const accounts = new Accounts(memoryStore(), () => now);
    const session = await accounts.register('Ann', PASSWORD);
    if (session === undefined) throw new Error('the name is free');
    now += SESSION_MS - 1;
    const account = await accounts.find(session);
    expect(account?.name).toBe('Ann');
    expect(account && accounts.sessions(account, session)).toHaveLength(1);
    now += 1;
    expect(await accounts.find(session)).toBeUndefined();
    expect(account && accounts.sessions(account, session)).toEqual([]);
  });
});

describe('a password', () => {
  test('is changed by who knows it, and that signs all other devices out', async () => {
    const { url } = await kit.server();
    const [one, two] = [new Browser(url), new Browser(url)];
    await one.ask('POST', '/api/account', ANN);
    await two.ask('POST', '/api/session', ANN);
    const next = 'another good password';
    expect(await one.ask('POST', '/api/account/password', { password: 'not this one', next })).toMatchObject({
      status: 403,
      answer: { code: 'ERR_PASSWORD' },
    });
    expect(await isIn(two)).toBe(true);
    expect(
      await one.ask('POST', '/api/account/password', { password: PASSWORD, next: 'short' }),
    ).toMatchObject({ status: 400 });
    expect(await one.ask('POST', '/api/account/password', { password: PASSWORD, next })).toMatchObject({
      status: 204,
    });
    expect([await isIn(one), await isIn(two)]).toEqual([true, false]);
    expect(await two.ask('POST', '/api/session', ANN)).toMatchObject({ status: 401 });
    expect(await two.ask('POST', '/api/session', { name: 'Ann', password: next })).toMatchObject({
      status: 200,
    });
  });

  test('is changed by nobody who is not signed in', async () => {
    const { url } = await kit.server();
    const body = { password: PASSWORD, next: 'another good password' };
    expect(await new Browser(url).ask('POST', '/api/account/password', body)).toMatchObject({ status: 401 });
  });
});

describe('names', () => {
  const open = async (url: string, name: string) =>
    (await new Browser(url).ask('POST', '/api/tables', { game: 'bridge', name })).status;

  test.each([
    ['a zero-width space', 'A\u200bnn'],
    ['a joiner', 'Ann\u200d'],
    ['half a character', 'Ann\ud83d'],
    ['a letter without a shape', 'Ann\u3164'],
    ['nothing to be seen', '\u2800\u2800'],
    ['marks alone', '\u0301\u0302'],
    ['a variation that nobody sees', 'Ann\ufe0f'],
    ['a joiner of marks', 'Ann\u034f'],
    ['a letter of no alphabet', 'Ann\ue000'],
    ['a letter that is none yet', 'Ann\u0378'],
    ['a tower of marks', `A${'\u0301'.repeat(9)}`],
  ])('with %s are refused', async (_, name) => {
    const { url } = await kit.server();
    expect(await open(url, name)).toBe(400);
    expect(
      (await new Browser(url).ask('POST', '/api/account', { name: `${name}bc`, password: PASSWORD })).status,
    ).toBe(400);
  });

  test.each(['Zoë', 'Łukasz', 'Ни́на', '李娜', 'नेहा', '🙂', 'Ann ❤️', "O'Neill"])('%s is one', async (name) => {
    const { url } = await kit.server();
    expect(await open(url, name)).toBe(201);
  });

  test.each([
    ['Ann', 'Аnn'],
    ['Bo1', 'Bol'],
    ['Martin', 'Martin'],
    ['Rob', 'R0B'],
    ['Ann Lee', 'ann_lee'],
    ['Ann ❤', 'Ann ❤️'],
    ["O'Neill", 'O’Neill'],
  ])('%s looks like %s', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  test('that look alike are told apart at a table', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, name: 'Ann' });
    await kit.sitter(url, ann.table, 1, 'Аnn');
    await kit.sitter(url, ann.table, 2, 'ann');
    await kit.sitter(url, ann.table, 3, 'Bea');
    await ann.until(({ state }) => state.chairs.every(({ kind }) => kind === 'person'));
    expect(ann.state.chairs.map(({ name }) => name)).toEqual(['Ann', 'Аnn (2)', 'ann (3)', 'Bea']);
    const table = tableWith([0]);
    expect(distinctName(table, 'Person 0')).toBe('Person 0 (2)');
    expect(distinctName(table, 'Somebody else')).toBe('Somebody else');
  });

  const register = async (url: string, name: string) =>
    (await new Browser(url).ask('POST', '/api/account', { name, password: PASSWORD })).status;

  test.each([
    ['Ann', ['Аnn', 'ann', 'ANN']],
    ['Bill', ['Вill', 'BiIl', 'B1ll', 'bill']],
    ['Bernd', ['Bеrnd', 'Bemd']],
    ['Ann-Lee', ['Ann Lee', 'ann_lee', 'Аnn-Lee']],
    ['Rob0', ['Robo', 'ROBO']],
  ])('of accounts that look like %s are taken', async (name, others) => {
    const { url } = await kit.server();
    expect(await register(url, name)).toBe(201);
    for (const other of others) expect([other, await register(url, other)]).toEqual([other, 409]);
  });

  test('of many accounts that look alike one is made, and another when that is deleted', async () => {
    const { url } = await kit.server();
    const made = await Promise.all(['Bill', 'Вill', 'B1ll', 'BiIl'].map((name) => register(url, name)));
    expect(made.toSorted()).toEqual([201, 409, 409, 409]);
    const name = ['Bill', 'Вill', 'B1ll', 'BiIl'][made.indexOf(201)];
    const owner = new Browser(url);
    await owner.ask('POST', '/api/session', { name, password: PASSWORD });
    expect(await owner.ask('DELETE', '/api/account', { name })).toMatchObject({ status: 204 });
    expect(await register(url, 'BilI')).toBe(201);
  });

  test('of an account that was made before looks were kept are taken once somebody has signed in to it', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    expect(await register(url, 'Bill')).toBe(201);
    await store.delete([lookLogOf('Bill')]);
    await new Browser(url).ask('POST', '/api/session', { name: 'Bill', password: PASSWORD });
    expect(await register(url, 'Вill')).toBe(409);
  });
});

test('a board is shown to spectators who are behind as late as its last card', async () => {
  const { url } = await kit.server();
  const policies = { spectators: 'delayed', delay: 900 };
  const ann = await kit.opener(url, { chair: 0, policies });
  await ann.playUntil(({ isDealOver }) => isDealOver);
  const board = async (headers: Record<string, string> = {}) =>
    (await fetch(`${url}/api/tables/${ann.table}/boards/1`, { headers })).status;
  expect(await board()).toBe(404);
  expect(await board({ authorization: `Bearer ${ann.token}` })).toBe(200);
  const open = await kit.opener(url, { chair: 0 });
  await open.playUntil(({ isDealOver }) => isDealOver);
  expect((await fetch(`${url}/api/tables/${open.table}/boards/1`)).status).toBe(200);
});
