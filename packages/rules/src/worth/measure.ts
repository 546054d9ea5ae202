import { SUITS, type Suit } from '../cards/card.ts';
import { bitCount, type CardSet, holding } from '../cards/cardSet.ts';

/** A way to express the value of a hand as a number. */
export interface Measure {
  readonly id: MeasureId;
  /** The name in bridge books. */
  readonly name: string;
  /** The book or article that it comes from. */
  readonly source: string;
  /** True if fewer are better. */
  readonly fewer?: true;
  /** The parts of the number; a measure of suits has one for each suit, spades first. */
  parts(hand: CardSet): readonly Part[];
}

export type MeasureId =
  | 'work'
  | 'goren'
  | 'bergen'
  | 'losers'
  | 'newLosers'
  | 'controls'
  | 'quickTricks'
  | 'kaplanRubens'
  | 'zar'
  | 'fifths';

/** A part of a number: the kind, the suit, and the amount. */
export interface Part {
  readonly kind: PartKind;
  readonly suit?: Suit;
  readonly points: number;
}

export type PartKind =
  | 'cards' // honours, by rank
  | 'length' // cards beyond so many
  | 'shortness' // voids, singletons, doubletons
  | 'quality' // a suit with good honours
  | 'dubious' // honours that stand too short
  | 'balance' // aces and tens against queens and jacks
  | 'shape'; // the whole shape

/** Returns the number: the sum of its parts. */
export const worthOf = (measure: Measure, hand: CardSet): number =>
  measure.parts(hand).reduce((sum, { points }) => sum + points, 0);

/** A suit of a hand: ranks as 13 bits; the two is the lowest bit. */
export interface Suited {
  readonly suit: Suit;
  readonly cards: number;
  readonly length: number;
}

/** Returns the suits of a hand, spades first. */
export const suitsOf = (hand: CardSet): readonly Suited[] =>
  SUITS.toReversed().map((suit) => {
    const cards = holding(hand, suit);
    return { suit, cards, length: bitCount(cards) };
  });

/** The place of a rank in a holding: ten 8 to ace 12. */
export const TEN = 8;
export const JACK = 9;
export const QUEEN = 10;
export const KING = 11;
export const ACE = 12;

export const holds = (cards: number, rank: number): boolean => ((cards >>> rank) & 1) === 1;

/** Sums the values of the honours held, by rank, from the ace down. */
export const countRanks = (cards: number, worth: readonly number[]): number =>
  worth.reduce((sum, points, i) => sum + (holds(cards, ACE - i) ? points : 0), 0);

/** Returns a part for each suit that has points. */
export const bySuit = (hand: CardSet, kind: PartKind, points: (suit: Suited) => number): readonly Part[] =>
  suitsOf(hand)
    .map((suited): Part => ({ kind, suit: suited.suit, points: points(suited) }))
    .filter((part) => part.points !== 0);
