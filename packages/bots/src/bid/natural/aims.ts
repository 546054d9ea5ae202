import { levelOf, strainOf } from '@overtrick/rules/call';
import { SUITS, type Suit } from '@overtrick/rules/card';
import { type Hand, isGood, isStopped, longestSuit } from '../hand.ts';
import { atLeast, type Range } from '../range.ts';
import type { Rule } from '../rule.ts';
import {
  cheapest,
  isGameForced,
  lastOf,
  ours,
  type Situation,
  suitsOf,
  theirSuits,
  unbidSuits,
} from '../situation.ts';
import { fits, slamSuit } from './fit.ts';
import { gameLevel, gamePoints, isMajor, isMinor, suitBid } from './suits.ts';

/** What the caller's own points must be for each aim, by what partner has promised. */
export interface Aim {
  /** Points from which game is sure, for game in this strain. */
  readonly game: (strain: Suit | 'N') => number;
  /** Points from which partner is invited to game. */
  readonly invite: (strain: Suit | 'N') => number;
  readonly slam: number;
  readonly grand: number;
}

export function aimOf(s: Situation): Aim {
  const [least, most] = s.partner === undefined ? [6, 10] : s.know[s.partner].strength;
  const game = (strain: Suit | 'N') =>
    isGameForced(s) && gamePoints(strain) === 25 ? 0 : gamePoints(strain) - least;
  const spread = least < 6 ? Math.max(0, Math.min(7, most - least - 1)) : Math.min(3, most - least);
  return { game, invite: (strain) => game(strain) - spread, slam: 33 - least, grand: 37 - least };
}

/** Six and more: Blackwood for the agreed suit, numbers at notrump. */
export function slamRules(s: Situation): Rule[] {
  const { partner, bid } = s;
  if (partner === undefined || bid === undefined) return [];
  const { slam, grand } = aimOf(s);
  const [least, most] = s.know[partner].strength;
  if (slam > 30 || ours(s).some(({ meaning }) => meaning.tag === 'blackwood')) return [];
  const fit = slamSuit(s);
  const rules: Rule[] = [];
  const isNotrump = strainOf(bid) === 'N' && lastOf(s, partner)?.call === bid;
  const canAsk = cheapest(s, 'N') <= 4;
  if (fit !== undefined && (fit.isAgreed || !isNotrump)) {
    const shows = { points: atLeast(slam - 1), count: fit.suit, [fit.suit]: atLeast(fit.need, 13) };
    const isSolid = (hand: Hand) => hand.high + least >= 28;
    if (canAsk)
      rules.push({
        call: '4N',
        shows,
        when: (hand) => isSolid(hand) && (isMajor(fit.suit) || hand.aces >= (fit.suit === 'C' ? 2 : 1)),
        forcing: 'round',
        tag: 'blackwood',
        text: 'Blackwood, asks for aces',
      });
    if (cheapest(s, fit.suit) <= 6)
      rules.push({
        call: suitBid(6, fit.suit),
        shows: { ...shows, points: atLeast(slam) },
        when: (hand) => isSolid(hand) && hand.aces >= 1,
        text: 'slam',
      });
  }
  for (const { suit, need, isAgreed } of fits(s))
    if (!isAgreed && cheapest(s, suit) <= 6)
      rules.push({
        call: suitBid(6, suit),
        shows: { points: atLeast(slam), count: suit, [suit]: atLeast(need, 13) },
        when: (hand) => hand.high + least >= 30 && hand.aces >= 2,
        text: 'slam in our fit',
      });
  if (!(fit?.isAgreed ?? false)) {
    const isEven = (hand: Hand) =>
      hand.isBalanced || s.know[partner].isBalanced || (hand.high >= slam + 2 && !isWild(hand));
    if (cheapest(s, 'N') <= 7)
      rules.push({
        call: '7N',
        shows: { points: atLeast(grand), count: 'high' },
        when: (hand) => isEven(hand) && hand.aces > 0,
        text: 'thirty-seven points together',
      });
    if (cheapest(s, 'N') <= 6)
      rules.push({
        call: '6N',
        shows: { points: atLeast(slam), count: 'high' },
        when: isEven,
        text: 'thirty-three points together',
      });
    if (isNotrump && canAsk && most - least <= 5 && fit === undefined)
      rules.push({
        call: '4N',
        shows: { points: [33 - most, slam - 1], count: 'high' },
        when: isEven,
        tag: 'quantitative',
        text: 'invites slam: six with more than the minimum',
      });
  }
  return rules;
}

/** Suits that nobody on our side holds so far, as far as notrump is concerned. */
export function openStops(s: Situation): readonly Suit[] {
  const { partner } = s;
  if (partner === undefined) return theirSuits(s);
  const known = s.know[partner];
  const theirOwn = theirSuits(s);
  const named = suitsOf(s, (seat) => seat === partner);
  return SUITS.filter((suit) => {
    if (known.stops.includes(suit)) return false;
    if (theirOwn.includes(suit)) return true;
    return known.length[suit][0] < 4 && !named.includes(suit) && !known.isBalanced;
  });
}

/** Their suits, as far as partner has not stopped them. */
export const stopsNeeded = (s: Situation): { readonly stops?: readonly Suit[] } => {
  const theirOwn = theirSuits(s);
  const stops = openStops(s).filter((suit) => theirOwn.includes(suit));
  return stops.length > 0 ? { stops } : {};
};

