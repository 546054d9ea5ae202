import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesAt, isLoopback } from './addresses.ts';

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null }) as NetworkInterfaceInfo;

test('the addresses of the own networks, and of no other', () => {
  const interfaces = {
    lo: [at('127.0.0.1', 'IPv4', true)],
    wlan0: [at('192.168.1.5'), at('fe80::1', 'IPv6')],
    eth0: [at('10.0.0.7')],
    docker0: [at('172.17.0.1')],
    wan: [at('203.0.113.9'), at('172.32.0.1')],
    gone: undefined,
  };
  expect(addressesAt(3000, interfaces)).toEqual([
    'http://192.168.1.5:3000',
    'http://10.0.0.7:3000',
    'http://172.17.0.1:3000',
  ]);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.5', false],
  ['::ffff:192.168.1.5', false],
])('%s is this machine: %s', (address, is) => {
  expect(isLoopback(address)).toBe(is);
});
