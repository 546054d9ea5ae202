import { DEAL_LIMIT, rubberMatch } from '../../families/matches/rubber.ts';

export type BestOfThreeOptions = { readonly dealLimit: number };

/** Whist's match: a game is five points, and the first party with two games wins, whatever the points (R-SW-1). */
export const bestOfThree = rubberMatch<BestOfThreeOptions>({
  id: 'best-of-three',
  name: 'Best of three games',
  summary: 'A game is five points, over any number of deals; the first to win two games wins the match.',
  options: { dealLimit: DEAL_LIMIT },
  gameAt: 5,
  vulnerability: false,
  wonBy: 'games',
  isNumbered: true,
  bonus: () => 0,
  itemsOf: (outcome) => outcome.items,
  unfinished: () => [],
});
