import { DEVICE_HEADER } from '@overtrick/protocol/device';
import type { PostWish } from '@overtrick/protocol/meeting/forms';
import type { ChatLine } from '@overtrick/protocol/table';
import { defined } from '@overtrick/rules/assert';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Desk } from '../../moderation/desk.ts';
import { logAt } from '../../moderation/reportLog.ts';
import type { Store } from '../../store/store.ts';
import { SOON } from '../../testing/asking.ts';
import type { Client } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';
import { FlakyStore, openStoreHere } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const LESSON = '# Rude title\n\n? AQ962.K72.QJ4.83 :\nWhat do you call?\n+ 1S Right.\n- No.';
const WISH: PostWish = {
  kind: 'table',
  game: 'bridge',
  level: 'club',
  system: 'acol',
  zone: 'Europe/Vienna',
  times: [{ day: 2, from: 19 * 60, to: 22 * 60 }],
  name: 'Ann',
};

const say = (client: Client, to: ChatLine['to'], text: string) =>
  client.say('say', { table: client.table, ...(client.token && { token: client.token }), to, text });
const mute = (by: Client, other: number, muted = true) =>
  by.say('mute', { table: by.table, token: by.token, other, muted });
const speak = (client: Client, signal: string) =>
  client.say('voice', { table: client.table, token: client.token ?? '', signal });

/** Seats somebody with an address and a device in a chair of a table. */
async function seat(
  url: string,
  table: string,
  chair: number,
  name: string,
  from: readonly [string, string],
) {
  const client = kit.client(url, ...from);
  await client.enter(table);
  expect(await client.sit(chair, name)).toMatchObject({ ok: true });
  await client.until(({ state }) => state.you === chair);
  return client;
}

