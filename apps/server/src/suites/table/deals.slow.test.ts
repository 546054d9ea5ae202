import { suitLength } from '@overtrick/rules/cards/cardSet';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { afterEach, expect, test } from 'vitest';
import { openTable } from '../../testing/client.ts';
import { Kit } from '../../testing/kit.ts';
import { FlakyStore } from '../../testing/stores.ts';
import { storedTable } from '../../testing/truth.ts';

const kit = new Kit();
afterEach(() => kit.end());

const STRONG = 'condition hcp(south) >= 19 and spades(south) >= 5';

test('a table deals the kind of deals that it was opened for, and everybody can read which', async () => {
  const store = await FlakyStore.open(kit.folder());
  const { url } = await kit.server({ store });
  const { table } = await openTable(url, { deals: STRONG, match: 'boards', matchOptions: { boards: 4 } });
  const info: unknown = await (await fetch(`${url}/api/tables/${table}`)).json();
  expect(info).toMatchObject({ deals: STRONG });
  const look = kit.client(url);
  await look.enter(table);
  expect(look.state.deals).toBe(STRONG);
  await look.until(({ state }) => state.deal === 1);
  const { game, state } = await storedTable(store, table);
  const { deal } = game.setupOf(state);
  expect(pointsIn([deal.S])).toBeGreaterThanOrEqual(19);
  expect(suitLength(deal.S, 'S')).toBeGreaterThanOrEqual(5);
});

test.each([
  ['what cannot be read', { deals: 'condition hcp(nord)' }, 'ERR_WISH'],
  ['deals that are too rare', { deals: 'condition hcp(south) > 36' }, 'ERR_WISH'],
  ['tricks', { deals: 'condition tricks(south, spades) > 9' }, 'ERR_WISH'],
  ['a game without hands', { game: 'draw', deals: STRONG }, 'ERR_OPTIONS'],
  ['a text that is too long', { deals: `condition 1 # ${'x'.repeat(2000)}` }, 'ERR_MESSAGE'],
])('%s is refused, and no table is opened', async (_, wanted, code) => {
  const { url } = await kit.server();
  await expect(openTable(url, wanted)).rejects.toThrow(code);
});
