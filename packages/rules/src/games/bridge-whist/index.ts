import { SEATS } from '../../cards/seat.ts';
import { type WhistState, whistGame } from '../../families/whist/whistGame.ts';
import { BRIDGE_WHIST, REDOUBLE_CAP } from '../../families/whist/whistScore.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import { rules } from './rules.ts';

export type BridgeWhistOptions = {
  /** The most that an odd trick can be worth; the earliest form had no limit. */
  readonly redoubleCap: '100' | 'unlimited';
};

export type BridgeWhistState = WhistState<BridgeWhistOptions>;

const options: OptionsSpec<BridgeWhistOptions> = {
  redoubleCap: {
    kind: 'choice',
    default: '100',
    values: ['100', 'unlimited'],
    help: 'The limit of redoubling: 100 points a trick, or none, as in the earliest form of the game.',
  },
};

/** Bridge-whist, or straight bridge (RULES 6.3). */
export const bridgeWhist: Game<BridgeWhistState, BridgeWhistOptions> = {
  id: 'bridge-whist',
  name: 'Bridge-whist',
  summary: 'Bridge before the auction: the dealer or their partner names trumps, and anyone may double.',
  group: 'ancestors',
  players: 4,
  seats: SEATS,
  matches: ['whist-rubber'],
  options,
  rules,
  ...whistGame<BridgeWhistOptions>({
    id: 'bridge-whist',
    options,
    scale: BRIDGE_WHIST,
    cap: ({ redoubleCap }) => (redoubleCap === '100' ? REDOUBLE_CAP : 0),
  }),
};
