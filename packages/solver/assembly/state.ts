// The state of the search. One instance of the module is for one deal and one strain.
import { bit, inSuit, laneOf, size, suitOf } from './cards';

/** The cards still held, eight bytes for each seat, clockwise. */
export const HANDS: usize = memory.data(32, 16);

/** The state at the beginning of a trick, by the number of tricks left: see `all`, `shape`, `owners`. */
const LEVELS: usize = memory.data(14 * 32, 16);

/** The cards whose rank mattered to the last result. */
export let ranks: u64 = 0;
export function setRanks(cards: u64): void {
  ranks = cards;
}

/** True if there is a trump suit. */
export let trumped: bool = false;
export function setTrumped(yes: bool): void {
  trumped = yes;
}

// @ts-ignore: decorator
@inline
export function hand(seat: i32): u64 {
  return load<u64>(HANDS + (<usize>seat << 3));
}

// @ts-ignore: decorator
@inline
export function setHand(seat: i32, cards: u64): void {
  store<u64>(HANDS + (<usize>seat << 3), cards);
}

// @ts-ignore: decorator
@inline
export function levelOf(tricks: i32): usize {
  return LEVELS + (<usize>tricks << 5);
}

/** Returns all cards of the four hands at the beginning of the trick. */
// @ts-ignore: decorator
@inline
export function allAt(level: usize): u64 {
  return load<u64>(level);
}

/** Returns the suit lengths: four bits for each suit, sixteen for each seat. */
// @ts-ignore: decorator
@inline
export function shapeAt(level: usize): u64 {
  return load<u64>(level, 8);
}

/** Returns the holders of the cards of a suit: two bits for each card, with the highest card in the lowest bits. */
// @ts-ignore: decorator
@inline
export function ownersAt(level: usize, suit: i32): u32 {
  return load<u32>(level + (<usize>suit << 2), 16);
}

/** Returns the owners of the suits 0 and 1, of 2 and 3. */
// @ts-ignore: decorator
@inline
export function lowPair(level: usize): u64 {
  return load<u64>(level, 16);
}
// @ts-ignore: decorator
@inline
export function highPair(level: usize): u64 {
  return load<u64>(level, 24);
}

/** Returns both pairs. */
// @ts-ignore: decorator
@inline
export function ownerWords(level: usize): v128 {
  return v128.load(level, 16);
}

/** Computes a level from the hands. */
export function makeLevel(tricks: i32): void {
  const level = levelOf(tricks);
  let all: u64 = 0;
  let shape: u64 = 0;
  for (let seat = 0; seat < 4; seat++) {
    const held = hand(seat);
    all |= held;
    for (let suit = 0; suit < 4; suit++)
      shape += (<u64>size(inSuit(held, suit))) << (<u64>((seat << 4) + (suit << 2)));
  }
  store<u64>(level, all);
  store<u64>(level, shape, 8);
  for (let suit = 0; suit < 4; suit++) {
    let owners: u32 = 0;
    let at = 0;
    for (let card = (suit << 4) + 12; card >= suit << 4; card--) {
      if ((all & bit(card)) == 0) continue;
      let seat = 0;
      while ((hand(seat) & bit(card)) == 0) seat++;
      owners |= (<u32>seat) << (at << 1);
      at++;
    }
    store<u32>(level + (<usize>suit << 2), owners, 16);
  }
}

/** Computes the next level, from this one without the four cards of a trick. */
export function nextLevel(tricks: i32, leader: i32, c0: i32, c1: i32, c2: i32, c3: i32): void {
  const from = levelOf(tricks);
  const to = levelOf(tricks - 1);
  v128.store(to, ownerWords(from), 16);
  let all = allAt(from);
  removeFrom(to, all, c0);
  all ^= bit(c0);
  removeFrom(to, all, c1);
  all ^= bit(c1);
  removeFrom(to, all, c2);
  all ^= bit(c2);
  removeFrom(to, all, c3);
  store<u64>(to, all ^ bit(c3));
  store<u64>(
    to,
    shapeAt(from) -
      one(leader, c0) -
      one((leader + 1) & 3, c1) -
      one((leader + 2) & 3, c2) -
      one((leader + 3) & 3, c3),
    8,
  );
}

// @ts-ignore: decorator
@inline
function one(seat: i32, card: i32): u64 {
  return <u64>1 << (<u64>((seat << 4) + ((card >> 4) << 2)));
}

// @ts-ignore: decorator
@inline
export function removeFrom(level: usize, all: u64, card: i32): void {
  const suit = suitOf(card);
  const above = <i32>popcnt((all & laneOf(suit)) >> (<u64>card)) - 1;
  const at = level + (<usize>suit << 2);
  const owners = load<u32>(at, 16);
  const kept: u32 = ((<u32>1) << (above << 1)) - 1;
  store<u32>(at, (owners & kept) | ((owners >> 2) & ~kept), 16);
}

/** Returns the k-th highest card of a suit, k from 1, as a bit of the lowest lane. */
export function topCard(suit: u32, k: i32): u32 {
  let rest = suit;
  for (; k > 1; k--) rest ^= (<u32>0x80000000) >> clz(rest);
  return (<u32>0x80000000) >> clz(rest);
}
