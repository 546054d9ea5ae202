import { makeCard } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { afterEach, describe, expect, test } from 'vitest';
import { type Client, oneNotrump, openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { seatsShown } from '../../testing/leaks.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { quickThinker } from '../../testing/thinkers.ts';
import { storedTable } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

const HOME = '198.51.100.7';
const AWAY = '203.0.113.9';

/** Returns the hands that a client has received complete, before a card was played from them. */
const handsSeen = (client: Client): ReadonlySet<Seat> =>
  new Set(
    [...client.received, ...client.updates].flatMap((message) => {
      const { state } = message as { state?: Partial<Client['state']> };
      if (state?.view === undefined || state.view.phase === 'over') return [];
      const { hands } = state.view;
      return SEATS.filter((seat) => hands[seat].cards !== undefined);
    }),
  );

/** Opens a table at which Ann, North, has bid: nobody else's cards are visible. */
async function inAuction(options: Parameters<Kit['server']>[0] = {}) {
  const server = await kit.server({
    thinker: { ...quickThinker(), think: () => new Promise(() => {}) },
    ...options,
  });
  const ann = await kit.opener(server.url, { chair: 0, match: 'boards', matchOptions: { boards: 4 } });
  await ann.until(({ isOnTurn }) => isOnTurn);
  expect(await ann.act('1C')).toMatchObject({ ok: true });
  return { ...server, ann };
}

async function visitor(url: string, table: string, address: string): Promise<Client> {
  const client = kit.client(url, address);
  await client.enter(table);
  return client;
}

async function seated(client: Client, chair: number): Promise<Client> {
  expect(await client.sit(chair, 'Eve')).toMatchObject({ ok: true });
  await client.until(({ state }) => state.you === chair);
  return client;
}

const left = async (client: Client): Promise<void> => {
  await client.say('leave', { table: client.table, token: client.token });
  await client.until(({ state }) => state.you === undefined);
};

describe('who hops from chair to chair in a deal sees one hand of it', () => {
  test('on one connection', async () => {
    const { url, ann } = await inAuction();
    const eve = await visitor(url, ann.table, HOME);
    for (const chair of [1, 2, 3]) {
      await seated(eve, chair);
      await left(eve);
    }
    expect([...handsSeen(eve)]).toEqual(['E']);
  });

  test('without its token, as somebody new from the same address, while it keeps the first chair or not', async () => {
    const { url, ann } = await inAuction();
    const first = await seated(await visitor(url, ann.table, HOME), 1);
    const second = await seated(await visitor(url, ann.table, HOME), 2);
    await left(first);
    const third = await seated(await visitor(url, ann.table, HOME), 1);
    const fourth = await seated(await visitor(url, ann.table, HOME), 3);
    expect([first, second, third, fourth].map((client) => [...handsSeen(client)])).toEqual([
      ['E'],
      [],
      ['E'],
      [],
    ]);
    expect(fourth.state.chairs[3]).toMatchObject({
      kind: 'person',
      name: expect.stringMatching(/^Eve/),
      sitsOut: true,
    });
    const { chairs } = ann.state;
    expect(chairs.map(({ sitsOut }) => sitsOut === true)).toEqual([false, false, true, true]);
  });

  test('with a chair’s key from elsewhere, and as somebody new from there', async () => {
    const { url, ann } = await inAuction();
    const eve = await seated(await visitor(url, ann.table, HOME), 1);
    const phone = kit.client(url, AWAY);
    await phone.enter(ann.table, eve.token);
    phone.close();
    expect([...handsSeen(await seated(await visitor(url, ann.table, AWAY), 3))]).toEqual([]);
  });

  test('on one device with another address', async () => {
    const { url, ann } = await inAuction();
    const device = 'one-device-of-eve';
    const sit = async (address: string, chair: number) => {
      const eve = kit.client(url, address, device);
      await eve.enter(ann.table);
      return seated(eve, chair);
    };
    expect([...handsSeen(await sit(HOME, 1))]).toEqual(['E']);
    expect([...handsSeen(await sit(AWAY, 2))]).toEqual([]);
  });

  test('when the host lets it in', async () => {
    const { url } = await kit.server({ thinker: { ...quickThinker(), think: () => new Promise(() => {}) } });
    const ann = await kit.opener(url, { chair: 0, policies: { join: 'host' } });
    await ann.until(({ isOnTurn }) => isOnTurn);
    await ann.act('1C');
    const eve = await visitor(url, ann.table, HOME);
    for (const chair of [1, 2]) {
      await eve.sit(chair, 'Eve');
      await ann.until(({ state }) => state.knocks?.length === 1);
      const knock = ann.state.knocks?.[0]?.knock;
      await ann.say('admit', { table: ann.table, token: ann.token, knock, accept: true });
      await eve.until(({ state }) => state.you === chair);
      await left(eve);
    }
    expect([...handsSeen(eve)]).toEqual(['E']);
  });

  test('also through a restart of the server', async () => {
    const dataDir = kit.folder();
    const before = await inAuction({ dataDir });
    await left(await seated(await visitor(before.url, before.ann.table, HOME), 1));
    await before.close();
    const { url } = await kit.server({ dataDir });
    const eve = await seated(await visitor(url, before.ann.table, HOME), 3);
    expect([...handsSeen(eve)]).toEqual([]);
  });

  test('and who opened the table counts too', async () => {
    const { url } = await kit.server();
    const opened = await openTable(url, { chair: 0 });
    const ann = kit.client(url);
    await ann.enter(opened.table, opened.token);
    await ann.act('1C');
    await left(ann);
    expect([...handsSeen(await seated(await visitor(url, ann.table, '127.0.0.1'), 2))]).toEqual([]);
  });
});

describe('who sits a deal out', () => {
  test('does nothing in it, asks nothing of it, and plays from the next one on', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, match: 'boards', policies: { hints: true } });
    await ann.playUntil(({ state }) => state.view.calls.length > 0, oneNotrump);
    const eve = await visitor(url, ann.table, HOME);
    await seated(eve, 1);
    await left(eve);
    await seated(eve, 2);
    expect(eve.state.view.seat).toBeUndefined();
    expect(eve.state.view.legal).toEqual([]);
    const { table, token = '', ...placed } = eve.placed();
    const said = { table, token, ...placed };
    for (const answer of [
      await eve.act('P'),
      await eve.claim(1),
      await eve.answer(true),
      await eve.say('undo', said),
      await eve.say('agree', { ...said, accept: true }),
      await eve.say('hint', { table, token, deal: placed.deal, version: placed.version }),
      await eve.say('explain', { table, token, deal: 1, id: 'e', call: 0, text: 'x' }),
      await eve.say('ask', { table, token, deal: 1, id: 'q', call: 0 }),
    ])
      expect(answer).toMatchObject({ ok: false, code: 'ERR_SITS_OUT' });
    await ann.playUntil(({ isDealOver }) => isDealOver, oneNotrump);
    await eve.until(({ isDealOver }) => isDealOver);
    expect(eve.state.chairs[2]).not.toHaveProperty('sitsOut');
    expect((await ann.next()).ok && (await eve.next()).ok).toBe(true);
    await eve.until(({ state }) => state.deal === 2);
    expect(eve.state.view.seat).toBe('S');
    expect(eve.state.view.hands.S.cards).toBeDefined();
  });

  test('alone at a table of computer players sees them play it out', async () => {
    const { url } = await kit.server();
    const eve = await kit.opener(url, { chair: 0 });
    await eve.act('1C');
    await left(eve);
    await seated(eve, 2);
    await eve.until(({ isDealOver }) => isDealOver);
    expect(seatsShown([eve])).toEqual(new Map([[1, new Set(['N'])]]));
  });
});

