import { type Card, makeCard, type Strain, suitOf, trumpOf } from '@overtrick/rules/cards/card';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  has,
  intersect,
  setOf,
  size,
  union,
} from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { type Deal, holderOf } from '@overtrick/rules/deals/deal';
import { addCard, cardError, legalCards, startPlay } from '@overtrick/rules/play/play';
import { bridgePosition, type HandsPosition, type Position } from '@overtrick/rules/play/position';
import { fail, ok, type Result } from '@overtrick/rules/result';

export type PositionCode =
  | 'ERR_CARD_TWICE' // in two hands
  | 'ERR_HAND_SIZE' // the hands are not of one size
  | 'ERR_CARD_NOT_HELD' // by the player to act
  | 'ERR_CARD_COVERED' // in a row, and not at its end
  | 'ERR_REVOKE' // Law 61
  | 'ERR_PLAY_OVER';

/**
 * Returns the position of contract bridge after some cards of a deal.
 * @param deal four hands of the same size, up to 13 cards
 * @param leader of the first trick
 * @param played the cards in the order of their play
 */
export function positionOf(
  deal: Deal,
  strain: Strain,
  leader: Seat,
  played: readonly Card[] = [],
): Result<HandsPosition, PositionCode> {
  return dealTrouble(deal) ?? afterCards(bridgePosition(startPlay(deal, leader, trumpOf(strain))), played);
}

/** Returns the position after some more cards, each checked. */
export function afterCards(
  start: HandsPosition,
  played: readonly Card[],
): Result<HandsPosition, PositionCode> {
  let position = start;
  for (const [i, card] of played.entries()) {
    const { rules, play } = position;
    const code = cardError(rules, play, card);
    if (code !== undefined) return fail(code, `card ${i + 1}`, refusal(position, code, card));
    position = afterCard(position, card);
  }
  return ok(position);
}

function refusal({ play: { hands, turn } }: HandsPosition, code: PositionCode, card: Card): string {
  const name = makeCard(card);
  if (code === 'ERR_PLAY_OVER') return `no card is left when ${name} should be played`;
  if (code === 'ERR_REVOKE') return `${turn} plays ${name} and could follow suit`;
  if (code === 'ERR_CARD_COVERED') return `${name} is not at an end of ${turn}'s row`;
  const holder = holderOf(hands, card);
  return `${name} ${holder === undefined ? 'is not left' : `is ${holder}'s`}, and ${turn} is to play`;
}

function dealTrouble(deal: Deal) {
  let seen: CardSet = EMPTY;
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

/** Returns the legal cards of the hand to play. */
export function legalIn(position: Position): CardSet {
  if (position.kind === 'hands') return legalCards(position.rules, position.play);
  const { proposed, secret } = position.play;
  if (proposed === undefined) return position.legal;
  return setOf(position.mayReplace ? [proposed, secret] : [proposed]);
}

/** Returns the position after a legal card. */
export const afterCard = (position: HandsPosition, card: Card): HandsPosition => ({
  ...position,
  play: addCard(position.rules, position.play, card),
});

/** Returns the cards of a hand at the beginning of the trick in progress. */
export const handAt = ({ play: { hands, trick } }: Position, seat: Seat): CardSet =>
  trick.reduce((hand, played) => (played.seat === seat ? add(hand, played.card) : hand), hands[seat]);

/** Counts the tricks that are left, including the one in progress. */
export const tricksIn = (position: Position): number =>
  Math.max(...SEATS.map((seat) => size(handAt(position, seat))));

/**
 * Groups the legal cards by equals, the highest first. Cards of a hand are equal if no other hand had a card between
 * them at the beginning of the trick: they take the same tricks. The cards of a row are never equal, nor the secret
 * card to any.
 */
export function equalsIn(position: Position): readonly (readonly Card[])[] {
  const { turn } = position.play;
  const cards = cardsOf(legalIn(position)).toReversed();
  if (position.kind === 'hands' && position.rows?.[turn] !== undefined) return cards.map((card) => [card]);
  const apart = position.kind === 'shared' ? setOf([position.play.secret]) : EMPTY;
  const others = SEATS.reduce<CardSet>(
    (all, seat) => (seat === turn ? all : union(all, handAt(position, seat))),
    apart,
  );
  const groups: Card[][] = [];
  for (const card of cards) {
    const above = groups.at(-1);
    const [last] = above?.slice(-1) ?? [];
    const isAlone = has(apart, card) || (last !== undefined && has(apart, last));
    if (above !== undefined && last !== undefined && !isAlone && areEqual(last, card, others))
      above.push(card);
    else groups.push([card]);
  }
  return groups;
}

function areEqual(high: Card, low: Card, others: CardSet): boolean {
  if (suitOf(high) !== suitOf(low)) return false;
  for (let card = low + 1; card < high; card++) if (has(others, card)) return false;
  return true;
}

/** True if the hand to play belongs to the first side. With a shared dummy that is declarer's side. */
export function isFirstToPlay(position: Position): boolean {
  const { turn } = position.play;
  if (position.kind === 'hands') return position.sides[0].includes(turn);
  const { declarer, leader, proposed } = position.play;
  if (proposed !== undefined) return true;
  return (turn === position.dummy ? leader : turn) === declarer;
}
