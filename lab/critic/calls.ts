import { believes } from '@overtrick/bots/internals/bidding/knowledge';
import { countPoints } from '@overtrick/bots/internals/bidding/shows';
import {
  isForced,
  lastOf,
  opening,
  passes,
  suitsOf,
  unbidSuits,
} from '@overtrick/bots/internals/bidding/situation';
import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { isSuit } from '@overtrick/rules/cards/card';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { CallMoment } from './moments.ts';
import type { CallSense } from './rule.ts';

/** A promise of points may be missed by one. */
const SLACK = 1;

const isOpening = ({ reading }: CallMoment): boolean =>
  reading !== undefined && opening(reading.s) === undefined;
const isFlat = ({ hand }: CallMoment): boolean => hand.isBalanced;
const suitBid = ({ call }: CallMoment) => {
  const strain = isBid(call) ? strainOf(call) : undefined;
  return isSuit(strain) ? strain : undefined;
};

/** True if the player sees no card of another hand. */
const seesOnlyOwn = ({ view, seat }: CallMoment): boolean =>
  SEATS.every(
    (other) =>
      other === seat || (view.hands[other].cards === undefined && view.hands[other].shown === undefined),
  );

/** The rules for a call. */
export const CALLS: readonly CallSense[] = [
  {
    id: 'opens-light',
    words: 'opens at the one level with nine flat points or fewer',
    source: 'the rule of twenty',
    isMet: (m) => isOpening(m) && isBid(m.call) && levelOf(m.call) === 1 && isFlat(m) && m.hand.high <= 9,
  },
  {
    id: 'passes-opening',
    words: 'passes as dealer’s call or after passes with fourteen points or more',
    source: 'thirteen points are an opening (ACBL, “SAYC System”)',
    isMet: (m) =>
      isOpening(m) && m.call === 'P' && m.hand.high >= 14 && m.reading?.s.table.opened === undefined,
  },
  {
    id: 'passes-forcing',
    words: 'passes a bid that its own system calls forcing',
    source: 'a forcing bid is not passed',
    isMet: (m) => m.call === 'P' && m.reading !== undefined && isForced(m.reading.s),
  },
  {
    id: 'passes-artificial',
    words: 'passes partner’s artificial bid with three cards or fewer in its suit',
    source: 'an artificial bid is no place to play',
    isMet: (m) => {
      const s = m.reading?.s;
      if (s === undefined || m.call !== 'P' || s.bid === undefined || s.bidder !== s.partner) return false;
      const strain = strainOf(s.bid);
      const last = lastOf(s, s.partner);
      return (
        isSuit(strain) &&
        s.doubling === 0 &&
        passes(s) === 1 &&
        last?.meaning.isArtificial === true &&
        last.meaning.told.length[strain][0] < 3 &&
        m.hand.length[strain] <= 3
      );
    },
  },
  {
    id: 'not-as-said',
    words: 'has another hand than its call says',
    source: 'full disclosure (Law 40)',
    isMet: (m) =>
      m.reading !== undefined &&
      ![m.reading.meaning.told, ...m.reading.meaning.rare].some((told) => believes(told, m.hand, SLACK)),
  },
  {
    id: 'suit-of-two',
    words: 'offers a suit of two cards that partner has not shown',
    source: 'a suit has four cards',
    isMet: (m) => {
      const suit = suitBid(m);
      if (m.reading === undefined || suit === undefined || m.reading.meaning.isArtificial) return false;
      const { s } = m.reading;
      return (
        m.hand.length[suit] <= 2 &&
        unbidSuits(s).includes(suit) &&
        !isForced(s) &&
        (s.partner === undefined || s.know[s.partner].length[suit][0] < 3)
      );
    },
  },
  {
    id: 'preempts-on-five',
    words: 'opens at three or higher with a suit of five cards',
    source: 'seven cards at three',
    isMet: (m) => {
      const suit = suitBid(m);
      return (
        isOpening(m) &&
        suit !== undefined &&
        m.reading?.meaning.isArtificial === false &&
        isBid(m.call) &&
        levelOf(m.call) >= 3 &&
        m.hand.length[suit] <= 5
      );
    },
  },
  {
    id: 'notrump-unstopped',
    words: 'bids three notrump first of its side, with nothing in their suit',
    source: 'notrump needs a stopper',
    isMet: (m) => {
      if (m.reading === undefined || m.call !== '3N') return false;
      const { s, meaning } = m.reading;
      const theirs = suitsOf(s, (seat) => seat !== s.me && seat !== s.partner);
      const last = s.bid === undefined ? undefined : strainOf(s.bid);
      return (
        !meaning.isArtificial &&
        last !== 'N' &&
        !isForced(s) &&
        theirs.some(
          (suit) =>
            m.hand.length[suit] <= 2 &&
            m.hand.held[suit] >> 10 === 0 &&
            (s.partner === undefined || !s.know[s.partner].stops.includes(suit)),
        )
      );
    },
  },
  {
    id: 'alone-on-nothing',
    words: 'bids a game for itself on eight points and no suit of six',
    source: 'half of ten tricks must be in one’s own hand',
    isMet: (m) =>
      m.reading === undefined &&
      isBid(m.call) &&
      levelOf(m.call) >= 4 &&
      m.view.calls.every(({ call }) => call === 'P') &&
      seesOnlyOwn(m) &&
      countPoints(m.hand, 'high') <= 8 &&
      Math.max(...m.hand.shape) <= 5,
  },
];
