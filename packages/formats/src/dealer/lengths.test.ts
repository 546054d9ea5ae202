import { threadCpuUsage } from 'node:process';
import { SUITS } from '@overtrick/rules/cards/card';
import { SEATS } from '@overtrick/rules/cards/seat';
import { times } from '@overtrick/rules/internals/testing/length';
import { below, type Random, seededRandom } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { placeOf } from './dealt.ts';
import { type FixedLength, makeSplitter } from './lengths.ts';
import { parseScript } from './script.ts';
import { LONGEST_WISH, parseWish } from './wish/wish.ts';

/** Generates random cards of hands, and lengths that they should get. */
function randomTask(random: Random) {
  const given = new Uint16Array(16);
  const cards = [13, 13, 13, 13];
  const rooms = [13, 13, 13, 13];
  for (let left = below(random, 20); left > 0; left--) {
    const [seat, suit, bit] = [below(random, 4), below(random, 4), 1 << below(random, 13)];
    const isDealt = [0, 1, 2, 3].some((other) => ((given[other * 4 + suit] ?? 0) & bit) !== 0);
    if (isDealt || rooms[seat] === 0) continue;
    given[seat * 4 + suit] = (given[seat * 4 + suit] ?? 0) | bit;
    cards[suit] = (cards[suit] ?? 0) - 1;
    rooms[seat] = (rooms[seat] ?? 0) - 1;
  }
  const lengths: FixedLength[] = [];
  for (let left = 3 + below(random, 10); left > 0; left--) {
    const [seat, suit] = [SEATS[below(random, 4)] ?? 'N', SUITS[below(random, 4)] ?? 'S'];
    if (!lengths.some((one) => one.seat === seat && one.suit === suit))
      lengths.push({ seat, suit, length: below(random, 7) });
  }
  return { cards, rooms, given, lengths };
}

/** Returns the number of cards that a hand has in a suit before the draw. */
const had = (given: Uint16Array, seat: number, suit: number): number =>
  (given[seat * 4 + suit] ?? 0).toString(2).replaceAll('0', '').length;

