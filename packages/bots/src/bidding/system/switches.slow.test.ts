import {
  addCall,
  CONTRACT_AUCTION,
  isAuctionOver,
  legalCalls,
  startAuction,
} from '@overtrick/rules/auction/auction';
import { BIDS, type Call, parseCall } from '@overtrick/rules/auction/call';
import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import { cardsOf, FULL, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, sideOf } from '@overtrick/rules/cards/seat';
import { termsOfBoard } from '@overtrick/rules/deals/board';
import { makeHand, randomDeal } from '@overtrick/rules/deals/deal';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { OTHER_CHOICES } from '../../suites/choices.ts';
import { ruleFor } from '../decide.ts';
import { type Hand, handOf, supportPoints } from '../hand.ts';
import { believes } from '../knowledge.ts';
import { readCall } from '../read.ts';
import { auctionSituation } from '../table.ts';
import type { CardChoice, CardingHead } from './carding.ts';
import { isSystemName, SYSTEM_IDS, type SystemName, systemNameOf, systemText } from './list.ts';
import { choicesOf, parseChoices, SWITCH_IDS, type SwitchId } from './switches.ts';

const LEGAL: readonly Call[] = ['P', 'X', 'XX', ...BIDS];
/** The hands that show an agreement, and the most that are tried to find them. */
const HANDS = 20;
const MOST_TRIED = 60_000;

const callsIn = (text: string): readonly Call[] => text.split(' ').flatMap((word) => parseCall(word) ?? []);
const situationIn = (auction: string, system: SystemName) =>
  auctionSituation(
    'N',
    'none',
    callsIn(auction),
    bySeat(() => system),
  );

/** A bidding agreement: after `auction`, hands that `fits` describes make a call with these words by this choice. */
interface Case {
  readonly id: SwitchId;
  /** The choice with these words; the other choices of the agreement do not have them. */
  readonly choice: string;
  readonly auction: string;
  readonly words: string;
  readonly call?: Call;
  /** Describes the hand in the words of bridge books, apart from the system's own lines. */
  readonly fits: (hand: Hand) => boolean;
}

const has = (hand: Hand, suit: Suit, from: number, to = 13): boolean =>
  hand.length[suit] >= from && hand.length[suit] <= to;
const within = (value: number, from: number, to: number): boolean => value >= from && value <= to;
const isTwoSuited = (hand: Hand, one: Suit, other: Suit): boolean => has(hand, one, 5) && has(hand, other, 5);

