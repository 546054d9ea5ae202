import { describe, expect, test } from 'vitest';
import { CARDS, makeCard } from '../cards/card.ts';
import { seededRandom } from '../random.ts';
import { isFullDeal, parseDeal, randomDeal } from './deal.ts';
import {
  dealOfOrder,
  makeSetup,
  packOf,
  parseSetup,
  randomSetup,
  rowOf,
  type Setup,
  termsOf,
} from './setup.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const PACK = CARDS.map(makeCard).join(' ');
const SPLIT = '1 2 3 4 5 6 7 8 9 10 11 12 26';

function setupOf(text: Record<string, unknown>): Setup {
  const read = parseSetup(text);
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

describe('a setup as text', () => {
  test.each([
    [{ dealer: 'N', vul: 'none', deal: DEAL }],
    [{ board: 7, dealer: 'S', vul: 'both', deal: DEAL }],
    [{ board: 1, dealer: 'W', vul: 'ew', seating: 'SWE', deal: DEAL }],
    [{ dealer: 'W', vul: 'ew', totals: 'NS:120 EW:-40', deal: DEAL }],
    [{ dealer: 'E', vul: 'ns', below: 'NS:60 EW:0', deal: DEAL }],
    [{ dealer: 'E', vul: 'ns', systems: 'NS:two-over-one EW:acol', deal: DEAL }],
    [{ dealer: 'S', vul: 'none', seating: 'SWE', totals: 'P1:0 P2:7 P3:-100', order: PACK }],
    [{ dealer: 'E', vul: 'ns', order: PACK }],
    [{ dealer: 'E', vul: 'ns', order: PACK, split: SPLIT }],
  ])('%j is read and written', (text) => {
    expect(makeSetup(setupOf(text))).toStrictEqual(text);
    expect(Object.keys(setupOf(text)).toSorted()).toEqual(
      [...new Set([...Object.keys(text), 'deal'])].toSorted(),
    );
    expect(Object.keys(makeSetup(setupOf(text)))).toEqual(Object.keys(text));
  });

  test('holds the deal', () => {
    const read = parseDeal(DEAL);
    expect(read.ok && setupOf({ dealer: 'N', vul: 'none', deal: DEAL }).deal).toEqual(read.ok && read.value);
  });

  test('in dealt order: 13 cards to North, then East, South, West', () => {
    const { deal, order } = setupOf({ dealer: 'N', vul: 'none', order: PACK });
    expect(order).toEqual(CARDS);
    expect(deal).toEqual(dealOfOrder(CARDS));
    expect(parseDeal('N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...')).toEqual({
      ok: true,
      value: deal,
    });
  });

  const BASE = { dealer: 'N', vul: 'none', deal: DEAL };

  test.each<[string, Record<string, unknown>, string, string, string]>([
    ['no dealer', { vul: 'none', deal: DEAL }, 'ERR_SETUP_DEALER', 'dealer', 'the dealer is N, E, S or W'],
    ['a small letter', { ...BASE, dealer: 'n' }, 'ERR_SETUP_DEALER', 'dealer', 'the dealer is'],
    ['no vulnerability', { dealer: 'N', deal: DEAL }, 'ERR_SETUP_VUL', 'vul', 'none, ns, ew or both'],
    ['a word of PBN', { ...BASE, vul: 'All' }, 'ERR_SETUP_VUL', 'vul', 'none, ns, ew or both'],
    ['board 0', { ...BASE, board: 0 }, 'ERR_SETUP_BOARD', 'board', 'a whole number from 1'],
    ['board 1.5', { ...BASE, board: 1.5 }, 'ERR_SETUP_BOARD', 'board', 'a whole number from 1'],
    ['board as text', { ...BASE, board: '1' }, 'ERR_SETUP_BOARD', 'board', 'a whole number from 1'],
    ['a board too far', { ...BASE, board: 1e300 }, 'ERR_SETUP_BOARD', 'board', 'a whole number from 1'],
    ['an empty seating', { ...BASE, seating: '' }, 'ERR_SETUP_SEATING', 'seating', "each player's seat once"],
    ['a seat twice', { ...BASE, seating: 'NN' }, 'ERR_SETUP_SEATING', 'seating', "each player's seat once"],
    ['no seat', { ...BASE, seating: 'NX' }, 'ERR_SETUP_SEATING', 'seating', "each player's seat once"],
    ['a list of seats', { ...BASE, seating: ['N'] }, 'ERR_SETUP_SEATING', 'seating', 'seat once'],
    ...['', 'NS', 'NS:1.5', 'NS:1 NS:2', 'NS:x', 'NS:1  EW:2', 7].map(
      (totals): [string, Record<string, unknown>, string, string, string] => [
        `totals ${JSON.stringify(totals)}`,
        { ...BASE, totals },
        'ERR_SETUP_TOTALS',
        'totals',
        'such as NS:120 EW:-40',
      ],
    ),
    [
      'one system alone',
      { ...BASE, systems: 'NS:acol' },
      'ERR_SETUP_SYSTEMS',
      'systems',
      'such as NS:sayc EW:acol',
    ],
    ['no part scores', { ...BASE, below: 'NS' }, 'ERR_SETUP_TOTALS', 'below', 'such as NS:60 EW:0'],
    ['no deal', { dealer: 'N', vul: 'none' }, 'ERR_DEAL_FORM', 'deal', 'the deal is missing'],
    ['a deal that is no text', { ...BASE, deal: 5 }, 'ERR_DEAL_FORM', 'deal', 'the deal is missing'],
    ['a short deal', { ...BASE, deal: DEAL.replace('A', '') }, 'ERR_HAND_SIZE', 'deal', 'N has 12 cards'],
    ['a card twice', { ...BASE, deal: DEAL.replace('T4.', 'A4.') }, 'ERR_CARD_TWICE', 'deal', 'SA is in two'],
    ['an unknown hand', { ...BASE, deal: 'N:- - - -' }, 'ERR_HAND_SIZE', 'deal', "N's hand is unknown"],
    ['an order of 51', { ...BASE, order: PACK.slice(3) }, 'ERR_SETUP_ORDER', 'order', 'all 52 cards once'],
    ['one too many', { ...BASE, order: `${PACK} C2` }, 'ERR_SETUP_ORDER', 'order', 'all 52 cards once'],
    ['junk between', { ...BASE, order: `${PACK} junk` }, 'ERR_SETUP_ORDER', 'order', 'all 52 cards once'],
    [
      'junk for a card',
      { ...BASE, order: PACK.replace('C2', 'ZZ') },
      'ERR_SETUP_ORDER',
      'order',
      'all 52 cards',
    ],
    ['twice', { ...BASE, order: PACK.replace('C2', 'SA') }, 'ERR_SETUP_ORDER', 'order', 'all 52 cards once'],
    ['a list of cards', { ...BASE, order: [1] }, 'ERR_SETUP_ORDER', 'order', 'all 52 cards once'],
    ...[
      '',
      '1 2',
      `${SPLIT} 26`,
      SPLIT.replace('26', '27'),
      SPLIT.replace('26', '12'),
      `0${SPLIT.slice(1)}`,
    ].map((split): [string, Record<string, unknown>, string, string, string] => [
      `a split of "${split}"`,
      { ...BASE, order: PACK, split },
      'ERR_SETUP_SPLIT',
      'split',
      '13 of the numbers 1 to 26',
    ]),
  ])('%s is refused', (_, text, code, at, why) => {
    expect(parseSetup(text)).toEqual({ ok: false, code, at, why: expect.stringContaining(why) });
  });
});

describe('a random setup', () => {
  const terms = { dealer: 'S', vul: 'ew', board: 3 } as const;

  test('has the terms and a full deal, the same for the same seed', () => {
    const setup = randomSetup(terms, seededRandom('a'));
    expect(setup).toEqual({ ...terms, deal: randomDeal(seededRandom('a')) });
    expect(randomSetup(terms, seededRandom('b')).deal).not.toEqual(setup.deal);
  });

  test('has the order of its pack where that matters', () => {
    const { deal, order = [] } = randomSetup(terms, seededRandom('a'), true);
    expect(deal).toEqual(randomSetup(terms, seededRandom('a')).deal);
    expect(dealOfOrder(order)).toEqual(deal);
    expect(isFullDeal(deal)).toBe(true);
    expect(order.slice(0, 13)).not.toEqual(order.slice(0, 13).sort((a, b) => a - b));
  });

  test('has a split where cards put away come back, each place as likely', () => {
    const splits = Array.from(
      { length: 400 },
      (_, i) => randomSetup(terms, seededRandom(`${i}`), 'split').split ?? [],
    );
    for (const split of splits) {
      expect(new Set(split).size).toBe(13);
      expect(split).toEqual(split.toSorted((a, b) => a - b));
    }
    for (let place = 1; place <= 26; place++) {
      const count = splits.filter((split) => split.includes(place)).length;
      expect(Math.abs(count - 200)).toBeLessThan(50);
    }
  });
});

test('the pack as dealt, or in any order where that does not matter', () => {
  const { order = [], ...setup } = setupOf({ dealer: 'N', vul: 'none', order: PACK });
  expect(packOf({ ...setup, order })).toEqual(CARDS);
  expect(
    rowOf({ ...setup, order }, 'E')
      .map(makeCard)
      .join(' '),
  ).toBe('D2 D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK DA');
  const sorted = setupOf({ dealer: 'N', vul: 'none', deal: DEAL });
  expect(packOf(sorted)).toHaveLength(52);
  expect(rowOf(sorted, 'N').map(makeCard).join(' ')).toBe('C3 C8 C9 D4 DJ DQ H7 HK S2 S6 S9 SQ SA');
  expect(dealOfOrder(packOf(sorted))).toEqual(sorted.deal);
});

test('the terms alone', () => {
  const terms = { dealer: 'S', vul: 'ew' } as const;
  const deal = randomDeal(seededRandom('terms'));
  expect(termsOf({ ...terms, ...{ deal } })).toStrictEqual(terms);
  expect(termsOf({ ...terms, board: 3, seating: ['S', 'W'], ...{ deal } })).toStrictEqual({
    ...terms,
    board: 3,
    seating: ['S', 'W'],
  });
  const totals = { NS: 1, EW: 2 };
  const systems = { NS: 'sayc', EW: 'acol' };
  expect(termsOf({ ...terms, totals, below: totals, systems, ...{ deal } })).toStrictEqual({
    ...terms,
    totals,
    below: totals,
    systems,
  });
});

test.each([
  ['NS:sayc EW:acol', true],
  ['NS:two-over-one EW:s2', true],
  ['NS:sayc', false],
  ['xNS:sayc EW:acol', false],
  ['NS:sayc EW:acolX', false],
  ['NS:sayc EW:acol x', false],
  ['NS:Sayc EW:acol', false],
  ['EW:acol NS:sayc', false],
])('the systems %s are read: %s', (systems, isRead) => {
  const deal = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
  expect(parseSetup({ dealer: 'N', vul: 'none', deal, systems }).ok).toBe(isRead);
});
