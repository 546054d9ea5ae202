import { type Bid, levelOf, strainOf } from '@overtrick/rules/call';
import { SUITS, type Suit } from '@overtrick/rules/card';
import { isGood, longestSuit } from '../hand.ts';
import { atLeast, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { isMajor, outranks, suitBid } from './suits.ts';

const FIVE = atLeast(5, 13);

/** The answer to 2♣, nobody interfering. */
export const afterTwoClubs: readonly Rule[] = [
  ...(['S', 'H', 'D', 'C'] as const).map(
    (suit): Rule => ({
      call: suitBid(isMajor(suit) ? 2 : 3, suit),
      shows: { points: atLeast(8), [suit]: FIVE, good: suit },
      when: (hand) => longestSuit(hand) === suit && (isMajor(suit) || hand.length[suit] >= 6),
      forcing: 'game',
      text: 'good suit of my own',
    }),
  ),
  { call: '2D', shows: {}, forcing: 'round', tag: 'waiting', text: 'waiting to hear more' },
];

/** What the 2♣ opener has, after the waiting 2♦. */
export const afterWaiting: readonly Rule[] = [
  {
    call: '4N',
    shows: { points: [28, 31], count: 'high', balanced: true },
    tag: 'quantitative',
    text: 'rebid',
  },
  { call: '3N', shows: { points: [25, 27], count: 'high', balanced: true }, text: 'rebid' },
  { call: '2N', shows: { points: [22, 24], count: 'high', balanced: true }, text: 'rebid' },
  ...(['S', 'H', 'D', 'C'] as const).map(
    (suit): Rule => ({
      call: suitBid(isMajor(suit) ? 2 : 3, suit),
      shows: { points: atLeast(22), [suit]: FIVE },
      when: (hand) => longestSuit(hand) === suit,
      forcing: 'game',
      text: 'own suit',
    }),
  ),
  { call: '2N', shows: { points: [22, 25] }, isRare: true, text: 'no long suit' },
  { call: '3N', shows: { points: atLeast(25) }, isRare: true, text: 'no long suit' },
];

/** The answer to the 2♣ opener's suit. */
export function afterStrongSuit(bid: Bid): readonly Rule[] {
  const level = levelOf(bid);
  const strain = strainOf(bid);
  if (strain === 'N') return [];
  const three = atLeast(3, 13);
  const newSuits = SUITS.filter((suit) => suit !== strain).map(
    (suit): Rule => ({
      call: suitBid(outranks(suit, strain) ? level : level + 1, suit),
      shows: { points: atLeast(4), [suit]: FIVE },
      when: (hand) => longestSuit(hand) === suit && isGood(hand, suit),
      forcing: 'game',
      text: 'own suit',
    }),
  );
  return [
    ...(isMajor(strain)
      ? [
          {
            call: suitBid(3, strain),
            shows: { points: atLeast(5), count: strain as Suit, [strain]: three },
            text: 'raise, some values',
          },
          {
            call: suitBid(4, strain),
            shows: { points: upTo(4), count: strain as Suit, [strain]: three },
            text: 'raise, nothing else',
          },
        ]
      : []),
    ...newSuits,
    ...(isMajor(strain)
      ? []
      : [
          { call: suitBid(4, strain), shows: { [strain]: atLeast(4, 13) }, when: () => false, text: 'raise' },
        ]),
    { call: suitBid(level === 2 ? 2 : 3, 'N'), shows: {}, text: 'nothing to show' },
  ];
}
