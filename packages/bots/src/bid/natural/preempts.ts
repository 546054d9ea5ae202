import { type Bid, levelOf } from '@overtrick/rules/call';
import { SUITS, type Suit } from '@overtrick/rules/card';
import { type Hand, isGood, isStopped, longestSuit } from '../hand.ts';
import { atLeast, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { cheapest, isForced, type Situation, suitsOf } from '../situation.ts';
import { gameLevel, isMajor, suitBid } from './suits.ts';

/** Points that make game worth bidding opposite a preempt of the level. */
const GAME_VALUES = 15;

/** Partner opened with a preempt, nobody interfered. */
export function afterPreempt(s: Situation, bid: Bid, suit: Suit): readonly Rule[] {
  const level = levelOf(bid);
  const fit = atLeast(level === 2 ? 3 : 2, 13);
  const game = suitBid(gameLevel(suit), suit);
  const stopsAll = (hand: Hand) => SUITS.every((other) => other === suit || isStopped(hand, other));
  if (level >= 4) return [{ call: 'P', shows: {}, text: 'partner has said it all' }];
  return [
    ...(isMajor(suit)
      ? [{ call: game, shows: { points: atLeast(GAME_VALUES), [suit]: atLeast(2, 13) }, text: 'to play' }]
      : []),
    {
      call: '3N',
      shows: { points: atLeast(GAME_VALUES + 1), count: 'high' },
      when: (hand) => stopsAll(hand) && (isMajor(suit) ? hand.length[suit] < 2 : hand.length[suit] >= 2),
      text: 'to play',
    },
    ...SUITS.filter((other) => other !== suit && cheapest(s, other) < 4).map(
      (other): Rule => ({
        call: suitBid(cheapest(s, other), other),
        shows: { points: atLeast(GAME_VALUES + 1), [other]: atLeast(5, 13) },
        when: (hand) => longestSuit(hand) === other && isGood(hand, other),
        forcing: 'round',
        text: 'own suit',
      }),
    ),
    {
      call: game,
      shows: { points: upTo(14), [suit]: atLeast(isMajor(suit) ? 4 : 5, 13) },
      when: (hand) => !hand.isBalanced,
      text: 'raise to shut the opponents out',
    },
    ...(level + 1 < gameLevel(suit)
      ? [
          {
            call: suitBid(level + 1, suit),
            shows: { points: upTo(14), [suit]: fit },
            when: (hand: Hand) => hand.high >= 5,
            text: 'raise to shut the opponents out',
          },
        ]
      : []),
    { call: 'P', shows: { points: upTo(20) }, text: 'no game' },
  ];
}

/** Who preempted has told his hand: he goes on only when he must. */
export function preemptorRebids(s: Situation): readonly Rule[] {
  if (!isForced(s)) return [{ call: 'P', shows: {}, text: 'the preempt said it all' }];
  const partners = suitsOf(s, (seat) => seat === s.partner);
  const own = suitsOf(s, (seat) => seat === s.me);
  const raises = partners.filter((suit) => !own.includes(suit) && cheapest(s, suit) <= 4);
  const at = cheapest(s, 'N');
  return [
    ...raises.map(
      (suit): Rule => ({
        call: suitBid(cheapest(s, suit), suit),
        shows: { [suit]: atLeast(3, 13) },
        text: 'raise',
      }),
    ),
    ...own
      .filter((suit) => cheapest(s, suit) <= 4)
      .map(
        (suit): Rule => ({
          call: suitBid(cheapest(s, suit), suit),
          shows: {},
          text: 'nothing but the long suit',
        }),
      ),
    ...(at < 5
      ? [{ call: suitBid(at, 'N'), shows: {}, isRare: true as const, text: 'nothing better to bid' }]
      : []),
  ];
}
