import type { Suit } from '@overtrick/rules/card';
import { type Hand, isGood, isStopped, longestSuit } from '../hand.ts';
import { atLeast, type Range, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { cheapest, type Made, type Situation, theirSuits, unbidSuits } from '../situation.ts';
import { isMajor, outranks, suitBid } from './suits.ts';

/** Partner's first call was an overcall in a suit, nobody else of our side has acted. */
export function afterOvercall(s: Situation, overcall: Made, suit: Suit): readonly Rule[] {
  const { partner } = s;
  if (partner === undefined) return [];
  const [least, most] = s.know[partner].strength;
  const three = atLeast(3, 13);
  const at = cheapest(s, suit);
  const game = 25 - least - (most - least > 5 ? 4 : 1);
  const stops = theirSuits(s);
  const raise = (
    level: number,
    points: Range,
    length: Range,
    text: string,
    when?: (hand: Hand) => boolean,
  ): Rule[] =>
    level < at || level > 5
      ? []
      : [
          {
            call: suitBid(level, suit),
            shows: { points, count: suit, [suit]: length },
            text,
            ...(when && { when }),
          },
        ];
  const isPreempt = overcall.meaning.tag === 'preempt';
  const newSuits = unbidSuits(s).filter(
    (other) => cheapest(s, other) <= (outranks(other, suit) ? 2 : 3) && cheapest(s, other) <= 3,
  );
  return [
    ...(isMajor(suit)
      ? raise(4, [game, 40], isPreempt ? atLeast(2, 13) : three, 'raise to game')
      : raise(5, [game + 4, 40], atLeast(4, 13), 'raise to game', (hand) => !hand.isBalanced)),
    ...notrumps(s, suit, stops, least),
    ...(isMajor(suit)
      ? raise(4, upTo(9), atLeast(5, 13), 'raise to shut the opponents out', (hand) => !hand.isBalanced)
      : []),
    ...raise(3, [game - 3, game - 1], three, at === 3 ? 'raise' : 'raise, invites game'),
    ...raise(2, [6, game - 4], three, 'raise'),
    ...raise(3, [4, game - 4], atLeast(4, 13), 'raise, many trumps'),
    ...(isPreempt
      ? []
      : newSuits.map(
          (other): Rule => ({
            call: suitBid(cheapest(s, other), other),
            shows: { points: atLeast(cheapest(s, other) === 1 ? 8 : 10, 18), [other]: atLeast(5, 13) },
            when: (hand) =>
              longestSuit(hand) === other &&
              (isGood(hand, other) || hand.length[other] >= 6) &&
              hand.length[suit] < 3,
            text: 'own suit',
          }),
        )),
    ...stops
      .filter((other) => cheapest(s, other) <= 3)
      .slice(0, 1)
      .map(
        (other): Rule => ({
          call: suitBid(cheapest(s, other), other),
          shows: { points: atLeast(game + 1) },
          forcing: 'round',
          tag: 'fourthSuit',
          text: 'their suit: game values, nothing better to bid',
        }),
      ),
    { call: 'P', shows: at > 2 ? {} : { points: upTo(Math.max(game, 12)) }, text: 'nothing to add' },
  ];
}

function notrumps(s: Situation, suit: Suit, stops: readonly Suit[], least: number): Rule[] {
  const at = cheapest(s, 'N');
  const shift = Math.max(0, 8 - least);
  const isSafe = (hand: Hand) =>
    stops.every((stop) => isStopped(hand, stop)) && (!isMajor(suit) || hand.length[suit] < 3);
  const rule = (level: 1 | 2 | 3, points: Range, text: string): Rule[] =>
    at > level
      ? []
      : [{ call: suitBid(level, 'N'), shows: { points, count: 'high', stops }, when: isSafe, text }];
  return [
    ...rule(3, [15 - (least >= 11 ? 2 : 0) + shift, 22], 'to play'),
    ...rule(2, [12 - (least >= 11 ? 2 : 0) + shift, 14 + shift], 'invites game'),
    ...rule(1, [9 + shift, 11 + shift], 'stoppers, no support'),
  ];
}
