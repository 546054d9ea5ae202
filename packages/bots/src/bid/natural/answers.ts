import { levelOf, strainOf } from '@overtrick/rules/call';
import { SUITS, type Suit } from '@overtrick/rules/card';
import { type Hand, isGood, longestSuit } from '../hand.ts';
import { atLeast, type Range, upTo } from '../range.ts';
import type { Rule } from '../rule.ts';
import { cheapest, type Situation, suitsOf, theirSuits, unbidSuits } from '../situation.ts';
import { gameLevel, isMajor, suitBid } from './suits.ts';

const FOUR = atLeast(4, 13);

/** Points for each kind of answer, by what the double promised. */
interface Scale {
  readonly low: Range;
  readonly jump: Range;
  readonly game: Range;
}

const isHigh = ({ bid }: Situation): boolean => bid !== undefined && levelOf(bid) > 2;

function scaleOf(least: number, isForced: boolean): Scale {
  // who doubles on less has bid some of our points already
  const game = least < 12 ? Math.min(25 - least, 18) : 24 - least;
  return {
    low: [isForced ? 0 : Math.max(5, game - 6), game - 4],
    jump: [game - 3, game - 1],
    game: atLeast(game),
  };
}

/**
 * Partner doubled to hear our suit. `isForced`: the next player passed, so that a pass would leave the double in.
 */
export function answers(s: Situation, isForced: boolean): readonly Rule[] {
  const { partner } = s;
  if (partner === undefined) return [];
  const scale = scaleOf(s.know[partner].strength[0], isForced);
  const open = unbidSuits(s);
  const best = (hand: Hand) => longestSuit(hand, open);
  const majors = open.filter(isMajor).reverse();
  const minors = open.filter((suit) => !isMajor(suit)).reverse();
  return [
    ...stacks(s),
    ...majors.flatMap((suit) =>
      inSuit(s, suit, scale, isForced, (hand) => best(hand) === suit || !isMajor(best(hand))),
    ),
    ...inOwnSuits(s, scale),
    ...notrumps(s, scale),
    ...minors.flatMap((suit) => inSuit(s, suit, scale, isForced, (hand) => best(hand) === suit)),
    ...(isForced
      ? lastResorts(s, best)
      : [
          {
            call: 'P' as const,
            shows: isHigh(s) ? {} : { points: upTo(scale.low[1]) },
            text: 'nothing to add',
          },
        ]),
  ];
}

function inSuit(
  s: Situation,
  suit: Suit,
  { low, jump, game }: Scale,
  isForced: boolean,
  when: (hand: Hand) => boolean,
): Rule[] {
  const at = cheapest(s, suit);
  const level = gameLevel(suit);
  const isFive = (hand: Hand) => when(hand) && (isMajor(suit) || hand.length[suit] >= 5);
  const high = at >= 3 ? Math.max(low[1], jump[1]) : isMajor(suit) ? low[1] : jump[1];
  const rules: Rule[] = [];
  if (isMajor(suit) && at <= level)
    rules.push({
      call: suitBid(level, suit),
      shows: { points: game, count: suit, [suit]: FOUR },
      when,
      text: 'game',
    });
  if (at < 3 || (at === 3 && !isMajor(suit)))
    rules.push({
      call: suitBid(at + 1, suit),
      shows: { points: isMajor(suit) ? jump : [jump[0], game[0] + 2], [suit]: FOUR },
      when: isFive,
      text: 'jump, invites game',
    });
  if (at < 5 && (at < 4 || !isMajor(suit) || isForced))
    rules.push({
      call: suitBid(at, suit),
      shows: { points: [at >= 3 && !isForced ? low[0] + 2 : low[0], high], [suit]: FOUR },
      when,
      text: isForced ? 'the best suit' : 'free bid',
    });
  return rules;
}

