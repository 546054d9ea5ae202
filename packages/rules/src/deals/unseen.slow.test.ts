import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, makeCard, parseCard, SUITS } from '../cards/card.ts';
import {
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  minus,
  setOf,
  size,
  suitSet,
  union,
} from '../cards/cardSet.ts';
import { pointsIn } from '../cards/strength.ts';
import { seededRandom } from '../random.ts';
import { dealUnseen, type Place } from './unseen.ts';

const named = (text: string): CardSet =>
  setOf(text === '' ? [] : text.split(' ').map((word) => parseCard(word) ?? -1));
const without = (...suits: readonly (typeof SUITS)[number][]): CardSet =>
  suits.reduce((rest, suit) => minus(rest, suitSet(suit)), FULL);

const textOf = (hands: readonly CardSet[]): string =>
  hands.map((hand) => cardsOf(hand).map(makeCard).join(' ')).join(' | ');

/** Lists every way to deal the cards, by trying them one after the other. */
function layouts(cards: readonly Card[], places: readonly Place[]): string[] {
  const hands = places.map(() => EMPTY);
  const found: string[] = [];
  const go = (index: number): void => {
    const card = cards[index];
    if (card === undefined) {
      const isTrue = places.every(
        ({ points }, i) => points === undefined || points === pointsIn([hands[i] ?? EMPTY]),
      );
      if (isTrue) found.push(textOf(hands));
      return;
    }
    for (const [i, { count, allowed }] of places.entries()) {
      const hand = hands[i] ?? EMPTY;
      if (!has(allowed, card) || size(hand) === count) continue;
      hands[i] = union(hand, setOf([card]));
      go(index + 1);
      hands[i] = hand;
    }
  };
  go(0);
  return found;
}

/** Returns how far the counts of many draws are from even, as chi-square in units of its spread. */
function unevenness(cards: CardSet, places: readonly Place[], seed: string): number {
  const all = layouts(cardsOf(cards), places);
  const draws = 60 * all.length;
  const random = seededRandom(seed);
  const counts = new Map(all.map((layout) => [layout, 0]));
  for (let i = 0; i < draws; i++) {
    const layout = textOf(dealUnseen(cards, places, random));
    const before = counts.get(layout);
    if (before === undefined) throw new Error(`no layout: ${layout}`);
    counts.set(layout, before + 1);
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 60) ** 2 / 60, 0);
  const freedom = all.length - 1;
  return freedom === 0 ? 0 : (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

describe('every layout is as likely', () => {
  test.each<[string, string, readonly Place[], number]>([
    [
      'without voids',
      'SA SK HQ DJ CT C9',
      [
        { count: 2, allowed: FULL },
        { count: 2, allowed: FULL },
        { count: 2, allowed: FULL },
      ],
      90,
    ],
    [
      'an ending with voids: the first has no spades, the second no hearts and no clubs',
      'SA SK S3 HQ H2 DJ D4 CT C9',
      [
        { count: 3, allowed: without('S') },
        { count: 2, allowed: without('H', 'C') },
        { count: 4, allowed: FULL },
      ],
      124,
    ],
    [
      'places of unequal size',
      'SA SK SQ SJ ST HA',
      [
        { count: 1, allowed: without('H') },
        { count: 5, allowed: FULL },
      ],
      5,
    ],
    [
      'all forced',
      'SA HK DQ',
      [
        { count: 1, allowed: suitSet('D') },
        { count: 1, allowed: suitSet('S') },
        { count: 1, allowed: suitSet('H') },
      ],
      1,
    ],
    [
      'four places, one for one card alone',
      'SA SK HA HK DA DK CA CK',
      [
        { count: 2, allowed: without('S') },
        { count: 2, allowed: without('H') },
        { count: 3, allowed: without('D', 'C') },
        { count: 1, allowed: named('CA') },
      ],
      12,
    ],
    [
      'the points of both known',
      'SA SK S2 HQ H3 DJ CT C9',
      [
        { count: 5, allowed: FULL, points: 5 },
        { count: 3, allowed: FULL, points: 5 },
      ],
      8,
    ],
    [
      'the points of one of three known',
      'SA SK S2 HQ H3 DJ CT C9',
      [
        { count: 3, allowed: FULL, points: 4 },
        { count: 3, allowed: FULL },
        { count: 2, allowed: FULL },
      ],
      100,
    ],
    [
      'points and a void',
      'SA SK S2 HQ H3 DJ CT C9',
      [
        { count: 4, allowed: without('H'), points: 7 },
        { count: 2, allowed: FULL },
        { count: 2, allowed: FULL, points: 1 },
      ],
      6,
    ],
  ])('%s', (name, cards, places, count) => {
    expect(layouts(cardsOf(named(cards)), places)).toHaveLength(count);
    expect(unevenness(named(cards), places, name)).toBeLessThan(4);
  });

  test('whatever the places may hold', () => {
    const suits = fc.subarray([...SUITS], { minLength: 1 });
    const place = fc.record({ count: fc.nat(3), suits });
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 4 }),
        fc.shuffledSubarray(cardsOf(named('SA SK S2 HA HK H2 DA DK CA CK')), { minLength: 10 }),
        fc.string(),
        (some, pack, seed) => {
          const places = some.map((one) => ({
            count: one.count,
            allowed: one.suits.map(suitSet).reduce(union),
          }));
          const cards = setOf(
            pack.slice(
              0,
              places.reduce((sum, { count }) => sum + count, 0),
            ),
          );
          fc.pre(size(cards) === places.reduce((sum, { count }) => sum + count, 0));
          const count = layouts(cardsOf(cards), places).length;
          if (count === 0) expect(() => dealUnseen(cards, places, seededRandom(seed))).toThrow();
          else if (count <= 200) expect(unevenness(cards, places, seed)).toBeLessThan(7);
        },
      ),
      { seed: 1, numRuns: 40 },
    );
  });
});

