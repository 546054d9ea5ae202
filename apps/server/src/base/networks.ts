/** An IPv6 network as addresses are counted: `2001:db8:1:2::/64`. */
const NETWORK = /^([0-9a-f]{1,4}):([0-9a-f]{1,4}):([0-9a-f]{1,4}):([0-9a-f]{1,4})::\/64$/;

/** A household gets 56 bits as a rule, a company or a university 48; each level may use this many times as much. */
const LEVELS = [1, 2, 4] as const;

/** Returns how many times as much as an address a network may use, by its place in `networksOf`. */
export const timesAt = (level: number): number => LEVELS[level] ?? 1;

/**
 * The networks in which an address lies, as it is counted, the narrowest first: an IPv6 network of 64 bits with those
 * of 56 and 48 bits around it, or an IPv4 address alone.
 */
export function networksOf(address: string): readonly string[] {
  const groups = NETWORK.exec(address)?.slice(1);
  if (groups === undefined) return [address];
  const [a, b, c, d = '0'] = groups;
  const household = (Number.parseInt(d, 16) & 0xff_00).toString(16);
  return [address, `${a}:${b}:${c}:${household}::/56`, `${a}:${b}:${c}::/48`];
}

/** The widest network of an address: nobody gets a second one as cheaply as another address. */
export const widestOf = (address: string): string => networksOf(address).at(-1) ?? address;
