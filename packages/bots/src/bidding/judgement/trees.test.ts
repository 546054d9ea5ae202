import { fraction, seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { type Branch, readTrees, valueBy, writeTrees } from './trees.ts';

const random = seededRandom('trees');
const FIGURES = 5;
const EDGES = Array.from({ length: FIGURES }, () =>
  Array.from({ length: 7 }, (_, bin) => bin + Math.round(fraction(random) * 1000) / 1000),
);

function anyBranch(depth: number): Branch {
  if (depth === 0 || fraction(random) < 0.2)
    return { value: Math.round(fraction(random) * 4000 - 2000) / 1000 };
  return {
    figure: Math.floor(fraction(random) * FIGURES),
    bin: Math.floor(fraction(random) * 7),
    low: anyBranch(depth - 1),
    high: anyBranch(depth - 1),
  };
}

function toldBy(branch: Branch, figures: readonly number[]): number {
  if ('value' in branch) return branch.value;
  const { figure, bin, low, high } = branch;
  return toldBy((figures[figure] ?? 0) > (EDGES[figure]?.[bin] ?? 0) ? high : low, figures);
}

test('trees that are written and read again say the same of any figures', () => {
  for (let trial = 0; trial < 200; trial++) {
    const branches = Array.from({ length: 1 + (trial % 4) }, () => anyBranch(5));
    const trees = readTrees(writeTrees(EDGES, branches));
    expect(trees.roots).toHaveLength(branches.length);
    const figures = Array.from({ length: FIGURES }, () => fraction(random) * 8);
    const sum = branches.reduce((all, branch) => all + toldBy(branch, figures), 0);
    expect(valueBy(trees, figures)).toBeCloseTo(sum, 9);
  }
});

test('a figure that is at the threshold is not above it', () => {
  const trees = readTrees(writeTrees([[2]], [{ figure: 0, bin: 0, low: { value: -1 }, high: { value: 1 } }]));
  expect(valueBy(trees, [2])).toBe(-1);
  expect(valueBy(trees, [2.001])).toBe(1);
});

test('no trees say nothing', () => {
  expect(valueBy(readTrees(writeTrees([], [])), [1, 2, 3])).toBe(0);
});

test('what three digits cannot hold is an error', () => {
  const leaf = { value: 0 };
  expect(() => writeTrees([], [{ figure: 2048, bin: 0, low: leaf, high: leaf }])).toThrow(RangeError);
  expect(() => writeTrees([], [{ figure: 0, bin: 64, low: leaf, high: leaf }])).toThrow(RangeError);
  expect(() => writeTrees([], [{ value: 65.536 }])).toThrow(RangeError);
  expect(() => writeTrees([], [{ value: -65.537 }])).toThrow(RangeError);
  expect(readTrees(writeTrees([], [{ value: 65.535 }, { value: -65.536 }])).threshold).toEqual(
    Float64Array.of(65.535, -65.536),
  );
});
