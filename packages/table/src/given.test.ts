import type { GivenBoard } from '@overtrick/protocol/openTable';
import { makeDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { makeDealt } from '@overtrick/rules/deals/dealt';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { dealNext, seededChance } from './chance.ts';
import { makeEntry, parseEntry } from './entry.ts';
import { added, openedTable, tableOf } from './fold.ts';
import { TableMessage } from './messages/messages.ts';
import { openingOf } from './opening.ts';
import { isMatchOver, viewFor } from './table.ts';
import { after, sat } from './testing/tables.ts';

const random = seededRandom('given');
const BOARDS: readonly GivenBoard[] = [
  { board: 7, dealer: 'W', vul: 'ns', deal: makeDeal(randomDeal(random)) },
  { board: 3, dealer: 'N', vul: 'both', deal: makeDeal(randomDeal(random)) },
];
const SYSTEMS = { systemNS: 'acol' };
const WANTED = {
  game: 'bridge',
  match: 'boards',
  matchOptions: { boards: 2 },
  policies: SYSTEMS,
  name: 'Ann',
};

test('boards that somebody brings along are dealt one after the other, and then it is over', () => {
  const opening = openingOf({ ...WANTED, boards: [...BOARDS] }, 'secret');
  if (!opening.ok) throw new Error(opening.why);
  const read = parseEntry(makeEntry(opening.value));
  expect(read).toEqual({ ok: true, value: opening.value });
  let table = added(openedTable('t', opening.value), sat(2));
  for (const given of BOARDS) {
    expect(isMatchOver(table)).toBe(false);
    const dealt = dealNext(table, seededChance('x'));
    table = added(table, dealt);
    expect(viewFor(table).terms).toMatchObject({ board: given.board, dealer: given.dealer, vul: given.vul });
    expect(viewFor(table).terms.systems?.NS).toBe('acol');
    expect(makeDeal(table.game.setupOf(table.state).deal)).toBe(given.deal);
    // the description of a table does not show its boards
    expect(JSON.stringify(TableMessage.info(table, new Set()))).not.toContain('boards":[');
    table = after(table, 'P P P P');
  }
  expect(isMatchOver(table)).toBe(true);
  expect(tableOf('t', [opening.value]).given).toEqual(BOARDS);
});

test.each([
  ['a card twice', { boards: [{ ...BOARDS[0], deal: 'N:AKQJT98765432... AKQJT98765432... - -' }] }],
  ['a game without such boards', { game: 'spades', match: undefined, matchOptions: {}, boards: BOARDS }],
  ['a form that counts on from deal to deal', { match: 'rubber', matchOptions: {}, boards: BOARDS }],
])('%s is refused', (_, wanted) => {
  expect(openingOf({ ...WANTED, ...wanted } as Parameters<typeof openingOf>[0], 's')).toMatchObject({
    ok: false,
    code: 'ERR_OPTIONS',
  });
});

test('a board that is brought along is dealt alike at each table, and nothing is promised about its cards', () => {
  const opening = openingOf({ ...WANTED, boards: [...BOARDS] }, 'secret');
  if (!opening.ok) throw new Error(opening.why);
  const table = added(openedTable('t', opening.value), sat(2));
  const dealt = dealNext(table, seededChance('x'));
  expect(dealt).toEqual(dealNext(table, seededChance('y')));
  expect(dealt).toEqual({
    kind: 'dealt',
    setup: { board: 7, dealer: 'W', vul: 'ns', deal: BOARDS[0]?.deal, systems: 'NS:acol EW:sayc' },
  });
  const [first, ...more] = table.given ?? [];
  const partial = { ...table, given: [{ ...first, deal: 'N:AKQJT98765432 - - -' }, ...more] } as typeof table;
  expect(() => dealNext(partial, seededChance('x'))).toThrow('a board that was brought along was read');
});

test('a game that counts the order of its cards gets that of the boards, and is refused without', () => {
  const cards = makeDealt(randomSetup({ dealer: 'N', vul: 'none' }, seededRandom('solo'), true));
  const wanted = { ...WANTED, game: 'solo', matchOptions: { boards: 1 }, policies: {} };
  const board = { board: 5, dealer: 'S', vul: 'ns', ...cards } as const;
  const opening = openingOf({ ...wanted, boards: [board] }, 'secret');
  if (!opening.ok) throw new Error(opening.why);
  expect(parseEntry(makeEntry(opening.value))).toEqual({ ok: true, value: opening.value });
  const table = added(openedTable('t', opening.value), sat(1));
  expect(dealNext(table, seededChance('x'))).toEqual({
    kind: 'dealt',
    setup: { board: 5, dealer: 'S', vul: 'ns', order: cards.order },
  });
  const { order: _, ...plain } = board;
  expect(openingOf({ ...wanted, boards: [plain] }, 's')).toMatchObject({ ok: false, code: 'ERR_OPTIONS' });
  const [north = '', ...others] = (cards.order ?? '').split(' ');
  const mixed = { ...board, order: [...others, north].join(' ') };
  expect(openingOf({ ...wanted, boards: [mixed] }, 's')).toMatchObject({ ok: false, code: 'ERR_OPTIONS' });
});
