import { defined } from '@overtrick/rules/assert';
import { SEATS } from '@overtrick/rules/cards/seat';
import { pointsIn } from '@overtrick/rules/cards/strength';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { makeDeal, randomDeal } from '@overtrick/rules/deals/deal';
import { laidHand, parseDealt } from '@overtrick/rules/deals/dealt';
import { randomSetup } from '@overtrick/rules/deals/setup';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { drawDealt, orderedFor } from './drawing.ts';

const cardsOf = (text: Parameters<typeof parseDealt>[0]) => {
  const read = parseDealt(text);
  if (!read.ok) throw new Error(read.why);
  return read.value;
};

test('boards of contract bridge are the deals that they were', () => {
  expect(drawDealt('bridge', 7, seededRandom('7'))).toEqual({
    deal: makeDeal(randomSetup(termsOfBoard(7), seededRandom('7')).deal),
  });
});

test('the order is drawn of the hands that keep it, and of no other', () => {
  const solo = cardsOf(drawDealt('solo', 1, seededRandom('solo')));
  expect(SEATS.filter((seat) => laidHand(solo, seat) !== undefined)).toEqual(['E', 'W']);
  expect(drawDealt('cutthroat', 1, seededRandom('three'))).not.toHaveProperty('order');
  expect(cardsOf(drawDealt('secret', 1, seededRandom('secret'))).split).toHaveLength(13);
});

test('a known deal gets an order with the same hands', () => {
  const deal = randomDeal(seededRandom('known'));
  const ordered = orderedFor('solo', 1, deal, seededRandom('order'));
  expect(ordered.deal).toBe(makeDeal(deal));
  expect(defined(ordered.order, 'an order').split(' ')).toHaveLength(52);
  expect(orderedFor('bridge', 1, deal, seededRandom('order'))).toEqual({ deal: makeDeal(deal) });
});

test('R-MB-8: no board of Minibridge has 20 points on each side', () => {
  const random = seededRandom('minibridge');
  for (let board = 1; board <= 60; board++) {
    const { deal } = cardsOf(drawDealt('minibridge', board, random));
    expect(pointsIn([deal.N, deal.S])).not.toBe(20);
  }
});