const CASES: readonly Case[] = [
  {
    id: 'jacoby-2nt',
    choice: 'on',
    auction: '1S P',
    words: 'Jacoby 2NT',
    call: '2N',
    fits: (hand) => has(hand, 'S', 4) && within(hand.high, 12, 17),
  },
  {
    id: 'jacoby-2nt',
    choice: 'off',
    auction: '1S P',
    words: 'balanced, game values',
    call: '2N',
    fits: (hand) => hand.isBalanced && within(hand.high, 13, 15) && has(hand, 'S', 2, 3),
  },
  {
    id: 'splinters',
    choice: 'on',
    auction: '1S P',
    words: 'splinter',
    fits: (hand) =>
      has(hand, 'S', 4) &&
      within(hand.high, 11, 14) &&
      SUITS.some((suit) => suit !== 'S' && has(hand, suit, 0, 1)),
  },
  {
    id: 'drury',
    choice: 'on',
    auction: 'P P 1H P',
    words: 'Drury',
    call: '2C',
    fits: (hand) => has(hand, 'H', 3) && within(hand.high, 8, 12),
  },
  {
    id: 'bergen',
    choice: 'on',
    auction: '1H P',
    words: 'Bergen',
    fits: (hand) => has(hand, 'H', 4) && within(supportPoints(hand, 'H'), 7, 12) && within(hand.high, 4, 11),
  },
  {
    id: 'inverted-minors',
    choice: 'on',
    auction: '1D P',
    words: 'inverted raise',
    call: '2D',
    fits: (hand) => has(hand, 'D', 4) && has(hand, 'S', 0, 3) && has(hand, 'H', 0, 3) && hand.high >= 10,
  },
  {
    id: 'jump-shifts',
    choice: 'weak',
    auction: '1C P',
    words: 'weak jump shift',
    fits: (hand) => within(hand.high, 2, 6) && SUITS.some((suit) => suit !== 'C' && has(hand, suit, 6)),
  },
  {
    id: 'fourth-suit',
    choice: 'on',
    auction: '1D P 1H P 1S P',
    words: 'fourth suit',
    fits: (hand) => has(hand, 'H', 4) && hand.high >= 10,
  },
  {
    id: 'twos',
    choice: 'weak',
    auction: '',
    words: 'weak two',
    fits: (hand) => within(hand.high, 4, 11) && SUITS.some((suit) => suit !== 'C' && has(hand, suit, 6, 7)),
  },
  {
    id: 'twos',
    choice: 'strong',
    auction: '',
    words: 'strong two',
    fits: (hand) => within(hand.high, 17, 21) && SUITS.some((suit) => suit !== 'C' && has(hand, suit, 5)),
  },
  {
    id: 'two-notrump-ask',
    choice: 'ogust',
    auction: '2H P',
    words: 'Ogust',
    call: '2N',
    fits: (hand) => hand.high >= 14 && has(hand, 'H', 2),
  },
  {
    id: 'two-notrump-ask',
    choice: 'feature',
    auction: '2H P',
    words: 'asks for a feature',
    call: '2N',
    fits: (hand) => hand.high >= 14,
  },
  {
    id: 'transfers',
    choice: 'on',
    auction: '1NT P',
    words: 'transfer',
    fits: (hand) => has(hand, 'H', 5) || has(hand, 'S', 5),
  },
  {
    id: 'transfers',
    choice: 'off',
    auction: '1NT P',
    words: 'to play',
    fits: (hand) => hand.high <= 7 && (has(hand, 'H', 5) || has(hand, 'S', 5)),
  },
  {
    id: 'texas',
    choice: 'on',
    auction: '1NT P',
    words: 'transfer: asks for 4',
    fits: (hand) => (has(hand, 'H', 6) || has(hand, 'S', 6)) && within(hand.points, 9, 15),
  },
  {
    id: 'minor-relay',
    choice: 'on',
    auction: '1NT P',
    words: 'asks for 3♣, to play in a minor',
    call: '2S',
    fits: (hand) => hand.high <= 8 && (has(hand, 'C', 5) || has(hand, 'D', 5)),
  },
  {
    id: 'blackwood',
    choice: 'key-cards-1430',
    auction: '1S P 3S P 4NT P',
    words: 'one or four of the five key cards',
    call: '5C',
    fits: (hand) => has(hand, 'S', 3) && within(supportPoints(hand, 'S'), 9, 13) && hand.high <= 12,
  },
  {
    id: 'gerber',
    choice: 'on',
    auction: '1NT P 2C P 2H P',
    words: 'Gerber',
    call: '4C',
    fits: (hand) => has(hand, 'H', 4) && hand.high >= 14,
  },
  {
    id: 'negative-doubles',
    choice: 'on',
    auction: '1C 1S',
    words: 'negative',
    call: 'X',
    fits: (hand) => has(hand, 'H', 4) && hand.high >= 6,
  },
  {
    id: 'negative-doubles',
    choice: 'off',
    auction: '1C 1S',
    words: 'penalty',
    call: 'X',
    fits: (hand) => has(hand, 'S', 4) && hand.high >= 8,
  },
  {
    id: 'support-doubles',
    choice: 'on',
    auction: '1D P 1H 1S',
    words: 'support: three cards',
    call: 'X',
    fits: (hand) => has(hand, 'H', 3, 3) && has(hand, 'D', 3) && hand.high >= 12,
  },
  {
    id: 'responsive-doubles',
    choice: 'on',
    auction: '1D X 2D',
    words: 'responsive',
    call: 'X',
    fits: (hand) => has(hand, 'D', 0, 4) && hand.high >= 7,
  },
  {
    id: 'truscott',
    choice: 'on',
    auction: '1S X',
    words: 'a raise that at least invites game',
    call: '2N',
    fits: (hand) => has(hand, 'S', 4) && hand.high >= 9,
  },
  {
    id: 'michaels',
    choice: 'on',
    auction: '1D',
    words: 'Michaels',
    call: '2D',
    fits: (hand) => isTwoSuited(hand, 'S', 'H'),
  },
  {
    id: 'unusual-2nt',
    choice: 'on',
    auction: '1S',
    words: 'unusual',
    call: '2N',
    fits: (hand) => isTwoSuited(hand, 'C', 'D'),
  },
  {
    id: 'jump-overcalls',
    choice: 'weak',
    auction: '1C',
    words: 'weak jump',
    fits: (hand) => hand.high <= 11 && SUITS.some((suit) => suit !== 'C' && has(hand, suit, 6)),
  },
  {
    id: 'jump-overcalls',
    choice: 'intermediate',
    auction: '1C',
    words: 'intermediate jump',
    fits: (hand) => within(hand.high, 12, 16) && SUITS.some((suit) => suit !== 'C' && has(hand, suit, 6)),
  },
  {
    id: 'over-their-notrump',
    choice: 'landy',
    auction: '1NT',
    words: 'Landy',
    call: '2C',
    fits: (hand) => has(hand, 'S', 4) && has(hand, 'H', 4) && within(hand.high, 10, 16),
  },
];

