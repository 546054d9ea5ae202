import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import { impsOf } from '@overtrick/rules/scores/imps';

/** A match of two teams: the same boards at two tables, each team North-South at one of them. */
export interface TeamMatch {
  readonly home: string;
  readonly away: string;
  readonly boards: readonly MatchBoard[];
}

/**
 * The home team's score of a board at both tables together; or the director's award to each team, in IMPs (Law 12C2b).
 */
export type MatchBoard =
  | { readonly board: number; readonly swing: number; readonly turnover: number }
  | { readonly board: number; readonly home: number; readonly away: number };

/**
 * Builds a board of a match from two scores from North-South's side: at the table where the home team sat North-South,
 * and where the away team did. The turnover is the sum of both scores, whichever side made them.
 */
export const matchBoard = (board: number, homeTable: number, awayTable: number): MatchBoard => ({
  board,
  swing: homeTable - awayTable,
  turnover: Math.abs(homeTable) + Math.abs(awayTable),
});

/** The result of a match for the two teams. */
export interface MatchScore {
  readonly home: number;
  readonly away: number;
}

/** A way of scoring a match: one file in this folder, one line in the list. */
export interface MatchForm<Options> {
  readonly id: string;
  readonly name: string;
  readonly options: OptionsSpec<Options>;
  score(boards: readonly MatchBoard[], options: Options): MatchScore;
}

export type AnyMatchForm = MatchForm<OptionValues>;

/** Returns the home team's IMPs of a board; for two awards half of their difference, so that both count once. */
export const boardImps = (board: MatchBoard): number =>
  'swing' in board ? impsOf(board.swing) : (board.home - board.away) / 2;

export const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0);