test('three hands of 13 are dealt from 39 cards, each card to each hand as often', () => {
  const cards = without('S');
  const places = [
    { count: 13, allowed: FULL },
    { count: 13, allowed: without('C') },
    { count: 13, allowed: FULL },
  ];
  const random = seededRandom('39');
  const draws = Array.from({ length: 2000 }, () => dealUnseen(cards, places, random));
  for (const hands of draws) {
    expect(hands.map(size)).toEqual([13, 13, 13]);
    expect(hands.reduce(union)).toEqual(cards);
  }
  // clubs are even between the two who may have them
  for (const card of cardsOf(suitSet('C'))) {
    const first = draws.filter(([hand = EMPTY]) => has(hand, card)).length;
    expect(Math.abs(first - 1000)).toBeLessThan(5 * Math.sqrt(500));
  }
  // half of the 26 other cards are the second's
  for (const card of cardsOf(minus(cards, suitSet('C')))) {
    const second = draws.filter(([, hand = EMPTY]) => has(hand, card)).length;
    expect(Math.abs(second - 1000)).toBeLessThan(5 * Math.sqrt(500));
  }
});

test('the same chance deals the same', () => {
  const places = [
    { count: 6, allowed: FULL },
    { count: 7, allowed: FULL },
  ];
  const deal = (seed: string) => dealUnseen(suitSet('H'), places, seededRandom(seed));
  expect(deal('a')).toEqual(deal('a'));
  expect(deal('a')).not.toEqual(deal('b'));
});

test('nothing to deal', () => {
  expect(dealUnseen(EMPTY, [], seededRandom(''))).toEqual([]);
  expect(dealUnseen(EMPTY, [{ count: 0, allowed: FULL }], seededRandom(''))).toEqual([EMPTY]);
});

test.each<[string, string, readonly Place[], string]>([
  ['less room than cards', 'SA SK', [{ count: 1, allowed: FULL }], 'as many cards as room'],
  ['more room than cards', 'SA', [{ count: 2, allowed: FULL }], 'as many cards as room'],
  ['a card that fits nowhere', 'SA', [{ count: 1, allowed: without('S') }], 'each card fits somewhere'],
  [
    'no way to fit them',
    'SA SK',
    [
      { count: 1, allowed: FULL },
      { count: 1, allowed: without('S') },
    ],
    'some layout fits',
  ],
])('%s is a bug', (_, cards, places, message) => {
  expect(() => dealUnseen(named(cards), places, seededRandom(''))).toThrow(message);
});

test('points that no layout has are a bug', () => {
  const places = [
    { count: 1, allowed: FULL, points: 4 },
    { count: 1, allowed: FULL },
  ];
  expect(() => dealUnseen(named('SK S2'), places, seededRandom(''))).toThrow('some layout fits');
});
