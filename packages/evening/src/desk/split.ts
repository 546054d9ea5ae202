import type { Seating } from '@overtrick/movements/movement';

/** Entrants at a table; of teams the two that meet in a match. */
const AT_A_TABLE: Readonly<Record<Seating, number>> = { pairs: 2, teams: 2, individual: 4, threes: 3 };
/** Of fewer tables everybody meets the same few again and again. */
const LEAST_TABLES = 5;
const MOST_SECTIONS = 6;

/**
 * The ways to part so many entrants into sections, fewest sections first: the sizes of each. Sections differ by one
 * table at most, and a table that is not full is in the first, which is the largest. None where they are one section's.
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

/** The ways in which entrants go to sections: one after the other to each in turn, or in the order of their list. */
export const SPLIT_ORDERS = ['turn', 'list'] as const;
export type SplitOrder = (typeof SPLIT_ORDERS)[number];

/** The entrants of each section, in the order of the list. @param sizes of the sections; together they have all */
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
