import { rankIndex, suitOf } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { beats } from '@overtrick/rules/play/trick';
import { type CardRule, choose } from './choice.ts';
import { lowestLegal } from './discard.ts';
import { follows, fourthHand, isOursNow, isSafe, noChoice, winsForFree } from './follow.ts';
import {
  bitsIn,
  type CardView,
  cardIn,
  isMaster,
  lengthIn,
  lowestEqual,
  lowestOf,
  openHand,
  top,
} from './position.ts';

/** Takes the trick that beats the contract, or that makes it. */
export const decidingTrick: CardRule = (p) => {
  if (p.aim === undefined || p.wanted !== 1 || p.best === undefined || isOursNow(p)) return undefined;
  const { best } = p;
  const sure = p.legal.filter(
    (card) => beats(card, best.card, p.trump) && isSafe(p, card) && isMaster(p, card),
  );
  return choose(
    lowestOf(sure),
    `I take the trick that ${p.aim === 'make' ? 'makes' : 'beats'} the contract.`,
  );
};

/** Plays third hand after partner's lead, with the last player still to come. */
export const thirdHand: CardRule = (p) => {
  const { led, best, partner } = p;
  if (led === undefined || best === undefined || p.trick.length !== 2 || p.trick[0]?.seat !== partner)
    return undefined;
  const [last] = p.after;
  const behind = last === undefined ? undefined : p.view.hands[last].cards;
  const winners = p.legal.filter((card) => beats(card, best.card, p.trump));
  if (behind !== undefined) return overDummy(p, bitsIn(behind, led), winners);
  if (isOursNow(p) && (isSafe(p, best.card) || rankIndex(best.card) >= 11))
    return choose(lowestLegal(p), 'Partner has the trick.');
  const highest = winners.at(-1);
  if (highest === undefined) return choose(lowestLegal(p), 'I cannot win: I play low.');
  const dummy = bitsIn(p.dummys, led);
  const partners = isOursNow(p) ? rankIndex(best.card) : -1;
  // dummy, on the right, has an honour below mine: a smaller card is enough if it beats the rest of dummy
  const caught = dummy & ((1 << rankIndex(highest)) - 1);
  if (caught !== 0 && top(caught) >= 8) {
    const rest = caught & ~(1 << top(caught));
    const middle = winners.find(
      (card) =>
        rankIndex(card) < top(caught) &&
        rankIndex(card) > top(rest) &&
        rankIndex(card) >= 7 &&
        rankIndex(card) > partners + 1,
    );
    if (middle !== undefined)
      return choose(lowestEqual(p, middle), `I keep my high card over ${openHand(p)}'s.`);
  }
  const high = lowestEqual(p, highest, bitsIn(p.unseen, led) | dummy);
  if (isOursNow(p) && rankIndex(high) - rankIndex(best.card) <= 1)
    return choose(lowestLegal(p), 'Partner’s card is as good as mine.');
  return choose(high, 'Third hand plays high.');
};

/** Plays before dummy, which shows how high a card must be. */
function overDummy(p: CardView, dummy: number, winners: readonly number[]) {
  const { best, led } = p;
  if (best === undefined || led === undefined) return undefined;
  const need = dummy === 0 ? -1 : top(dummy);
  if (isOursNow(p) && rankIndex(best.card) > need) return choose(lowestLegal(p), 'Partner has the trick.');
  const enough = winners.filter((card) => rankIndex(card) > need);
  const cheap = lowestOf(enough);
  if (cheap !== undefined && !isOursNow(p)) return choose(cheap, 'I win the trick as cheaply as I can.');
  if (cheap !== undefined) return choose(cheap, `Partner’s card would lose to ${openHand(p)}.`);
  // force dummy to use the high card
  const lower = winners.filter(
    (card) => rankIndex(card) > top(dummy & ~(1 << need)) && rankIndex(card) < need,
  );
  const force = lowestOf(lower);
  if (force !== undefined && !isOursNow(p) && rankIndex(force) <= 10)
    return choose(lowestEqual(p, force), `I make ${openHand(p)} use a high card.`);
  return choose(lowestLegal(p), 'I cannot win: I play low.');
}

