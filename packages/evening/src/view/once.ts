import type { Tournament } from '../tournament.ts';

/**
 * Caches a function of a tournament: it is computed again only if one of the parts it depends on is another object. So
 * all standpoints get the same object, and unrelated changes leave it alone. The first part holds the value.
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
