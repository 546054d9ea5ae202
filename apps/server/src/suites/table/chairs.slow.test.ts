import { afterEach, describe, expect, test } from 'vitest';
import { Kit } from '../../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

async function start(options = {}) {
  const { url } = await kit.server(options);
  const ann = await kit.opener(url, { chair: 0 });
  return { url, ann };
}

describe('sitting', () => {
  test('takes a bot’s chair; others hear of it, and the sitter sees his hand', async () => {
    const { url, ann } = await start();
    const bea = await kit.sitter(url, ann.table, 3, 'Bea');
    expect(bea.state).toMatchObject({ you: 3, view: { seat: 'W' } });
    expect(bea.state.view.hands.W.cards).toBeDefined();
    await ann.until(({ state }) => state.chairs[3]?.kind === 'person');
    expect(ann.state.chairs[3]).toEqual({ chair: 3, seat: 'W', kind: 'person', name: 'Bea', present: true });
  });

  test('is refused where a person sits, and to somebody who sits', async () => {
    const { url, ann } = await start();
    const bea = kit.client(url);
    await bea.enter(ann.table);
    expect(await bea.sit(0, 'Bea')).toMatchObject({
      ok: false,
      code: 'ERR_CHAIR_TAKEN',
      message: 'Ann sits there already: choose another chair.',
    });
    expect(await bea.sit(1, 'Bea')).toMatchObject({ ok: true, chair: 1 });
    expect(await bea.sit(2, 'Bea')).toMatchObject({ ok: false, code: 'ERR_SEATED' });
  });

  test('of many at once for one chair: one gets it', async () => {
    const { url, ann } = await start();
    const many = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const client = kit.client(url);
        await client.enter(ann.table);
        return client.sit(2, 'Bea');
      }),
    );
    expect(many.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a page that has not entered may sit, and enter with its token', async () => {
    const { url, ann } = await start();
    const bea = kit.client(url);
    bea.table = ann.table;
    await bea.sit(1, 'Bea');
    expect(await bea.enter(ann.table, bea.token)).toMatchObject({ ok: true, state: { you: 1 } });
  });
});

describe('leaving', () => {
  test('gives the chair back to a bot, which goes on', async () => {
    const { url, ann } = await start();
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    await ann.playUntil(({ state }) => state.view.toAct[0] === 'E');
    await bea.until(({ isOnTurn }) => isOnTurn);
    expect(await bea.say('leave', { table: ann.table, token: bea.token })).toMatchObject({ ok: true });
    await bea.until(({ state }) => state.you === undefined);
    expect(bea.state.view.hands.E.cards).toBeUndefined();
    await ann.until(({ state }) => state.view.toAct[0] !== 'E');
    expect(ann.state.chairs[1]).toMatchObject({ kind: 'bot', name: 'Birch' });
    expect(await bea.act('P')).toMatchObject({ ok: false, code: 'ERR_TOKEN' });
  });

  test('of the last person stops the play; it goes on when somebody sits', async () => {
    const { url, ann } = await start();
    await ann.say('leave', { table: ann.table, token: ann.token });
    const { version } = ann.state;
    const bea = await kit.sitter(url, ann.table, 3, 'Bea');
    await bea.until(({ isOnTurn }) => isOnTurn);
    expect(bea.state.version).toBeGreaterThan(version + 1);
  });
});

describe('presence', () => {
  test('a dropped connection keeps the chair, and the others see it', async () => {
    const { url, ann } = await start();
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    await ann.until(({ state }) => state.chairs[1]?.present === true);
    bea.close();
    await ann.until(({ state }) => state.chairs[1]?.present === false);
    expect(ann.state.chairs[1]).toMatchObject({ kind: 'person', name: 'Bea' });
    const again = kit.client(url);
    expect(await again.enter(ann.table, bea.token)).toMatchObject({ ok: true, state: { you: 1 } });
    await ann.until(({ state }) => state.chairs[1]?.present === true);
  });

  test('two devices with one token are one person', async () => {
    const { url, ann } = await start();
    const phone = kit.client(url);
    await phone.enter(ann.table, ann.token);
    await phone.until(({ isOnTurn }) => isOnTurn);
    expect(await phone.act('1C')).toMatchObject({ ok: true });
    await ann.until(({ state }) => state.view.calls.length > 0);
    phone.close();
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    expect(bea.state.chairs[0]).toMatchObject({ name: 'Ann', present: true });
  });

  test('entering again on one connection is no second visit', async () => {
    const { ann, url } = await start();
    await ann.enter(ann.table, ann.token);
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    await ann.until(({ state }) => state.chairs[1]?.name === 'Bea');
    expect(bea.state.chairs[0]?.present).toBe(true);
    expect(ann.updates.filter(({ state }) => state.chairs !== undefined)).toHaveLength(1);
  });
});

describe('the next deal', () => {
  test('does not wait for who has gone', async () => {
    const { url, ann } = await start({ graceMs: 50 });
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    await Promise.all([ann, bea].map((client) => client.playUntil(({ isDealOver }) => isDealOver)));
    await ann.next();
    bea.close();
    await ann.until(({ state }) => state.deal === 2);
  });

  test('waits for who may come back in a moment', async () => {
    const { url, ann } = await start();
    const bea = await kit.sitter(url, ann.table, 1, 'Bea');
    await Promise.all([ann, bea].map((client) => client.playUntil(({ isDealOver }) => isDealOver)));
    bea.close();
    await ann.until(({ state }) => state.chairs[1]?.present === false);
    await ann.next();
    const again = kit.client(url);
    await again.enter(ann.table, bea.token);
    expect(again.state).toMatchObject({ deal: 1, ready: [0] });
    await again.next();
    await ann.until(({ state }) => state.deal === 2);
  });
});
