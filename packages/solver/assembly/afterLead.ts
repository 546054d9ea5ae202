// Tricks that need no search after the lead: second hand's side is certain to win the trick, and its winner can cash
// enough.
import { bit, highest, inSuit, laneOf, lowest, size, suitOf, TRUMPS } from './cards';
import { beats } from './order';
import { hand, setRanks, trumped } from './state';

const SIDE_SUITS: u64 = 0x0000ffffffffffff;

/** The cards whose rank `cashes` relies on. */
let needed: u64 = 0;

/**
 * True if the side of `seat`, who plays second to a lead, is certain of `enough` tricks, this one among them: with
 * `ranks`.
 */
// @ts-ignore: decorator
@inline
export function sureAfterLead(seat: i32, lead: i32, enough: i32): bool {
  const mine = hand(seat);
  const partners = hand((seat + 2) & 3);
  const top = (mine | partners) & ~below(hand((seat + 1) & 3) | hand((seat + 3) & 3));
  const most = max(popcnt(mine & top), popcnt(partners & top));
  return 1 + <i32>most >= enough && isSure(seat, lead, enough);
}

/** Returns all cards that are not higher than a card of their suit. */
// @ts-ignore: decorator
@inline
function below(cards: u64): u64 {
  let x = cards;
  x |= (x >> 1) & 0x7fff7fff7fff7fff;
  x |= (x >> 2) & 0x3fff3fff3fff3fff;
  x |= (x >> 4) & 0x0fff0fff0fff0fff;
  x |= (x >> 8) & 0x00ff00ff00ff00ff;
  return x;
}

function isSure(seat: i32, lead: i32, enough: i32): bool {
  const led = suitOf(lead);
  const lane = laneOf(led);
  const mine = hand(seat);
  const next = hand((seat + 1) & 3);
  const partners = hand((seat + 2) & 3);
  const leaders = hand((seat + 3) & 3);
  const follows = next & lane;
  const isSide = trumped && led != TRUMPS;
  /** The card that the winner has to beat: the lead, or the best that third hand has. */
  let least = lead;
  if (follows != 0) least = max(lead, highest(follows));
  else if (isSide && next >> 48 != 0) least = highest(next);
  const own = mine & lane;
  const thirds = follows == 0 ? -1 : led;
  const partnersOwn = partners & lane;
  // the winner's partner may not have to win the trick instead
  let card = cheapest(own, mine, least, isSide);
  if (
    card < 0 ||
    !canLose(partnersOwn, partners, card) ||
    !cashes(mine ^ bit(card), partners, next, leaders, thirds, enough)
  ) {
    card = cheapest(partnersOwn, partners, least, isSide);
    if (card < 0 || !canLose(own, mine, card)) return false;
    if (!cashes(partners ^ bit(card), mine, next, leaders, thirds, enough)) return false;
  }
  setRanks(needed | (suitOf(card) == suitOf(least) ? bit(card) : 0));
  return true;
}

/** True if the player can play a card that does not beat `card`. */
// @ts-ignore: decorator
@inline
function canLose(own: u64, mine: u64, card: i32): bool {
  if (own != 0) return !beats(lowest(own), card);
  return !trumped || (mine & ~laneOf(TRUMPS)) != 0;
}

/** Returns the lowest card with which a player beats `least`; −1 if there is none. */
// @ts-ignore: decorator
@inline
function cheapest(own: u64, held: u64, least: i32, isSide: bool): i32 {
  if (own != 0) {
    if (suitOf(least) != suitOf(lowest(own))) return -1;
    const higher = own & ~((bit(least) << 1) - 1);
    return higher == 0 ? -1 : lowest(higher);
  }
  if (!isSide) return -1;
  const trumps = held & laneOf(TRUMPS);
  const higher = suitOf(least) == TRUMPS ? trumps & ~((bit(least) << 1) - 1) : trumps;
  return higher == 0 ? -1 : lowest(higher);
}

/**
 * True if the winner of a trick can cash so many that they are `enough` with it. `next` is the opponent who has yet to
 * play to this trick: a card of the suit `follows`, or any card if that is −1.
 */
function cashes(mine: u64, partners: u64, next: u64, other: u64, follows: i32, enough: i32): bool {
  needed = 0;
  let tricks = 1;
  if (tricks >= enough) return true;
  // a partner with nothing but trumps would have to ruff
  if (trumped && partners >> 48 != 0 && <i32>popcnt(partners & SIDE_SUITS) < enough) return false;
  const all = mine & ~below(next | other | partners);
  if (tricks + <i32>popcnt(all) < enough) return false;
  const nextRuffs = trumped && next >> 48 != 0;
  const otherRuffs = trumped && other >> 48 != 0;
  for (let suit = 3; suit >= 0; suit--) {
    if ((all & laneOf(suit)) == 0) continue;
    const nexts = inSuit(next, suit);
    const others = inSuit(other, suit);
    let winners = inSuit(all, suit);
    const isTrump = trumped && suit == TRUMPS;
    if (!isTrump && (nextRuffs || otherRuffs)) {
      let most = otherRuffs ? size(others) : 13;
      if (nextRuffs) {
        const lost = follows == suit || follows < 0 ? 1 : 0;
        most = min(most, size(nexts) - lost);
      }
      for (let n = size(winners); n > most && n > 0; n--) winners &= winners - 1;
    }
    const longest = max(max(size(nexts), size(others)), size(inSuit(partners, suit)));
    tricks += size(winners);
    let ranked = winners;
    for (let n = size(ranked); n > longest; n--) ranked &= ranked - 1;
    needed |= (<u64>ranked) << (<u64>(suit << 4));
    if (tricks >= enough) return true;
  }
  return false;
}
