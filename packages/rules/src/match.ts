import type { DealTerms } from './board.ts';
import type { AnyGame } from './game.ts';
import type { OptionsSpec, OptionValues } from './options.ts';
import type { Outcome, Party, Points } from './outcome.ts';
import type { ScoreItem } from './score.ts';
import { isSide, SEATS, type Seat } from './seat.ts';

/** A sequence of deals: whose deal, who is vulnerable, the running score sheet, when it ends, who won. */
export interface Match<Sheet, Options> {
  readonly id: string;
  readonly name: string;
  /** One sentence for the form. */
  readonly summary: string;
  readonly options: OptionsSpec<Options>;
  /** The options of a match of so many deals, rounded up; only for forms whose length is an option. */
  fit?(options: Options, deals: number): Options;
  /**
   * An empty sheet.
   * @param parties who scores in it, in the order shown: `partiesOf(game)`
   * @param dealers who deals in turn, the first deal first; `dealersOf(parties)` when left out
   */
  start(options: Options, parties: readonly Party[], dealers?: readonly Seat[]): Sheet;
  /** The terms of the next deal; `undefined` when the match is over. */
  next(sheet: Sheet): DealTerms | undefined;
  /** The sheet after a deal that was played on the terms of `next`. Throws when the match is over (a bug). */
  add(sheet: Sheet, outcome: Outcome): Sheet;
  rows(sheet: Sheet): ScoreSheet;
  standing(sheet: Sheet): Standing;
}

export type AnyMatch = Match<unknown, OptionValues>;

/** The match form's options with the defaults that the game prefers. */
export const matchOptionsOf = (
  { matchDefaults }: Pick<AnyGame, 'matchDefaults'>,
  { options }: Pick<AnyMatch, 'options'>,
): OptionsSpec<OptionValues> =>
  Object.fromEntries(
    Object.entries(options).map(([name, spec]) => [
      name,
      { ...spec, default: matchDefaults?.[name] ?? spec.default },
    ]),
  );

/** A setup's `below`, once there is any: points below the line towards the next game. */
export const belowTheLine = (partScores: Points): { below?: Points } =>
  Object.values(partScores).some((points = 0) => points > 0) ? { below: partScores } : {};

/** A line of the sheet: a deal, or the bonuses that end a match. */
export interface SheetRow {
  /** Counted from 1, passed-out deals among them. */
  readonly deal?: number;
  readonly outcome?: Outcome;
  /** The deal was passed out and does not count: the same dealer deals again. */
  readonly passed?: true;
  /** Where each deal is scored on its own: what it brought each party. */
  readonly points?: Points;
  /** Rubber and Chicago: points below and above the line. */
  readonly below?: Points;
  readonly above?: Points;
  /** The party that completed a game with this deal: a line is ruled. */
  readonly game?: Party;
  /** Duplicate: the score from the first party's side, that is North–South's. */
  readonly score?: number;
  /** Scores against a target: what it was and the IMPs, both from the first party's side. */
  readonly target?: number;
  readonly imps?: number;
  /** To a target: the bags not yet paid for after this deal. */
  readonly bags?: Points;
  /** The row of the bonuses that end a rubber. */
  readonly bonus?: Points;
  /** How the row is made up. */
  readonly items: readonly ScoreItem[];
}

export interface ScoreSheet {
  readonly rows: readonly SheetRow[];
  readonly totals: Points;
  /** What is to be said below the sheet, a sentence each: a settlement, a source. */
  readonly notes?: readonly string[];
}

export interface Standing {
  readonly over: boolean;
  readonly totals: Points;
  /** The party with the most points of a finished match; absent for a tie (R-GEN-7) or while it goes on. */
  readonly winner?: Party;
}

/**
 * The seats that deal in turn: all four; between two players a seat of each, since in every game of two South belongs to
 * the first and West to the second, as hand, as dummy or by the ruling on dealers (R-HB-4, RULES 9.1, R-SOLO-2).
 */
export const dealersOf = (parties: readonly Party[]): readonly Seat[] =>
  parties.length === 2 && !parties.every(isSide) ? ['S', 'W'] : SEATS;

/** The party with the highest total; `undefined` when the highest is shared. */
export function leaderOf(totals: Points): Party | undefined {
  const best = Math.max(...Object.values(totals));
  const leaders = Object.keys(totals).filter((party) => totals[party] === best);
  return leaders.length === 1 ? leaders[0] : undefined;
}
