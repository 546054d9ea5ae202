import type { ChatLine } from '@overtrick/protocol/table';
import { defined } from '@overtrick/rules/assert';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { type Service, startPostgres, startRedis } from '../../testing/processes.ts';

const kit = new Kit();
afterEach(() => kit.end());

const say = (client: Client, to: ChatLine['to'], text: string) =>
  client.say('say', { table: client.table, ...(client.token && { token: client.token }), to, text });
const mute = (by: Client, other: number, muted = true) =>
  by.say('mute', { table: by.table, token: by.token, other, muted });
const speak = (client: Client, signal: string) =>
  client.say('voice', { table: client.table, token: client.token ?? '', signal });

/** Somebody from an address and a device, in a chair of a table. */
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

  /** Ann is the host at one process, Bea sits at the other; Cem sits at the first too. */
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
    // the game goes on, and so does what the Laws demand
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
