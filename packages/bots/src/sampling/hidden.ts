import { type Card, type Strain, trumpOf } from '@overtrick/rules/cards/card';
import {
  add,
  type CardSet,
  EMPTY,
  FULL,
  minus,
  setOf,
  size,
  suitSet,
  union,
} from '@overtrick/rules/cards/cardSet';
import { type BySeat, bySeat, partner, SEATS, type Seat, sideOf } from '@overtrick/rules/cards/seat';
import { voidsShown } from '@overtrick/rules/play/play';
import type { SeatCard } from '@overtrick/rules/play/trick';
import { isTeam, strainInPlay, type View } from '@overtrick/rules/views/view';
import type { PublicPlay } from './signals/moments.ts';

/** A hand that the player does not see. */
export interface HiddenHand {
  readonly seat: Seat;
  /** The number of cards that it still has. */
  readonly count: number;
  /** The unseen cards that it can hold: none of a suit in which it did not follow. */
  readonly allowed: CardSet;
}

/**
 * A play in bridge's shape, as one of the players knows it: four hands clockwise, North and South against East and
 * West.
 */
export interface PlainPlay {
  readonly strain: Strain;
  /** The seat that looks; its own hand is visible. */
  readonly viewer: Seat;
  /** The hand to play: the viewer's own, or another that they play. */
  readonly turn: Seat;
  /** The remaining cards of a visible hand; absent for a hidden one. */
  readonly seen: BySeat<CardSet | undefined>;
  readonly hidden: readonly HiddenHand[];
  /** The cards of all hidden hands together. */
  readonly unseen: CardSet;
  /** The cards played, in order, with the current trick at the end. */
  readonly played: readonly SeatCard[];
  /** The legal cards from the lowest. */
  readonly legal: readonly Card[];
  /** The public part of the play. */
  readonly told: PublicPlay;
}

/** Returns the play in bridge's shape; `undefined` if the game has another shape, or nobody plays a card now. */
export function plainPlayOf(view: View): PlainPlay | undefined {
  const { seat: viewer, turn, hands, tricks, trick } = view;
  const strain = strainInPlay(view);
  if (viewer === undefined || turn === undefined || strain === undefined) return undefined;
  if (view.around !== undefined || view.counterClockwise || view.trickBids !== undefined) return undefined;
  if (SEATS.some((seat) => hands[seat].playable !== undefined || hands[seat].shown !== undefined))
    return undefined;
  if (!areSides(view)) return undefined;
  const legal = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  if (legal.length === 0 || legal.length !== view.legal.length) return undefined;
  const played = [...tricks, trick].flat();
  const seen = bySeat((seat) => hands[seat].cards);
  const unseen = minus(
    FULL,
    SEATS.reduce((all, seat) => union(all, seen[seat] ?? EMPTY), setOf(played.map(({ card }) => card))),
  );
  const voids = voidsShown([...tricks, trick]);
  const hidden = SEATS.filter((seat) => seen[seat] === undefined).map((seat) => ({
    seat,
    count: hands[seat].count,
    allowed: voids[seat].reduce((open, suit) => minus(open, suitSet(suit)), unseen),
  }));
  if (hidden.reduce((sum, { count }) => sum + count, 0) !== size(unseen)) return undefined;
  // a trick of four cards, from hands of the same size: the shape that the solver supports
  const begun = new Set(trick.map(({ seat }) => seat));
  const sizes = new Set(SEATS.map((seat) => hands[seat].count + (begun.has(seat) ? 1 : 0)));
  if (sizes.size !== 1 || seen[turn] === undefined) return undefined;
  return { strain, viewer, turn, seen, hidden, unseen, played, legal, told: toldIn(view, strain, played) };
}

/** Returns the public part of the play. Dummy's cards belong to it once they lie open. */
function toldIn(
  { contract, dummy, hands, calls }: View,
  strain: Strain,
  played: readonly SeatCard[],
): PublicPlay {
  const left = dummy === undefined ? undefined : hands[dummy].cards;
  const isOpen = played.length > 0;
  return {
    trump: trumpOf(strain),
    level: contract?.level ?? 0,
    declarer: contract?.declarer ?? (dummy && partner(dummy)),
    dummy,
    dummys:
      left !== undefined && isOpen
        ? played.reduce((all, { seat, card }) => (seat === dummy ? add(all, card) : all), left)
        : undefined,
    calls,
    played,
  };
}

const areSides = (view: View): boolean =>
  SEATS.every((a) => SEATS.every((b) => isTeam(view, a, b) === (sideOf(a) === sideOf(b))));
