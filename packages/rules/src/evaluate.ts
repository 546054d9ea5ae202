/**
 * The worth of a hand as a number, by the counts of bridge books. `worth/list.ts` has the same counts with their names,
 * sources and parts.
 */

import type { Suit } from './cards/card.ts';
import type { CardSet } from './cards/cardSet.ts';
import { bergen as ofBergen } from './worth/bergen.ts';
import {
  goren,
  controls as ofControls,
  fifths as ofFifths,
  quickTricks as ofQuick,
  work,
} from './worth/counts.ts';
import { kaplanRubens } from './worth/kaplan.ts';
import { losers as ofLosers, newLosers as ofNewLosers } from './worth/losers.ts';
import { countRanks, type Measure, suitsOf, worthOf } from './worth/measure.ts';
import { suitQualityOf } from './worth/suitQuality.ts';
import { zar as ofZar } from './worth/zar.ts';

/** Expresses the value of a hand as a number. */
export type Evaluation = (hand: CardSet) => number;

const by =
  (measure: Measure): Evaluation =>
  (hand) =>
    worthOf(measure, hand);

/** Counts high-card points: ace 4, king 3, queen 2, jack 1. */
export const hcp: Evaluation = by(work);

/** Counts points for shortness: void 3, singleton 2, doubleton 1. */
export const shortage: Evaluation = (hand) => worthOf(goren, hand) - worthOf(work, hand);

/** Counts losers: in each suit one for each of ace, king and queen that is missing, at most its length. */
export const losers: Evaluation = by(ofLosers);

/** Counts losers by Klinger's newer count, in which aces and queens are not equal. */
export const newLosers: Evaluation = by(ofNewLosers);

/** Counts controls: ace 2, king 1. */
export const controls: Evaluation = by(ofControls);

/** Counts quick tricks. */
export const quickTricks: Evaluation = by(ofQuick);

/** Counts Zar points. */
export const zar: Evaluation = by(ofZar);

/** Counts points by Marty Bergen's adjustments. */
export const bergen: Evaluation = by(ofBergen);

/** Counts points by Kaplan and Rubens, the four Cs. */
export const cccc: Evaluation = by(kaplanRubens);

/** Counts fifths, which weigh honours as notrump does. */
export const fifths: Evaluation = by(ofFifths);

/** Counts BUM-RAP points: ace 4½, king 3, queen 1½, jack ¾, ten ¼. */
export const bumRap: Evaluation = (hand) =>
  suitsOf(hand).reduce((sum, { cards }) => sum + countRanks(cards, [18, 12, 6, 3, 1]), 0) / 4;

/** Returns the quality of a suit of a hand, by Klinger's Suit Quality Test. */
export const suitQuality = (hand: CardSet, suit: Suit): number =>
  suitsOf(hand).reduce((sum, one) => (one.suit === suit ? suitQualityOf(one) : sum), 0);
