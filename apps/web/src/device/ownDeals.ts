import type { OpenTable } from '@overtrick/protocol/openTable';
import type { TableState } from '@overtrick/protocol/table';
import { useProgress } from './progress.ts';

/** The game for beginners: bridge without its bidding. */
export const LEARNERS_GAME = 'minibridge';

/** The number of first deals in which the learner declares. */
export const FIRST_OWN = 5;

/** Deals in which South is declarer at Minibridge, with the points of a game and no thin suit opposite another. */
export const LEARNER_DEALS = `# you declare, and your side has the points of a game
points = hcp(south) + hcp(north)
condition points >= 26 and points <= 30 and hcp(south) > hcp(north)`;

/** Returns the settings of a learner's table: hints, free undo, and at first deals that they declare. */
export function learnersTable(played: number): Partial<OpenTable> {
  const isFirst = played < FIRST_OWN;
  return {
    policies: { undo: 'free', hints: true },
    ...(isFirst && {
      deals: LEARNER_DEALS,
      match: 'deals',
      matchOptions: { deals: FIRST_OWN - played, vulnerable: 'none' },
    }),
  };
}

/** Counts a finished deal, if it is one of those. */
export function countOwnDeal({ deals }: TableState): void {
  if (deals === LEARNER_DEALS) useProgress.setState(({ ownDeals }) => ({ ownDeals: ownDeals + 1 }));
}
