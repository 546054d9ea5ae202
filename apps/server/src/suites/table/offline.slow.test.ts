import type { OfflineDeal } from '@overtrick/protocol/offline';
import { PRESETS } from '@overtrick/protocol/policies';
import { makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { makeSetup, randomSetup, type Setup } from '@overtrick/rules/deals/setup';
import { GAMES } from '@overtrick/rules/games/list';
import { drawDealers, matchOptionsOf, startMatch } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import { pick, type Random, seededRandom } from '@overtrick/rules/random';
import { isMatchOver, type Table } from '@overtrick/table/table';
import { afterEach, describe, expect, test } from 'vitest';
import { type Client, openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { storedTable } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

const TABLE = 'offlinetable';
const TOKEN = 'a'.repeat(43);

/** Plays a deal to its end with one of the first `most` legal actions each time. */
function playedOut(
  { game, options }: Pick<Table, 'game' | 'options'>,
  setup: Setup,
  random: Random,
  most: number,
): { readonly steps: string[]; readonly state: unknown } {
  let state = game.start(setup, options);
  const steps: string[] = [];
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return { steps, state };
    const action = pick(random, game.legalActions(state, seat).slice(0, most));
    steps.push(makeStep({ seat, action }));
    state = game.apply(state, seat, action);
  }
}

/**
 * Plays this many deals of a game, as a device would at one table, with one of the first `most` legal actions each
 * time.
 */
function playOffline(id: string, deals: number, seed = id, most = Infinity): OfflineDeal[] {
  const game = defined(
    GAMES.find((one) => one.id === id),
    id,
  );
  const match = defined(findMatch(game.matches[0] ?? ''), 'a form');
  const random = seededRandom(seed);
  const defaults = <Values extends OptionValues>(spec: Parameters<typeof parseOptions<Values>>[0]) => {
    const read = parseOptions<Values>(spec);
    if (!read.ok) throw new Error(read.why);
    return read.value;
  };
  const options = defaults<OptionValues>(game.options);
  let sheet = startMatch(
    game,
    match,
    defaults(matchOptionsOf(game, match)),
    drawDealers(game, seededRandom(`${seed} first dealer`)),
  );
  return Array.from({ length: deals }, (_, i) => {
    const setup = randomSetup(defined(match.next(sheet), 'it goes on'), random, game.ordered);
    const { steps, state } = playedOut({ game, options }, setup, random, most);
    sheet = match.add(sheet, defined(game.outcome(state), 'it is over'));
    const wanted = { game: id, name: 'Ada', chair: 0 };
    return { table: TABLE, token: TOKEN, wanted, deal: i + 1, setup: makeSetup(setup), steps };
  });
}

const send = (url: string, deal: unknown) =>
  fetch(`${url}/api/offline/deals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(deal),
  });

const boards = async (url: string): Promise<{ steps: string[] }[]> => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await fetch(`${url}/api/tables/${TABLE}/boards`, { headers });
  return response.json();
};

test('deals played without the server join its record in their order, none twice, none lost', async () => {
  const { url } = await kit.server();
  const [first, second, third] = playOffline('bridge', 3);
  expect((await send(url, second)).status).toBe(409);
  const twice = await Promise.all([send(url, first), send(url, first)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect((await send(url, third)).status).toBe(409);
  for (const deal of [second, first, second, third, third]) expect((await send(url, deal)).ok).toBe(true);
  expect((await boards(url)).map(({ steps }) => steps)).toEqual([first?.steps, second?.steps, third?.steps]);
  const ada = kit.client(url);
  await ada.enter(TABLE, TOKEN);
  expect(ada.state).toMatchObject({ you: 0, deal: 3, policies: { join: 'closed' } });
});

test('every game’s deal is taken', async () => {
  const { url } = await kit.server();
  for (const [i, { id }] of GAMES.entries()) {
    const [deal] = playOffline(id, 1);
    const table = `offlinegame${String.fromCharCode(97 + (i % 26))}`.slice(i < 26 ? 0 : 1).padStart(12, 'z');
    const sent = JSON.stringify({ ...deal, table });
    expect(sent.length).toBeLessThan(4096);
    expect([id, (await send(url, { ...deal, table })).status]).toEqual([id, 201]);
  }
});

test('which cards computers made for everybody is in the record, and is asked for no further than the deal goes', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const [deal] = playOffline('bridge', 1);
  if (deal === undefined) throw new Error('a deal');
  const playedOut = deal.steps.map((_, i) => i).slice(7, 12);
  expect((await send(url, { ...deal, playedOut: [-1] })).status).toBe(400);
  expect((await send(url, { ...deal, playedOut })).status).toBe(201);
  const told = await fetch(`${url}/api/tables/${TABLE}/boards/1`);
  expect(await told.json()).toMatchObject({ playedOut });
  const table = await storedTable(store, TABLE);
  expect(table.steps.filter(({ by, seat }) => by === 'person' && seat === 'N').length).toBeGreaterThan(0);
  for (const i of playedOut) expect(table.steps[i]).toMatchObject({ by: 'bot' });
});

test('a part score goes on to the deals after it', async () => {
  const { url } = await kit.server();
  const deals = playOffline('bridge', 4, 's0', 2);
  expect(deals.some(({ setup }) => setup.below !== undefined)).toBe(true);
  for (const deal of deals) expect([deal.deal, (await send(url, deal)).status]).toEqual([deal.deal, 201]);
});

test('what was not played by the rules, or by somebody else, is refused', async () => {
  const { url } = await kit.server();
  const [first, second] = playOffline('bridge', 2);
  const [other] = playOffline('bridge', 1, 'another');
  if (first === undefined || second === undefined) throw new Error('two deals');
  const refusedBy = async (deal: unknown): Promise<[number, unknown]> => {
    const response = await send(url, deal);
    const { code } = (await response.json()) as { code?: unknown };
    return [response.status, code];
  };
  expect(await refusedBy({ ...first, steps: first.steps.slice(0, -1) })).toEqual([400, 'ERR_DEAL_ON']);
  expect(await refusedBy({ ...first, steps: [...first.steps, 'N P'] })).toEqual([400, 'ERR_DEAL_OVER']);
  expect(await refusedBy({ ...first, steps: ['E P', ...first.steps] })).toEqual([400, 'ERR_NOT_ON_TURN']);
  expect(await refusedBy({ ...first, steps: ['what'] })).toEqual([400, 'ERR_MESSAGE']);
  expect(await refusedBy({ ...first, setup: { ...first.setup, vul: 'both' } })).toEqual([409, 'ERR_STALE']);
  expect(await refusedBy({ ...first, setup: { ...first.setup, deal: 'N:- - - -' } })).toEqual([
    400,
    'ERR_MESSAGE',
  ]);
  expect(await refusedBy({ ...first, wanted: { game: 'whisk', name: 'Ada' } })).toEqual([400, 'ERR_OPTIONS']);
  expect((await send(url, first)).status).toBe(201);
  expect(await refusedBy({ ...second, token: 'b'.repeat(43) })).toEqual([403, 'ERR_TOKEN']);
  expect(await refusedBy({ ...other, deal: 1 })).toEqual([409, 'ERR_STALE']);
});

/** Makes up the next deal of a table, as the holder of a chair could; it breaks no rule. */
function madeUp(table: Table, token: string): OfflineDeal {
  const random = seededRandom('made up');
  const terms = defined(table.match.next(table.sheet), 'the match goes on');
  const setup = randomSetup(terms, random, table.game.ordered);
  const { steps } = playedOut(table, setup, random, Infinity);
  const wanted = { game: table.game.id, name: 'Ann', chair: 0 };
  return { table: table.id, token, wanted, deal: table.deal + 1, setup: makeSetup(setup), steps };
}

describe('a table that was opened at the server takes no deal from a device', () => {
  const posted = async (url: string, path: string, body: object) => {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const boards = { match: 'boards', matchOptions: { boards: 3 } };
  const challenged = async (url: string, challenge: string) =>
    posted(url, `challenges/${challenge}/tables`, { name: 'Ann' });

  /** Plays to the end of the deal, though others may act at the same time. */
  const playedOn = async (ann: Client): Promise<void> => {
    while (!ann.isDealOver)
      await ann
        .playUntil(({ isDealOver }) => isDealOver)
        .catch((error: unknown) => expect(String(error)).toContain('ERR_STALE'));
  };

  const KINDS: Readonly<Record<string, (url: string) => Promise<{ table: string; token: string }>>> = {
    'with defaults': (url) => openTable(url, boards),
    ...Object.fromEntries(
      Object.entries(PRESETS).map(([id, policies]) => [
        `${id} rules`,
        (url: string) => openTable(url, { ...boards, policies }),
      ]),
    ),
    'nobody else may join': (url) => openTable(url, { ...boards, policies: { join: 'closed' } }),
    'with a friend': async (url) => {
      const opened = await openTable(url, { ...boards, policies: { join: 'link' } });
      const bea = await kit.sitter(url, opened.table, 1, 'Bea');
      void bea.playUntil(({ isDealOver }) => isDealOver).catch(() => undefined);
      return opened;
    },
    'a challenge': async (url) => {
      const { challenge } = await posted(url, 'challenges', { game: 'bridge', boards: 3, method: 'mp' });
      return challenged(url, challenge);
    },
    'the board of the day': async (url) => {
      const { challenge } = await (await fetch(`${url}/api/challenges/today`)).json();
      return challenged(url, challenge);
    },
    ...Object.fromEntries(GAMES.map(({ id }) => [id, (url: string) => openTable(url, { game: id })])),
  };

  test.each(Object.entries(KINDS))('%s', async (_, open) => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store });
    const { table: id, token } = await open(url);
    const ann = kit.client(url);
    await ann.enter(id, token);
    await playedOn(ann);
    const table = await storedTable(store, id);
    const { game, match, matchOptions } = table;
    const fresh = { ...table, sheet: startMatch(game, match, matchOptions) };
    const deal = madeUp(isMatchOver(table) ? fresh : table, token);
    const response = await send(url, deal);
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'ERR_NOT_OFFLINE', message: expect.stringMatching(/^Only .*\.$/) }),
    ]);
    expect(await storedTable(store, id)).toEqual(table);
  });
});

test('a table of a device that has been played on at the server takes no deal from the device any more', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const [first, second] = playOffline('bridge', 2);
  await send(url, first);
  const ada = kit.client(url);
  await ada.enter(TABLE, TOKEN);
  await ada.next();
  await ada.until(({ state }) => state.deal === 2);
  await ada.playUntil(({ isDealOver }) => isDealOver);
  expect((await send(url, { ...second, deal: 3 })).status).toBe(409);
  expect((await storedTable(store, TABLE)).deal).toBe(2);
});

test('nobody takes a chair at a table of a device, not even when its player has left', async () => {
  const { url } = await kit.server();
  await send(url, playOffline('bridge', 1)[0]);
  const bea = kit.client(url);
  await bea.enter(TABLE);
  expect(await bea.sit(1, 'Bea')).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
  await bea.say('leave', { table: TABLE, token: TOKEN });
  expect(await bea.sit(0, 'Bea')).toMatchObject({ ok: false, code: 'ERR_CLOSED' });
});

test('who played their partner’s hand on the device has played it in the record too', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const [deal] = playOffline('minibridge', 1);
  const swaps = await Promise.all(
    [0, 1, 2, 3].map(async (chair) => {
      const table = `offlinechai${chair}`;
      const wanted = { game: 'minibridge', name: 'Ada', chair, policies: { declares: true } };
      expect((await send(url, { ...deal, table, wanted })).status).toBe(201);
      const { swap, seats, steps } = await storedTable(store, table);
      if (swap === undefined) return undefined;
      const played = steps.filter(({ seat, action }) => action.kind === 'play' && seat === seats[chair]);
      expect(new Set(played.map(({ by }) => by))).toEqual(new Set(['person']));
      return swap.chair;
    }),
  );
  // only dummy's chair
  expect(swaps.filter((one) => one !== undefined)).toHaveLength(1);
});
