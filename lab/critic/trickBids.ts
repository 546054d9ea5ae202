import { isNilAlive } from '@overtrick/bots/internals/families/trickBids/goals';
import { isAlly, isMate, TRUMP } from '@overtrick/bots/internals/families/trickBids/head/policy';
import { BLUNDERS, blunderOf, isHopelessNil } from '@overtrick/bots/internals/families/trickBids/never';
import { rankIndex, SUITS } from '@overtrick/rules/cards/card';
import { beats, winningCard } from '@overtrick/rules/play/trick';
import type { CardMoment, StepMoment } from './moments.ts';
import type { CardSense, StepSense } from './rule.ts';

const ACE = 12;

/** Returns the rule of a blunder that computer players know themselves: here it is counted whether they avoid it. */
const known = (kind: (typeof BLUNDERS)[number]): CardSense => ({
  id: kind.replaceAll(/[^a-z]+/g, '-'),
  words: kind,
  source: 'spades for beginners',
  isAlwaysWrong: true,
  isMet: ({ tricks, card }) => tricks !== undefined && blunderOf(tricks, card) === kind,
});

const bestOf = ({ tricks }: CardMoment) => tricks && winningCard(tricks.play.trick, TRUMP);
const isLast = ({ p }: CardMoment): boolean => p.after.length === 0;

/** The rules for a card after bids of tricks. */
export const TRICK_BID_CARDS: readonly CardSense[] = [
  ...BLUNDERS.filter((kind) => !kind.startsWith('bids')).map(known),
  {
    id: 'takes-with-nil',
    words: 'bid nil, and takes a trick with a lower card in the hand',
    source: 'a nil plays the highest card that loses',
    isAlwaysWrong: true,
    isMet: (m) => {
      const best = bestOf(m);
      return (
        m.tricks !== undefined &&
        best !== undefined &&
        isNilAlive(m.tricks.goals, m.tricks.play, m.p.seat) &&
        beats(m.card, best.card, TRUMP) &&
        m.p.legal.some((other) => !beats(other, best.card, TRUMP))
      );
    },
  },
  {
    id: 'nil-uncovered',
    words: 'leaves partner’s nil on a trick that it could take',
    source: 'cover a nil first',
    isAlwaysWrong: true,
    isMet: (m) => {
      const best = bestOf(m);
      return (
        m.tricks !== undefined &&
        best !== undefined &&
        isAlly(m.tricks, best.seat) &&
        isNilAlive(m.tricks.goals, m.tricks.play, best.seat) &&
        !isNilAlive(m.tricks.goals, m.tricks.play, m.p.seat) &&
        isLast(m) &&
        !beats(m.card, best.card, TRUMP) &&
        m.p.legal.some((other) => beats(other, best.card, TRUMP))
      );
    },
  },
  {
    id: 'saves-their-nil',
    words: 'plays last, and takes a trick from the opponents’ nil',
    source: 'set the nil: stay under it',
    isAlwaysWrong: true,
    isMet: (m) => {
      const best = bestOf(m);
      return (
        m.tricks !== undefined &&
        best !== undefined &&
        isLast(m) &&
        !isMate(m.tricks, best.seat) &&
        !isAlly(m.tricks, best.seat) &&
        isNilAlive(m.tricks.goals, m.tricks.play, best.seat) &&
        beats(m.card, best.card, TRUMP) &&
        m.p.legal.some((other) => !beats(other, best.card, TRUMP))
      );
    },
  },
];

const bidOf = ({ action }: StepMoment) =>
  action.kind === 'bid' && action.strain === undefined ? action : undefined;
const isOwnNil = (m: StepMoment): boolean => {
  const bid = bidOf(m);
  return bid !== undefined && (bid.nils === undefined ? bid.tricks === 0 : bid.nils.includes(m.seat));
};
const isFree = ({ view }: StepMoment): boolean => view.legal.length > 1;
/** True if the bid is for the player's own hand, and not for a dummy's tricks too. */
const isForOne = ({ view }: StepMoment): boolean =>
  view.legal.every((one) => one.kind !== 'bid' || one.nils === undefined);
/** Counts the aces and guarded kings, which take a trick more often than not. */
const topsOf = ({ hand }: StepMoment): number =>
  SUITS.reduce(
    (sum, suit) =>
      sum +
      ((hand.held[suit] >> ACE) & 1) +
      ((hand.held[suit] >> (ACE - 1)) & 1 && hand.length[suit] >= 2 && hand.length[suit] <= 6 ? 1 : 0),
    0,
  );

/** The rules for a bid of tricks. */
export const TRICK_BIDS: readonly StepSense[] = [
  {
    id: 'hopeless-nil',
    words: 'bids nil with an ace, AK or KQ that must win',
    source: 'spades for beginners',
    isMet: (m) => isOwnNil(m) && isFree(m) && isHopelessNil(m.hand.cards),
  },
  {
    id: 'nil-with-spades',
    words: 'bids nil with five spades, or four with a king or queen',
    source: 'spades for beginners: three low spades are safe, four are not',
    isMet: (m) => {
      const high = m.hand.held[TRUMP] >> (ACE - 2);
      return (
        isOwnNil(m) && isFree(m) && (m.hand.length[TRUMP] >= 5 || (m.hand.length[TRUMP] === 4 && high !== 0))
      );
    },
  },
  {
    id: 'overbids',
    words: 'bids four tricks more than its aces, kings and long spades',
    source: 'count aces, kings and spades beyond three',
    isMet: (m) => {
      const bid = bidOf(m);
      const most = topsOf(m) + Math.max(0, m.hand.length[TRUMP] - 2);
      return bid !== undefined && isForOne(m) && isFree(m) && bid.tricks >= most + 4;
    },
  },
  {
    id: 'underbids',
    words: 'bids three tricks fewer than its aces and kings',
    source: 'count aces and kings',
    isMet: (m) => {
      const bid = bidOf(m);
      return bid !== undefined && isForOne(m) && bid.tricks > 0 && isFree(m) && bid.tricks + 3 <= topsOf(m);
    },
  },
];

/** The rules for the choice of a card of the stock. */
export const STOCK: readonly StepSense[] = [
  {
    id: 'rejects-ace',
    words: 'looks at an ace, and puts it away',
    source: 'an ace is better than any card that one may draw next',
    isMet: ({ action, view }) =>
      action.kind === 'choose' &&
      action.choice === 'reject' &&
      view.stock?.looked !== undefined &&
      rankIndex(view.stock.looked) === ACE,
  },
];
