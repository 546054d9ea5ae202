import { type Card, rankIndex, type Suit, suitIndex, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, has, holding, size, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { type Play, voidsShown } from '@overtrick/rules/play/play';
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
const SUIT_SIZE = 13;
const ALL = 2 ** SUIT_SIZE - 1;
const SPADE_COST = 13;
const NINE = 7;
const TEN = 8;
const JACK = 9;
/** The number of spades from which a player draws them. */
const LONG = 4;

/** A card with the reason for it, in one sentence. */
export interface Thought {
  readonly card: Card;
  readonly why: string;
}

/** Returns the card of `thoughtOf`, for simulated deals. */
export const quickCard = (moment: CardChoice): Card => {
  const [only = 0, ...more] = moment.legal;
  return more.length === 0 ? only : thoughtOf(moment).card;
};

/**
 * Returns the card that a sensible player plays at once, by their own hand and the cards played. They take tricks that
 * their side needs or the others rely on, and duck otherwise; they keep a nil, cover a partner's, and play under the
 * others'.
 */
export function thoughtOf(moment: CardChoice): Thought {
  const best = winningCard(moment.play.trick, TRUMP);
  return best === undefined ? leadFrom(moment) : followOn(moment, best);
}

const think = (card: Card, why: string): Thought => ({ card, why });

function leadFrom(moment: CardChoice): Thought {
  const { play, goals, legal } = moment;
  const { turn } = play;
  if (isNilAlive(goals, play, turn)) return think(lowest(legal), 'I bid nil: I lead my lowest card.');
  if (SEATS.some((seat) => isAlly(moment, seat) && isNilAlive(goals, play, seat))) return coverLead(moment);
  const small = leadsAtNil(moment);
  if (small.length > 0) return think(lowest(small), 'I lead low: the nil may have to take this trick.');
  if (!isWanting(moment)) return think(lowest(legal), `${whyNoMore(moment)}: I lead low, and take no bags.`);
  const tops = legal.filter((card) => isTop(moment, card));
  const isRisky = (card: Card): boolean => suitOf(card) !== TRUMP && mayBeRuffed(moment, suitOf(card));
  const risky = tops.filter(isRisky);
  const sides = tops.filter((card) => suitOf(card) !== TRUMP && !risky.includes(card));
  if (sides.length > 0)
    return think(
      bestBy(sides, (card) => -suitLength(moment.gone, suitOf(card))),
      'I cash a card that nobody can beat in its suit.',
    );
  const trumps = suitLength(play.hands[turn], TRUMP);
  const trump = tops.find((card) => suitOf(card) === TRUMP);
  // a player alone would draw the spades of two or three opponents with their own
  if (trump !== undefined && risky.length > 0 && !isAlone(moment))
    return think(trump, 'I draw spades first: an opponent could cut my other high cards.');
  if (trump !== undefined && (trumps >= LONG || trumps === legal.length))
    return think(trump, 'I draw spades with a sure trick.');
  // a short suit without an honour to lose: what is ruffed later is won
  const card = bestBy(legal, (one) => {
    const length = suitLength(play.hands[turn], suitOf(one));
    const isHonour = rankIndex(one) >= JACK;
    const cost = (isHonour ? 10 : 0) + (risky.includes(one) ? 15 : 0);
    return -rankIndex(one) - (suitOf(one) === TRUMP ? 20 : length * 2) - cost;
  });
  if (risky.includes(card)) return think(card, 'I lead a high card, though an opponent may cut it.');
  return think(card, whyLead(moment, card));
}

/** Says why a card is led that is no sure trick. */
function whyLead(moment: CardChoice, card: Card): string {
  const { play, gone, legal } = moment;
  const hand = play.hands[play.turn];
  const suit = suitOf(card);
  const others = legal.filter((one) => one !== card);
  if (suit === TRUMP)
    return others.every((one) => suitOf(one) === TRUMP)
      ? 'I have only spades left, and lead my lowest.'
      : 'I lead a low spade: my other cards are better kept.';
  const length = suitLength(hand, suit);
  const isOut = length + suitLength(gone, suit) === SUIT_SIZE;
  const canCut = legal.some((one) => suitOf(one) === TRUMP && !isTop(moment, one));
  if (length <= 2 && canCut && !isOut)
    return length === 1
      ? 'I lead my only card of the suit, to cut the next one.'
      : 'I lead from a short suit, and may cut it later.';
  if (rankIndex(card) >= JACK) return 'I have no low card to spare, and lead this one.';
  return others.some((one) => rankIndex(one) >= JACK)
    ? 'I lead low, and keep my honours.'
    : 'I lead low: I have no high card to win a trick with.';
}

/**
 * Lists the small cards that an opponent's nil may have to beat: in suits in which such a hand has not shown out. Empty
 * if the player's side can still make its bid, but only with every trick that is left.
 */
function leadsAtNil(moment: CardChoice): readonly Card[] {
  const { play, goals, legal } = moment;
  const nils = SEATS.filter((seat) => isFoesNil(moment, seat));
  if (nils.length === 0 || needOf(goals, play, play.turn) === size(play.hands[play.turn])) return [];
  const voids = voidsShown(play.tricks);
  return legal.filter(
    (card) =>
      rankIndex(card) < JACK &&
      !isTop(moment, card) &&
      nils.some((seat) => !voids[seat].includes(suitOf(card))),
  );
}

/** Leads for a partner who bid nil: a card that nobody beats, else as high as possible. */
function coverLead(moment: CardChoice): Thought {
  const tops = moment.legal.filter((card) => isTop(moment, card));
  const sides = tops.filter((card) => suitOf(card) !== TRUMP);
  const sure =
    sides.find((card) => !mayBeRuffed(moment, suitOf(card))) ?? tops.find((card) => suitOf(card) === TRUMP);
  return sure === undefined
    ? think(sides[0] ?? highest(moment.legal), 'Partner bid nil: I lead as high as I can.')
    : think(sure, 'Partner bid nil: I lead a card that nobody can beat.');
}

function followOn(moment: CardChoice, best: SeatCard): Thought {
  const { play, goals, legal } = moment;
  const { turn, trick } = play;
  const winners = legal.filter((card) => beats(card, best.card, TRUMP));
  const losers = legal.filter((card) => !beats(card, best.card, TRUMP));
  const isLast = isLastToPlay(moment);
  if (isNilAlive(goals, play, turn)) {
    if (losers.length > 0)
      return think(mostDangerous(losers), 'I bid nil: this is the highest card that does not win.');
    return isLast
      ? think(highest(winners), 'My nil is lost: I take the trick with my highest card.')
      : think(lowest(winners), 'I bid nil: somebody may still beat my lowest card.');
  }
  if (isNilAlive(goals, play, best.seat)) {
    if (isAlly(moment, best.seat))
      return winners.length > 0
        ? think(lowest(winners), 'I cover partner’s nil.')
        : think(lowest(losers), 'I cannot cover partner’s nil: I play low.');
    if (!isMate(moment, best.seat))
      return losers.length > 0
        ? think(highest(losers), 'The nil is winning this trick: I stay under it.')
        : think(lowest(winners), 'All my cards here beat the nil: I play the lowest.');
  }
  const isRuff = winners.every((card) => suitIndex(card) !== suitIndex(trick[0]?.card ?? card));
  if (winners.length > 0 && !isRuff && isNilToCome(moment))
    return think(highest(winners), 'Partner bid nil and plays after me: I play high.');
  if (!isWanting(moment)) {
    if (losers.length > 0)
      return think(mostDangerous(losers), `${whyNoMore(moment)}: I play the highest card that does not win.`);
    return isLast
      ? think(highest(winners), 'All my cards win this trick: I play the highest.')
      : think(lowest(winners), 'All my cards here are higher: I play the lowest.');
  }
  const isOurs = isMate(moment, best.seat);
  if (isOurs && (isLast || isTop(moment, best.card)))
    return losers.length > 0
      ? think(lowest(losers), 'Partner has this trick: I play low.')
      : think(lowest(winners), 'Partner has this trick, but I must play over it.');
  if (winners.length === 0) return think(lowest(losers), 'I cannot win this trick: I play low.');
  if (isRuff && isOurs && losers.length > 0 && isWorthRuffing(moment, best.card)) {
    const trump = lowest(winners);
    if (rankIndex(trump) <= NINE)
      return think(trump, 'The next hand could beat partner’s card: I cut it with a small spade.');
  }
  if (isRuff)
    return isOurs && losers.length > 0
      ? think(lowest(losers), 'Partner is winning: I do not cut it.')
      : think(lowest(winners), 'I cut with my lowest spade that wins.');
  if (isLast)
    return isOurs && losers.length > 0
      ? think(lowest(losers), 'Partner has this trick: I play low.')
      : think(lowest(winners), 'I win as cheaply as I can.');
  const tops = winners.filter((card) => isTop(moment, card));
  if (tops.length > 0)
    return think(lowest(tops), 'I take the trick with a card that nobody can beat in its suit.');
  const high = lowestAlike(moment, winners);
  if (isOurs && losers.length > 0 && isAlike(moment, best.card, high))
    return think(lowest(losers), 'Partner’s card is as good as mine: I play low.');
  // with every trick needed none can be let go
  if (needOf(goals, play, turn) >= size(play.hands[turn]))
    return think(high, `${isAlone(moment) ? 'I' : 'We'} need every trick: I play high.`);
  if (trick.length === 1)
    return losers.length > 0
      ? think(lowest(losers), 'I play low in second place.')
      : think(lowest(winners), 'All my cards here are higher: I play the lowest.');
  return think(
    high,
    isAlone(moment) ? 'I play high: the next hand could beat a lower card.' : 'I play high in third place.',
  );
}

/** True if no hidden hand has a card between two of a suit: they take the same tricks. */
function isAlike({ play, gone }: CardChoice, low: Card, high: Card): boolean {
  if (suitIndex(low) !== suitIndex(high)) return false;
  const hand = play.hands[play.turn];
  for (let card = low + 1; card < high; card++) if (!has(gone, card) && !has(hand, card)) return false;
  return true;
}

/** Returns the lowest of some cards that takes the same tricks as the highest of them. */
function lowestAlike(moment: CardChoice, cards: readonly Card[]): Card {
  const top = highest(cards);
  return lowest(cards.filter((card) => card <= top && isAlike(moment, card, top)));
}

/**
 * True if partner's winning card is small, the side needs most of the remaining tricks, and an opponent who has not yet
 * played may beat the card in its suit.
 */
function isWorthRuffing(moment: CardChoice, card: Card): boolean {
  const { play, goals } = moment;
  const { turn, trick } = play;
  if (rankIndex(card) > TEN || suitOf(card) === TRUMP) return false;
  const need = needOf(goals, play, turn);
  if (need <= 0 || need + SPARE < size(play.hands[turn])) return false;
  const voids = voidsShown(play.tricks);
  return SEATS.some(
    (seat) =>
      seat !== turn &&
      size(play.hands[seat]) > 0 &&
      !isMate(moment, seat) &&
      !trick.some((played) => played.seat === seat) &&
      !isNilAlive(goals, play, seat) &&
      !voids[seat].includes(suitOf(card)),
  );
}
/** The number of tricks that a side can give away when it begins to cut its own. */
const SPARE = 4;

/** True if the hand's tricks help it, or keep the others from their bids. */
function isWanting(moment: CardChoice): boolean {
  const { play, goals, head } = moment;
  const { turn } = play;
  if (turn !== head && !goals[turn].isNil && !isAlly(moment, head)) return true;
  const need = needOf(goals, play, turn);
  if (need > 0 || goals[turn].paysMore) return !goals[turn].isNil;
  const left = size(play.hands[turn]);
  return SEATS.some((seat) => {
    if (goals[turn].team.includes(seat) || goals[seat].isNil || size(play.hands[seat]) === 0) return false;
    const theirs = needOf(goals, play, seat);
    return theirs > 0 && theirs >= left - 1;
  });
}

/** True if the other hand plays for the same score as the one to act. */
export const isAlly = ({ play: { turn }, goals }: CardChoice, seat: Seat): boolean =>
  seat !== turn && goals[turn].allies.includes(seat);

/** True if the other hand is on the side of the one on turn. */
export const isMate = ({ play: { turn }, goals }: CardChoice, seat: Seat): boolean =>
  seat !== turn && (goals[seat].team.includes(turn) || goals[turn].team.includes(seat));

/** True if the hand to act has no partner. */
const isAlone = (moment: CardChoice): boolean => !SEATS.some((seat) => isMate(moment, seat));

/** Says why the hand to act takes no more tricks. */
const whyNoMore = (moment: CardChoice): string => {
  if (moment.goals[moment.play.turn].isNil) return 'My nil is lost';
  return isAlone(moment) ? 'I have my bid' : 'We have our bid';
};

/** True if a hand of the player's side that was bid nil still has to play to this trick. */
const isNilToCome = (moment: CardChoice): boolean =>
  SEATS.some(
    (seat) =>
      isAlly(moment, seat) &&
      isNilAlive(moment.goals, moment.play, seat) &&
      !moment.play.trick.some((played) => played.seat === seat),
  );

/** True if the hand is an opponent's who may still make a nil. */
const isFoesNil = ({ play, goals }: CardChoice, seat: Seat): boolean =>
  !goals[play.turn].team.includes(seat) &&
  !goals[play.turn].allies.includes(seat) &&
  isNilAlive(goals, play, seat);

/** True if no other hand has a higher card of the suit, as far as the hand to act can tell. */
export function isTop({ play, gone }: CardChoice, card: Card): boolean {
  const suit = suitOf(card);
  const known = holding(gone, suit) | holding(play.hands[play.turn], suit);
  return (~known & ALL) >> (rankIndex(card) + 1) === 0;
}

/** True if an opponent is known to be out of the suit, and may hold a trump. */
export function mayBeRuffed(moment: CardChoice, suit: Suit): boolean {
  const { play, gone } = moment;
  const hand = play.hands[play.turn];
  if ((holding(gone, TRUMP) | holding(hand, TRUMP)) === ALL) return false;
  const voids = voidsShown([...play.tricks, play.trick]);
  return SEATS.some(
    (seat) =>
      seat !== play.turn &&
      !isMate(moment, seat) &&
      voids[seat].includes(suit) &&
      !voids[seat].includes(TRUMP),
  );
}

/** True if the hand to act plays the last card of the trick. */
export const isLastToPlay = ({ play }: CardChoice): boolean => play.trick.length + 1 === playersIn(play);

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
