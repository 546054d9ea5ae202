import { isOursNow, isSafe } from '@overtrick/bots/internals/cardPlay/rules/follow';
import {
  bitsIn,
  isMaster,
  lengthIn,
  mastersIn,
  trumpsAgainst,
} from '@overtrick/bots/internals/cardPlay/rules/position';
import { type Card, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import { beats } from '@overtrick/rules/play/trick';
import type { CardMoment } from './moments.ts';
import type { CardSense } from './rule.ts';

const ACE = 12;
const KING = 11;
const JACK = 9;
const TEN = 8;
const EIGHT = 6;

const isLed = ({ p }: CardMoment): boolean => p.trick.length === 0;
const isFollowing = ({ p, card }: CardMoment): boolean => p.led === suitOf(card);
const isDiscard = ({ p, card }: CardMoment): boolean =>
  p.led !== undefined && suitOf(card) !== p.led && suitOf(card) !== p.trump;
const isTheirs = ({ p, winner }: CardMoment): boolean => winner !== undefined && p.opponents.includes(winner);
const others = ({ p, card }: CardMoment): readonly Card[] => p.legal.filter((other) => other !== card);
/** Lists the lower cards of the suit that are not as good as the one played. */
const lower = (m: CardMoment): readonly Card[] =>
  others(m).filter((other) => suitOf(other) === suitOf(m.card) && other < m.card);
const isBeaten = ({ p, card }: CardMoment): boolean =>
  p.best !== undefined && !beats(card, p.best.card, p.trump);

/**
 * True if the card follows suit and loses, and a higher one of the suit would beat the best card so far.
 * @param below the rank below which it must be
 */
const canWin = (m: CardMoment, below = ACE + 1): boolean => {
  const { best, led, trump } = m.p;
  return (
    best !== undefined &&
    isFollowing(m) &&
    isBeaten(m) &&
    others(m).some(
      (other) => suitOf(other) === led && rankIndex(other) < below && beats(other, best.card, trump),
    )
  );
};

/** The rules for the play of a card. */
export const CARDS: readonly CardSense[] = [
  {
    id: 'ruffs-winner',
    words: 'ruffs a trick that is partner’s already',
    source: 'never trump your partner’s ace',
    isMet: (m) =>
      m.p.trump !== undefined &&
      m.p.led !== undefined &&
      m.p.led !== m.p.trump &&
      suitOf(m.card) === m.p.trump &&
      isOursNow(m.p) &&
      m.p.best !== undefined &&
      isSafe(m.p, m.p.best.card) &&
      others(m).some((other) => suitOf(other) !== m.p.trump),
  },
  {
    id: 'throws-ace',
    words: 'throws an ace on a trick that it cannot win',
    source: 'aces are for taking kings',
    isMet: (m) =>
      !isLed(m) &&
      rankIndex(m.card) === ACE &&
      isBeaten(m) &&
      (isFollowing(m) ? lower(m).length > 0 : others(m).some((other) => rankIndex(other) < JACK)),
  },
  {
    id: 'throws-winner',
    words: 'discards a winner and keeps a loser',
    source: 'keep winners, throw losers',
    isMet: (m) =>
      isDiscard(m) &&
      rankIndex(m.card) !== ACE &&
      isMaster(m.p, m.card) &&
      others(m).some((other) => !isMaster(m.p, other) && suitOf(other) !== m.p.trump),
  },
  {
    id: 'second-hand-high',
    words: 'wastes an honour as second hand on a small card, in defence',
    source: 'second hand low',
    isMet: (m) =>
      m.p.trick.length === 1 &&
      !m.p.seesSide &&
      isFollowing(m) &&
      rankIndex(m.card) >= JACK &&
      rankIndex(m.card) < ACE &&
      m.p.best !== undefined &&
      rankIndex(m.p.best.card) <= EIGHT &&
      lower(m).some((other) => rankIndex(other) < TEN) &&
      isTheirs(m),
  },
  {
    id: 'third-hand-low',
    words: 'plays low as third hand, and lets a small card win',
    source: 'third hand high',
    isMet: (m) =>
      m.p.trick.length === 2 &&
      m.p.trick[0]?.seat === m.p.partner &&
      !isOursNow(m.p) &&
      // declarer may let a finesse lose, or duck with an honour
      canWin(m, m.p.seesSide ? JACK : undefined) &&
      isTheirs(m),
  },
  {
    id: 'last-hand-ducks',
    words: 'plays last, could win in the suit, and lets them have it',
    source: 'fourth hand wins as cheaply as it can',
    isMet: (m) =>
      m.p.after.length === 0 &&
      !isOursNow(m.p) && // an ace may be held up at notrump
      canWin(m, m.p.trump === undefined ? ACE : undefined),
  },
  {
    id: 'honour-on-winner',
    words: 'drops an honour on a trick that is partner’s already, with small cards beside it',
    source: 'do not crash honours',
    isMet: (m) =>
      isFollowing(m) &&
      rankIndex(m.card) >= JACK &&
      isOursNow(m.p) &&
      m.p.best !== undefined &&
      isSafe(m.p, m.p.best.card) &&
      lower(m).some((other) => rankIndex(other) < TEN),
  },
  {
    id: 'honours-crash',
    words: 'puts an honour on a card that it cannot beat, with small cards beside it',
    source: 'an honour is worth more than a small card',
    isMet: (m) =>
      isFollowing(m) &&
      rankIndex(m.card) >= JACK &&
      rankIndex(m.card) < ACE &&
      isBeaten(m) &&
      !isOursNow(m.p) &&
      lower(m).some((other) => rankIndex(other) < TEN),
  },
  {
    id: 'underleads-ace',
    words: 'leads away from an ace against a suit contract',
    source: 'opening leads: never underlead an ace against a suit (ACBL)',
    isAlwaysWrong: true,
    isMet: (m) =>
      isLed(m) &&
      m.p.view.tricks.length === 0 &&
      m.p.trump !== undefined &&
      m.p.aim !== 'make' &&
      suitOf(m.card) !== m.p.trump &&
      rankIndex(m.card) < KING &&
      isPartnerHidden(m) &&
      ((bitsIn(m.p.hand, suitOf(m.card)) >> ACE) & 1) === 1 &&
      !m.partners.includes(suitOf(m.card)),
  },
  {
    id: 'ruff-and-discard',
    words: 'leads a suit in which declarer and dummy are both void',
    source: 'do not give a ruff and discard',
    isMet: (m) =>
      isLed(m) &&
      m.p.trump !== undefined &&
      !m.p.seesSide &&
      suitOf(m.card) !== m.p.trump &&
      m.p.dummys !== undefined &&
      lengthIn(m.p.dummys, suitOf(m.card)) === 0 &&
      lengthIn(m.p.dummys, m.p.trump) > 0 &&
      m.p.opponents.every(
        (seat) =>
          m.p.voids[seat].includes(suitOf(m.card)) ||
          (m.p.view.hands[seat].cards !== undefined &&
            lengthIn(m.p.view.hands[seat].cards, suitOf(m.card)) === 0),
      ) &&
      others(m).some((other) => suitOf(other) !== suitOf(m.card)),
  },
  {
    id: 'trumps-not-drawn',
    words: 'has the master trump, and lets a side winner be ruffed',
    source: 'many a man walks the Embankment who did not draw trumps',
    isMet: (m) =>
      isLed(m) &&
      m.p.seesSide &&
      m.p.trump !== undefined &&
      suitOf(m.card) !== m.p.trump &&
      isMaster(m.p, m.card) &&
      m.isRuffed &&
      // a suit is played on to ruff its losers in the other hand
      !isShorterOpposite(m) &&
      mastersIn(m.p, m.p.hand, m.p.trump) > 0,
  },
  {
    id: 'setting-trick',
    words: 'needs one more trick, holds it, and does not take it',
    source: 'beat the contract first (“cash the setting trick”)',
    isMet: (m) =>
      isLed(m) &&
      m.p.wanted === 1 &&
      m.p.left > 1 &&
      // a master trump wins later too
      trumpsAgainst(m.p) === 0 &&
      !isMaster(m.p, m.card) &&
      others(m).some((other) => isMaster(m.p, other)),
  },
];

/** True if the side's other hand has trumps, and fewer cards of the suit. */
const isShorterOpposite = ({ p, card }: CardMoment): boolean =>
  p.trump !== undefined &&
  lengthIn(p.partners, p.trump) > 0 &&
  lengthIn(p.partners, suitOf(card)) < lengthIn(p.hand, suitOf(card));

/** True if the player sees no card of partner. */
const isPartnerHidden = ({ p }: CardMoment): boolean =>
  p.partner !== undefined &&
  p.view.hands[p.partner].cards === undefined &&
  p.view.hands[p.partner].shown === undefined;
