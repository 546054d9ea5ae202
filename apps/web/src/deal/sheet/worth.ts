import type { SheetRow } from '@overtrick/rules/match';
import type { Party } from '@overtrick/rules/outcome';

/**
 * The part of a row in a party's total: its points, or IMPs where they are what is added up.
 * @param isFirst of the parties, from whose side IMPs are told
 */
export function worthOf(
  { items, imps }: Pick<SheetRow, 'items' | 'imps'>,
  party: Party,
  isFirst: boolean,
): number {
  if (imps === undefined)
    return items.reduce((sum, item) => sum + (item.party === party ? item.points : 0), 0);
  return isFirst || imps === 0 ? imps : -imps;
}
