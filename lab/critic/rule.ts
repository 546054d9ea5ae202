import type { CallMoment, CardMoment, DealMoment, StepMoment } from './moments.ts';

/**
 * A rule of sense: something that a person at the table would laugh at. A rule asks only what its player knew, unless
 * it needs a judge who sees all cards.
 */
interface SenseOf<Moment> {
  readonly id: string;
  /** The deed in words, as the table would say it: `ruffs partner’s winner`. */
  readonly words: string;
  /** The book, the proverb or the experience that it stands on. */
  readonly source: string;
  readonly isMet: (moment: Moment) => boolean;
}

/** A rule about a card. Unless it is wrong wherever the cards lie, it must also cost a trick, double dummy. */
export interface CardSense extends SenseOf<CardMoment> {
  readonly isAlwaysWrong?: true;
}
export type CallSense = SenseOf<CallMoment>;
/** A rule about another action than a call or a card: a bid of tricks, a card of the stock. */
export type StepSense = SenseOf<StepMoment>;
/** A rule about what came of a whole deal. */
export type DealSense = SenseOf<DealMoment>;
