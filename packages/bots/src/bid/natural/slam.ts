import type { Bid } from '@overtrick/rules/call';
import type { Suit } from '@overtrick/rules/card';
import { type Hand, supportPoints } from '../hand.ts';
import type { Rule } from '../rule.ts';
import { bidOf, cheapest, type Made, type Situation } from '../situation.ts';
import { suitBid } from './suits.ts';

const STEPS: readonly (readonly [Bid, readonly number[]])[] = [
  ['5C', [0, 4]],
  ['5D', [1]],
  ['5H', [2]],
  ['5S', [3]],
];

/** The answers to Blackwood. */
export const aceAnswers: readonly Rule[] = STEPS.map(([call, aces]) => ({
  call,
  shows: { aces },
  tag: 'aces',
  text: 'answer to Blackwood',
}));

/** The answers to 5NT. */
export const kingAnswers: readonly Rule[] = STEPS.map(([call, kings]) => ({
  call: bidOf(6, call.slice(1) as Suit) ?? call,
  shows: { kings },
  tag: 'kings',
  text: 'answer to 5NT',
}));

/** None or all four: four when the asker has none and partner has shown an opening. */
function countOf(answer: readonly number[] | undefined, own: number, isStrong: boolean): number {
  const [first = 0, second] = answer ?? [];
  return second !== undefined && own === 0 && isStrong ? second : first;
}

/** Partner answered Blackwood: stop when two aces are missing, else bid the slam. */
export function afterAces(s: Situation, answer: Made, trump: Suit): readonly Rule[] {
  const { partner } = s;
  if (partner === undefined) return [];
  const [least] = s.know[partner].strength;
  const missing = (hand: Hand) => 4 - hand.aces - countOf(answer.meaning.told.aces, hand.aces, least >= 12);
  const stop: Rule =
    answer.call === `5${trump}`
      ? { call: 'P', shows: {}, when: (hand) => missing(hand) >= 2, text: 'two aces are missing' }
      : {
          call: suitBid(cheapest(s, trump), trump),
          shows: {},
          when: (hand) => missing(hand) >= 2,
          text: 'two aces are missing',
        };
  return [
    ...(cheapest(s, trump) <= 6 ? [stop] : []),
    {
      call: '5N',
      shows: { points: [36 - least, 40], count: trump },
      when: (hand) => missing(hand) === 0 && supportPoints(hand, trump) + least >= 36,
      forcing: 'round',
      tag: 'kingAsk',
      text: 'all aces are there, asks for kings',
    },
    { call: suitBid(6, trump), shows: {}, text: 'one ace missing at most' },
  ];
}

/** Partner answered 5NT: seven with all kings. */
export function afterKings(s: Situation, answer: Made, trump: Suit): readonly Rule[] {
  const all = (hand: Hand) => hand.kings + countOf(answer.meaning.told.kings, hand.kings, true) === 4;
  return [
    { call: suitBid(7, trump), shows: {}, when: all, text: 'all aces and kings are there' },
    answer.call === `6${trump}`
      ? { call: 'P', shows: {}, text: 'a king is missing' }
      : { call: suitBid(cheapest(s, trump), trump), shows: {}, text: 'a king is missing' },
  ];
}
