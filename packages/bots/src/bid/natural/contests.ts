import { levelOf, strainOf } from '@overtrick/rules/call';
import type { Suit } from '@overtrick/rules/card';
import { type Hand, isGood, isStopped, pointsIn } from '../hand.ts';
import { atLeast, type Range, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import {
  cheapest,
  isForced,
  isGameBid,
  mine,
  ours,
  passes,
  type Situation,
  suitsOf,
  theirSuits,
  unbidSuits,
} from '../situation.ts';
import { aimOf, gameRules, levelNow, slamRules } from './aims.ts';
import { fits } from './fit.ts';
import { gameLevel, isMajor, outranks, suitBid } from './suits.ts';

/** The opponents have the bid, both sides have acted. */
export function contests(s: Situation): readonly Rule[] {
  const { bid, partner } = s;
  if (bid === undefined || partner === undefined) return [PASS];
  const isHigh = isGameBid(bid);
  return [
    ...(isHigh ? [] : slamRules(s)),
    ...penalties(s),
    ...(levelNow(s) <= 4 ? gameRules(s).filter(({ call }) => !isHigh || call !== '3N') : []),
    ...(isHigh ? sacrifices(s) : [...partScores(s), ...takeouts(s)]),
    ...(isForced(s) ? forced(s) : []),
    PASS,
  ];
}

const PASS: Rule = { call: 'P', shows: {}, text: 'nothing more to say' };

/** Sure tricks in their trumps, counted roughly. */
const trumpTricks = (hand: Hand, suit: Suit): number =>
  (pointsIn(hand, suit) >= 7 ? 2 : pointsIn(hand, suit) >= 4 ? 1 : 0) +
  Math.max(0, hand.length[suit] - 3) * (pointsIn(hand, suit) >= 3 ? 1 : 0.5);

/** Double when they cannot make it: our side has the points, or their trumps lie badly for them. */
function penalties(s: Situation): Rule[] {
  const { bid, partner } = s;
  if (bid === undefined || partner === undefined || s.doubling !== 0) return [];
  const strain = strainOf(bid);
  const level = levelOf(bid);
  const known = s.know[partner];
  const least = Math.max(known.high[0], known.strength[0] - 2);
  const together = (hand: Hand) => hand.high + least;
  const hasFit = (hand: Hand) => fits(s).some(({ suit, need }) => hand.length[suit] > need);
  if (level < 3 && strain !== 'N') return [];
  const needed = level >= 5 ? 21 : level === 4 ? 23 : 24;
  return [
    {
      call: 'X',
      shows: { points: atLeast(Math.max(5, needed - least)), count: 'high' },
      when: (hand) =>
        together(hand) >= needed &&
        (strain === 'N'
          ? together(hand) >= 23
          : hand.length[strain] + (level - 3) >= 4 ||
            (level >= 4 && !hasFit(hand) && (hand.length[strain] >= 2 || together(hand) > needed)) ||
            (level >= 5 && hand.aces >= 1)),
      tag: 'penalty',
      text: 'penalty: they cannot make it',
    },
    ...(strain === 'N' || level < 4
      ? []
      : [
          {
            call: 'X' as const,
            shows: { points: atLeast(5), count: 'high' as const, [strain]: atLeast(3, 13) },
            when: (hand: Hand) => trumpTricks(hand, strain) + hand.aces + least / 10 >= level,
            tag: 'penalty' as const,
            text: 'penalty: tricks in their trumps',
          },
        ]),
  ];
}

/** As many tricks as we have trumps together, while the points are about even. */
function partScores(s: Situation): Rule[] {
  const { partner, bid } = s;
  if (partner === undefined || bid === undefined) return [];
  const aim = aimOf(s);
  const known = s.know[partner];
  const rules: Rule[] = [];
  for (const { suit, need } of fits(s)) {
    const at = cheapest(s, suit);
    if (at >= gameLevel(suit)) continue;
    const trumps = at + 6 - known.length[suit][0];
    const least = Math.max(at === 2 ? 5 : 7, 16 - known.strength[0] + (at - 2) * 2);
    const points: Range = [Math.max(0, Math.min(least, aim.game(suit))), Math.max(0, aim.game(suit) - 1)];
    if (at === 3 && isMajor(suit) && aim.invite(suit) < aim.game(suit))
      rules.push({
        call: suitBid(3, suit),
        shows: { points: [Math.max(0, aim.invite(suit)), points[1]], count: suit, [suit]: atLeast(need, 13) },
        text: 'raise',
      });
    rules.push({
      call: suitBid(at, suit),
      shows: { points, count: suit, [suit]: atLeast(Math.max(need, trumps), 13) },
      when: (hand) => need > 0 || s.know[s.me].length[suit][0] < hand.length[suit] || at === 2,
      text: 'raise',
    });
  }
  const own = suitsOf(s, (seat) => seat === s.me);
  for (const suit of own) {
    const at = cheapest(s, suit);
    if (at > 3) continue;
    // a jump, with much more than the opening
    if (at === 2 && s.know[s.me].strength[0] >= 12)
      rules.push({
        call: suitBid(3, suit),
        shows: { points: atLeast(18), [suit]: atLeast(6, 13) },
        when: (hand) => isGood(hand, suit) && known.strength[0] < 6,
        text: 'own long suit, strong',
      });
    rules.push({
      call: suitBid(at, suit),
      shows: {
        points: at === 2 ? atLeast(Math.max(6, s.know[s.me].points[0])) : atLeast(15),
        [suit]: atLeast(at === 2 ? 6 : 6, 13),
      },
      when: (hand) => isGood(hand, suit) || hand.length[suit] >= 7 || hand.high >= 15,
      text: 'own long suit',
    });
  }
  if (own.length > 0)
    for (const suit of unbidSuits(s)) {
      const at = cheapest(s, suit);
      const [first] = own;
      if (at > 3 || first === undefined) continue;
      const isReverse = outranks(suit, first) && at >= 2;
      rules.push({
        call: suitBid(at, suit),
        shows: {
          points: [at === 3 || isReverse ? 16 : 13, 20],
          [suit]: atLeast(at === 1 ? 4 : isReverse ? 4 : 4, 13),
          [first]: atLeast(5, 13),
        },
        when: (hand) => !hand.isBalanced,
        text: 'second suit',
      });
    }
  const stops = theirSuits(s);
  const at = cheapest(s, 'N');
  if (at <= 2 && s.know[s.me].strength[0] < 15)
    rules.push({
      call: suitBid(at, 'N'),
      shows: {
        points:
          at === 1 ? [Math.max(7, 18 - known.strength[0] - 5), 40] : [Math.max(10, aim.invite('N')), 40],
        count: 'high',
        stops,
      },
      when: (hand) =>
        stops.every((suit) => isStopped(hand, suit)) &&
        hand.isBalanced &&
        (at === 1 || hand.high + known.high[0] >= 22),
      text: 'stoppers in their suit',
    });
  return rules;
}

/** A low double asks partner to choose as long as we have no fit. */
function takeouts(s: Situation): Rule[] {
  const { bid } = s;
  if (bid === undefined || s.doubling !== 0 || strainOf(bid) === 'N' || levelOf(bid) > 3) return [];
  if (fits(s).some(({ isAgreed }) => isAgreed) || ours(s).some(({ meaning }) => meaning.tag === 'penalty'))
    return [];
  const open = unbidSuits(s);
  if (open.length === 0 || suitsOf(s, (seat) => seat === s.me).length === 0) return [];
  const isLast = passes(s) === 2;
  return [
    {
      call: 'X',
      shows: {
        points: atLeast(isLast ? 12 : 16),
        ...Object.fromEntries(open.map((suit) => [suit, atLeast(3, 13)])),
      },
      when: (hand) =>
        theirSuits(s).every((suit) => hand.length[suit] <= 2) && (mine(s).length < 2 || hand.high >= 15),
      forcing: 'round',
      tag: 'takeout',
      text: 'takeout: asks partner for his best suit',
    },
  ];
}

/** Ten trumps, shape, and the better vulnerability: going down may be cheaper than their game. */
function sacrifices(s: Situation): Rule[] {
  const { partner } = s;
  if (partner === undefined || s.isVulnerable || !s.areTheyVulnerable) return [];
  return fits(s).flatMap(({ suit }): Rule[] => {
    const at = cheapest(s, suit);
    const trumps = 10 - s.know[partner].length[suit][0];
    return at > 5 || at < gameLevel(suit)
      ? []
      : [
          {
            call: suitBid(at, suit),
            shows: { points: upTo(12), [suit]: atLeast(Math.max(4, trumps), 13) },
            when: (hand) => !hand.isBalanced && (hand.shape[3] ?? 2) < 2 && mine(s).length < 2,
            text: 'sacrifice',
          },
        ];
  });
}

/** Game was promised: they may not play undoubled below it. */
const forced = (s: Situation): Rule[] =>
  s.doubling === 0 ? [{ call: 'X', shows: {}, tag: 'penalty', text: 'penalty: we were going to game' }] : [];
