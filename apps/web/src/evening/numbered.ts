/** Items with their numbers, from 1: rounds, tables. */
export const numbered = <T>(items: readonly T[]): readonly { readonly number: number; readonly item: T }[] =>
  items.map((item, i) => ({ number: i + 1, item }));

/** The numbers from 1. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
