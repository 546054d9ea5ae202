import type { SheetRow } from '@overtrick/rules/match';
import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import type { Result } from '@overtrick/rules/result';
import type { Party, Points } from '@overtrick/rules/scores/outcome';
import type { LineCode, ScoreLine } from './lines.ts';

/** A scoring format: one file in this folder, one line in the list. */
export interface ScoreForm<Options> {
  readonly id: string;
  /** One line for the help. */
  readonly summary: string;
  /** The syntax of a line, and examples. */
  readonly line: string;
  readonly example: readonly string[];
  readonly options: OptionsSpec<Options>;
  /** Scores the deals of a file, one per line; the place of a failure is `line:column`. */
  score(lines: readonly ScoreLine[], options: Options): Result<Scores, LineCode | 'ERR_MATCH_OVER'>;
}

export type AnyForm = ScoreForm<OptionValues>;

export interface Scores {
  /** One row per line of the file, and the bonuses at the end if the format has any. */
  readonly rows: readonly Row[];
  readonly totals: Points;
  /** The party with the higher total; `null` for a tie or an unfinished match. */
  readonly winner: Party | null;
  /** Remarks for below the sheet. */
  readonly notes?: readonly string[];
}

/** The printed parts of a deal; a format has some of these. */
const KEYS = [
  'points',
  'below',
  'above',
  'game',
  'score',
  'target',
  'imps',
  'passed',
  'bags',
  'bonus',
] as const satisfies readonly (keyof SheetRow)[];
export type Row = Pick<SheetRow, (typeof KEYS)[number]> & {
  /** The vulnerable players before the deal, if they are not a side. */
  readonly vul?: 'none' | 'A' | 'B' | 'both';
};

export const rowOf = (row: SheetRow): Row =>
  Object.fromEntries(KEYS.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]));
