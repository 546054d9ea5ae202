import type { Alike, LeakOptions } from './leaks.ts';

/**
 * The facts about a game that the suites need besides its views. A game that has some exports them as `notes` from
 * `games/<id>/suites.ts`; most games need none.
 */
export interface SuiteNotes {
  /** Cards that the rules let a seat know besides its own hand and the open cards: remembered, announced, looked at. */
  readonly known?: NonNullable<LeakOptions['known']>;
  /**
   * True for cards that a seat cannot tell apart, if the rules give it information about hands that it does not see.
   */
  readonly alike?: Alike;
  /**
   * Options that let players know more, as `name=value`: the test beside the game runs the leak suite with them itself.
   */
  readonly askedByItself?: readonly string[];
}

/**
 * The facts about a match format that the suites need; a form that has some exports them as `notes` from
 * `matches/<id>/suites.ts`.
 */
export interface FormNotes {
  /** The ruling that names the first dealer, and for which parties; the dealer is drawn if left out (R-GEN-4). */
  readonly firstDealer?: { readonly fixed: string; readonly for?: 'sides' };
  /** True if the dealer of a deal does not follow from the dealer before. */
  readonly isDealerFree?: true;
}
