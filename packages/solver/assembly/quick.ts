// Tricks that need no search: those that the side on lead can cash at once, and those that the other side is certain to
// get. Each function returns their number, and leaves in `quickRanks` the cards whose rank it relies on.
import { count, inSuit, size, TRUMPS } from './cards';
import { hand, trumped } from './state';

export let quickRanks: u64 = 0;

// @ts-ignore: decorator
@inline
function lift(suit: u32, at: i32): u64 {
  return (<u64>suit) << (<u64>(at << 4));
}

// @ts-ignore: decorator
@inline
function topOf(suit: u32): u32 {
  return (suit == 0 ? 0 : (<u32>0x80000000) >> clz(suit));
}

/** Returns the highest cards of a suit, at most `most` of them. */
// @ts-ignore: decorator
@inline
function cutTo(suit: u32, most: i32): u32 {
  let rest = suit;
  for (let n = size(suit); n > most; n--) rest &= rest - 1;
  return rest;
}

/** Counts the tricks that the side of `seat`, who is on lead, can take at once. */
export function quickTricks(tricks: i32, seat: i32, all: u64): i32 {
  const mine = hand(seat);
  const partners = hand((seat + 2) & 3);
  const left = hand((seat + 1) & 3);
  const right = hand((seat + 3) & 3);
  let needed: u64 = 0;
  let trumpTricks = 0;
  if (trumped && all >> 48 != 0) {
    trumpTricks = topTrumps(<u32>(mine >> 48), <u32>(partners >> 48), <u32>(all >> 48));
    needed = quickRanks;
  }
  const leftRuffs = trumped && left >> 48 != 0;
  const rightRuffs = trumped && right >> 48 != 0;
  let partnersNeeded: u64 = 0;
  let own = 0;
  let others = 0;
  let entry = false;
  for (let suit = 0; suit < 4; suit++) {
    if (trumped && suit == TRUMPS) continue;
    const cards = inSuit(all, suit);
    let m = inSuit(mine, suit);
    let p = inSuit(partners, suit);
    if ((m | p) == 0) continue;
    const lefts = size(inSuit(left, suit));
    const rights = size(inSuit(right, suit));
    const longest = max(lefts, rights);
    // a rank counts only as long as another hand has cards to beat
    const mostMine = max(longest, size(p));
    const mostPartners = max(longest, size(m));
    if (leftRuffs || rightRuffs) {
      const most = leftRuffs ? (rightRuffs ? min(lefts, rights) : lefts) : rights;
      m = cutTo(m, most);
      p = cutTo(p, most);
    }
    let winners = 0;
    let partnersWinners = 0;
    let rest = cards;
    while (rest != 0) {
      const top = topOf(rest);
      if ((m & top) != 0) {
        winners++;
        if (winners <= mostMine) needed |= lift(top, suit);
      } else if ((p & top) != 0) {
        partnersWinners++;
        if (partnersWinners <= mostPartners) partnersNeeded |= lift(top, suit);
      } else break;
      rest ^= top;
    }
    // once the others are out of the suit, the rest of it wins too
    if (!leftRuffs && !rightRuffs) {
      if (winners > 0 && winners >= mostMine) winners = size(m);
      if (partnersWinners > 0 && partnersWinners >= mostPartners) partnersWinners = size(p);
    }
    // low from here to a winner there
    if (m != 0 && partnersWinners > 0 && topOf(p) > (m & -m)) entry = true;
    own += suitTricks(m, winners, p, partnersWinners);
    others += suitTricks(p, partnersWinners, m, winners);
  }
  if (entry) {
    needed |= partnersNeeded;
    own = max(own, others);
  }
  quickRanks = needed;
  return min(trumpTricks + own, tricks);
}

/** Counts the tricks in a suit for two hands; the first is on lead. */
// @ts-ignore: decorator
@inline
function suitTricks(m: u32, winners: i32, p: u32, partners: i32): i32 {
  if (partners == 0) return winners;
  if (winners == 0) return m != 0 ? partners : 0;
  // all of partner's cards are higher: partner takes their tricks, and can't come back
  if (topOf(m) < (p & -p)) return partners;
  // all of mine are higher
  if ((m & -m) > topOf(p)) return winners;
  // a partner with winners only plays one of them under mine
  return min(size(m), winners + (partners == size(p) ? partners - 1 : partners));
}

/** Counts the sure tricks of two hands in trumps: the highest trumps, as far as they hold them together. */
export function topTrumps(m: u32, p: u32, trumps: u32): i32 {
  quickRanks = 0;
  if (m == trumps) return size(m);
  if (p == trumps) return size(p);
  const most = max(size(m), size(p));
  const both = m | p;
  let tricks = 0;
  let rest = trumps;
  let needed: u32 = 0;
  while (rest != 0 && tricks < most) {
    const top = topOf(rest);
    if ((both & top) == 0) break;
    tricks++;
    needed |= top;
    rest ^= top;
  }
  quickRanks = lift(needed, TRUMPS);
  return tricks;
}

/**
 * Finds a sure trump trick that is not at the top: a guarded king behind the ace, king and queen, a twice guarded queen
 * behind both.
 */
export function laterTrump(tricks: i32, m: u32, p: u32, l: u32, r: u32, leading: bool): i32 {
  quickRanks = 0;
  const trumps = m | p | l | r;
  const n = size(trumps);
  if (n < 3) return 0;
  const a = topOf(trumps);
  const k = topOf(trumps ^ a);
  // l sits before p, r before m
  if (
    ((p & k) != 0 && p != k && (l & a) != 0) ||
    ((m & k) != 0 && m != k && (r & a) != 0 && (!leading || tricks >= 3))
  ) {
    quickRanks = lift(k, TRUMPS);
    return 1;
  }
  const q = topOf(trumps ^ a ^ k);
  if (((l | r) & a) != 0 && (((m | p) & k) != 0 && ((m | p) & q) != 0)) {
    // together in one hand, or in two that each have another card
    if ((m & (k | q)) == (k | q) || (p & (k | q)) == (k | q) || (size(m) > 1 && size(p) > 1)) {
      quickRanks = lift(q, TRUMPS);
      return 1;
    }
  }
  if (n >= 5) {
    const ak = a | k;
    if (
      ((p & q) != 0 && size(p) >= 3 && (l & ak) == ak) ||
      ((m & q) != 0 && size(m) >= 3 && (r & ak) == ak && (!leading || tricks >= 4))
    ) {
      quickRanks = lift(q, TRUMPS);
      return 1;
    }
  }
  return 0;
}

/**
 * Counts the tricks that the other side is certain to take at notrump, if the side on lead has no top card of any suit
 * that it can lead.
 */
export function stoppers(mine: u64, partners: u64, left: u64, right: u64, all: u64): i32 {
  const both = mine | partners;
  quickRanks = 0;
  let tops: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (inSuit(mine, suit) == 0) continue;
    const top = lift(topOf(inSuit(all, suit)), suit);
    if ((both & top) != 0) return 0;
    tops |= top;
  }
  quickRanks = tops;
  return (left & tops) == tops || (right & tops) == tops ? count(tops) : 1;
}
