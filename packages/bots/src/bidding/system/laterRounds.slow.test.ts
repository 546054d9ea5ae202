import { BIDS, type Call, parseCall } from '@overtrick/rules/auction/call';
import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import { cardsOf, FULL, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat } from '@overtrick/rules/cards/seat';
import { makeHand } from '@overtrick/rules/deals/deal';
import { seedFor } from '@overtrick/rules/internals/testing/length';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { ruleFor } from '../decide.ts';
import { type Hand, handOf, hasControl, honours, isStopped, losers } from '../hand.ts';
import { auctionSituation } from '../table.ts';

const LEGAL: readonly Call[] = ['P', 'X', 'XX', ...BIDS];
/** The hands that show a class of calls, and the most that are tried to find them. */
const HANDS = 20;
const MOST_TRIED = 200_000;

const callsIn = (text: string): readonly Call[] => text.split(' ').flatMap((word) => parseCall(word) ?? []);

/** A class of calls: after `auction`, every hand that `fits` describes makes one of the calls. */
interface Case {
  readonly auction: string;
  readonly calls: string;
  /** Describes the hand in the words of bridge books, apart from the system's own lines. */
  readonly fits: (hand: Hand) => boolean;
}

const has = (hand: Hand, suit: Suit, from: number, to = 13): boolean =>
  hand.length[suit] >= from && hand.length[suit] <= to;
const within = (value: number, from: number, to: number): boolean => value >= from && value <= to;
/** True if the hand has spades, diamonds and clubs for a takeout double of hearts, and no suit of five. */
const isShortInHearts = (hand: Hand): boolean =>
  has(hand, 'S', 4, 4) && has(hand, 'H', 0, 2) && has(hand, 'D', 3, 4) && has(hand, 'C', 3, 4);

