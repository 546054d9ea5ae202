import { isBid, levelOf, strainOf } from '@overtrick/rules/call';
import type { Suit } from '@overtrick/rules/card';
import { type Hand, honours, isGood, longestSuit, pointsIn } from '../hand.ts';
import { atLeast, type Range, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { cheapest, isGameBid, passes, type Situation, theirSuits, theirs, unbidSuits } from '../situation.ts';
import { DOWN, isMajor, suitBid } from './suits.ts';

/** How much less is enough in the last seat, where partner has what the opponents lack. */
const BALANCING = 3;

/** They opened; our side has done nothing but pass. */
export function overcalls(s: Situation): readonly Rule[] {
  const { bid } = s;
  if (bid === undefined) return [];
  const less = passes(s) === 2 && levelOf(bid) < 3 ? (levelOf(bid) === 1 ? BALANCING : 2) : 0;
  const last = theirs(s).findLast(({ call }) => isBid(call));
  const isNotrump = strainOf(bid) === 'N';
  const pass: Rule = { call: 'P', shows: { points: upTo(17) }, text: 'nothing to say' };
  if (last?.meaning.tag === 'strong') return [...overcallsOf(s, 0, () => true), pass];
  if (isNotrump)
    return [
      ...(levelOf(bid) === 1 && s.doubling === 0 ? [penaltyDouble(less)] : []),
      ...overcallsOf(s, less, (hand, suit) => hand.length[suit] >= 6 || (hand.shape[1] ?? 0) >= 4),
      pass,
    ];
  return [
    ...jumpOvercalls(s),
    ...notrumps(s, less),
    ...(s.doubling === 0 ? [strongDouble()] : []),
    ...overcallsOf(s, less, (hand, suit) => isMajor(suit) || !isDoubleBetter(s, hand)),
    ...(s.doubling === 0 ? takeoutDoubles(s, less) : []),
    ...overcallsOf(s, less, () => true),
    pass,
  ];
}

const penaltyDouble = (less: number): Rule => ({
  call: 'X',
  shows: { points: atLeast(15 - Math.min(less, 1)), count: 'high' },
  tag: 'penalty',
  text: 'penalty: as strong as the opener',
});

const STRENGTH: { readonly [level: number]: Range } = { 1: [15, 18], 2: [16, 18], 3: [17, 21] };

function notrumps(s: Situation, less: number): Rule[] {
  const level = cheapest(s, 'N');
  const stops = theirSuits(s);
  const range = STRENGTH[level];
  if (range === undefined || stops.length === 0) return [];
  const soft = level === 1 ? less + (less > 0 ? 1 : 0) : 0;
  return [
    {
      call: suitBid(level, 'N'),
      shows: {
        points: [range[0] - soft, range[1] - soft],
        count: 'high',
        ...(level < 3 && { balanced: true }),
        stops,
      },
      text: level === 3 ? 'to play' : 'overcall',
    },
  ];
}

const LEAST_FOR_DOUBLE = [0, 12, 13, 14, 15, 17, 19, 20];
const isShortEnough = (s: Situation, hand: Hand): boolean =>
  theirSuits(s).every((suit) => hand.length[suit] <= (hand.high >= 15 ? 3 : 2));

/** Support for every suit that nobody has bid. */
function takeoutDoubles(s: Situation, less: number): Rule[] {
  const level = s.bid === undefined ? 1 : levelOf(s.bid);
  const open = unbidSuits(s);
  if (open.length < 2) return [];
  return [
    {
      call: 'X',
      shows: {
        points: atLeast((LEAST_FOR_DOUBLE[level] ?? 20) - less),
        ...Object.fromEntries(open.map((suit) => [suit, atLeast(open.length === 2 ? 4 : 3, 13)])),
      },
      when: (hand) => isShortEnough(s, hand),
      tag: 'takeout',
      text: 'takeout',
    },
  ];
}

const strongDouble = (): Rule => ({
  call: 'X',
  shows: { points: atLeast(18) },
  when: (hand) => hand.high >= 16,
  isRare: true,
  tag: 'takeout',
  text: 'takeout',
});

/** Four cards of each unbid major and three of the rest say more than one suit does. */
const isDoubleBetter = (s: Situation, hand: Hand): boolean =>
  unbidSuits(s).every((suit) => hand.length[suit] >= (isMajor(suit) ? 4 : 3)) && isShortEnough(s, hand);

const LEAST: readonly number[] = [0, 8, 11, 13, 15];
const MOST: readonly number[] = [0, 17, 17, 18, 20];

function overcallsOf(s: Situation, less: number, isChosen: (hand: Hand, suit: Suit) => boolean): Rule[] {
  const theirOwn = theirSuits(s);
  return DOWN.filter((suit) => !theirOwn.includes(suit)).flatMap((suit): Rule[] => {
    const level = cheapest(s, suit);
    const least = LEAST[level];
    const most = MOST[level];
    if (least === undefined || most === undefined) return [];
    return [
      {
        call: suitBid(level, suit),
        shows: { points: [Math.max(least - less, 7), most], [suit]: atLeast(5, 13) },
        when: (hand) => longestSuit(hand) === suit && isWorth(s, hand, suit, level) && isChosen(hand, suit),
        text: 'overcall',
      },
    ];
  });
}

/** A suit that stands a double: good, or long, or with the cards of an opening beside it. */
function isWorth(s: Situation, hand: Hand, suit: Suit, level: number): boolean {
  const length = hand.length[suit];
  if (level === 1)
    return (
      isGood(hand, suit) ||
      hand.high >= 11 ||
      (length >= 6 && pointsIn(hand, suit) >= 3) ||
      (hand.high >= 9 && pointsIn(hand, suit) >= 4)
    );
  if (level === 2)
    return (
      (length >= 6 && (isGood(hand, suit) || hand.high >= 11)) ||
      (isGood(hand, suit) && hand.high >= (s.isVulnerable ? 12 : 10))
    );
  if (level >= 4) return length >= 7 && isGood(hand, suit) && !isGameBid(s.bid ?? '1C');
  return (length >= 6 && isGood(hand, suit)) || (length >= 5 && isGood(hand, suit) && hand.high >= 14);
}

/** Weak, as an opening with the same length would be. */
function jumpOvercalls(s: Situation): Rule[] {
  const theirOwn = theirSuits(s);
  if (s.bid === undefined || levelOf(s.bid) > 1 || passes(s) === 2) return [];
  return DOWN.filter((suit) => !theirOwn.includes(suit)).flatMap((suit): Rule[] => {
    const level = cheapest(s, suit) + 1;
    if (level > 3) return [];
    return [
      {
        call: suitBid(level, suit),
        shows: { points: [4, 10], count: 'high', [suit]: atLeast(level + 4, level === 2 ? 6 : 13) },
        when: (hand) =>
          (isGood(hand, suit) && honours(hand, suit, 5) >= (s.isVulnerable ? 3 : 2)) ||
          (hand.length[suit] > level + 4 && honours(hand, suit, 5) >= 1),
        tag: 'preempt',
        text: 'weak jump with a long suit',
      },
    ];
  });
}
