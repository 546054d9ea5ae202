/** Numbers items from 1: rounds, tables. */
export const numbered = <T>(items: readonly T[]): readonly { readonly number: number; readonly item: T }[] =>
  items.map((item, i) => ({ number: i + 1, item }));

/** Returns the numbers from 1 to `count`. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
