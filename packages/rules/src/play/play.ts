import { assert } from '../assert.ts';
import { type Card, type Suit, suitOf } from '../cards/card.ts';
import { type CardSet, has, inSuitOf, isEmpty, remove, size } from '../cards/cardSet.ts';
import { type BySeat, bySeat, SEATS, type Seat, turn, withSeat } from '../cards/seat.ts';
import type { Deal } from '../deals/deal.ts';
import { type SeatCard, type Trick, winningCard } from './trick.ts';

/** The rules by which the play of games differs. Every game with tricks composes its play from these. */
export interface PlayRules {
  /** The hand that plays after `seat` in a trick. */
  readonly next: (seat: Seat) => Seat;
  /** The number of cards in a trick. */
  readonly size: number;
  /** Cards of the hand that may be played at all; the whole hand if left out. */
  readonly playable?: (play: Play, seat: Seat) => CardSet;
  /** The cards, of those given, that follow the lead; those of its suit if left out. */
  readonly following?: (play: Play, cards: CardSet) => CardSet;
  /** The card that wins a full trick; if left out, the highest trump, else the highest of the suit led. */
  readonly winner?: (play: Play, trick: Trick) => SeatCard | undefined;
}

export interface Play {
  readonly hands: Deal;
  readonly trump?: Suit;
  /** Finished tricks, oldest first. */
  readonly tricks: readonly Trick[];
  /** The trick in progress; empty between tricks. */
  readonly trick: Trick;
  /** The hand that plays next, also after the last card: the winner of the last trick. */
  readonly turn: Seat;
  /** Tricks won by each hand. */
  readonly taken: BySeat<number>;
}

/** Four hands clockwise (Law 44). */
export const CLOCKWISE: PlayRules = { next: (seat) => turn(seat, 1), size: 4 };

export const startPlay = (hands: Deal, leader: Seat, trump: Suit | undefined): Play => ({
  hands,
  ...(trump !== undefined && { trump }),
  tricks: [],
  trick: [],
  turn: leader,
  taken: bySeat(() => 0),
});

export const isPlayOver = (play: Play): boolean => play.trick.length === 0 && isEmpty(play.hands[play.turn]);

/** Returns the cards that the hand to play may play: the suit led if it can, else anything (Law 44C; RULES 0.2). */
export function legalCards(rules: PlayRules, play: Play): CardSet {
  const hand = rules.playable?.(play, play.turn) ?? play.hands[play.turn];
  const lead = play.trick[0];
  if (lead === undefined) return hand;
  const follow = rules.following?.(play, hand) ?? inSuitOf(hand, lead.card);
  return isEmpty(follow) ? hand : follow;
}

export type CardCode =
  | 'ERR_PLAY_OVER'
  | 'ERR_CARD_NOT_HELD'
  | 'ERR_CARD_COVERED' // held, but not to be touched now
  | 'ERR_REVOKE'; // Laws 44C, 61

/** Returns the reason why the hand to play may not play this card; `undefined` if it may. */
export function cardError(rules: PlayRules, play: Play, card: Card): CardCode | undefined {
  if (isPlayOver(play)) return 'ERR_PLAY_OVER';
  if (!has(play.hands[play.turn], card)) return 'ERR_CARD_NOT_HELD';
  if (rules.playable !== undefined && !has(rules.playable(play, play.turn), card)) return 'ERR_CARD_COVERED';
  return has(legalCards(rules, play), card) ? undefined : 'ERR_REVOKE';
}

/** Returns the play after a legal card of the hand to play. A full trick goes to its winner, who leads next. */
export function addCard(rules: PlayRules, play: Play, card: Card): Play {
  const { turn: seat } = play;
  const hands = withSeat(play.hands, seat, remove(play.hands[seat], card));
  const trick = [...play.trick, { seat, card }];
  if (trick.length < rules.size) return { ...play, hands, trick, turn: rules.next(seat) };
  const winner = (rules.winner?.(play, trick) ?? winningCard(trick, play.trump))?.seat;
  assert(winner !== undefined, 'a full trick has a winner');
  const taken = withSeat(play.taken, winner, play.taken[winner] + 1);
  return { ...play, hands, tricks: [...play.tricks, trick], trick: [], turn: winner, taken };
}

/** Returns the suits in which each hand has shown a void, by not following. */
export function voidsShown(tricks: readonly Trick[]): BySeat<readonly Suit[]> {
  const shown = bySeat(() => new Set<Suit>());
  for (const trick of tricks) {
    const lead = trick[0];
    if (lead === undefined) continue;
    for (const { seat, card } of trick)
      if (suitOf(card) !== suitOf(lead.card)) shown[seat].add(suitOf(lead.card));
  }
  return bySeat((seat) => [...shown[seat]]);
}

/**
 * Returns the number of tricks not yet finished, including the one in progress: a hand that has still to play to it has
 * a card for each.
 */
export const tricksLeft = (play: Play): number => Math.max(...SEATS.map((seat) => size(play.hands[seat])));

/** True once the opening lead is made. Dummies are open from then on (Law 41D), and players can claim (R-GEN-9). */
export const isLeadMade = (play: Play | undefined): boolean =>
  play !== undefined && (play.tricks.length > 0 || play.trick.length > 0);

/** An agreed claim: the claimant, and the number of the remaining tricks that they get (R-GEN-9). */
export interface Claim {
  readonly seat: Seat;
  readonly tricks: number;
}

/**
 * Returns the tricks of those hands, with their share of the remaining tricks if a claim ended the play.
 * @param left the number of tricks that were left, where a game counts them differently
 */
export function tricksOf(
  play: Play,
  isOwn: (hand: Seat) => boolean,
  claim?: Claim,
  left: number = tricksLeft(play),
): number {
  const won = SEATS.filter(isOwn).reduce((sum, seat) => sum + play.taken[seat], 0);
  if (claim === undefined) return won;
  return won + (isOwn(claim.seat) ? claim.tricks : left - claim.tricks);
}
