import { defined } from '../../assert.ts';
import type { Contract } from '../../auction/contract.ts';
import { type Card, suitOf, trumpOf } from '../../cards/card.ts';
import { type CardSet, EMPTY, has, inSuitOf, isEmpty, remove, setOf, union } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { otherPlayer } from '../../families/twoHanded/owners.ts';
import { type Play, startPlay } from '../../play/play.ts';
import type { SharedPlay } from '../../play/position.ts';
import { winningCard } from '../../play/trick.ts';
import { DUMMY, OWNERS } from './draw.ts';

/**
 * Three hands: both players' and the dummy. A trick that dummy wins counts for the player who played its card (RULES
 * 10.6); the secret card stays a card of dummy's until it is played (10.5); as long as the defender has won every trick
 * from their own hand, dummy plays second (R-SEC-8).
 */
export type SecretPlay = SharedPlay;

export interface DummyChoice {
  /** Open cards that may be played. */
  readonly open: CardSet;
  /** True if the secret card may be played. */
  readonly isSecretLegal: boolean;
}

const TRICK = 3;
const LAST = 13;

export function startSecretPlay(deal: Deal, { declarer, strain }: Contract, secret: Card): SecretPlay {
  const leader = otherPlayer(OWNERS, declarer);
  const hands: Deal = { ...deal, E: EMPTY };
  return {
    ...startPlay(hands, leader, trumpOf(strain)),
    declarer,
    secret,
    leader,
    isOpening: true,
    by: [],
  };
}

export const isSecretThere = ({ hands, secret }: SecretPlay): boolean => has(hands[DUMMY], secret);

/** Returns dummy's cards that lie open once the lead is made. */
export const openCards = ({ hands, secret }: SecretPlay): CardSet => remove(hands[DUMMY], secret);

export const isPlayDone = ({ tricks }: Play): boolean => tricks.length === LAST;
export const tricksToCome = ({ tricks }: Play): number => LAST - tricks.length;

/** Returns the cards that may be played from dummy (R-SEC-4); the defender may have no open card left to announce. */
export function dummyChoice(play: SecretPlay, forced: boolean): DummyChoice {
  const { trick, secret, leader, declarer } = play;
  const open = openCards(play);
  const isThere = isSecretThere(play);
  const [lead] = trick;
  if (lead === undefined) return { open, isSecretLegal: isThere };
  const following = inSuitOf(open, lead.card);
  const isFollowing = isThere && suitOf(secret) === suitOf(lead.card);
  if (!isEmpty(following)) return { open: following, isSecretLegal: isFollowing };
  const isDue = isFollowing && (forced || leader === declarer);
  return { open: isDue ? EMPTY : open, isSecretLegal: isThere };
}

/**
 * Returns the cards that the hand to play may play; the defender first announces a card that they choose from dummy.
 */
export function playable(play: SecretPlay, forced: boolean): CardSet {
  const { hands, turn, trick, leader, declarer, secret } = play;
  if (turn === DUMMY) {
    const { open, isSecretLegal } = dummyChoice(play, forced);
    return leader === declarer && isSecretLegal ? union(open, setOf([secret])) : open;
  }
  const [lead] = trick;
  const following = lead === undefined ? EMPTY : inSuitOf(hands[turn], lead.card);
  return isEmpty(following) ? hands[turn] : following;
}

/** Returns the hand that plays after the last card played (RULES 10.6, R-SEC-8). */
function nextHand({ trick, leader, isOpening }: SecretPlay): Seat {
  const other = otherPlayer(OWNERS, leader);
  const [lead] = trick;
  const order = lead?.seat === DUMMY ? [other, leader] : isOpening ? [DUMMY, other] : [other, DUMMY];
  return defined(order[trick.length - 1], 'a hand that has still to play');
}

/** Plays a card from the hand to play; `by` is the player who plays it. */
export function played({ proposed: _, ...before }: SecretPlay, card: Card, by: Seat): SecretPlay {
  const seat = before.turn;
  const isDummy = seat === DUMMY;
  const play: SecretPlay = {
    ...before,
    hands: { ...before.hands, [seat]: remove(before.hands[seat], card) },
    trick: [...before.trick, { seat, card }],
    by: isDummy ? [...before.by, by] : before.by,
    // declarer who puts the secret card in place of a lead from dummy leads themselves
    leader: isDummy && before.trick.length === 0 ? by : before.leader,
  };
  return play.trick.length < TRICK ? { ...play, turn: nextHand(play) } : finished(play);
}

function finished(play: SecretPlay): SecretPlay {
  const { trick, trump, taken, tricks, by, declarer } = play;
  const { seat } = defined(winningCard(trick, trump), 'a full trick has a winner');
  const winner = seat === DUMMY ? defined(by.at(-1), 'someone played from dummy') : seat;
  return {
    ...play,
    trick: [],
    tricks: [...tricks, trick],
    taken: { ...taken, [winner]: taken[winner] + 1 },
    turn: seat,
    leader: winner,
    isOpening: play.isOpening && seat !== DUMMY && seat !== declarer,
  };
}

/**
 * Plays the secret card automatically, for declarer, where dummy has no other card that it may play: if it alone
 * follows suit, and if it is dummy's last (R-SEC-4, R-SEC-5).
 */
export function settled(play: SecretPlay, forced: boolean): SecretPlay {
  if (isPlayDone(play) || play.turn !== DUMMY || play.proposed !== undefined) return play;
  const isAlone = isEmpty(openCards(play));
  const isDue = isAlone || (play.leader !== play.declarer && isEmpty(dummyChoice(play, forced).open));
  return isDue && isSecretThere(play) ? played(play, play.secret, play.declarer) : play;
}
