import { expect, test } from 'vitest';
import { Shares } from './shares.ts';

/** Fills a resource from addresses that take turns; returns the number of places that they got. */
function filling(
  shares: Shares,
  most: number,
  addresses: readonly string[],
  taken = { count: 0 },
  times = 1,
) {
  const before = taken.count;
  for (let refused = 0, i = 0; refused < addresses.length; i++) {
    const place = shares.take(
      { name: 'room', most, taken: taken.count, times },
      addresses[i % addresses.length],
    );
    if (place === undefined) {
      refused += 1;
      continue;
    }
    refused = 0;
    taken.count += 1;
    place.keep(`${taken.count}`);
  }
  return taken.count - before;
}

const HOUSEHOLD = [1, 2, 3, 4, 5].map((i) => `2001:db8:1:${i}::/64`);

test('an address takes half of the places, and the next one half of the rest', () => {
  const shares = new Shares();
  const taken = { count: 0 };
  expect(filling(shares, 20, ['192.0.2.1'], taken)).toBe(10);
  expect(filling(shares, 20, ['192.0.2.2'], taken)).toBe(5);
  expect(filling(shares, 20, ['192.0.2.3'], taken)).toBe(3);
});

test('many networks of a household get no more than one of them', () => {
  expect(filling(new Shares(), 20, HOUSEHOLD)).toBe(10);
  expect(filling(new Shares(), 20, HOUSEHOLD.slice(0, 1))).toBe(10);
});

test('a resource may give one network more than half of its places, or less', () => {
  expect(filling(new Shares(), 400, ['192.0.2.1'], { count: 0 }, 3)).toBe(300);
  expect(filling(new Shares(), 8, ['192.0.2.1'], { count: 0 }, 1 / 3)).toBe(2);
  // the first request of an address always gets a free place
  const shares = new Shares();
  const taken = { count: 7 };
  expect(filling(shares, 8, ['192.0.2.1'], taken, 1 / 3)).toBe(1);
});

test('a place no longer counts once it is given back or its holder is gone', () => {
  const shares = new Shares();
  const room = { name: 'room', most: 4, taken: 0 };
  shares.take(room, 'a')?.free();
  shares.take(room, 'a')?.keep('one');
  shares.take({ ...room, taken: 1 }, 'a')?.keep('two');
  expect(shares.take({ ...room, taken: 2 }, 'a')).toBeUndefined();
  expect(shares.take({ ...room, taken: 1, holds: (holder) => holder === 'two' }, 'a')).toBeDefined();
});

test('a place that somebody is asking for is not given to another', () => {
  const shares = new Shares();
  const room = { name: 'room', most: 2, taken: 0 };
  expect(shares.take(room, 'a')).toBeDefined();
  expect(shares.take(room, 'b')).toBeDefined();
  expect(shares.take(room, 'c')).toBeUndefined();
});

test('the holders from one household are found by any of them', () => {
  const shares = new Shares();
  for (const [i, address] of [...HOUSEHOLD, '192.0.2.1'].entries())
    shares.take({ name: 'room', most: 100, taken: 0 }, address)?.keep(`${i}`);
  expect(shares.together('room', '2')).toEqual(['0', '1', '2', '3', '4']);
  expect(shares.together('room', '5')).toEqual(['5']);
  expect(shares.together('room', 'unknown')).toEqual(['unknown']);
});
