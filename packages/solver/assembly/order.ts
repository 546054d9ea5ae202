// The order of trying cards. It changes the time of a search, never its result.
import { bit, highest, inSuit, laneOf, lowest, size, suitOf, TRUMPS } from './cards';
import { hand, trumped } from './state';

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

// @ts-ignore: decorator
@inline
function ends(cards: u64): u64 {
  return bit(highest(cards)) | (cards & (0 - cards));
}

/** Adds cards suit by suit, from the longest suit of a side. */
function addByLength(cards: u64, side: u64): void {
  let rest = cards;
  while (rest != 0) {
    let most = -1;
    let lane: u64 = 0;
    for (let suit = 0; suit < 4; suit++) {
      const n = size(inSuit(side, suit));
      if ((rest & laneOf(suit)) == 0 || n < most) continue;
      most = n;
      lane = laneOf(suit);
    }
    addHigh(rest & lane);
    rest &= ~lane;
  }
}

/** Orders the cards that may be led. */
export function orderLeads(at: usize, seat: i32, cards: u64, all: u64): void {
  next = at;
  const partners = hand((seat + 2) & 3);
  const left = hand((seat + 1) & 3);
  const right = hand((seat + 3) & 3);
  const leftRuffs = trumped && left >> 48 != 0;
  const rightRuffs = trumped && right >> 48 != 0;
  let ruffs: u64 = 0;
  let good: u64 = 0;
  let strong: u64 = 0;
  let plain: u64 = 0;
  let bad: u64 = 0;
  let trumps: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const lane = laneOf(suit);
    const m = cards & lane;
    if (m == 0) continue;
    if (trumped && suit == TRUMPS) {
      trumps = ends(m);
      continue;
    }
    const l = left & lane;
    const r = right & lane;
    if ((leftRuffs && l == 0) || (rightRuffs && r == 0)) continue;
    const p = partners & lane;
    const our = m | p;
    let rest = all & lane;
    const a = bit(highest(rest));
    rest ^= a;
    const k = rest == 0 ? 0 : bit(highest(rest));
    rest ^= k;
    const q = rest == 0 ? 0 : bit(highest(rest));
    rest ^= q;
    const j = rest == 0 ? 0 : bit(highest(rest));
    rest ^= j;
    const t = rest == 0 ? 0 : bit(highest(rest));
    const severalPartners = (p & (p - 1)) != 0;
    if (severalPartners && (l & (l - 1)) != 0) {
      const qj = q | j;
      const jt = j | t;
      if (
        ((p & k) != 0 && (l & a) != 0) ||
        ((p & a) != 0 && (l & k) != 0 && ((p & q) != 0 || (our & qj) == qj)) ||
        ((p & k) != 0 && (l & q) != 0 && ((p & j) != 0 || (our & jt) == jt))
      ) {
        good |= ends(m);
        continue;
      }
    }
    if (trumped && (m & (m - 1)) != 0 && (r & (r - 1)) != 0) {
      if (((m & a) != 0 && (r & k) != 0) || ((m & k) != 0 && (r & a) != 0 && (our & q) == 0)) {
        bad |= bit(highest(m));
        continue;
      }
    }
    if (l != 0 && r != 0 && popcnt(our & (a | k | q)) >= 2) {
      strong |= ends(m);
      continue;
    }
    if (trumped && p == 0 && l != 0 && r != 0 && (partners >> 48) != 0) {
      const low = m & (0 - m);
      if (popcnt(partners >> 48) <= popcnt(cards >> 48) && low != a) {
        ruffs |= low;
        continue;
      }
    }
    plain |= ends(m);
  }
  addHigh(ruffs);
  addHigh(good);
  addHigh(strong);
  if (trumped) addHigh(plain);
  else addByLength(plain, cards | partners);
  addHigh(bad);
  addHigh(trumps);
  addHigh(cards & ~(ruffs | good | strong | plain | bad | trumps));
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
