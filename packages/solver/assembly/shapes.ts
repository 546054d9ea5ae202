// Plays that differ from the plain one: hands of which only the two end cards may be played (rows), sides that sit side
// by side, tricks of fewer cards. They use the same table, since the key describes the position: for a hand by its suit
// lengths, for a row by the places of its ends, which determine the cards left in it. "First side" stands where the
// plain search has North and South.
import { bit, inSuit, laneOf, lowest, size, suitOf, TRUMPS } from './cards';
import { beats, movesAt } from './order';
import { alike, countNode, hintKey, hintOf, stopped } from './search';
import { allAt, hand, levelOf, ownerWords, ranks, removeFrom, setHand, setRanks, trumped } from './state';
import { keep, lookUp } from './table';

/** Each seat's row from its left end as it was dealt, a byte for each card. */
export const ROWS: usize = memory.data(64, 16);
/** The ends of the rest of each row: left and right, a byte each. */
const ENDS: usize = memory.data(8, 8);

let cardsATrick: i32 = 4;
/** The seats that are rows, and the seats of the second side: a bit each. */
let rowSeats: i32 = 0;
let second: i32 = 0;
/** The seat that follows each, two bits each. */
let nexts: i32 = 0;

export function setShape(trickSize: i32, rows: i32, secondSide: i32, seatsAfter: i32): void {
  cardsATrick = trickSize;
  rowSeats = rows;
  second = secondSide;
  nexts = seatsAfter;
}

// @ts-ignore: decorator
@inline
function after(seat: i32): i32 {
  return (nexts >> (seat << 1)) & 3;
}

// @ts-ignore: decorator
@inline
function isRow(seat: i32): bool {
  return ((rowSeats >> seat) & 1) != 0;
}

/** Returns 1 for a seat of the first side, 0 for one of the second. */
// @ts-ignore: decorator
@inline
function first(seat: i32): i32 {
  return 1 - ((second >> seat) & 1);
}

// @ts-ignore: decorator
@inline
function endsOf(seat: i32): i32 {
  return <i32>load<u16>(ENDS + (<usize>seat << 1));
}

// @ts-ignore: decorator
@inline
function rowCard(seat: i32, at: i32): i32 {
  return <i32>load<u8>(ROWS + (<usize>seat << 4) + <usize>at);
}

/** Returns the cards at the ends of the rest of a row. */
// @ts-ignore: decorator
@inline
function endCards(seat: i32): u64 {
  const ends = endsOf(seat);
  return bit(rowCard(seat, ends & 255)) | bit(rowCard(seat, ends >> 8));
}

/** Returns the ends after an end card is played. */
// @ts-ignore: decorator
@inline
function shorten(seat: i32, card: i32): void {
  const ends = endsOf(seat);
  store<u16>(ENDS + (<usize>seat << 1), <u16>(rowCard(seat, ends & 255) == card ? ends + 1 : ends - 256));
}

/** Finds the ends of the rows from the cards that the hands still hold. */
export function findEnds(): void {
  for (let seat = 0; seat < 4; seat++) {
    if (!isRow(seat)) continue;
    const held = hand(seat);
    if (held == 0) continue;
    let left = 0;
    let right = 15;
    while ((held & bit(rowCard(seat, left))) == 0) left++;
    while (rowCard(seat, right) == 255 || (held & bit(rowCard(seat, right))) == 0) right--;
    store<u16>(ENDS + (<usize>seat << 1), <u16>(left | (right << 8)));
  }
}

/** Writes the rows into a level's key. */
export function keyRows(tricks: i32): void {
  const level = levelOf(tricks);
  let key = load<u64>(level, 8);
  for (let seat = 0; seat < 4; seat++) {
    if (!isRow(seat)) continue;
    const ends = endsOf(seat);
    const at = <u64>(seat << 4);
    key = (key & ~((<u64>0xffff) << at)) | ((<u64>((ends & 15) | ((ends >> 4) & 0xf0) | 0x100)) << at);
  }
  store<u64>(level, key, 8);
}

/**
 * Searches as the plain search does. Returns the first side's tricks out of those left: a lower bound if it is at least
 * `need`, else an upper bound.
 */
export function searchShape(tricks: i32, leader: i32, need: i32): i32 {
  countNode();
  if (stopped) return 0;
  const level = levelOf(tricks);
  const known = lookUp(level, leader, need);
  if (known >= 0) return known;
  const sure = sureTricks(tricks, leader, need, allAt(level));
  const value = sure >= 0 ? sure : tryCards(tricks, leader, need, 0, leader, 0, 0, leader);
  if (stopped) return 0;
  if (value < need) keep(tricks, leader, 0, value);
  else keep(tricks, leader, value, tricks);
  return value;
}

/** Searches as `searchShape` does, after the first `count` cards of the trick, which the hands still hold. */
export function askShape(tricks: i32, leader: i32, need: i32, count: i32, c0: i32, c1: i32, c2: i32, c3: i32): i32 {
  return count == 0 ? searchShape(tricks, leader, need) : askAfter(tricks, leader, need, count, c0 | (c1 << 8) | (c2 << 16) | (c3 << 24), 0, leader, 0, leader);
}

