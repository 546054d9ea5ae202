/** A player's points on a board, and the field in which they are compared: the players who sat in the same seat. */
export interface Had {
  readonly who: string;
  readonly field: string;
  readonly points: number;
}

/** Computes matchpoint percentages: two for each lower score, one for each equal one, over the boards played. */
export function percentOf(all: readonly Had[]): ReadonlyMap<string, string> {
  const shares = new Map<string, number[]>();
  for (const one of all) {
    const others = all.filter(({ field, who }) => field === one.field && who !== one.who);
    const beaten = others.reduce((sum, { points }) => sum + 1 + Math.sign(one.points - points), 0);
    shares.set(one.who, [...(shares.get(one.who) ?? []), beaten / (2 * others.length)]);
  }
  return new Map(
    [...shares].map(([who, of]) => [who, ((100 * of.reduce((a, b) => a + b)) / of.length).toFixed(2)]),
  );
}

/** Sorts names and percentages, the best first; equal ones by name. */
export const sorted = (rows: Iterable<readonly string[]>): readonly (readonly string[])[] =>
  [...rows].sort(
    ([one = '', a = ''], [other = '', b = '']) => Number(b) - Number(a) || (one < other ? -1 : 1),
  );
