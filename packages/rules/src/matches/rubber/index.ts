import { DEAL_LIMIT, type RubberSheet, rubberMatch } from '../../families/matches/rubber.ts';
import { STAKE, settlements } from '../../families/matches/settlement.ts';
import type { OptionsSpec } from '../../options.ts';
import { itemsAmong, type Outcome, type Party, type Points } from '../../scores/outcome.ts';
import {
  contractItemsAt,
  honourItems,
  type ScoreItem,
  type ScoreReason,
  type ScoreTables,
} from '../../scores/score.ts';

export type RubberBridgeOptions = {
  readonly honours: boolean;
  /** T5-old: doubled undertricks as before 1993. */
  readonly oldPenalties: boolean;
  /** T3: for making a redoubled contract. */
  readonly oldRedoubleInsult: 50 | 100;
  readonly unfinishedPartScore: 50 | 100;
  /** The three old values together. */
  readonly penalties1987preset: boolean;
  /** R-RB-1: true if the bonuses of an unfinished rubber also count when both sides qualify. */
  readonly unfinishedBothScore: boolean;
  readonly dealLimit: number;
  /** The price of 100 points; 0: no settlement is shown. */
  readonly stake: number;
};

const options: OptionsSpec<RubberBridgeOptions> = {
  honours: {
    kind: 'flag',
    default: true,
    help: 'Four or five top trumps, or four aces at notrump, in one hand score extra.',
  },
  oldPenalties: {
    kind: 'flag',
    default: false,
    help: 'When doubled and not vulnerable, each undertrick after the first costs 200, even from the fourth on.',
  },
  oldRedoubleInsult: {
    kind: 'choice',
    default: 100,
    values: [100, 50],
    help: 'For making a redoubled contract: 100, or 50 as in the old laws.',
  },
  unfinishedPartScore: {
    kind: 'choice',
    default: 100,
    values: [100, 50],
    help: 'For the only part score when a rubber is left unfinished: 100, or 50 as in the old laws.',
  },
  penalties1987preset: {
    kind: 'flag',
    default: false,
    help: 'The three old values together: penalties, redoubled insult and unfinished part score.',
  },
  unfinishedBothScore: {
    kind: 'flag',
    default: false,
    help: 'When a rubber is left unfinished, both sides get the bonus if both have a game, or both have a part score.',
  },
  dealLimit: DEAL_LIMIT,
  stake: STAKE,
};

type Sheet = RubberSheet<RubberBridgeOptions>;

/** The bonuses of an unfinished rubber, for the only game and the only part score (RULES 2.4). */
export const UNFINISHED = { game: 300, partScore: 100 } as const;

/** Returns the bonus of the second game, by the number of games of the other side (RULES 2.3). */
export const rubberBonus = (others: number): number => (others === 0 ? 700 : 500);

/** Rubber bridge (RULES 2). */
export const rubber = rubberMatch<RubberBridgeOptions>({
  id: 'rubber',
  name: 'Rubber',
  pbnScoring: 'Rubber',
  summary:
    'Played until one side has won two games; part scores add up, and winning a game makes you vulnerable.',
  options,
  gameAt: 100,
  vulnerability: true,
  bonus: rubberBonus,
  itemsOf,
  counts: ({ honours }) => (honours ? ['honours'] : []),
  unfinished,
  notes: (totals, { stake }) => settlements(totals, stake),
});

const tablesOf = (given: RubberBridgeOptions): ScoreTables =>
  given.penalties1987preset
    ? { oldPenalties: true, redoubleInsult: 50 }
    : { oldPenalties: given.oldPenalties, redoubleInsult: given.oldRedoubleInsult };

function itemsOf(
  outcome: Outcome,
  parties: readonly Party[],
  given: RubberBridgeOptions,
): readonly ScoreItem[] {
  const tables = tablesOf(given);
  const items = itemsAmong(outcome, parties, (stakes, contract, tricks) =>
    contractItemsAt(stakes, contract, tricks, tables),
  );
  return given.honours ? [...items, ...honourItems(outcome.honours)] : items;
}

/**
 * Returns the bonuses of an unfinished rubber (RULES 2.4; R-RB-1): each only if a single side has a game, or a part
 * score.
 */
function unfinished({ parties, games, partScores, options: given }: Sheet): readonly ScoreItem[] {
  const forThose = (reason: ScoreReason, has: Points, points: number): readonly ScoreItem[] => {
    const those = parties.filter((party) => (has[party] ?? 0) > 0);
    if (those.length > 1 && !given.unfinishedBothScore) return [];
    return those.map((party) => ({ reason, party, points, line: 'above' }));
  };
  const partScore = given.penalties1987preset ? 50 : given.unfinishedPartScore;
  return [
    ...forThose('unfinishedGame', games, UNFINISHED.game),
    ...forThose('unfinishedPartScore', partScores, partScore),
  ];
}
