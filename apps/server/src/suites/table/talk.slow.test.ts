import type { ChatLine } from '@overtrick/protocol/table';
import { afterEach, describe, expect, test } from 'vitest';
import { startPool } from '../../bots/pool.ts';
import type { Client } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

/** Opens a table with North and South as partners, East against them, and a spectator. */
async function table(policies: Record<string, string | number | boolean> = {}) {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const ann = await kit.opener(url, { chair: 0, policies });
  const bea = await kit.sitter(url, ann.table, 1, 'Bea');
  const cem = await kit.sitter(url, ann.table, 2, 'Cem');
  const look = kit.client(url);
  await look.enter(ann.table);
  return { store, url, ann, bea, cem, look };
}

const say = (client: Client, to: ChatLine['to'], text: string) =>
  client.say('say', { table: client.table, ...(client.token && { token: client.token }), to, text });
const heard = (client: Client) => client.lines.map(({ text }) => text);

describe('chat', () => {
  test('is heard by those whom it is for', async () => {
    const { ann, bea, cem, look } = await table();
    expect(await say(ann, 'table', 'for all')).toMatchObject({ ok: true });
    expect(await say(ann, 'opponents', 'for East and West')).toMatchObject({ ok: true });
    expect(await say(ann, 'spectators', 'for who looks on')).toMatchObject({ ok: true });
    expect(await say(look, 'spectators', 'among us')).toMatchObject({ ok: true });
    expect(await say(look, 'table', 'hear me')).toMatchObject({ ok: false, code: 'ERR_CHAT' });
    await look.until(({ lines }) => lines.length === 3);
    await say(bea, 'table', 'end');
    await Promise.all(
      [ann, bea, cem, look].map((client) => client.until(() => heard(client).includes('end'))),
    );
    expect(heard(ann)).toEqual(['for all', 'for East and West', 'for who looks on', 'end']);
    expect(heard(bea)).toEqual(['for all', 'for East and West', 'end']);
    expect(heard(cem)).toEqual(['for all', 'end']);
    expect(heard(look)).toEqual(['for all', 'for who looks on', 'among us', 'end']);
    expect(ann.lines[0]).toEqual({
      table: ann.table,
      line: 1,
      chair: 0,
      name: 'Ann',
      to: 'table',
      text: 'for all',
    });
  });

  test('is kept apart from the record, and told to who enters later as far as he may hear it', async () => {
    const { store, url, ann } = await table();
    await say(ann, 'table', 'hello there');
    await say(ann, 'opponents', 'psst');
    expect((await store.read(ann.table)).join()).not.toContain('hello there');
    expect(await store.read(`${ann.table}.chat`)).toHaveLength(2);
    const later = kit.client(url);
    const answer = await later.enter(ann.table);
    expect(answer).toMatchObject({ ok: true, chat: [{ text: 'hello there', line: 1 }] });
    expect((await fetch(`${url}/api/tables/${ann.table}.chat`)).status).toBe(404);
  });

  test('by the table’s policy: ready phrases alone, or nothing', async () => {
    const { ann, look } = await table({ chat: 'phrases' });
    expect(await say(ann, 'table', 'Well played.')).toMatchObject({ ok: true });
    expect(await say(ann, 'table', 'I have the ace.')).toMatchObject({ ok: false, code: 'ERR_CHAT' });
    expect(await say(look, 'spectators', 'anything')).toMatchObject({ ok: true });
    const silent = await table({ chat: 'off' });
    expect(await say(silent.ann, 'table', 'Well played.')).toMatchObject({ ok: false, code: 'ERR_CHAT' });
  });

  test('delayed spectators do not hear what is said at the table now', async () => {
    const { ann, bea, look } = await table({ spectators: 'delayed', delay: 60 });
    await say(ann, 'table', 'for all');
    await bea.until(({ lines }) => lines.length === 1);
    await say(look, 'spectators', 'among us');
    await look.until(({ lines }) => lines.length > 0);
    expect(heard(look)).toEqual(['among us']);
  });

  test('not too fast, and nothing but a line of text', async () => {
    const { ann } = await table();
    for (const text of ['', '  ', 'x'.repeat(201), 'a\u0000b', 'a\u202eb', 'a\nb', 7, null])
      expect(await say(ann, 'table', text as string)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => say(ann, 'table', `${i}`)));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(8);
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'ERR_BUSY' });
  });

  test('is for those who have come to the table', async () => {
    const { url, ann } = await table();
    const away = kit.client(url);
    away.table = ann.table;
    expect(await say(away, 'spectators', 'hello')).toMatchObject({ ok: false, code: 'ERR_UNWATCHED' });
    expect(
      await away.say('say', { table: ann.table, token: 'A'.repeat(43), to: 'table', text: 'hello' }),
    ).toMatchObject({ ok: false, code: 'ERR_TOKEN' });
  });

  test('of two servers at one store reaches both in the end', async () => {
    const dataDir = kit.folder();
    const [one, two] = [await kit.server({ dataDir }), await kit.server({ dataDir })];
    const ann = await kit.opener(one.url, { chair: 0 });
    const bea = await kit.sitter(two.url, ann.table, 1, 'Bea');
    await say(ann, 'table', 'one');
    expect(await say(bea, 'table', 'two')).toMatchObject({ ok: true });
    await bea.until(({ lines }) => lines.length === 2);
    expect(heard(bea)).toEqual(['one', 'two']);
  });
});

