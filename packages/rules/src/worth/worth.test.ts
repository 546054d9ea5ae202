import { describe, expect, test } from 'vitest';
import type { CardSet } from '../cards/cardSet.ts';
import { parseHand } from '../deals/deal.ts';
import { MEASURES } from './list.ts';
import { type MeasureId, suitsOf, worthOf } from './measure.ts';
import { suitQualityOf } from './suitQuality.ts';

function handOf(text: string): CardSet {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(hand.why);
  return hand.value;
}

function worth(id: MeasureId, text: string): number {
  const measure = MEASURES.find((each) => each.id === id);
  if (measure === undefined) throw new Error(id);
  return worthOf(measure, handOf(text));
}

describe('examples as they were published', () => {
  test.each<[MeasureId, string, number, string]>([
    ['zar', 'Q2.AK432.J.65432', 27, 'Petkov on the Menton bulletin 11'],
    ['zar', 'J5432.KQ32.2.KQ2', 26, 'Petkov on the Menton bulletin 9'],
    ['bergen', 'KQ632.A.QJ42.QJ6', 15, 'Bergen: the weaker of two hands'],
    ['bergen', 'AJT96.7.AT96.A92', 16, 'Bergen: the stronger of two hands'],
    ['losers', 'AK432.A432.Q2.32', 7, 'a typical opening'],
    ['losers', 'J432.J32.J32.J32', 12, 'no ace, king or queen'],
    ['losers', '65432..5432.5432', 9, 'the same with a void'],
    ['newLosers', 'AKQ.AK2.AQ2.5432', 0 + 0.5 + 1 + 3, 'three-card suits'],
    ['newLosers', 'KQ2.A32.K32.Q432', 1.5 + 1.5 + 2 + 2.5, 'three-card suits'],
    ['newLosers', 'AK.A2.K2.5432432'.replace('5432432', '9765432'), 0 + 1 + 1.5 + 3, 'short suits'],
    ['newLosers', 'KQ.32.2.98765432', 1 + 2 + 1 + 3, 'short suits'],
    ['quickTricks', 'AK2.AQ2.A32.KQ32', 2 + 1.5 + 1 + 1, 'combinations'],
    ['quickTricks', 'K2.K.QJ2.9876543', 0.5, 'a king needs a guard'],
    ['controls', 'AK2.K32.A32.Q432', 3 + 1 + 2, 'ace 2, king 1'],
    ['goren', 'AK432..Q5432.K32', 12 + 3, 'a void'],
    ['goren', 'AK5432.2.Q5.KJ32', 13 + 2 + 1, 'a singleton and a doubleton'],
    // as other programs give it
    ['kaplanRubens', '2.T98.K752.KJT84', 9.5, 'a hand of seven points'],
  ])('%s of %s is %f: %s', (id, hand, expected) => {
    expect(worth(id, hand)).toBeCloseTo(expected, 9);
  });

  test.each([
    ['Q8742', 6],
    ['KJ954', 7],
    ['J85432', 6],
    ['KJ8432', 8],
    ['KQJT64', 10],
  ])('the quality of %s is %i (Klinger)', (suit, expected) => {
    const [spades] = suitsOf(handOf(`${suit}...`));
    expect(spades && suitQualityOf(spades)).toBe(expected);
  });
});

test('all honours of a suit are worth ten points in notrump', () => {
  expect(worth('fifths', 'AKQJT.432.432.32')).toBeCloseTo(10, 9);
  expect(worth('work', 'AKQJT.432.432.32')).toBe(10);
});

test.each(MEASURES.map((measure) => [measure.id, measure] as const))('%s names its source', (_, measure) => {
  expect(measure.source).toMatch(/\d{4}$/);
  const parts = measure.parts(handOf('AQ962.K7.QJ4.983'));
  expect(parts.length).toBeGreaterThan(0);
  for (const { points } of parts) expect(points).not.toBe(0);
});
