import { expect, test } from 'vitest';
import { Lookups, type Room, TooManyLookups } from './lookups.ts';

/** Returns a store with things of these lengths; those that were found stay in memory. */
function roomOf(lengths: Readonly<Record<string, number>>) {
  const loaded = new Set<string>();
  const room: Room<string> = {
    isLoaded: (id) => loaded.has(id),
    storedLength: async (id) => lengths[id] ?? 0,
    async find(id) {
      loaded.add(id);
      return id;
    },
  };
  return { room, loaded };
}

const RULES = { perSecond: 1, atOnce: 4 };

test('unknown ids are counted by the address, and again as time passes', async () => {
  let now = 0;
  const lookups = new Lookups(RULES, () => now);
  const { room } = roomOf({});
  const look = (address: string) => lookups.find(room, 'unknown', address);
  for (let i = 0; i < 4; i++) expect(await look('192.0.2.1')).toBeUndefined();
  await expect(look('192.0.2.1')).rejects.toThrow(TooManyLookups);
  expect(await look('192.0.2.2')).toBeUndefined();
  now = 1000;
  expect(await look('192.0.2.1')).toBeUndefined();
  await expect(look('192.0.2.1')).rejects.toThrow(TooManyLookups);
});

test('the networks of a household count together, and may do more', async () => {
  const lookups = new Lookups(RULES, () => 0);
  const { room } = roomOf({});
  let found = 0;
  for (let i = 0; i < 20; i++)
    await lookups.find(room, 'unknown', `2001:db8:1:${i.toString(16)}::/64`).then(
      () => {
        found += 1;
      },
      () => {},
    );
  expect(found).toBe(8);
});

test('what is in memory is free, and a long log counts for more', async () => {
  const lookups = new Lookups(RULES, () => 0);
  const { room, loaded } = roomOf({ short: 60, long: 2600, other: 60 });
  for (let i = 0; i < 100; i++) expect(await lookups.find(room, 'short', 'a')).toBe('short');
  expect(await lookups.find(room, 'long', 'a')).toBe('long');
  await expect(lookups.find(room, 'other', 'a')).rejects.toThrow(TooManyLookups);
  loaded.add('other');
  expect(await lookups.find(room, 'other', 'a')).toBe('other');
});

test('of many long logs at once no more are read than one after the other', async () => {
  const lookups = new Lookups({ perSecond: 1, atOnce: 100 }, () => 0);
  const lengths = Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`long${i}`, 5000]));
  const { room, loaded } = roomOf(lengths);
  await Promise.allSettled(Object.keys(lengths).map((id) => lookups.find(room, id, 'a')));
  expect(loaded.size).toBeLessThan(15);
});
