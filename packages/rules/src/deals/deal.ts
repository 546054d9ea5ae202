/**
 * Hands and deals. A hand is its spades, hearts, diamonds and clubs between dots, each from the highest; a deal is the
 * seat of the first hand and four hands clockwise, as in PBN. Each of the 52!/13!⁴ full deals has a number too.
 *
 *     makeHand(setOf([51, 47, 26])) // 'AT.2..'
 *     parseDeal('N:A2.3.. K4.5.. .Q.A.J 5..6.Q').ok // true
 *     parseDeal('N:A2.3.. A4.5.. .Q.A.J 5..6.Q').why // "SA is in two hands, the second time E's"
 *     makeDeal(dealOfNumber(0n)) // 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'
 */

import { assert, defined } from '../assert.ts';
import { type Card, cardOf, isRank, makeCard, type Suit } from '../cards/card.ts';
import {
  add,
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  has,
  intersect,
  makeHolding,
  minus,
  setOf,
  size,
  union,
} from '../cards/cardSet.ts';
import { type BySeat, bySeat, isSeat, SEATS, type Seat, seatsFrom } from '../cards/seat.ts';
import { belowBig, type Random } from '../random.ts';
import { fail, ok, type Result } from '../result.ts';
import { capitals, quote } from '../text.ts';

/** The cards of all four hands. */
export type Deal = BySeat<CardSet>;

export type DealCode =
  | 'ERR_DEAL_FORM' // not `N:S.H.D.C …` with four hands
  | 'ERR_RANK' // a character that is no rank
  | 'ERR_CARD_TWICE' // one card in two places
  | 'ERR_HAND_SIZE'; // a hand that is not of 13 cards where the deal must be whole

const ORDER: readonly Suit[] = ['S', 'H', 'D', 'C'];

/** Formats a hand as `AQ962.K7.QJ4.983`, spades first. */
export const makeHand = (hand: CardSet): string => ORDER.map((suit) => makeHolding(hand, suit)).join('.');

/**
 * Reads `AQ962.K7.QJ4.983`, in any order within a suit, `10` for `T`, nothing or `-` for a void; any number
 * of cards.
 */
export function parseHand(text: string): Result<CardSet, DealCode> {
  const suits = text.split('.');
  if (suits.length !== 4)
    return fail(
      'ERR_DEAL_FORM',
      undefined,
      `a hand has four suits between dots, not ${suits.length}: ${quote(text)}`,
    );
  let hand = EMPTY;
  for (const [i, suit] of ORDER.entries()) {
    const holding = capitals(suits[i] ?? '');
    for (const rank of holding === '-' ? '' : holding.replaceAll('10', 'T')) {
      if (!isRank(rank)) return fail('ERR_RANK', rank, `${rank} is not a rank in ${quote(text)}`);
      const card = cardOf(suit, rank);
      if (has(hand, card))
        return fail('ERR_CARD_TWICE', makeCard(card), `${makeCard(card)} appears twice in ${quote(text)}`);
      hand = add(hand, card);
    }
  }
  return ok(hand);
}

/** Formats a deal as `N:hand hand hand hand`, clockwise from `first`. */
export const makeDeal = (deal: Deal, first: Seat = 'N'): string =>
  `${first}:${seatsFrom(first)
    .map((seat) => makeHand(deal[seat]))
    .join(' ')}`;

/**
 * Reads PBN's `N:AQ962.K7.QJ4.983 …`. Hands may be short (an ending) but no card may be twice. With
 * `complete` each hand has 13 cards. A hand `-` is unknown: empty, or the rest of the pack when it is the
 * only one.
 */
