import { describe, expect, test } from 'vitest';
import { defined } from '../assert.ts';
import { findGame } from '../games/list.ts';
import { firstDealsOf, matchOptionsOf } from '../match.ts';
import { findMatch } from '../matches/list.ts';
import { type OptionValues, parseOptions } from '../options.ts';
import { type PadReading, wordsOf } from './form.ts';
import { type PadRecord, playerOf, scorePad } from './score.ts';

interface Given extends Partial<Pick<PadRecord, 'isEnded'>> {
  readonly options?: OptionValues;
  readonly matchOptions?: OptionValues;
  /** The first dealer, as a number among the players who may deal first. */
  readonly first?: number;
}

function pad(gameId: string, matchId: string, deals: readonly string[], given: Given = {}) {
  const game = defined(findGame(gameId), gameId);
  const match = defined(findMatch(matchId), matchId);
  const valued = (spec: Parameters<typeof parseOptions<OptionValues>>[0], set: OptionValues = {}) => {
    const read = parseOptions(spec, set);
    if (!read.ok) throw new Error(read.why);
    return read.value;
  };
  const matchOptions = valued(matchOptionsOf(game, match), given.matchOptions);
  const first = defined(firstDealsOf(game, match, matchOptions)[given.first ?? 0], 'a first dealer');
  const record: PadRecord = {
    options: valued(game.options, given.options),
    matchOptions,
    first,
    deals,
    ...(given.isEnded && { isEnded: true }),
  };
  return scorePad(game, match, record);
}

describe("RULES 2.6: the seed's worked rubber, as it is written down", () => {
  const DEALS = [
    '2H N 10 -',
    '4SX E 8 -',
    '3NT E 10 -',
    '3S W 9 -',
    '2D E 6 -',
    '6HX S 13 -',
    '1NT W +1 -',
    '3c n = -',
    '3H E 9 -',
  ];

  test('1690 to 880', () => {
    const { sheet, standing, next, left } = pad('bridge', 'rubber', DEALS);
    expect(sheet.totals).toEqual({ NS: 1690, EW: 880 });
    expect(standing).toMatchObject({ over: true, winner: 'NS' });
    expect([next, left]).toEqual([undefined, 0]);
  });

  test('who deals and who is vulnerable follows from the deals', () => {
    const terms = (count: number) => pad('bridge', 'rubber', DEALS.slice(0, count)).next?.terms;
    expect(terms(0)).toMatchObject({ dealer: 'N', vul: 'none' });
    expect(terms(3)).toMatchObject({ dealer: 'W', vul: 'ew' });
    expect(terms(4)).toMatchObject({ vul: 'ew', below: { NS: 0, EW: 90 } });
    expect(terms(6)).toMatchObject({ vul: 'both' });
    expect(pad('bridge', 'rubber', [], { first: 2 }).next?.terms.dealer).toBe('S');
  });

  test('a correction changes all that follows: with 3NT down there is no game, nobody vulnerable', () => {
    const { sheet, entries } = pad('bridge', 'rubber', DEALS.with(2, '3NT E -1 -'));
    expect(sheet.rows[2]).toMatchObject({ above: { NS: 50 } });
    expect(sheet.rows[2]?.game).toBeUndefined();
    expect(entries[3]?.deal.terms.vul).toBe('none');
    expect(sheet.rows[4]).toMatchObject({ above: { NS: 100, EW: 0 } });
  });

  test('a correction that ends the match earlier leaves entries over', () => {
    const { standing, left } = pad('bridge', 'rubber', ['4S N 10 -', '3NT N 9 -', '1C E 7 -', 'PASS']);
    expect(standing.over).toBe(true);
    expect(left).toBe(2);
  });
});

test('RULES 2.4: players may end a rubber before it is over, with its bonuses', () => {
  const open = pad('bridge', 'rubber', ['4S N 10 -', '2H E 8 -']);
  expect(open).toMatchObject({ canEnd: true, standing: { over: false, totals: { NS: 120, EW: 60 } } });
  const ended = pad('bridge', 'rubber', ['4S N 10 -', '2H E 8 -'], { isEnded: true });
  expect(ended).toMatchObject({ canEnd: false, standing: { over: true, totals: { NS: 420, EW: 160 } } });
  expect(pad('bridge', 'rubber', []).canEnd).toBe(false);
});

