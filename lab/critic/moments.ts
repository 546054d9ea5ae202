import type { Hand } from '@overtrick/bots/internals/bidding/hand';
import type { Meaning } from '@overtrick/bots/internals/bidding/meaning';
import type { Situation } from '@overtrick/bots/internals/bidding/situation';
import type { CardView } from '@overtrick/bots/internals/cardPlay/rules/position';
import type { CardChoice } from '@overtrick/bots/internals/families/trickBids/head/policy';
import type { Action } from '@overtrick/rules/action';
import type { Call } from '@overtrick/rules/auction/call';
import type { Contract } from '@overtrick/rules/auction/contract';
import type { Card, Strain, Suit } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';

/** Any action, as its player saw the table. */
export interface StepMoment {
  readonly view: View;
  readonly seat: Seat;
  readonly action: Action;
  /** The player's own hand. */
  readonly hand: Hand;
}

/** A call. */
export interface CallMoment extends StepMoment {
  readonly call: Call;
  /** The auction as partners read it; absent for players whose calls inform nobody. */
  readonly reading?: { readonly s: Situation; readonly meaning: Meaning };
}

/** A card, with the trick that it came to. */
export interface CardMoment extends StepMoment {
  readonly card: Card;
  readonly p: CardView;
  /** The seat that won the trick. */
  readonly winner: Seat | undefined;
  /** True if an opponent ruffed the trick after this card. */
  readonly isRuffed: boolean;
  /** The suits in which partner has shown four cards or more in the auction. */
  readonly partners: readonly Suit[];
  /** The same card after bids of tricks; absent in other games. */
  readonly tricks?: CardChoice;
}

/** A whole deal after its auction. The figures are of the side that plays the contract, or of one that might have. */
export interface DealMoment {
  readonly view: View;
  /** The final contract; absent if all passed. */
  readonly contract?: Contract;
  readonly own: SideMoment;
  /** True if the other side has called anything but a pass. */
  readonly isContested: boolean;
  /** True if all tricks made count, so that no contract needs a higher one. */
  readonly isAnyEnough: boolean;
  /** The player of the last double, with their hand, if it was for penalties. */
  readonly doubler?: Hand;
}

/** Both hands of a side whose players know of each other, by bidding or by sight. */
export interface SideMoment {
  readonly seats: readonly Seat[];
  /** Their high-card points together. */
  readonly high: number;
  readonly aces: number;
  readonly length: (suit: Suit) => number;
  /** True if one of the hands has no card of the suit. */
  readonly isVoidIn: (suit: Suit) => boolean;
  readonly theirs: number;
  /** The tricks that their better declarer makes, double dummy; undefined if no search can tell. */
  readonly makes: (strain: Strain) => number | undefined;
}
