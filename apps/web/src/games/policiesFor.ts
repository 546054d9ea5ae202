import { POLICIES } from '@overtrick/protocol/policies';
import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import { SYSTEM_POLICIES } from '@overtrick/rules/systemChoices';
import type { GameInfo } from './gameInfo.ts';
import { isBidInPairs } from './isBidInPairs.ts';

/** They mean something only where the contract tells what a deal is worth. */
const OF_AUCTIONS = ['bidding', 'quiet'];

/** It means something only where a player lies as the dummy whom a person could play for. */
const OF_DUMMIES = ['declares'];

/** The policies that mean something at a table of the game. */
export function policiesFor({
  id,
  hasPar,
  hasPartnerAsDummy,
}: Pick<GameInfo, 'id' | 'hasPar' | 'hasPartnerAsDummy'>): OptionsSpec<OptionValues> {
  const idle = [
    ...(hasPar ? [] : OF_AUCTIONS),
    ...(hasPartnerAsDummy ? [] : OF_DUMMIES),
    ...(isBidInPairs(id) ? [] : SYSTEM_POLICIES),
  ];
  return Object.fromEntries(Object.entries(POLICIES).filter(([name]) => !idle.includes(name)));
}
