// Samples of leads, to which `npm run fit leads` fits the weights of `leadWeights.ts`. Only a module that is compiled
// with `--use SAMPLING=1` has this.
import { bit, highest } from './cards';
import { alike, nodes, Second, stopped, tryCards } from './search';
import { allAt, hand, levelOf, ranks, setHand, setRanks } from './state';

/**
 * Tells the host of a lead at which some card cuts off. `HANDS` holds the position. There are `count` cards at `at`,
 * eight bytes each: the card, 1 if it cuts off, and in the last four the positions that were searched after it.
 */
// @ts-ignore: decorator
@external("host", "sampled")
declare function sampled(seat: i32, wanted: i32, rate: i32, count: i32, at: usize): void;

/** Returns where the cards of a sample are. A constant would take its bytes in every module. */
function cardsAt(): usize {
  return memory.data(13 * 8, 16);
}

/** True during a sample: no other is made in its searches. */
let isBusy: bool = false;

/** One lead in this many is a sample. */
let rate: u32 = 0;

/** Draws whether a lead is a sample. */
export function isDrawn(tricks: i32, isHinted: bool): bool {
  if (isBusy) return false;
  rate = rateOf(tricks) << u32(isHinted);
  return random() % rate == 0;
}

/** Returns n where one lead in n is a sample: larger late in a deal, where leads are many and each saves little. */
function rateOf(tricks: i32): u32 {
  if (tricks >= 11) return 4;
  if (tricks == 10) return 5;
  if (tricks == 9) return 6;
  if (tricks == 8) return 10;
  if (tricks == 7) return 16;
  if (tricks == 6) return 24;
  return tricks == 5 ? 40 : 120;
}

let state: u64 = 88172645463325252;

/** Returns the next random number: xorshift (George Marsaglia). */
function random(): u32 {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return <u32>(state >> 20);
}

/** The card that cut off after the fewest positions in the last sample; −1 if none did. */
export let cheapest: i32 = -1;

/**
 * Tries every lead in random order, one of equal cards, and tells the host; a hint that does not cut off is left out,
 * since the order is of the cards after it. Returns the answer as `tryCards` does.
 */
export function sample(tricks: i32, seat: i32, need: i32, wanted: i32, hint: i32): i32 {
  isBusy = true;
  cheapest = -1;
  const drawnAt = rate;
  const isNorthSouth = (seat & 1) == 0;
  const held = hand(seat);
  const all = allAt(levelOf(tricks));
  const leads = drawLeads(held, all);
  let bound = isNorthSouth ? 0 : tricks;
  let relevant: u64 = 0;
  let least: u64 = u64.MAX_VALUE;
  let value = 0;
  let count = 0;
  for (let i = 0; i < leads; i++) {
    const card = <i32>load<u8>(cardsAt() + (i << 3));
    const before = nodes;
    setHand(seat, held ^ bit(card));
    const result = tryCards<Second>(tricks, (seat + 1) & 3, need, card, card, seat);
    setHand(seat, held);
    if (stopped) break;
    const cost = nodes - before;
    const cuts = isNorthSouth ? result >= need : result < need;
    if (cuts && cost < least) {
      least = cost;
      cheapest = card;
      value = result;
      relevant = ranks;
    } else if (cheapest < 0) relevant |= ranks;
    bound = isNorthSouth ? max(bound, result) : min(bound, result);
    if (!cuts && hint >= 0 && (alike(card, held, all, u64.MAX_VALUE) & bit(hint)) != 0) continue;
    const at = cardsAt() + (count++ << 3);
    store<u8>(at, <u8>card);
    store<u8>(at, <u8>cuts, 1);
    store<u32>(at, <u32>cost, 4);
  }
  isBusy = false;
  if (stopped) return 0;
  setRanks(relevant);
  if (cheapest < 0) return bound;
  sampled(seat, wanted, drawnAt, count, cardsAt());
  return value;
}

/** Writes the highest of each run of equal cards to `cardsAt`, in random order. Returns their number. */
function drawLeads(held: u64, all: u64): i32 {
  let leads = 0;
  let rest = held;
  while (rest != 0) {
    const card = highest(rest);
    rest &= ~alike(card, held, all, u64.MAX_VALUE);
    const at = cardsAt() + (leads << 3);
    const other = cardsAt() + ((random() % <u32>++leads) << 3);
    store<u8>(at, load<u8>(other));
    store<u8>(other, <u8>card);
  }
  return leads;
}