/** Plays second hand after one of the others led. */
export const secondHand: CardRule = (p) => {
  const { led, best } = p;
  if (led === undefined || best === undefined || p.trick.length !== 1) return undefined;
  const own = bitsIn(p.hand, led);
  const lead = rankIndex(best.card);
  const high = top(own);
  const [next] = p.after;
  const behind = next === undefined ? undefined : p.view.hands[next].cards;
  const winners = p.legal.filter((card) => beats(card, best.card, p.trump));
  if (winners.length === 0) return choose(lowestLegal(p), 'I cannot win: I play low.');
  if (behind !== undefined) {
    const dummy = bitsIn(behind, led);
    // dummy cannot beat it, and it is cheap
    const cheap = lowestOf(winners.filter((card) => rankIndex(card) > top(dummy)));
    if (dummy === 0 && cheap !== undefined && !(p.trump !== undefined && lengthIn(behind, p.trump) > 0)) {
      if (rankIndex(cheap) === high && bitCount(own) > 1)
        return choose(lowestLegal(p), 'Second hand plays low.');
    }
    if (cheap !== undefined && isMaster(p, cheap) && bitCount(dummy) === 1)
      return choose(cheap, `I take my trick now: ${openHand(p)} has only one card of the suit.`);
    if (lead >= 8 && cheap === undefined && isCoverGood(p, own, dummy, lead))
      return choose(lowestOf(winners), 'I cover an honour with an honour.');
    const split = splitHonours(own);
    if (split !== undefined && lead < 7 && top(dummy) > split)
      return choose(cardIn(led, split), 'I split my honours.');
    return choose(lowestLegal(p), 'Second hand plays low.');
  }
  const dummy = bitsIn(p.dummys, led);
  // dummy led an honour without the next one below
  if (
    lead >= 8 &&
    high > lead &&
    ((dummy >> (lead - 1)) & 1) === 0 &&
    bitCount(own) <= 4 &&
    !isMaster(p, cardIn(led, high))
  )
    return choose(lowestOf(winners), 'I cover an honour with an honour.');
  if (lead >= 8 && isMaster(p, cardIn(led, high)) && bitCount(own) <= 2 && ((dummy >> (lead - 1)) & 1) === 0)
    return choose(cardIn(led, high), 'I cover an honour with an honour.');
  const split = splitHonours(own);
  if (split !== undefined && lead < 7 && split >= 9) return choose(cardIn(led, split), 'I split my honours.');
  return choose(lowestLegal(p), 'Second hand plays low.');
};

/** Returns the lower of two touching honours; `undefined` without such a pair. */
function splitHonours(own: number): number | undefined {
  const high = top(own);
  if (high < 9 || high > 11) return undefined;
  return (own >> (high - 1)) & 1 && (own >> (high - 2)) & 1 ? high - 2 : undefined;
}

/** True if covering declarer's honour, led towards dummy's higher one, may promote a smaller card of ours. */
const isCoverGood = (p: CardView, own: number, dummy: number, lead: number): boolean => {
  const high = top(own);
  if (high <= lead || top(dummy) <= high) return false;
  const isNextDummys = (dummy >> (lead - 1)) & 1;
  return !isNextDummys && bitCount(own) <= 3 && bitCount(own) + bitCount(dummy) <= 8 && p.left > 3;
};

/** Ducks a low lead: the ace is kept while dummy's long suit has no other entry. */
const holdUp: CardRule = (p) => {
  const { led, trump, best, dummys } = p;
  if (led === undefined || trump !== undefined || best === undefined || dummys === undefined || isOursNow(p))
    return undefined;
  const dummy = bitsIn(dummys, led);
  const high = top(bitsIn(p.hand, led));
  if (high < 0 || bitCount(dummy) < 3 || !isMaster(p, cardIn(led, high)) || bitCount(bitsIn(p.hand, led)) < 2)
    return undefined;
  const rounds = p.view.tricks.filter(([first]) => first !== undefined && suitOf(first.card) === led).length;
  const entries = ['C', 'D', 'H', 'S'].some((suit) => suit !== led && isEntry(p, suit as typeof led));
  if (winsForFree(p) || entries || rounds > 0 || p.wanted <= 1 || bitCount(dummy) + rounds < 4)
    return undefined;
  return choose(lowestLegal(p), "I hold up, to cut declarer off from dummy's long suit.");
};

const isEntry = (p: CardView, suit: 'C' | 'D' | 'H' | 'S'): boolean => {
  const dummy = bitsIn(p.dummys, suit);
  return (
    dummy !== 0 && top(dummy) > top(bitsIn(p.hand, suit) | bitsIn(p.unseen, suit)) - 1 && top(dummy) >= 10
  );
};

export const DEFENDER_FOLLOWS: readonly CardRule[] = [
  noChoice,
  follows,
  decidingTrick,
  holdUp,
  fourthHand,
  thirdHand,
  secondHand,
];
