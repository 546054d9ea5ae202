import type { Action } from '@overtrick/rules/action';
import { expect, test } from 'vitest';
import { isTooShort, tryOut } from './trial.ts';

const ACTIONS: readonly Action[] = [
  { kind: 'call', call: 'P' },
  { kind: 'call', call: 'X' },
];

/** Tries two actions in layouts of which those in `hard` take too long; the time ends after `time` layouts. */
function tried(layouts: number, hard: readonly number[] = [], time = Infinity) {
  let seen = 0;
  const worlds = Array.from({ length: layouts }, (_, world) => ({ world, weight: 1 }));
  const valuesIn = (world: number): readonly number[] | undefined => {
    seen += 1;
    return hard.includes(world) ? undefined : [0, world];
  };
  return tryOut({ actions: ACTIONS, worlds, valuesIn }, { worlds: 100, isSpent: () => seen >= time });
}

test('each action is valued on average over the layouts', () => {
  expect(tried(5)).toMatchObject({ tried: [{ value: 0 }, { value: 2 }], worlds: 5, isCut: false });
});

test('no layout that is easy enough gives no results', () => {
  expect(tried(2, [0, 1])).toBeUndefined();
});

test('few layouts say more than a rule of thumb only if there are no others', () => {
  const isShort = (...asked: Parameters<typeof tried>): boolean => {
    const results = tried(...asked);
    return results !== undefined && isTooShort(results);
  };
  expect(isShort(1)).toBe(false);
  expect(isShort(4, [0])).toBe(true);
  expect(isShort(20, [], 3)).toBe(true);
  expect(isShort(20, [], 4)).toBe(false);
  expect(isShort(20, [0, 1, 2])).toBe(false);
});
