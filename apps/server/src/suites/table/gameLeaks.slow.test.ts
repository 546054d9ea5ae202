import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { makeCard } from '@overtrick/rules/cards/card';
import { GAMES } from '@overtrick/rules/games/list';
import { pick, seededRandom } from '@overtrick/rules/random';
import { seatOf, sitsOut, type Table } from '@overtrick/table/table';
import { afterEach, expect, test } from 'vitest';
import { readTable } from '../../live/tableLog.ts';
import type { Client } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { cardsIn, seatsShown, told } from '../../testing/leaks.ts';
import { FlakyStore } from '../../testing/stores.ts';

const kit = new Kit();
afterEach(() => kit.end());

const withoutOpening = (message: unknown): unknown =>
  JSON.parse(JSON.stringify(message, (key, value) => (key === 'opened' ? undefined : value)));

/** The cards in a view, and whether its deal is over. */
interface Allowed {
  readonly cards: ReadonlySet<number>;
  readonly isOver: boolean;
}

/** Returns a function that finds a table's view by version and chair; each is computed once. */
function viewsOf(table: string, bodies: readonly string[]): (version: number, chair?: number) => Allowed {
  const made = new Map<string, Allowed>();
  const tables = new Map<number, Table>();
  const tableAt = (version: number): Table => {
    const known = tables.get(version) ?? defined(readTable(table, bodies.slice(0, version)), 'a table');
    tables.set(version, known);
    return known;
  };
  return (version, chair) => {
    const key = `${version} ${chair}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const at = tableAt(Math.max(version, 3));
    const isIn = chair !== undefined && !sitsOut(at, chair);
    const view = at.game.view(at.state, isIn ? seatOf(at, chair) : undefined);
    const cards = new Set(cardsIn(JSON.parse(JSON.stringify(view))));
    const allowed = { cards, isOver: view.phase === 'over' };
    made.set(key, allowed);
    return allowed;
  };
}

/**
 * Checks that every card that clients received is in the view that their chair had at that moment. Returns how many
 * each received.
 */
async function checkedCards(store: FlakyStore, ...clients: Client[]): Promise<number[]> {
  const { table } = defined(clients[0], 'a client');
  const allowedAt = viewsOf(table, await store.read(table));
  return clients.map((client) => {
    let count = 0;
    for (const { version, chair, message } of told(client)) {
      const { cards, isOver } = allowedAt(version, chair);
      // the opening that the deal was made from follows it, with the cards that nobody received
      const shown = cardsIn(isOver ? withoutOpening(message) : message);
      count += shown.length;
      expect(shown.filter((card) => !cards.has(card)).map(makeCard)).toEqual([]);
    }
    return count;
  });
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
    // the contents of refusals, questions and undo requests
    await bea.act('SA');
    await bea.say('hint', { table: bea.table, token: bea.token, deal: 1, version: bea.state.version });
    await bea.say('ask', { table: bea.table, token: bea.token, deal: 1, id: 'q', call: 0 });
    await ann.say('explain', { table: ann.table, token: ann.token, deal: 1, id: 'e', call: 0, text: 'x' });
    await ann.say('undo', ann.placed());
    // somebody tries all free chairs, as themselves and as somebody new from the same address
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
    await checkedCards(store, ...eves);
    await bea.until(({ isDealOver, state }) => isDealOver || state.version >= ann.state.version);
    await bea.say('agree', { ...bea.placed(), accept: true });
    await cem.claim(1);
    await bea.enter(bea.table, bea.token, 5);
    await Promise.all(all.map((client) => client.playUntil(({ isDealOver }) => isDealOver, some)));
    for (const count of await checkedCards(store, ...all)) expect(count).toBeGreaterThan(12);
  },
);
