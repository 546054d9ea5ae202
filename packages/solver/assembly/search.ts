// Searches whether a side gets a number of tricks, with a null window: at the beginning of each trick it asks the
// table, then counts the tricks that need no search, then tries the cards.
import { bit, highest, laneOf, suitOf } from './cards';
import { sureAfterLead } from './afterLead';
import { beats, movesAt, orderFollows, orderLeads, wantedOf } from './order';
import { laterTrump, quickRanks, quickTricks, stoppers, topTrumps } from './quick';
import { cheapest, isDrawn, sample } from './sampling';
import { allAt, hand, levelOf, nextLevel, ranks, setHand, setRanks, trumped } from './state';
import { keep, lookUp } from './table';

/** Asks the host now and then: 1 ends the search. */
// @ts-ignore: decorator
@external("host", "isSpent")
declare function isSpent(): i32;

export let nodes: u64 = 0;
export let stopped: bool = false;
export function restart(): void {
  stopped = false;
}

/** Counts a position, and asks now and then whether to go on. */
// @ts-ignore: decorator
@inline
export function countNode(): void {
  nodes++;
  if ((nodes & 4095) == 0 && isSpent()) stopped = true;
}

/** Cards that caused cutoffs before, by what the player saw: eight bytes each, the sign of the place and the card. */
let hints: usize = 0;
const HINT_BITS: u64 = 15;
export const HINT_BYTES: usize = 8 << 15;
export function setHints(at: usize): void {
  hints = at;
}

/**
 * Searches from the beginning of a trick. Returns the tricks of North and South, out of those left: a lower bound if it
 * is at least `need`, else an upper bound.
 */
function search(tricks: i32, leader: i32, need: i32): i32 {
  if (tricks == 1) return lastTrick(leader);
  countNode();
  if (stopped) return 0;
  const level = levelOf(tricks);
  const known = lookUp(level, leader, need);
  if (known >= 0) return known;
  const sure = sureTricks(tricks, leader, need, allAt(level));
  const value = sure >= 0 ? sure : tryCards<First>(tricks, leader, need, 0, 0, 0);
  if (stopped) return 0;
  if (value < need) keep(tricks, leader, 0, value);
  else keep(tricks, leader, value, tricks);
  return value;
}

/** Searches as `search` does, after the first `count` cards of the trick, which the hands still hold. */
export function ask(tricks: i32, leader: i32, need: i32, count: i32, c0: i32, c1: i32, c2: i32, c3: i32): i32 {
  if (count == 0) return search(tricks, leader, need);
  const second = (leader + 1) & 3;
  const third = (leader + 2) & 3;
  const fourth = (leader + 3) & 3;
  let winning = c0;
  let winner = leader;
  let trick = c0;
  let value: i32;
  setHand(leader, hand(leader) ^ bit(c0));
  if (count == 1) value = tryCards<Second>(tricks, second, need, trick, winning, winner);
  else {
    if (beats(c1, winning)) {
      winning = c1;
      winner = second;
    }
    trick |= c1 << 8;
    setHand(second, hand(second) ^ bit(c1));
    if (count == 2) value = tryCards<Third>(tricks, third, need, trick, winning, winner);
    else {
      if (beats(c2, winning)) {
        winning = c2;
        winner = third;
      }
      trick |= c2 << 16;
      setHand(third, hand(third) ^ bit(c2));
      if (count == 3) value = tryCards<Fourth>(tricks, fourth, need, trick, winning, winner);
      else {
        if (beats(c3, winning)) {
          winning = c3;
          winner = fourth;
        }
        setHand(fourth, hand(fourth) ^ bit(c3));
        value = endTrick(tricks, leader, need, trick, c3, winning, winner);
        setHand(fourth, hand(fourth) ^ bit(c3));
      }
      setHand(third, hand(third) ^ bit(c2));
    }
    setHand(second, hand(second) ^ bit(c1));
  }
  setHand(leader, hand(leader) ^ bit(c0));
  return value;
}

/** The tricks that the side on lead can cash at once, as `sureTricks` counted them last. */
let cashable: i32 = 0;

