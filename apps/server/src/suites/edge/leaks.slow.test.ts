import { defined } from '@overtrick/rules/assert';
import { type Card, makeCard } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { makeHand } from '@overtrick/rules/deals/deal';
import { sitsOut, type Table } from '@overtrick/table/table';
import { afterEach, expect, test } from 'vitest';
import { readTable } from '../../live/tableLog.ts';
import { type Client, oneNotrump } from '../../testing/client.ts';
import { gatheredLog } from '../../testing/gathered.ts';
import { Kit } from '../../testing/kit.ts';
import { cardsIn, cardsInText, told } from '../../testing/leaks.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { quickThinker } from '../../testing/thinkers.ts';

const kit = new Kit();
afterEach(() => kit.end());

/**
 * Returns the cards that a seat may know: computed from the log by the visibility table of the rules (RULES 1.5), not
 * by a view.
 */
function mayKnow(table: Table, seat: Seat | undefined): ReadonlySet<Card> {
  const { deal } = table.game.setupOf(table.state);
  const played = table.steps.flatMap(({ action }) => (action.kind === 'play' ? [action.card] : []));
  const { contract } = table.game.view(table.state);
  const isOver = table.game.outcome(table.state) !== undefined;
  const dummy = contract && SEATS[(SEATS.indexOf(contract.declarer) + 2) % 4];
  const open = SEATS.filter((hand) => isOver || hand === seat || (hand === dummy && played.length > 0));
  return new Set([...played, ...open.flatMap((hand) => cardsOf(deal[hand]))]);
}

async function checkLeaks(store: FlakyStore, client: Pick<Client, 'table' | 'received'>): Promise<number> {
  const bodies = await store.read(client.table);
  let cards = 0;
  for (const { version, chair, message } of told(client)) {
    const table = defined(readTable(client.table, bodies.slice(0, Math.max(version, 3))), 'a table');
    const isIn = chair !== undefined && !sitsOut(table, chair);
    const allowed = mayKnow(table, isIn ? table.seats[chair] : undefined);
    const shown = cardsIn(message);
    cards += shown.length;
    expect(shown.filter((card) => !allowed.has(card)).map(makeCard)).toEqual([]);
    expect(JSON.stringify(message)).not.toMatch(/"(setup|secret|proof|memory)"/);
  }
  return cards;
}

test('no client is sent a card before it may know it', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store, seed: 'leaks' });
  const ann = await kit.opener(url, { chair: 0, match: 'boards', matchOptions: { boards: 4 } });
  const bea = await kit.sitter(url, ann.table, 1, 'Bea');
  const cem = kit.client(url);
  await cem.enter(ann.table);
  const all = [ann, bea, cem];
  const streams = [
    await kit.stream(url, `tables/${ann.table}`, { token: ann.token }),
    await kit.stream(url, `tables/${ann.table}`, { token: bea.token }),
    await kit.stream(url, `tables/${ann.table}`),
  ];
  for (let deal = 1; deal <= 4; deal++) {
    await Promise.all(
      all.map((client) => client.playUntil(({ state }) => state.version > deal * 20, oneNotrump)),
    );
    // the contents of refusals, and of the answer at the address
    await bea.act('SA');
    await cem.claim(13);
    await bea.enter(ann.table, bea.token, 5);
    bea.received.push(await (await fetch(`${url}/api/tables/${ann.table}`)).json());
    await Promise.all(all.map((client) => client.playUntil(({ isDealOver }) => isDealOver, oneNotrump)));
    if (deal === 2) {
      await bea.say('leave', { table: bea.table, token: bea.token });
      await bea.until(({ state }) => state.you === undefined);
    }
    if (deal === 4) break;
    await ann.next();
    if (deal === 1) await bea.next();
    await Promise.all(all.map((client) => client.until(({ state }) => state.deal === deal + 1)));
  }
  for (const client of all) expect(await checkLeaks(store, client)).toBeGreaterThan(500);
  const [own, left, open] = streams;
  for (const stream of [own, open])
    expect(await checkLeaks(store, defined(stream, 'a stream'))).toBeGreaterThan(500);
  // its chair was given back after two deals
  expect(await checkLeaks(store, defined(left, 'a stream'))).toBeGreaterThan(200);
  expect(left?.isOver).toBe(true);
});

test('the check of leaks finds one', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const ann = await kit.opener(url, { chair: 0 });
  const table = defined(readTable(ann.table, await store.read(ann.table)), 'a table');
  const { deal } = table.game.setupOf(table.state);
  expect(await checkLeaks(store, ann)).toBe(13);
  for (const leak of [
    { hand: deal.E },
    { card: cardsOf(deal.E)[0] },
    { why: `he has ${makeCard(cardsOf(deal.E)[0] ?? 0)}.` },
  ]) {
    ann.received.push(leak);
    await expect(checkLeaks(store, ann)).rejects.toThrow();
    ann.received.pop();
  }
});

test('logs hold no card, no hand and no key', async () => {
  const { log, take } = gatheredLog('trace');
  const store = await FlakyStore.open(kit.folder());
  const quick = quickThinker();
  const server = await kit.server({
    store,
    log,
    thinker: {
      ...quick,
      think: (question, signal) =>
        question.seed.endsWith('step 2')
          ? Promise.reject(new Error(JSON.stringify(question)))
          : quick.think(question, signal),
      judge: (question) => Promise.reject(new Error(JSON.stringify(question))),
    },
  });
  const ann = await kit.opener(server.url, { chair: 0 });
  await ann.act('nonsense SA');
  await ann.say('act', { token: ann.token, hands: 'SA' });
  store.fail('before');
  await ann.act('P');
  await fetch(`${server.url}/t/${ann.table}?token=${ann.token}`);
  await fetch(`${server.url}/api/tables`, { method: 'POST', body: `{"token":"${ann.token}"` });
  await ann.playUntil(
    ({ state }) => state.view.claimable !== undefined || state.view.phase === 'over',
    oneNotrump,
  );
  await ann.claim(1);
  await ann.playUntil((client) => client.isDealOver);
  const table = defined(readTable(ann.table, await store.read(ann.table)), 'a table');
  await server.close();
  const { deal } = table.game.setupOf(table.state);
  const text = take();
  expect(text).toContain('a bot gave no answer');
  expect(text).toContain('could not be stored');
  for (const seat of SEATS) {
    expect(text).not.toContain(makeHand(deal[seat]));
    expect(text).not.toContain(JSON.stringify(deal[seat]));
  }
  expect(cardsInText(text).map(makeCard)).toEqual([]);
  for (const key of [ann.token, ...table.players.map(({ proof }) => proof)]) {
    if (key !== undefined) expect(text).not.toContain(key);
  }
});
