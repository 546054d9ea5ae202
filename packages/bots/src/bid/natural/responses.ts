import { SUITS, type Suit } from '@overtrick/rules/card';
import { type Hand, isGood, longestSuit, supportPoints } from '../hand.ts';
import { atLeast, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { hasPassed, type Situation } from '../situation.ts';
import { isMajor, MAJORS, otherMajor, outranks, suitBid } from './suits.ts';

/** Partner opened one of a suit, the next player passed. */
export function responses(s: Situation, opened: Suit): readonly Rule[] {
  const passed = hasPassed(s, s.me);
  const rules: readonly Rule[] = [
    ...(passed ? [] : jumpShifts(opened)),
    ...(isMajor(opened) ? toMajor(opened) : toMinor(opened)),
    { call: 'P', shows: { points: upTo(6) }, text: 'too weak to answer' },
  ];
  return passed ? rules.map(notForcing) : rules;
}

/** Who has passed cannot have an opening: partner may pass. */
const notForcing = ({ forcing: _, ...rule }: Rule): Rule => rule;

const jumpShifts = (opened: Suit): Rule[] =>
  SUITS.filter((suit) => suit !== opened).map((suit) => ({
    call: suitBid(outranks(suit, opened) ? 2 : 3, suit),
    shows: { points: atLeast(17), [suit]: atLeast(5, 13) },
    when: (hand) =>
      longestSuit(hand) === suit &&
      isGood(hand, suit) &&
      (hand.length[suit] >= 6 || hand.length[opened] >= 3),
    forcing: 'game',
    text: 'jump in a new suit, very strong',
  }));

const inOne = (opened: Suit, suit: Suit): Rule => ({
  call: suitBid(1, suit),
  shows: { points: atLeast(6), [suit]: atLeast(4, 13) },
  when: (hand) => newSuit(hand, opened) === suit,
  forcing: 'round',
  text: 'new suit',
});

/** Two of a new suit below partner's. */
const inTwo = (opened: Suit, suit: Suit): Rule => ({
  call: suitBid(2, suit),
  shows: { points: atLeast(11), [suit]: atLeast(suit === 'H' ? 5 : 3, 13) },
  when: (hand) => newSuit(hand, opened) === suit && hand.high >= (hand.length[suit] >= 6 ? 9 : 10),
  forcing: 'round',
  text: 'new suit, promises another bid',
});

/** The suit to answer in: the longest; of two long ones the higher; of four-card suits the cheapest. */
function newSuit(hand: Hand, opened: Suit): Suit | undefined {
  const isOpen = (suit: Suit) => suit !== opened && hand.length[suit] >= 4;
  const open = SUITS.filter(
    (suit) => isOpen(suit) && (hand.length[suit] >= 5 || suit !== 'H' || opened !== 'S'),
  );
  const level = (suit: Suit) => (outranks(suit, opened) ? 1 : 2);
  const affordable = open.filter((suit) => level(suit) === 1 || hand.points >= 11);
  if (affordable.length === 0) {
    if (hand.points < 11) return undefined;
    return (['C', 'D'] as const).find(
      (suit) => level(suit) === 2 && suit !== opened && hand.length[suit] === 3,
    );
  }
  const long = longestSuit(hand, affordable);
  if (hand.length[long] >= 5) {
    // a weak hand shows its major while that is cheap
    const major = longestSuit(
      hand,
      MAJORS.filter((suit) => suit !== opened),
    );
    const isCheap = level(major) === 1 && hand.length[major] >= 4;
    return hand.points < 13 && isCheap && !isMajor(long) ? major : long;
  }
  const up = [...affordable].sort((a, b) => level(a) - level(b) || SUITS.indexOf(a) - SUITS.indexOf(b));
  const firstMajor = up.find((suit) => isMajor(suit) && level(suit) === 1);
  return firstMajor ?? up[0];
}

const toMajor = (opened: Suit): Rule[] => {
  const three = atLeast(3, 13);
  const side = SUITS.filter((suit) => outranks(opened, suit));
  return [
    {
      call: '4N',
      shows: { points: atLeast(20), count: opened, [opened]: atLeast(4, 13) },
      when: (hand) => (hand.shape[3] ?? 0) > 0,
      forcing: 'round',
      tag: 'blackwood',
      text: 'Blackwood, asks for aces',
    },
    {
      call: suitBid(4, opened),
      shows: { points: upTo(9), count: 'high', [opened]: atLeast(5, 13) },
      when: (hand) => !hand.isBalanced && supportPoints(hand, opened) >= 6,
      text: 'raise to game to shut the opponents out',
    },
    {
      call: suitBid(3, opened),
      shows: { points: [11, 12], count: opened, [opened]: three },
      text: 'raise, invites game',
    },
    { call: suitBid(2, opened), shows: { points: [6, 10], count: opened, [opened]: three }, text: 'raise' },
    ...(opened === 'H' ? [inOne('H', 'S')] : []),
    {
      call: '3N',
      shows: { points: [13, 15], count: 'high', balanced: true, [opened]: [2, 2] },
      when: (hand) => (opened === 'S' ? hand.length.H < 5 : hand.length.S < 4),
      text: 'to play',
    },
    {
      call: '2N',
      shows: { points: [11, 12], count: 'high', balanced: true, [opened]: [2, 2] },
      when: (hand) => (opened === 'S' ? hand.length.H < 5 : hand.length.S < 4),
      text: 'invites game',
    },
    ...side.map((suit) => inTwo(opened, suit)),
    {
      call: suitBid(4, opened),
      shows: { points: atLeast(13), count: opened, [opened]: atLeast(4, 13) },
      text: 'raise to game',
    },
    {
      call: '1N',
      shows: {
        points: [6, 10],
        count: 'high',
        [opened]: upTo(2),
        ...(opened === 'H' && { [otherMajor(opened)]: upTo(3) }),
      },
      text: 'no support and too weak for a new suit at two',
    },
  ];
};

const toMinor = (opened: Suit): Rule[] => {
  const fourMajor = { H: upTo(3), S: upTo(3) };
  const support = atLeast(opened === 'C' ? 5 : 4, 13);
  const isShapely = (hand: Hand) => !hand.isBalanced;
  return [
    ...SUITS.filter((suit) => outranks(suit, opened)).map((suit) => ({
      ...inOne(opened, suit),
      // a balanced hand without a major says so by a notrump bid
      ...(suit === 'D' && {
        when: (hand: Hand) => newSuit(hand, opened) === suit && (!hand.isBalanced || hand.high > 16),
      }),
    })),
    { call: '3N', shows: { points: [13, 16], count: 'high', balanced: true, ...fourMajor }, text: 'to play' },
    {
      call: '2N',
      shows: { points: [11, 12], count: 'high', balanced: true, ...fourMajor },
      text: 'invites game',
    },
    ...(opened === 'D' ? [inTwo('D', 'C')] : []),
    {
      call: suitBid(3, opened),
      shows: { points: [10, 12], ...fourMajor, [opened]: atLeast(5, 13) },
      when: isShapely,
      text: 'raise, invites game',
    },
    {
      call: suitBid(2, opened),
      shows: { points: [6, 10], ...fourMajor, [opened]: support },
      when: isShapely,
      text: 'raise',
    },
    { call: '1N', shows: { points: [6, 10], count: 'high', ...fourMajor }, text: 'no four-card major' },
    { call: suitBid(2, opened), shows: { points: [6, 10], ...fourMajor, [opened]: support }, text: 'raise' },
    { call: '3N', shows: { points: [13, 18], ...fourMajor }, isRare: true, text: 'to play' },
  ];
};