describe('the host mutes somebody', () => {
  let postgres: Service | undefined;
  let redis: Service | undefined;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(() => Promise.all([postgres?.end(), redis?.end()]));

  /** Opens a table whose host Ann and Cem are at one process, and Bea at the other. */
  async function table() {
    const options = {
      databaseUrl: defined(postgres, 'PostgreSQL runs').url,
      redisUrl: defined(redis, 'Redis runs').url,
      isThinking: false,
    };
    const [one, two] = [await kit.server(options), await kit.server(options)];
    const ann = await kit.opener(one.url, { chair: 0, policies: { voice: true } });
    const rude = ['198.51.100.1', 'device-of-the-rude-one'] as const;
    const bea = await seat(two.url, ann.table, 1, 'Bea', rude);
    const cem = await seat(one.url, ann.table, 2, 'Cem', ['198.51.100.2', 'device-of-cem-12345']);
    return { one, two, ann, bea, cem, rude };
  }

  test('of two processes neither passes on what they say, until the host lifts it', async () => {
    const { ann, bea, cem } = await table();
    expect(await say(bea, 'table', 'before')).toMatchObject({ ok: true });
    await cem.until(({ lines }) => lines.length === 1);
    expect(await mute(ann, 1)).toMatchObject({ ok: true });
    for (const to of ['table', 'opponents', 'spectators'] as const)
      expect(await say(bea, to, 'Thank you.')).toMatchObject({ ok: false, code: 'ERR_MUTED' });
    await bea.until(({ state }) => state.chairs[1]?.muted === true);
    expect(await speak(bea, 'here')).toMatchObject({ ok: false, code: 'ERR_MUTED' });
    expect(cem.voices).toEqual([]);
    // the game continues, with the questions that the Laws require
    await ann.act('1C');
    await bea.until(({ isOnTurn }) => isOnTurn);
    await bea.act('1H');
    const explained = { table: bea.table, token: bea.token, deal: 1, id: 'e', call: 1, text: 'hearts' };
    expect(await bea.say('explain', explained)).toMatchObject({ ok: true });
    const flag = { table: bea.table, token: bea.token, id: 'f', text: 'a question' };
    expect(await bea.say('flag', flag)).toMatchObject({ ok: true });
    expect(await mute(ann, 1, false)).toMatchObject({ ok: true });
    expect(await say(bea, 'table', 'after')).toMatchObject({ ok: true });
    for (const client of [ann, cem]) {
      await client.until(({ lines }) => lines.length === 2);
      expect(client.lines.map(({ text }) => text)).toEqual(['before', 'after']);
    }
    expect(await speak(bea, 'here')).toMatchObject({ ok: true });
    await cem.until(({ voices }) => voices.length === 1);
  });

  test('who comes back by another connection, chair or as a spectator stays muted', async () => {
    const { one, two, ann, bea, rude } = await table();
    expect(await mute(ann, 1)).toMatchObject({ ok: true });
    const again = kit.client(one.url, '198.51.100.77', 'another-device-1234');
    await again.enter(bea.table, bea.token);
    expect(await say(again, 'table', 'me again')).toMatchObject({ ok: false, code: 'ERR_MUTED' });
    expect(await bea.say('leave', { table: bea.table, token: bea.token })).toMatchObject({ ok: true });
    for (const { url } of [one, two]) {
      const watching = kit.client(url, ...rude);
      await watching.enter(bea.table);
      expect(await say(watching, 'spectators', 'psst')).toMatchObject({ ok: false, code: 'ERR_MUTED' });
      watching.close();
    }
    const back = await seat(one.url, bea.table, 3, 'Somebody else', ['198.51.100.88', rude[1]]);
    expect(await say(back, 'table', 'hello')).toMatchObject({ ok: false, code: 'ERR_MUTED' });
    expect(ann.state.chairs[3]).toMatchObject({ name: 'Somebody else', muted: true });
  });

  test('nobody but the host does, not even for themselves', async () => {
    const { ann, bea, cem } = await table();
    expect(await mute(bea, 0)).toMatchObject({ ok: false, code: 'ERR_HOST' });
    expect(await mute(ann, 1)).toMatchObject({ ok: true });
    for (const other of [bea, cem])
      expect(await mute(other, 1, false)).toMatchObject({ ok: false, code: 'ERR_HOST' });
    expect(await mute(ann, 0)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    expect(await mute(ann, 3)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
  });
});

describe('a report', () => {
  const report = (by: Client, what: object) =>
    by.say('report', { table: by.table, ...(by.token && { token: by.token }), reason: 'insult', ...what });
  const reportsIn = async (store: Store) =>
    (await store.read(logAt(Date.now())))
      .map((body) => JSON.parse(body))
      .filter(({ kind }) => kind === 'report');

  /** Opens a table of Ann and Cem against Bea, who is rude, with a spectator. */
  async function table(policies: Record<string, string | number | boolean> = {}) {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const ann = await kit.opener(url, { chair: 0, policies });
    const bea = await seat(url, ann.table, 1, 'Bea', ['198.51.100.1', 'device-of-the-rude-one']);
    const cem = await seat(url, ann.table, 2, 'Cem', ['198.51.100.2', 'device-of-cem-12345']);
    const look = kit.client(url, '198.51.100.3', 'device-of-a-spectator');
    await look.enter(ann.table);
    return { store, url, ann, bea, cem, look };
  }

  test('brings what was said and who said it, as far as the reporter heard it, and no card', async () => {
    const { store, ann, bea } = await table();
    await say(bea, 'table', 'You cannot play.');
    await say(bea, 'opponents', 'Go home.');
    await say(bea, 'spectators', 'for the spectators alone');
    await ann.until(({ lines }) => lines.length === 2);
    expect(await report(ann, { other: 1, text: 'All evening.' })).toEqual({ ok: true, sent: true });
    const [stored] = await reportsIn(store);
    expect(stored).toMatchObject({
      place: { kind: 'table', id: ann.table },
      about: { name: 'Bea', chair: 1, proof: expect.any(String) },
      by: { name: 'Ann', chair: 0 },
      reason: 'insult',
      text: 'All evening.',
      said: [
        { name: 'Bea', chair: 1, to: 'table', text: 'You cannot play.', at: expect.any(Number) },
        { name: 'Bea', chair: 1, to: 'opponents', text: 'Go home.', at: expect.any(Number) },
      ],
    });
    expect(stored.about.marks.map((mark: string) => mark.split(' ')[0])).toEqual(['address', 'device']);
    const text = JSON.stringify(stored);
    for (const secret of ['198.51.100', 'device-of', 'spectators alone', 'hand', 'deal'])
      expect(text).not.toContain(secret);
  });

  test('names the speaker of a line also when they have left, and spectators among themselves', async () => {
    const { store, ann, bea, look, url } = await table();
    await say(bea, 'table', 'You cannot play.');
    const other = kit.client(url, '198.51.100.4', 'device-of-another-one');
    await other.enter(ann.table);
    await say(other, 'spectators', 'Rude, too.');
    await look.until(({ lines }) => lines.length === 2);
    await bea.say('leave', { table: bea.table, token: bea.token });
    await seat(url, ann.table, 1, 'Dora', ['198.51.100.5', 'device-of-dora-1234']);
    expect(await report(ann, { line: 1 })).toMatchObject({ ok: true });
    expect(await report(look, { line: 2 })).toMatchObject({ ok: true });
    const [first, second] = await reportsIn(store);
    expect(first.about).toMatchObject({
      name: 'Bea',
      chair: 1,
      marks: [expect.any(String), expect.any(String)],
    });
    expect(first.about.proof).toBeUndefined();
    expect(second.about).toMatchObject({
      name: 'Spectator',
      marks: [expect.any(String), expect.any(String)],
    });
    expect(second.about.chair).toBeUndefined();
    // a line that the reporter has not received cannot be reported
    expect(await report(ann, { line: 2 })).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
  });

  test('is read by no visitor, and its answer tells nothing', async () => {
    const { store, url, ann, bea, cem, look } = await table();
    await say(bea, 'table', 'You cannot play.');
    expect(await report(cem, { other: 1, text: 'a word of my own' })).toEqual({ ok: true, sent: true });
    await say(ann, 'table', 'end');
    await Promise.all([ann, bea, look].map((one) => one.until(({ lines }) => lines.length === 2)));
    const [{ id, about, by }] = await reportsIn(store);
    const log = logAt(Date.now());
    const pages = [log, log.split('.')[0], id].flatMap((name) => [
      `tables/${name}`,
      `tables/${name}/boards`,
      `lessons/${name}`,
      `lessons/${name}/reports`,
      `wishes/${name}`,
      `reports/${name}`,
      `challenges/${name}`,
      `tournaments/${name}`,
      `clubs/${name}`,
    ]);
    for (const page of [...pages, 'reports']) {
      const response = await fetch(`${url}/api/${page}`);
      const text = await response.text();
      expect([page, response.status]).toEqual([page, expect.toBeOneOf([401, 404])]);
      expect(text).not.toContain('a word of my own');
    }
    const told = JSON.stringify([ann, bea, cem, look].map(({ received }) => received));
    for (const secret of ['a word of my own', id, ...about.marks, ...by.marks])
      expect(told).not.toContain(secret);
  });

  test('cannot be made of nobody, of oneself, from outside, or with lines of one’s own', async () => {
    const { store, url, ann, bea } = await table();
    for (const what of [{ other: 0 }, { other: 3 }, {}, { line: 1 }, { line: 99 }])
      expect(await report(ann, what)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    const away = kit.client(url);
    away.table = ann.table;
    expect(await report(away, { other: 1 })).toMatchObject({ ok: false, code: 'ERR_UNWATCHED' });
    for (const what of [{ said: [] }, { reason: 'else' }, { text: 'x'.repeat(501) }, { text: 'a\u001bb' }])
      expect(await report(bea, { other: 0, ...what })).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    expect(await reportsIn(store)).toEqual([]);
  });

  test('cannot be flooded: neither by one connection nor by many of one device', async () => {
    const { store, url, ann } = await table();
    for (let i = 0; i < 12; i++) {
      const again = kit.client(url, '198.51.100.9', 'device-of-a-flooder');
      await again.enter(ann.table);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => report(again, { other: 1 + (i % 2) })),
      );
      expect(answers.filter(({ ok }) => ok).length).toBeLessThan(6);
      again.close();
    }
    expect((await reportsIn(store)).length).toBeLessThan(7);
  });

  test('of a request, of an answer to it and of a lesson has their text', async () => {
    const { store, url } = await table();
    const post = async (path: string, body: object, key?: string) => {
      const response = await fetch(`${url}/api/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          [DEVICE_HEADER]: 'device-of-a-reader',
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
      });
      return { status: response.status, answer: JSON.parse((await response.text()) || '{}') };
    };
    const { wish, token } = (await post('wishes', { ...WISH, words: 'rude words' })).answer;
    expect(await post(`wishes/${wish}/reports`, { reason: 'spam' })).toMatchObject({ status: 204 });
    const answer = { name: 'Bea', words: 'rude answer' };
    const { table: waiting } = (await post(`wishes/${wish}/answers`, answer)).answer;
    const told = `wishes/${wish}/answers/${waiting}/reports`;
    expect(await post(told, { reason: 'insult' })).toMatchObject({ status: 401 });
    expect(await post(told, { reason: 'insult' }, token)).toMatchObject({ status: 204 });
    const other = `wishes/${wish}/answers/aaaaaaaaaaaa/reports`;
    expect(await post(other, { reason: 'insult' }, token)).toMatchObject({ status: 404 });
    const { lesson } = (await post('lessons', { text: LESSON, label: 'Nobody' })).answer;
    const said = { reason: 'insult', text: 'See the title.' };
    expect(await post(`lessons/${lesson}/reports`, said)).toMatchObject({ status: 204 });
    expect(await post('lessons/aaaaaaaaaaaa/reports', said)).toMatchObject({ status: 404 });
    expect(await post(`lessons/${lesson}/reports`, { reason: 'x' })).toMatchObject({ status: 400 });
    expect(await reportsIn(store)).toMatchObject([
      { place: { kind: 'request', id: wish }, reason: 'spam', said: [{ name: 'Ann', text: 'rude words' }] },
      { place: { kind: 'request', id: wish }, about: { name: 'Bea' }, said: [{}, { text: 'rude answer' }] },
      { place: { kind: 'lesson', id: lesson }, ...said, said: [{ name: 'Nobody', text: LESSON }] },
    ]);
  });
});

/** Sends a request over HTTP, from a device and an address. */
async function ask(
  url: string,
  route: string,
  body?: object,
  { token, device, cookie }: { token?: string; device?: string; cookie?: string | undefined } = {},
) {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(`${url}/api/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(device !== undefined && { [DEVICE_HEADER]: device }),
      ...(cookie !== undefined && { cookie }),
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    answer: text === '' ? {} : JSON.parse(text),
    cookie: response.headers.get('set-cookie')?.split(';')[0],
  };
}

/** Opens the operator's desk over the store in a folder, as the command does beside the server. */
async function deskOver(dataDir: string): Promise<Desk> {
  const store = await openStoreHere({ dataDir });
  kit.ending(() => store.close());
  return new Desk(store);
}

describe('the operator bans', () => {
  const RUDE = ['198.51.100.1', 'device-of-the-rude-one'] as const;
  const BANNED = { ok: false, code: 'ERR_BANNED' };

  /** Lets Bea be rude, be reported by Ann, and have her device banned. */
  async function banned() {
    const dataDir = kit.folder();
    const server = await kit.server({ dataDir });
    const ann = await kit.opener(server.url, { chair: 0 });
    const bea = await seat(server.url, ann.table, 1, 'Bea', RUDE);
    await ann.say('report', { table: ann.table, token: ann.token, other: 1, reason: 'insult' });
    const desk = await deskOver(dataDir);
    const [report] = await desk.reports();
    const ban = await desk.ban(`${report?.id}/device`, 'insults');
    if (!ban.ok) throw new Error(ban.why);
    await expect.poll(() => bea.socket.connected, SOON).toBe(false);
    return { dataDir, server, ann, bea, desk, ban: ban.value };
  }

  test('a device: at every door, at once, after a restart, and until that is lifted', async () => {
    const { dataDir, server, ann, bea, desk, ban } = await banned();
    const knocked = await kit.opener(server.url, { chair: 0, policies: { join: 'host', voice: true } });
    const open = async (url: string) => {
      const again = kit.client(url, '203.0.113.50', RUDE[1]);
      // watching stays possible
      expect(await again.enter(ann.table)).toMatchObject({ ok: true });
      return again;
    };
    const again = await open(server.url);
    expect(await again.sit(2, 'Another name')).toMatchObject(BANNED);
    expect(await say(again, 'spectators', 'hello')).toMatchObject(BANNED);
    const placed = { table: ann.table, token: bea.token ?? '' };
    expect(await again.say('enter', placed)).toMatchObject(BANNED);
    for (const [name, what] of [
      ['say', { to: 'table', text: 'hello' }],
      ['voice', { signal: 'x' }],
      ['act', { deal: 1, version: 1, id: 'a', action: 'P' }],
      ['explain', { deal: 1, id: 'e', call: 0, text: 'x' }],
      ['flag', { id: 'f', text: 'x' }],
      ['report', { other: 0, reason: 'spam' }],
    ] as const)
      expect(await again.say(name, { ...placed, ...what })).toMatchObject(BANNED);
    const knocking = kit.client(server.url, '203.0.113.51', RUDE[1]);
    await knocking.enter(knocked.table);
    expect(await knocking.sit(1, 'Knock')).toMatchObject(BANNED);
    const doors: readonly (readonly [string, object])[] = [
      ['POST tables', { game: 'bridge', name: 'Bea' }],
      ['POST wishes', WISH],
      ['POST open-tables', { table: ann.table, level: 'any' }],
      ['POST lessons', { text: LESSON }],
      ['POST challenges', { game: 'bridge' }],
      ['POST tournaments', {}],
      ['POST clubs', {}],
      ['POST account', { name: 'Bea', password: 'correct horse battery' }],
      ['POST codes', { code: 'KMRTWX' }],
      ['POST wishes/aaaaaaaaaaaa/reports', { reason: 'spam' }],
    ];
    for (const [door, body] of doors) {
      const { status, answer } = await ask(server.url, door, body, { device: RUDE[1] });
      expect([door, status, answer.code]).toEqual([door, 403, 'ERR_BANNED']);
    }
    // others are not affected, not even those from the same address
    const other = kit.client(server.url, RUDE[0], 'device-of-a-neighbour');
    await other.enter(ann.table);
    expect(await other.sit(2, 'Neighbour')).toMatchObject({ ok: true });

    await server.close();
    const restarted = await kit.server({ dataDir });
    const back = await open(restarted.url);
    expect(await back.sit(3, 'Me again')).toMatchObject(BANNED);
    expect(await desk.lift(ban.id)).toMatchObject({ ok: true });
    await expect.poll(async () => (await back.sit(3, 'Bea')).ok, SOON).toBe(true);
  });

  test('an account: with each device on which somebody comes with it; it can be taken along and deleted', async () => {
    const dataDir = kit.folder();
    const { url } = await kit.server({ dataDir });
    const desk = await deskOver(dataDir);
    const credentials = { name: 'Bea', password: 'correct horse battery' };
    const { cookie } = await ask(url, 'POST account', credentials);
    expect(await desk.ban('account:Nobody')).toMatchObject({ ok: false, code: 'ERR_NAME' });
    expect(await desk.ban('account:bea')).toMatchObject({ ok: true });
    const device = 'another-device-of-bea';
    const table = { game: 'bridge', name: 'Bea' };
    await expect
      .poll(async () => (await ask(url, 'POST tables', table, { device, cookie })).answer.code, SOON)
      .toBe('ERR_BANNED');
    // the same device, signed out, and over the socket
    expect(await ask(url, 'POST tables', table, { device })).toMatchObject({ status: 403 });
    const { table: id } = (await ask(url, 'POST tables', { ...table, name: 'Ann' })).answer;
    const client = kit.client(url, '203.0.113.60', device);
    await client.enter(id);
    expect(await client.sit(2, 'Bea')).toMatchObject(BANNED);
    const signedIn = await ask(url, 'POST session', credentials);
    expect(signedIn).toMatchObject({ status: 200 });
    expect(await ask(url, 'GET account/export', undefined, signedIn)).toMatchObject({ status: 200 });
    expect(await ask(url, 'DELETE account', { name: 'Bea' }, signedIn)).toMatchObject({ status: 204 });
    // whoever takes the name next is somebody else
    const { cookie: next } = await ask(url, 'POST account', credentials);
    expect(await ask(url, 'POST tables', table, { cookie: next })).toMatchObject({ status: 201 });
  });

  test('by a report that leads to the account of the chair, and the reporter of what is not true', async () => {
    const dataDir = kit.folder();
    const { url } = await kit.server({ dataDir });
    const ann = await kit.opener(url, { chair: 0 });
    const bea = await seat(url, ann.table, 1, 'Bea', RUDE);
    const { cookie } = await ask(url, 'POST account', { name: 'Rude', password: 'correct horse battery' });
    const own = { table: ann.table, token: bea.token };
    expect(await ask(url, 'POST account/chairs', own, { cookie })).toMatchObject({ status: 204 });
    const spam = kit.client(url, '203.0.113.70', 'device-of-a-spammer');
    await spam.enter(ann.table);
    await spam.say('report', { table: ann.table, other: 1, reason: 'spam' });
    const desk = await deskOver(dataDir);
    const [report] = await desk.reports();
    const { id = '' } = report ?? {};
    expect(await desk.accountsOf(defined(report, 'a report'))).toMatchObject([{ name: 'Rude' }]);
    expect(await desk.ban(`${id}/account`)).toMatchObject({ ok: true, value: { who: 'the account Rude' } });
    expect(await desk.ban(`${id}/reporter`)).toMatchObject({ ok: true });
    expect(await desk.ban(`${id}/else`)).toMatchObject({ ok: false, code: 'ERR_REFERENCE' });
    expect(await desk.ban('nosuchreport/device')).toMatchObject({ ok: false, code: 'ERR_NAME' });
    await expect.poll(() => spam.socket.connected, SOON).toBe(false);
    const table = { game: 'bridge', name: 'Rude' };
    expect((await ask(url, 'POST tables', table, { cookie })).answer.code).toBe('ERR_BANNED');
  });
});

describe('the operator takes away', () => {
  test('a request: for all, at every process, with the tables that wait for its poster', async () => {
    const dataDir = kit.folder();
    const [one, two] = [await kit.server({ dataDir }), await kit.server({ dataDir })];
    const { wish, token } = (await ask(one.url, 'POST wishes', { ...WISH, words: 'rude words' })).answer;
    const answered = await ask(two.url, `POST wishes/${wish}/answers`, { name: 'Bea' });
    expect(answered.status).toBe(201);
    const desk = await deskOver(dataDir);
    expect(await desk.clear('request', wish)).toMatchObject({ ok: true });
    expect(await desk.clear('request', wish)).toMatchObject({ ok: false, code: 'ERR_NAME' });
    for (const { url } of [one, two]) {
      expect((await ask(url, 'GET wishes')).answer.wishes).toEqual([]);
      const own = await ask(url, `GET wishes/${wish}`, undefined, { token });
      expect(own).toMatchObject({ status: 410, answer: { code: 'ERR_CLEARED' } });
      expect(await ask(url, `POST wishes/${wish}/answers`, { name: 'Cem' })).toMatchObject({ status: 410 });
    }
    const table = `GET tables/${answered.answer.table}`;
    await expect.poll(async () => (await ask(two.url, table)).status, { ...SOON, timeout: 20_000 }).toBe(404);
  });

  test('a lesson: nothing of its text and its answers stays, and its pages say so', async () => {
    const dataDir = kit.folder();
    const [one, two] = [await kit.server({ dataDir }), await kit.server({ dataDir })];
    const { lesson, token } = (await ask(one.url, 'POST lessons', { text: LESSON, label: 'Rude label' }))
      .answer;
    const pupil = (await ask(two.url, `POST lessons/${lesson}/pupils`, { name: 'Bea' })).answer;
    await ask(two.url, `POST lessons/${lesson}/answers`, { answers: [{ question: 0, call: 'P' }] }, pupil);
    const desk = await deskOver(dataDir);
    expect(await desk.clear('lesson', 'aaaaaaaaaaaa')).toMatchObject({ ok: false, code: 'ERR_NAME' });
    expect(await desk.clear('lesson', lesson)).toMatchObject({ ok: true });
    expect(await desk.clear('lesson', lesson)).toMatchObject({ ok: false, code: 'ERR_NAME' });
    const gone = { status: 410, answer: { code: 'ERR_CLEARED' } };
    for (const { url } of [one, two]) {
      expect(await ask(url, `GET lessons/${lesson}`)).toMatchObject(gone);
      expect(await ask(url, `GET lessons/${lesson}/results`, undefined, { token })).toMatchObject(gone);
      expect(await ask(url, `POST lessons/${lesson}/pupils`, { name: 'Cem' })).toMatchObject(gone);
      const given = { answers: [{ question: 0, call: '1S' }] };
      expect(await ask(url, `POST lessons/${lesson}/answers`, given, pupil)).toMatchObject(gone);
    }
    const store = await openStoreHere({ dataDir });
    kit.ending(() => store.close());
    expect((await store.read(`${lesson}.lesson`)).join()).not.toMatch(/Rude|Bea/);
  });
});