const CASES: { readonly [name: string]: readonly Case[] } = {
  'the doubler raises on points in support': [
    {
      auction: '1H X P 1S P',
      calls: 'P',
      fits: (hand) => isShortInHearts(hand) && within(hand.high, 12, 14),
    },
    {
      auction: '1H X P 1S P',
      calls: '2S',
      fits: (hand) => isShortInHearts(hand) && within(hand.high, 16, 18) && has(hand, 'H', 1, 2),
    },
    {
      auction: '1H X P 1S P',
      calls: '3S',
      fits: (hand) => isShortInHearts(hand) && within(hand.high, 19, 20) && has(hand, 'H', 1, 2),
    },
    {
      auction: '1S X P 2C P',
      calls: '3C',
      fits: (hand) =>
        has(hand, 'S', 1, 1) && has(hand, 'H', 4, 4) && has(hand, 'C', 4) && within(hand.high, 18, 19),
    },
  ],
  'who doubled in the pass-out seat bids notrump with more than 15 points': [
    {
      auction: '1H P P X P 1S P',
      calls: '1NT',
      fits: (hand) =>
        hand.isBalanced &&
        isStopped(hand, 'H') &&
        within(hand.high, 16, 17) &&
        has(hand, 'S', 2, 3) &&
        has(hand, 'H', 2, 4),
    },
  ],
  'advancer opposite a strong doubler': [
    {
      auction: '1H X P 1S P 1NT P',
      calls: '2S',
      fits: (hand) => hand.isBalanced && has(hand, 'S', 5) && within(hand.high, 0, 3),
    },
    {
      auction: '1H X P 1S P 1NT P',
      calls: '3NT',
      fits: (hand) => hand.isBalanced && has(hand, 'S', 4, 4) && within(hand.high, 7, 8),
    },
    {
      auction: '1H X P 1S P 2H P',
      calls: '3S',
      fits: (hand) => has(hand, 'S', 5, 5) && within(hand.high, 5, 6),
    },
    {
      auction: '1H X P 1S P 2H P',
      calls: '2S',
      fits: (hand) => has(hand, 'S', 5) && within(hand.high, 0, 2),
    },
    {
      auction: '1S X P 2C P 2H P',
      calls: '4H',
      fits: (hand) => has(hand, 'H', 3, 3) && has(hand, 'C', 5) && within(hand.high, 7, 8),
    },
  ],
  'advancer shows four cards in a major before a weak minor': [
    {
      auction: '1S X P',
      calls: '2H',
      fits: (hand) =>
        has(hand, 'H', 4, 4) && has(hand, 'C', 5, 5) && within(hand.high, 3, 6) && !isStopped(hand, 'S'),
    },
    {
      auction: '2S X P',
      calls: '3H',
      fits: (hand) =>
        has(hand, 'H', 4, 4) && has(hand, 'D', 5, 5) && within(hand.high, 3, 6) && !isStopped(hand, 'S'),
    },
    {
      auction: '1D X P',
      calls: '2S',
      fits: (hand) =>
        hand.isBalanced && has(hand, 'S', 5, 5) && within(hand.high, 9, 9) && !isStopped(hand, 'D'),
    },
  ],
  'opposite a partner who passed before balancing': [
    {
      auction: 'P 1H P P X P',
      calls: '2S',
      fits: (hand) =>
        hand.isBalanced && has(hand, 'S', 4, 4) && has(hand, 'H', 2, 3) && within(hand.high, 14, 15),
    },
    {
      auction: '1H P P X P',
      calls: '2H',
      fits: (hand) => has(hand, 'S', 4, 4) && has(hand, 'H', 2, 3) && within(hand.high, 14, 14),
    },
  ],
  'a jump to five notrump asks for the top trumps': [
    ...[
      '3S P 5NT P',
      '2S P 5NT P',
      '1S P 2NT P 4S P 5NT P',
      '1S P 3D P 3S P 5NT P',
      '1S P 3S P 5NT P',
    ].flatMap((auction) => [
      {
        auction,
        calls: '7S',
        fits: (hand: Hand) => has(hand, 'S', 4) && honours(hand, 'S', 3) === 2,
      },
      {
        auction,
        calls: '6S',
        fits: (hand: Hand) => has(hand, 'S', 4) && honours(hand, 'S', 3) === 1,
      },
    ]),
  ],
  'the doubler competes opposite an answer that may have no points': [
    {
      auction: '1H X P 1S 2H',
      calls: '2S',
      fits: (hand) => isShortInHearts(hand) && has(hand, 'H', 1, 1) && within(hand.high, 14, 16),
    },
    {
      auction: '1H X P 1S 2H',
      calls: '3S',
      fits: (hand) => isShortInHearts(hand) && has(hand, 'H', 1, 2) && within(hand.high, 19, 20),
    },
  ],
  'opposite a double that balances, only far more invites': [
    {
      auction: '1H P 2H P P X P',
      calls: '2S',
      fits: (hand) =>
        hand.isBalanced && has(hand, 'S', 4, 4) && has(hand, 'H', 2, 3) && within(hand.high, 5, 11),
    },
    {
      auction: '2H P P X P',
      calls: '2S',
      fits: (hand) =>
        hand.isBalanced && has(hand, 'S', 4, 4) && has(hand, 'H', 2, 3) && within(hand.high, 5, 10),
    },
  ],
  'the doubler takes out a redouble that partner leaves': [
    {
      auction: '1H X XX P P',
      calls: '1S',
      fits: (hand) => isShortInHearts(hand) && within(hand.high, 12, 16),
    },
    {
      auction: '1S X XX P P',
      calls: '2C 2D 2H',
      fits: (hand) => hand.high >= 12 && has(hand, 'S', 0, 2),
    },
  ],
  'the doubler answers a cue bid': [
    {
      auction: '1H X P 2H P',
      calls: '2S',
      fits: (hand) => isShortInHearts(hand) && within(hand.high, 12, 14),
    },
    {
      auction: '1H X P 2H P',
      calls: '2NT',
      fits: (hand) =>
        hand.isBalanced && has(hand, 'S', 3, 3) && isStopped(hand, 'H') && within(hand.high, 19, 20),
    },
  ],
  'the overcaller hears notrump': [
    {
      auction: '1H 1S P 1NT P',
      calls: 'P',
      fits: (hand) => hand.isBalanced && has(hand, 'S', 5, 5) && within(hand.high, 8, 14),
    },
    {
      auction: '1H 1S P 1NT P',
      calls: '2NT',
      fits: (hand) => hand.isBalanced && has(hand, 'S', 5, 5) && within(hand.high, 15, 16),
    },
    {
      auction: '1H 1S P 1NT P',
      calls: '2D',
      fits: (hand) =>
        has(hand, 'S', 5, 5) &&
        has(hand, 'D', 4, 4) &&
        !hand.isBalanced &&
        within(hand.high, 10, 14) &&
        has(hand, 'C', 0, 3) &&
        has(hand, 'H', 0, 3),
    },
    {
      auction: '1H 1S P 1NT P',
      calls: '4S',
      fits: (hand) => has(hand, 'S', 6, 6) && within(hand.high, 17, 17),
    },
  ],
  'a negative doubler opposite a minimum notrump': [
    {
      auction: '1D 1S X P 1NT P',
      calls: 'P',
      fits: (hand) => hand.isBalanced && has(hand, 'H', 4, 4) && within(hand.high, 7, 10),
    },
    {
      auction: '1D 1S X P 1NT P',
      calls: '2H',
      fits: (hand) =>
        has(hand, 'H', 6, 6) && has(hand, 'D', 0, 3) && within(hand.high, 6, 8) && hand.points <= 10,
    },
    {
      auction: '1D 1S X P 1NT P',
      calls: '3NT',
      fits: (hand) => hand.isBalanced && has(hand, 'H', 4, 4) && within(hand.high, 13, 15),
    },
  ],
  'a weak answer to a reverse': [
    {
      auction: '1D P 1S P 2H P',
      calls: '2S',
      fits: (hand) => has(hand, 'S', 5, 5) && has(hand, 'H', 0, 3) && within(hand.high, 6, 8),
    },
    {
      auction: '1D P 1S P 2H P',
      calls: '2NT',
      fits: (hand) => has(hand, 'S', 4, 4) && within(hand.high, 6, 8) && has(hand, 'D', 0, 4),
    },
    {
      auction: '1D P 1S P 2H P 2NT P',
      calls: '3D',
      fits: (hand) =>
        has(hand, 'H', 4, 4) && has(hand, 'D', 5) && has(hand, 'S', 0, 2) && within(hand.high, 16, 17),
    },
    {
      auction: '1D P 1S P 2H P 2NT P 3D P',
      calls: 'P',
      fits: (hand) => has(hand, 'S', 4, 4) && within(hand.high, 6, 7) && has(hand, 'D', 2, 4),
    },
  ],
  'opposite a jump to two notrump': [
    {
      auction: '1H P 1S P 2NT P',
      calls: '3H',
      fits: (hand) => has(hand, 'H', 3, 3) && has(hand, 'S', 4, 5) && within(hand.high, 7, 14),
    },
    {
      auction: '1D P 1S P 2NT P',
      calls: '3H',
      fits: (hand) => has(hand, 'S', 5, 5) && has(hand, 'H', 4, 4) && within(hand.high, 6, 11),
    },
    {
      auction: '1C P 1H P 2NT P',
      calls: '3C',
      fits: (hand) =>
        has(hand, 'H', 4, 4) &&
        has(hand, 'S', 0, 3) &&
        has(hand, 'C', 5) &&
        SUITS.some((suit) => has(hand, suit, 0, 1)) &&
        within(hand.high, 11, 13),
    },
  ],
  'a slam try over a limit raise': [
    {
      auction: '1S P 3S P',
      calls: '4C 4NT',
      fits: (hand) =>
        has(hand, 'S', 5, 5) &&
        hasControl(hand, 'C') &&
        hand.aces >= 2 &&
        losers(hand) === 5 &&
        within(hand.high, 18, 19) &&
        SUITS.some((suit) => has(hand, suit, 0, 1)),
    },
    {
      auction: '1S P 3S P 4C P',
      calls: '4D',
      fits: (hand) => has(hand, 'S', 4, 4) && hasControl(hand, 'D') && within(hand.high, 8, 10),
    },
    {
      auction: '1S P 3S P 4C P',
      calls: '4S',
      fits: (hand) =>
        has(hand, 'S', 4, 4) && !hasControl(hand, 'D') && !hasControl(hand, 'H') && within(hand.high, 8, 10),
    },
  ],
  'a slam try after a transfer': [
    {
      auction: '1NT P 2H P 2S P 3D P 3NT P',
      calls: '4D',
      fits: (hand) => has(hand, 'S', 5, 5) && has(hand, 'D', 5, 5) && within(hand.high, 16, 17),
    },
  ],
  'transfers and Stayman, doubled or overcalled': [
    {
      auction: '1NT P 2H X',
      calls: '2S',
      fits: (hand) => hand.isBalanced && has(hand, 'S', 3, 3) && within(hand.high, 15, 17),
    },
    {
      auction: '1NT P 2H 3C',
      calls: '3S',
      fits: (hand) => hand.isBalanced && has(hand, 'S', 4, 4) && within(hand.high, 15, 17),
    },
    {
      auction: '1NT P 2C 2D P P',
      calls: '2NT',
      fits: (hand) => hand.isBalanced && isStopped(hand, 'D') && has(hand, 'S', 4, 4) && hand.high === 8,
    },
    {
      auction: '1NT P 2C 2D 2S P',
      calls: '3S',
      fits: (hand) => hand.isBalanced && has(hand, 'S', 4, 4) && has(hand, 'H', 0, 3) && hand.high === 8,
    },
  ],
};

describe.each(Object.entries(CASES))('%s', (name, cases) => {
  test.each(cases.map((each) => [each.auction, each.calls, each] as const))(
    '%s: %s',
    (auction, calls, { fits }) => {
      const situation = auctionSituation(
        'N',
        'none',
        callsIn(auction),
        bySeat(() => 'sayc'),
      );
      const random = seededRandom(seedFor(`${name} ${auction} ${calls}`));
      const others: string[] = [];
      let found = 0;
      for (let tried = 0; tried < MOST_TRIED && found < HANDS; tried++) {
        const cards = setOf([...shuffled(random, cardsOf(FULL))].slice(0, 13));
        const hand = handOf(cards);
        if (!fits(hand)) continue;
        found += 1;
        const call = ruleFor(situation, hand, LEGAL)?.call ?? 'P';
        if (!callsIn(calls).includes(call)) others.push(`${makeHand(cards)}: ${call}`);
      }
      expect(others).toEqual([]);
      expect(found).toBe(HANDS);
    },
  );
});
