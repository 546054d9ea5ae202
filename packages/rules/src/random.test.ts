import { describe, expect, test } from 'vitest';
import {
  below,
  belowBig,
  filledRandom,
  fraction,
  pick,
  type Random,
  seededRandom,
  shuffled,
} from './random.ts';

/** Returns the words in turn; throws when they run out, which is a bug. */
function words(...list: readonly number[]): Random {
  const left = [...list];
  return () => {
    const word = left.shift();
    if (word === undefined) throw new Error('no more words');
    return word;
  };
}

const MOST = 2 ** 32 - 1;
const times = <T>(count: number, f: () => T): T[] => Array.from({ length: count }, f);

describe('seededRandom', () => {
  test('gives the same words for the same seed, on every machine', () => {
    expect(times(4, seededRandom('1'))).toEqual([2361037543, 2832430330, 2343552125, 1241457908]);
    expect(times(4, seededRandom(''))).toEqual([3865314137, 3739683926, 123980257, 2129970298]);
    expect(times(4, seededRandom('♠'))).toEqual([2080857276, 2350992400, 1088276865, 713559164]);
  });

  test('gives other words for another seed', () => {
    const firsts = Array.from({ length: 2000 }, (_, i) => seededRandom(`${i}`)());
    expect(new Set(firsts).size).toBe(2000);
  });

  test('gives each bit half the time', () => {
    const random = seededRandom('bits');
    const list = times(20_000, random);
    for (let bit = 0; bit < 32; bit++) {
      const ones = list.filter((word) => (word >>> bit) & 1).length;
      expect(Math.abs(ones - 10_000)).toBeLessThan(5 * Math.sqrt(5000));
    }
    expect(list.every((word) => Number.isInteger(word) && word >= 0 && word <= MOST)).toBe(true);
  });

  test('seeds that differ little give words that differ in half of their bits', () => {
    let differing = 0;
    for (let i = 0; i < 1000; i++) {
      const bits = seededRandom(`deal ${i}`)() ^ seededRandom(`deal ${i + 1}`)();
      differing += (bits >>> 0).toString(2).replaceAll('0', '').length;
    }
    expect(Math.abs(differing - 16_000)).toBeLessThan(5 * Math.sqrt(8000));
  });
});

test('filledRandom hands out every word of the filler once, and wipes it', () => {
  const fills: Uint32Array[] = [];
  let counter = 0;
  const random = filledRandom((array) => {
    fills.push(array);
    for (let i = 0; i < array.length; i++) array[i] = counter++;
  });
  expect(fills).toHaveLength(0);
  expect(times(130, random)).toEqual(Array.from({ length: 130 }, (_, i) => i));
  expect(fills).toHaveLength(3);
  expect([...(fills[2] ?? [])].slice(0, 3)).toEqual([0, 0, 130]);
});

describe('below', () => {
  test.each([
    [6, [0], 0],
    [6, [5], 5],
    [6, [6], 0],
    [6, [MOST - 4], 5], // 2³² − 5 is the last of the even part
    [6, [MOST - 3, MOST, 7], 1], // the four last words would favour 0 to 3
    [1, [MOST], 0],
    [2 ** 32, [MOST], MOST],
    [2 ** 31, [2 ** 31 + 3], 3],
  ])('below %i of %j is %i', (limit, list, expected) => {
    expect(below(words(...list), limit)).toBe(expected);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('there is nothing below %d', (limit) => {
    expect(() => below(words(0), limit)).toThrow('a limit from 1 to 2 ** 32');
  });
});

describe('belowBig', () => {
  test.each<[bigint, readonly number[], bigint]>([
    [1n, [MOST, 2], 0n],
    [2n, [MOST], 1n],
    [6n, [0b1111, 0b1110, 0b1101], 5n], // 7 and 6 are drawn again
    [2n ** 32n, [MOST], 2n ** 32n - 1n],
    [2n ** 32n + 1n, [1, 0], 2n ** 32n],
    [2n ** 32n + 1n, [1, 1, 0, 9], 9n],
    [2n ** 64n, [1, 2], 2n ** 32n + 2n],
    [10n ** 18n, [0xffffffff, 0xffffffff, 0, 17], 17n],
  ])('below %i of %j is %i', (limit, list, expected) => {
    expect(belowBig(words(...list), limit)).toBe(expected);
  });

  test('every number is as likely', () => {
    const random = seededRandom('below big');
    const limit = 3n * 2n ** 40n;
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const third = Number(belowBig(random, limit) >> 40n);
      thirds[third] = (thirds[third] ?? 0) + 1;
    }
    for (const count of thirds) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(6667));
  });

  test.each([0n, -5n])('there is nothing below %i', (limit) => {
    expect(() => belowBig(words(0), limit)).toThrow('a limit from 1');
  });
});

test.each([
  [[0, 0], 0],
  [[MOST, MOST], 1 - 2 ** -53],
  [[2 ** 31, 0], 0.5],
  [[0, 2 ** 6], 2 ** -53],
  [[2 ** 5, 0], 2 ** -27],
])('fraction of %j is %d', (list, expected) => {
  expect(fraction(words(...list))).toBe(expected);
});

test('pick takes one of the items', () => {
  expect(pick(words(7), ['a', 'b', 'c'])).toBe('b');
  expect(() => pick(words(0), [])).toThrow('a limit from 1');
});

describe('shuffled', () => {
  test('leaves the list alone and keeps its items', () => {
    const items = Object.freeze([1, 2, 3, 4, 5]);
    expect(shuffled(seededRandom('s'), items).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('gives every order as often', () => {
    const random = seededRandom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(random, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // chi-square with 23 degrees of freedom: 70 or more comes once in 800,000
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(70);
  });
});
