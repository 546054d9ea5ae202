import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HAND_MUTANTS } from './byHand.data.ts';
import { mutated } from './mutant.ts';

const ROOT = new URL('../../', import.meta.url);

test('there are faults in every room', () => {
  const rooms = new Set(HAND_MUTANTS.map(({ file }) => file.split('/').slice(0, 2).join('/')));
  expect(HAND_MUTANTS.length).toBeGreaterThanOrEqual(40);
  expect([...rooms].toSorted()).toEqual([
    'apps/server',
    'apps/web',
    'packages/bots',
    'packages/duplicate',
    'packages/evening',
    'packages/formats',
    'packages/movements',
    'packages/protocol',
    'packages/rules',
    'packages/solver',
    'packages/table',
  ]);
});

test.each(HAND_MUTANTS)('$file can be spoilt: $breaks', (mutant) => {
  const source = readFileSync(new URL(mutant.file, ROOT), 'utf8');
  expect(mutated(source, mutant)).not.toBe(source);
});

test('a text that is there twice, or not at all, is refused', () => {
  const mutant = { file: 'a.ts', find: 'x', put: 'y', breaks: '' };
  expect(mutated('a x b', mutant)).toBe('a y b');
  expect(() => mutated('x x', mutant)).toThrow('a.ts has 2 times: x');
  expect(() => mutated('a b', mutant)).toThrow('a.ts has 0 times: x');
});