/** True if some deal has these lengths, found by trying: suit by suit, hand by hand. */
function isFound({ cards, rooms, given, lengths }: ReturnType<typeof randomTask>): boolean {
  const tried = new Set<string>();
  const goOn = (suit: number, seat: number, rest: number, left: readonly number[]): boolean => {
    if (suit === 4) return true;
    if (seat === 4) return rest === 0 && goOn(suit + 1, 0, cards[suit + 1] ?? 0, left);
    const key = `${suit} ${seat} ${rest} ${left}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const fixed = lengths.find((one) => placeOf(one.seat) === seat && SUITS.indexOf(one.suit) === suit);
    const wanted = fixed && fixed.length - had(given, seat, suit);
    const most = Math.min(rest, left[seat] ?? 0);
    for (let each = wanted ?? 0; each >= 0 && each <= Math.min(most, wanted ?? most); each++)
      if (goOn(suit, seat + 1, rest - each, left.with(seat, (left[seat] ?? 0) - each))) return true;
    return false;
  };
  return goOn(0, 0, cards[0] ?? 0, rooms);
}

test('lengths can be dealt if there is a way to deal them, and are what is drawn', () => {
  const random = seededRandom('lengths');
  const found = { possible: 0, impossible: 0 };
  for (let i = 0; i < times(100, 2000); i++) {
    const task = randomTask(random);
    const { given, lengths, cards, rooms } = task;
    const split = makeSplitter(task);
    expect(split !== undefined, JSON.stringify(task)).toBe(isFound(task));
    found[split === undefined ? 'impossible' : 'possible'] += 1;
    const drawn = split?.(random);
    if (drawn === undefined) continue;
    for (const { seat, suit, length } of lengths) {
      const [hand, of] = [placeOf(seat), SUITS.indexOf(suit)];
      expect((drawn[of]?.[hand] ?? 0) + had(given, hand, of)).toBe(length);
    }
    expect(drawn.map((counts) => counts.reduce((sum, count) => sum + count, 0))).toEqual(cards);
    expect(rooms.map((_, seat) => drawn.reduce((sum, counts) => sum + (counts[seat] ?? 0), 0))).toEqual(
      rooms,
    );
  }
  expect(Math.min(found.possible, found.impossible)).toBeGreaterThan(20);
});

test('the ways that a draw goes through are counted, and are bounded for any length', () => {
  for (const suit of SUITS) {
    let ways = 0;
    const rooms = [13, 13, 13, 13];
    const split = makeSplitter(
      { cards: rooms, rooms, given: new Uint16Array(16), lengths: [{ seat: 'N', suit, length: 3 }] },
      (more) => {
        ways += more;
      },
    );
    expect(ways).toBe(0);
    for (let i = 0; i < 200; i++) split?.(seededRandom(String(i)));
    expect(ways).toBeGreaterThan(100_000);
    expect(ways).toBeLessThan(2_500_000);
  }
});

test('a script that settles a length and then says much more is soon read', () => {
  const statement = 'predeal east D\n';
  const text = `predeal spades(north)==3\n${statement.repeat(Math.floor((LONGEST_WISH - 25) / statement.length))}`;
  const before = threadCpuUsage();
  expect(parseScript(text).ok).toBe(true);
  expect(parseWish(text).ok).toBe(true);
  const { user, system } = threadCpuUsage(before);
  // each statement went through all ways again, which took more than half a second of them
  expect((user + system) / 1000).toBeLessThan(10_000);
});

describe('splits are drawn by their number of deals', () => {
  /** Returns always the same word: a part of the whole range. */
  const at =
    (part: number): Random =>
    () =>
      Math.floor(part * 2 ** 32);
  const NONE = new Uint16Array(16);
  // two clubs and two spades for North and East: one deal gives North both clubs, four a club, one no club
  const task = { cards: [2, 0, 0, 2], rooms: [2, 2, 0, 0], given: NONE, lengths: [] as FixedLength[] };
  const clubsOfNorth = (part: number, more: Partial<typeof task> = {}) =>
    makeSplitter({ ...task, ...more })?.(at(part))[0]?.[0];

  test.each([
    [0, 0],
    [1 / 6 - 0.001, 0],
    [1 / 6 + 0.001, 1],
    [5 / 6 - 0.001, 1],
    [5 / 6 + 0.001, 2],
    [1 - 2 ** -32, 2],
  ])('at %d of all deals North has %i clubs', (part, clubs) => {
    expect(clubsOfNorth(part)).toBe(clubs);
  });

  test('only those with the lengths that are settled', () => {
    const one = { lengths: [{ seat: 'N', suit: 'S', length: 2 }] } as const;
    expect([0, 0.5, 0.999].map((part) => clubsOfNorth(part, { lengths: [...one.lengths] }))).toEqual([
      0, 0, 0,
    ]);
  });

  test('one after the other, each anew', () => {
    const split = makeSplitter(task);
    expect([0, 0.5, 0.999, 0].map((part) => split?.(at(part))[0])).toEqual([
      [0, 2, 0, 0],
      [1, 1, 0, 0],
      [2, 0, 0, 0],
      [0, 2, 0, 0],
    ]);
  });

  test.each<[string, Partial<typeof task>]>([
    [
      'a hand has more cards of a suit already',
      { given: NONE.with(3, 0b111), lengths: [{ seat: 'N', suit: 'S', length: 2 }] },
    ],
    ['a suit has fewer cards', { lengths: [{ seat: 'N', suit: 'H', length: 1 }] }],
    [
      'two hands want more than a suit has',
      {
        lengths: [
          { seat: 'N', suit: 'S', length: 1 },
          { seat: 'E', suit: 'S', length: 2 },
        ],
      },
    ],
    ['a hand has no room', { lengths: [{ seat: 'S', suit: 'S', length: 1 }] }],
    [
      'a hand wants more than it has room for',
      {
        lengths: [
          { seat: 'N', suit: 'S', length: 2 },
          { seat: 'N', suit: 'C', length: 1 },
        ],
      },
    ],
    [
      'nobody may have the rest of a suit',
      {
        lengths: [
          { seat: 'N', suit: 'S', length: 0 },
          { seat: 'E', suit: 'S', length: 0 },
        ],
      },
    ],
  ])('there is none where %s', (_, more) => {
    expect(makeSplitter({ ...task, ...more })).toBeUndefined();
  });
});
