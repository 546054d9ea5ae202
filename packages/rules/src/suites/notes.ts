import type { Alike, LeakOptions } from './leaks.ts';

/**
 * The facts that the suites must know of a game beside its views. A game that needs it exports one as `notes` from
 * `games/<id>/suites.ts`; most games need none.
 */
export interface SuiteNotes {
  /** Cards that the rules let a seat know beside its own hand and what lies open: remembered, told, looked at. */
  readonly known?: NonNullable<LeakOptions['known']>;
  /** The cards that a seat cannot tell apart, where the rules tell it something of hands that it does not see. */
  readonly alike?: Alike;
  /** Options that let players know more, as `name=value`: the test beside the game asks the leak suite itself. */
  readonly askedByItself?: readonly string[];
}

/**
 * The facts that the suites must know of a match form; one that needs it exports it as `notes` from
 * `matches/<id>/suites.ts`.
 */
export interface FormNotes {
  /** The ruling that names the first dealer, and for whom; the dealer is drawn when left out (R-GEN-4). */
  readonly firstDealer?: { readonly fixed: string; readonly for?: 'sides' };
  /** True where the dealer of a deal does not follow from the dealer before. */
  readonly isDealerFree?: true;
}
