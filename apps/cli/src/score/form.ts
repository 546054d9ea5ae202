import type { SheetRow } from '@overtrick/rules/match';
import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import type { Party, Points } from '@overtrick/rules/outcome';
import type { Result } from '@overtrick/rules/result';
import type { Line, LineCode } from './lines.ts';

/** A form of scoring: one file in this folder, one line in the list. */
export interface ScoreForm<Options> {
  readonly id: string;
  /** One line for the help. */
  readonly summary: string;
  /** How a line is written, and lines as examples. */
  readonly line: string;
  readonly example: readonly string[];
  readonly options: OptionsSpec<Options>;
  /** Scores the deals of a file, one a line; a failure's place is `line:column`. */
  score(lines: readonly Line[], options: Options): Result<Scores, LineCode | 'ERR_MATCH_OVER'>;
}

export type AnyForm = ScoreForm<OptionValues>;

export interface Scores {
  /** One a line of the file, and the bonuses at the end where a form has them. */
  readonly rows: readonly Row[];
  readonly totals: Points;
  /** The party with the higher total; `null` for a tie or an unfinished match. */
  readonly winner: Party | null;
}

/** What is printed of a deal: a form has some of these. */
export type Row = Pick<SheetRow, 'points' | 'below' | 'above' | 'score' | 'game' | 'passed'>;

export const rowOf = ({ points, below, above, game, score, passed }: SheetRow): Row => ({
  ...(points !== undefined && { points }),
  ...(below !== undefined && { below }),
  ...(above !== undefined && { above }),
  ...(game !== undefined && { game }),
  ...(score !== undefined && { score }),
  ...(passed !== undefined && { passed }),
});
