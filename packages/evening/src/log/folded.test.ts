import { describe, expect, test } from 'vitest';
import { KEEPER } from '../keys/key.ts';
import { isCorrecting, keyOf, withEntry, withoutEntry } from './folded.ts';
import { SharedMap } from './growing.ts';

/** A map that counts how often all its entries are gone through. */
class Watched extends Map<number, string> {
  passes = 0;
  override [Symbol.iterator](): MapIterator<[number, string]> {
    this.passes++;
    return super[Symbol.iterator]();
  }
}
const mapOf = (size: number): Watched => {
  const map = new Watched();
  for (let i = 0; i < size; i++) map.set(i, `v${i}`);
  return map;
};

describe.each([0, 1, 99, 200, 201, 500])('a map of %i entries', (size) => {
  test('has one more, and the one before is as it was', () => {
    const before = mapOf(size);
    const after = withEntry(before, 1000, 'new');
    expect([before.size, after.size, before.has(1000)]).toEqual([size, size + 1, false]);
    expect([...after].at(-1)).toEqual([1000, 'new']);
    expect([...after.keys()].slice(0, size)).toEqual([...before.keys()]);
  });

  test('has another value at the same place', () => {
    if (size === 0) return;
    const after = withEntry(mapOf(size), 0, 'changed');
    expect(after.size).toBe(size);
    expect([...after][0]).toEqual([0, 'changed']);
    expect(after.get(0)).toBe('changed');
  });

  test('has one fewer', () => {
    const before = mapOf(size);
    expect(withoutEntry(before, 0).has(0)).toBe(false);
    expect(before.size).toBe(size);
  });
});

test('only a small map is copied', () => {
  const [small, large] = [mapOf(200), mapOf(201)];
  withEntry(small, -1, 'new');
  withEntry(large, -1, 'new');
  expect([small.passes, large.passes]).toEqual([1, 0]);
});

test('a large map may grow by many entries, and each one before stays as it was', () => {
  const maps: ReadonlyMap<number, string>[] = [new SharedMap(mapOf(300))];
  for (let i = 0; i < 250; i++) maps.push(withEntry(maps.at(-1) ?? new Map(), 200 + i * 2, `n${i}`));
  for (const [i, map] of maps.entries()) {
    const wanted = new Map(mapOf(300));
    for (let j = 0; j < i; j++) wanted.set(200 + j * 2, `n${j}`);
    expect(map.size).toBe(wanted.size);
    if (i % 49 !== 0 && i !== 101) continue;
    expect([...map]).toEqual([...wanted]);
    expect([[...map.keys()], [...map.values()]]).toEqual([[...wanted.keys()], [...wanted.values()]]);
    const visited: [number, string][] = [];
    map.forEach((value, key) => {
      visited.push([key, value]);
    });
    expect(visited).toEqual([...wanted]);
    expect([map.has(-1), map.get(-1), map.get(200)]).toEqual([false, undefined, wanted.get(200)]);
  }
});

test.each([
  ['director', true],
  ['scorer', true],
  ['table', false],
  ['player', false],
  ['screen', false],
  ['join', false],
  [undefined, false],
] as const)('a %s corrects other people’s reports: %s', (role, isIt) => {
  expect(isCorrecting(role)).toBe(isIt);
});

test('the keeper has the number 0, and others the number of their entry', () => {
  const key = { number: 7, role: 'scorer' } as const;
  const now = { keys: new Map([[7, key]]) };
  expect([keyOf(now, 0), keyOf(now, 7), keyOf(now, 8)]).toEqual([KEEPER, key, undefined]);
});
