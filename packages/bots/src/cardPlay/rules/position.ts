import { tricksNeeded } from '@overtrick/rules/auction/contract';
import {
  type Card,
  rankIndex,
  SUITS,
  type Suit,
  suitIndex,
  suitOf,
  trumpOf,
} from '@overtrick/rules/cards/card';
import {
  bitCount,
  type CardSet,
  EMPTY,
  FULL,
  holding,
  minus,
  setOf,
  size,
  union,
} from '@overtrick/rules/cards/cardSet';
import { type BySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { voidsShown } from '@overtrick/rules/play/play';
import { beats, type SeatCard, type Trick, winningCard } from '@overtrick/rules/play/trick';
import { inTurnFrom, isTeam, strainInPlay, type View } from '@overtrick/rules/views/view';

/** The view of a card player, for the hand to play. Holdings have 13 bits, the two lowest. */
export interface CardView {
  readonly view: View;
  /** The hand to play: the player's own, or the dummy that they play. */
  readonly seat: Seat;
  readonly hand: CardSet;
  /** The legal cards, from the lowest. */
  readonly legal: readonly Card[];
  readonly trump: Suit | undefined;
  readonly trick: Trick;
  /** The suit led; absent for the leader. */
  readonly led: Suit | undefined;
  /** The card that wins the trick so far. */
  readonly best: SeatCard | undefined;
  /** The hands that play to this trick after this one. */
  readonly after: readonly Seat[];
  /** The other hand of the side, and its cards if they are visible. */
  readonly partner: Seat | undefined;
  readonly partners: CardSet | undefined;
  readonly opponents: readonly Seat[];
  /** The cards of an opponent's open hand. */
  readonly dummys: CardSet | undefined;
  /** The cards in hidden hands. */
  readonly unseen: CardSet;
  /** The cards that may be against us: unseen ones and those of the other side's open hand. */
  readonly against: CardSet;
  /** True if the player sees both hands of their side, or is alone. */
  readonly seesSide: boolean;
  /** The side's aim: to make the contract, or to beat it; absent in games without one. */
  readonly aim: 'make' | 'beat' | undefined;
  readonly voids: BySeat<readonly Suit[]>;
  /** The tricks that the side still needs to make the contract, or to beat it. */
  readonly wanted: number;
  readonly left: number;
}

export function positionOf(view: View, legal: readonly Card[]): CardView | undefined {
  const { turn: seat, trick } = view;
  const hand = seat === undefined ? undefined : (view.hands[seat].cards ?? view.hands[seat].shown);
  if (seat === undefined || hand === undefined) return undefined;
  const strain = strainInPlay(view);
  const trump = strain && trumpOf(strain);
  const isIn = (other: Seat) => view.hands[other].count > 0 || trick.some((played) => played.seat === other);
  const others = SEATS.filter((other) => other !== seat && isIn(other));
  const partner = others.find((other) => isTeam(view, seat, other));
  const opponents = others.filter((other) => !isTeam(view, seat, other));
  const played = [...view.tricks, trick].flat().map(({ card }) => card);
  const seen = SEATS.reduce((all, other) => union(all, view.hands[other].cards ?? EMPTY), setOf(played));
  const unseen = minus(FULL, seen);
  const open = opponents.find((other) => view.hands[other].cards !== undefined);
  const dummys = open === undefined ? undefined : view.hands[open].cards;
  const partners = partner === undefined ? undefined : view.hands[partner].cards;
  const [lead] = trick;
  const has = new Set(trick.map((card) => card.seat));
  return {
    view,
    seat,
    hand,
    legal,
    trump,
    trick,
    led: lead && suitOf(lead.card),
    best: winningCard(trick, trump),
    after: inTurnFrom(view, seat).filter((other) => other !== seat && isIn(other) && !has.has(other)),
    partner,
    partners,
    opponents,
    dummys,
    unseen,
    against: union(unseen, dummys ?? EMPTY),
    seesSide: partner === undefined || partners !== undefined,
    voids: voidsShown([...view.tricks, trick]),
    ...goalOf(view, seat, hand, opponents),
  };
}

function goalOf(
  view: View,
  seat: Seat,
  hand: CardSet,
  opponents: readonly Seat[],
): Pick<CardView, 'aim' | 'wanted' | 'left'> {
  const { contract, tricks, taken } = view;
  const left = size(hand);
  if (contract === undefined) return { aim: undefined, wanted: left, left };
  const all = tricks.length + left;
  const isDeclaring = !opponents.includes(contract.declarer);
  const goal = isDeclaring ? tricksNeeded(contract) : all + 1 - tricksNeeded(contract);
  const won = SEATS.reduce((sum, other) => sum + (isTeam(view, seat, other) ? taken[other] : 0), 0);
  return { aim: isDeclaring ? 'make' : 'beat', wanted: goal - won, left };
}

export const bitsIn = (set: CardSet | undefined, suit: Suit): number =>
  set === undefined ? 0 : holding(set, suit);
export const lengthIn = (set: CardSet | undefined, suit: Suit): number => bitCount(bitsIn(set, suit));
/** Returns the rank of the highest card, −1 for none. */
export const top = (bits: number): number => 31 - Math.clz32(bits);
export const bottom = (bits: number): number => top(bits & -bits);
export const above = (bits: number, rank: number): number => (bits >> (rank + 1)) << (rank + 1);
export const cardIn = (suit: Suit, rank: number): Card => SUITS.indexOf(suit) * 13 + rank;

/** True if no card against us beats it in its suit. */
export const isMaster = (p: CardView, card: Card): boolean =>
  above(bitsIn(p.against, suitOf(card)), rankIndex(card)) === 0;

/** Counts the cards of the suit, from the top, that nothing against us beats. */
export const mastersIn = (p: CardView, set: CardSet | undefined, suit: Suit): number =>
  bitCount(above(bitsIn(set, suit), top(bitsIn(p.against, suit))));

/** Returns the name of the other side's open hand: dummy, unless our side has the contract. */
export const openHand = ({ aim }: CardView): string => (aim === 'make' ? 'the open hand' : 'dummy');

/** Counts the trumps that the other side may hold. */
export const trumpsAgainst = (p: CardView): number =>
  p.trump === undefined ? 0 : lengthIn(p.against, p.trump);

/** True if that hand could ruff the suit: it may be void, and may have a trump. */
export function mayRuff(p: CardView, seat: Seat, suit: Suit): boolean {
  if (p.trump === undefined || suit === p.trump || p.voids[seat].includes(p.trump)) return false;
  const cards = p.view.hands[seat].cards;
  if (cards !== undefined) return lengthIn(cards, suit) === 0 && lengthIn(cards, p.trump) > 0;
  return p.voids[seat].includes(suit) && lengthIn(p.unseen, p.trump) > 0;
}

/**
 * Returns the lowest card equal to `card`: no other hand has one in between, and it beats the best card of the trick if
 * `card` does.
 * @param others the cards of the suit that separate two cards, as bits
 */
export function lowestEqual(p: CardView, card: Card, others = heldByOthers(p, suitOf(card))): Card {
  const wins = (one: Card): boolean => p.best === undefined || beats(one, p.best.card, p.trump);
  let best = card;
  for (const other of p.legal)
    if (suitIndex(other) === suitIndex(card) && other < best && wins(other) === wins(card)) {
      const between = above(others, rankIndex(other)) & ~above(others, rankIndex(card));
      if (between === 0) best = other;
    }
  return best;
}

const heldByOthers = (p: CardView, suit: Suit): number => bitsIn(p.against, suit) | bitsIn(p.partners, suit);

export const lowestOf = (cards: readonly Card[]): Card | undefined =>
  cards.reduce<Card | undefined>(
    (low, card) => (low === undefined || rankIndex(card) < rankIndex(low) ? card : low),
    undefined,
  );
