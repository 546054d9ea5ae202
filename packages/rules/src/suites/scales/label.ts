const CONTRACT = /^(\d+)([CDHSR]|NT)(X{0,2})$/;
/** The number of names that are all printed; of more, only their levels and strains. */
const FEW = 4;

/** Returns a short text for contracts that score alike: `1C 1D`, `1-7 C D H S NT X`. */
export function labelOf(names: readonly string[]): string {
  if (names.length <= FEW) return names.join(' ');
  const parts = names.map((name) => CONTRACT.exec(name));
  if (parts.some((part) => part === null)) return names.join(' ');
  const byDoubling = Map.groupBy(parts, (part) => part?.[3] ?? '');
  return [...byDoubling]
    .map(([doubling, some]) => {
      const levels = [...new Set(some.map((part) => Number(part?.[1])))].toSorted((a, b) => a - b);
      const strains = [...new Set(some.map((part) => part?.[2] ?? ''))];
      const all = levels.length * strains.length === some.length;
      if (!all) return some.map((part) => part?.[0]).join(' ');
      const range = levels.length > 1 ? `${levels[0]}-${levels.at(-1)}` : String(levels[0]);
      return `${range} ${strains.join(' ')}${doubling === '' ? '' : ` ${doubling}`}`;
    })
    .join(', ');
}
