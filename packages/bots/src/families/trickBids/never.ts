import { type Card, rankIndex, SUITS, suitIndex, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, holding, size, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { voidsShown } from '@overtrick/rules/play/play';
import { beats, winningCard } from '@overtrick/rules/play/trick';
import { isNilAlive, needOf } from './goals.ts';
import { type CardChoice, isAlly, isLastToPlay, isMate, isTop, mayBeRuffed, TRUMP } from './head/policy.ts';

/** The kinds of cards and bids that no player of sense chooses in a game with bids of tricks. */
export const BLUNDERS = [
  'trumps partner’s winner',
  'throws an ace',
  'ducks with tricks to make',
  'leads low into a nil',
  'saves the others’ nil',
  'bids nil with an ace, AK or KQ',
] as const;
export type Blunder = (typeof BLUNDERS)[number];

const ACE = 12;
const JACK = 9;
const NINE = 7;

/**
 * Returns the blunder that a legal card is, by what its player sees: their own hand, the cards played and the suits in
 * which others showed no card. A card is no blunder if all legal cards are alike in that.
 */
export function blunderOf(moment: CardChoice, card: Card): Blunder | undefined {
  const { play, goals, legal } = moment;
  if (legal.length < 2 || isNilAlive(goals, play, play.turn)) return undefined;
  if (play.trick.length === 0) return leadsLowIntoNil(moment, card) ? 'leads low into a nil' : undefined;
  if (savesNil(moment, card)) return 'saves the others’ nil';
  if (trumpsWinner(moment, card)) return 'trumps partner’s winner';
  if (throwsAce(moment, card)) return 'throws an ace';
  return ducks(moment, card) ? 'ducks with tricks to make' : undefined;
}

/** True if partner's card wins the trick anyway, as far as the hand can tell, and a trump is put on it needlessly. */
function trumpsWinner(moment: CardChoice, card: Card): boolean {
  const { trick } = moment.play;
  const [lead] = trick;
  if (lead === undefined || suitOf(card) !== TRUMP || suitOf(lead.card) === TRUMP) return false;
  return isPartnerWinning(moment) && moment.legal.some((other) => suitOf(other) !== TRUMP);
}

/** True if the trick is a partner's who did not bid nil, and nobody can take it from them but by a trump unforeseen. */
function isPartnerWinning(moment: CardChoice): boolean {
  const { play, goals } = moment;
  const best = winningCard(play.trick, TRUMP);
  const [lead] = play.trick;
  if (best === undefined || lead === undefined) return false;
  if (!isMate(moment, best.seat) || isNilAlive(goals, play, best.seat)) return false;
  if (isLastToPlay(moment)) return true;
  return isTop(moment, best.card) && !mayBeRuffed(moment, suitOf(lead.card));
}

/** True if an ace that may still take a trick loses one, or takes what is partner's, though tricks are needed. */
function throwsAce(moment: CardChoice, card: Card): boolean {
  const { play, legal } = moment;
  const best = winningCard(play.trick, TRUMP);
  if (rankIndex(card) !== ACE || best === undefined || !needsTricks(moment, card)) return false;
  const isLost = !beats(card, best.card, TRUMP);
  if (!isLost && !(isLastToPlay(moment) && isPartnerWinning(moment))) return false;
  // of two cards of the suit led the low one does as well
  const isFollowing = suitIndex(card) === suitIndex(play.trick[0]?.card ?? card);
  if (isFollowing && legal.some((other) => suitIndex(other) === suitIndex(card) && other !== card))
    return true;
  return (
    canStillWin(moment, card) && legal.some((other) => !isTop(moment, other) && !trumpsWinner(moment, other))
  );
}

/** True if somebody may still follow to the ace's suit, or nobody can trump it. */
function canStillWin({ play, gone, goals }: CardChoice, card: Card): boolean {
  const suit = suitOf(card);
  if (suit === TRUMP) return true;
  const voids = voidsShown([...play.tricks, play.trick]);
  const others = SEATS.filter((seat) => !goals[play.turn].team.includes(seat) && size(play.hands[seat]) > 0);
  const left = ALL_OF_SUIT - suitLength(gone, suit) - suitLength(play.hands[play.turn], suit);
  return (
    (left > 0 && others.every((seat) => !voids[seat].includes(suit))) ||
    others.every((seat) => voids[seat].includes(TRUMP))
  );
}
const ALL_OF_SUIT = 13;

/** True if the hand's side is short of its bid, and has no more sure trumps than that. */
function needsTricks({ play, goals, gone }: CardChoice, without?: Card): boolean {
  const hand = play.hands[play.turn];
  const need = needOf(goals, play, play.turn);
  return need > 0 && need > sureTrumps(hand, gone, without);
}

/** Counts the trumps at the head of the suit that nobody can beat. */
function sureTrumps(hand: CardSet, gone: CardSet, without?: Card): number {
  const own = holding(hand, TRUMP);
  const dead = holding(gone, TRUMP);
  let count = 0;
  for (let rank = ACE; rank >= 0; rank--) {
    if ((dead >> rank) & 1) continue;
    if (((own >> rank) & 1) === 0) break;
    if (without === undefined || suitOf(without) !== TRUMP || rankIndex(without) !== rank) count++;
  }
  return count;
}

/** True if the hand lets the others have a trick that it could take for certain, though tricks are needed. */
function ducks(moment: CardChoice, card: Card): boolean {
  const { play, goals, legal } = moment;
  const best = winningCard(play.trick, TRUMP);
  const [lead] = play.trick;
  if (best === undefined || lead === undefined || !needsTricks(moment)) return false;
  if (beats(card, best.card, TRUMP)) return false;
  // a nil that is winning a trick is broken, or covered, by its own reasons
  if (SEATS.some((seat) => isNilAlive(goals, play, seat))) return false;
  const winners = legal.filter((other) => beats(other, best.card, TRUMP));
  if (winners.length === 0) return false;
  if (isLastToPlay(moment)) return !isMate(moment, best.seat) && isCheap(moment, winners);
  const isFollowing = winners.some((other) => suitIndex(other) === suitIndex(lead.card));
  const tops = winners.filter((other) => isTop(moment, other));
  if (isMate(moment, best.seat) && (isPartnerWinning(moment) || isTop(moment, best.card))) return false;
  // the two highest of the suit led: one of them may go at once
  return isFollowing && tops.length >= 2 && !mayBeRuffed(moment, suitOf(lead.card));
}

/** True if the trick costs no more than it is worth: a card of the suit led, or a trump that guards no honour. */
function isCheap({ play }: CardChoice, winners: readonly Card[]): boolean {
  const [lead] = play.trick;
  if (lead === undefined || winners.some((card) => suitIndex(card) === suitIndex(lead.card))) return true;
  const trumps = holding(play.hands[play.turn], TRUMP);
  return trumps >> JACK === 0 && winners.some((card) => rankIndex(card) <= NINE);
}

/** True if an opponent's nil is about to lose by winning the trick, and the hand takes that trick without need. */
function savesNil(moment: CardChoice, card: Card): boolean {
  const { play, goals, legal } = moment;
  const best = winningCard(play.trick, TRUMP);
  if (best === undefined || !isNilAlive(goals, play, best.seat)) return false;
  if (isMate(moment, best.seat) || isAlly(moment, best.seat)) return false;
  const isOver = (other: Card): boolean => beats(other, best.card, TRUMP);
  if (!isOver(card) || legal.every(isOver)) return false;
  return !needsTricks(moment) || needOf(goals, play, play.turn) * 2 < size(play.hands[play.turn]);
}

/** True if partner bid nil, and a low card is led that they may have to beat, though a high one is there. */
function leadsLowIntoNil(moment: CardChoice, card: Card): boolean {
  const { play, goals, legal } = moment;
  const nil = SEATS.find((seat) => isAlly(moment, seat) && isNilAlive(goals, play, seat));
  if (nil === undefined || rankIndex(card) > NINE) return false;
  const voids = voidsShown(play.tricks)[nil];
  const isSafe = (other: Card): boolean => isTop(moment, other) || voids.includes(suitOf(other));
  const isUnderHonour = legal.some(
    (other) => suitIndex(other) === suitIndex(card) && rankIndex(other) >= JACK,
  );
  return !isSafe(card) && (isUnderHonour || legal.some(isSafe));
}

/**
 * True if a nil with the hand asks for a miracle: the ace of spades, an ace in a suit of three or fewer, or both of AK
 * or KQ in a suit of four or fewer.
 */
export function isHopelessNil(hand: CardSet): boolean {
  return SUITS.some((suit) => {
    const ranks = holding(hand, suit);
    const length = suitLength(hand, suit);
    const [ace, king, queen] = [ACE, ACE - 1, ACE - 2].map((rank) => ((ranks >> rank) & 1) === 1);
    if (suit === TRUMP && ace) return true;
    return (ace && length <= 3) || (king && (ace || queen) && length <= 4);
  });
}