const nameWith = (id: SwitchId, choice: string): SystemName => systemNameOf('sayc', { [id]: choice });

describe('a bidding agreement', () => {
  const pack = cardsOf(FULL);

  test.each(CASES)('$id $choice: $words', ({ id, choice, auction, words, call, fits }) => {
    const random = seededRandom(seedFor(`switch ${id} ${choice}`));
    const chosen = situationIn(auction, nameWith(id, choice));
    const others = choicesOf(id)
      .filter((each) => each !== choice)
      .map((each) => situationIn(auction, nameWith(id, each)));
    const wrong: string[] = [];
    let found = 0;
    for (let tried = 0; found < HANDS && tried < MOST_TRIED; tried++) {
      const hand = handOf(setOf(shuffled(random, pack).slice(0, 13)));
      if (!fits(hand)) continue;
      const rule = ruleFor(chosen, hand, LEGAL);
      if (rule?.text.startsWith(words) !== true) continue;
      found += 1;
      const meaning = readCall(chosen, rule.call);
      const isTrue = [meaning.told, ...meaning.rare].some((told) => believes(told, hand, 1));
      const elsewhere = others.map((s) => ruleFor(s, hand, LEGAL)?.text ?? '');
      const isOnly = !elsewhere.some((text) => text.startsWith(words));
      if (!isTrue || !isOnly || (call !== undefined && rule.call !== call))
        wrong.push(`${makeHand(hand.cards)} ${rule.call} “${rule.text}”, else ${elsewhere.join()}`);
    }
    expect(wrong).toEqual([]);
    expect(found).toBe(HANDS);
  });

  test('of every kind is among these', () => {
    const known = new Set([...CASES.map(({ id }) => id), ...CARDING.map(([id]) => id)]);
    expect(SWITCH_IDS.filter((id) => !known.has(id))).toEqual([]);
    expect(SWITCH_IDS.length).toBeGreaterThanOrEqual(20);
  });
});

