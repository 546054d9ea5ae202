import { expect, test } from 'vitest';
import { readEntry } from '../../pad/form.ts';
import { solo500Pad } from './outcome.ts';

// South is the first player, North the second
const DEAL = { terms: { dealer: 'S', vul: 'none' }, options: {}, counts: () => [] } as const;
const read = (text: string) => readEntry(solo500Pad, DEAL, text.split(' '));
const points = (text: string): string => {
  const reading = read(text);
  return reading.kind === 'done'
    ? `${reading.outcome.points.P1} ${reading.outcome.points.P2}`
    : `${reading.kind} ${reading.ask?.part}`;
};

test.each([
  ['7H S 7', '200 30'],
  ['7H S =', '200 30'],
  ['7H S +1', '200 20'],
  ['7H S -1', '-200 40'],
  ['7H N 10', '0 200'],
  ['7H N 0', '100 -200'],
  ['6S S 6', '40 40'],
  ['10NT S =', '520 0'],
  ['10NT S 9', '-520 10'],
  // at misère single tricks count for nobody (R-SW-5)
  ['misere S 0', '250 0'],
  ['misere S 1', '-250 0'],
  ['openmisere N 0', '0 500'],
  ['openmisere N 10', '0 -500'],
])('R-SW-2: %s is worth %s', (text, worth) => {
  expect(points(text)).toBe(worth);
});

test.each([
  ['7H', 'asks bidder'],
  ['7H S', 'asks tricks'],
  ['7H S 11', 'wrong tricks'],
  ['11H', 'wrong bid'],
  // no number of tricks is bid at misère
  ['misere S =', 'wrong tricks'],
  ['misere S +1', 'wrong tricks'],
])('%s is no result yet: %s', (text, state) => {
  expect(points(text)).toBe(state);
});
