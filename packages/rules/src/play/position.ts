import type { Card, Suit } from '../cards/card.ts';
import type { CardSet } from '../cards/cardSet.ts';
import type { Seat } from '../cards/seat.ts';
import { CLOCKWISE, type Play, type PlayRules } from './play.ts';

/** Hands whose tricks count together: two sides. */
export type TwoSides = readonly [readonly Seat[], readonly Seat[]];

/**
 * A play at any point of it, every card open, in which only tricks count: the input of a search for the best play. A
 * game for which this holds provides one (`Game.position`), so a search needs no knowledge of the game.
 */
export type Position = HandsPosition | SharedPosition;

/** Hands that play in turn, each for its side. */
export interface HandsPosition {
  readonly kind: 'hands';
  readonly rules: PlayRules;
  readonly play: Play;
  readonly sides: TwoSides;
  /** Hands of which only the two end cards may be played: all their cards as dealt, from the left end to the right. */
  readonly rows?: { readonly [S in Seat]?: readonly Card[] };
}

/** Two players, and a dummy that the player on lead plays, with a card in it that is declarer's alone (RULES 10.6). */
export interface SharedPosition {
  readonly kind: 'shared';
  readonly play: SharedPlay;
  readonly dummy: Seat;
  /** True if the secret card must be played when it alone can follow suit (R-SEC-4). */
  readonly isForced: boolean;
  /** The cards that may be played now from the hand to play. */
  readonly legal: CardSet;
  /**
   * True if declarer may put the secret card in place of a card that the defender plays now from dummy, or has
   * announced.
   */
  readonly mayReplace: boolean;
}

export interface SharedPlay extends Play {
  readonly declarer: Seat;
  readonly secret: Card;
  /** The player on lead, who plays dummy's card to this trick. */
  readonly leader: Seat;
  /** True if the defender has won every trick so far from their own hand. */
  readonly isOpening: boolean;
  /** The player of dummy's card, trick by trick, the trick in progress included. */
  readonly by: readonly Seat[];
  /** Dummy's card that the defender has announced and declarer has not accepted yet. */
  readonly proposed?: Card;
}

export const NORTH_SOUTH: TwoSides = [
  ['N', 'S'],
  ['E', 'W'],
];

/** Returns the position of four hands clockwise, partners opposite. */
export const bridgePosition = (play: Play): HandsPosition => ({
  kind: 'hands',
  rules: CLOCKWISE,
  play,
  sides: NORTH_SOUTH,
});

/**
 * A play of hands and rows in which the cards rank by the game's own order, every card open, and a side may have to
 * avoid every trick: the input of a special search, for games that `Position` cannot describe.
 */
export interface RankedPlay {
  readonly play: Play;
  readonly sides: TwoSides;
  /** Hands of which only the two end cards may be played: all their cards as dealt, from the left end to the right. */
  readonly rows: { readonly [S in Seat]?: readonly Card[] };
  /** The hand that takes no part. */
  readonly aside?: Seat;
  /**
   * The suit to which a card belongs; `undefined` for a joker of no suit, which beats all others, and asks for a suit
   * when it is led.
   */
  readonly suitOf: (card: Card) => Suit | undefined;
  /** The height of a card: the higher of two cards of a suit wins. */
  readonly heightOf: (card: Card) => number;
  /** The suit that a joker on lead has asked for. */
  readonly named?: Suit;
  /** True if a joker that was led must ask for a suit now. */
  readonly isNaming: boolean;
  /** The hands that must not take a trick: the play ends with the first one. */
  readonly avoiding?: readonly Seat[];
}
