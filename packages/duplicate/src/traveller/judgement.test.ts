import { describe, expect, test } from 'vitest';
import { parseJudgements } from './judgement.ts';

const award = (percent: number, lifts = percent === 60 || percent === 40) => ({ percent, lifts });
const scores = (...parts: readonly (readonly [score: number, weight: number])[]) => ({
  kind: 'scores',
  parts: parts.map(([score, weight]) => ({ score, weight })),
});

describe('a ruling', () => {
  test.each<[string, object]>([
    ['60%-40%', { kind: 'artificial', ns: award(60), ew: award(40) }],
    ['0.5*420+0.5*-50', { kind: 'weighted', parts: scores([420, 0.5], [-50, 0.5]).parts }],
    ['1*420/1*170', { kind: 'split', ns: scores([420, 1]), ew: scores([170, 1]) }],
    ['60%/1*170', { kind: 'split', ns: { kind: 'award', award: award(60) }, ew: scores([170, 1]) }],
    ['1*420 / 40%', { kind: 'split', ns: scores([420, 1]), ew: { kind: 'award', award: award(40) } }],
  ])('%s is read', (text, judged) => {
    expect(parseJudgements(text)).toMatchObject(judged);
    expect(parseJudgements(` ${text} `)).toEqual(parseJudgements(text));
  });

  test.each([
    ['60%'],
    ['60%-'],
    ['-40%'],
    ['60%-x%'],
    ['x%-40%'],
    ['1*420/x'],
    ['x/1*420'],
    ['1*420/1*170/1*50'],
    ['/1*420'],
    ['0.5*420+x'],
    ['101%-0%'],
    [''],
    ['4S N 10'],
  ])('%s is none', (text) => {
    expect(parseJudgements(text)).toBeUndefined();
  });
});
