import { expect, test } from 'vitest';
import { Connections } from './connections.ts';

const LIMITS = { connections: 2, messagesPerSecond: 1 };

test('an address may have so many connections open, and again when some are closed', () => {
  const connections = new Connections(LIMITS);
  for (const address of ['a', 'a', 'b']) connections.opened(address, 0);
  expect(['a', 'b', 'c'].map((address) => connections.mayOpen(address, 0))).toEqual([false, true, true]);
  connections.closed('a', 0);
  expect(connections.mayOpen('a', 0)).toBe(true);
});

test('all its connections send so many messages together', () => {
  const connections = new Connections(LIMITS);
  const now = 1000;
  expect([1, 2, 3].map(() => connections.pass('a', now))).toEqual([true, true, false]);
  expect(connections.pass('b', now)).toBe(true);
  expect(connections.pass('a', now + 2000)).toBe(true);
});

test('after a flood it opens none for ten seconds', () => {
  const connections = new Connections(LIMITS);
  connections.bar('a', 0);
  expect([9999, 10_000].map((now) => connections.mayOpen('a', now))).toEqual([false, true]);
});

/** Returns two processes that exchange their news. */
function pair(limits: typeof LIMITS) {
  const [one, two] = [new Connections(limits), new Connections(limits)];
  return {
    one,
    two,
    tell(now: number): void {
      const [first, second] = [one.uses(now), two.uses(now)];
      two.heard('one', first, now);
      one.heard('two', second, now);
    },
  };
}

test('connections to another process count, until it is gone', () => {
  const { one, two, tell } = pair({ connections: 3, messagesPerSecond: 1 });
  for (const process of [one, one, two]) process.opened('a', 0);
  tell(0);
  expect([one, two].map((process) => process.mayOpen('a', 0))).toEqual([false, false]);
  expect(two.mayOpen('b', 0)).toBe(true);
  one.closed('a', 1000);
  tell(1000);
  expect(two.mayOpen('a', 1000)).toBe(true);
  two.opened('a', 1000);
  expect(two.mayOpen('a', 1000)).toBe(false);
  two.gone('one');
  expect(two.mayOpen('a', 1000)).toBe(true);
});

test('messages to two processes come to as many as those to one, on average', () => {
  const rate = 10;
  const { one, two, tell } = pair({ connections: 3, messagesPerSecond: rate });
  let passed = 0;
  for (let now = 0; now < 60_000; now += 20) {
    for (const process of [one, two]) if (process.pass('a', now)) passed += 1;
    if (now % 1000 === 0) tell(now);
  }
  // each tries 50 messages a second, and both start with the burst
  expect(passed).toBeGreaterThan(60 * rate * 0.9);
  expect(passed).toBeLessThan(60 * rate * 1.1);
  expect(one.pass('b', 60_000)).toBe(true);
});

test('who is barred by one is barred by the other, no longer', () => {
  const { one, two, tell } = pair(LIMITS);
  one.bar('a', 0);
  tell(500);
  expect(two.mayOpen('a', 600)).toBe(false);
  for (let now = 1000; now < 12_000; now += 1000) tell(now);
  expect([one, two].map((process) => process.mayOpen('a', 11_000))).toEqual([true, true]);
});

test('of who does little nothing is told, and who has gone is forgotten', () => {
  const connections = new Connections({ connections: 100, messagesPerSecond: 100 });
  connections.opened('a', 0);
  connections.pass('a', 0);
  expect(connections.uses(0)).toEqual([]);
  for (let i = 0; i < 10; i++) connections.opened('a', 0);
  expect(connections.uses(1000)).toEqual([['a', 11, 0, false]]);
  expect(connections.uses(2000)).toEqual([]);
  for (let i = 0; i < 11; i++) connections.closed('a', 2000);
  expect(connections.uses(3000)).toEqual([['a', 0, 0, false]]);
});
