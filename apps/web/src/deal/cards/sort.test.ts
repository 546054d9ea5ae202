import { CARDS, type Card, SUITS, suitOf } from '@overtrick/rules/cards/card';
import { setOf } from '@overtrick/rules/cards/cardSet';
import { parseHand } from '@overtrick/rules/deals/deal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupsOf, rowsOf, suitOrder } from './sort.ts';

function handOf(text: string) {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(text);
  return hand.value;
}

describe('the order of suits', () => {
  test.each([
    ['all four', 'AK2.QJ3.T98.7654', undefined, 'SHCD'],
    ['hearts are trumps', 'AK2.QJ3.T98.7654', 'H', 'HSDC'],
    ['diamonds are trumps', 'AK2.QJ3.T98.7654', 'D', 'DSHC'],
    ['clubs are trumps', 'AK2.QJ3.T98.7654', 'C', 'CHSD'],
    ['no hearts', 'AK2..QT98.765432', undefined, 'SDCH'],
    ['no clubs: the black suit goes between the red ones', 'AK2.QJ3.T98.', undefined, 'HSDC'],
    ['no clubs, spades are trumps: they go first all the same', 'AK2.QJ3.T98.', 'S', 'SHDC'],
    ['no spades, clubs are trumps: they go first, although red suits meet', '.QJ3.T98.765432A', 'C', 'CHDS'],
    [
      'no hearts, diamonds are trumps: they go first, although black suits meet',
      'AK2..T98.765432A',
      'D',
      'DSCH',
    ],
    ['trumps that are not held change nothing', 'AK2.QJ3..T98', 'D', 'SHCD'],
  ] as const)('%s', (_, text, trump, order) => {
    expect(suitOrder(handOf(text), trump).join('')).toBe(order);
  });
});

test.each([
  ['by rank', undefined, { suits: 'ranked' }, 'SHDC'],
  ['by rank, trumps first', 'D', { suits: 'ranked' }, 'DSHC'],
  ['by rank, trumps last', 'H', { suits: 'ranked', trumps: 'right' }, 'SDCH'],
  ['trumps last, the others alternating', 'S', { trumps: 'right' }, 'HCDS'],
  ['no trumps at either side', undefined, { trumps: 'right' }, 'SHCD'],
] as const)('suits as somebody likes them: %s', (_, trump, holding, order) => {
  expect(suitOrder(handOf('AK2.QJ3.T98.7654'), trump, holding).join('')).toBe(order);
});

test('each suit runs from the highest card down', () => {
  const hand = handOf('2AK.3QJ..');
  expect(groupsOf(hand, ['H', 'S', 'D', 'C'])).toEqual([
    { suit: 'H', cards: [36, 35, 27] },
    { suit: 'S', cards: [51, 50, 39] },
  ]);
});

describe('rows', () => {
  const shape = (text: string, most: number) => {
    const hand = handOf(text);
    return rowsOf(groupsOf(hand, suitOrder(hand)), most).map((row) =>
      row.map(({ suit, cards }) => suit + cards.length).join(' '),
    );
  };

  test.each([
    ['a hand that fits stays in one', 'AK.QJ.T9.7', 8, ['S2 H2 C1 D2']],
    ['cut between suits', 'AKQ2.QJ3.T98.765', 8, ['S4 H3', 'C3 D3']],
    ['as evenly as can be', 'AKQ52.QJ.T98.765', 8, ['S5 H2', 'C3 D3']],
    ['a suit is cut when a row would be too long', 'AKQJT98765.QJ..T', 8, ['S7', 'S3 H2 C1']],
    ['one suit', 'AKQJT98765432...', 8, ['S7', 'S6']],
  ] as const)('%s', (_, text, most, rows) => {
    expect(shape(text, most)).toEqual(rows);
  });

  test('no card is lost, none comes twice, and no row is too long', () => {
    const hands = fc.uniqueArray(fc.constantFrom(...CARDS), { maxLength: 13 });
    fc.assert(
      fc.property(
        hands,
        fc.constantFrom(undefined, ...SUITS),
        fc.integer({ min: 7, max: 13 }),
        (cards, trump, most) => {
          const hand = setOf(cards);
          const rows = rowsOf(groupsOf(hand, suitOrder(hand, trump)), most);
          const shown: readonly Card[] = rows.flat().flatMap((group) => {
            expect(group.cards.every((card) => suitOf(card) === group.suit)).toBe(true);
            return group.cards;
          });
          expect(shown.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b));
          expect(rows.length).toBeLessThanOrEqual(2);
          for (const row of rows)
            expect(row.flatMap((group) => group.cards).length).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});