/** Agreements about leads and signals: a holding by its ranks, the card by the usual choice and by the other one. */
const CARDING: readonly (readonly [SwitchId, CardingHead, string, CardChoice, CardChoice])[] = [
  ['small-leads', 'lead suit', 'K863', 4, 3],
  ['small-leads', 'lead suit', 'Q7642', 4, 5],
  ['small-leads', 'lead partner suit', 'J974', 4, 3],
  ['ace-king-leads', 'lead suit', 'AK7', 1, 2],
  ['ace-king-leads', 'lead suit', 'AK', 2, 1],
  ['ace-king-leads', 'lead partner suit', 'AK84', 1, 2],
  ['attitude', 'attitude notrump', 'K74', 'high', 'low'],
  ['attitude', 'attitude suit', '96', 'high', 'low'],
  ['attitude', 'attitude suit', '853', 'low', 'high'],
  ['count', 'count', '8642', 'high', 'low'],
  ['count', 'count', '975', 'low', 'high'],
  ['discards', 'discard', 'A62', 'high', 'low'],
  ['discards', 'discard', '963', 'low', 'high'],
];

/** Returns the card that the text has for a holding. */
function cardFor(name: SystemName, head: CardingHead, holding: string): CardChoice | undefined {
  const held = [...holding].reduce((bits, rank) => bits | (1 << '23456789TJQKA'.indexOf(rank)), 0);
  return systemText(name)
    .carding.get(head)
    ?.find(({ isMet }) => isMet(held))?.card;
}

test.each(CARDING)('%s, %s: from %s', (id, head, holding, usual, other) => {
  const [, choice = ''] = choicesOf(id);
  expect(cardFor('sayc', head, holding)).toBe(usual);
  expect(cardFor(nameWith(id, choice), head, holding)).toBe(other);
});

describe.each(SYSTEM_IDS)('%s with chosen agreements', (system) => {
  const single = SWITCH_IDS.flatMap((id) =>
    choicesOf(id)
      .slice(1)
      .map((choice) => ({ [id]: choice })),
  );

  test('is bid honestly: a hand is what its own call says', () => {
    let calls = 0;
    const wrong: string[] = [];
    for (const [at, choices] of [OTHER_CHOICES, ...single].entries()) {
      const name = systemNameOf(system, choices);
      for (let board = 1; board <= times(at === 0 ? 40 : 3, at === 0 ? 4000 : 400); board++) {
        const { dealer, vul } = termsOfBoard(board);
        const deal = randomDeal(seededRandom(seedFor(`switches ${at} ${board}`)));
        let auction = startAuction(dealer);
        while (!isAuctionOver(CONTRACT_AUCTION, auction)) {
          const made = auction.calls.map(({ call }) => call);
          // the other side plays the system as it is
          const s = auctionSituation(
            dealer,
            vul,
            made,
            bySeat((seat) => (sideOf(seat) === 'NS' ? name : system)),
          );
          const seat = auction.turn;
          const hand = handOf(deal[seat]);
          const call = ruleFor(s, hand, legalCalls(CONTRACT_AUCTION, auction))?.call ?? 'P';
          const { told, rare } = readCall(s, call);
          calls += 1;
          if (![told, ...rare].some((each) => believes(each, hand, 1)))
            wrong.push(`${name} ${dealer} ${made.join(' ')} ${seat} ${makeHand(hand.cards)} ${call}`);
          auction = addCall(CONTRACT_AUCTION, auction, call);
        }
      }
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.002 * calls);
  });

  test('has one name for one set of choices', () => {
    const name = systemNameOf(system, OTHER_CHOICES);
    expect(isSystemName(name)).toBe(true);
    expect(systemText(name).name).toBe(systemText(system).name);
    expect(parseChoices(name.slice(system.length + 1))).toEqual(OTHER_CHOICES);
    for (const text of ['drury.off', 'drury.on+drury.on', 'twos.strong+drury.on', 'x.on', 'drury', ''])
      expect(isSystemName(`${system}+${text}`), text).toBe(false);
  });
});
