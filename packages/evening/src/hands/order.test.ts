import { assert, defined } from '@overtrick/rules/assert';
import { makeDealt, orderedAlone } from '@overtrick/rules/deals/dealt';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { withoutCards } from '../desk/audit.ts';
import { doubtsOf } from '../desk/doubts.ts';
import type { TournamentCommand, TournamentEntry } from '../entry.ts';
import { tournamentOf } from '../fold.ts';
import { openTournament } from '../terms/open.ts';
import { after, codeOf, done, movement, reported, soloHowell } from '../testing/evening.ts';
import type { Tournament } from '../tournament.ts';
import { NOBODY, standpointOf } from '../view/standpoint.ts';
import { viewFor } from '../view/viewFor.ts';
import { makeSealed } from './seals.ts';

const SETUP = randomSetup({ dealer: 'N', vul: 'none' }, seededRandom('order'), true);
const CARDS = makeDealt(orderedAlone(SETUP, ['E', 'W']));
const DEALT = { kind: 'dealt', board: 1, ...CARDS, source: 'file' } as const;

/** Opens an evening of Two Handed Solo with keys for both tables. */
const solo = (): Tournament =>
  after(soloHowell(), [
    { kind: 'granted', role: 'table', place: 'A1', proof: 'table' },
    { kind: 'granted', role: 'table', place: 'A2', proof: 'other' },
  ]);

test('the order of the cards is stored with the hands, shown with them, and sealed with them', () => {
  const dealt = done(solo(), DEALT);
  expect(dealt.boards.get(1)).toEqual({ ...CARDS, source: 'file' });
  expect(viewFor(dealt, NOBODY).boards[1]).toBeUndefined();
  const lines = [...dealt.lines.values()].filter(({ board }) => board === 1);
  const played = after(
    dealt,
    lines.map(({ line }) => reported(line, 'PASS')),
  );
  expect(viewFor(played, NOBODY).boards[1]).toMatchObject(CARDS);
  expect(makeSealed('salt', [{ board: 1, ...CARDS }])).toBe(`salt\n1 ${CARDS.deal} ${CARDS.order}`);
  // the text of a seal without an order is that of earlier versions
  expect(makeSealed('salt', [{ board: 1, deal: CARDS.deal }])).toBe(`salt\n1 ${CARDS.deal}`);
});

test('a reader of the log who may not see the hands does not get their order either', () => {
  const entry: TournamentEntry = { ...DEALT, split: '1 2 3', at: 0, by: 0 };
  const sealed = withoutCards(entry, () => false);
  expect(JSON.stringify(sealed)).not.toMatch(/[SHDC][2-9TJQKA]|1 2 3/);
  expect(withoutCards(entry, () => true)).toBe(entry);
});

test('an order of other cards than the deal is refused, and hands without an order are taken', () => {
  const other = makeDealt(randomSetup({ dealer: 'N', vul: 'none' }, seededRandom('other'), true));
  const order = defined(other.order, 'an order');
  expect(codeOf(solo(), { ...DEALT, order })).toBe('ERR_DEAL');
  const { order: _, ...plain } = DEALT;
  expect(codeOf(solo(), plain)).toBe('done');
  expect(done(done(solo(), DEALT), plain).boards.get(1)).toEqual({ deal: CARDS.deal, source: 'file' });
});

const checked = (line: string, isRight: boolean): TournamentCommand => ({ kind: 'checked', line, isRight });

test('a table checks the order of its own boards before it plays them', () => {
  const evening = solo();
  const [own, other] = [...evening.keys.values()];
  expect(codeOf(evening, checked('A1/1/1', true), own)).toBe('done');
  expect(codeOf(evening, checked('A1/1/1', true), other)).toBe('ERR_ROLE');
  expect(codeOf(evening, checked('A1/9/1', true), own)).not.toBe('done');
  expect(codeOf(evening, checked('A1/1/40', true))).toBe('ERR_LINE');
  const right = done(evening, checked('A1/1/1', true), own);
  const here = viewFor(right, standpointOf(right, defined(own, 'a key').number)).here;
  expect(here?.lines.map(({ isInOrder }) => isInOrder)).toEqual([true, undefined]);
  expect(doubtsOf(right)).toEqual([]);
});

test('cards that the next table finds out of order cast a doubt on the table before, until it is ruled on', () => {
  const evening = solo();
  // nobody played it before: the board itself was laid wrong
  expect(doubtsOf(done(evening, checked('A1/1/1', false)))).toEqual([{ line: 'A1/1/1', code: 'order' }]);
  const mitchell = openTournament({
    ...{ form: 'pairs', game: 'solo', seats: ['S', 'N'], method: 'mp', boardsPerRound: 2, at: 0 },
    movement: movement('mitchell', 6),
  });
  assert(mitchell.ok, 'an evening');
  const now = tournamentOf(mitchell.value);
  const on3 = [...now.lines.values()].filter(({ board }) => board === 3).sort((a, b) => a.round - b.round);
  const [one, two, three] = on3.map(({ line }) => line);
  if (one === undefined || two === undefined || three === undefined) throw new Error('three rounds');
  const doubted = after(now, [reported(one, 'PASS'), checked(two, false), checked(three, true)]);
  expect(doubtsOf(doubted)).toEqual([{ line: one, code: 'order' }]);
  expect(doubtsOf(after(doubted, [checked(three, false)])).map(({ line }) => line)).toEqual([one, two]);
  const ruled = done(doubted, { kind: 'ruled', line: one, result: 'PASS', reason: 'it was right' });
  expect(doubtsOf(ruled)).toEqual([]);
});