/** Game, when the points for it are there. */
export function gameRules(s: Situation): Rule[] {
  const { partner, bid } = s;
  if (partner === undefined || bid === undefined) return [];
  const aim = aimOf(s);
  const all = fits(s);
  const known = s.know[partner];
  const rules: Rule[] = [];
  const toGame = (
    suit: Suit,
    points: number,
    length: Range,
    text: string,
    when?: (hand: Hand) => boolean,
  ) => {
    const level = gameLevel(suit);
    if (cheapest(s, suit) <= level)
      rules.push({
        call: suitBid(level, suit),
        shows: { points: atLeast(Math.max(0, points)), count: suit, [suit]: length },
        text,
        ...(when && { when }),
      });
  };
  for (const { suit, need } of all.filter((fit) => isMajor(fit.suit)))
    toGame(suit, aim.game(suit), atLeast(need, 13), need === 0 ? 'to play' : 'game in our fit');
  for (const suit of ['S', 'H'] as const) {
    if (all.some((fit) => fit.suit === suit) || theirSuits(s).includes(suit)) continue;
    const long = known.isBalanced || known.length[suit][0] >= 2 ? 6 : 7;
    const level = gameLevel(suit);
    if (cheapest(s, suit) <= level)
      rules.push({
        call: suitBid(level, suit),
        shows: { points: atLeast(Math.max(0, aim.game(suit))), [suit]: atLeast(long, 13) },
        text: 'game in the own long suit',
      });
  }
  const stops = openStops(s);
  if (cheapest(s, 'N') <= 3) {
    const isSafe = (hand: Hand) => stops.every((suit) => isStopped(hand, suit));
    rules.push({
      call: '3N',
      shows: { points: atLeast(Math.max(0, aim.game('N') - 1)), count: 'high', ...stopsNeeded(s) },
      when: (hand) => isSafe(hand) && !isWild(hand) && hasNotrumpPoints(hand, aim.game('N')),
      text: 'to play',
    });
  }
  for (const { suit, need } of all.filter((fit) => isMinor(fit.suit)))
    toGame(suit, aim.game(suit), atLeast(need, 13), 'game in our fit', (hand) => !hand.isBalanced);
  return [...rules, ...exploring(s, aim)];
}

/** Long suits are worth one point at notrump, not more. */
const hasNotrumpPoints = (hand: Hand, least: number): boolean =>
  hand.high >= least || (hand.high + 1 >= least && (hand.shape[0] ?? 0) >= 5);

/** Too much shape for notrump: a void, or two short suits. */
const isWild = (hand: Hand): boolean =>
  hand.shape[3] === 0 || (hand.shape[2] ?? 0) + (hand.shape[3] ?? 0) <= 3;

/** Enough for game, but where? */
function exploring(s: Situation, aim: Aim): Rule[] {
  const { partner } = s;
  if (partner === undefined) return [];
  const points = atLeast(Math.max(0, aim.game('N') - 1));
  const isEnough = (hand: Hand) => hasNotrumpPoints(hand, aim.game('N'));
  const open = unbidSuits(s).filter((suit) => s.know[partner].length[suit][0] < 4);
  const own = suitsOf(s, (seat) => seat === s.me);
  const theirOwn = theirSuits(s);
  const rules: Rule[] = [];
  const isBelow = (suit: Suit) => cheapest(s, suit) <= 3;
  for (const suit of [...open].filter(isBelow)) {
    if (open.length === 1 && theirOwn.length === 0) {
      rules.push({
        call: suitBid(cheapest(s, suit), suit),
        shows: { points, count: 'high' },
        when: isEnough,
        forcing: 'game',
        tag: 'fourthSuit',
        text: 'fourth suit: game values, nothing better to bid',
      });
    } else {
      rules.push({
        call: suitBid(cheapest(s, suit), suit),
        shows: { points, count: 'high', [suit]: atLeast(4, 13) },
        when: (hand) => isEnough(hand) && longestSuit(hand, open) === suit,
        forcing: 'game',
        text: 'new suit',
      });
    }
  }
  for (const suit of isGameForced(s) ? own.filter(isBelow) : [])
    rules.push({
      call: suitBid(3, suit),
      shows: { points, [suit]: atLeast(6, 13) },
      when: (hand) => cheapest(s, suit) === 3 && isGood(hand, suit),
      forcing: 'game',
      text: 'own long suit',
    });
  for (const suit of theirOwn.filter(isBelow))
    rules.push({
      call: suitBid(cheapest(s, suit), suit),
      shows: { points, count: 'high' },
      when: isEnough,
      forcing: 'game',
      tag: 'fourthSuit',
      text: 'their suit: game values, nothing better to bid',
    });
  for (const { suit, need } of fits(s)) {
    const level = cheapest(s, suit);
    if (isMinor(suit) && level < 5)
      rules.push({
        call: suitBid(Math.max(level, Math.min(4, level + 1)), suit),
        shows: { points: atLeast(Math.max(0, aim.game('N') + 1)), [suit]: atLeast(need, 13) },
        forcing: level >= 4 ? 'no' : 'round',
        text: 'raise',
      });
  }
  if (cheapest(s, 'N') <= 3)
    rules.push({
      call: '3N',
      shows: { points, count: 'high', ...(isGameForced(s) ? {} : stopsNeeded(s)) },
      when: isEnough,
      text: 'to play',
    });
  return rules;
}

/** The level of the bid now standing; 0 before any. */
export const levelNow = (s: Situation): number => (s.bid === undefined ? 0 : levelOf(s.bid));
