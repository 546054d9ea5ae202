import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { BoardScaleId } from '@overtrick/rules/games/boardScale';
import type { OptionValues } from '@overtrick/rules/options';
import type { TournamentPolicies } from './policies.ts';

/** The form of contestants; in games for two a player is a "pair". */
export const FORMS = ['pairs', 'teams', 'individual', 'threes'] as const;
export type Form = (typeof FORMS)[number];

/** The first entry: the name and the terms of the tournament. */
export interface Opened {
  readonly kind: 'opened';
  readonly name?: string;
  /** A date such as `2026-11-21`. */
  readonly date?: string;
  readonly form: Form;
  readonly game: string;
  /**
   * In a game for two: the seats of the first player, who scores as North-South, and of the second, who scores as
   * East-West. Results then name one of `DECLARERS_OF_TWO` as declarer.
   */
  readonly seats?: TwoSeats;
  /** The scale of the game's boards, if it is not contract bridge's; results are then stored with their scores. */
  readonly scale?: BoardScaleId;
  /** A method's id, and its options that differ from the defaults. */
  readonly method: string;
  readonly options?: OptionValues;
  /** The strats from the strongest on; each is open to all weaker ones. */
  readonly strats?: readonly string[];
  /** The policies that differ from the defaults. */
  readonly policies?: Partial<TournamentPolicies>;
  /** The secret from which the join link's token is made; no page ever gets it. */
  readonly secret?: string;
  /** The id of the first evening, in a series of evenings. */
  readonly series?: string;
  /** The id of the club, if the evening is a club's. */
  readonly club?: string;
  /** The id of the kind of movement that the club played last. */
  readonly last?: string;
  /** True for an evening to try things out: its results are made up, and count nowhere. */
  readonly isPractice?: true;
}

/** The director's change of the name, the scoring or the policies. */
export interface Regulated {
  readonly kind: 'regulated';
  readonly name?: string;
  readonly date?: string;
  readonly method?: string;
  readonly options?: OptionValues;
  readonly policies?: Partial<TournamentPolicies>;
}