describe('Chicago', () => {
  // RULES 3.2: the seed's example
  test('standard: part scores carry over, 100 for one on the fourth deal', () => {
    const { next, sheet } = pad('bridge', 'chicago', ['2H N 8 -', '2D S 8 -', '1C E 8 -']);
    expect(sheet.totals).toEqual({ NS: 60 + 40 + 500, EW: 20 + 20 });
    expect(next?.terms).toMatchObject({ dealer: 'W', vul: 'both', below: { EW: 20 } });
  });

  test('a passed-out deal is dealt again by the same dealer', () => {
    expect(pad('bridge', 'chicago', ['PASS']).next?.terms).toMatchObject({ dealer: 'N', vul: 'none' });
  });

  test('duplicate: no honours are asked for, nothing carries over', () => {
    const { sheet } = pad('bridge', 'chicago', ['2H N 8', '2D S 8'], {
      matchOptions: { scoring: 'duplicate' },
    });
    expect(sheet.rows.map(({ score }) => score)).toEqual([110, 90]);
  });

  test('RULES 3.4: Russian, by the points of the stronger side', () => {
    const { sheet } = pad('bridge', 'chicago', ['4S N 10 24 NS', 'PASS 20'], {
      matchOptions: { scoring: 'russian', passedOut: 'score0' },
    });
    expect(sheet.rows.map(({ target, imps }) => [target, imps])).toEqual([
      [200, 6],
      [0, 0],
    ]);
    expect(sheet.totals).toEqual({ NS: 6, EW: -6 });
  });

  test('RULES 3.5: the compensation table asks for the fit too, M8 or m8 by its case', () => {
    const scored = (entry: string) =>
      pad('bridge', 'chicago', [entry], { matchOptions: { scoring: 'compensation' } }).sheet.rows[0]?.target;
    expect([scored('4S N 10 24 NS M8'), scored('4S N 10 24 NS m8')]).toEqual([190, 160]);
  });
});

describe('other games', () => {
  test('RULES 8.5: AWOL, by when the dummy was opened; the players move on', () => {
    const { sheet, next } = pad('awol', 'rounds', ['first 4S S 10', 'never 3NT W 9']);
    expect(sheet.totals).toEqual({ P1: 620 + 600, P2: 0, P3: 600 });
    expect(next?.terms.seating).toEqual(['W', 'E', 'S']);
    const awol = defined(findGame('awol'), 'a game');
    expect(next && playerOf(awol, next.terms, 'S')).toBe(2);
  });

  test('RULES 12.1: spades, bids in their order, then the tricks of each', () => {
    // after South's deal West bids first; the tricks of the last, South, follow
    const { sheet } = pad('spades', 'target', ['2 2 2 2 4 4 3']);
    expect(sheet.rows[0]?.points).toEqual({ NS: 40 + 2, EW: 40 + 3 });
  });

  test('blind nil is offered to who is 100 behind, and not before', () => {
    const first = pad('spades', 'target', ['B']).entries[0]?.read;
    expect(first).toMatchObject({ kind: 'wrong', at: 0, word: 'B', ask: { part: 'bid', seat: 'E' } });
    const behind = pad('spades', 'target', ['0 6 5 0 3 6 4', '3 B 4 6']);
    expect(behind.entries[1]?.read.kind).toBe('asks');
  });

  test('RULES 5.1: minibridge, part score or game', () => {
    const { sheet } = pad('minibridge', 'deals', ['S N part 10', 'E H game 9', 'PASS']);
    expect(sheet.totals).toEqual({ NS: 180 + 50, EW: 0 });
    expect(sheet.rows[2]?.passed).toBe(true);
  });
});

describe('entries that do not fit', () => {
  const wrong = (read: PadReading | undefined) =>
    read?.kind === 'wrong' ? [read.at, read.word, read.ask?.part] : read?.kind;
  test.each([
    ['bridge', 'rubber', '4S N 14', [2, '14', 'tricks']],
    ['bridge', 'rubber', '8S N 10', [0, '8S', 'contract']],
    ['bridge', 'rubber', '4S N +4', [2, '+4', 'tricks']],
    ['bridge', 'rubber', '4S N 10 NS:90', [3, 'NS:90', 'honours']],
    ['bridge', 'rubber', '4S N 10 - 3', [4, '3', undefined]],
    ['bridge', 'rubber', '4S N', 'asks'],
    ['towie', 'towie-rubber', '2S S 8', [0, '2S', 'contract']],
    ['spades', 'target', '3 3 3 3 14', [4, '14', 'taken']],
    ['spades', 'target', '3 3 3 3 7 7', [5, '7', 'taken']],
    ['call-bridge', 'deals', '1 3 3 3', [0, '1', 'bid']],
    ['auction', 'auction-rubber', 'PASS', 'done'],
  ] as const)('%s, %s: %s', (game, match, entry, expected) => {
    const { entries, next, sheet } = pad(game, match, [entry, 'PASS']);
    const read = entries[0]?.read;
    expect(wrong(read)).toEqual(expected);
    if (expected === 'done') return;
    expect([entries.length, next, sheet.rows]).toEqual([1, undefined, []]);
  });

  test('R-AB-8, RULES 6.2: the laws of 1913 have royal spades and no deal that is passed out', () => {
    const options = { laws: '1913' };
    const { sheet } = pad('auction', 'auction-rubber', ['3R N 9 NS:36 EW:1'], { options });
    expect(sheet.totals).toEqual({ NS: 27 + 36 - 18, EW: 0 });
    expect(pad('auction', 'auction-rubber', ['PASS'], { options }).entries[0]?.read.kind).toBe('wrong');
  });

  test('what has but one answer is not asked for, and is no word of the entry', () => {
    const [entry] = pad('call-bridge', 'deals', ['2 3 4 4 2 3 4']).entries;
    expect(entry?.read.kind).toBe('done');
    expect(entry?.read.answers.at(-1)).toMatchObject({ value: '4', ask: { part: 'taken' } });
    expect(wordsOf(entry?.read.answers ?? [])).toEqual(['2', '3', '4', '4', '2', '3', '4']);
  });
});
