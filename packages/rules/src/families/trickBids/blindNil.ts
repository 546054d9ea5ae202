import { type Action, chooseAction } from '../../action.ts';
import type { DealTerms } from '../../board.ts';
import type { Card } from '../../card.ts';
import { add, type CardSet, cardsOf, remove } from '../../cardSet.ts';
import type { Deal } from '../../deal.ts';
import type { Party } from '../../outcome.ts';
import type { Seat } from '../../seat.ts';
import type { TrickBid } from '../../trickBid.ts';

/** Nil bid before one looks at one's cards (RULES 12.1). */
export interface BlindRules<State> {
  /** May this player bid it? */
  readonly isOffered: (state: State, seat: Seat) => boolean;
  /** With whom they exchange two cards then; with nobody when left out. */
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

/** So many points behind, a party may bid nil blind. */
const BEHIND = 100;
/** So many cards are passed on. */
export const GIFT = 2;

/** Is the party at least 100 behind another? */
export function isFarBehind({ totals }: DealTerms, party: Party): boolean {
  const own = totals?.[party];
  return own !== undefined && Object.values(totals ?? {}).some((points) => points - own >= BEHIND);
}

export const isBlind = ({ decisions = [] }: BlindState, seat: Seat): boolean =>
  decisions.some((made) => made.seat === seat && made.isBlind);

/** Has the player not yet decided, so that they have not seen their cards? */
export const isUndecided = ({ decisions = [] }: BlindState, deciders: readonly Seat[], seat: Seat): boolean =>
  deciders.includes(seat) && !decisions.some((made) => made.seat === seat);

/** The seat that passes cards on, in turn: whoever bid nil blind, then their partner; once for the two of them. */
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

/** The hands after the gifts. */
export const handsAfter = (deal: Deal, gifts: readonly Gift[]): Deal => gifts.reduce(given, deal);

/** The hands before the gifts. */
export const handsBefore = (hands: Deal, gifts: readonly Gift[]): Deal =>
  gifts.toReversed().reduce((so, { seat, to, cards }) => given(so, { seat: to, to: seat, cards }), hands);

const given = (deal: Deal, { seat, to, cards }: Gift): Deal => ({
  ...deal,
  [seat]: cards.reduce<CardSet>(remove, deal[seat]),
  [to]: cards.reduce<CardSet>(add, deal[to]),
});

export const DECISIONS: readonly Action[] = [chooseAction('look'), chooseAction('blind')];

/** Every two cards of a hand that can be given. */
export function giftsFrom(hand: CardSet): readonly Action[] {
  const cards = cardsOf(hand);
  return cards.flatMap((first, i) =>
    cards.slice(i + 1).map((second): Action => ({ kind: 'put', put: 'give', cards: [first, second] })),
  );
}
