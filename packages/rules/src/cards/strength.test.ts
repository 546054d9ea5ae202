import { expect, test } from 'vitest';
import { defined } from '../assert.ts';
import { parseHand } from '../deals/deal.ts';
import { fitIn, pointsIn } from './strength.ts';

function hand(text: string) {
  const read = parseHand(text);
  return defined(read.ok ? read.value : undefined, text);
}

test('points of some hands together', () => {
  expect(pointsIn([])).toBe(0);
  expect(pointsIn([hand('AKQJ.T98.765.432')])).toBe(10);
  expect(pointsIn([hand('AKQJ.AKQ.AKQ.AKQ'), hand('T98.J.J.J8765432')])).toBe(40);
});

// RULES 3.5; R-CH-5
test.each([
  ['AK32.Q32.432.432', 'QJ54.654.765.765', 'M8'],
  ['AK432.Q32.432.43', 'QJ54.654.765.765', 'M9'],
  ['AK5432.Q32.32.43', 'QJT7.654.765.765', 'M10'],
  ['AK65432.Q32.2.43', 'QJT97.654.76.765', 'M10'], // 12 cards stand in the column for 10 and more
  ['AK32.KQ432.432.4', 'QJ54.8765.765.76', 'M9'], // two major fits: the longer
  ['AK32.Q2.AKQ432.4', 'QJ54.654.J765.76', 'M8'], // a major fit goes before a longer minor one
  ['A32.Q32.AKQ432.4', 'Q54.654.J765.765', 'm10'],
  ['A32.Q32.K4.AQ432', 'Q54.654.J7652.76', 'none'],
  ['A32.Q32.K43.AQ32', 'Q54.654.J76.K765', 'm8'],
  ['A32.Q32.K43.AQ32', 'Q54.64.J765.KT85', 'm8'],
  ['A32.Q32.K43.AQ32', 'Q54.64.J76.KT865', 'm9'],
])('%s and %s fit %s', (one, other, fit) => {
  expect(fitIn([hand(one), hand(other)])).toBe(fit);
});