/** Returns the answer if it needs no search, with `ranks`; else −1. */
function sureTricks(tricks: i32, leader: i32, need: i32, all: u64): i32 {
  const isNorthSouth = (leader & 1) == 0;
  /** The number of tricks that settles the question for the side on lead, and for the other side. */
  const forUs = isNorthSouth ? need : tricks - need + 1;
  const forThem = tricks + 1 - forUs;
  const mine = hand(leader);
  const left = hand((leader + 1) & 3);
  const partners = hand((leader + 2) & 3);
  const right = hand((leader + 3) & 3);
  const trumps = trumped ? <u32>(all >> 48) : 0;
  const m = <u32>(mine >> 48);
  const l = <u32>(left >> 48);
  const p = <u32>(partners >> 48);
  const r = <u32>(right >> 48);
  let ours = quickTricks(tricks, leader, all);
  if (ours == 0 && trumps != 0) ours = laterTrump(tricks, m, p, l, r, true);
  cashable = ours;
  if (ours >= forUs) {
    setRanks(quickRanks);
    return isNorthSouth ? ours : tricks - ours;
  }
  let theirs = 0;
  if (trumps != 0) {
    theirs = topTrumps(l, r, trumps);
    if (theirs == 0) theirs = laterTrump(tricks, l, r, p, m, false);
  } else theirs = stoppers(mine, partners, left, right, all);
  if (theirs >= forThem) {
    setRanks(quickRanks);
    return isNorthSouth ? tricks - theirs : theirs;
  }
  return -1;
}

function lastTrick(leader: i32): i32 {
  let winning = highest(hand(leader));
  let winner = leader;
  let played = bit(winning);
  for (let i = 1; i < 4; i++) {
    const seat = (leader + i) & 3;
    const card = highest(hand(seat));
    played |= bit(card);
    if (!beats(card, winning)) continue;
    winning = card;
    winner = seat;
  }
  const suit = played & laneOf(suitOf(winning));
  setRanks(suit == bit(winning) ? 0 : bit(winning));
  return 1 - (winner & 1);
}

function endTrick(tricks: i32, leader: i32, need: i32, trick: i32, c3: i32, winning: i32, winner: i32): i32 {
  const c0 = trick & 63;
  const c1 = (trick >> 8) & 63;
  const c2 = (trick >> 16) & 63;
  const won = 1 - (winner & 1);
  const needed = need - won;
  const left = tricks - 1;
  let value: i32;
  let relevant: u64 = 0;
  if (needed <= 0) value = won;
  else if (needed > left) value = won + left;
  else {
    nextLevel(tricks, leader, c0, c1, c2, c3);
    value = won + search(left, winner, needed);
    relevant = ranks;
  }
  const played = bit(c0) | bit(c1) | bit(c2) | bit(c3);
  if ((played & laneOf(suitOf(winning))) != bit(winning)) relevant |= bit(winning);
  setRanks(relevant);
  return value;
}

/**
 * The compiler makes one function for each place in the trick, with the place as a constant: the types of 1, 2, 4, 8
 * bytes stand for the places.
 */
type First = u8;
export type Second = u16;
type Third = u32;
type Fourth = u64;

/** Returns the place in the trick, from 0. */
// @ts-ignore: decorator
@inline
function placeOf<Place>(): i32 {
  return sizeof<Place>() == 1 ? 0 : sizeof<Place>() == 2 ? 1 : sizeof<Place>() == 4 ? 2 : 3;
}