describe('explanations over the wire', () => {
  test('reach opponents and never partner; a question reaches the caller alone', async () => {
    const { ann, bea, cem, look } = await table();
    await ann.act('2C');
    await bea.until(({ isOnTurn }) => isOnTurn);
    const base = { table: ann.table, deal: 1, call: 0 };
    expect(await bea.say('ask', { ...base, token: bea.token, id: 'q' })).toMatchObject({ ok: true });
    expect(await cem.say('ask', { ...base, token: cem.token, id: 'q' })).toMatchObject({
      code: 'ERR_EXPLAIN',
    });
    await ann.until(({ state }) => state.questions !== undefined);
    expect(ann.state.questions).toEqual([0]);
    const secret = 'strong and artificial';
    expect(await ann.say('explain', { ...base, token: ann.token, id: 'e', text: secret })).toMatchObject({
      ok: true,
    });
    await bea.until(({ state }) => state.meanings?.[0] !== undefined);
    expect(bea.state.meanings?.[0]).toEqual({ text: secret, alert: true, by: 'person' });
    await ann.until(({ state }) => state.questions === undefined);
    await bea.act('P');
    await cem.until(({ isOnTurn }) => isOnTurn);
    for (const other of [cem, look]) {
      expect(JSON.stringify(other.received)).not.toContain(secret);
      expect(JSON.stringify(other.received)).not.toContain('questions');
    }
    // nor after entering again
    await cem.enter(cem.table, cem.token);
    expect(JSON.stringify(cem.received)).not.toContain(secret);
  });
});

describe('hints', () => {
  test('by the table’s policy, for the player to act: what a computer player would do, why, and what each call would show', async () => {
    const { url } = await kit.server({ thinker: startPool() });
    const ann = await kit.opener(url, { chair: 0, policies: { hints: true } });
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    const { table: id, deal, version } = ann.placed();
    const hint = await ann.say('hint', { table: id, token: ann.token, deal, version });
    expect(hint).toMatchObject({ ok: true, action: expect.any(String), reason: expect.any(String) });
    if (!hint.ok) throw new Error(hint.code);
    expect(Object.keys(hint.meanings ?? {})).toContain('1NT');
    expect(ann.state.view.calls).toEqual([]);
    expect(await bea.say('hint', { table: id, token: bea.token, deal, version })).toMatchObject({
      code: 'ERR_HINT',
    });
  });

  test('not at other tables', async () => {
    const { ann } = await table();
    const { table: id, deal, version } = ann.placed();
    expect(await ann.say('hint', { table: id, token: ann.token, deal, version })).toMatchObject({
      code: 'ERR_HINT',
    });
  });
});

test('a call for the host reaches him, in the log and on his page', async () => {
  const { store, ann, bea, cem } = await table();
  const flag = { table: bea.table, token: bea.token, id: 'f', text: 'South has seen my cards.' };
  expect(await bea.say('flag', flag)).toMatchObject({ ok: true });
  await ann.until(({ state }) => state.flags !== undefined);
  expect(ann.state.flags).toMatchObject([{ chair: 1, deal: 1, text: flag.text }]);
  expect(cem.state.flags).toBeUndefined();
  expect((await store.read(ann.table)).join()).toContain('"kind":"flagged"');
  const at = ann.state.flags?.[0]?.flag;
  expect(await ann.say('unflag', { table: ann.table, token: ann.token, flag: at })).toMatchObject({
    ok: true,
  });
  await bea.until(({ state }) => state.flags === undefined);
});

describe('voices', () => {
  const speak = (client: Client, signal: string, to?: number) =>
    client.say('voice', {
      table: client.table,
      token: client.token ?? '',
      signal,
      ...(to !== undefined && { to }),
    });
  const spoken = (client: Client) => client.voices.map(({ from, signal }) => `${from} ${signal}`);

  test('what a browser says goes to all others that sit, or to one chair, and is kept nowhere', async () => {
    const { store, ann, bea, cem, look } = await table({ voice: true });
    expect(await speak(ann, 'to all')).toMatchObject({ ok: true, sent: true, servers: [] });
    await speak(ann, 'to Bea', 1);
    await speak(cem, 'end');
    await Promise.all([ann, bea].map((client) => client.until(() => spoken(client).includes('2 end'))));
    await cem.until(() => cem.voices.length === 1);
    await say(look, 'spectators', 'end');
    await look.until(({ lines }) => lines.length === 1);
    expect(spoken(ann)).toEqual(['2 end']);
    expect(spoken(bea)).toEqual(['0 to all', '0 to Bea', '2 end']);
    expect(spoken(cem)).toEqual(['0 to all']);
    expect(look.voices).toEqual([]);
    expect((await store.read(ann.table)).join()).not.toContain('to all');
    expect(await store.read(`${ann.table}.chat`)).toHaveLength(1);
  });

  test('where the table has none nothing is passed on, nor for who does not sit', async () => {
    const { ann, bea } = await table();
    expect(await speak(ann, 'hello')).toMatchObject({ ok: false, code: 'ERR_VOICE' });
    const open = await table({ voice: true });
    const forged = { table: open.ann.table, token: 'A'.repeat(43), signal: 'hello' };
    expect(await open.look.say('voice', forged)).toMatchObject({ ok: false, code: 'ERR_TOKEN' });
    const elsewhere = { table: open.ann.table, token: ann.token ?? '', signal: 'hello' };
    expect(await open.look.say('voice', elsewhere)).toMatchObject({ ok: false, code: 'ERR_TOKEN' });
    expect([...bea.voices, ...open.bea.voices]).toEqual([]);
  });

  test('not too much and not too often', async () => {
    const { ann } = await table({ voice: true });
    for (const signal of ['', 'x'.repeat(3501), 7])
      expect(await speak(ann, signal as string)).toMatchObject({ ok: false, code: 'ERR_MESSAGE' });
    expect(await speak(ann, 'x'.repeat(3500))).toMatchObject({ ok: true });
    const answers = await Promise.all(Array.from({ length: 30 }, () => speak(ann, 'x')));
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(25);
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'ERR_BUSY' });
  });
});