describe('who has seen no other cards plays at once', () => {
  test('an invited friend in mid-deal', async () => {
    const { url, ann } = await inAuction();
    const bea = await seated(await visitor(url, ann.table, AWAY), 1);
    expect(bea.state.view.seat).toBe('E');
    expect(cardsOf(bea.state.view.hands.E.cards ?? { lo: 0, hi: 0 }).map(makeCard)).toHaveLength(13);
  });

  test('whoever comes back to the chair that was theirs', async () => {
    const { url, ann } = await inAuction();
    const bea = await seated(await visitor(url, ann.table, AWAY), 1);
    await left(bea);
    await seated(bea, 1);
    expect(bea.state.view.seat).toBe('E');
  });

  test('two friends in one home, as long as nobody has called', async () => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const ann = await kit.opener(url, { chair: 0 });
    const friends = [
      await seated(await visitor(url, ann.table, HOME), 1),
      await seated(await visitor(url, ann.table, HOME), 2),
    ];
    expect(friends.map(({ state }) => state.view.seat)).toEqual(['E', 'S']);
    // a person who has left does not count as a friend at home
    await left(friends[0] ?? ann);
    expect([...handsSeen(await seated(await visitor(url, ann.table, HOME), 3))]).toEqual([]);
    expect((await storedTable(store, ann.table)).steps).toEqual([]);
  });

  test('who hopped in one deal, in the next', async () => {
    const { url } = await kit.server();
    const ann = await kit.opener(url, { chair: 0, match: 'boards' });
    await ann.act('P');
    const eve = await visitor(url, ann.table, HOME);
    for (const chair of [1, 2]) {
      await seated(eve, chair);
      await left(eve);
    }
    await ann.playUntil(({ isDealOver }) => isDealOver);
    await ann.next();
    await ann.until(({ state }) => state.deal === 2);
    await seated(eve, 2);
    expect(eve.state.view.seat).toBe('S');
  });
});

test('the chair of a challenge is nobody else’s, not even when its player has left', async () => {
  const { url } = await kit.server();
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/challenges${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { challenge } = await post('', { game: 'bridge', boards: 2, method: 'mp' });
  const { table, token } = await post(`/${challenge}/tables`, { name: 'Eve' });
  const eve = kit.client(url, HOME);
  await eve.enter(table, token);
  await left(eve);
  for (const chair of [0, 1, 2, 3])
    expect(await eve.sit(chair, 'Eve')).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
  expect([...handsSeen(eve)]).toEqual(['S']);
});

test('a table’s log knows visitors again by 16 bits of the address, and does not hold it', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const ann = await kit.opener(url, { chair: 0 });
  const bea = kit.client(url, AWAY, 'the-device-of-bea');
  await bea.enter(ann.table);
  await seated(bea, 1);
  const text = (await store.read(ann.table)).join('\n');
  expect(text).not.toContain(AWAY);
  expect(text).not.toContain('the-device');
  expect((await storedTable(store, ann.table)).players[1]?.marks).toEqual([
    expect.stringMatching(/^address [0-9a-f]{4}$/),
    expect.stringMatching(/^device [0-9a-f]{12}$/),
  ]);
});
