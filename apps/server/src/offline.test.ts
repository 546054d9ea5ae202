import type { OfflineDeal } from '@overtrick/protocol/offline';
import { makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { partiesOf } from '@overtrick/rules/game';
import { GAMES } from '@overtrick/rules/games/list';
import { matchOptionsOf } from '@overtrick/rules/match';
import { findMatch } from '@overtrick/rules/matches/list';
import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import { pick, seededRandom } from '@overtrick/rules/random';
import { makeSetup, randomSetup } from '@overtrick/rules/setup';
import { afterEach, expect, test } from 'vitest';
import { Kit } from './testing/kit.ts';

const kit = new Kit();
afterEach(() => kit.end());

const TABLE = 'offlinetable';
const TOKEN = 'a'.repeat(43);

/** So many deals of a game, as a device would play them at one table with one of the first `most` legal actions each time. */
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
  let sheet = match.start(defaults(matchOptionsOf(game, match)), partiesOf(game), game.dealers);
  return Array.from({ length: deals }, (_, i) => {
    const setup = randomSetup(defined(match.next(sheet), 'it goes on'), random, game.ordered);
    let state = game.start(setup, options);
    const steps: string[] = [];
    for (;;) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const action = pick(random, game.legalActions(state, seat).slice(0, most));
      steps.push(makeStep({ seat, action }));
      state = game.apply(state, seat, action);
    }
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
