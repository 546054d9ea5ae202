import { isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { isSuit, type Strain, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { estimateAlone } from '../../valuation/estimate.ts';
import { tricksOpposite } from '../evaluation/opposite.ts';
import {
  type Hand,
  hasControl,
  hasRank,
  honours,
  isStopped,
  keyCards,
  losers,
  playingTricks,
  pointsIn,
  quickTricks,
} from '../hand.ts';
import { isIn, MOST_POINTS, type Range } from '../range.ts';
import { countPoints } from '../shows.ts';
import { type Situation, theirSuits, unbidSuits } from '../situation.ts';
import type { ConditionForm } from './conditions.ts';
import { addLength, addPoints, type Condition, type Draft, type HandTest, type Place } from './draft.ts';
import { isSuitName, SUIT_NAME, suitNamed } from './names.ts';
import { openStops } from './stops.ts';
import { isMajor, trumpsOf } from './suits.ts';

const RANGE = String.raw`(\d+)(\+|-\d+|)`;

/** Reads a range: `15-17`, `6+`, `4`. */
export const rangeOf = (least = '', rest = '', most: number = MOST_POINTS): Range => {
  const from = Number(least);
  return [from, rest === '+' ? most : rest === '' ? from : Number(rest.slice(1))];
};

const form = (words: string, make: ConditionForm['make']): ConditionForm => ({
  words: new RegExp(`^${words}$`),
  make,
});

/** Builds a condition about one suit, given by name. */
export const withSuit =
  (name: string | undefined, make: (suit: Suit, place: Place, draft: Draft) => boolean): Condition =>
  (place, draft) => {
    const suit = isSuitName(name) ? suitNamed(name, place.bound, place.s) : undefined;
    return suit !== undefined && make(suit, place, draft);
  };

const tested =
  (test: HandTest): Condition =>
  (_, draft) => {
    draft.tests.push(test);
    return true;
  };

const testedSuit = (name: string | undefined, test: (hand: Hand, suit: Suit) => boolean): Condition =>
  withSuit(name, (suit, _, draft) => {
    draft.tests.push((hand) => test(hand, suit));
    return true;
  });

const COUNTS = `hcp|pts|sup(?: (?:${SUIT_NAME}))?`;

/** Returns the way to count points; `undefined` when the name of the supported suit stands for none. */
function countOf(words: string, place: Place): { readonly count?: 'high' | Suit } | undefined {
  if (words === 'hcp') return { count: 'high' };
  if (words === 'pts') return {};
  const name = words.split(' ')[1] ?? 'trump';
  const suit = isSuitName(name) ? suitNamed(name, place.bound, place.s) : undefined;
  return suit && { count: suit };
}

const points =
  (words: string, rangeIn: (place: Place) => Range | undefined): Condition =>
  (place, draft) => {
    const counted = countOf(words, place);
    const range = rangeIn(place);
    return counted !== undefined && range !== undefined && addPoints(draft, range, counted.count);
  };

/** Returns the caller's share of a sum of both hands when partner has `theirs`; `undefined` when it is impossible. */
const rest = ([least, most]: Range, theirs: number): Range | undefined =>
  most - theirs < 0 ? undefined : [Math.max(0, least - theirs), most >= MOST_POINTS ? most : most - theirs];

const strengthOfPartner = ({ s }: Place): Range | undefined => s.partner && s.know[s.partner].strength;

/** Returns the likely value in a range: hands become rarer with every point. */
const likelyOf = ([least, most]: Range): number => least + Math.min(LIKELY, Math.floor((most - least) / 3));
const LIKELY = 3;

/**
 * The tricks that a preempt may be expected to fall short, by vulnerability: the cost, when doubled, stays below the
 * value of the others' game.
 */
const ALLOWANCES = { favourable: 2, neither: 1.75, both: 1.5, unfavourable: 1.25 };

const allowanceOf = ({ isVulnerable, areTheyVulnerable }: Situation): number =>
  isVulnerable
    ? areTheyVulnerable
      ? ALLOWANCES.both
      : ALLOWANCES.unfavourable
    : areTheyVulnerable
      ? ALLOWANCES.favourable
      : ALLOWANCES.neither;

function canMake({ s, call }: Place, draft: Draft, strain: Strain, more: number): boolean {
  if (call === undefined || !isBid(call)) return false;
  const need = levelOf(call) + 6 + more;
  draft.tests.push((hand) => tricksOpposite(s, hand, strain) >= need);
  return true;
}

/** The most points by which an invitation asks a weak hand to stretch. */
const WIDEST = 3;

export const HAND_CONDITIONS: readonly ConditionForm[] = [
  form(`${RANGE} (${COUNTS})`, ([least, end, count = '']) => points(count, () => rangeOf(least, end))),
  // with partner's least
  form(`total ${RANGE} (${COUNTS})`, ([least, end, count = '']) =>
    points(count, (place) => {
      const his = strengthOfPartner(place);
      return his && rest(rangeOf(least, end), his[0]);
    }),
  ),
  // with partner's most
  form(`hope ${RANGE} (${COUNTS})`, ([least, end, count = '']) =>
    points(count, (place) => {
      const his = strengthOfPartner(place);
      return his && rest(rangeOf(least, end), his[1]);
    }),
  ),
  // with the likely values of partner: a little more than their least
  form(`likely ${RANGE} (${COUNTS})`, ([least, end, count = '']) =>
    points(count, (place) => {
      const his = strengthOfPartner(place);
      return his && rest(rangeOf(least, end), likelyOf(his));
    }),
  ),
  // short of the sum with partner's least, but enough with their best
  form(String.raw`invite (\d+) (${COUNTS})`, ([sum, count = '']) =>
    points(count, (place) => {
      const his = strengthOfPartner(place);
      if (his === undefined) return undefined;
      const spread =
        his[0] < 6 ? Math.max(0, Math.min(7, his[1] - his[0] - 1)) : Math.min(WIDEST, his[1] - his[0]);
      const most = Number(sum) - his[0] - 1;
      return spread === 0 || most < 0 ? undefined : [Math.max(0, most + 1 - spread), most];
    }),
  ),
  form(`${RANGE} (${SUIT_NAME})`, ([least, end, name]) =>
    withSuit(name, (suit, _, draft) => addLength(draft, suit, rangeOf(least, end, 13))),
  ),
  // with the fewest cards that partner can have in it
  form(String.raw`fit (\d+)\+ (${SUIT_NAME})`, ([sum, name]) =>
    withSuit(name, (suit, { s }, draft) => {
      if (s.partner === undefined) return false;
      const need = Math.max(0, Number(sum) - s.know[s.partner].length[suit][0]);
      return need <= s.know[s.me].length[suit][1] && addLength(draft, suit, [need, 13]);
    }),
  ),
  form('bal', () => (_, draft) => {
    draft.shows = { ...draft.shows, balanced: true };
    return true;
  }),
  form('semibal', () => tested(({ shape }) => (shape[3] ?? 0) >= 2 && (shape[0] ?? 0) <= 6)),
  form(`long ${RANGE}`, ([least, end]) => tested(({ shape }) => isIn(shape[0] ?? 0, rangeOf(least, end)))),
  // a preempt by its losses: opposite an unknown hand it goes down no more than is worthwhile
  form(String.raw`can afford(?: (-?\d(?:\.\d)?))? (${SUIT_NAME})`, ([more = '', name]) =>
    withSuit(name, (suit, place, draft) => {
      const { call, s } = place;
      if (call === undefined || !isBid(call)) return false;
      const need = levelOf(call) + 6 - allowanceOf(s) - Number(more);
      draft.tests.push((hand) => estimateAlone(hand.cards, suit).tricks >= need);
      return true;
    }),
  ),
  // the expected tricks, opposite partner's shown hand, are enough for the call with the given number to spare
  form(String.raw`can make(?: (-?\d(?:\.\d+)?))? (N|${SUIT_NAME})`, ([more = '', name]) =>
    name === 'N'
      ? (place, draft) => canMake(place, draft, 'N', Number(more))
      : withSuit(name, (suit, place, draft) => canMake(place, draft, suit, Number(more))),
  ),
  // every suit that nobody has bid
  form(String.raw`unbid (\d)\+`, ([least]) => ({ s }, draft) => {
    const open = unbidSuits(s);
    draft.tests.push(({ length }) => open.every((suit) => length[suit] >= Number(least)));
    return true;
  }),
  // no suit better to overcall in: a five-card major, any six cards
  form('no long suit', () => ({ s }, draft) => {
    const open = unbidSuits(s);
    draft.tests.push(({ length }) => open.every((suit) => length[suit] < (isMajor(suit) ? 5 : 6)));
    return true;
  }),
  form('void', () => tested(({ shape }) => shape[3] === 0)),
  form('wild', () => tested(({ shape }) => shape[3] === 0 || (shape[2] ?? 0) + (shape[3] ?? 0) <= 3)),
  form(`shape (\\d)(\\d)(\\d)(\\d)`, (wanted) =>
    tested(({ shape }) => shape.every((length, i) => length === Number(wanted[i]))),
  ),
  form(`stop (${SUIT_NAME})`, ([name]) =>
    withSuit(name, (suit, _, draft) => {
      draft.shows = { ...draft.shows, stops: [...(draft.shows.stops ?? []), suit] };
      return true;
    }),
  ),
  // their suits, unless partner has stopped them
  form('stops', () => ({ s }, draft) => {
    const theirs = theirSuits(s);
    const stops = openStops(s).filter((suit) => theirs.includes(suit));
    if (stops.length > 0) draft.shows = { ...draft.shows, stops: [...(draft.shows.stops ?? []), ...stops] };
    return true;
  }),
  // all suits that partner has not bid or stopped
  form('all stopped', () => ({ s }, draft) => {
    const stops = openStops(s);
    draft.tests.push((hand) => stops.every((suit) => isStopped(hand, suit)));
    return true;
  }),
  form(`good (${SUIT_NAME})`, ([name]) =>
    withSuit(name, (suit, _, draft) => {
      if (draft.shows.good === undefined) draft.shows = { ...draft.shows, good: suit };
      return true;
    }),
  ),
  form(`top([1-5]) ${RANGE} (${SUIT_NAME})`, ([ranks, least, end, name]) =>
    testedSuit(name, (hand, suit) => isIn(honours(hand, suit, Number(ranks)), rangeOf(least, end, 5))),
  ),
  form(`has ([AKQJT]) (${SUIT_NAME})`, ([rank = 'A', name]) =>
    testedSuit(name, (hand, suit) => hasRank(hand, suit, rank)),
  ),
  form(`${RANGE} in (${SUIT_NAME})`, ([least, end, name]) =>
    testedSuit(name, (hand, suit) => isIn(pointsIn(hand, suit), rangeOf(least, end))),
  ),
  form(`aces (\\d(?:/\\d)*)(\\+?)`, ([list = '', more]) => (_, draft) => {
    draft.shows = { ...draft.shows, aces: numbers(list, more) };
    return true;
  }),
  form(`kings (\\d(?:/\\d)*)(\\+?)`, ([list = '', more]) => (_, draft) => {
    draft.shows = { ...draft.shows, kings: numbers(list, more) };
    return true;
  }),
  form(`keys (\\d(?:/\\d)*)(\\+?)`, ([list = '', more]) => ({ s }, draft) => {
    const trump = trumpsOf(s);
    if (trump === undefined) return false;
    const counts = numbers(list, more);
    draft.tests.push((hand) => counts.includes(keyCards(hand, trump)));
    draft.shows = { ...draft.shows, keys: counts };
    return true;
  }),
  form('all keys', () => keysMissing([0, 0])),
  form(`keys missing ${RANGE}`, ([least, end]) => keysMissing(rangeOf(least, end))),
  form('all aces', () => missing('aces', [0, 0])),
  form('all kings', () => missing('kings', [0, 0])),
  form(`missing ${RANGE}`, ([least, end]) => missing('aces', rangeOf(least, end))),
  form(`control (${SUIT_NAME})`, ([name]) => testedSuit(name, hasControl)),
  form(`losers ${RANGE}`, ([least, end]) => tested((hand) => isIn(losers(hand), rangeOf(least, end)))),
  form(`tricks ${RANGE}`, ([least, end]) => tested((hand) => isIn(playingTricks(hand), rangeOf(least, end)))),
  form(`quick ${RANGE}`, ([least, end]) => tested((hand) => isIn(quickTricks(hand), rangeOf(least, end)))),
  // high cards and the two longest suits; high cards and spades
  form(`rule ${RANGE}`, ([least, end]) =>
    tested(({ high, shape }) => isIn(high + (shape[0] ?? 0) + (shape[1] ?? 0), rangeOf(least, end))),
  ),
  form(`pearson ${RANGE}`, ([least, end]) =>
    tested(({ high, length }) => isIn(high + length.S, rangeOf(least, end))),
  ),
  form(`(${SUIT_NAME}) (>|>=|<|<=|=) (${SUIT_NAME})`, ([a, sign = '', b]) =>
    withSuit(a, (one, place, draft) =>
      withSuit(b, (other) => {
        draft.tests.push(({ length }) => compare(length[one], sign, length[other]));
        return true;
      })(place, draft),
    ),
  ),
  form(`longest (${SUIT_NAME})`, ([name]) =>
    testedSuit(name, ({ length }, suit) => SUITS.every((other) => length[other] <= length[suit])),
  ),
  // among the suits that the other side has not bid
  form(`best (${SUIT_NAME})`, ([name]) =>
    withSuit(name, (suit, { s }, draft) => {
      const theirs = theirSuits(s);
      const open = SUITS.filter((other) => !theirs.includes(other));
      draft.tests.push(({ length }) => open.every((other) => length[other] <= length[suit]));
      return true;
    }),
  ),
  // cards in one of partner's suits compared with the suit bid last
  form(`better (${SUIT_NAME})`, ([name]) =>
    withSuit(name, (suit, { s }, draft) => {
      const now = s.bid === undefined ? 'N' : strainOf(s.bid);
      const { partner } = s;
      if (partner === undefined || !isSuit(now)) return false;
      const there = s.know[partner].length[suit][0];
      const here = s.know[partner].length[now][0];
      draft.tests.push(({ length }) => {
        const gain = length[suit] + there - length[now] - here;
        return gain > 0 || (gain === 0 && there > here);
      });
      return true;
    }),
  ),
  // fewer than seven cards together in the suit bid
  form('misfit', () => ({ s }, draft) => {
    const now = s.bid === undefined ? 'N' : strainOf(s.bid);
    const { partner } = s;
    if (partner === undefined || !isSuit(now)) return false;
    draft.tests.push(({ length }) => length[now] + s.know[partner].length[now][0] < 7);
    return true;
  }),
  form(`sum ${RANGE} hcp`, ([least, end]) => (place, draft) => {
    const { s } = place;
    if (s.partner === undefined) return false;
    const his = Math.max(s.know[s.partner].high[0], s.know[s.partner].strength[0] - 2);
    const range = rangeOf(least, end);
    draft.tests.push((hand) => isIn(countPoints(hand, 'high') + his, range));
    return true;
  }),
];

/**
 * Tests the number of missing key cards, out of five, after partner has shown theirs: it takes the most that fit with
 * the caller's own.
 */
const keysMissing =
  (range: Range): Condition =>
  ({ s }, draft) => {
    const trump = trumpsOf(s);
    const told = s.partner === undefined ? undefined : s.know[s.partner].keys;
    if (trump === undefined || told === undefined) return false;
    draft.tests.push((hand) => {
      const own = keyCards(hand, trump);
      const his = Math.max(0, ...told.filter((count) => own + count <= 5));
      return isIn(5 - own - his, range);
    });
    return true;
  };

/** Tests the number of missing aces or kings, out of four, after partner has shown theirs. */
function missing(what: 'aces' | 'kings', range: Range): Condition {
  return ({ s }, draft) => {
    const [least = 0, most = least] = (s.partner === undefined ? undefined : s.know[s.partner][what]) ?? [];
    // none or all four: all when partner's calls have shown enough points
    const isAll = s.partner !== undefined && s.know[s.partner].high[0] >= 18;
    const his = isAll ? most : least;
    draft.tests.push((hand) => isIn(4 - hand[what] - (his + hand[what] > 4 ? least : his), range));
    return true;
  };
}

const numbers = (list: string, more: string | undefined): readonly number[] => {
  const counts = list.split('/').map(Number);
  const last = counts.at(-1) ?? 0;
  return more === '+' ? [...counts, ...[1, 2, 3, 4, 5].map((step) => last + step)] : counts;
};

function compare(a: number, sign: string, b: number): boolean {
  if (sign === '>') return a > b;
  if (sign === '>=') return a >= b;
  if (sign === '<') return a < b;
  return sign === '<=' ? a <= b : a === b;
}
