import { callGame } from '../../families/trickBids/callGame.ts';
import { itemFor, type TrickBidState } from '../../families/trickBids/trickBidGame.ts';
import type { Game } from '../../game.ts';
import { rules } from './rules.ts';

export type CallBridgeOptions = Readonly<Record<never, never>>;

/** Scores a call: call + 1 is still made; two more, or one too few, loses the call (RULES 12.3). */
export const callBridgeItems = (player: string, call: number, taken: number) => [
  taken === call || taken === call + 1 ? itemFor('made', player, call) : itemFor('set', player, -call),
];

/** Call Bridge, as played in Bangladesh (RULES 12.3). */
export const callBridge: Game<TrickBidState<CallBridgeOptions>, CallBridgeOptions> = {
  ...callGame<CallBridgeOptions>({
    id: 'call-bridge',
    calls: () => [2, 12],
    mustBeat: () => false,
    items: callBridgeItems,
  }),
  name: 'Call Bridge',
  summary: 'Four players, each for themselves: call your tricks, and take exactly that many or one more.',
  group: 'spades',
  options: {},
  rules,
};
