import type { SheetRow } from '@overtrick/rules/match';
import type { Party } from '@overtrick/rules/scores/outcome';

/**
 * Returns a row's share in a party's total: its points, or IMPs where the match adds IMPs.
 * @param isFirst true for the party from whose side IMPs are counted
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
