import { explainCall } from '@overtrick/bots/internals/explain';
import { parseCall } from '@overtrick/rules/auction/call';
import { bridge } from '@overtrick/rules/games/bridge/index';
import { describe, expect, test } from 'vitest';
import { dealNext, seededChance, thoughtSeed, wishDue } from './chance.ts';
import { added, openedTable } from './fold.ts';
import { type Table, viewFor } from './table.ts';
import { after, OPENED, openingOf, sat, tableWith } from './testing/tables.ts';

const bidding = (systemNS: string, systemEW: string): Table => {
  const table = tableWith([2]);
  const policies = { ...table.policies, systemNS, systemEW } as Table['policies'];
  return { ...table, policies };
};
const oneNotrump = (table: Table): string => explainCall(table.game, viewFor(table), parseCall('1NT') ?? 'P');

test('the systems of a table are in its deals, and calls mean what they say there', () => {
  const usual = tableWith([2]);
  expect(viewFor(usual).terms.systems).toBeUndefined();
  expect(oneNotrump(usual)).toContain('15 to 17 points');

  const before = bidding('acol', 'usual');
  const table = added(before, dealNext(before, seededChance('systems')));
  expect(viewFor(table).terms.systems).toEqual({ NS: 'acol', EW: 'sayc' });
  const dealer = viewFor(table).toAct[0];
  expect(oneNotrump(table)).toContain(
    dealer === 'N' || dealer === 'S' ? '12 to 14 points' : '15 to 17 points',
  );
});

test('the setup of a deal keeps the systems that were announced', () => {
  const before = bidding('two-over-one', 'weak-notrump');
  expect(dealNext(before, seededChance('systems')).setup).toMatchObject({
    systems: 'NS:two-over-one EW:weak-notrump',
  });
});

test('a deal has its salt where the table promises its cards, and none elsewhere', () => {
  const table = tableWith([2]);
  const chance = seededChance('salted');
  expect(dealNext(table, chance).salt).toBe('salted-2');
  expect(dealNext(table, { ...chance, newSalt: () => undefined })).not.toHaveProperty('salt');
});

describe('the first dealer', () => {
  const dealers = (isShared: boolean) => {
    const table = { ...openedTable('t', openingOf(bridge, 'rubber')), isShared };
    const seeds = Array.from({ length: 20 }, (_, i) => String(i));
    return new Set(seeds.map((seed) => dealNext(table, seededChance(seed)).setup.dealer));
  };
  test('is drawn (R-GEN-4), and is the same at all tables of a challenge', () => {
    expect([...dealers(false)].toSorted()).toEqual(['E', 'N', 'S', 'W']);
    expect(dealers(true).size).toBe(1);
  });
});

describe('the boards of a challenge', () => {
  const shared = (secret: string, id = 't'): Table => ({
    ...[sat(2)].reduce(added, openedTable(id, { ...OPENED, secret })),
    isShared: true,
  });
  const deal = (table: Table, seed: string) => dealNext(table, seededChance(seed));
  test('are drawn from its secret alone', () => {
    expect(deal(shared('one', 't'), 'a').setup).toEqual(deal(shared('one', 'u'), 'b').setup);
    expect(deal(shared('one'), 'a').setup).not.toEqual(deal(shared('two'), 'a').setup);
    expect(deal({ ...shared('one'), isShared: false }, 'a').setup).not.toEqual(
      deal({ ...shared('one'), isShared: false }, 'b').setup,
    );
  });
  test('are others from board to board, and after a deal that is passed out', () => {
    const first = added(shared('one'), deal(shared('one'), 'a'));
    const passed = after(first, 'P P P P');
    const second = deal(passed, 'b');
    expect(second.setup.deal).not.toBe(deal(shared('one'), 'a').setup.deal);
    expect(second.setup).toEqual(deal(passed, 'c').setup);
  });
});

test.each<[string, object, object | undefined]>([
  ['without a wish', { wish: undefined }, undefined],
  ['at a table of its own', {}, { wish: 'hcp(north)>14', seed: 'x deal 1' }],
  ['at a challenge', { isShared: true }, { wish: 'hcp(north)>14', seed: 'secret cards 0 0' }],
  [
    'at a sitting of a tournament',
    { sitting: { tournament: 't', where: 'A1/1', boards: [{ board: 1, deal: 'any' }] } },
    undefined,
  ],
  [
    'with boards that were brought along',
    { given: [{ board: 1, dealer: 'N', vul: 'none', deal: 'any' }] },
    undefined,
  ],
  ['after the boards that were brought along', { given: [] }, { wish: 'hcp(north)>14', seed: 'x deal 1' }],
])('the wish for the next deal %s', (_, more, due) => {
  const table = { ...openedTable('t', OPENED), wish: 'hcp(north)>14', ...more } as Table;
  expect(wishDue(table, seededChance('x'))).toEqual(due);
});

test('a computer player has other random numbers at each step, deal and table', () => {
  const table = tableWith([2]);
  const next = added(after(table, 'P P P P'), dealNext(after(table, 'P P P P'), seededChance('x')));
  const seeds = [table, after(table, 'P'), next, { ...table, secret: 'another' }].map(thoughtSeed);
  expect(new Set(seeds).size).toBe(4);
  expect(thoughtSeed(tableWith([2]))).toBe(thoughtSeed(table));
});
