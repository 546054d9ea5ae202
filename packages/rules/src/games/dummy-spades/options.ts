import type { OptionsSpec } from '../../options.ts';
import type { DummySpadesOptions } from './bids.ts';

export const options: OptionsSpec<DummySpadesOptions> = {
  peek: {
    kind: 'choice',
    default: 'none',
    values: ['none', 'three', 'four', 'flip1', 'flip2', 'flip3', 'flip4'],
    help: 'Before the bids each player looks at three or four cards of the dummy in secret, or turns one to four for all.',
  },
  bidding: {
    kind: 'choice',
    default: 'free',
    values: ['free', 'mirror', 'suicide'],
    help: 'Free bidding, or experiments of our own: mirror (the number of spades is the bid; no peeking) and suicide (one hand of each side is nil).',
  },
};
