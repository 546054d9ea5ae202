import { expect, test } from 'vitest';
import { handFrom } from '../suites/table.ts';
import { handOf } from './hand.ts';
import { auctionSituation } from './table.ts';
import { doubtsOf, weightOf } from './weight.ts';

const weight = (text: string, auction: readonly ('P' | '1S' | '1N' | '2C' | '2H' | '2D')[]) =>
  weightOf(handOf(handFrom(text)), 'N', auctionSituation('N', 'none', auction));

test('a hand that makes all the calls of its seat fits them wholly', () => {
  expect(weight('AQJ72.K54.A3.962', ['1S', 'P'])).toBe(1);
  expect(weight('AQ72.K5.KJ3.Q962', ['1N', 'P', '2C', 'P', '2H'])).toBeLessThan(0.1);
  expect(weight('AQ7.K52.KJ3.Q962', ['1N', 'P', '2C', 'P', '2D'])).toBe(1);
});

test('a hand that would have called otherwise fits hardly, also by what it has not said', () => {
  expect(weight('AQ72.K54.A3.9642', ['1S', 'P'])).toBeLessThan(0.05);
  expect(weight('AQJ72.K54.A3.962', ['P', 'P'])).toBeLessThan(0.5);
  expect(weight('QJ72.K54.32.9642', ['P', 'P'])).toBe(1);
});

test('doubts tell what is wrong with a hand for the calls of its seat', () => {
  const none = { second: 0, kept: 0, near: 0, far: 0, point: 0, card: 0 };
  const doubts = (text: string, ...auction: readonly ('P' | '1S' | '1N' | '4H')[]) =>
    doubtsOf(handOf(handFrom(text)), 'N', auctionSituation('N', 'none', auction));
  expect(doubts('AQJ72.K54.A3.962', '1S', 'P')).toEqual(none);
  // four cards, and eight points where twelve are needed
  expect(doubts('QJ72.K54.A3.9642', '1S', 'P')).toMatchObject({ far: 1, card: 1 });
  expect(doubts('AQJ72.K54.A3.962', 'P', '1N')).toMatchObject({ second: 1 });
  expect(doubts('AQ7.K54.A32.Q962', 'P', '4H')).toMatchObject({ second: 1 });
});

test('a hand that no system has remains possible, the less the further it is off', () => {
  const auction = ['1S', 'P'] as const;
  const [near, far, further] = ['AQ72.K54.A32.962', 'Q752.854.A32.962', 'Q75.8542.Q32.962'].map((text) =>
    weight(text, auction),
  );
  expect(near).toBeGreaterThan(far ?? 1);
  expect(far).toBeGreaterThan(further ?? 1);
  expect(further).toBeGreaterThan(1e-4);
});
