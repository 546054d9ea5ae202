import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Difference, differenceOf, differing, isSame } from './difference.ts';

/** Values as they come over the wire: JSON has no −0. */
const json = fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text));
/** Two values of which one was made from the other by changes, so that they have much in common. */
const related = fc
  .tuple(fc.dictionary(fc.string(), json), fc.dictionary(fc.string(), json), fc.array(json), fc.nat(5))
  .map(([common, more, list, cut]) => [
    { ...common, list: [...list, 1, 2], deep: { common, list } },
    { ...common, ...more, list: [...list.slice(0, cut), 3], deep: { common: more, list } },
  ]);

test('a difference leads from one value to the other, also over JSON', () => {
  const leads = (before: unknown, after: unknown): void => {
    const difference = differenceOf(before, after);
    expect(difference === undefined).toBe(isSame(before, after));
    if (difference === undefined) {
      expect(after).toEqual(before);
      return;
    }
    const sent = JSON.parse(JSON.stringify(difference)) as Difference;
    expect(differing(before, sent)).toEqual(after);
  };
  fc.assert(fc.property(json, json, leads));
  fc.assert(fc.property(related, ([before, after]) => leads(before, after)));
  fc.assert(fc.property(related, ([before]) => leads(before, structuredClone(before))));
});

describe('a difference has', () => {
  test.each<[string, unknown, unknown, Difference | undefined]>([
    ['nothing for the same', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['another value whole', 1, [1], { to: [1] }],
    ['the end of a list', [1, 2, 3], [1, 2, 4, 5], { kept: 2, added: [4, 5] }],
    ['a shorter list', [1, 2, 3], [1], { kept: 1, added: [] }],
    ['a list of other elements whole', [1, 2], [2, 1], { to: [2, 1] }],
    [
      'the fields that changed',
      { a: [1], b: 2, c: 3 },
      { a: [1], b: 3, d: 4 },
      { set: { b: 3, d: 4 }, gone: ['c'] },
    ],
    [
      'the parts of a field that changed',
      { a: { b: [1], c: [2] } },
      { a: { b: [1], c: [3] } },
      { in: { a: { set: { c: [3] } } } },
    ],
    [
      'a set of cards whole',
      { cards: { lo: 1, hi: 2 } },
      { cards: { lo: 1, hi: 3 } },
      { set: { cards: { lo: 1, hi: 3 } } },
    ],
    ['no field that is undefined', { a: [], b: 1 }, { a: [], b: undefined }, { gone: ['b'] }],
  ])('%s', (_, before, after, difference) => {
    expect(differenceOf(before, after)).toEqual(difference);
  });
});

test('a difference from another value is an error, and changes no prototype', () => {
  expect(() => differing(undefined, { set: { a: 1 } })).toThrow(TypeError);
  expect(() => differing([1], { kept: 2, added: [] })).toThrow(TypeError);
  const harmful = JSON.parse('{"set":{"__proto__":{"isEvil":true}}}') as Difference;
  expect((differing({}, harmful) as { isEvil?: true }).isEvil).toBeUndefined();
});
