// Tricks of three cards: two hands, and a dummy that the player on lead plays (RULES 10.6). One card of the dummy is
// declarer's own, the secret card: declarer may put it in place of the card that the other player chooses.
//
// Seats: 0 declarer, 1 the defender, 2 the dummy. Leads: 0 and 1 from a hand, 2 from dummy by declarer, 3 from dummy by
// the defender. The last sixteen bits of a position's key hold the place of the secret card among the dummy's cards of
// its suit, and whether the defender has won all tricks from their hand, as dummy then plays second.
import { bit, inSuit, laneOf, size, suitOf } from './cards';
import { beats, movesAt } from './order';
import { alike, countNode, stopped } from './search';
import { handTricks, noRanks, order, sureRanks, topTrumpsOf } from './shapes';
import { allAt, hand, levelOf, ownerWords, ranks, removeFrom, setHand, setRanks, trumped } from './state';
import { keep, lookUp } from './table';

const DECLARER: i32 = 0;
const DEFENDER: i32 = 1;
const DUMMY: i32 = 2;

/** The secret card as a bit, in its current place. */
let secret: u64 = 0;
/** True if it must be played when it alone can follow suit, also when the defender plays dummy. */
let forced: bool = true;
export function setSecret(card: i32, isForced: bool): void {
  secret = card < 0 ? 0 : bit(card);
  forced = isForced;
}

/** Returns the hand that plays at a place of the trick. */
function turnAt(lead: i32, opening: bool, place: i32): i32 {
  if (lead >= DUMMY) return place == 0 ? DUMMY : place == 1 ? 3 - lead : lead - 2;
  if (place == 0) return lead;
  return opening == (place == 1) ? DUMMY : 1 - lead;
}

/** Returns the seat that plays dummy's card if nobody puts another in its place. */
// @ts-ignore: decorator
@inline
function ownerOf(lead: i32): i32 {
  return lead & 1;
}

/** Adds to a level's key what the suit lengths do not show. */
export function keySecret(tricks: i32, opening: bool): void {
  const level = levelOf(tricks);
  let more: u64 = opening ? 1 : 0;
  const dummy = hand(DUMMY);
  if ((dummy & secret) != 0) {
    const suit = suitOf(<i32>ctz(secret));
    const above = popcnt(dummy & laneOf(suit) & ~((secret << 1) - 1));
    more |= 2 | (<u64>suit << 2) | (above << 4);
  }
  store<u64>(level, (load<u64>(level, 8) & 0xffffffffffff) | (more << 48), 8);
}

/** Returns declarer's tricks out of those left: a lower bound if it is at least `need`, else an upper bound. */
export function searchSecret(tricks: i32, lead: i32, opening: bool, need: i32): i32 {
  countNode();
  if (stopped) return 0;
  const level = levelOf(tricks);
  const known = lookUp(level, lead, need);
  if (known >= 0) return known;
  const sure = sureTricks(tricks, lead, need, allAt(level));
  const value = sure >= 0 ? sure : next(tricks, lead, opening, need, 0, 0, 0, DECLARER, DECLARER);
  if (stopped) return 0;
  if (value < need) keep(tricks, lead, 0, value);
  else keep(tricks, lead, value, tricks);
  return value;
}

function sureTricks(tricks: i32, lead: i32, need: i32, all: u64): i32 {
  const owner = ownerOf(lead);
  const forUs = owner == DECLARER ? need : tricks - need + 1;
  noRanks();
  if (lead < DUMMY) {
    const ours = handTricks(lead, all);
    if (ours >= forUs) {
      setRanks(sureRanks);
      return owner == DECLARER ? ours : tricks - ours;
    }
  }
  if (!trumped || all >> 48 == 0) return -1;
  const theirs = topTrumpsOf(owner == DECLARER ? 0 : 1, all);
  if (theirs < tricks + 1 - forUs) return -1;
  setRanks(sureRanks);
  return owner == DECLARER ? tricks - theirs : theirs;
}

/**
 * Searches as `searchSecret` does, after the first `count` cards of the trick, which the hands still hold.
 * @param lead with a secret card led in place of another: from dummy, by declarer
 * @param by the player of dummy's card, if it is among them
 */
export function askSecret(tricks: i32, lead: i32, opening: bool, need: i32, count: i32, cards: i32, by: i32): i32 {
  if (count == 0) return searchSecret(tricks, lead, opening, need);
  let trick = 0;
  let winning = 0;
  let winner = 0;
  for (let place = 0; place < count; place++) {
    const card = (cards >> (place << 3)) & 63;
    const seat = turnAt(lead, opening, place);
    if (place == 0 || beats(card, winning)) {
      winning = card;
      winner = seat;
    }
    trick |= card << (place << 3);
    setHand(seat, hand(seat) ^ bit(card));
  }
  const value = next(tricks, lead, opening, need, count, trick, winning, winner, by);
  for (let place = 0; place < count; place++) {
    const seat = turnAt(lead, opening, place);
    setHand(seat, hand(seat) ^ bit((cards >> (place << 3)) & 63));
  }
  return value;
}

