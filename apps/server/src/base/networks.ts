/** An IPv6 network as the limits count it: `2001:db8:1:2::/64`. */
const NETWORK = /^([0-9a-f]{1,4}):([0-9a-f]{1,4}):([0-9a-f]{1,4}):([0-9a-f]{1,4})::\/64$/;

/**
 * Factors by which each level of network (/64, /56, /48) may exceed the limit of one address. A household usually gets
 * 56 bits, a company or a university 48.
 */
const LEVELS = [1, 2, 4] as const;

/** Returns how many times as much as an address a network may use, by its place in `networksOf`. */
export const timesAt = (level: number): number => LEVELS[level] ?? 1;

/**
 * Returns the networks that contain an address, the narrowest first: an IPv6 network of 64 bits with those of 56 and 48
 * bits around it, or only an IPv4 address.
 */
export function networksOf(address: string): readonly string[] {
  const groups = NETWORK.exec(address)?.slice(1);
  if (groups === undefined) return [address];
  const [a, b, c, d = '0'] = groups;
  const household = (Number.parseInt(d, 16) & 0xff_00).toString(16);
  return [address, `${a}:${b}:${c}:${household}::/56`, `${a}:${b}:${c}::/48`];
}

/** Returns the widest network of an address: a second one is harder to get than another address. */
export const widestOf = (address: string): string => networksOf(address).at(-1) ?? address;
