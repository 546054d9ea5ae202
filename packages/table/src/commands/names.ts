import { lookOf } from '@overtrick/protocol/lookalike';
import type { Table } from '../table.ts';

const MOST_LETTERS = 24;

/** Returns a name that nobody else at the table has, and that looks like no other: a number tells them apart. */
export function distinctName({ players, knocks }: Table, name: string): string {
  const looks = new Set([...players, ...knocks].map((other) => lookOf(other.name)));
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const letters = [...name]
      .slice(0, MOST_LETTERS - suffix.length)
      .join('')
      .trimEnd();
    if (!looks.has(lookOf(letters + suffix))) return letters + suffix;
  }
}
