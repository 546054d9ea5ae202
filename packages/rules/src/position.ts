import type { Card, Suit } from './card.ts';
import type { CardSet } from './cardSet.ts';
import { CLOCKWISE, type Play, type PlayRules } from './play.ts';
import type { Seat } from './seat.ts';

/** Hands whose tricks count together: two sides. */
export type TwoSides = readonly [readonly Seat[], readonly Seat[]];

/**
 * A play at any point of it, every card open, in which tricks are all that counts: what a search for the best
 * play takes. A game in which that is so gives one (`Game.position`), and nothing else needs to know which
 * game it is.
 */
export type Position = HandsPosition | SharedPosition;

/** Hands that play in turn, each for its side. */
export interface HandsPosition {
  readonly kind: 'hands';
  readonly rules: PlayRules;
  readonly play: Play;
  readonly sides: TwoSides;
  /** Hands of which only the two ends may be played: all their cards as dealt, from the left end to the right. */
  readonly rows?: { readonly [S in Seat]?: readonly Card[] };
}

/**
 * Two players and a dummy that is played by whoever is on lead, with a card in it that is declarer's alone
 * (RULES 10.6).
 */
export interface SharedPosition {
  readonly kind: 'shared';
  readonly play: SharedPlay;
  readonly dummy: Seat;
  /** Must the secret card be played when it alone can follow suit (R-SEC-4)? */
  readonly isForced: boolean;
  /** The cards that may be played now from the hand on turn. */
  readonly legal: CardSet;
  /** May declarer put the secret card in place of a card that the defender plays now from dummy, or has announced? */
  readonly mayReplace: boolean;
}

export interface SharedPlay extends Play {
  readonly declarer: Seat;
  readonly secret: Card;
  /** The player on lead, who plays dummy's card to this trick. */
  readonly leader: Seat;
  /** Has the defender won every trick so far from their own hand? */
  readonly isOpening: boolean;
  /** The player of dummy's card, trick by trick, the trick in progress included. */
  readonly by: readonly Seat[];
  /** Dummy's card that the defender has announced and declarer has not let stand yet. */
  readonly proposed?: Card;
}

export const NORTH_SOUTH: TwoSides = [
  ['N', 'S'],
  ['E', 'W'],
];

/** Four hands clockwise, partners opposite. */
export const bridgePosition = (play: Play): HandsPosition => ({
  kind: 'hands',
  rules: CLOCKWISE,
  play,
  sides: NORTH_SOUTH,
});

/**
 * A play of hands and rows in which the cards rank by the game's own order, every card open, and a side may have to
 * take no trick at all: what a search of its own needs where `Position` says too little.
 */
export interface RankedPlay {
  readonly play: Play;
  readonly sides: TwoSides;
  /** Hands of which only the two ends may be played: all their cards as dealt, from the left end to the right. */
  readonly rows: { readonly [S in Seat]?: readonly Card[] };
  /** The hand that takes no part. */
  readonly aside?: Seat;
  /**
   * The suit to which a card belongs; `undefined` for a joker of no suit, which beats all others, and asks for a suit
   * when it is led.
   */
  readonly suitOf: (card: Card) => Suit | undefined;
  /** Of two cards of a suit the higher one wins. */
  readonly heightOf: (card: Card) => number;
  /** The suit that a joker on lead has asked for. */
  readonly named?: Suit;
  /** Must a joker that was led ask for a suit now? */
  readonly isNaming: boolean;
  /** The hands that must not take a trick: the play ends with the first one. */
  readonly avoiding?: readonly Seat[];
}
