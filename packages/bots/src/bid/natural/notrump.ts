import type { Suit } from '@overtrick/rules/card';
import { isGood } from '../hand.ts';
import { atLeast, type Range, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import type { Made } from '../situation.ts';
import { MAJORS, MINORS, otherMajor, suitBid } from './suits.ts';

/** Points needed opposite a balanced hand of `range`, for each aim. */
interface Aims {
  readonly invite: Range;
  readonly game: Range;
  readonly slamTry: Range;
  readonly slam: Range;
  readonly grand: Range;
}

function aims([least, most]: Range): Aims {
  const to = (low: number, high: number): Range => [Math.max(0, low), Math.max(0, high)];
  return {
    invite: to(25 - most, 24 - least),
    game: to(25 - least, 32 - most),
    slamTry: to(33 - most, 32 - least),
    slam: to(33 - least, 36 - least),
    grand: atLeast(37 - least),
  };
}

const FIVE = atLeast(5, 13);
const SIX = atLeast(6, 13);
const TRANSFERS: readonly (readonly [Suit, Suit])[] = [
  ['D', 'H'],
  ['H', 'S'],
];

/** Partner bid a natural notrump at the one or two level, nobody interfered: Stayman, transfers, or a number. */
export function afterNotrump(level: number, range: Range): readonly Rule[] {
  const next = level + 1;
  const { invite, game, slamTry, slam, grand } = aims(range);
  const values = level === 1 ? invite[0] : game[0];
  return [
    ...slamTries(level, slamTry),
    {
      call: suitBid(next, 'C'),
      shows: { points: atLeast(values) },
      when: (hand) =>
        MAJORS.some((suit) => hand.length[suit] === 4) &&
        (hand.shape[0] !== 4 || hand.shape[3] !== 3 || hand.high > 25) &&
        MAJORS.every((suit) => hand.length[suit] < 6),
      forcing: 'round',
      tag: 'stayman',
      text: 'Stayman, asks for a four-card major',
    },
    ...TRANSFERS.map(
      ([bidden, suit]): Rule => ({
        call: suitBid(next, bidden),
        shows: { [suit]: FIVE },
        when: (hand) => hand.length[suit] >= hand.length[otherMajor(suit)] + (suit === 'H' ? 1 : 0),
        forcing: 'round',
        tag: 'transfer',
        text: `transfer, asks for ${next}${suit === 'H' ? '♥' : '♠'}`,
      }),
    ),
    { call: '7N', shows: { points: grand, count: 'high' }, text: 'thirty-seven points together' },
    { call: '6N', shows: { points: slam, count: 'high' }, text: 'thirty-three points together' },
    {
      call: '4N',
      shows: { points: slamTry, count: 'high' },
      tag: 'quantitative',
      text: 'invites slam: six with more than the minimum',
    },
    ...(level === 1 ? longMinors(invite, game) : []),
    { call: '3N', shows: { points: [game[0], slamTry[0] - 1], count: 'high' }, text: 'to play' },
    { call: '3N', shows: { points: atLeast(game[0]) }, isRare: true, text: 'to play' },
    ...(level === 1 ? [{ call: '2N' as const, shows: { points: invite }, text: 'invites game' }] : []),
    { call: 'P', shows: { points: upTo(values - 1) }, text: 'no game' },
  ];
}

/** Three of a major over 1NT: it sets trumps and looks for a slam. */
const slamTries = (level: number, [least]: Range): Rule[] =>
  level !== 1
    ? []
    : MAJORS.map((suit) => ({
        call: suitBid(3, suit),
        shows: { points: atLeast(least), [suit]: SIX },
        forcing: 'game',
        text: 'long suit, looks for a slam',
      }));

const longMinors = (invite: Range, game: Range): Rule[] =>
  MINORS.map((suit) => ({
    call: suitBid(3, suit),
    shows: { points: [Math.max(0, invite[0] - 1), game[0] - 1], [suit]: SIX },
    when: (hand) => isGood(hand, suit),
    text: 'long good suit, invites game',
  }));

/** The answer to Stayman. */
export const staymanAnswers = (level: number): readonly Rule[] => [
  { call: suitBid(level, 'H'), shows: { H: atLeast(4, 5) }, text: 'four-card major' },
  { call: suitBid(level, 'S'), shows: { S: atLeast(4, 5), H: upTo(3) }, text: 'four-card major' },
  {
    call: suitBid(level, 'D'),
    shows: { H: upTo(3), S: upTo(3) },
    tag: 'waiting',
    text: 'no four-card major',
  },
];

/** The answer to a transfer: as asked, or a jump with four trumps and the most points. */
export const transferAnswers = (level: number, suit: Suit, [, most]: Range): readonly Rule[] => [
  ...(level === 2
    ? [
        {
          call: suitBid(3, suit),
          shows: { points: [most, most] as Range, count: 'high' as const, [suit]: atLeast(4, 5) },
          text: 'transfer done with a jump: four trumps and the most points',
        },
      ]
    : []),
  { call: suitBid(level, suit), shows: {}, tag: 'completion', text: 'transfer done as asked' },
];

/** The notrump bidder answered Stayman. */
export function afterStayman(answer: Made, range: Range): readonly Rule[] {
  const { invite, game, slam, slamTry } = aims(range);
  const level = answer.call.startsWith('2') ? 2 : 3;
  const found = MAJORS.find((suit) => answer.call === suitBid(level, suit));
  const denied = found === undefined ? {} : { [found]: upTo(3), [otherMajor(found)]: atLeast(4, 13) };
  const inFit = (low: number, points: Range, text: string): Rule[] =>
    found === undefined
      ? []
      : [{ call: suitBid(low, found), shows: { points, count: found, [found]: atLeast(4, 13) }, text }];
  const fives =
    found !== undefined
      ? []
      : MAJORS.flatMap((suit): Rule[] => [
          {
            call: suitBid(3, suit),
            shows: { points: atLeast(game[0]), [suit]: FIVE },
            forcing: 'game',
            text: 'five cards, game is sure',
          },
          ...(level === 2
            ? [
                {
                  call: suitBid(2, suit),
                  shows: { points: invite, [suit]: FIVE },
                  text: 'five cards, invites game',
                },
              ]
            : []),
        ]);
  return [
    ...(found === undefined
      ? []
      : [
          {
            call: '4N' as const,
            shows: { points: atLeast(slam[0] - 1), count: found, [found]: atLeast(4, 13) },
            forcing: 'round' as const,
            tag: 'blackwood' as const,
            text: 'Blackwood, asks for aces',
          },
        ]),
    ...inFit(4, [game[0], slam[0] - 2], 'raise to game'),
    ...(level === 2 ? inFit(3, invite, 'raise, invites game') : []),
    ...fives,
    { call: '6N', shows: { points: slam, count: 'high', ...denied }, text: 'thirty-three points together' },
    ...(found === undefined
      ? [
          {
            call: '4N' as const,
            shows: { points: slamTry, count: 'high' as const },
            tag: 'quantitative' as const,
            text: 'invites slam: six with more than the minimum',
          },
        ]
      : []),
    { call: '3N', shows: { points: [game[0], slam[0] - 1], count: 'high', ...denied }, text: 'to play' },
    { call: '3N', shows: { points: atLeast(game[0]), ...denied }, isRare: true, text: 'to play' },
    ...(level === 2
      ? [{ call: '2N' as const, shows: { points: invite, ...denied }, text: 'invites game' }]
      : []),
    { call: 'P', shows: { points: upTo(invite[0]) }, text: 'enough' },
  ];
}

/** The notrump bidder did the transfer to `suit`. */
export function afterTransfer(answer: Made, suit: Suit, range: Range): readonly Rule[] {
  const { invite, game, slam, slamTry } = aims(range);
  const level = answer.call.startsWith('2') ? 2 : 3;
  const isJump = answer.meaning.tag !== 'completion';
  const sides = [...MINORS, otherMajor(suit)].filter((side) => side !== suit);
  const low = isJump ? invite[0] - 2 : game[0];
  return [
    {
      call: '4N',
      shows: { points: atLeast(slam[0] - 1), count: suit, [suit]: SIX },
      forcing: 'round',
      tag: 'blackwood',
      text: 'Blackwood, asks for aces',
    },
    {
      call: '4N',
      shows: { points: slamTry, count: 'high', [suit]: [5, 5] },
      tag: 'quantitative',
      text: 'invites slam',
    },
    {
      call: suitBid(4, suit),
      shows: { points: [low, slam[0] - 2], count: suit, [suit]: isJump ? FIVE : SIX },
      text: 'to play',
    },
    ...(isJump || level > 2
      ? []
      : sides.map(
          (side): Rule => ({
            call: suitBid(side === 'S' ? 2 : 3, side),
            shows: {
              points: atLeast(side === 'S' ? invite[0] : game[0]),
              [suit]: FIVE,
              [side]: atLeast(4, 13),
            },
            when: (hand) => (hand.shape[3] ?? 0) < 2,
            forcing: side === 'S' ? 'round' : 'game',
            text: 'second suit',
          }),
        )),
    {
      call: '6N',
      shows: { points: slam, count: 'high', [suit]: [5, 5] },
      text: 'thirty-three points together',
    },
    {
      call: '3N',
      shows: { points: [game[0], slam[0] - 1], [suit]: [5, 5] },
      text: 'partner chooses: notrump or the five-card major',
    },
    ...(level === 2 && !isJump
      ? [
          { call: suitBid(3, suit), shows: { points: invite, [suit]: SIX }, text: 'six cards, invites game' },
          {
            call: '2N' as const,
            shows: { points: invite, [suit]: [5, 5] as Range },
            text: 'five cards, invites game',
          },
        ]
      : []),
    { call: '3N', shows: { points: atLeast(game[0]), [suit]: [5, 5] }, isRare: true, text: 'to play' },
    { call: 'P', shows: { points: upTo(Math.max(invite[0], low) - 1) }, text: 'enough' },
  ];
}
