import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { OptionValues } from '@overtrick/rules/options';
import type { TournamentPolicies } from './policies.ts';

/** The contestants' form; a player is a "pair" in games of two. */
export const FORMS = ['pairs', 'teams', 'individual', 'threes'] as const;
export type Form = (typeof FORMS)[number];

export interface Opened {
  readonly kind: 'opened';
  readonly name?: string;
  /** As `2026-11-21`. */
  readonly date?: string;
  readonly form: Form;
  readonly game: string;
  /**
   * Of a game of two: the seats of the first player, who scores as North-South, and of the second, who scores as
   * East-West. Results then name one of `DECLARERS_OF_TWO` as declarer.
   */
  readonly seats?: TwoSeats;
  /** A method's id, and those of its options that are not as usual. */
  readonly method: string;
  readonly options?: OptionValues;
  /** From the strongest on, each open to all below it as well. */
  readonly strats?: readonly string[];
  /** Those that are not as usual. */
  readonly policies?: Partial<TournamentPolicies>;
  /** The join link's token is made from it; no page ever has it. */
  readonly secret?: string;
  /** Of an evening that comes again: the id of the first of them. */
  readonly series?: string;
  /** Of an evening of a club: the club's id. */
  readonly club?: string;
  /** It is there to be tried out: its results are made up, and count nowhere. */
  readonly isPractice?: true;
}

/** The director changes what the tournament is called, how it is scored, or its policies. */
export interface Regulated {
  readonly kind: 'regulated';
  readonly name?: string;
  readonly date?: string;
  readonly method?: string;
  readonly options?: OptionValues;
  readonly policies?: Partial<TournamentPolicies>;
}