export function tryCards<Place>(tricks: i32, seat: i32, need: i32, trick: i32, winning: i32, winner: i32): i32 {
  const place = placeOf<Place>();
  const held = hand(seat);
  let cards = held;
  const led = (trick & 63) >> 4;
  if (place > 0) {
    const following = held & laneOf(led);
    if (following != 0) cards = following;
  }
  const all = allAt(levelOf(tricks));
  const isNorthSouth = (seat & 1) == 0;
  if (sizeof<Place>() == 2 && sureAfterLead(seat, winning, isNorthSouth ? need : tricks - need + 1))
    return isNorthSouth ? need : need - 1;
  const next = (seat + 1) & 3;
  if ((cards & (cards - 1)) == 0) {
    const card = <i32>ctz(cards);
    const wins = sizeof<Place>() == 1 || beats(card, winning);
    const best = wins ? card : winning;
    const holder = wins ? seat : winner;
    setHand(seat, held ^ cards);
    let value: i32;
    if (sizeof<Place>() == 1) value = tryCards<Second>(tricks, next, need, card, best, holder);
    else if (sizeof<Place>() == 2) value = tryCards<Third>(tricks, next, need, trick | (card << 8), best, holder);
    else if (sizeof<Place>() == 4) value = tryCards<Fourth>(tricks, next, need, trick | (card << 16), best, holder);
    else value = endTrick(tricks, next, need, trick, card, best, holder);
    setHand(seat, held);
    return value;
  }
  const hintAt = hintOf(place, seat, held, cards, all, led, winning, winner);
  const sign = hintKey & 0xffffffffffffff00;
  const there = load<u64>(hintAt);
  let card = (there & 0xffffffffffffff00) == sign ? <i32>(there & 63) : -1;
  const wanted = sizeof<Place>() == 1 ? wantedOf(tricks, isNorthSouth ? need : tricks - need + 1, cashable) : 0;
  // @ts-ignore: the compiler's command line may define it
  if (isDefined(SAMPLING) && sizeof<Place>() == 1) {
    const isHinted = card >= 0 && (cards & bit(card)) != 0;
    if (isDrawn(tricks, isHinted)) {
      const value = sample(tricks, seat, need, wanted, isHinted ? card : -1);
      if (cheapest >= 0 && !stopped) store<u64>(hintAt, sign | cheapest);
      return value;
    }
  }
  const moves = movesAt((tricks << 2) - place - 1);
  let at = moves;
  let ordered = false;
  if (card < 0 || (cards & bit(card)) == 0) {
    order<Place>(moves, tricks, seat, cards, led, winning, winner, wanted);
    ordered = true;
    card = load<u8>(at++);
  }
  const hint = ordered ? -1 : card;
  let bound = isNorthSouth ? 0 : tricks;
  let relevant: u64 = 0;
  for (;;) {
    setHand(seat, held ^ bit(card));
    const wins = sizeof<Place>() == 1 || beats(card, winning);
    const best = wins ? card : winning;
    const holder = wins ? seat : winner;
    let value: i32;
    if (sizeof<Place>() == 1) value = tryCards<Second>(tricks, next, need, card, best, holder);
    else if (sizeof<Place>() == 2) value = tryCards<Third>(tricks, next, need, trick | (card << 8), best, holder);
    else if (sizeof<Place>() == 4) value = tryCards<Fourth>(tricks, next, need, trick | (card << 16), best, holder);
    else value = endTrick(tricks, next, need, trick, card, best, holder);
    setHand(seat, held);
    if (isNorthSouth ? value >= need : value < need) {
      if (card != hint && !stopped) store<u64>(hintAt, sign | card);
      return value;
    }
    bound = isNorthSouth ? max(bound, value) : min(bound, value);
    const mattered = ranks;
    relevant |= mattered;
    cards &= ~alike(card, held, all, mattered);
    if (cards == 0 || stopped) break;
    if (!ordered) {
      order<Place>(moves, tricks, seat, cards, led, winning, winner, wanted);
      ordered = true;
    }
    do {
      card = load<u8>(at++);
    } while ((cards & bit(card)) == 0);
  }
  setRanks(relevant);
  return bound;
}

/** Orders the cards that may be played; `wanted` is for leads. */
// @ts-ignore: decorator
@inline
function order<Place>(
  moves: usize,
  tricks: i32,
  seat: i32,
  cards: u64,
  led: i32,
  winning: i32,
  winner: i32,
  wanted: i32,
): void {
  if (sizeof<Place>() == 1) orderLeads(moves, seat, cards, levelOf(tricks), wanted);
  else orderFollows(moves, placeOf<Place>(), seat, cards, led, winning, winner);
}

/**
 * Returns the cards that need no try after a card that failed: its equals, and lower cards if its rank did not matter.
 */
// @ts-ignore: decorator
@inline
export function alike(card: i32, held: u64, all: u64, mattered: u64): u64 {
  const suit = suitOf(card);
  const lane = laneOf(suit);
  const own = bit(card);
  const relevant = mattered & lane;
  if (relevant == 0) return lane;
  const least = relevant & (0 - relevant);
  // no other hand's card lies between equals
  const others = all & lane & ~held;
  const above = others & ~(own - 1);
  const below = others & (own - 1);
  const top = above == 0 ? lane : (above & (0 - above)) - 1;
  const bottom: u64 = below == 0 ? 0 : (bit(highest(below)) << 1) - 1;
  let same = top & ~bottom & lane;
  if (own < least) same |= lane & (least - 1);
  return same;
}

export let hintKey: u64 = 0;

// @ts-ignore: decorator
@inline
export function hintOf(
  place: i32,
  seat: i32,
  held: u64,
  cards: u64,
  all: u64,
  led: i32,
  winning: i32,
  winner: i32,
): usize {
  let what = place | (seat << 2);
  let seen = held;
  if (place > 0) {
    if (suitOf(<i32>ctz(cards)) == led && (held & laneOf(led)) != 0) {
      seen = all & laneOf(led);
      what |= winning << 4;
    } else what |= (trumped ? winning : winner) << 4;
  }
  hintKey = (seen + (<u64>what << 13)) * 0x9e3779b97f4a7c15;
  hintKey ^= hintKey >> 29;
  hintKey *= 0xbf58476d1ce4e5b9;
  return hints + (<usize>(hintKey >> (64 - HINT_BITS)) << 3);
}
