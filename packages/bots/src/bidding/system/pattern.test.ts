import { parseCall } from '@overtrick/rules/auction/call';
import { bySeat } from '@overtrick/rules/cards/seat';
import { describe, expect, test } from 'vitest';
import { isThin } from '../rule.ts';
import { auctionSituation } from '../table.ts';
import { systemOf } from './compile.ts';
import { parseSystem } from './notation.ts';

const callsIn = (auction: string) => auction.split(' ').flatMap((word) => parseCall(word) ?? []);

/** Returns the rules of the text for the player to act, after an auction that North began. */
function rulesOf(text: string, auction: string) {
  const read = parseSystem('mine', { mine: text });
  if (!read.ok) throw new Error(read.why);
  return [...systemOf(read.value)(auctionSituation('N', 'none', callsIn(auction)))];
}
const wordsOf = (text: string, auction: string) => rulesOf(text, auction).map((rule) => rule.text);

const ALONE = '1x .. 3N:\n  P  "ours"\n(1x) (..) (3N) | (1x) (..) (3N) (P):\n  P  "theirs"';

describe('an auction of one side alone', () => {
  test.each([
    ['1C P 3NT P', ['ours']],
    ['1C P 1H P 1S P 3NT P', ['ours']],
    ['P P 1C P 1H P 3NT P', ['ours']],
    ['1C P 1H P 3NT', ['theirs']],
    ['1C P 1H P 2NT P 3NT P P', ['theirs']],
    ['1C 1D 1H P 3NT P', []],
    ['1C P 1H X 3NT P', []],
    ['1C P 1H P 1S P 2NT P', []],
    ['1NT P 3NT P', []],
  ])('%s', (auction, words) => {
    expect(wordsOf(ALONE, auction)).toEqual(words);
  });

  test('may also be bid from the beginning', () => {
    expect(wordsOf('(..) (4M):\n  P  "theirs"', '1H P 4H')).toEqual(['theirs']);
    expect(wordsOf('(..) (4M):\n  P  "theirs"', '4H')).toEqual(['theirs']);
  });

  test('is not doubled, not even where a call does not offer its suit', () => {
    const text = '1N .. 3N:\n  P  "alone"\n1N 2D 2H 3N:\n  P  "their double changes nothing"';
    expect(wordsOf(text, '1NT P 2D P 2H P 3NT P')).toEqual(['alone']);
    expect(wordsOf(text, '1NT P 2D X 2H P 3NT P')).toEqual(['their double changes nothing']);
  });

  test('suits are the same before it and after it', () => {
    const text = '1x .. 4x:\n  P  "the first suit"\n1x .. 4y:\n  P  "another suit"';
    expect(wordsOf(text, '1H P 2C P 4H P')).toEqual(['the first suit']);
    expect(wordsOf(text, '1H P 1S P 4S P')).toEqual(['another suit']);
  });
});

test('a line for a family of auctions is trusted less than one for an auction', () => {
  const text = '1x 1N:\n  P  "one auction"\n1x .. 3N:\n  P  "a family"\n1x (*) 2x:\n  P  "a family"';
  const thin = (auction: string) => rulesOf(text, auction).map(isThin);
  expect(thin('1C P 1NT P')).toEqual([false]);
  expect(thin('1C P 3NT P')).toEqual([true]);
  expect(thin('1C 1D 2C P')).toEqual([true]);
  expect(isThin(undefined)).toBe(true);
});

describe('what is known of the others', () => {
  const holds = (condition: string, auction: string, system: 'sayc' | 'acol' = 'sayc') => {
    const read = parseSystem('mine', { mine: `when ${condition}:\n  P  "so"` });
    if (!read.ok) throw new Error(read.why);
    const calls = callsIn(auction);
    const s = auctionSituation(
      'N',
      'none',
      calls,
      bySeat(() => system),
    );
    return [...systemOf(read.value)(s)].length > 0;
  };

  test('who leads to their contract, where declarer is the first to name its strain', () => {
    expect(holds('I lead', '1H P 2H')).toBe(false);
    expect(holds('partner leads', '1H P 2H')).toBe(true);
    expect(holds('I lead', '1H P 2H P P')).toBe(true);
    expect(holds('I lead', '1C P 1H P 2H')).toBe(false);
    expect(holds('partner leads', '1C P 1H P 2H')).toBe(true);
    expect(holds('I lead', '1H P')).toBe(false);
    expect(holds('I lead', '')).toBe(false);
  });

  test('whether they have a fit', () => {
    expect(holds('they fit', '1H P 2H')).toBe(true);
    expect(holds('they fit', '1H P 2C P 2D')).toBe(false);
    expect(holds('they fit', '1H P 1NT')).toBe(false);
    expect(holds('they fit', '1H P 2H P')).toBe(false);
  });

  test('the suit that dummy has bid', () => {
    const text = 'when they bid:\n  X  4+ x, x dummys  "dummy"';
    const suits = (auction: string) =>
      rulesOf(text, auction).map(({ shows }) =>
        (['C', 'D', 'H', 'S'] as const).filter((suit) => shows[suit]),
      );
    expect(suits('1D P 1S P 1NT P 3NT')).toEqual([['S']]);
    expect(suits('1D P 1S P 2H P 2NT P 3NT')).toEqual([['D']]);
    expect(suits('1NT P 3NT')).toEqual([]);
  });
});
