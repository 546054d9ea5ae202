import type { Tournament } from '../tournament.ts';

/**
 * A function of a tournament that is worked out once for as long as the parts that it is made of are the same objects:
 * so all standpoints get the same object, and a change elsewhere leaves it. The first part holds the value.
 */
export function madeOnce<T>(
  partsOf: (tournament: Tournament) => readonly [object, ...object[]],
  make: (tournament: Tournament) => T,
): (tournament: Tournament) => T {
  const known = new WeakMap<object, { readonly parts: readonly object[]; readonly value: T }>();
  return (tournament) => {
    const parts = partsOf(tournament);
    const found = known.get(parts[0]);
    if (found?.parts.every((part, i) => part === parts[i])) return found.value;
    const value = make(tournament);
    known.set(parts[0], { parts, value });
    return value;
  };
}
