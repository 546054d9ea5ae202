import type { Action } from '../action.ts';
import type { SeatCall } from '../auction/auction.ts';
import type { Bid } from '../auction/call.ts';
import type { Contract } from '../auction/contract.ts';
import type { TrickBid } from '../auction/trickBid.ts';
import type { Card, Strain } from '../cards/card.ts';
import type { CardSet } from '../cards/cardSet.ts';
import { type BySeat, SEATS, type Seat } from '../cards/seat.ts';
import type { DealTerms } from '../deals/board.ts';
import type { Deal } from '../deals/deal.ts';
import type { OptionValues } from '../options.ts';
import type { Trick } from '../play/trick.ts';
import type { Outcome } from '../scores/outcome.ts';
import type { Extra, Memory } from './facts.ts';

/**
 * A hand as one player knows it: the number of cards, and the cards if they may see them. A hidden hand has no `cards`.
 */
export interface HandView {
  readonly count: number;
  readonly cards?: CardSet;
  /** The cards that they see of a partly hidden hand. */
  readonly shown?: CardSet;
  /** The only cards that may be played now, if the rules exclude others on any lead. */
  readonly playable?: CardSet;
}

/** The stage of a deal. A game of the family passes through some of them, in its own order. */
export type Phase =
  | 'peek' // look at hidden cards before anything else
  | 'decide' // open or closed, look or blind: a choice before the auction
  | 'draw' // take cards from the stock
  | 'exchange' // tricks that do not score, or cards passed on
  | 'auction'
  | 'bids' // numbers of tricks
  | 'declare' // trumps are named
  | 'double'
  | 'aside' // put a card aside
  | 'play'
  | 'over';

/** Cards to draw from, as one viewer sees them. */
export interface Stock {
  /** The number of cards left. */
  readonly left: number;
  /** The top card, where it lies face up. */
  readonly top?: Card;
  /** The card that they have just looked at and must keep or put away. */
  readonly looked?: Card;
  /** The card that they drew last, for their hand. */
  readonly drawn?: Card;
  /**
   * The cards that they put away face down: those of the last turn, or all of them if the game lets them look again.
   */
  readonly away?: readonly Card[];
}

/**
 * Everything that one seat, or a spectator, may know of a deal. Plain data: it survives JSON unchanged. Hidden facts
 * are absent, never faked.
 */
export interface View {
  readonly game: string;
  readonly options: OptionValues;
  /** The seat of the viewer; absent for a spectator. */
  readonly seat?: Seat;
  readonly terms: DealTerms;
  readonly phase: Phase;
  /** The seats that must act now; empty when the deal is over. */
  readonly toAct: readonly Seat[];
  /** The actions that this seat may take now; empty for others and for spectators. */
  readonly legal: readonly Action[];
  /** The most tricks that this seat's side may claim now; absent when it may not claim. */
  readonly claimable?: number;
  /** The cards still held. */
  readonly hands: BySeat<HandView>;
  /**
   * The hands in their order around the table, clockwise, if a dummy has been moved from its seat; N, E, S, W if left
   * out.
   */
  readonly around?: readonly Seat[];
  /** True if the play goes to the right. */
  readonly counterClockwise?: true;
  /** The seat whose player plays each hand: declarer plays dummy. */
  readonly controls: BySeat<Seat>;
  /** Hands whose tricks count together, as far as this is settled. */
  readonly teams: readonly (readonly Seat[])[];
  readonly calls: readonly SeatCall[];
  /** All bids of the auction from the lowest, if they are not the 35 of contract bridge in their order. */
  readonly bids?: readonly Bid[];
  /** Numbers of tricks bid, in the order of the bids. */
  readonly trickBids?: readonly TrickBid[];
  readonly contract?: Contract;
  /** Trumps, or notrump, of a game without a contract of this kind, once they are settled: see `strainInPlay`. */
  readonly strain?: Strain;
  readonly dummy?: Seat;
  /** The hand that plays next, during the play. */
  readonly turn?: Seat;
  readonly stock?: Stock;
  readonly trick: Trick;
  /** Finished tricks, oldest first, since a player has seen them. A page shows fewer: `recalled`. */
  readonly tricks: readonly Trick[];
  /** Tricks won by each hand. */
  readonly taken: BySeat<number>;
  /** The agreed claim that ended the deal: the claimant, and the number of remaining tricks for their side. */
  readonly claim?: { readonly seat: Seat; readonly tricks: number };
  readonly outcome?: Outcome;
  /** The whole layout as dealt, or the hands that the players collected, once the deal is over (R-GEN-1). */
  readonly deal?: Deal;
  /** With `deal`: the cards as dealt of each hand whose order on the table counted. */
  readonly laid?: Laid;
  /**
   * Facts that the player saw earlier and may remember, but that a page does not show again; read a game's own by
   * `memoryOf`.
   */
  readonly memory?: Memory;
  /** Facts that only some games have; read a game's own by `extraOf`. */
  readonly extra?: Extra;
}

/** Cards of hands in their order on the table. */
export type Laid = { readonly [S in Seat]?: readonly Card[] };

/**
 * Returns the view as a page may show it: the last finished trick and no older one (R-CB-2), no memory; after the deal
 * everything.
 */
export function recalled(view: View): View {
  if (view.phase === 'over') return view;
  const { memory: _, ...shown } = view;
  return { ...shown, tricks: view.tricks.slice(-1) };
}

/** Returns trumps, or notrump, of the play; `undefined` before they are settled. */
export const strainInPlay = ({ contract, strain }: View): Strain | undefined => contract?.strain ?? strain;

/** The order of the hands around the table, and the direction of play. */
export type Table = Pick<View, 'around' | 'counterClockwise'>;

export const tableOf = ({ around, counterClockwise }: Table): Table => ({
  ...(around && { around }),
  ...(counterClockwise && { counterClockwise }),
});

/** Lists the hands in the order in which they play, from `first` on. */
export function inTurnFrom({ around = SEATS, counterClockwise }: Table, first: Seat): readonly Seat[] {
  const seats = counterClockwise ? around.toReversed() : around;
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** True if the tricks of the two hands count together. */
export const isTeam = ({ teams }: View, a: Seat, b: Seat): boolean =>
  a === b || teams.some((team) => team.includes(a) && team.includes(b));
