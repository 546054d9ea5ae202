import type { Seating } from '@overtrick/movements/movement';

/** The entrants at a table; for teams the two that meet in a match. */
const AT_A_TABLE: Readonly<Record<Seating, number>> = { pairs: 2, teams: 2, individual: 4, threes: 3 };
/** With fewer tables, everybody would meet the same few opponents again and again. */
const LEAST_TABLES = 5;
const MOST_SECTIONS = 6;

/**
 * Returns the ways to split the entrants into sections, as sizes, fewest sections first; empty if one section is
 * enough. Sizes differ by at most one table; a table that is not full is in the first section, which is the largest.
 */
export function splitsFor(seating: Seating, entrants: number): readonly (readonly number[])[] {
  const atTable = AT_A_TABLE[seating];
  const tables = Math.ceil(entrants / atTable);
  const most = Math.min(MOST_SECTIONS, Math.floor(tables / LEAST_TABLES));
  const missing = tables * atTable - entrants;
  return Array.from({ length: Math.max(0, most - 1) }, (_, i) => {
    const sections = i + 2;
    return Array.from({ length: sections }, (_, section) => {
      const size = atTable * (Math.floor(tables / sections) + (section < tables % sections ? 1 : 0));
      return section === 0 ? size - missing : size;
    });
  });
}

/** The ways to assign entrants to sections: to each in turn, or in the order of the list. */
export const SPLIT_ORDERS = ['turn', 'list'] as const;
export type SplitOrder = (typeof SPLIT_ORDERS)[number];

/**
 * Splits the entrants into sections, in the order of the list.
 * @param sizes the sizes of the sections, which add up to the number of entrants
 */
export function partedInto(
  entrants: readonly string[],
  sizes: readonly number[],
  order: SplitOrder,
): readonly (readonly string[])[] {
  if (order === 'list')
    return sizes.map((size, i) => {
      const from = sizes.slice(0, i).reduce((sum, one) => sum + one, 0);
      return entrants.slice(from, from + size);
    });
  const parts = sizes.map((): string[] => []);
  let turn = 0;
  for (const entrant of entrants) {
    // a section that has all of its own is passed over
    while ((parts[turn % sizes.length]?.length ?? 0) >= (sizes[turn % sizes.length] ?? 0)) turn++;
    parts[turn % sizes.length]?.push(entrant);
    turn++;
  }
  return parts;
}
