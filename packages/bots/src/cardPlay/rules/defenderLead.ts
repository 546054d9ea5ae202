import { rankIndex, SUITS, type Suit, suitOf } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { suitName } from '../../bidding/words.ts';
import { type CardRule, choose } from './choice.ts';
import {
  bitsIn,
  bottom,
  type CardView,
  cardIn,
  isMaster,
  lengthIn,
  mastersIn,
  mayRuff,
  openHand,
  top,
  trumpsAgainst,
} from './position.ts';

const holds = (bits: number, rank: number): boolean => ((bits >> rank) & 1) === 1;

const declarers = (p: CardView, suit: Suit): boolean => p.opponents.some((seat) => mayRuff(p, seat, suit));

/** Cashes winners if they are enough to beat the contract now, or to make it. */
export const cashEnough: CardRule = (p) => {
  const cash = SUITS.flatMap((suit) => {
    if (suit === p.trump || declarers(p, suit)) return [];
    const masters = mastersIn(p, p.hand, suit);
    const longest = p.trump === undefined ? 13 : 2;
    return masters > 0 ? [{ suit, masters: Math.min(masters, longest) }] : [];
  });
  const total = cash.reduce((sum, { masters }) => sum + masters, 0);
  const [first] = cash.sort((a, b) => b.masters - a.masters);
  if (first === undefined || (total < p.wanted && p.left > total + 1)) return undefined;
  return choose(
    cardIn(first.suit, top(bitsIn(p.hand, first.suit))),
    p.aim !== undefined && p.wanted > 0 && total >= p.wanted
      ? `I cash the tricks that ${p.aim} the contract.`
      : 'I cash my winners.',
  );
};

/** Gives partner a ruff. */
export const giveRuff: CardRule = (p) => {
  const { partner, trump } = p;
  if (partner === undefined || trump === undefined || p.voids[partner].includes(trump)) return undefined;
  const suit = SUITS.find(
    (other) =>
      other !== trump &&
      p.voids[partner].includes(other) &&
      lengthIn(p.hand, other) > 0 &&
      lengthIn(p.unseen, trump) > 0,
  );
  if (suit === undefined || p.opponents.every((seat) => mayRuff(p, seat, suit))) return undefined;
  return choose(
    cardIn(suit, bottom(bitsIn(p.hand, suit))),
    p.aim === 'make'
      ? `I lead a ${suitName(suit).slice(0, -1)} for partner to ruff.`
      : `I give partner a ${suitName(suit).slice(0, -1)} ruff.`,
  );
};

/** Returns the suit that a player led first. */
const ledFirst = (p: CardView, seat: string | undefined): Suit | undefined => {
  const trick = p.view.tricks.find(([lead]) => lead?.seat === seat);
  return trick?.[0] === undefined ? undefined : suitOf(trick[0].card);
};

/** Cashes the winners of a suit that has been set up. */
export const cashLong: CardRule = (p) => {
  if (p.trump !== undefined) return undefined;
  const suits = SUITS.filter(
    (suit) => mastersIn(p, p.hand, suit) > 0 && lengthIn(p.hand, suit) - mastersIn(p, p.hand, suit) <= 1,
  );
  const [best] = suits
    .filter((suit) => mastersIn(p, p.hand, suit) >= 2 || suit === ledFirst(p, p.seat))
    .sort((a, b) => mastersIn(p, p.hand, b) - mastersIn(p, p.hand, a));
  return best && choose(cardIn(best, top(bitsIn(p.hand, best))), `My ${suitName(best)} are good.`);
};

const returnCard = (p: CardView, suit: Suit): number => {
  const bits = bitsIn(p.hand, suit);
  if (bitCount(bits) <= 2 || mastersIn(p, p.hand, suit) > 0) return top(bits);
  return top(bits) >= 8 && holds(bits, top(bits) - 1) ? top(bits) : bottom(bits);
};

/** Returns partner's suit. */
export const returnPartners: CardRule = (p) => {
  const suit = ledFirst(p, p.partner);
  if (suit === undefined || suit === p.trump || lengthIn(p.hand, suit) === 0 || declarers(p, suit))
    return undefined;
  const dummy = bitsIn(p.dummys, suit);
  // dummy's sequence has taken control of the suit
  const hidden = bitsIn(p.unseen, suit);
  if (
    hidden === 0 ||
    (dummy !== 0 && top(dummy) > top(hidden | bitsIn(p.hand, suit)) && p.trump !== undefined)
  )
    return undefined;
  return choose(
    cardIn(suit, returnCard(p, suit)),
    p.aim === 'make' ? 'I go on with the suit that partner led.' : "I return partner's suit.",
  );
};

