import { expect, test } from 'vitest';
import { networksOf, widestOf } from './networks.ts';

test('an IPv6 network lies in a household and in a site, an IPv4 address in nothing', () => {
  expect(networksOf('2001:db8:1:2ab::/64')).toEqual([
    '2001:db8:1:2ab::/64',
    '2001:db8:1:200::/56',
    '2001:db8:1::/48',
  ]);
  expect(networksOf('2001:db8:1:b::/64').slice(1)).toEqual(networksOf('2001:db8:1:c::/64').slice(1));
  expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9']);
  expect(widestOf('2001:db8:1:2ab::/64')).toBe('2001:db8:1::/48');
  expect(widestOf('203.0.113.9')).toBe('203.0.113.9');
});
