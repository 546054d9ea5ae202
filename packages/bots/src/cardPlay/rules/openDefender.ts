import { SUITS } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { suitName } from '../../bidding/words.ts';
import { type CardRule, choose } from './choice.ts';
import { holdUp, secondHand, thirdHand } from './declarerFollow.ts';
import { cashOut, claimAll, develop, drawTrumps, giveUp } from './declarerLead.ts';
import { decidingTrick } from './defenderFollow.ts';
import { cashEnough } from './defenderLead.ts';
import { follows, fourthHand, noChoice } from './follow.ts';
import { bitsIn, bottom, cardIn, lengthIn, mayRuff } from './position.ts';

/*
 * Rules for a defender who sees both hands of the side, or is alone: they set up and cash tricks as declarer does, but
 * ruff with either hand, and lead trumps only if their side has more of them.
 */

/** Leads a suit that the other hand of the side can ruff, and the opponents behind cannot. */
const ruffOpposite: CardRule = (p) => {
  const { trump, partner, partners } = p;
  if (trump === undefined || partner === undefined || lengthIn(partners, trump) === 0) return undefined;
  const suit = SUITS.find(
    (each) =>
      each !== trump &&
      lengthIn(p.hand, each) > 0 &&
      lengthIn(partners, each) === 0 &&
      !p.opponents.some((seat) => mayRuff(p, seat, each)),
  );
  if (suit === undefined) return undefined;
  const low = cardIn(suit, bottom(bitsIn(p.hand, suit)));
  return choose(low, `I lead a ${suitName(suit).slice(0, -1)} for our other hand to ruff.`);
};

/** Leads trumps if they have no more of them than the side. */
const leadTrumps: CardRule = (p) => {
  const { trump, partner } = p;
  if (trump === undefined) return undefined;
  const ours = bitCount(bitsIn(p.hand, trump)) + lengthIn(p.partners, trump);
  return partner !== undefined && ours < lengthIn(p.against, trump) ? undefined : drawTrumps(p);
};

export const OPEN_DEFENDER_LEADS: readonly CardRule[] = [
  claimAll,
  cashEnough,
  ruffOpposite,
  leadTrumps,
  develop,
  cashOut,
  giveUp,
];

export const OPEN_DEFENDER_FOLLOWS: readonly CardRule[] = [
  noChoice,
  follows,
  decidingTrick,
  holdUp,
  fourthHand,
  thirdHand,
  secondHand,
];