/** Leads the best, or least bad, suit. */
export const bestSuit: CardRule = (p) => {
  const [next] = p.after;
  const isDummyNext = next !== undefined && p.dummys !== undefined && p.view.hands[next].cards === p.dummys;
  const scored = SUITS.filter((suit) => lengthIn(p.hand, suit) > 0).map((suit) => ({
    suit,
    score: scoreOf(p, suit, isDummyNext),
  }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  if (best === undefined) return undefined;
  const { suit } = best;
  const bits = bitsIn(p.hand, suit);
  const name = suitName(suit);
  if (suit === p.trump)
    return choose(
      cardIn(suit, bottom(bits)),
      p.aim === 'make' ? 'I lead a trump.' : 'I lead a trump: nothing else is safe.',
    );
  const rank = cardTo(p, suit);
  const reason =
    rank === top(bits) && isMaster(p, cardIn(suit, rank))
      ? `I cash a high ${name.slice(0, -1)}.`
      : isDummyNext && bitsIn(p.dummys, suit) !== 0 && top(bitsIn(p.dummys, suit)) >= 9
        ? `I lead ${name}, through ${openHand(p)}'s strength.`
        : !isDummyNext && top(bitsIn(p.dummys, suit)) < 9
          ? `I lead ${name}, up to ${openHand(p)}'s weakness.`
          : `I lead ${name}.`;
  return choose(cardIn(suit, rank), reason);
};

/** Returns the top of a sequence, a master, low from an honour, or high from nothing. */
function cardTo(p: CardView, suit: Suit): number {
  const bits = bitsIn(p.hand, suit);
  const high = top(bits);
  if (isMaster(p, cardIn(suit, high)) || bitCount(bits) <= 2) return high;
  if (high >= 8 && holds(bits, high - 1)) return high;
  return high >= 8 ? bottom(bits) : high;
}

function scoreOf(p: CardView, suit: Suit, isDummyNext: boolean): number {
  const bits = bitsIn(p.hand, suit);
  const length = bitCount(bits);
  const high = top(bits);
  const dummy = bitsIn(p.dummys, suit);
  const hidden = bitsIn(p.unseen, suit);
  if (suit === p.trump)
    return high >= 9 && !isMaster(p, cardIn(suit, high)) ? -3 : trumpsAgainst(p) > 0 ? 0.2 : -2;
  let score = 0;
  const partnersLed = ledFirst(p, p.partner) === suit;
  const mineLed = ledFirst(p, p.seat) === suit;
  if (partnersLed) score += 1.5;
  if (mineLed) score += p.trump === undefined ? 1.5 : 0.8;
  if (declarers(p, suit)) score -= 3;
  if (hidden === 0) score -= 1;
  if (isMaster(p, cardIn(suit, high)))
    score += p.trump === undefined ? (length >= 4 ? 1 : -0.5) : holds(bits, high - 1) ? 1.5 : -0.3;
  else if (high >= 8 && holds(bits, high - 1)) score += 1.4;
  else if (high >= 10) score -= isDummyNext ? 0.8 : top(dummy) < 9 ? 0.1 : 1.4;
  if (p.trump === undefined) score += (length - 3) * 0.4;
  // through strength, up to weakness
  if (isDummyNext)
    score +=
      top(dummy) >= 9 && top(dummy) < 12 ? 0.6 : top(dummy) === 12 && bitCount(dummy) <= 3 ? 0.2 : -0.2;
  else score += dummy === 0 ? -0.5 : top(dummy) < 9 ? 1 : -0.8;
  if (bitCount(dummy) >= 4 && top(dummy) >= 10) score -= 1;
  if (p.trump !== undefined && bitCount(dummy) <= 1 && lengthIn(p.dummys, p.trump) > 0) score -= 0.6;
  return score - rankIndex(high) * 0.001;
}

export const DEFENDER_LEADS: readonly CardRule[] = [cashEnough, giveRuff, cashLong, returnPartners, bestSuit];
