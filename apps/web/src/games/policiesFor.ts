import { POLICIES } from '@overtrick/protocol/policies';
import { SYSTEM_POLICIES } from '@overtrick/rules/auction/systemChoices';
import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import type { GameInfo } from './gameInfo.ts';
import { isBidInPairs } from './isBidInPairs.ts';

/** These only matter where the contract decides the value of a deal. */
const OF_AUCTIONS = ['bidding', 'quiet'];

/** These only matter where a player lies as the dummy. */
const OF_DUMMIES = ['declares', 'lead'];

/** These only matter where partners bid by a system. */
const OF_PARTNERS: readonly string[] = [...SYSTEM_POLICIES, 'alertsAs'];

/** Returns the policies that matter at a table of the game. */
export function policiesFor({
  id,
  hasPar,
  hasPartnerAsDummy,
}: Pick<GameInfo, 'id' | 'hasPar' | 'hasPartnerAsDummy'>): OptionsSpec<OptionValues> {
  const idle = [
    ...(hasPar ? [] : OF_AUCTIONS),
    ...(hasPartnerAsDummy ? [] : OF_DUMMIES),
    ...(isBidInPairs(id) ? [] : OF_PARTNERS),
  ];
  return Object.fromEntries(Object.entries(POLICIES).filter(([name]) => !idle.includes(name)));
}
