// The order of trying cards. It changes the time of a search, never its result.
import { bit, highest, inSuit, laneOf, lowest, size, suitOf, TRUMPS } from './cards';
import { leadWeight, NOTRUMP, ruffWeight, SIDE_SUIT, TRUMP_SUIT } from './leadWeights';
import { hand, ownersAt, trumped } from './state';

/** The ordered cards: a byte each, sixteen bytes for each card of the play. */
const MOVES: usize = memory.data(56 * 16, 16);

// @ts-ignore: decorator
@inline
export function movesAt(depth: i32): usize {
  return MOVES + (<usize>depth << 4);
}

let next: usize = 0;

/** Adds cards, the highest of the highest suit first. */
// @ts-ignore: decorator
@inline
function addHigh(cards: u64): void {
  let rest = cards;
  while (rest != 0) {
    const card = highest(rest);
    store<u8>(next++, <u8>card);
    rest ^= bit(card);
  }
}

/** Adds cards, the lowest of the lowest suit first. */
// @ts-ignore: decorator
@inline
function addLow(cards: u64): void {
  let rest = cards;
  while (rest != 0) {
    store<u8>(next++, <u8>lowest(rest));
    rest &= rest - 1;
  }
}

/** The scores of the leads in `orderLeads`, four bytes each. */
const SCORES: usize = memory.data(8 * 4, 16);

/**
 * Orders the cards that may be led: the highest and the lowest of each suit by the weights of `leadWeights.ts`, then
 * the others. `wanted` is what `wantedOf` returns.
 */
export function orderLeads(at: usize, seat: i32, cards: u64, level: usize, wanted: i32): void {
  next = at;
  const mine = hand(seat);
  const left = hand((seat + 1) & 3);
  const partners = hand((seat + 2) & 3);
  const right = hand((seat + 3) & 3);
  const others = left | partners | right;
  const canRuff = trumped ? has(mine) | (has(left) << 1) | (has(partners) << 2) | (has(right) << 3) : 0;
  let rest = cards;
  for (let suit = 0; suit < 4; suit++) {
    const lane = laneOf(suit);
    const own = cards & lane;
    if (own == 0) continue;
    const m = size(inSuit(mine, suit));
    const l = size(inSuit(left, suit));
    const p = size(inSuit(partners, suit));
    const r = size(inSuit(right, suit));
    const kind = !trumped ? NOTRUMP : suit == TRUMPS ? TRUMP_SUIT : SIDE_SUIT;
    const end = 1 << (min(m + l + p + r, 4) << 1);
    const tops = seenFrom(seat, ownersAt(level, suit)) & (end - 1);
    const owners = tops | end;
    const target = wanted | (tops & 15);
    const lengths = min(m, 3) | (min(l, 3) << 2) | (min(p, 3) << 4) | (min(r, 3) << 6);
    const ruffs = canRuff | (min(p, 3) << 4) | (min(l, 1) << 6) | (min(r, 1) << 7) | ((min(m, 4) - 1) << 8);
    const top = highest(own);
    let score = leadWeight(kind, owners, lengths, target);
    if (kind == SIDE_SUIT) score += ruffWeight(0, ruffs);
    place(at, top, score);
    rest ^= bit(top);
    const low = lowest(own);
    if ((others & lane & (bit(top) - 1) & ~(bit(low) - 1)) == 0) continue;
    score = leadWeight(kind + 1, owners, lengths, target);
    if (kind == SIDE_SUIT) score += ruffWeight(1, ruffs);
    place(at, low, score);
    rest ^= bit(low);
  }
  addHigh(rest);
}

/**
 * Returns what the order of leads depends on besides the hands: how many tricks a side that needs `enough` needs beyond
 * one more than the `cashable` ones, and how many it can lose, each up to three.
 */
// @ts-ignore: decorator
@inline
export function wantedOf(tricks: i32, enough: i32, cashable: i32): i32 {
  return (min(max(0, enough - cashable - 1), 3) << 4) | (min(tricks - enough, 3) << 6);
}

// @ts-ignore: decorator
@inline
function has(cards: u64): i32 {
  return i32(cards >> 48 != 0);
}

