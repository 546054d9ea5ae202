import { callGame } from '../../families/trickBids/callGame.ts';
import { itemFor, type TrickBidState } from '../../families/trickBids/trickBidGame.ts';
import type { Game } from '../../game.ts';
import type { OptionsSpec } from '../../options.ts';
import type { ScoreItem } from '../../scores/score.ts';
import { rules } from './rules.ts';

export type CallBreakOptions = {
  readonly highestCall: number;
  readonly mustBeat: boolean;
};

const options: OptionsSpec<CallBreakOptions> = {
  highestCall: { kind: 'number', default: 13, min: 1, max: 13, help: 'The highest call; 8 is common.' },
  mustBeat: {
    kind: 'flag',
    default: false,
    help: 'A player who follows suit must beat the highest card of the suit in the trick if they can.',
  },
};

/** Scores a call in tenths: ten for each trick called, one for each further trick (RULES 12.3). */
export const callBreakItems = (player: string, call: number, taken: number): readonly ScoreItem[] => {
  if (taken < call) return [itemFor('set', player, -10 * call)];
  const made = itemFor('made', player, 10 * call);
  return taken === call ? [made] : [made, itemFor('overtricks', player, taken - call)];
};

/** Call Break, as played in Nepal and India (RULES 12.3). */
export const callBreak: Game<TrickBidState<CallBreakOptions>, CallBreakOptions> = {
  ...callGame<CallBreakOptions>({
    id: 'call-break',
    calls: ({ highestCall }) => [1, highestCall],
    mustBeat: ({ mustBeat }) => mustBeat,
    items: callBreakItems,
  }),
  name: 'Call Break',
  summary: 'Four players, each for themselves: call your tricks, and take at least that many.',
  group: 'spades',
  overtricksPay: true,
  options,
  rules,
};
