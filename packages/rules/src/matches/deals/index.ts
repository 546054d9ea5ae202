import { vulOfBoard } from '../../deals/board.ts';
import { agreedDeals } from '../../families/matches/agreedDeals.ts';
import type { OptionsSpec } from '../../options.ts';

export type DealsOptions = {
  readonly deals: number;
  /** `cycle`: none, one, the other, both, and so on as on duplicate boards. */
  readonly vulnerable: 'cycle' | 'none';
  readonly passedOut: 'nextDeal' | 'counts';
};

const options: OptionsSpec<DealsOptions> = {
  deals: { kind: 'number', default: 8, min: 1, max: 999, help: 'How many deals are played.' },
  vulnerable: {
    kind: 'choice',
    default: 'cycle',
    values: ['cycle', 'none'],
    help: 'Vulnerability goes round as on duplicate boards, or nobody is ever vulnerable.',
  },
  passedOut: {
    kind: 'choice',
    default: 'nextDeal',
    values: ['nextDeal', 'counts'],
    help: 'A passed-out deal does not count and the next is dealt, or it is one of the deals, with no points.',
  },
};

/** An agreed number of deals, dealt in turn, each scored on its own (RULES 7: 8 by default). */
export const deals = agreedDeals<DealsOptions>({
  id: 'deals',
  name: 'Agreed number of deals',
  summary: 'Any number of deals; the players deal in turn, and each deal is scored on its own.',
  options,
  fit: (given, count) => ({ ...given, deals: count }),
  count: (given) => given.deals,
  vul: ({ vulnerable }, counted) => (vulnerable === 'none' ? 'none' : vulOfBoard(counted + 1)),
  countsThrownIn: ({ passedOut }) => passedOut === 'counts',
});