/** Plays the `place`-th of the cards given, and the others after it. */
function askAfter(tricks: i32, leader: i32, need: i32, count: i32, given: i32, place: i32, seat: i32, winning: i32, winner: i32): i32 {
  const trick = place == 0 ? 0 : given & ((1 << (place << 3)) - 1);
  if (place == count) return tryCards(tricks, leader, need, place, seat, trick, winning, winner);
  const card = (given >> (place << 3)) & 63;
  const wins = place == 0 || beats(card, winning);
  const ends = endsOf(seat);
  if (isRow(seat)) shorten(seat, card);
  setHand(seat, hand(seat) ^ bit(card));
  const best = wins ? card : winning;
  const holder = wins ? seat : winner;
  const value =
    place + 1 == cardsATrick
      ? endTrick(tricks, leader, need, trick | (card << (place << 3)), best, holder)
      : askAfter(tricks, leader, need, count, given, place + 1, after(seat), best, holder);
  setHand(seat, hand(seat) ^ bit(card));
  store<u16>(ENDS + (<usize>seat << 1), <u16>ends);
  return value;
}

export let sureRanks: u64 = 0;
export function noRanks(): void {
  sureRanks = 0;
}

/** Returns the answer if it needs no search, with `ranks`; else −1. */
function sureTricks(tricks: i32, leader: i32, need: i32, all: u64): i32 {
  const isFirst = first(leader) == 1;
  const forUs = isFirst ? need : tricks - need + 1;
  const forThem = tricks + 1 - forUs;
  sureRanks = 0;
  const ours = min(tricks, isRow(leader) ? rowTricks(leader, all) : handTricks(leader, all));
  if (ours >= forUs) {
    setRanks(sureRanks);
    return isFirst ? ours : tricks - ours;
  }
  if (!trumped || all >> 48 == 0) return -1;
  const theirs = topTrumpsOf(1 - first(leader), all);
  if (theirs < forThem) return -1;
  setRanks(sureRanks);
  return isFirst ? tricks - theirs : theirs;
}

/**
 * Counts the highest trumps, as far as one hand of the side, not a row, holds them: nobody can stop it from winning
 * these tricks.
 */
export function topTrumpsOf(side: i32, all: u64): i32 {
  sureRanks = 0;
  let most = 0;
  for (let seat = 0; seat < 4; seat++) {
    if (first(seat) != side || isRow(seat)) continue;
    const own = run(inSuit(hand(seat), TRUMPS), inSuit(all, TRUMPS));
    if (size(own) <= most) continue;
    most = size(own);
    sureRanks = (<u64>own) << 48;
  }
  return most;
}

/** Returns the highest cards of a suit, as long as they are among `own`. */
// @ts-ignore: decorator
@inline
function run(own: u32, all: u32): u32 {
  const others = all & ~own;
  // the cards above the highest of the others
  return others == 0 ? own : own & ~(((<u32>0x80000000) >> clz(others) << 1) - 1);
}

/** Counts the tricks that a hand on lead cashes from the top, one card after the other. */
export function handTricks(seat: i32, all: u64): i32 {
  const own = hand(seat);
  const others = all & ~own;
  let tricks = 0;
  const isRuffed = trumped && others >> 48 != 0;
  for (let suit = isRuffed ? TRUMPS : 0; suit < 4; suit++) {
    const held = inSuit(own, suit);
    if (held == 0) continue;
    const top = run(held, inSuit(all, suit));
    tricks += size(top);
    // when nobody else has the suit, its ranks do not matter
    if (inSuit(others, suit) != 0) sureRanks |= (<u64>top) << (<u64>(suit << 4));
  }
  return tricks;
}

/** Counts the tricks that a row on lead cashes: its ends, as long as they are the highest of their suits. */
function rowTricks(seat: i32, all: u64): i32 {
  const others = all & ~hand(seat);
  const isRuffed = trumped && others >> 48 != 0;
  let left = endsOf(seat) & 255;
  let right = endsOf(seat) >> 8;
  let tricks = 0;
  while (left <= right) {
    let card = rowCard(seat, left);
    if (!isTop(card, others, isRuffed)) {
      card = rowCard(seat, right);
      if (!isTop(card, others, isRuffed)) break;
      right--;
    } else left++;
    tricks++;
    if ((others & laneOf(suitOf(card))) != 0) sureRanks |= bit(card);
  }
  return tricks;
}

// @ts-ignore: decorator
@inline
function isTop(card: i32, others: u64, isRuffed: bool): bool {
  if (isRuffed && suitOf(card) != TRUMPS) return false;
  return bit(card) > (others & laneOf(suitOf(card)));
}

