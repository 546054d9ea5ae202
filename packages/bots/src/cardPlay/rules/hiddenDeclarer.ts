import { bitCount } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { type CardRule, choose } from './choice.ts';
import { claimAll } from './declarerLead.ts';
import { decidingTrick, secondHand, thirdHand } from './defenderFollow.ts';
import { bestSuit, cashEnough, cashLong, giveRuff, returnPartners } from './defenderLead.ts';
import { follows, fourthHand, noChoice } from './follow.ts';
import { bitsIn, bottom, type CardView, cardIn, isMaster, lengthIn, top } from './position.ts';

/*
 * Rules for the side that holds the contract where each player sees only their own hand and an open one of the other
 * side: they play towards partner as defenders do, but draw trumps and count the tricks that make the contract.
 */

/** True if an opponent's hand may have a trump. */
const mayHaveTrump = (p: CardView, seat: Seat): boolean => {
  const { trump, view } = p;
  if (trump === undefined) return false;
  const { cards } = view.hands[seat];
  if (cards !== undefined) return lengthIn(cards, trump) > 0;
  // the last hidden trump is as likely partner's
  return !p.voids[seat].includes(trump) && lengthIn(p.unseen, trump) > 1;
};

/** Draws trumps while the others may have some: from the top of a sequence, otherwise low towards partner. */
const drawTrumps: CardRule = (p) => {
  const { trump } = p;
  if (trump === undefined || !p.opponents.some((seat) => mayHaveTrump(p, seat))) return undefined;
  const own = bitsIn(p.hand, trump);
  const high = top(own);
  if (bitCount(own) < 2) return undefined;
  const isLed = isMaster(p, cardIn(trump, high)) || (high >= 8 && ((own >> (high - 1)) & 1) === 1);
  return choose(cardIn(trump, isLed ? high : bottom(own)), 'I draw trumps.');
};

export const HIDDEN_DECLARER_LEADS: readonly CardRule[] = [
  claimAll,
  cashEnough,
  drawTrumps,
  giveRuff,
  cashLong,
  returnPartners,
  bestSuit,
];

export const HIDDEN_DECLARER_FOLLOWS: readonly CardRule[] = [
  noChoice,
  follows,
  decidingTrick,
  fourthHand,
  thirdHand,
  secondHand,
];
