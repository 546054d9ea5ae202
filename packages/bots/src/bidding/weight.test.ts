import { expect, test } from 'vitest';
import { handFrom } from '../suites/table.ts';
import { handOf } from './hand.ts';
import { auctionSituation } from './table.ts';
import { weightOf } from './weight.ts';

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
