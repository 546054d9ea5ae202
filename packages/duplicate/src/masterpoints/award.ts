import { grouped } from '@overtrick/rules/grouped';
import { roundTo } from '../event/rounding.ts';
import type { MasterpointScheme } from './scheme.ts';

/** A contestant's place in a group. */
export interface PlacedContestant {
  readonly id: string;
  readonly place: number;
}

/** Returns the awards of a group by contestants' ids. Tied contestants share the awards of their places equally. */
export function awardsOf(
  group: readonly PlacedContestant[],
  scheme: MasterpointScheme,
  size = group.length,
): Map<string, number> {
  const awards = scheme.awards(size);
  const places = grouped(group, ({ place }) => place);
  return new Map(
    group.map(({ id, place }) => {
      const tied = places.get(place)?.length ?? 1;
      const shared = awards.slice(place - 1, place - 1 + tied).reduce((sum, award) => sum + award, 0) / tied;
      return [id, rounded(shared, scheme)];
    }),
  );
}

/** Returns each contestant's best award in any of its groups: awards in several strats are not added. */
export function bestOf(groups: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const group of groups)
    for (const [id, award] of group) best.set(id, Math.max(award, best.get(id) ?? 0));
  return best;
}

function rounded(award: number, { decimals, rounding }: MasterpointScheme): number {
  if (rounding === 'nearest') return roundTo(award, decimals);
  const scale = 10 ** decimals;
  return Math.ceil(roundTo(award * scale, 6)) / scale;
}
