import { expect, test } from 'vitest';
import { addressOf, countedAs, parseTrust, type Trust, trustLoopback } from './address.ts';

const trustOf = (text: string): Trust => {
  const trust = parseTrust(text);
  if (!trust.ok) throw new Error(trust.at);
  return trust.value;
};

test.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['::ffff:127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  // the header counts for nothing if it does not come from a proxy on this machine
  ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['10.0.0.7', '203.0.113.9', '10.0.0.7'],
])('asked from %s, forwarded for %s: %s', (remote, forwarded, address) => {
  expect(addressOf(trustLoopback, remote, forwarded)).toBe(address);
});

test('trusted proxies are passed over from the last on, and no further than the first that is none', () => {
  const trust = trustOf('loopback, 10.0.0.0/8, 2001:db8:1::/48, 192.0.2.1');
  const said = '203.0.113.66, 198.51.100.7, 2001:db8:1::9, 10.9.8.7';
  expect(addressOf(trust, '192.0.2.1', said)).toBe('198.51.100.7');
  expect(addressOf(trust, '192.0.2.2', said)).toBe('192.0.2.2');
  expect(addressOf(trustOf('none'), '127.0.0.1', '198.51.100.7')).toBe('127.0.0.1');
  expect(trustOf('private')('172.20.3.4')).toBe(true);
});

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '', '::/129'])('%j is no proxy', (text) => {
  expect(parseTrust(text)).toMatchObject({ ok: false, at: text });
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted);
});

test('a network of 64 bits has many addresses and counts once', () => {
  const counted = Array.from({ length: 50 }, (_, i) => countedAs(`2001:db8::${i}:${i + 1}`));
  expect(new Set(counted).size).toBe(1);
  expect(countedAs('2001:db8:0:1::1')).not.toBe(counted[0]);
});
