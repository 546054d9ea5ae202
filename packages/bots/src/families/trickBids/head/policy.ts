import { type Card, rankIndex, type Suit, suitIndex, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, holding, size, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Play } from '@overtrick/rules/play/play';
import { beats, type SeatCard, winningCard } from '@overtrick/rules/play/trick';
import { type Goals, isNilAlive, needOf } from '../goals.ts';

/** A play in which everybody has bid, as it stands. */
export interface CardChoice {
  readonly play: Play;
  readonly goals: Goals;
  /** The cards that were played. */
  readonly gone: CardSet;
  /** The legal cards of the hand to play. */
  readonly legal: readonly Card[];
  /** The seat that plays the deal out in their head: they suppose that the others never let go of a trick. */
  readonly head: Seat;
}

/** Trumps of all these games. */
export const TRUMP: Suit = 'S';
const ALL = 2 ** 13 - 1;
const SPADE_COST = 13;

/**
 * Returns the card that a sensible player plays at once, by their own hand and the cards played, for simulated deals.
 * They take tricks that their side needs or the others rely on, and duck otherwise; they keep a nil, cover a partner's,
 * and play under the others'.
 */
export function quickCard(moment: CardChoice): Card {
  const { play, legal } = moment;
  const [only = 0, ...more] = legal;
  if (more.length === 0) return only;
  const best = winningCard(play.trick, TRUMP);
  return best === undefined ? leadFrom(moment) : followOn(moment, best);
}

function leadFrom(moment: CardChoice): Card {
  const { play, goals, legal } = moment;
  const { turn } = play;
  if (isNilAlive(goals, play, turn) || !isWanting(moment)) return lowest(legal);
  const isTeams = (seat: Seat) => goals[turn].team.includes(seat);
  const nils = SEATS.filter((seat) => isNilAlive(goals, play, seat));
  if (nils.some((seat) => isAlly(moment, seat))) return highest(legal);
  if (nils.some((seat) => !isTeams(seat))) return lowest(legal);
  const tops = legal.filter((card) => isTop(moment, card));
  const sides = tops.filter((card) => suitOf(card) !== TRUMP);
  if (sides.length > 0) return bestBy(sides, (card) => -suitLength(moment.gone, suitOf(card)));
  const trumps = suitLength(play.hands[turn], TRUMP);
  const [trump] = tops;
  if (trump !== undefined && (trumps >= 4 || trumps === legal.length)) return trump;
  // a short suit without an honour to lose: what is ruffed later is won
  return bestBy(legal, (card) => {
    const length = suitLength(play.hands[turn], suitOf(card));
    const isHonour = rankIndex(card) >= 9;
    return -rankIndex(card) - (suitOf(card) === TRUMP ? 20 : length * 2) - (isHonour ? 10 : 0);
  });
}

function followOn(moment: CardChoice, best: SeatCard): Card {
  const { play, goals, legal } = moment;
  const { turn, trick } = play;
  const winners = legal.filter((card) => beats(card, best.card, TRUMP));
  const losers = legal.filter((card) => !beats(card, best.card, TRUMP));
  const isLast = trick.length + 1 === playersIn(play);
  if (isNilAlive(goals, play, turn)) {
    if (losers.length > 0) return mostDangerous(losers);
    return isLast ? highest(winners) : lowest(winners);
  }
  if (isNilAlive(goals, play, best.seat)) {
    if (isAlly(moment, best.seat)) return winners.length > 0 ? lowest(winners) : lowest(losers);
    if (!isMate(moment, best.seat)) return losers.length > 0 ? highest(losers) : lowest(winners);
  }
  if (!isWanting(moment)) {
    if (losers.length > 0) return mostDangerous(losers);
    return isLast ? highest(winners) : lowest(winners);
  }
  const isOurs = isMate(moment, best.seat);
  if (isOurs && (isLast || isTop(moment, best.card)))
    return losers.length > 0 ? lowest(losers) : lowest(winners);
  if (winners.length === 0) return lowest(losers);
  const isRuff = winners.every((card) => suitIndex(card) !== suitIndex(trick[0]?.card ?? card));
  if (isLast || isRuff) return isOurs && losers.length > 0 ? lowest(losers) : lowest(winners);
  const tops = winners.filter((card) => isTop(moment, card));
  if (tops.length > 0) return lowest(tops);
  // second hand low, third hand high
  if (trick.length === 1) return losers.length > 0 ? lowest(losers) : lowest(winners);
  return highest(winners);
}

/** True if the hand's tricks help it, or keep the others from their bids. */
function isWanting(moment: CardChoice): boolean {
  const { play, goals, head } = moment;
  const { turn } = play;
  if (turn !== head && !goals[turn].isNil && !isAlly(moment, head)) return true;
  const need = needOf(goals, play, turn);
  if (need > 0) return !goals[turn].isNil;
  const left = size(play.hands[turn]);
  return SEATS.some((seat) => {
    if (goals[turn].team.includes(seat) || goals[seat].isNil || size(play.hands[seat]) === 0) return false;
    const theirs = needOf(goals, play, seat);
    return theirs > 0 && theirs >= left - 1;
  });
}

/** True if the other hand plays for the same score as the one to act. */
const isAlly = ({ play: { turn }, goals }: CardChoice, seat: Seat): boolean =>
  seat !== turn && goals[turn].allies.includes(seat);

/** True if the other hand is on the side of the one on turn. */
const isMate = ({ play: { turn }, goals }: CardChoice, seat: Seat): boolean =>
  seat !== turn && (goals[seat].team.includes(turn) || goals[turn].team.includes(seat));

/** True if no other hand has a higher card of the suit, as far as the hand to act can tell. */
function isTop({ play, gone }: CardChoice, card: Card): boolean {
  const suit = suitOf(card);
  const known = holding(gone, suit) | holding(play.hands[play.turn], suit);
  return (~known & ALL) >> (rankIndex(card) + 1) === 0;
}

const playersIn = ({ hands, trick }: Play): number =>
  SEATS.filter((seat) => size(hands[seat]) > 0 || trick.some((played) => played.seat === seat)).length;

const costOf = (card: Card): number => rankIndex(card) + (suitOf(card) === TRUMP ? SPADE_COST : 0);
const lowest = (cards: readonly Card[]): Card => bestBy(cards, (card) => -costOf(card));
const highest = (cards: readonly Card[]): Card => bestBy(cards, rankIndex);
const mostDangerous = (cards: readonly Card[]): Card => bestBy(cards, costOf);

function bestBy(cards: readonly Card[], worth: (card: Card) => number): Card {
  let [best = 0] = cards;
  let most = worth(best);
  for (const card of cards) {
    const value = worth(card);
    if (value > most) [best, most] = [card, value];
  }
  return best;
}
