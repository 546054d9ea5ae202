import { afterEach, describe, expect, test } from 'vitest';
import { hashOf, isPassword } from '../../accounts/password.ts';
import { Browser } from '../../testing/browser.ts';
import { oneNotrump } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const PASSWORD = 'correct horse battery';

test('a password is known by its hash alone', async () => {
  const hash = await hashOf(PASSWORD);
  expect(hash).toMatch(/^argon2id\$19456\$2\$/);
  expect(hash).not.toContain(PASSWORD);
  expect(await hashOf(PASSWORD)).not.toBe(hash);
  expect(await isPassword(PASSWORD, hash)).toBe(true);
  expect(await isPassword(`${PASSWORD}.`, hash)).toBe(false);
  for (const none of [undefined, '', 'x', 'argon2id$19456$2$$'])
    expect(await isPassword('', none)).toBe(false);
});

describe('an account', () => {
  test('is made, left and entered again; names differ by more than their case', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const ann = new Browser(url);
    const made = await ann.ask('POST', '/api/account', { name: 'Ann Lee', password: PASSWORD });
    expect(made).toMatchObject({ status: 201, answer: { name: 'Ann Lee' } });
    expect(made.set).toMatch(/; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(await ann.ask('GET', '/api/account')).toMatchObject({ status: 200, answer: { name: 'Ann Lee' } });
    const other = new Browser(url);
    expect(await other.ask('POST', '/api/account', { name: 'ann  lee', password: PASSWORD })).toMatchObject({
      status: 409,
      answer: { code: 'ERR_NAME_TAKEN' },
    });
    expect(await other.ask('POST', '/api/session', { name: 'ANN LEE', password: PASSWORD })).toMatchObject({
      status: 200,
      answer: { name: 'Ann Lee' },
    });
    const [old] = [ann.cookie];
    expect(await ann.ask('DELETE', '/api/session')).toMatchObject({ status: 204 });
    ann.cookie = old;
    expect(await ann.ask('GET', '/api/account')).toMatchObject({ status: 401 });
    expect(await other.ask('GET', '/api/account')).toMatchObject({ status: 200 });
    const log = (await store.read(`account.${Buffer.from('ann lee').toString('base64url')}`)).join();
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toContain(other.cookie.split('.')[1]);
  });

  test('of two who want a name at once one gets it', async () => {
    const { url } = await kit.server();
    const answers = await Promise.all(
      [1, 2, 3].map(() => new Browser(url).ask('POST', '/api/account', { name: 'Bea', password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('a wrong password and an unknown name are told in the same words, and not for ever', async () => {
    const { url } = await kit.server();
    const ann = new Browser(url);
    await ann.ask('POST', '/api/account', { name: 'Ann', password: PASSWORD });
    const thief = new Browser(url);
    const wrong = await thief.ask('POST', '/api/session', { name: 'Ann', password: 'wrong password' });
    const unknown = await thief.ask('POST', '/api/session', { name: 'Nobody', password: 'wrong password' });
    expect(wrong).toMatchObject({ status: 401, answer: { code: 'ERR_PASSWORD' } });
    expect(unknown).toEqual(wrong);
    for (let i = 0; i < 10; i++)
      await thief.ask('POST', '/api/session', { name: 'Ann', password: 'wrong password' });
    expect(await thief.ask('POST', '/api/session', { name: 'Ann', password: PASSWORD })).toMatchObject({
      status: 429,
    });
    expect(thief.cookie).toBe('');
  });

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a short password', { name: 'Ann', password: 'short' }],
    ['a long one', { name: 'Ann', password: 'x'.repeat(201) }],
    ['a name of spaces', { name: '   ', password: PASSWORD }],
    ['a name with what is none', { name: 'a\u202eb', password: PASSWORD }],
    ['a field that there is not', { name: 'Ann', password: PASSWORD, admin: true }],
    ['no object', [1]],
  ])('%s is refused with a sentence', async (_, body) => {
    const { url } = await kit.server();
    for (const path of ['/api/account', '/api/session'])
      expect(await new Browser(url).ask('POST', path, body)).toMatchObject({
        status: 400,
        answer: { ok: false, message: expect.stringMatching(/\.$/) },
      });
  });

  test('not from another site, and not with a forged cookie', async () => {
    const { url } = await kit.server();
    const ann = new Browser(url);
    const body = { name: 'Ann', password: PASSWORD };
    expect(await ann.ask('POST', '/api/account', body, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
    });
    await ann.ask('POST', '/api/account', body);
    const [key = ''] = ann.cookie.split('.');
    for (const cookie of [`${key}.${'A'.repeat(43)}`, 'overtrick=', 'overtrick=x.y', `${key}..`, '; ='])
      expect(await new Browser(url).ask('GET', '/api/account', undefined, { cookie })).toMatchObject({
        status: 401,
      });
  });
});

test('a guest’s boards go into his account, those of others do not', async () => {
  const { url } = await kit.server();
  const guest = await kit.opener(url, { chair: 0, match: 'boards', matchOptions: { boards: 2 } });
  const ann = new Browser(url);
  const chair = { table: guest.table, token: guest.token };
  expect(await ann.ask('POST', '/api/account/chairs', chair)).toMatchObject({ status: 401 });
  await guest.playUntil(({ isDealOver }) => isDealOver, oneNotrump);
  await ann.ask('POST', '/api/account', { name: 'Ann', password: PASSWORD });
  expect(await ann.ask('GET', '/api/account/boards')).toMatchObject({ answer: { boards: [] } });
  expect(await ann.ask('POST', '/api/account/chairs', { ...chair, token: 'A'.repeat(43) })).toMatchObject({
    status: 403,
  });
  expect(await ann.ask('POST', '/api/account/chairs', { ...chair, table: 'nosuchtable' })).toMatchObject({
    status: 404,
  });
  for (let i = 0; i < 2; i++)
    expect(await ann.ask('POST', '/api/account/chairs', chair)).toMatchObject({ status: 204 });
  const { answer } = await ann.ask('GET', '/api/account/boards');
  expect(answer).toMatchObject({
    boards: [{ table: guest.table, deal: 1, game: 'bridge', match: 'boards', seat: 'N' }],
  });
  // the current deal is not listed
  await guest.next();
  await guest.until(({ state }) => state.deal === 2);
  expect((await ann.ask('GET', '/api/account/boards')).answer).toEqual(answer);
  const bea = new Browser(url);
  await bea.ask('POST', '/api/account', { name: 'Bea', password: PASSWORD });
  expect(await bea.ask('GET', '/api/account/boards')).toMatchObject({ answer: { boards: [] } });
});

test('an account keeps a convention card for the devices of its owner, and for nobody else', async () => {
  const { url } = await kit.server();
  const [phone, laptop, other] = [new Browser(url), new Browser(url), new Browser(url)];
  await phone.ask('POST', '/api/account', { name: 'Ann', password: PASSWORD });
  await other.ask('POST', '/api/account', { name: 'Bea', password: PASSWORD });
  await laptop.ask('POST', '/api/session', { name: 'Ann', password: PASSWORD });
  const kept = async (who: Browser) => (await who.ask('GET', '/api/account/card')).answer;
  expect(await kept(phone)).toEqual({ card: null });
  const card = { isTableSystem: true, choices: { drury: 'on' }, lines: [{ line: 'leads', text: 'third' }] };
  expect(await phone.ask('POST', '/api/account/card', { card })).toMatchObject({ status: 204 });
  expect(await kept(laptop)).toEqual({ card });
  expect(await kept(other)).toEqual({ card: null });
  expect(await new Browser(url).ask('GET', '/api/account/card')).toMatchObject({ status: 401 });
  const long = { lines: [{ line: 'leads', text: 'x'.repeat(500) }] };
  expect(await phone.ask('POST', '/api/account/card', { card: long })).toMatchObject({ status: 400 });
  await laptop.ask('POST', '/api/account/card', { card: null });
  expect(await kept(phone)).toEqual({ card: null });
});

describe('friends', () => {
  async function signedUp(url: string, name: string): Promise<Browser> {
    const browser = new Browser(url);
    await browser.ask('POST', '/api/account', { name, password: PASSWORD });
    return browser;
  }

  test('see each other’s tables once each has named the other, while they sit there', async () => {
    const { url } = await kit.server();
    const [ann, bea] = [await signedUp(url, 'Ann Lee'), await signedUp(url, 'Bea')];
    const friends = async (who: Browser) => (await who.ask('GET', '/api/account/friends')).answer;
    expect(await ann.ask('POST', '/api/account/friends', { name: 'bea' })).toMatchObject({ status: 204 });
    expect(await friends(ann)).toEqual({ friends: [{ name: 'Bea', mutual: false, tables: [] }] });
    // the named person learns nothing of it
    expect(await friends(bea)).toEqual({ friends: [] });
    await bea.ask('POST', '/api/account/friends', { name: 'ANN  LEE' });
    expect(await friends(ann)).toEqual({ friends: [{ name: 'Bea', mutual: true, tables: [] }] });
    const page = await kit.opener(url);
    const { table, token } = page;
    await bea.ask('POST', '/api/account/chairs', { table, token });
    const there = { table, game: 'bridge', match: 'chicago', free: 3 };
    expect(await friends(ann)).toEqual({ friends: [{ name: 'Bea', mutual: true, tables: [there] }] });
    page.close();
    await expect.poll(() => friends(ann)).toEqual({ friends: [{ name: 'Bea', mutual: true, tables: [] }] });
    await bea.ask('DELETE', '/api/account/friends', { name: 'Ann Lee' });
    expect(await friends(ann)).toEqual({ friends: [{ name: 'Bea', mutual: false, tables: [] }] });
  });

  test('are accounts that there are, and never oneself', async () => {
    const { url } = await kit.server();
    const ann = await signedUp(url, 'Ann');
    for (const name of ['Nobody', 'ann'])
      expect(await ann.ask('POST', '/api/account/friends', { name })).toMatchObject({
        status: 404,
        answer: { code: 'ERR_NO_ACCOUNT' },
      });
    const path = '/api/account/friends';
    expect(await new Browser(url).ask('GET', path)).toMatchObject({ status: 401 });
    expect(await new Browser(url).ask('POST', path, { name: 'Ann' })).toMatchObject({ status: 401 });
    expect(await ann.ask('POST', path, { name: '' })).toMatchObject({ status: 400 });
  });
});
