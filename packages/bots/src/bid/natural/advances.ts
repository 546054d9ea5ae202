import { isBid, levelOf, strainOf } from '@overtrick/rules/call';
import { SUITS, type Suit } from '@overtrick/rules/card';
import { type Hand, isGood, isStopped, longestSuit } from '../hand.ts';
import { atLeast, type Range, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { cheapest, type Made, passes, type Situation, theirSuits, unbidSuits } from '../situation.ts';
import { isMajor, outranks, suitBid } from './suits.ts';

/** Majors first, then the longer. */
const order = (suits: readonly Suit[]): Suit[] =>
  [...suits].sort((a, b) => Number(isMajor(b)) - Number(isMajor(a)) || SUITS.indexOf(b) - SUITS.indexOf(a));

/** Partner doubled for takeout. `isForced`: the next player passed, so that a pass would leave the double in. */
export function afterTakeout(s: Situation, isForced: boolean): readonly Rule[] {
  const { bid, know, partner } = s;
  if (bid === undefined || partner === undefined) return [];
  const level = levelOf(bid);
  const theirOwn = theirSuits(s);
  const open = order(unbidSuits(s));
  const [extra] = know[partner].strength;
  const shift = Math.max(0, 12 - extra);
  const game: Range = [12 + shift, 40];
  const jump: Range = [9 + shift, 11 + shift];
  const low: Range = [isForced ? 0 : 6 + shift, 8 + shift];
  const best = (hand: Hand) => longestSuit(hand, [...open].reverse());
  const suits = (suit: Suit, isFirst: boolean): Rule[] => {
    const at = cheapest(s, suit);
    const four = atLeast(4, 13);
    const isBest = (hand: Hand) => best(hand) === suit || (isMajor(suit) && !isMajor(best(hand)) && isFirst);
    const rules: Rule[] = [];
    if (isMajor(suit) && at < 4)
      rules.push({
        call: suitBid(4, suit),
        shows: { points: game, count: suit, [suit]: four },
        when: isBest,
        text: 'game',
      });
    if (at < 3 || (at === 3 && !isMajor(suit)))
      rules.push({
        call: suitBid(at + 1, suit),
        shows: { points: isMajor(suit) ? jump : [jump[0], game[0] + 2], [suit]: four },
        when: (hand) => isBest(hand) && (isMajor(suit) || hand.length[suit] >= 5),
        text: 'jump, invites game',
      });
    if (at < 5)
      rules.push({
        call: suitBid(at, suit),
        shows: { points: at >= 3 ? [low[0] === 0 ? 0 : 8, 11] : low, [suit]: four },
        when: isBest,
        text: isForced ? 'the best suit' : 'free bid',
      });
    return rules;
  };
  const majors = open.filter(isMajor).flatMap((suit) => suits(suit, true));
  const minors = open.filter((suit) => !isMajor(suit)).flatMap((suit) => suits(suit, false));
  const notrump = cheapest(s, 'N');
  const stops = theirOwn.slice(0, 1);
  const notrumps: Rule[] = [
    ...(notrump <= 3
      ? [
          {
            call: '3N' as const,
            shows: { points: [13 + shift, 20] as Range, count: 'high' as const, stops },
            text: 'to play',
          },
        ]
      : []),
    ...(notrump <= 2
      ? [
          {
            call: '2N' as const,
            shows: {
              points: (notrump === 2 ? [9 + shift, 12 + shift] : [11 + shift, 12 + shift]) as Range,
              count: 'high' as const,
              stops,
            },
            text: 'invites game',
          },
        ]
      : []),
    ...(notrump === 1
      ? [
          {
            call: '1N' as const,
            shows: { points: [6 + shift, 10 + shift] as Range, stops },
            text: 'stopper, no four-card major',
          },
        ]
      : []),
  ];
  const theirSuit = strainOf(bid);
  const stack: Rule[] =
    theirSuit === 'N'
      ? []
      : [
          {
            call: 'P',
            shows: { points: atLeast(6), [theirSuit]: atLeast(5, 13) },
            when: (hand) =>
              isGood(hand, theirSuit) &&
              (hand.length[theirSuit] >= 6 || level >= 3 || hand.high >= 9) &&
              hand.shape[0] === hand.length[theirSuit],
            isRare: true,
            text: 'penalty pass with a strong holding in their suit',
          },
        ];
  return [
    ...stack,
    ...majors,
    ...notrumps,
    ...minors,
    ...(isForced
      ? open
          .filter((suit) => cheapest(s, suit) < 5)
          .map(
            (suit): Rule => ({
              call: suitBid(cheapest(s, suit), suit),
              shows: { points: upTo(11), [suit]: atLeast(3, 13) },
              when: (hand) => best(hand) === suit,
              text: 'the best suit',
            }),
          )
      : [{ call: 'P' as const, shows: { points: upTo(8) }, text: 'too weak for a free bid' }]),
  ];
}

/** Partner overcalled in a suit. */
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
    ...notrumps(s, stops, least),
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
    { call: 'P', shows: { points: upTo(Math.max(game, 12)) }, text: 'nothing to add' },
  ];
}

function notrumps(s: Situation, stops: readonly Suit[], least: number): Rule[] {
  const at = cheapest(s, 'N');
  const shift = Math.max(0, 8 - least);
  const isSafe = (hand: Hand) => stops.every((suit) => isStopped(hand, suit));
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

/** Partner acted first for our side, over their opening. */
export function advances(s: Situation, first: Made): readonly Rule[] | undefined {
  if (first.meaning.tag === 'takeout')
    return s.doubling === 2 || s.bid === undefined
      ? undefined
      : afterTakeout(s, s.doubling === 1 && passes(s) === 1);
  if (!isBid(first.call) || strainOf(first.call) === 'N') return undefined;
  const strain = strainOf(first.call);
  return strain === 'N' ? undefined : afterOvercall(s, first, strain);
}
