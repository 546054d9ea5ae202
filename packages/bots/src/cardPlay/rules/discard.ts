import { type Card, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { beats } from '@overtrick/rules/play/trick';
import { suitName } from '../../bidding/words.ts';
import { type Choice, choose } from './choice.ts';
import {
  above,
  bitsIn,
  bottom,
  type CardView,
  cardIn,
  isMaster,
  lengthIn,
  mastersIn,
  top,
} from './position.ts';

/**
 * Discards the least useful card: no winner, no guard of an honour, no length that dummy or partner requires. It is a
 * trump only if no other card is left.
 */
export function discard(p: CardView): Choice | undefined {
  let best: Card | undefined;
  let least = Infinity;
  for (const card of p.legal) {
    const suit = suitOf(card);
    if (rankIndex(card) !== bottom(bitsIn(p.hand, suit))) continue;
    const cost = costOf(p, card);
    if (cost < least) {
      best = card;
      least = cost;
    }
  }
  return best === undefined ? undefined : choose(best, reasonFor(p, best));
}

function reasonFor(p: CardView, card: Card): string {
  if (suitOf(card) !== p.trump) return `I throw a ${suitName(suitOf(card)).slice(0, -1)} that I don't need.`;
  return p.best !== undefined && beats(card, p.best.card, p.trump)
    ? 'I must ruff: I have only trumps left.'
    : 'I have only trumps left: I play the lowest.';
}

function costOf(p: CardView, card: Card): number {
  const suit = suitOf(card);
  const own = bitsIn(p.hand, suit);
  const length = bitCount(own);
  let cost = rankIndex(card) * 0.3 - length * 0.4;
  if (suit === p.trump) return 40 + rankIndex(card);
  if (isMaster(p, card)) cost += 20;
  const high = top(own);
  const beaten = bitCount(above(bitsIn(p.against, suit), high));
  // an honour with just enough small cards beside it
  if (beaten > 0 && beaten <= 2 && high >= 8 && length <= beaten + 1) cost += 7 - beaten * 1.5;
  const masters = mastersIn(p, p.hand, suit);
  if (masters > 0 && length - masters <= 1 && !isMaster(p, card)) cost += 1;
  if (p.partners !== undefined) {
    const theirs = lengthIn(p.partners, suit);
    if (mastersIn(p, p.partners, suit) > 0 && length === 1) cost += 4;
    if (length > theirs && length >= 4) cost += 2.5;
    if (theirs > length && theirs >= 4) cost -= 1;
  } else if (p.dummys !== undefined) {
    const dummy = bitsIn(p.dummys, suit);
    if (bitCount(dummy) >= length && length >= 3 && high > bottom(dummy)) cost += 4;
    if (bitCount(dummy) >= 4 && length <= 4 && high >= 8) cost += 2;
  }
  return cost;
}

export const lowestLegal = (p: CardView): Card | undefined => {
  const [first] = p.legal;
  if (first === undefined) return undefined;
  const suit = suitOf(first);
  return cardIn(suit, bottom(bitsIn(p.hand, suit)));
};
