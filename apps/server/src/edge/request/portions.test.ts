import { expect, test } from 'vitest';
import { Portions } from './portions.ts';

const RULES = { perSecond: 1000, atOnce: 1000 };

const answerOf = (bytes: number, isWanted = true) => ({
  isWanted: () => isWanted,
  make: async () => bytes,
  bytesOf: (made: number) => made,
});

test('whoever has got much waits until that is paid for, and nobody else does', async () => {
  let now = 0;
  const portions = new Portions(RULES, () => now);
  expect(await portions.take('a', answerOf(3000))).toBe(3000);
  expect(portions.waitMs('a')).toBe(2000);
  expect(portions.waitMs('b')).toBe(0);
  now = 2000;
  expect(portions.waitMs('a')).toBe(0);
});

test('networks of a household wait together, a wider network for less', () => {
  const portions = new Portions(RULES, () => 0);
  const spend = (last: string) => portions.spend(`2001:db8:1:${last}::/64`, 1000);
  for (const last of ['1', '2', '3', '4']) spend(last);
  expect(portions.waitMs('2001:db8:1:5::/64')).toBe(1000);
  expect(portions.waitMs('2001:db8:1:105::/64')).toBe(0);
  expect(portions.waitMs('2001:db8:2:1::/64')).toBe(0);
});

test('answers of one address are made one after the other, and not made when nobody wants them', async () => {
  const portions = new Portions(RULES, () => 0);
  let making = 0;
  let most = 0;
  let made = 0;
  const one = (isWanted: boolean) => ({
    isWanted: () => isWanted,
    async make() {
      making += 1;
      most = Math.max(most, making);
      await Promise.resolve();
      making -= 1;
      return ++made;
    },
    bytesOf: () => 1,
  });
  const all = await Promise.all([true, false, true, false, true].map((is) => portions.take('a', one(is))));
  expect(all).toEqual([1, undefined, 2, undefined, 3]);
  expect(most).toBe(1);
});

test('a fault is one answer’s own; of very many that wait some are refused', async () => {
  const portions = new Portions(RULES, () => 0);
  await expect(
    portions.take('a', { ...answerOf(1), make: () => Promise.reject(new Error('broken')) }),
  ).rejects.toThrow('broken');
  const all = await Promise.all(Array.from({ length: 2001 }, () => portions.take('a', answerOf(0.1))));
  expect(all.filter((answer) => answer === undefined)).toHaveLength(1);
});
