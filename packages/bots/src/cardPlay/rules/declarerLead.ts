import { rankIndex, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';
import { suitName } from '../../bidding/words.ts';
import { type CardRule, type Choice, choose } from './choice.ts';
import {
  above,
  bitsIn,
  bottom,
  type CardView,
  cardIn,
  isMaster,
  lengthIn,
  mastersIn,
  mayRuff,
  top,
  trumpsAgainst,
} from './position.ts';
import { prospects, type Start, startOf } from './suitPlay.ts';
import { suresOf } from './tally.ts';

interface Suits {
  readonly suit: Suit;
  readonly hand: number;
  readonly other: number;
  readonly theirs: number;
  readonly sure: number;
  readonly hoped: number;
}

const suitsOf = (p: CardView): Suits[] =>
  SUITS.map((suit) => {
    const hand = bitsIn(p.hand, suit);
    const other = bitsIn(p.partners, suit);
    const theirs = bitsIn(p.against, suit);
    return { suit, hand, other, theirs, ...prospects(hand, other, theirs) };
  });

/** Begins a suit; a low card that only loses or is ruffed is explained by what becomes of it. */
function begin(p: CardView, suits: Suits, start: Start | undefined): Choice | undefined {
  if (start === undefined) return undefined;
  const { suit, sure, hoped } = suits;
  const isLow = start.kind === 'duck';
  const reason =
    isLow && isRuffedOpposite(p, suits)
      ? `I lead a ${suitName(suit).slice(0, -1)} for the other hand to ruff.`
      : isLow && hoped <= sure
        ? nothingBetter(suit)
        : start.reason;
  return choose(cardIn(suit, start.rank), reason);
}

/** True if our other hand has no card of the suit, but a trump. */
const isRuffedOpposite = (p: CardView, { suit, other }: Suits): boolean =>
  p.trump !== undefined && suit !== p.trump && other === 0 && lengthIn(p.partners, p.trump) > 0;

const nothingBetter = (suit: Suit): string =>
  `I lead a low ${suitName(suit).slice(0, -1)}: I see nothing better.`;

/** Draws trumps, unless theirs is just the highest one. */
export const drawTrumps: CardRule = (p) => {
  const { trump } = p;
  if (trump === undefined || trumpsAgainst(p) === 0) return undefined;
  const own = bitsIn(p.hand, trump);
  const other = bitsIn(p.partners, trump);
  const theirs = bitsIn(p.against, trump);
  if (own === 0) return crossTo(p, trump, (suit) => suit !== trump);
  const isLastMaster = bitCount(theirs) === 1 && top(theirs) > top(own | other);
  if (isLastMaster) return undefined;
  const start = startOf(own, other, theirs);
  if (start?.kind === 'duck' && bitCount(own | other) <= bitCount(theirs)) return undefined;
  const reason =
    p.aim === 'beat'
      ? 'I lead trumps, so that they can ruff less.'
      : `I draw trumps: they have ${bitCount(theirs)} left.`;
  return start && choose(cardIn(trump, start.rank), reason);
};

/** Ruffs before drawing trumps if the hand with fewer trumps is short in a side suit and the other has losers. */
export const ruffInShortHand: CardRule = (p) => {
  const { trump, partners } = p;
  if (trump === undefined || partners === undefined) return undefined;
  const trumps = lengthIn(p.hand, trump);
  const others = lengthIn(partners, trump);
  const isHere = trumps < others;
  if (Math.min(trumps, others) === 0) return undefined;
  for (const { suit, hand, other, theirs } of suitsOf(p)) {
    const [short, long] = isHere ? [hand, other] : [other, hand];
    if (suit === trump || theirs === 0 || p.opponents.some((seat) => mayRuff(p, seat, suit))) continue;
    const losers = bitCount(long) - bitCount(above(long, top(theirs)));
    const gain = Math.min(losers, bitCount(long) - bitCount(short));
    if (gain <= 0 || bitCount(short) > 2) continue;
    const name = suitName(suit);
    if (short === 0) {
      if (isHere) continue;
      const low = losersOf(long, theirs);
      return choose(
        cardIn(suit, bottom(low)),
        p.aim === 'beat'
          ? `I lead a ${name.slice(0, -1)} for our other hand to ruff.`
          : `I ruff a losing ${name.slice(0, -1)} in the hand with fewer trumps.`,
      );
    }
    if (bitCount(short) === 2 && losers < 2 && above(long, top(theirs)) === 0) continue;
    if (hand === 0) continue;
    const reason = `I prepare to ruff ${name}${p.aim === 'beat' ? '' : ' in the hand with fewer trumps'}.`;
    const masters = above(hand, top(theirs));
    return choose(cardIn(suit, masters !== 0 ? top(masters) : bottom(hand)), reason);
  }
  return undefined;
};

const losersOf = (own: number, theirs: number): number => own & ((1 << top(theirs)) - 1);

/** Leads a card that lets the other hand win the trick, in a suit that may be used for it. */
function crossTo(p: CardView, forSuit: Suit, isUsable: (suit: Suit) => boolean): Choice | undefined {
  for (const { suit, hand, other, theirs } of suitsOf(p)) {
    if (!isUsable(suit) || hand === 0) continue;
    const isRuff =
      other === 0 && p.trump !== undefined && suit !== p.trump && lengthIn(p.partners, p.trump) > 0;
    const isHigh = other !== 0 && top(other) > top(theirs) && bottom(hand) < top(other);
    if (!(isRuff && !isMaster(p, cardIn(suit, top(hand)))) && !isHigh) continue;
    return choose(
      cardIn(suit, bottom(hand)),
      `I cross to the other hand, to lead ${suitName(forSuit)} from there.`,
    );
  }
  return undefined;
}

/** Develops long suits and finesses that bring tricks beyond the top ones, the best first. */
export const develop: CardRule = (p) => {
  const all = suitsOf(p).filter(({ suit, hand, other }) => suit !== p.trump && (hand | other) !== 0);
  const isSure = suresOf(p) >= p.wanted;
  const isStopped = (except: Suit) =>
    all.every(
      ({ suit, hand, other, theirs }) =>
        suit === except ||
        theirs === 0 ||
        top(hand | other) > top(theirs) ||
        (p.trump !== undefined && lengthIn(p.hand, p.trump) + lengthIn(p.partners, p.trump) > 0),
    );
  const gains = all
    .map((each) => ({ ...each, gain: each.hoped - each.sure }))
    .filter(({ gain, theirs }) => gain > 0 && theirs !== 0)
    .sort((a, b) => b.gain - a.gain || b.hoped - a.hoped);
  for (const each of gains) {
    const { suit, hand, other, theirs } = each;
    if (isSure && !isStopped(suit)) continue;
    const here = startOf(hand, other, theirs);
    const there = startOf(other, hand, theirs);
    const isBetterThere =
      there !== undefined &&
      ['finesse', 'run', 'toward'].includes(there.kind) &&
      (here === undefined || !['finesse', 'run', 'toward'].includes(here.kind));
    if (isBetterThere && !isSure) {
      const cross = crossTo(p, suit, (by) => by !== suit);
      if (cross !== undefined) return cross;
    }
    if (here !== undefined) return begin(p, each, here);
    if (hand !== 0 && there === undefined)
      return choose(cardIn(suit, bottom(hand)), 'I try to set up a long suit.');
  }
  return undefined;
};

/** Cashes winners: first those that block nothing, then those across. */
export const cashOut: CardRule = (p) => {
  const isSafeSuit = (suit: Suit) => suit === p.trump || !p.opponents.some((seat) => mayRuff(p, seat, suit));
  const all = suitsOf(p).filter(({ suit, sure }) => sure > 0 && suit !== p.trump && isSafeSuit(suit));
  const withMasters = all.filter(({ suit }) => mastersIn(p, p.hand, suit) > 0);
  const order = (s: Suits) =>
    (bitCount(s.hand) <= bitCount(s.other) && mastersIn(p, p.partners, s.suit) > 0 ? 10 : 0) +
    (mastersIn(p, p.partners, s.suit) === 0 ? 5 : 0) +
    bitCount(s.hand);
  const [first] = [...withMasters].sort((a, b) => order(b) - order(a));
  if (first !== undefined) {
    // if both hands have winners of the suit, those of the shorter hand come first
    const isLong = bitCount(first.hand) > bitCount(first.other);
    const low = bottom(first.hand);
    if (isLong && mastersIn(p, p.partners, first.suit) > 0 && !isMaster(p, cardIn(first.suit, low)))
      return choose(cardIn(first.suit, low), 'High cards from the short side first.');
    return choose(cardIn(first.suit, top(first.hand)), 'I cash a winner.');
  }
  for (const { suit, hand } of all)
    if (hand !== 0) return choose(cardIn(suit, bottom(hand)), 'I cross to the winners in the other hand.');
  return undefined;
};

/** Gives up when nothing can be won: ruffs a loser in the other hand, plays trumps, or loses the cheapest trick. */
export const giveUp: CardRule = (p) => {
  const { trump } = p;
  const all = suitsOf(p).filter(({ hand }) => hand !== 0);
  if (trump !== undefined) {
    const ruff = all.find((each) => isRuffedOpposite(p, each));
    if (ruff !== undefined)
      return choose(cardIn(ruff.suit, bottom(ruff.hand)), 'I ruff it in the other hand.');
    const own = bitsIn(p.hand, trump);
    if (own !== 0 && mastersIn(p, p.hand, trump) > 0)
      return choose(cardIn(trump, top(own)), 'I play my high trumps.');
  }
  const plain = all.filter(({ suit }) => suit !== trump);
  const [lowest] = [...(plain.length > 0 ? plain : all)].sort(
    (a, b) => bitCount(b.hand | b.other) - bitCount(a.hand | a.other),
  );
  if (lowest === undefined) return undefined;
  const start = startOf(lowest.hand, lowest.other, lowest.theirs);
  return (
    begin(p, lowest, start) ?? choose(cardIn(lowest.suit, bottom(lowest.hand)), nothingBetter(lowest.suit))
  );
};

/** Cashes the rest if every card is high. */
export const claimAll: CardRule = (p) => {
  const high = p.legal.filter((card) => isMaster(p, card));
  if (high.length !== p.legal.length || trumpsAgainst(p) > 0) return undefined;
  return choose(
    high.reduce((a, b) => (rankIndex(b) > rankIndex(a) ? b : a)),
    'All my cards are high.',
  );
};

export const DECLARER_LEADS: readonly CardRule[] = [
  claimAll,
  ruffInShortHand,
  drawTrumps,
  develop,
  cashOut,
  giveUp,
];
