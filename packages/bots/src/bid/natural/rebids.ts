import type { Bid } from '@overtrick/rules/call';
import { SUITS, type Suit } from '@overtrick/rules/card';
import { type Hand, longestSuit } from '../hand.ts';
import { atLeast, type Range } from '../range.ts';
import type { Rule } from '../rule.ts';
import { isMajor, outranks, suitBid } from './suits.ts';

const FOUR = atLeast(4, 13);
const FIVE = atLeast(5, 13);
const SIX = atLeast(6, 13);

/** Opener's second call after one of a suit and a new suit at the one level. */
export function afterOneOverOne(opened: Suit, answer: Suit): readonly Rule[] {
  const higher = SUITS.filter((suit) => outranks(suit, answer) && suit !== opened);
  const oneLevel = higher.map(
    (suit): Rule => ({
      call: suitBid(1, suit),
      shows: { points: [12, 18], [suit]: FOUR },
      forcing: 'no',
      text: 'second suit',
    }),
  );
  const support = raises(opened, answer);
  return [
    ...(isMajor(answer) ? support : []),
    ...jumpShift(opened, answer),
    { call: '2N', shows: { points: [18, 19], count: 'high', balanced: true }, text: 'rebid, invites game' },
    ...oneLevel,
    { call: '1N', shows: { points: [12, 14], count: 'high', balanced: true }, text: 'rebid, no more to say' },
    ...(isMajor(answer) ? [] : support),
    ...reverses(opened, answer),
    ...ownSuit(opened, answer),
    ...lowerSuits(opened, answer, [12, 18]),
    {
      call: suitBid(2, answer),
      shows: { points: [12, 15], count: answer, [answer]: [3, 3] },
      when: (hand) => isMajor(answer) && !hand.isBalanced && hand.length[opened] <= 5,
      text: 'raise on three cards',
    },
    { call: suitBid(2, opened), shows: { points: [12, 16], [opened]: FIVE }, text: 'nothing more to show' },
    { call: '3N', shows: { points: atLeast(20) }, isRare: true, text: 'very strong, nothing better to show' },
    { call: '2N', shows: { points: [17, 19] }, isRare: true, text: 'strong, nothing better to show' },
    { call: '1N', shows: { points: [12, 16] }, isRare: true, text: 'nothing better to show' },
  ];
}

/** Four cards for partner's suit. */
const raises = (opened: Suit, answer: Suit): Rule[] => [
  {
    call: suitBid(isMajor(answer) ? 4 : 3, answer),
    shows: { points: isMajor(answer) ? [19, 24] : [16, 18], count: answer, [answer]: FOUR },
    text: isMajor(answer) ? 'raise to game' : 'raise, invites game',
  },
  ...(isMajor(answer)
    ? [
        {
          call: suitBid(3, answer),
          shows: { points: [16, 18] as Range, count: answer, [answer]: FOUR },
          text: 'raise, invites game',
        },
      ]
    : []),
  {
    call: suitBid(2, answer),
    shows: { points: [12, 15], count: answer, [answer]: FOUR },
    when: (hand) => isMajor(answer) || hand.length[opened] < 6,
    text: 'raise',
  },
];

/** A jump in a new suit: game is sure. A suit that a reverse would show needs no jump. */
const jumpShift = (opened: Suit, answer: Suit | 'N'): Rule[] =>
  SUITS.filter(
    (suit) => suit !== answer && suit !== opened && (outranks(opened, suit) || outranks(suit, answer)),
  ).map((suit) => ({
    call: suitBid(outranks(suit, answer) ? 2 : 3, suit),
    shows: { points: atLeast(19), [suit]: FOUR, [opened]: FOUR },
    when: (hand) => !hand.isBalanced && isSecondSuit(hand, opened, suit),
    forcing: 'game',
    text: 'jump in a new suit, very strong',
  }));

const isSecondSuit = (hand: Hand, opened: Suit, suit: Suit): boolean =>
  longestSuit(
    hand,
    SUITS.filter((other) => other !== opened),
  ) === suit;

/** Two of a suit above the one opened, past two of that: it makes partner choose at the three level. */
const reverses = (opened: Suit, answer: Suit | 'N'): Rule[] =>
  SUITS.filter(
    (suit) => suit !== answer && outranks(suit, opened) && (answer === 'N' || !outranks(suit, answer)),
  ).map((suit) => ({
    call: suitBid(2, suit),
    shows: { points: atLeast(17), [suit]: FOUR, [opened]: FIVE },
    forcing: 'round',
    text: 'reverse, strong with the first suit longer',
  }));