/** Back to a suit that we have bid: partner's with three cards, the own one with six. */
function inOwnSuits(s: Situation, { low, jump, game }: Scale): Rule[] {
  const { partner } = s;
  const rules: Rule[] = [];
  for (const suit of partner === undefined ? [] : suitsOf(s, (seat) => seat === partner)) {
    const at = cheapest(s, suit);
    if (at > 4 || s.know[s.me].strength[0] >= 12) continue;
    const shows = { count: suit, [suit]: atLeast(3, 13) };
    if (isMajor(suit))
      rules.push({ call: suitBid(4, suit), shows: { ...shows, points: game }, text: 'game' });
    if (at < 3)
      rules.push({ call: suitBid(3, suit), shows: { ...shows, points: jump }, text: 'raise, invites game' });
    rules.push({
      call: suitBid(at, suit),
      shows: { ...shows, points: [0, at < 3 ? low[1] : jump[1]] },
      text: 'back to the first suit',
    });
  }
  for (const suit of suitsOf(s, (seat) => seat === s.me)) {
    const at = cheapest(s, suit);
    const shows = { [suit]: atLeast(6, 13) };
    if (isMajor(suit) && at <= 4)
      rules.push({ call: suitBid(4, suit), shows: { ...shows, points: game }, text: 'own long suit' });
    if (at < 3)
      rules.push({
        call: suitBid(3, suit),
        shows: { ...shows, points: jump },
        text: 'own long suit, invites game',
      });
    if (at < 4)
      rules.push({
        call: suitBid(at, suit),
        shows: { ...shows, points: [0, at < 3 ? low[1] : jump[1]] },
        text: 'own long suit',
      });
  }
  return rules;
}

function notrumps(s: Situation, { low, jump, game }: Scale): Rule[] {
  const at = cheapest(s, 'N');
  const stops = theirSuits(s).slice(0, 1);
  const rule = (level: 1 | 2 | 3, points: Range, text: string): Rule[] =>
    at > level ? [] : [{ call: suitBid(level, 'N'), shows: { points, count: 'high', stops }, text }];
  return [
    ...rule(3, [game[0] + 1, 28], 'to play'),
    ...rule(2, [at === 2 ? jump[0] : jump[0] + 2, game[0]], 'invites game'),
    ...rule(1, [low[1] - 2, jump[0] + 1], 'stopper, no four-card major'),
  ];
}

/** Their suit is ours too: the double stays in. */
function stacks(s: Situation): Rule[] {
  const { bid } = s;
  if (bid === undefined || s.doubling !== 1) return [];
  const strain = strainOf(bid);
  if (strain === 'N') return [];
  const isLong = (hand: Hand) => hand.length[strain] >= 6 || levelOf(bid) >= 3 || hand.high >= 9;
  return [
    {
      call: 'P',
      shows: { points: atLeast(6), [strain]: atLeast(5, 13) },
      when: (hand) => isGood(hand, strain) && isLong(hand) && hand.shape[0] === hand.length[strain],
      isRare: true,
      text: 'penalty pass with a strong holding in their suit',
    },
  ];
}

function lastResorts(s: Situation, best: (hand: Hand) => Suit): Rule[] {
  const own = suitsOf(s, (seat) => seat === s.me);
  const rules: Rule[] = [];
  for (const suit of own)
    if (cheapest(s, suit) < 4)
      rules.push({
        call: suitBid(cheapest(s, suit), suit),
        shows: { [suit]: atLeast(5, 13) },
        text: 'nothing better to bid',
      });
  for (const suit of SUITS.filter((other) => unbidSuits(s).includes(other)))
    if (cheapest(s, suit) < 5)
      rules.push({
        call: suitBid(cheapest(s, suit), suit),
        shows: { [suit]: atLeast(3, 13) },
        when: (hand) => best(hand) === suit,
        isRare: true,
        text: 'the best suit',
      });
  const at = cheapest(s, 'N');
  if (at < 4) rules.push({ call: suitBid(at, 'N'), shows: {}, isRare: true, text: 'nothing better to bid' });
  return rules;
}
