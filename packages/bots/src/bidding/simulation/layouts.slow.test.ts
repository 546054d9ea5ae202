import { cardsOf, equals, FULL, union } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { handFrom } from '../../suites/table.ts';
import { handOf } from '../hand.ts';
import { auctionSituation } from '../table.ts';
import { handsFitting } from './layouts.ts';

const own = handOf(handFrom('KJ5.A842.QT3.J64'));
const drawn = (...[dealer, ...calls]: Parameters<typeof drawnFor>) => drawnFor(dealer, ...calls);
function drawnFor(dealer: 'N' | 'S', ...calls: Parameters<typeof auctionSituation>[2]) {
  const situation = auctionSituation(dealer, 'none', calls);
  return [...handsFitting(situation, own, 40, seededRandom('layouts'))];
}

test('the hands are a deal, with the own hand in its place', () => {
  for (const hands of drawn('N', '1N', 'P')) {
    expect(equals(hands.S.cards, own.cards)).toBe(true);
    expect(SEATS.flatMap((seat) => cardsOf(hands[seat].cards))).toHaveLength(52);
    expect(equals(SEATS.map((seat) => hands[seat].cards).reduce(union), FULL)).toBe(true);
  }
});

test('partner has what his calls say', () => {
  const partners = drawn('N', '1N', 'P').map(({ N }) => N);
  expect(partners).toHaveLength(40);
  const fit = partners.filter(({ high, isBalanced }) => high >= 15 && high <= 17 && isBalanced);
  expect(fit.length).toBeGreaterThanOrEqual(34);
});

test('who did not open has no opening', () => {
  const dealers = drawn('S', 'P', 'P', 'P', '1H', 'P').map(({ S, W, N, E }) => [S, W, N, E]);
  for (const seat of [0, 1]) expect(dealers.filter((hands) => (hands[seat]?.high ?? 0) >= 14)).toEqual([]);
});

test('an auction in which all have bid much is met as well', () => {
  const calls = ['1H', '2D', '3H', '5D', 'P', 'P'] as const;
  const fit = drawn('N', ...calls).filter(
    ({ N, E, W }) => N.length.H >= 5 && E.length.D >= 5 && W.length.D >= 3,
  );
  expect(fit.length).toBeGreaterThanOrEqual(24);
});
