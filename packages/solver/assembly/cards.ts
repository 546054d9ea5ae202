// Cards are bits of a 64-bit word: four lanes of 16 bits, one for each suit; in a lane the two is at bit 0 and the ace
// at bit 12. Trumps, if there are any, are always the highest lane: the caller who fills the hands puts them there.

export const LANE: u64 = 0x1fff;
export const TRUMPS: i32 = 3;
/** Bits of a card's index that give its place in the lane. */
export const IN_LANE: i32 = 15;

// @ts-ignore: decorator
@inline
export function bit(card: i32): u64 {
  return <u64>1 << (<u64>card);
}

// @ts-ignore: decorator
@inline
export function suitOf(card: i32): i32 {
  return card >> 4;
}

/** Returns the cards of a suit, in their lane. */
// @ts-ignore: decorator
@inline
export function laneOf(suit: i32): u64 {
  return LANE << (<u64>(suit << 4));
}

/** Returns the cards of a suit, moved to the lowest lane. */
// @ts-ignore: decorator
@inline
export function inSuit(cards: u64, suit: i32): u32 {
  return <u32>((cards >> (<u64>(suit << 4))) & LANE);
}

// @ts-ignore: decorator
@inline
export function lowest(cards: u64): i32 {
  return <i32>ctz(cards);
}

// @ts-ignore: decorator
@inline
export function highest(cards: u64): i32 {
  return 63 - <i32>clz(cards);
}

// @ts-ignore: decorator
@inline
export function count(cards: u64): i32 {
  return <i32>popcnt(cards);
}

// @ts-ignore: decorator
@inline
export function size(suit: u32): i32 {
  return <i32>popcnt(suit);
}
