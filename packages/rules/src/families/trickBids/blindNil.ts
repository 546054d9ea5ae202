import { type Action, chooseAction } from '../../action.ts';
import type { TrickBid } from '../../auction/trickBid.ts';
import type { Card } from '../../cards/card.ts';
import { add, type CardSet, cardsOf, remove } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import type { DealTerms } from '../../deals/board.ts';
import type { Deal } from '../../deals/deal.ts';
import type { Party } from '../../scores/outcome.ts';

/** The rules of nil bid before the player looks at their cards (RULES 12.1). */
export interface BlindRules<State> {
  /** True if this player may bid it. */
  readonly isOffered: (state: State, seat: Seat) => boolean;
  /** The partner with whom they then exchange two cards; no exchange if left out. */
  readonly partnerOf?: (seat: Seat) => Seat;
}

/** The choices of players who may bid nil blind, and the cards that they passed on. */
export interface BlindState {
  readonly decisions?: readonly { readonly seat: Seat; readonly isBlind: boolean }[];
  readonly gifts?: readonly Gift[];
}

export interface Gift {
  readonly seat: Seat;
  readonly to: Seat;
  readonly cards: readonly Card[];
}

/** The number of points by which a party must be behind to bid nil blind. */
const BEHIND = 100;
/** The number of cards that are passed on. */
export const GIFT = 2;

/** True if the party is at least 100 points behind another. */
export function isFarBehind({ totals }: DealTerms, party: Party): boolean {
  const own = totals?.[party];
  return own !== undefined && Object.values(totals ?? {}).some((points) => points - own >= BEHIND);
}

export const isBlind = ({ decisions = [] }: BlindState, seat: Seat): boolean =>
  decisions.some((made) => made.seat === seat && made.isBlind);

/** True if the player has not decided yet, and so has not seen their cards. */
export const isUndecided = ({ decisions = [] }: BlindState, deciders: readonly Seat[], seat: Seat): boolean =>
  deciders.includes(seat) && !decisions.some((made) => made.seat === seat);

/** Lists the seats that pass cards on, in turn: each player who bid nil blind, then their partner; a pair only once. */
export function giversOf(
  bids: readonly TrickBid[],
  partnerOf: ((seat: Seat) => Seat) | undefined,
): readonly Seat[] {
  if (partnerOf === undefined) return [];
  return bids
    .filter(({ blind }) => blind)
    .reduce<readonly Seat[]>(
      (givers, { seat }) => (givers.includes(seat) ? givers : givers.concat(seat, partnerOf(seat))),
      [],
    );
}

/** Returns the hands after the gifts. */
export const handsAfter = (deal: Deal, gifts: readonly Gift[]): Deal => gifts.reduce(given, deal);

/** Returns the hands before the gifts. */
export const handsBefore = (hands: Deal, gifts: readonly Gift[]): Deal =>
  gifts.toReversed().reduce((so, { seat, to, cards }) => given(so, { seat: to, to: seat, cards }), hands);

const given = (deal: Deal, { seat, to, cards }: Gift): Deal => ({
  ...deal,
  [seat]: cards.reduce<CardSet>(remove, deal[seat]),
  [to]: cards.reduce<CardSet>(add, deal[to]),
});

export const DECISIONS: readonly Action[] = [chooseAction('look'), chooseAction('blind')];

/** Lists every gift of two cards from a hand. */
export function giftsFrom(hand: CardSet): readonly Action[] {
  const cards = cardsOf(hand);
  return cards.flatMap((first, i) =>
    cards.slice(i + 1).map((second): Action => ({ kind: 'put', put: 'give', cards: [first, second] })),
  );
}