const ownSuit = (opened: Suit, answer: Suit | 'N'): Rule[] => [
  ...(isMajor(opened)
    ? [
        {
          call: suitBid(4, opened),
          shows: { points: [19, 22] as Range, [opened]: SIX },
          text: 'game in the own suit',
        },
      ]
    : [
        {
          call: '3N' as Bid,
          shows: {
            points: [19, 22] as Range,
            [opened]: SIX,
            stops: SUITS.filter((suit) => suit !== opened && suit !== answer),
          },
          text: 'a long suit to run',
        },
      ]),
  {
    call: suitBid(3, opened),
    shows: { points: [16, isMajor(opened) ? 18 : 21], [opened]: SIX },
    when: (hand) => (hand.shape[1] ?? 0) < 5 && (hand.high >= 15 || hand.points >= 18),
    text: 'own long suit, invites game',
  },
  {
    call: suitBid(2, opened),
    shows: { points: [12, 17], [opened]: SIX },
    text: 'own long suit',
  },
];

const lowerSuits = (opened: Suit, answer: Suit | 'N', points: Range): Rule[] =>
  SUITS.filter((suit) => suit !== answer && outranks(opened, suit)).map((suit) => ({
    call: suitBid(2, suit),
    shows: { points, [suit]: FOUR },
    when: (hand) => isSecondSuit(hand, opened, suit),
    text: 'second suit',
  }));

/** Opener's second call after one of a suit and 1NT. */
export const afterOneNotrump = (opened: Suit): readonly Rule[] => [
  { call: '3N', shows: { points: [19, 21], count: 'high', balanced: true }, text: 'to play' },
  { call: '2N', shows: { points: [18, 18], count: 'high', balanced: true }, text: 'invites game' },
  ...jumpShift(opened, 'N'),
  ...reverses(opened, 'N'),
  ...ownSuit(opened, 'N'),
  ...lowerSuits(opened, 'N', [12, 18]).map((rule) => ({
    ...rule,
    when: (hand: Hand) => !hand.isBalanced && (rule.when?.(hand) ?? true),
  })),
  { call: '2N', shows: { points: [17, 18] }, text: 'invites game' },
  { call: 'P', shows: { points: [12, 16] }, text: 'enough' },
];

/** Opener's second call after one of a suit and two of a lower one, which promised another bid. */
export function afterTwoOverOne(opened: Suit, answer: Suit): readonly Rule[] {
  const fit = atLeast(answer === 'H' ? 3 : 4, 13);
  const between = SUITS.filter((suit) => suit !== opened && suit !== answer);
  return [
    {
      call: suitBid(3, opened),
      shows: { points: atLeast(16), [opened]: SIX },
      forcing: 'game',
      text: 'own long suit, strong',
    },
    {
      call: suitBid(3, answer),
      shows: { points: atLeast(12), count: answer, [answer]: fit },
      when: (hand) => answer === 'H' || !hand.isBalanced,
      forcing: 'round',
      text: 'raise',
    },
    { call: '3N', shows: { points: [18, 19], count: 'high', balanced: true }, text: 'to play' },
    {
      call: '2N',
      shows: { points: [12, 14], count: 'high', balanced: true },
      when: (hand) => hand.length[opened] <= 5,
      forcing: 'round',
      text: 'no more to show',
    },
    ...between.flatMap((suit): Rule[] => {
      const isCheap = outranks(suit, answer) && !outranks(suit, opened);
      const isReverse = outranks(suit, opened);
      return [
        {
          call: suitBid(isCheap || isReverse ? 2 : 3, suit),
          shows: { points: isCheap ? atLeast(12) : atLeast(15), [suit]: FOUR },
          when: (hand) => isSecondSuit(hand, opened, suit),
          forcing: isCheap ? 'round' : 'game',
          text: isCheap ? 'second suit' : 'second suit, strong',
        },
      ];
    }),
    {
      call: suitBid(2, opened),
      shows: { points: [12, 17], [opened]: FIVE },
      forcing: 'round',
      text: 'nothing more to show',
    },
    { call: '2N', shows: { points: [12, 17] }, forcing: 'round', text: 'nothing more to show' },
  ];
}
