import { describe, expect, test } from 'vitest';
import { fieldOf, primeOf } from './field.ts';

describe.each([2, 3, 4, 5, 7, 8, 9, 11, 16])('the field of %d', (size) => {
  const { add, multiply } = fieldOf(size);
  const elements = Array.from({ length: size }, (_, i) => i);

  test('each product but those of 0 comes once', () => {
    for (const one of elements.slice(1)) {
      expect(new Set(elements.map((other) => multiply(one, other))).size).toBe(size);
      expect(multiply(one, 0)).toBe(0);
      expect(multiply(1, one)).toBe(one);
    }
  });

  test('sums are multiplied as their parts are', () => {
    for (const one of elements) {
      for (const other of elements) {
        expect(multiply(2 % size, add(one, other))).toBe(
          add(multiply(2 % size, one), multiply(2 % size, other)),
        );
      }
    }
  });
});

test('powers of primes', () => {
  const sizes = Array.from({ length: 20 }, (_, i) => i + 1).filter((size) => primeOf(size) !== undefined);
  expect(sizes).toEqual([2, 3, 4, 5, 7, 8, 9, 11, 13, 16, 17, 19]);
});