export function parseDeal(text: string, complete = false): Result<Deal, DealCode> {
  const match = /^\s*([NESW])\s*:\s*(.+?)\s*$/i.exec(text);
  const first = capitals(match?.[1] ?? '');
  if (!match || !isSeat(first))
    return fail('ERR_DEAL_FORM', undefined, "a deal begins with the first hand's seat and a colon: N:…");
  const parts = (match[2] ?? '').split(/\s+/);
  if (parts.length !== 4)
    return fail('ERR_DEAL_FORM', undefined, `a deal has four hands, not ${parts.length}`);
  const hands: { [S in Seat]?: CardSet } = {};
  let seen = EMPTY;
  for (const [i, seat] of seatsFrom(first).entries()) {
    const part = parts[i] ?? '';
    if (part === '-') continue;
    const hand = parseHand(part);
    if (!hand.ok) return fail(hand.code, seat, `${seat}: ${hand.why ?? hand.code}`);
    const twice = cardsOf(intersect(seen, hand.value))[0];
    if (twice !== undefined) {
      return fail('ERR_CARD_TWICE', seat, `${makeCard(twice)} is in two hands, the second time ${seat}'s`);
    }
    if (complete && size(hand.value) !== 13)
      return fail('ERR_HAND_SIZE', seat, `${seat} has ${size(hand.value)} cards, not 13`);
    seen = union(seen, hand.value);
    hands[seat] = hand.value;
  }
  const unknown = SEATS.filter((seat) => hands[seat] === undefined);
  const [only] = unknown;
  if (only !== undefined && unknown.length === 1 && size(seen) === 39) {
    hands[only] = minus(FULL, seen);
  } else if (complete && only !== undefined) {
    return fail('ERR_HAND_SIZE', only, `${only}'s hand is unknown`);
  }
  return ok(bySeat((seat) => hands[seat] ?? EMPTY));
}

/** True if the deal is four hands of 13, each card once. */
export function isFullDeal(deal: Deal): boolean {
  return (
    SEATS.every((seat) => size(deal[seat]) === 13) &&
    size(SEATS.reduce((all, seat) => union(all, deal[seat]), EMPTY)) === 52
  );
}

export const holderOf = (deal: Deal, card: Card): Seat | undefined =>
  SEATS.find((seat) => has(deal[seat], card));

/** The number of deals: 52! / 13!⁴. */
export const DEALS = 53644737765488792839237440000n;

/**
 * Returns the deal with a number from 0 to `DEALS` − 1. Cards are placed from SA down to C2; among the deals that share
 * the cards placed so far, those with the next card at N come first, then E, S, W. Throws for a number out of range (a
 * bug).
 */
export function dealOfNumber(number: bigint): Deal {
  assert(number >= 0n && number < DEALS, 'a deal number is from 0 to DEALS - 1');
  const room = [13n, 13n, 13n, 13n];
  const hands: Card[][] = [[], [], [], []];
  let ways = DEALS;
  let rest = number;
  for (let card = 51; card >= 0; card--) {
    const left = BigInt(card + 1);
    for (let seat = 0; seat < 4; seat++) {
      const free = defined(room[seat], 'four seats');
      const here = (ways * free) / left;
      if (rest < here) {
        ways = here;
        room[seat] = free - 1n;
        hands[seat]?.push(card);
        break;
      }
      rest -= here;
    }
  }
  return bySeat((seat) => setOf(hands[SEATS.indexOf(seat)] ?? []));
}

/** Returns the number of a full deal: the inverse of `dealOfNumber`. Throws for a deal that is not full (a bug). */
export function numberOfDeal(deal: Deal): bigint {
  assert(isFullDeal(deal), 'only full deals have a number');
  const room = [13n, 13n, 13n, 13n];
  let ways = DEALS;
  let number = 0n;
  for (let card = 51; card >= 0; card--) {
    const left = BigInt(card + 1);
    for (let seat = 0; seat < 4; seat++) {
      const free = defined(room[seat], 'four seats');
      const here = (ways * free) / left;
      if (has(deal[defined(SEATS[seat], 'four seats')], card)) {
        ways = here;
        room[seat] = free - 1n;
        break;
      }
      number += here;
    }
  }
  return number;
}

/** Draws a uniform deal: its number is drawn without bias (R-GEN-3). */
export const randomDeal = (random: Random): Deal => dealOfNumber(belowBig(random, DEALS));
