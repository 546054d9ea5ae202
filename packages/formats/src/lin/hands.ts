import { type Card, cardOf, isRank, isSuit, makeCard, SUITS, type Suit } from '@overtrick/rules/cards/card';
import {
  add,
  type CardSet,
  EMPTY,
  FULL,
  has,
  isEmpty,
  makeHolding,
  minus,
  size,
  union,
} from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { capitals, quote } from '@overtrick/rules/text';
import type { Hands } from '../board.ts';
import { handsError } from '../hands.ts';
import type { BoardCode } from '../item.ts';

/** The order of hands and of players' names, and the dealer's digit from 1. */
export const LIN_SEATS: readonly Seat[] = ['S', 'W', 'N', 'E'];

export interface Dealt {
  readonly dealer?: Seat;
  readonly hands: Hands;
}

/**
 * Reads `3SK94H82DAT876C865,SQT32…,S85…,`: the dealer's digit, then the hands of South, West, North and East, each
 * suit's letter before its ranks, in any order and case. A single missing hand follows from the others; if more are
 * missing, they are unknown.
 */
export function readHands(value: string): Result<Dealt, BoardCode> {
  const digit = /^\s*(\d)/.exec(value);
  const dealer = LIN_SEATS[Number(digit?.[1] ?? 0) - 1];
  const hands: { [S in Seat]?: CardSet } = {};
  const texts = value.slice(digit?.[0].length ?? 0).split(',');
  if (texts.slice(4).some((text) => text.trim() !== ''))
    return fail('ERR_DEAL_FORM', undefined, 'a deal has four hands, not more');
  let seen = EMPTY;
  for (const [i, seat] of LIN_SEATS.entries()) {
    const hand = readHand(texts[i] ?? '', seat, seen);
    if (!hand.ok) return hand;
    if (!isEmpty(hand.value)) hands[seat] = hand.value;
    seen = union(seen, hand.value);
  }
  const wrong = handsError(hands);
  if (wrong !== undefined) return fail('ERR_HAND_SIZE', undefined, wrong);
  const missing = SEATS.filter((seat) => hands[seat] === undefined);
  if (missing.length === 1 && missing[0] !== undefined && size(seen) === 39)
    hands[missing[0]] = minus(FULL, seen);
  return ok({ ...(dealer !== undefined && { dealer }), hands });
}

function readHand(text: string, seat: Seat, seen: CardSet): Result<CardSet, BoardCode> {
  let hand = EMPTY;
  let suit: Suit | undefined;
  for (const sign of capitals(text).replaceAll('10', 'T')) {
    if (isSuit(sign)) suit = sign;
    else if (isRank(sign) && suit !== undefined) {
      const card: Card = cardOf(suit, sign);
      if (has(union(seen, hand), card))
        return fail(
          'ERR_CARD_TWICE',
          undefined,
          `${makeCard(card)} is dealt twice, the second time to ${seat}`,
        );
      hand = add(hand, card);
    } else if (/[^\s.-]/.test(sign))
      return fail('ERR_RANK', undefined, `${quote(sign)} in ${seat}'s hand is neither a suit nor a rank`);
  }
  return ok(hand);
}

/** Writes hands for `readHands`; East's hand is left out if it follows from the others. */
export function makeHands(hands: Hands, dealer: Seat | undefined): string {
  const whole = SEATS.every((seat) => hands[seat] !== undefined && size(hands[seat]) === 13);
  const texts = LIN_SEATS.map((seat) => {
    const hand = hands[seat];
    if (hand === undefined || (whole && seat === 'E')) return '';
    return SUITS.toReversed()
      .map((suit) => suit + makeHolding(hand, suit))
      .join('');
  });
  return (dealer === undefined ? '' : String(LIN_SEATS.indexOf(dealer) + 1)) + texts.join(',');
}
