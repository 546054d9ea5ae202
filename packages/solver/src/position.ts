import { type Card, makeCard, type Strain, suitOf, trumpOf } from '@overtrick/rules/card';
import {
  type CardSet,
  cardsOf,
  has,
  inSuitOf,
  intersect,
  isEmpty,
  remove,
  size,
  union,
} from '@overtrick/rules/cardSet';
import { type Deal, holderOf } from '@overtrick/rules/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { bySeat, lho, SEATS, type Seat } from '@overtrick/rules/seat';
import { type SeatCard, type Trick, winningCard } from '@overtrick/rules/trick';

/** A play at any point of it, all cards seen. */
export interface Position {
  readonly strain: Strain;
  /** The hands where the trick in progress began. */
  readonly hands: Deal;
  readonly leader: Seat;
  /** The trick in progress: less than four cards. */
  readonly trick: Trick;
  /** Who plays next. */
  readonly turn: Seat;
}

export type PositionCode =
  | 'ERR_CARD_TWICE' // in two hands
  | 'ERR_HAND_SIZE' // the hands are not of one size
  | 'ERR_CARD_NOT_HELD' // by the player on turn
  | 'ERR_REVOKE'; // Law 61

/**
 * The position after some cards of a deal.
 * @param deal four hands of the same size, up to 13 cards
 * @param leader who leads to the first trick
 * @param played the cards in the order of their play
 */
export function positionOf(
  deal: Deal,
  strain: Strain,
  leader: Seat,
  played: readonly Card[] = [],
): Result<Position, PositionCode> {
  const trouble = dealTrouble(deal);
  if (trouble !== undefined) return trouble;
  let position: Position = { strain, hands: deal, leader, trick: [], turn: leader };
  for (const [i, card] of played.entries()) {
    const { turn: seat } = position;
    const held = heldBy(position, seat);
    if (!has(held, card)) {
      const holder = holderOf(
        bySeat((each) => heldBy(position, each)),
        card,
      );
      const where = holder === undefined ? 'is not left' : `is ${holder}'s`;
      return fail('ERR_CARD_NOT_HELD', `card ${i + 1}`, `${makeCard(card)} ${where}, and ${seat} is to play`);
    }
    if (!has(legalIn(position), card))
      return fail('ERR_REVOKE', `card ${i + 1}`, `${seat} plays ${makeCard(card)} and could follow suit`);
    position = afterCard(position, card);
  }
  return ok(position);
}

function dealTrouble(deal: Deal) {
  let seen: CardSet = { lo: 0, hi: 0 };
  for (const seat of SEATS) {
    const [twice] = cardsOf(intersect(seen, deal[seat]));
    if (twice !== undefined)
      return fail(
        'ERR_CARD_TWICE' as const,
        seat,
        `${makeCard(twice)} is in two hands, the second time ${seat}'s`,
      );
    if (size(deal[seat]) !== size(deal.N))
      return fail(
        'ERR_HAND_SIZE' as const,
        seat,
        `${seat} has ${size(deal[seat])} cards and N has ${size(deal.N)}`,
      );
    seen = union(seen, deal[seat]);
  }
  return undefined;
}

/** The cards that a hand still has. */
const heldBy = ({ hands, trick }: Position, seat: Seat): CardSet =>
  trick.reduce((held, { seat: by, card }) => (by === seat ? remove(held, card) : held), hands[seat]);

/** What the hand on turn may play (Law 44C). */
export function legalIn(position: Position): CardSet {
  const held = heldBy(position, position.turn);
  const [lead] = position.trick;
  if (lead === undefined) return held;
  const following = inSuitOf(held, lead.card);
  return isEmpty(following) ? held : following;
}

/** The position after a legal card. */
export function afterCard(position: Position, card: Card): Position {
  const { strain, hands, turn: seat } = position;
  const trick: readonly SeatCard[] = [...position.trick, { seat, card }];
  if (trick.length < 4) return { ...position, trick, turn: lho(seat) };
  const leader = winningCard(trick, trumpOf(strain))?.seat ?? seat;
  const left = bySeat((each) =>
    trick.reduce((held, played) => (played.seat === each ? remove(held, played.card) : held), hands[each]),
  );
  return { strain, hands: left, leader, trick: [], turn: leader };
}

/** Tricks that are left, the one in progress among them. */
export const tricksIn = ({ hands }: Position): number => size(hands.N);

/**
 * The legal cards in groups of equals, the highest first: cards of a hand between which no other hand has one where the trick
 * began take the same tricks.
 */
export function equalsIn(position: Position): readonly (readonly Card[])[] {
  const others = SEATS.reduce<CardSet>(
    (all, seat) => (seat === position.turn ? all : union(all, position.hands[seat])),
    { lo: 0, hi: 0 },
  );
  const groups: Card[][] = [];
  for (const card of cardsOf(legalIn(position)).reverse()) {
    const above = groups.at(-1);
    const [last] = above?.slice(-1) ?? [];
    if (above !== undefined && last !== undefined && areEqual(last, card, others)) above.push(card);
    else groups.push([card]);
  }
  return groups;
}

function areEqual(high: Card, low: Card, others: CardSet): boolean {
  if (suitOf(high) !== suitOf(low)) return false;
  for (let card = low + 1; card < high; card++) if (has(others, card)) return false;
  return true;
}
