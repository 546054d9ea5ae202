import type { Step } from '../../action.ts';
import { defined } from '../../assert.ts';
import type { Auction } from '../../auction/auction.ts';
import { type Card, SUITS } from '../../cards/card.ts';
import { type CardSet, setOf, suitLength } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { pointsIn } from '../../cards/strength.ts';
import { rowOf, type Setup } from '../../deals/setup.ts';
import { DUMMY, PLAYERS, type ThreeHandsState } from '../../families/dummy/threeHands.ts';
import type { OptionsSpec } from '../../options.ts';
import type { Group, Lengths } from './fours.ts';

/** The part of the dummy that is known before the lead (RULES 13.2). */
export const REVEALS = [
  'closed',
  'reveal4',
  'reveal6',
  'reveal8',
  'dealerChooses',
  'fullOpen',
  'one+4+4+4',
] as const;
type Reveal = (typeof REVEALS)[number];

export type CutthroatOptions = {
  readonly dummy: Reveal;
  /** Bids are numbers of tricks; declarer names trumps when they have looked at the dummy. */
  readonly numberBids: boolean;
};

export const options: OptionsSpec<CutthroatOptions> = {
  dummy: {
    kind: 'choice',
    default: 'closed',
    values: REVEALS,
    help: 'How much of the dummy is seen before the lead: nothing, some cards, as many as the dealer chooses before looking at their hand, all, or four by each player.',
  },
  numberBids: {
    kind: 'flag',
    default: false,
    help: 'Players bid numbers of tricks, a player who passes is out, and declarer sees the dummy before naming trumps.',
  },
};

export interface CutthroatState extends ThreeHandsState<CutthroatOptions> {
  /** The number of cards that the dealer has opened, where the dealer chooses it. */
  readonly revealed?: number;
  readonly auction: Auction;
  /** Numbers bid, and passes, in order; empty where there is an auction. */
  readonly bids: readonly Step[];
}

/** The announced facts of the dummy where each player has seen four of its cards: public until it is opened. */
export type Announced = {
  /** The card face up, as text. */
  readonly open: string;
  /** The cards of each suit in the whole dummy. */
  readonly shape: Lengths;
  /** High-card points of the four that each player sees. */
  readonly points: Readonly<Record<string, number>>;
};

/** The facts that the views of this game add to the common ones. */
export type CutthroatExtra = {
  /** The number of cards that the dealer chose to open. */
  readonly revealed?: number;
  readonly announced?: Announced;
  /** Numbers bid and passes, as steps: `S bid 8`, `W P`. */
  readonly bids?: readonly string[];
};

/** Returns the card of the dummy that everybody sees; after it come four for each player in turn. */
export const openCard = (setup: Setup): Card => defined(rowOf(setup, DUMMY)[0], 'the dummy has cards');
export function foursOf(setup: Setup, seat: Seat): CardSet {
  const first = 1 + 4 * PLAYERS.indexOf(seat);
  return setOf(first < 1 ? [] : rowOf(setup, DUMMY).slice(first, first + 4));
}

export const shapeOf = (hand: CardSet): Lengths => {
  const [C = 0, D = 0, H = 0, S = 0] = SUITS.map((suit) => suitLength(hand, suit));
  return { C, D, H, S };
};

/** Returns the group of cards that a player has seen, with the points that they announced. */
export const groupOf = (setup: Setup, seat: Seat): Group => ({
  count: 4,
  points: pointsIn([foursOf(setup, seat)]),
});
