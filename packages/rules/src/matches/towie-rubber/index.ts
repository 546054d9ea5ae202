import { DEAL_LIMIT, rubberMatch } from '../../families/matches/rubber.ts';
import { STAKE, settlements } from '../../families/matches/settlement.ts';
import type { OptionsSpec } from '../../options.ts';
import { honourItems } from '../../scores/score.ts';

export type TowieRubberOptions = {
  /** R-TOW-4: true if honours count, which the table of towie does not mention. */
  readonly honours: boolean;
  readonly dealLimit: number;
  /** The price of 100 points; 0: differences are given in points. */
  readonly stake: number;
};

const options: OptionsSpec<TowieRubberOptions> = {
  honours: {
    kind: 'flag',
    default: false,
    help: 'Four or five top trumps, or four aces at notrump, in one hand score extra, as in contract bridge.',
  },
  dealLimit: DEAL_LIMIT,
  stake: STAKE,
};

/**
 * A rubber of towie (RULES 13.3): the first game makes a player vulnerable, the second ends it; there are no
 * part scores.
 */
export const towieRubber = rubberMatch<TowieRubberOptions>({
  id: 'towie-rubber',
  name: 'Towie rubber',
  summary: 'Played until a player has won two games; a deal without a game is followed by a goulash.',
  options,
  gameAt: 100,
  vulnerability: true,
  hasGoulash: true,
  // the items of the deals that make a game include its bonus
  bonus: () => 0,
  itemsOf: (outcome, _, { honours }) => [...outcome.items, ...(honours ? honourItems(outcome.honours) : [])],
  counts: ({ honours }) => (honours ? ['honours'] : []),
  unfinished: () => [],
  notes: (totals, { stake }) => settlements(totals, stake),
});
