import { GAMES } from '@overtrick/rules/games/list';
import { ALL_THERE, dutyOf } from '@overtrick/table/duty/duty';
import { added } from '@overtrick/table/fold';
import { afterEach, describe, expect, test } from 'vitest';
import { Clock } from '../../live/attendance.ts';
import { openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { storedTable } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

const HOME = '198.51.100.7';

/** Opens a table for this many people, with a bot to act first if the deal has one. */
async function openedFor(people: number, wanted: object = {}, options: object = {}) {
  const store = await FlakyStore.open(kit.folder());
  const server = await kit.server({ store, ...options });
  const ann = await kit.opener(server.url, { people, chair: 2, ...wanted });
  const steps = async () => (await storedTable(store, ann.table)).steps;
  return { ...server, store, ann, steps };
}

describe('a table that was opened for several', () => {
  test.each(['a', 'b', 'c', 'd'])('waits until they sit there, whoever deals (%s)', async (seed) => {
    const { url, ann, steps } = await openedFor(3, {}, { seed });
    expect(ann.state.awaited).toBe(2);
    const bea = await kit.sitter(url, ann.table, 0, 'Bea');
    await ann.until(({ state }) => state.awaited === 1);
    for (const client of [ann, bea])
      expect(await client.act('P')).toMatchObject({ ok: false, code: 'ERR_AWAITED' });
    expect(await steps()).toEqual([]);
    const cem = await kit.sitter(url, ann.table, 1, 'Cem');
    await ann.until(({ state }) => state.awaited === undefined);
    const all = [ann, bea, cem];
    expect(all.map(({ state }) => state.awaited)).toEqual([undefined, undefined, undefined]);
    await Promise.all(all.map((client) => client.playUntil(({ isDealOver }) => isDealOver)));
    const made = await steps();
    expect(made.filter(({ by }) => by === 'bot').every(({ seat }) => seat === 'W')).toBe(true);
    expect(made.filter(({ by }) => by === 'person').every(({ seat }) => seat !== 'W')).toBe(true);
  });

  test('gives cards at once to friends who come from one home', async () => {
    const { url, ann } = await openedFor(3);
    for (const chair of [0, 1]) {
      const friend = kit.client(url, HOME);
      await friend.enter(ann.table);
      await friend.sit(chair, 'Friend');
      await friend.until(({ state }) => state.you === chair);
      expect(friend.state.view.seat).toBe(['N', 'E'][chair]);
    }
  });

  test('begins with computer players when the host says so, and no sooner for anybody else', async () => {
    const { url, ann, steps } = await openedFor(4, { policies: { hints: true } });
    const bea = await kit.sitter(url, ann.table, 0, 'Bea');
    const { table, token = '', deal, version } = bea.placed();
    expect(await bea.say('start', { table, token })).toMatchObject({ ok: false, code: 'ERR_HOST' });
    expect(await bea.say('hint', { table, token, deal, version })).toMatchObject({ code: 'ERR_AWAITED' });
    expect(await steps()).toEqual([]);
    expect(await ann.say('start', { table, token: ann.token })).toMatchObject({ ok: true });
    await Promise.all([ann, bea].map((client) => client.playUntil(({ isDealOver }) => isDealOver)));
  });

  test('begins when somebody else who sits there says so, while the host is away', async () => {
    const { url, ann } = await openedFor(3);
    const bea = await kit.sitter(url, ann.table, 0, 'Bea');
    ann.close();
    await bea.until(({ state }) => state.chairs[2]?.present === false);
    expect(await bea.say('start', { table: bea.table, token: bea.token })).toMatchObject({ ok: true });
    await bea.until(({ state }) => state.awaited === undefined);
  });

  test('waits again for who gets up before it has begun, and not for who does later', async () => {
    const { url, ann } = await openedFor(2);
    // another player is needed, because everybody has left
    await ann.say('leave', { table: ann.table, token: ann.token });
    const bea = await kit.sitter(url, ann.table, 0, 'Bea');
    expect(bea.state.awaited).toBe(1);
    const cem = await kit.sitter(url, ann.table, 1, 'Cem');
    await bea.until(({ state }) => state.awaited === undefined);
    await cem.say('leave', { table: cem.table, token: cem.token });
    await bea.until(({ state }) => state.chairs[1]?.kind === 'bot');
    expect(bea.state.awaited).toBeUndefined();
    await bea.playUntil(({ isDealOver }) => isDealOver);
  });

  test('lets no thinking time run before it begins', async () => {
    const { ann, store } = await openedFor(2, { policies: { think: 1 } });
    const waiting = await storedTable(store, ann.table);
    expect(dutyOf(waiting, { ...ALL_THERE, isLate: true })).toBeUndefined();
    const clock = new Clock(waiting);
    expect(clock.moved({ ...waiting, version: waiting.version + 1 })).toBe(false);
    expect(clock.moved(added(waiting, { kind: 'started' }))).toBe(true);
  });

  test('waits also after a restart', async () => {
    const dataDir = kit.folder();
    const before = await kit.server({ dataDir });
    const { table, token } = await openTable(before.url, { people: 2 });
    await before.close();
    const { url } = await kit.server({ dataDir });
    const ann = kit.client(url);
    await ann.enter(table, token);
    expect(ann.state).toMatchObject({ awaited: 1, view: { calls: [] } });
  });

  test.each(GAMES.map(({ id, players }) => [id, players] as const))(
    '%s, for its %i',
    async (game, people) => {
      const { ann } = await openedFor(people, { game, chair: 0 });
      expect(ann.state.awaited).toBe(people - 1);
      const { url } = await kit.server();
      if (people < 4)
        await expect(openTable(url, { game, people: people + 1 })).rejects.toThrow('chairs for');
    },
  );
});

test('a table for one waits for nobody, and one at which nobody else may sit cannot wait', async () => {
  const { url } = await kit.server();
  expect((await kit.opener(url)).state.awaited).toBeUndefined();
  expect((await kit.opener(url, { people: 1 })).state.awaited).toBeUndefined();
  await expect(openTable(url, { people: 2, policies: { join: 'closed' } })).rejects.toThrow(
    'waits for nobody',
  );
});
