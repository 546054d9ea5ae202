/** A meeting on a board, by the numbers that the file has for the pairs. */
export interface Meeting {
  /** The board in its section and session: whatever tells boards apart. */
  readonly board: string | number;
  readonly ns: string;
  readonly ew: string;
  readonly nsNames?: string | undefined;
  readonly ewNames?: string | undefined;
}

/** The numbering of the pairs of an event. */
export interface Numbering {
  /** Do North-South's numbers and East-West's stand for different pairs, though they are alike? */
  readonly repeats: boolean;
  /** Two when nobody changes direction. */
  readonly winners: 1 | 2;
}

/**
 * Tells from who sat where how many winners there are. Where a number is on both sides, it is two pairs if
 * their names differ, or if it has the same boards on both sides again and again, as in a Mitchell; a single
 * time would be a mistake.
 */
export function numberingOf(meetings: readonly Meeting[]): Numbering {
  const sides = new Map<string, { ns: Set<string>; ew: Set<string> }>();
  for (const { ns, ew, nsNames, ewNames } of meetings) {
    sidesOf(sides, ns).ns.add(nsNames ?? '');
    sidesOf(sides, ew).ew.add(ewNames ?? '');
  }
  const both = [...sides.values()].filter(({ ns, ew }) => ns.size > 0 && ew.size > 0);
  if (both.length === 0) return { repeats: false, winners: 2 };
  const named = both.filter(({ ns, ew }) => !ns.has('') && !ew.has(''));
  const strangers = named.filter(({ ns, ew }) => [...ns].every((name) => !ew.has(name))).length;
  const repeats =
    named.length > 0 ? strangers * 2 > named.length : bothWays(meetings) > Math.max(1, meetings.length / 20);
  return repeats ? { repeats, winners: 2 } : { repeats, winners: 1 };
}

function sidesOf(sides: Map<string, { ns: Set<string>; ew: Set<string> }>, number: string) {
  const found = sides.get(number) ?? { ns: new Set(), ew: new Set() };
  sides.set(number, found);
  return found;
}

/** The number of times that a number has a board on both sides. */
function bothWays(meetings: readonly Meeting[]): number {
  const boards = Map.groupBy(meetings, ({ board }) => board);
  let count = 0;
  for (const rows of boards.values()) {
    const ns = new Set(rows.map((row) => row.ns));
    count += rows.filter(({ ew }) => ns.has(ew)).length;
  }
  return count;
}
