import { fraction, seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { type Branch, readTrees, valueBy, writeTrees } from './trees.ts';

const random = seededRandom('trees');

function anyBranch(depth: number): Branch {
  if (depth === 0 || fraction(random) < 0.2)
    return { value: Math.round(fraction(random) * 4000 - 2000) / 1000 };
  return {
    figure: Math.floor(fraction(random) * 5),
    above: Math.round(fraction(random) * 8000 - 4000) / 1000,
    low: anyBranch(depth - 1),
    high: anyBranch(depth - 1),
  };
}

const toldBy = (branch: Branch, figures: readonly number[]): number =>
  'value' in branch
    ? branch.value
    : toldBy((figures[branch.figure] ?? 0) > branch.above ? branch.high : branch.low, figures);

test('trees that are written and read again say the same of any figures', () => {
  for (let trial = 0; trial < 200; trial++) {
    const branches = Array.from({ length: 1 + (trial % 4) }, () => anyBranch(5));
    const trees = readTrees(writeTrees(branches));
    expect(trees.roots).toHaveLength(branches.length);
    const figures = Array.from({ length: 5 }, () => fraction(random) * 8 - 4);
    const sum = branches.reduce((all, branch) => all + toldBy(branch, figures), 0);
    expect(valueBy(trees, figures)).toBeCloseTo(sum, 9);
  }
});

test('a figure that is at the threshold is not above it', () => {
  const trees = readTrees(writeTrees([{ figure: 0, above: 2, low: { value: -1 }, high: { value: 1 } }]));
  expect(valueBy(trees, [2])).toBe(-1);
  expect(valueBy(trees, [2.001])).toBe(1);
});

test('no trees say nothing', () => {
  expect(valueBy(readTrees(''), [1, 2, 3])).toBe(0);
});