/** Searches after `place` cards of a trick. */
function next(tricks: i32, lead: i32, opening: bool, need: i32, place: i32, trick: i32, winning: i32, winner: i32, by: i32): i32 {
  if (place == 3) return endTrick(tricks, lead, opening, need, trick, winning, winner, by);
  const seat = turnAt(lead, opening, place);
  const held = hand(seat);
  const lane = laneOf((trick & 63) >> 4);
  const owner = ownerOf(lead);
  if (seat != DUMMY) {
    const following = place == 0 ? 0 : held & lane;
    return tryCards(tricks, lead, opening, need, place, seat, seat, following == 0 ? held : following, trick, winning, winner, by);
  }
  const isThere = (held & secret) != 0;
  let open = held & ~secret;
  let mayPut = isThere;
  if (place > 0) {
    const isFollowing = (held & secret & lane) != 0;
    if ((open & lane) != 0) {
      open &= lane;
      mayPut = isFollowing;
    } else if (isFollowing && (forced || owner == DECLARER)) open = 0;
  }
  if (owner == DECLARER)
    return tryCards(tricks, lead, opening, need, place, seat, owner, mayPut ? open | secret : open, trick, winning, winner, by);
  if (!mayPut) return tryCards(tricks, lead, opening, need, place, seat, owner, open, trick, winning, winner, by);
  // the secret card can replace any card that the defender chooses: declarer gets that result, or better
  const put = tryCards(tricks, place == 0 ? 2 : lead, opening, need, place, seat, DECLARER, secret, trick, winning, winner, by);
  if (open == 0 || put >= need || stopped) return put;
  const relevant = ranks;
  const chosen = tryCards(tricks, lead, opening, need, place, seat, owner, open, trick, winning, winner, by);
  // where declarer fails, both answers count
  if (chosen < need) setRanks(ranks | relevant);
  return max(put, chosen);
}

/** Tries the cards of a hand, which `chooser` plays. */
function tryCards(
  tricks: i32,
  lead: i32,
  opening: bool,
  need: i32,
  place: i32,
  seat: i32,
  chooser: i32,
  from: u64,
  trick: i32,
  winning: i32,
  winner: i32,
  by: i32,
): i32 {
  const held = hand(seat);
  const all = allAt(levelOf(tricks));
  const isDeclarer = chooser == DECLARER;
  // cards are alike only among those that may replace each other
  const group = seat == DUMMY ? held & ~secret : held;
  const moves = movesAt((tricks << 2) - place - 1);
  order(moves, place, seat, from, all, winning, winner, place == 2);
  let cards = from;
  let at = moves;
  let bound = isDeclarer ? 0 : tricks;
  let relevant: u64 = 0;
  while (cards != 0) {
    const card = <i32>load<u8>(at++);
    if ((cards & bit(card)) == 0) continue;
    const wins = place == 0 || beats(card, winning);
    setHand(seat, held ^ bit(card));
    const value = next(
      tricks,
      lead,
      opening,
      need,
      place + 1,
      trick | (card << (place << 3)),
      wins ? card : winning,
      wins ? seat : winner,
      seat == DUMMY ? chooser : by,
    );
    setHand(seat, held);
    if (isDeclarer ? value >= need : value < need) return value;
    bound = isDeclarer ? max(bound, value) : min(bound, value);
    const mattered = ranks;
    relevant |= mattered;
    cards &= bit(card) == secret ? ~secret : ~(alike(card, group, all, mattered) & ~(seat == DUMMY ? secret : 0));
    if (stopped) break;
  }
  setRanks(relevant);
  return bound;
}

function endTrick(tricks: i32, lead: i32, opening: bool, need: i32, trick: i32, winning: i32, winner: i32, by: i32): i32 {
  const player = winner == DUMMY ? by : winner;
  const won = 1 - player;
  const needed = need - won;
  const left = tricks - 1;
  const later = opening && winner == DEFENDER;
  let value: i32;
  let relevant: u64 = 0;
  if (needed <= 0) value = won;
  else if (needed > left) value = won + left;
  else {
    nextLevel(tricks, lead, opening, later, trick);
    value = won + searchSecret(left, winner == DUMMY ? 2 + by : winner, later, needed);
    relevant = ranks;
  }
  const played = bit(trick & 63) | bit((trick >> 8) & 63) | bit((trick >> 16) & 63);
  if ((played & laneOf(suitOf(winning))) != bit(winning)) relevant |= bit(winning);
  setRanks(relevant);
  return value;
}

function nextLevel(tricks: i32, lead: i32, opening: bool, later: bool, trick: i32): void {
  const from = levelOf(tricks);
  const to = levelOf(tricks - 1);
  v128.store(to, ownerWords(from), 16);
  let all = allAt(from);
  let key = load<u64>(from, 8);
  for (let place = 0; place < 3; place++) {
    const card = (trick >> (place << 3)) & 63;
    removeFrom(to, all, card);
    all ^= bit(card);
    key -= <u64>1 << (<u64>((turnAt(lead, opening, place) << 4) + ((card >> 4) << 2)));
  }
  store<u64>(to, all);
  store<u64>(to, key, 8);
  keySecret(tricks - 1, later);
}
