import { grouped } from '@overtrick/rules/grouped';
/** A meeting of two pairs on a board, by the pairs' numbers in the file. */
export interface Meeting {
  /** The board in its section and session: any value that differs from board to board. */
  readonly board: string | number;
  readonly ns: string;
  readonly ew: string;
  readonly nsNames?: string | undefined;
  readonly ewNames?: string | undefined;
}

/** The numbering of the pairs of an event. */
export interface Numbering {
  /** True if a number stands for one pair North-South and for another East-West. */
  readonly repeats: boolean;
  /** 2 if every pair stays in its direction. */
  readonly winners: 1 | 2;
}

/**
 * Finds the number of winners from the seating. A number on both sides is two pairs if their names differ, or if both
 * sides had the same boards several times under it, as in a Mitchell; a single time counts as a mistake.
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

/** Counts how often a number has played a board on both sides. */
function bothWays(meetings: readonly Meeting[]): number {
  const boards = grouped(meetings, ({ board }) => board);
  let count = 0;
  for (const rows of boards.values()) {
    const ns = new Set(rows.map((row) => row.ns));
    count += rows.filter(({ ew }) => ns.has(ew)).length;
  }
  return count;
}
