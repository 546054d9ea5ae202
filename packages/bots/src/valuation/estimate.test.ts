import { defined } from '@overtrick/rules/assert';
import type { Strain } from '@overtrick/rules/cards/card';
import { parseHand } from '@overtrick/rules/deals/deal';
import { expect, test } from 'vitest';
import { chances, estimate, estimateAlone } from './estimate.ts';

const hand = (text: string) => {
  const read = parseHand(text);
  return defined(read.ok ? read.value : undefined, text);
};

// the tricks are the double-dummy ones, within one and a half
test.each<[string, string, Strain, number]>([
  ['AQ962.K7.QJ4.983', 'T4.QJT82.A97.AJ2', 'N', 8],
  ['AQ962.K7.QJ4.983', 'T4.QJT82.A97.AJ2', 'H', 9],
  ['AKQ8.AK6.KQ4.AK8', 'J643.Q5.AJ83.QJ7', 'N', 13],
  ['T98652.43.864.93', 'A7.J852.QT53.742', 'S', 4],
  ['AQJ87.AK6.KQ4.A8', 'K9643.Q5.AJ83.K7', 'S', 13],
])('%s and %s take about so many tricks at %s: %i', (declarer, dummy, strain, tricks) => {
  expect(Math.abs(estimate(hand(declarer), hand(dummy), strain).tricks - tricks)).toBeLessThan(1.5);
});

test('a card more, a trump more and a short suit more are worth something', () => {
  const dummy = hand('KJ53.A864.K92.65');
  const tricks = (text: string, strain: Strain) => estimate(hand(text), dummy, strain).tricks;
  expect(tricks('AQ962.K7.QJ4.A83', 'S')).toBeGreaterThan(tricks('AQ962.K7.QJ4.983', 'S'));
  expect(tricks('AQ9762.K7.QJ4.83', 'S')).toBeGreaterThan(tricks('AQ962.K7.QJ4.983', 'S'));
  expect(tricks('AQ962.K7.QJ84.T8', 'S')).toBeGreaterThan(tricks('AQ962.K73.QJ4.T8', 'S') - 0.5);
  expect(tricks('AQ962.K7.QJ4.A83', 'N')).toBeGreaterThan(tricks('AQ962.K7.QJ4.983', 'N'));
});

test('of one hand alone less is known', () => {
  const strong = hand('AK5.AKQJ84.A6.K8');
  const weak = hand('T98652.43.864.93');
  expect(estimateAlone(strong, 'H').tricks).toBeGreaterThan(10);
  expect(estimateAlone(weak, 'H').tricks).toBeLessThan(6);
  expect(estimateAlone(strong, 'N').spread).toBeGreaterThan(estimate(strong, weak, 'N').spread);
});

test('the chances of 0 to 13 tricks add up, and are highest at the estimate', () => {
  for (const tricks of [-2, 0.4, 7.2, 12.9, 15]) {
    const all = chances({ tricks, spread: 1.2 });
    expect(all).toHaveLength(14);
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(all.indexOf(Math.max(...all))).toBe(Math.min(13, Math.max(0, Math.round(tricks))));
  }
});
