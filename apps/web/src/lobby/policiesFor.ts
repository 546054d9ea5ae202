import { POLICIES } from '@overtrick/protocol/policies';
import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import type { GameInfo } from '../games/gameInfo.ts';
import { usualSystems } from '../games/usualSystems.build.ts';

/** They mean something only where the contract tells what a deal is worth. */
const OF_AUCTIONS = ['bidding', 'quiet'];
/** They mean something only where partners bid. */
const OF_SYSTEMS = ['systemNS', 'systemEW'];

/** The policies that mean something at a table of the game. */
export function policiesFor({ id, hasPar }: Pick<GameInfo, 'id' | 'hasPar'>): OptionsSpec<OptionValues> {
  const idle = [...(hasPar ? [] : OF_AUCTIONS), ...(usualSystems[id] === undefined ? OF_SYSTEMS : [])];
  return Object.fromEntries(Object.entries(POLICIES).filter(([name]) => !idle.includes(name)));
}
