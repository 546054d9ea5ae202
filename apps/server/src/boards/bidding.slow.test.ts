import type { ChallengeOverview } from '@overtrick/protocol/challenge';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { makeDeal, parseDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import { afterEach, describe, expect, test } from 'vitest';
import { startPool } from '../bots/pool.ts';
import type { Client } from '../testing/client.ts';
import { Kit } from '../testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const ask = async (url: string, path: string, body?: object, token?: string) => {
  const response = await fetch(`${url}/api/challenges${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, answer: await response.json() };
};

const WANTED = { game: 'bridge', boards: 2, method: 'cross-imp', bidding: 'quiet' };

async function opened(url: string, wanted: object = {}): Promise<string> {
  const { answer } = await ask(url, '', { ...WANTED, ...wanted });
  return answer.challenge;
}

/** Opens a table for two who bid the boards of a challenge. */
async function pair(url: string, challenge: string, names: readonly [string, string]): Promise<Client[]> {
  const { answer } = await ask(url, `/${challenge}/tables`, { name: names[0], people: 2 });
  const south = kit.client(url);
  await south.enter(answer.table, answer.token);
  const north = kit.client(url, `192.0.2.${visitors++}`);
  expect((await sits(north, answer.table, 0, names[1])).ok).toBe(true);
  return [south, north];
}

let visitors = 1;

/** Takes a chair at a table that nobody may watch, and enters it. */
async function sits(client: Client, table: string, chair: number, name: string) {
  client.table = table;
  const answer = await client.sit(chair, name);
  if (answer.ok) await client.enter(table, answer.token);
  return answer;
}

/** Lets the first of the two clients bid one notrump when it is their turn; all others pass until the deal is over. */
const bid = (clients: readonly Client[]): Promise<unknown> =>
  Promise.all(
    clients.map(async (client) => {
      const isCalling = () => client.isOnTurn && client.state.view.phase === 'auction';
      for (;;) {
        await client.until(() => client.isDealOver || isCalling());
        if (client.isDealOver) return;
        const { version, view } = client.state;
        await client.act(view.calls.some(({ call }) => call !== 'P') ? 'P' : '1NT');
        await client.until(({ state }) => state.version > version);
      }
    }),
  );

describe('two bid the boards of a challenge', () => {
  test('cards are not played, nobody bids against them, and neither sees the other hand before', async () => {
    const thinker = startPool({ threads: 1 });
    const { url } = await kit.server({ thinker });
    const challenge = await opened(url);
    const [south, north] = await pair(url, challenge, ['Ann', 'Bea']);
    if (south === undefined || north === undefined) throw new Error('a pair');
    await south.until(({ state }) => state.awaited === undefined);
    expect(Object.values(south.state.view.hands).filter(({ cards }) => cards !== undefined)).toHaveLength(1);
    expect(Object.values(north.state.view.hands).filter(({ cards }) => cards !== undefined)).toHaveLength(1);
    const eve = kit.client(url, '192.0.2.99');
    expect(await eve.enter(south.table)).toMatchObject({ ok: false });
    expect(await sits(eve, south.table, 1, 'Eve')).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
    await bid([south, north]);
    const { outcome, calls, claim } = south.state.view;
    expect(outcome?.contract).toMatchObject({ level: 1, strain: 'N' });
    expect(new Set(calls.filter(({ seat }) => 'EW'.includes(seat)).map(({ call }) => call))).toEqual(
      new Set(['P']),
    );
    expect(claim).toBeDefined();
    // only they see the results until another pair has bid the board
    const own = async (client: Client): Promise<ChallengeOverview> =>
      (await ask(url, `/${challenge}?table=${client.table}`, undefined, client.token)).answer;
    expect((await own(south)).finished).toHaveLength(1);
    expect((await own(north)).finished).toEqual((await own(south)).finished);
    const others = await pair(url, challenge, ['Cleo', 'Dot']);
    expect((await own(others[0] ?? south)).finished).toEqual([]);
    await bid(others);
    const told = await own(others[0] ?? south);
    expect(told).toMatchObject({ bidding: 'quiet', method: 'cross-imp' });
    expect(told.finished[0]?.results.map(({ partner }) => partner)).toEqual(['Bea', 'Dot']);
    // the same cards, the same auction, the same result
    expect(told.finished[0]?.results.map(({ points }) => points)).toEqual(
      [0, 1].map(() => south.state.view.outcome?.points),
    );
    await thinker.close();
  });

  test('who sits down sits on the side of the others', async () => {
    const { url } = await kit.server();
    const challenge = await opened(url);
    const { answer } = await ask(url, `/${challenge}/tables`, { name: 'Ann', people: 2 });
    const bea = kit.client(url, '192.0.2.77');
    expect(await sits(bea, answer.table, 1, 'Bea')).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
    expect(await sits(bea, answer.table, 0, 'Bea')).toMatchObject({ ok: true });
  });

  test('a game without an auction is none, and deals too rare are none', async () => {
    const { url } = await kit.server();
    expect(await ask(url, '', { ...WANTED, game: 'minibridge', bidding: 'quiet' })).toMatchObject({
      status: 400,
    });
    expect(await ask(url, '', { ...WANTED, deals: 'condition hcp(south) > 36' })).toMatchObject({
      status: 400,
      answer: { code: 'ERR_WISH' },
    });
  });
});

test('a challenge of a kind of deals has such deals at every table', async () => {
  const { url } = await kit.server();
  const challenge = await opened(url, { bidding: undefined, deals: 'condition hcp(south) >= 18' });
  const deals: string[] = [];
  for (const name of ['Ann', 'Bea']) {
    const { answer } = await ask(url, `/${challenge}/tables`, { name });
    const client = kit.client(url);
    await client.enter(answer.table, answer.token);
    await client.playUntil(({ isDealOver }) => isDealOver);
    const told = await ask(url, `/${challenge}?table=${answer.table}`, undefined, answer.token);
    expect(told.answer.deals).toBe('condition hcp(south) >= 18');
    deals.push(JSON.parse(told.answer.finished[0].results[0].record).setup.deal);
  }
  expect(deals[1]).toBe(deals[0]);
  const deal = parseDeal(deals[0] ?? '', true);
  expect(deal.ok && pointsIn([deal.value.S])).toBeGreaterThanOrEqual(18);
});

test('a challenge of boards that somebody brings along has these at every table', async () => {
  const { url } = await kit.server();
  const random = seededRandom('given');
  const given = (['W', 'N'] as const).map((dealer, i) => ({
    board: 11 + i,
    dealer,
    vul: 'both' as const,
    deal: makeDeal(randomDeal(random)),
  }));
  const challenge = await opened(url, { bidding: undefined, given });
  for (const name of ['Ann', 'Bea']) {
    const { answer } = await ask(url, `/${challenge}/tables`, { name });
    const client = kit.client(url);
    await client.enter(answer.table, answer.token);
    // nobody receives the boards that are still to come
    expect(JSON.stringify(client.received)).not.toContain(given[1]?.deal.slice(2, 20));
    await client.playUntil(({ isDealOver }) => isDealOver);
    const told = await ask(url, `/${challenge}?table=${answer.table}`, undefined, answer.token);
    expect(JSON.parse(told.answer.finished[0].results[0].record).setup).toMatchObject(given[0] ?? {});
  }
  expect(await ask(url, '', { ...WANTED, given, boards: 3 })).toMatchObject({ status: 400 });
  const [one] = given;
  const broken = [{ ...one, deal: one?.deal.replace(/[AKQJ]/, '2') }, given[1]];
  expect(await ask(url, '', { ...WANTED, given: broken })).toMatchObject({ status: 400 });
});
