import { type Card, rankIndex, type Suit, suitIndex, suitOf } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { beats } from '@overtrick/rules/play/trick';
import { type CardRule, choose } from './choice.ts';
import { lowestLegal } from './discard.ts';
import { follows, fourthHand, isOursNow, isSafe, noChoice, winsForFree } from './follow.ts';
import {
  above,
  bitsIn,
  type CardView,
  cardIn,
  isMaster,
  lengthIn,
  lowestEqual,
  lowestOf,
  top,
} from './position.ts';
import { finesseRank, isFinesseBetter } from './suitPlay.ts';
import { suresOf } from './tally.ts';

/** Holds up at notrump with one stopper in their long suit, until one of them has no more to lead. */
export const holdUp: CardRule = (p) => {
  const { led, trump, best } = p;
  if (
    led === undefined ||
    trump !== undefined ||
    best === undefined ||
    isOursNow(p) ||
    p.partners === undefined ||
    winsForFree(p)
  )
    return undefined;
  if (!p.opponents.includes(p.trick[0]?.seat ?? p.seat)) return undefined;
  const ours = bitsIn(p.hand, led) | bitsIn(p.partners, led);
  const theirs = bitsIn(p.against, led);
  const masters = bitCount(ours & ~((1 << (top(theirs) + 1)) - 1));
  const rounds = p.view.tricks.filter(
    (trick) => trick[0] !== undefined && suitIndex(trick[0].card) === 'CDHS'.indexOf(led),
  ).length;
  if (masters !== 1 || finesseRank(ours, theirs) !== undefined || rounds >= 2 || bitCount(theirs) < 4)
    return undefined;
  if (suresOf(p) >= p.wanted || bitCount(ours) > 5) return undefined;
  const low = lowestLegal(p);
  return low === undefined || isMaster(p, low) ? undefined : choose(low, 'I hold up my only stopper.');
};

/** Counts the cards of the suit that the others have played to this trick. */
const playedBy = (p: CardView, suit: Suit): number =>
  p.trick.filter(({ seat, card }) => p.opponents.includes(seat) && suitOf(card) === suit).length;

/** Plays third hand after a lead from our other hand: finesses, wins, or lets it run. */
export const thirdHand: CardRule = (p) => {
  const { led, best, partner } = p;
  if (led === undefined || best === undefined || p.trick[0]?.seat !== partner || p.trick.length !== 2)
    return undefined;
  const own = bitsIn(p.hand, led);
  const theirs = bitsIn(p.against, led);
  if (isOursNow(p) && isSafe(p, best.card))
    return choose(lowestLegal(p), 'Our side has the trick: I play low.');
  const winners = p.legal.filter((card) => beats(card, best.card, p.trump));
  const masters = winners.filter((card) => isMaster(p, card));
  const all = own | bitsIn(p.partners, led) | (isOursNow(p) ? 1 << rankIndex(best.card) : 0);
  const finesse = finesseRank(all, theirs);
  const count = bitCount(all & ~((1 << (top(theirs) + 1)) - 1));
  const missing = bitCount(theirs) + playedBy(p, led);
  if (masters.length > 0 && finesse !== undefined && isFinesseBetter(count, missing)) {
    if (isOursNow(p) && rankIndex(best.card) >= finesse)
      return choose(lowestLegal(p), 'I let the finesse run.');
    const card = winners.find((winner) => rankIndex(winner) === finesse);
    if (card !== undefined) return choose(lowestEqual(p, card), 'I take the finesse.');
  }
  if (masters.length > 0 && bitCount(own) <= lengthIn(p.partners, led))
    return choose(lowestOf(masters), 'High cards from the short side first.');
  if (masters.length > 0) return choose(lowestOf(masters), 'I win with a high card.');
  const hopeful = winners.filter((card) => bitCount(theirs >> (rankIndex(card) + 1)) === 1).at(-1);
  if (hopeful !== undefined && !isAsGood(p, hopeful))
    return choose(lowestEqual(p, hopeful), 'I play the honour that I led towards.');
  const any = winners.filter((card) => rankIndex(card) >= 7).at(0);
  if (any !== undefined && !isAsGood(p, any))
    return choose(lowestEqual(p, any), 'I make them use a high card.');
  return choose(lowestLegal(p), 'I play low.');
};

/** True if the card that our other hand led is worth the same: no card of theirs lies between. */
const isAsGood = (p: CardView, card: Card): boolean => {
  const { best } = p;
  if (best === undefined || !isOursNow(p) || suitIndex(best.card) !== suitIndex(card)) return false;
  const theirs = bitsIn(p.against, suitOf(card));
  return above(theirs, rankIndex(best.card)) === above(theirs, rankIndex(card));
};

/** Plays second hand after their lead, when our other hand plays last. */
export const secondHand: CardRule = (p) => {
  const { led, best } = p;
  if (led === undefined || best === undefined || p.trick.length !== 1) return undefined;
  const own = bitsIn(p.hand, led);
  const other = bitsIn(p.partners, led);
  const theirs = bitsIn(p.against, led);
  const high = top(own);
  const winners = p.legal.filter((card) => beats(card, best.card, p.trump));
  const canOther = other !== 0 && top(other) > top(theirs);
  const canRuff = p.trump !== undefined && other === 0 && lengthIn(p.partners, p.trump) > 0;
  if (canOther || canRuff) {
    // a bare honour is lost if it is not used now
    const isBare =
      bitCount(own) <= 2 && high >= 8 && bitCount(theirs >> (high + 1)) === 1 && high < top(other);
    if (isBare && !canRuff && winners.some((card) => rankIndex(card) === high))
      return choose(cardIn(led, high), 'I try the honour while the ace is behind it.');
    return choose(lowestLegal(p), 'The other hand can win: I play low.');
  }
  const finesse = finesseRank(own | other, theirs);
  const masters = winners.filter((card) => isMaster(p, card));
  const isOthers = finesse !== undefined && ((other >> finesse) & 1) === 1 && finesse > rankIndex(best.card);
  if (isOthers && masters.length > 0 && bitCount(own) > 1 && finesse >= 8)
    return choose(lowestLegal(p), 'I play low: the honour in the other hand may win.');
  const free = winners.find((card) => rankIndex(card) === finesse);
  if (masters.length > 0 && free !== undefined)
    return choose(lowestEqual(p, free), 'I take the free finesse.');
  if (masters.length > 0) return choose(lowestOf(masters), 'I win with a high card.');
  const honour = winners.find(
    (card) =>
      rankIndex(card) === high && high >= 9 && bitCount(own) === 2 && bitCount(theirs >> (high + 1)) === 1,
  );
  if (honour !== undefined) return choose(honour, 'I try the honour before it is caught.');
  return choose(lowestLegal(p), 'Second hand plays low.');
};

export const DECLARER_FOLLOWS: readonly CardRule[] = [
  noChoice,
  follows,
  holdUp,
  fourthHand,
  thirdHand,
  secondHand,
];
