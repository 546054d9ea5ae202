import { readFileSync } from 'node:fs';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import type { LeadSample } from '../lib/leadSamples.ts';
import { ROOT } from './fit.ts';
import { bytesOf, fitWeights, leads, weightsIn, withWeights } from './leads.ts';

/** A lead of cards that have a feature each. */
const SAMPLE: LeadSample = {
  rate: 4,
  cards: [
    { on: [0], cuts: false, positions: 900 },
    { on: [1], cuts: true, positions: 500 },
    { on: [2], cuts: true, positions: 20 },
    { on: [3], cuts: false, positions: 10 },
  ],
};

test('the tables are written as they are read, each number a byte with its sign', () => {
  const file = readFileSync(`${ROOT}/${leads.file}`, 'utf8');
  const weights = weightsIn(file);
  expect(weights.length).toBe(8192);
  expect(weights.every((weight) => Number.isInteger(weight) && Math.abs(weight) <= 127)).toBe(true);
  expect(withWeights(file, weights)).toBe(file);
  const others = weights.toReversed();
  expect(weightsIn(withWeights(file, others))).toEqual(others);
  expect(() => weightsIn('')).toThrow('a table OWNERS');
});

test('the card that cuts off after the fewest positions comes first, the dearest without a cut last', () => {
  const [dear = 0, slow = 0, quick = 0, cheap = 0] = fitWeights([SAMPLE], 50, 0.1, seededRandom('leads'));
  expect(quick).toBeGreaterThan(slow);
  expect(quick).toBeGreaterThan(0);
  expect(dear).toBeLessThan(cheap);
  expect(cheap).toBeLessThan(0);
});

test('weights become bytes, of which the largest few are cut', () => {
  const bytes = bytesOf(Float32Array.of(-30, 20, 10, 9, 8, 7, 6, 5, -4, 2, 0.001));
  expect(bytes).toEqual([-127, 127, 127, 127, 127, 127, 127, 127, -127, 64, 0]);
  expect(bytesOf(new Float32Array(3))).toEqual([0, 0, 0]);
});
