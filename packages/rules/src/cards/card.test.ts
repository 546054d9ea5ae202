import { expect, test } from 'vitest';
import {
  CARDS,
  cardOf,
  isCard,
  isRank,
  isStrain,
  isSuit,
  makeCard,
  parseCard,
  parseCards,
  pointsOf,
  RANKS,
  rankIndex,
  rankOf,
  STRAINS,
  SUIT_SYMBOLS,
  SUITS,
  suitIndex,
  suitOf,
  trumpOf,
} from './card.ts';

test.each([
  ['C2', 0],
  ['CA', 12],
  ['D2', 13],
  ['HT', 34],
  ['S2', 39],
  ['SA', 51],
])('%s is card %i', (text, card) => {
  expect(parseCard(text)).toBe(card);
  expect(makeCard(card)).toBe(text);
});

test.each([
  ['s10', 'ST'],
  ['h10', 'HT'],
  ['da', 'DA'],
  [' CK ', 'CK'],
])('%j is read as %s', (text, card) => {
  expect(parseCard(text)).toBe(parseCard(card));
});

test.each(['', 'S', 'A', 'AS', 'S1', 'S100', 'SAA', 'N2', 'S 2', '♠A', 'ﬅ', 'ſA', 'H\u212a'])(
  '%j is not a card',
  (text) => {
    expect(parseCard(text)).toBeUndefined();
  },
);

test('suit and rank make up the number', () => {
  for (const card of CARDS) {
    expect(suitIndex(card) * 13 + rankIndex(card)).toBe(card);
    expect(cardOf(suitOf(card), rankOf(card))).toBe(card);
  }
  expect(CARDS.map(suitOf).filter((suit) => suit === 'H')).toHaveLength(13);
  expect(() => suitOf(52)).toThrow('a card has a suit');
  expect(() => rankOf(-1)).toThrow('a card has a rank');
});

test('the pack holds 40 points, 10 a suit: A 4, K 3, Q 2, J 1 (RULES 0.1)', () => {
  expect(RANKS.map((rank) => pointsOf(cardOf('D', rank)))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
  for (const suit of SUITS) {
    const ofSuit = CARDS.filter((card) => suitOf(card) === suit);
    expect(ofSuit.reduce((sum, card) => sum + pointsOf(card), 0)).toBe(10);
  }
});

test('isCard, isSuit, isStrain, isRank take nothing else', () => {
  expect([0, 51, 52, -1, 1.5, '0', null, Number.NaN].filter(isCard)).toEqual([0, 51]);
  expect(['C', 'D', 'H', 'S', 'N', 'c', 'NT', '', undefined].filter(isSuit)).toEqual(['C', 'D', 'H', 'S']);
  expect(['C', 'D', 'H', 'S', 'N', 'c', 'NT', ''].filter(isStrain)).toEqual(['C', 'D', 'H', 'S', 'N']);
  expect(['2', 'T', '10', 'A', 'a', '1', ''].filter(isRank)).toEqual(['2', 'T', 'A']);
});

test('trumps of a strain', () => {
  expect((['C', 'D', 'H', 'S', 'N'] as const).map(trumpOf)).toEqual(['C', 'D', 'H', 'S', undefined]);
});

test('strains as printed', () => {
  expect(STRAINS.map((strain) => SUIT_SYMBOLS[strain])).toEqual(['♣', '♦', '♥', '♠', 'NT']);
});

test('a list of cards is read in its order, without the words that are no cards', () => {
  const read = (text: string | null | undefined) => parseCards(text).map(makeCard).join(' ');
  expect(read('C5 D7 HK')).toBe('C5 D7 HK');
  expect(read('h10 x SA S1')).toBe('HT SA');
  expect([read(''), read(null), read(undefined)]).toEqual(['', '', '']);
});
