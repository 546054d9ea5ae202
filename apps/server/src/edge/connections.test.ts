import { expect, test } from 'vitest';
import { addressOf, Connections } from './connections.ts';

test.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['::ffff:127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['::1', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '', '127.0.0.1'],
  // who is no proxy of this machine says nothing that counts
  ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
])('asked from %s, forwarded for %s: %s', (remote, forwarded, address) => {
  expect(addressOf(remote, forwarded)).toBe(address);
});

const LIMITS = { connections: 2, messagesPerSecond: 1 };

test('an address may have so many connections open, and again when some are closed', () => {
  const connections = new Connections(LIMITS);
  for (const address of ['a', 'a', 'b']) connections.opened(address);
  expect(['a', 'b', 'c'].map((address) => connections.mayOpen(address, 0))).toEqual([false, true, true]);
  connections.closed('a');
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
