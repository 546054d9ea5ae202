import { levelOf, strainOf } from '@overtrick/rules/call';
import { SUITS, type Suit } from '@overtrick/rules/card';
import { type Hand, isGood, longestSuit, supportPoints } from '../hand.ts';
import { atLeast, type Range, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { cheapest, hasPassed, type Situation, theirSuits, unbidSuits } from '../situation.ts';
import { DOWN, isMajor, MAJORS, outranks, suitBid } from './suits.ts';

const THREE = atLeast(3, 13);
const FIVE = atLeast(5, 13);

/** Partner opened one of a suit, the next player bid or doubled. */
export function overInterference(s: Situation, opened: Suit): readonly Rule[] {
  const { bid } = s;
  if (bid === undefined) return [];
  if (s.doubling === 1) return overDouble(s, opened);
  return strainOf(bid) === 'N' ? overNotrump(s, opened) : overSuit(s, opened);
}

function raisesOf(s: Situation, opened: Suit, low: number): Rule[] {
  const at = cheapest(s, opened);
  const cards = isMajor(opened) ? THREE : atLeast(opened === 'C' ? 5 : 4, 13);
  const raise = (
    level: number,
    points: Range,
    length: Range,
    text: string,
    when?: (hand: Hand) => boolean,
  ): Rule[] =>
    level < at
      ? []
      : [
          {
            call: suitBid(level, opened),
            shows: { points, count: opened, [opened]: length },
            text,
            ...(when && { when }),
          },
        ];
  const shape = (hand: Hand) => !hand.isBalanced;
  return [
    ...(isMajor(opened)
      ? [
          ...raise(4, atLeast(13, 17), cards, 'raise to game'),
          ...raise(
            4,
            upTo(10),
            FIVE,
            'raise to shut the opponents out',
            (hand) => shape(hand) && supportPoints(hand, opened) >= 6,
          ),
        ]
      : []),
    ...raise(3, [at === 3 ? 9 : 11, 12], cards, at === 3 ? 'raise' : 'raise, invites game'),
    ...raise(2, [low, 10], cards, 'raise'),
    ...raise(3, [low, 10], atLeast(isMajor(opened) ? 4 : 5, 13), 'raise, many trumps', shape),
  ];
}

function overSuit(s: Situation, opened: Suit): Rule[] {
  const passed = hasPassed(s, s.me);
  const theirOwn = theirSuits(s);
  const [theirSuit] = theirOwn;
  const level = s.bid === undefined ? 1 : levelOf(s.bid);
  const newSuits = DOWN.filter((suit) => suit !== opened && !theirOwn.includes(suit)).flatMap(
    (suit): Rule[] => {
      const at = cheapest(s, suit);
      const least = [0, 6, 11, 13][at];
      if (least === undefined) return [];
      return [
        {
          call: suitBid(at, suit),
          shows: { points: atLeast(least), [suit]: at === 1 && suit === 'H' ? atLeast(4, 13) : FIVE },
          when: (hand) =>
            longestSuit(
              hand,
              SUITS.filter((other) => other !== opened && !theirOwn.includes(other)),
            ) === suit ||
            (isMajor(suit) && at === 1),
          ...(!passed && { forcing: at === 3 ? 'game' : 'round' }),
          text: 'new suit',
        },
      ];
    },
  );
  const majors = MAJORS.filter((suit) => unbidSuits(s).includes(suit));
  const negative: Rule[] =
    level > 3 || majors.length === 0
      ? []
      : [
          {
            call: 'X',
            shows: {
              points: atLeast([0, 6, 8, 10][level] ?? 10),
              ...Object.fromEntries(majors.map((suit) => [suit, atLeast(majors.length === 1 ? 4 : 3, 13)])),
            },
            when: (hand) => majors.some((suit) => hand.length[suit] >= 4),
            forcing: 'round',
            tag: 'negative',
            text: 'negative: no suit to bid, but the unbid majors',
          },
        ];
  const stops = theirSuit === undefined ? [] : [theirSuit];
  const at = cheapest(s, 'N');
  const notrump = (to: 1 | 2 | 3, points: Range, text: string): Rule[] =>
    at > to
      ? []
      : [
          {
            call: suitBid(to, 'N'),
            shows: { points, count: 'high', stops },
            when: (hand) => (hand.shape[3] ?? 0) >= 1,
            text,
          },
        ];
  const game = notrump(3, [13, 17], 'to play');
  const rest: Rule[] = [
    ...notrump(2, [at === 2 ? 10 : 11, 12], 'invites game'),
    ...notrump(1, [7, 10], 'stopper, no four-card major'),
  ];
  const cue: Rule[] =
    theirSuit === undefined || passed || cheapest(s, theirSuit) > 3
      ? []
      : [
          {
            call: suitBid(cheapest(s, theirSuit), theirSuit),
            shows: { points: atLeast(13) },
            forcing: 'game',
            tag: 'fourthSuit',
            text: 'their suit: game values, nothing better to bid',
          },
        ];
  return [
    ...(isMajor(opened) ? raisesOf(s, opened, 6) : []),
    ...newSuits.filter((rule) => rule.call.endsWith('H') || rule.call.endsWith('S')),
    ...negative,
    ...game,
    ...newSuits.filter((rule) => rule.call.endsWith('C') || rule.call.endsWith('D')),
    ...rest,
    ...(isMajor(opened) ? [] : raisesOf(s, opened, 6)),
    ...cue,
    { call: 'P', shows: { points: upTo(12) }, text: 'nothing to say' },
  ];
}

function overDouble(s: Situation, opened: Suit): Rule[] {
  const suits = SUITS.filter((suit) => suit !== opened);
  return [
    ...raisesOf(s, opened, 5).filter(({ call }) => isMajor(opened) || !call.startsWith('5')),
    {
      call: 'XX',
      shows: { points: atLeast(10) },
      when: (hand) => hand.high >= 9,
      forcing: 'round',
      text: 'most of the points are ours',
    },
    ...suits
      .filter((suit) => outranks(suit, opened))
      .map(
        (suit): Rule => ({
          call: suitBid(1, suit),
          shows: { points: [6, 11], [suit]: atLeast(4, 13) },
          when: (hand) => longestSuit(hand, suits) === suit || (isMajor(suit) && hand.length[suit] >= 4),
          forcing: 'round',
          text: 'new suit',
        }),
      ),
    ...suits
      .filter((suit) => outranks(opened, suit))
      .map(
        (suit): Rule => ({
          call: suitBid(2, suit),
          shows: { points: [4, 9], count: 'high', [suit]: FIVE },
          when: (hand) => longestSuit(hand) === suit && (hand.length[suit] >= 6 || isGood(hand, suit)),
          text: 'own suit, not forcing',
        }),
      ),
    { call: '1N', shows: { points: [6, 9] }, when: (hand) => hand.isBalanced, text: 'some points, no suit' },
    { call: 'P', shows: { points: upTo(9), count: 'high' }, text: 'nothing to say' },
  ];
}

/** They bid notrump over partner's suit. */
function overNotrump(s: Situation, opened: Suit): Rule[] {
  return [
    {
      call: 'X',
      shows: { points: atLeast(9), count: 'high' },
      tag: 'penalty',
      text: 'penalty: most of the points are ours',
    },
    ...raisesOf(s, opened, 5),
    ...ownSuits(s, opened),
    { call: 'P', shows: { points: upTo(10) }, text: 'nothing to say' },
  ];
}

const ownSuits = (s: Situation, opened: Suit): Rule[] =>
  SUITS.filter((suit) => suit !== opened && cheapest(s, suit) === 2).map((suit) => ({
    call: suitBid(2, suit),
    shows: { points: [4, 9], [suit]: FIVE },
    when: (hand) => longestSuit(hand) === suit && (hand.length[suit] >= 6 || isGood(hand, suit)),
    text: 'own suit, not forcing',
  }));

/** Partner opened or overcalled a natural 1NT, the next player bid or doubled. */
export function overInterferedNotrump(s: Situation, [least]: Range): readonly Rule[] {
  const { bid } = s;
  if (bid === undefined) return [];
  const game = 25 - least;
  const theirOwn = theirSuits(s);
  const weak = SUITS.filter((suit) => !theirOwn.includes(suit) && cheapest(s, suit) === 2).map(
    (suit): Rule => ({
      call: suitBid(2, suit),
      shows: { points: upTo(game - 1), [suit]: FIVE },
      when: (hand) =>
        longestSuit(hand) === suit &&
        (s.doubling === 1 ? hand.high < 8 : hand.high >= 4 || hand.length[suit] >= 6),
      text: 'own suit, to play',
    }),
  );
  if (s.doubling === 1)
    return [
      ...weak,
      { call: 'XX', shows: { points: atLeast(8), count: 'high' }, text: 'we have the points' },
      { call: 'P', shows: { points: upTo(8) }, text: 'nothing to say' },
    ];
  const level = levelOf(bid);
  const strain = strainOf(bid);
  const stops = theirOwn.slice(0, 1);
  const threes = SUITS.filter((suit) => !theirOwn.includes(suit) && cheapest(s, suit) <= 3).map(
    (suit): Rule => ({
      call: suitBid(3, suit),
      shows: { points: atLeast(game), [suit]: FIVE },
      when: (hand) => isMajor(suit) && longestSuit(hand) === suit,
      forcing: 'game',
      text: 'own suit, game is sure',
    }),
  );
  const majors = MAJORS.filter((suit) => !theirOwn.includes(suit));
  return [
    ...(strain === 'N' || level > 3 || s.doubling !== 0
      ? []
      : [
          {
            call: 'X' as const,
            shows: { points: atLeast(Math.max(6, game - 2)) },
            when: (hand: Hand) =>
              hand.length[strain] <= 3 &&
              majors.some((suit) => hand.length[suit] === 4) &&
              majors.every((suit) => hand.length[suit] < 5),
            forcing: 'round' as const,
            tag: 'negative' as const,
            text: 'negative: values and an unbid four-card major',
          },
        ]),
    ...threes,
    ...(cheapest(s, 'N') <= 3
      ? [{ call: '3N' as const, shows: { points: [game, 32 - least] as Range, stops }, text: 'to play' }]
      : []),
    ...(cheapest(s, 'N') === 2
      ? [
          {
            call: '2N' as const,
            shows: { points: [game - 2, game - 1] as Range, stops },
            text: 'invites game',
          },
        ]
      : []),
    ...weak,
    ...theirOwn
      .filter((suit) => cheapest(s, suit) <= 3)
      .slice(0, 1)
      .map(
        (suit): Rule => ({
          call: suitBid(3, suit),
          shows: { points: atLeast(game) },
          forcing: 'game',
          tag: 'fourthSuit',
          text: 'their suit: game values, asks for a stopper',
        }),
      ),
    { call: 'P', shows: { points: upTo(game) }, text: 'nothing to say' },
  ];
}
