import type { SheetRow } from '@overtrick/rules/match';
import type { OptionsSpec, OptionValues } from '@overtrick/rules/options';
import type { Party, Points } from '@overtrick/rules/outcome';
import type { Result } from '@overtrick/rules/result';
import type { LineCode, ScoreLine } from './lines.ts';

/** A form of scoring: one file in this folder, one line in the list. */
export interface ScoreForm<Options> {
  readonly id: string;
  /** One line for the help. */
  readonly summary: string;
  /** The form of a line, and lines as examples. */
  readonly line: string;
  readonly example: readonly string[];
  readonly options: OptionsSpec<Options>;
  /** Scores the deals of a file, one a line; a failure's place is `line:column`. */
  score(lines: readonly ScoreLine[], options: Options): Result<Scores, LineCode | 'ERR_MATCH_OVER'>;
}

export type AnyForm = ScoreForm<OptionValues>;

export interface Scores {
  /** One a line of the file, and the bonuses at the end where a form has them. */
  readonly rows: readonly Row[];
  readonly totals: Points;
  /** The party with the higher total; `null` for a tie or an unfinished match. */
  readonly winner: Party | null;
  /** Remarks for below the sheet. */
  readonly notes?: readonly string[];
}

/** The printed parts of a deal: a form has some of these. */
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
  /** The vulnerable players before the deal, where they are no side. */
  readonly vul?: 'none' | 'A' | 'B' | 'both';
};

export const rowOf = (row: SheetRow): Row =>
  Object.fromEntries(KEYS.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]));
