import { hash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { MOST_ENTRIES, MOST_ENTRIES_OF_ALL } from '../../accounts/account.ts';
import { keyOf } from '../../accounts/accountLogs.ts';
import { proofOf } from '../../base/token.ts';
import { Browser } from '../../testing/browser.ts';
import { Kit } from '../../testing/kit.ts';
import { openStoreHere } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const MANY = 100_000;
const [SHARER, PUPIL] = ['s'.repeat(43), 'p'.repeat(43)];
const PASSWORD = 'correct horse battery';
const LESSON = '# Two hands\n\n? AQ962.K72.QJ4.83 :\nWhat do you call?\n+ 1S Right.\n- No.';

const bodiesOf = (...entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry));
const many = (count: number, entryFor: (i: number) => object) =>
  Array.from({ length: count }, (_, i) => JSON.stringify(entryFor(i)));

/** Starts a server with such a log in its store. */
async function serverWith(log: string, bodies: readonly string[], dataDir = kit.folder()) {
  const store = await openStoreHere({ dataDir });
  const [length = 0] = (await store.lengths([log])).values();
  await store.append({ log, length, bodies });
  await store.close();
  return kit.server({ dataDir });
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a challenge that as many have taken up as can be is told, and takes nobody more', async () => {
  const terms = {
    kind: 'challenge',
    game: 'bridge',
    options: {},
    match: 'boards',
    boards: 1,
    method: 'mp',
    bots: 'novice',
    secret: 's',
  };
  const joined = many(MANY - 1, (i) => ({ kind: 'joined', table: `t${i}`, name: `Ann ${i}` }));
  const { url } = await serverWith('abcdefghijkl.challenge', [...bodiesOf(terms), ...joined]);
  const path = `${url}/api/challenges/abcdefghijkl`;
  const told = await Promise.all(Array.from({ length: 10 }, async () => (await fetch(path)).json()));
  // the last section has at most two hundred
  for (const { entrants } of told) expect(entrants.at(-1)).toEqual({ name: `Ann ${MANY - 2}`, done: 0 });
  const refused = await post(`${path}/tables`, { name: 'Bea' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'ERR_CHALLENGE_FULL',
    message: 'This challenge is full: open another one.',
  });
});

test('a lesson that many have taken and left is told, and takes nobody more', async () => {
  const shared = { kind: 'lesson', text: LESSON, title: 'Two hands', proof: proofOf(SHARER) };
  const pupil = { kind: 'joined', pupil: 'abcdefghijkm', name: 'Ann', proof: proofOf(PUPIL) };
  const left = many(MANY, () => ({ kind: 'dismissed' }));
  const { url } = await serverWith('abcdefghijkl.lesson', [...bodiesOf(shared), ...left, ...bodiesOf(pupil)]);
  const path = `${url}/api/lessons/abcdefghijkl`;
  const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  expect(await (await fetch(path, as(PUPIL))).json()).toMatchObject({ you: { name: 'Ann' } });
  const refused = await post(`${path}/pupils`, { name: 'Bea' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'ERR_LESSON_FULL' });
  // the owner continues, at the right place of the log
  const dismissed = await fetch(`${path}/pupils/abcdefghijkm`, { method: 'DELETE', ...as(SHARER) });
  expect(dismissed.status).toBe(204);
  expect(await (await fetch(`${path}/results`, as(SHARER))).json()).toMatchObject({ pupils: [] });
});

test('an account with which much was done signs in and gets less, but nothing more', async () => {
  const dataDir = kit.folder();
  const first = await kit.server({ dataDir });
  for (const name of ['Ann', 'Bea'])
    expect(
      (await new Browser(first.url).ask('POST', '/api/account', { name, password: PASSWORD })).status,
    ).toBe(201);
  const ann = new Browser(first.url);
  await ann.ask('POST', '/api/session', { name: 'Ann', password: PASSWORD });
  expect((await ann.ask('POST', '/api/account/friends', { name: 'Bea' })).status).toBe(204);
  await first.close();

  const sat = many(MOST_ENTRIES, (i) => ({
    kind: 'sat',
    table: `t${i}`,
    chair: 0,
    proof: hash('sha256', `${i}`, 'base64url'),
  }));
  const log = `account.${keyOf('Ann')}`;
  const second = await serverWith(log, sat, dataDir);
  const again = new Browser(second.url);
  expect(await again.ask('POST', '/api/session', { name: 'Ann', password: PASSWORD })).toMatchObject({
    status: 200,
  });
  expect((await again.ask('GET', '/api/account/boards')).status).toBe(200);
  expect(await again.ask('POST', '/api/account/friends', { name: 'Bea' })).toMatchObject({ status: 204 });
  expect((await again.ask('DELETE', '/api/account/friends', { name: 'Bea' })).status).toBe(204);
  const LONG = {
    status: 409,
    answer: {
      code: 'ERR_ACCOUNT_LONG',
      message: 'This account has reached its limit for this.',
    },
  };
  expect(await again.ask('POST', '/api/account/friends', { name: 'Bea' })).toMatchObject(LONG);
  await second.close();

  const third = await serverWith(log, sat.slice(0, MOST_ENTRIES_OF_ALL - MOST_ENTRIES), dataDir);
  expect(
    await new Browser(third.url).ask('POST', '/api/session', { name: 'Ann', password: PASSWORD }),
  ).toMatchObject(LONG);
  // other accounts are not affected
  expect(
    await new Browser(third.url).ask('POST', '/api/session', { name: 'Bea', password: PASSWORD }),
  ).toMatchObject({ status: 200 });
});
