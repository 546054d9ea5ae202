import { expect, test } from 'vitest';
import { parseHand } from './deals/deal.ts';
import * as evaluate from './evaluate.ts';
import { MEASURES } from './worth/list.ts';
import { worthOf } from './worth/measure.ts';

const handOf = (text: string) => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(hand.why);
  return hand.value;
};

const HANDS = ['AK432.A432.Q2.32', 'J5432.KQ32.2.KQ2', '2.T98.K752.KJT84', '.AKQJT98.AKQ.543'].map(handOf);

test('each function is the measure of its name', () => {
  const { hcp, cccc, shortage, bumRap, suitQuality, ...named } = evaluate;
  const of = { ...named, work: hcp, kaplanRubens: cccc };
  for (const measure of MEASURES.filter(({ id }) => id !== 'goren'))
    for (const hand of HANDS) expect(of[measure.id as keyof typeof of](hand)).toBe(worthOf(measure, hand));
});

test.each([
  [evaluate.shortage, 'AK432.A432.Q2.32', 2],
  [evaluate.shortage, 'AKQJT98.AKQ.543.', 3],
  [evaluate.bumRap, 'AKQJT.432.432.32', 10],
  [evaluate.bumRap, 'A432.A432.A43.A2', 18],
] as const)('shortage and BUM-RAP, row %#', (evaluation, hand, expected) => {
  expect(evaluation(handOf(hand))).toBe(expected);
});

test('suits have qualities', () => {
  const hand = handOf('KQJT64.Q8742.2.2');
  expect((['S', 'H', 'D'] as const).map((suit) => evaluate.suitQuality(hand, suit))).toEqual([10, 6, 1]);
});
