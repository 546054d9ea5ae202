import { DEAL_LIMIT, rubberMatch } from '../../families/matches/rubber.ts';
import { BRIDGE_WHIST, WHIST_GAME } from '../../families/whist/whistScore.ts';

export type WhistRubberOptions = { readonly dealLimit: number };

/** A rubber of bridge-whist (RULES 6.3). */
export const whistRubber = rubberMatch<WhistRubberOptions>({
  id: 'whist-rubber',
  name: 'Whist rubber',
  summary: 'Played until a side has won two games of 30 points; the winners score 100 more.',
  options: { dealLimit: DEAL_LIMIT },
  gameAt: WHIST_GAME,
  vulnerability: false,
  bonus: () => BRIDGE_WHIST.rubber,
  itemsOf: (outcome) => outcome.items,
  unfinished: () => [],
});
