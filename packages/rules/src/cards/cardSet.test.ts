import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card, makeCard, parseCard, SUITS, suitOf } from './card.ts';
import {
  add,
  bitCount,
  type CardSet,
  cardsOf,
  EMPTY,
  equals,
  FULL,
  has,
  highest,
  holding,
  inSuit,
  inSuitOf,
  intersect,
  isCardSet,
  isDisjoint,
  isEmpty,
  isSubset,
  lowest,
  makeHolding,
  minus,
  remove,
  setOf,
  size,
  suitLength,
  suitSet,
  union,
} from './cardSet.ts';

const cards = fc.uniqueArray(fc.integer({ min: 0, max: 51 }));
const ascending = (some: Iterable<Card>): Card[] => [...some].sort((a, b) => a - b);
const named = (text: string): CardSet => setOf(text.split(' ').map((word) => parseCard(word) ?? -1));

test('a set is the array that it was made of', () => {
  fc.assert(
    fc.property(cards, (some) => {
      const set = setOf(some);
      expect(cardsOf(set)).toEqual(ascending(some));
      expect(size(set)).toBe(some.length);
      expect(isEmpty(set)).toBe(some.length === 0);
      expect(CARDS.filter((card) => has(set, card))).toEqual(ascending(some));
      expect(highest(set)).toBe(some.length === 0 ? undefined : Math.max(...some));
      expect(lowest(set)).toBe(some.length === 0 ? undefined : Math.min(...some));
      expect(isCardSet(set)).toBe(true);
      expect(JSON.parse(JSON.stringify(set))).toEqual(set);
    }),
  );
});

test('union, intersection, difference and their questions agree with sets', () => {
  fc.assert(
    fc.property(cards, cards, (some, others) => {
      const [x, y] = [setOf(some), setOf(others)];
      const shared = some.filter((card) => others.includes(card));
      const alone = some.filter((card) => !others.includes(card));
      expect(cardsOf(union(x, y))).toEqual(ascending(new Set([...some, ...others])));
      expect(cardsOf(intersect(x, y))).toEqual(ascending(shared));
      expect(cardsOf(minus(x, y))).toEqual(ascending(alone));
      expect(isSubset(x, y)).toBe(alone.length === 0);
      expect(isSubset(intersect(x, y), y)).toBe(true);
      expect(isDisjoint(x, y)).toBe(shared.length === 0);
      expect(equals(x, y)).toBe(alone.length === 0 && some.length === others.length);
      expect(equals(x, setOf(some.toReversed()))).toBe(true);
    }),
  );
});

test('each card has a place of its own', () => {
  for (const card of CARDS) {
    expect(cardsOf(add(EMPTY, card))).toEqual([card]);
    expect(cardsOf(remove(FULL, card))).toEqual(CARDS.filter((other) => other !== card));
    expect(CARDS.filter((other) => has(setOf([card]), other))).toEqual([card]);
  }
});

test('a card added or removed', () => {
  fc.assert(
    fc.property(cards, fc.integer({ min: 0, max: 51 }), (some, card) => {
      const set = setOf(some);
      expect(cardsOf(add(set, card))).toEqual(ascending(new Set([...some, card])));
      expect(cardsOf(remove(set, card))).toEqual(ascending(some.filter((other) => other !== card)));
    }),
  );
});

test('bitCount agrees with the binary text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (bits) => {
      expect(bitCount(bits | 0)).toBe(bits.toString(2).replaceAll('0', '').length);
    }),
  );
});

describe('suits', () => {
  test('four suits of 13 make up the pack', () => {
    expect(SUITS.map((suit) => size(suitSet(suit)))).toEqual([13, 13, 13, 13]);
    expect(SUITS.map(suitSet).reduce(union)).toEqual(FULL);
    for (const suit of SUITS) expect(cardsOf(suitSet(suit)).map(suitOf)).toEqual(Array(13).fill(suit));
  });

  test('one suit of a set', () => {
    fc.assert(
      fc.property(cards, fc.constantFrom(...SUITS), (some, suit) => {
        const set = setOf(some);
        const ofSuit = ascending(some.filter((card) => suitOf(card) === suit));
        expect(cardsOf(inSuit(set, suit))).toEqual(ofSuit);
        expect(suitLength(set, suit)).toBe(ofSuit.length);
        expect(holding(set, suit)).toBe(ofSuit.reduce((bits, card) => bits + 2 ** (card % 13), 0));
        for (const card of ofSuit) expect(inSuitOf(set, card)).toEqual(inSuit(set, suit));
      }),
    );
  });

  test('a holding reads from the highest', () => {
    const set = named('SA SQ S9 S6 S2 HK HT C3');
    expect(SUITS.map((suit) => makeHolding(set, suit))).toEqual(['3', '', 'KT', 'AQ962']);
  });
});

test('the ends', () => {
  expect(cardsOf(EMPTY)).toEqual([]);
  expect(cardsOf(FULL)).toEqual(CARDS);
  expect([highest(FULL), lowest(FULL)].map((card) => makeCard(card ?? -1))).toEqual(['SA', 'C2']);
});

test.each([
  [{ lo: 0, hi: 0 }, true],
  [FULL, true],
  [{ lo: 2 ** 26, hi: 0 }, false],
  [{ lo: 0, hi: 2 ** 26 }, false],
  [{ lo: -1, hi: 0 }, false],
  [{ lo: 0.5, hi: 0 }, false],
  [{ lo: 0, hi: '0' }, false],
  [{ lo: 0 }, false],
  [{ hi: 0 }, false],
  [null, false],
  ['lo', false],
  [undefined, false],
])('isCardSet(%j) is %s', (value, expected) => {
  expect(isCardSet(value)).toBe(expected);
});
