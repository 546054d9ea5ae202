import { DEAL_LIMIT, rubberMatch } from '../../families/matches/rubber.ts';
import { BIRITCH, WHIST_GAME } from '../../families/whist/whistScore.ts';

export type BiritchRubberOptions = { readonly dealLimit: number };

/** A rubber of Biritch (RULES 6.4). */
export const biritchRubber = rubberMatch<BiritchRubberOptions>({
  id: 'biritch-rubber',
  name: 'Biritch rubber',
  summary: 'Played until a side has won two games of 30 points; the winners score 40 more.',
  options: { dealLimit: DEAL_LIMIT },
  gameAt: WHIST_GAME,
  vulnerability: false,
  bonus: () => BIRITCH.rubber,
  itemsOf: (outcome) => outcome.items,
  unfinished: () => [],
});