function endTrick(tricks: i32, leader: i32, need: i32, trick: i32, winning: i32, winner: i32): i32 {
  const won = first(winner);
  const needed = need - won;
  const left = tricks - 1;
  let value: i32;
  let relevant: u64 = 0;
  if (needed <= 0) value = won;
  else if (needed > left) value = won + left;
  else {
    nextLevel(tricks, leader, trick);
    value = won + searchShape(left, winner, needed);
    relevant = ranks;
  }
  let played: u64 = 0;
  for (let i = 0; i < cardsATrick; i++) played |= bit((trick >> (i << 3)) & 63);
  if ((played & laneOf(suitOf(winning))) != bit(winning)) relevant |= bit(winning);
  setRanks(relevant);
  return value;
}

/** Computes the next level, from this one without the cards of a trick. */
function nextLevel(tricks: i32, leader: i32, trick: i32): void {
  const from = levelOf(tricks);
  const to = levelOf(tricks - 1);
  v128.store(to, ownerWords(from), 16);
  let all = allAt(from);
  let key = load<u64>(from, 8);
  let seat = leader;
  for (let i = 0; i < cardsATrick; i++) {
    const card = (trick >> (i << 3)) & 63;
    removeFrom(to, all, card);
    all ^= bit(card);
    if (!isRow(seat)) key -= <u64>1 << (<u64>((seat << 4) + ((card >> 4) << 2)));
    seat = after(seat);
  }
  store<u64>(to, all);
  store<u64>(to, key, 8);
  keyRows(tricks - 1);
}

function tryCards(tricks: i32, leader: i32, need: i32, place: i32, seat: i32, trick: i32, winning: i32, winner: i32): i32 {
  const held = hand(seat);
  const row = isRow(seat);
  let cards = row ? endCards(seat) : held;
  const led = (trick & 63) >> 4;
  if (place > 0) {
    const following = cards & laneOf(led);
    if (following != 0) cards = following;
  }
  const all = allAt(levelOf(tricks));
  const isFirst = first(seat) == 1;
  const ends = endsOf(seat);
  const isLast = place + 1 == cardsATrick;
  const shift = place << 3;
  const hintAt = hintOf(place, seat, held, cards, all, led, winning, winner);
  const sign = hintKey & 0xffffffffffffff00;
  const there = load<u64>(hintAt);
  const hint = (there & 0xffffffffffffff00) == sign && (cards & bit(<i32>(there & 63))) != 0 ? <i32>(there & 63) : -1;
  const moves = movesAt((tricks << 2) - place - 1);
  let at = moves;
  let card = hint;
  let ordered = false;
  if (card < 0) {
    order(moves, place, seat, cards, all, winning, winner, isLast);
    ordered = true;
    card = load<u8>(at++);
  }
  let bound = isFirst ? 0 : tricks;
  let relevant: u64 = 0;
  for (;;) {
    const wins = place == 0 || beats(card, winning);
    const best = wins ? card : winning;
    const holder = wins ? seat : winner;
    setHand(seat, held ^ bit(card));
    if (row) shorten(seat, card);
    const value = isLast
      ? endTrick(tricks, leader, need, trick | (card << shift), best, holder)
      : tryCards(tricks, leader, need, place + 1, after(seat), trick | (card << shift), best, holder);
    setHand(seat, held);
    if (row) store<u16>(ENDS + (<usize>seat << 1), <u16>ends);
    if (isFirst ? value >= need : value < need) {
      if (card != hint && !stopped) store<u64>(hintAt, sign | card);
      return value;
    }
    bound = isFirst ? max(bound, value) : min(bound, value);
    const mattered = ranks;
    relevant |= mattered;
    cards &= row ? ~bit(card) : ~alike(card, held, all, mattered);
    if (cards == 0 || stopped) break;
    if (!ordered) {
      order(moves, place, seat, cards, all, winning, winner, isLast);
      ordered = true;
    }
    do {
      card = load<u8>(at++);
    } while ((cards & bit(card)) == 0);
  }
  setRanks(relevant);
  return bound;
}

/** Orders cards for trying. It changes the time of a search, never its result. */
export function order(moves: usize, place: i32, seat: i32, cards: u64, all: u64, winning: i32, winner: i32, isLast: bool): void {
  let to = moves;
  let rest = cards;
  const side = first(seat);
  const isOurs = place > 0 && first(winner) == side;
  while (rest != 0) {
    let best = -1000;
    let chosen = 0;
    for (let some = rest; some != 0; some &= some - 1) {
      const card = lowest(some);
      const rank = card & 15;
      const suit = suitOf(card);
      const others = all & laneOf(suit) & ~hand(seat);
      const isTop = others == 0 || bit(card) > others;
      let score: i32;
      if (place == 0) score = isTop ? 40 + rank : lowest(cards & laneOf(suit)) == card ? 20 - rank : -rank;
      else if (beats(card, winning)) {
        if (isOurs && (isLast || isHighest(winning, all))) score = -rank - 5;
        else score = isLast ? 60 - rank : isTop ? 50 - rank : 20 + rank;
      } else score = -rank;
      if (score > best) {
        best = score;
        chosen = card;
      }
    }
    store<u8>(to++, <u8>chosen);
    rest ^= bit(chosen);
  }
}

// @ts-ignore: decorator
@inline
function isHighest(card: i32, all: u64): bool {
  return (all & laneOf(suitOf(card))) >> (<u64>card) == 1;
}
