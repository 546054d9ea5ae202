import { parseReported } from '@overtrick/evening/results/result';
import { expect, test } from 'vitest';
import { BLANK, rulingOf, scoreOfTyped, sumOf, type TypedJudgement } from './judgements.ts';

const scores = (...parts: readonly (readonly [score: string, weight: string])[]): TypedJudgement => ({
  ...BLANK,
  parts: parts.map(([score, weight]) => ({ score, weight })),
});
const award = (percent: string): TypedJudgement => ({ ...BLANK, kind: 'award', percent });

test('a score is typed as a result, with the vulnerability of its board, or as points', () => {
  expect(scoreOfTyped('4S N 10', 1)).toBe(420);
  expect(scoreOfTyped('4S N 10', 2)).toBe(620);
  expect(scoreOfTyped('−50', 1)).toBe(-50);
  expect(scoreOfTyped('', 1)).toBeUndefined();
  expect(scoreOfTyped('A6040', 1)).toBeUndefined();
});

test('shares make 1 together, or it is no ruling', () => {
  const two = scores(['6H N 12', '60'], ['-50', '40']);
  expect(sumOf(two)).toBe(100);
  expect(rulingOf(6, two)).toBe('0.6*980+0.4*-50');
  expect(rulingOf(6, scores(['6H N 12', '60'], ['-50', '30']))).toBeUndefined();
  expect(rulingOf(6, scores(['6H N 12', '60'], ['x', '40']))).toBeUndefined();
  expect(rulingOf(6, scores(['980', '100'], ['', '']))).toBe('1*980');
  expect(parseReported(rulingOf(6, two) ?? '', 6)).toMatchObject({ ok: true });
});

test('each side has its own: an average minus, and a score against', () => {
  expect(rulingOf(6, award('40'), scores(['-50', '100']))).toBe('40%/1*-50');
  expect(rulingOf(6, award('140'), scores(['-50', '100']))).toBeUndefined();
  expect(rulingOf(6, award(''), scores(['-50', '100']))).toBeUndefined();
});
