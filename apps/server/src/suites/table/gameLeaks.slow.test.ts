import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { makeCard } from '@overtrick/rules/card';
import { GAMES } from '@overtrick/rules/games/list';
import { pick, seededRandom } from '@overtrick/rules/random';
import { seatOf, sitsOut } from '@overtrick/table/table';
import { afterEach, expect, test } from 'vitest';
import { readTable } from '../../live/liveTable.ts';
import type { Client } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { cardsIn, seatsShown, told } from '../../testing/leaks.ts';
import { FlakyStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const withoutOpening = (message: unknown): unknown =>
  JSON.parse(JSON.stringify(message, (key, value) => (key === 'opened' ? undefined : value)));

/** Every card that a client was sent is in the view that its chair had at that moment. Gives how many there were. */
async function checkedCards(store: FlakyStore, client: Client): Promise<number> {
  const bodies = await store.read(client.table);
  const allowed = new Map<string, ReadonlySet<number>>();
  let count = 0;
  for (const { version, chair, message } of told(client)) {
    const key = `${version} ${chair}`;
    const table = defined(readTable(client.table, bodies.slice(0, Math.max(version, 3))), 'a table');
    const isIn = chair !== undefined && !sitsOut(table, chair);
    const view = table.game.view(table.state, isIn ? seatOf(table, chair) : undefined);
    const seen = allowed.get(key) ?? new Set(cardsIn(JSON.parse(JSON.stringify(view))));
    allowed.set(key, seen);
    // what the deal was made of is opened after it, the cards that nobody got among it
    const shown = cardsIn(view.phase === 'over' ? withoutOpening(message) : message);
    count += shown.length;
    expect(shown.filter((card) => !seen.has(card)).map(makeCard)).toEqual([]);
  }
  return count;
}

test.each(GAMES.map(({ id, seats }) => [id, seats.length] as const))(
  '%s: nobody is sent a card that his view does not hold, through taking back, claims, explanations and errors',
  async (game, chairs) => {
    const store = await FlakyStore.open(kit.folder());
    const { url } = await kit.server({ store, seed: `leaks of ${game}` });
    const policies = { undo: 'free', alerts: 'opponents', hints: true };
    const ann = await kit.opener(url, { game, chair: 0, policies });
    const bea = await kit.sitter(url, ann.table, chairs - 1, 'Bea');
    const cem = kit.client(url);
    await cem.enter(ann.table);
    const random = seededRandom(`leaks ${game}`);
    const some = ({ view }: Pick<Client['state'], 'view'>) => {
      const passes = view.legal.filter((action) => makeAction(action) === 'P' && view.calls.length > 2);
      return makeAction(pick(random, passes.length > 0 ? passes : view.legal));
    };
    const all = [ann, bea, cem];
    const isFar = ({ state }: Client) => state.version > 14 || state.view.phase === 'over';
    await Promise.all(all.map((client) => client.playUntil(isFar, some)));
    // what refusals, questions and what is taken back tell
    await bea.act('SA');
    await bea.say('hint', { table: bea.table, token: bea.token, deal: 1, version: bea.state.version });
    await bea.say('ask', { table: bea.table, token: bea.token, deal: 1, id: 'q', call: 0 });
    await ann.say('explain', { table: ann.table, token: ann.token, deal: 1, id: 'e', call: 0, text: 'x' });
    await ann.say('undo', ann.placed());
    // somebody goes round the free chairs, as who they are and as somebody new from the same address
    const eves = [kit.client(url, '198.51.100.7'), kit.client(url, '198.51.100.7')];
    for (const eve of eves) {
      await eve.enter(ann.table);
      for (let chair = 1; chair < chairs - 1; chair++) {
        if (!(await eve.sit(chair, 'Eve')).ok) continue;
        await eve.until(({ state }) => state.you === chair);
        await eve.say('leave', { table: eve.table, token: eve.token });
        await eve.until(({ state }) => state.you === undefined);
      }
    }
    for (const one of [[ann], [bea], [cem], eves])
      for (const seats of seatsShown(one).values()) expect(seats.size).toBe(1);
    for (const eve of eves) await checkedCards(store, eve);
    await bea.until(({ isDealOver, state }) => isDealOver || state.version >= ann.state.version);
    await bea.say('agree', { ...bea.placed(), accept: true });
    await cem.claim(1);
    await bea.enter(bea.table, bea.token, 5);
    await Promise.all(all.map((client) => client.playUntil(({ isDealOver }) => isDealOver, some)));
    for (const client of all) expect(await checkedCards(store, client)).toBeGreaterThan(12);
  },
);
