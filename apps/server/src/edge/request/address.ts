import { BlockList, isIP, isIPv6 } from 'node:net';
import { fail, ok, type Result } from '@overtrick/rules/result';

/** A function that is true for the address of a proxy whose forwarded client address is trusted. */
export type Trust = (address: string) => boolean;

/** The named groups of addresses. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'],
  none: [],
};

export const LOOPBACK = 'loopback';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Converts an IPv4 address in IPv6 notation back to IPv4. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Parses a list like `loopback, 10.0.0.0/8, 2001:db8::7`. A failure names the part that is not an address. */
export function parseTrust(text: string): Result<Trust> {
  const list = new BlockList();
  const names = text.split(',').map((name) => name.trim());
  for (const range of names.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits, ...rest] = range.split('/');
    const most = isIPv6(address) ? 128 : 32;
    const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(address) === 0 || !isBits || rest.length > 0) return fail('ERR_ADDRESS', range);
    list.addSubnet(address, Number(bits ?? most), familyOf(address));
  }
  return ok((address) => {
    const plain = unmapped(address);
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  });
}

/** Trusts only a proxy on the same machine. */
export const trustLoopback: Trust = (() => {
  const trust = parseTrust(LOOPBACK);
  return trust.ok ? trust.value : () => false;
})();

/**
 * Returns the address of the visitor. Each proxy adds its client's address to `X-Forwarded-For`, so the last address
 * that is not a trusted proxy's is the visitor's. Visitors can only forge addresses before it.
 */
export function addressOf(trust: Trust, peer = '', forwarded?: string | readonly string[]): string {
  const said = forwarded === undefined ? [] : String(forwarded).split(',');
  let address = peer;
  for (const before of said.reverse().map((one) => one.trim())) {
    if (!trust(address) || isIP(before) === 0) break;
    address = before;
  }
  return unmapped(address);
}

/** Returns the address under which a visitor is counted: an IPv6 network of 64 bits is one household. */
export function countedAs(address: string): string {
  const plain = unmapped(address);
  if (!isIPv6(plain)) return plain;
  const [whole = ''] = plain.split('%');
  const [start = '', end] = whole.split('::');
  const head = start === '' ? [] : start.split(':');
  const tail = end === undefined || end === '' ? [] : end.split(':');
  const zeros = end === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
