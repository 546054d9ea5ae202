import type { Movement } from './movement.ts';

/** Returns the twos of tables that play one set of boards in the same round, by index. */
export function sharingOf(tables: Movement['tables'], missing?: number): Movement['sharing'] {
  const twos = new Map<string, readonly number[]>();
  const rounds = tables[0]?.length ?? 0;
  for (let round = 0; round < rounds; round++) {
    const there = tables.flatMap((each, table) => {
      const sitting = each[round];
      return sitting === undefined || sitting.seats.includes(missing ?? 0)
        ? []
        : [{ table, set: sitting.set }];
    });
    for (const together of Map.groupBy(there, ({ set }) => set).values())
      for (const [i, { table: one }] of together.entries())
        for (const { table: other } of together.slice(i + 1)) twos.set(`${one} ${other}`, [one, other]);
  }
  return [...twos.values()].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
}
