import { POLICIES } from '@overtrick/protocol/policies';
import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import { SYSTEM_POLICIES } from '@overtrick/rules/systemChoices';
import type { GameInfo } from '../games/gameInfo.ts';
import { isBidInPairs } from '../games/isBidInPairs.ts';

/** They mean something only where the contract tells what a deal is worth. */
const OF_AUCTIONS = ['bidding', 'quiet'];

/** The policies that mean something at a table of the game. */
export function policiesFor({ id, hasPar }: Pick<GameInfo, 'id' | 'hasPar'>): OptionsSpec<OptionValues> {
  const idle = [...(hasPar ? [] : OF_AUCTIONS), ...(isBidInPairs(id) ? [] : SYSTEM_POLICIES)];
  return Object.fromEntries(Object.entries(POLICIES).filter(([name]) => !idle.includes(name)));
}