/** Returns the owners of the four highest cards of a suit, counted clockwise from `seat`. */
// @ts-ignore: decorator
@inline
function seenFrom(seat: i32, owners: u32): i32 {
  // subtracts the seat from each two bits
  const from = seat * 0x55;
  return ((<i32>owners | 0xaa) - (from & 0x55)) ^ ((<i32>owners ^ ~from) & 0xaa);
}

/** Adds a card before those of lower scores. */
function place(first: usize, card: i32, score: i32): void {
  let at = next++;
  let scoreAt = SCORES + ((at - first) << 2);
  for (; at > first && load<i32>(scoreAt - 4) < score; at--, scoreAt -= 4) {
    store<u8>(at, load<u8>(at - 1));
    store<i32>(scoreAt, load<i32>(scoreAt - 4));
  }
  store<u8>(at, <u8>card);
  store<i32>(scoreAt, score);
}

/** True if a card beats the card that wins so far. */
// @ts-ignore: decorator
@inline
export function beats(card: i32, winning: i32): bool {
  return suitOf(card) == suitOf(winning) ? card > winning : trumped && suitOf(card) == TRUMPS;
}

/** Orders the cards that may be played to a trick, second, third or fourth in hand. */
export function orderFollows(at: usize, place: i32, seat: i32, cards: u64, led: i32, winning: i32, winner: i32): void {
  next = at;
  const lane = laneOf(led);
  const l = hand((seat + 1) & 3) & lane;
  const isPartners = winner == ((seat + 2) & 3);
  if ((cards & lane) != 0) return orderSuit(place, seat, cards, lane, l, winning, isPartners);
  let rest = cards;
  if (trumped && cards >> 48 != 0) {
    const own = cards & laneOf(TRUMPS);
    const isHigh = isPartners && (place == 3 || (l != 0 && !beats(highest(l), winning)));
    if (!isHigh) {
      if (suitOf(winning) == TRUMPS) {
        if (!isPartners && highest(own) > winning) {
          const higher = own & ~((bit(winning) << 1) - 1);
          addLow(higher);
          rest ^= higher;
        }
      } else if (place == 3 || l != 0 || hand((seat + 1) & 3) >> 48 == 0) {
        const low = own & (0 - own);
        addLow(low);
        rest ^= low;
      } else {
        addLow(own);
        rest ^= own;
      }
    }
  }
  discards(rest);
}

/** Adds the lowest of each side suit, from the longest suit, then the rest. */
function discards(cards: u64): void {
  let lows: u64 = 0;
  const suits = trumped ? 3 : 4;
  for (let suit = 0; suit < suits; suit++) {
    const own = cards & laneOf(suit);
    lows |= own & (0 - own);
  }
  let left = lows;
  while (left != 0) {
    let longest: u64 = 0;
    let most = 0;
    for (let some = left; some != 0; some &= some - 1) {
      const card = some & (0 - some);
      const n = size(inSuit(cards, suitOf(lowest(card))));
      if (n >= most) {
        most = n;
        longest = card;
      }
    }
    store<u8>(next++, <u8>lowest(longest));
    left ^= longest;
  }
  addLow(cards ^ lows);
}

/** Orders the cards of the suit that was led. */
// @ts-ignore: decorator
@inline
function orderSuit(place: i32, seat: i32, cards: u64, lane: u64, l: u64, winning: i32, isPartners: bool): void {
  const top = highest(cards);
  if (!beats(top, winning)) return addLow(cards);
  const above = ~((bit(winning) << 1) - 1);
  const aboveTop = ~((bit(top) << 1) - 1);
  if (isPartners && (place == 3 || l == 0 || winning > highest(l) || (l & above) == (l & aboveTop)))
    return addLow(cards);
  if (place == 1) {
    const p = hand((seat + 2) & 3) & lane;
    if (p != 0 && highest(p) > winning) {
      if (l == 0 || highest(p) > highest(l)) return addLow(cards);
      const aboveP = ~((bit(highest(p)) << 1) - 1);
      if (highest(l) > max(highest(p), top) && (l & aboveP) == (l & aboveTop)) return addLow(cards);
    }
  }
  const higher = cards & above;
  if (place == 3 || l == 0 || lowest(higher) > highest(l)) addLow(higher);
  else addHigh(higher);
  addLow(cards ^ higher);
}
