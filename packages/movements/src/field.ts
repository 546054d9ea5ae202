import { assert, defined } from '@overtrick/rules/assert';
import { countOf } from './movement.ts';

/** A finite field, whose elements are the numbers from 0 to its size less one; 0 and 1 are its zero and one. */
export interface Field {
  readonly add: (one: number, other: number) => number;
  readonly multiply: (one: number, other: number) => number;
}

/** Returns the prime of which the number is a power; `undefined` if there is no field of that size. */
export function primeOf(size: number): number | undefined {
  const prime = countOf(size - 1, (i) => i + 2).find((divisor) => size % divisor === 0);
  if (prime === undefined) return undefined;
  let power = prime;
  while (power < size) power *= prime;
  return power === size ? prime : undefined;
}

/**
 * Builds a field: elements are polynomials with their coefficients as digits in base p, modulo the first irreducible
 * one.
 */
export function fieldOf(size: number): Field {
  const prime = primeOf(size);
  assert(prime !== undefined, 'a power of a prime');
  const degree = Math.round(Math.log(size) / Math.log(prime));
  const digits = (element: number): number[] =>
    countOf(degree, (i) => Math.floor(element / prime ** i) % prime);
  const number = (coefficients: readonly number[]): number =>
    coefficients.reduce((sum, coefficient, i) => sum + coefficient * prime ** i, 0);
  const add = (one: number, other: number): number => {
    const others = digits(other);
    return number(digits(one).map((digit, i) => (digit + (others[i] ?? 0)) % prime));
  };
  const times = (element: number, factor: number): number =>
    number(digits(element).map((digit) => (digit * factor) % prime));
  /** Returns the multiplication in which x to the power of the degree equals `rest`. */
  const multiplier = (rest: number) => {
    const shifted = (element: number): number => {
      const top = Math.floor(element / prime ** (degree - 1));
      return add((element * prime) % size, times(rest, top));
    };
    return (one: number, other: number): number => {
      let power = one;
      let sum = 0;
      for (const digit of digits(other)) {
        sum = add(sum, times(power, digit));
        power = shifted(power);
      }
      return sum;
    };
  };
  const elements = countOf(size, (i) => i);
  const isField = (multiply: Field['multiply']): boolean =>
    elements.slice(1).every((one) => elements.slice(1).every((other) => multiply(one, other) !== 0));
  const rest = defined(
    elements.find((each) => isField(multiplier(each))),
    'a polynomial without a divisor',
  );
  return { add, multiply: multiplier(rest) };
}
