import { describe, expect, test } from 'vitest';
import { parseContract } from '../../auction/contract.ts';
import type { AnyMatch } from '../../match.ts';
import { type OptionValues, parseOptions } from '../../options.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { home } from '../home/index.ts';
import { deals } from './index.ts';

const PLAYERS = ['P1', 'P2'];

/** Returns the sheet after results: a player with points, `P` passed out, `R` to be dealt again by the same dealer. */
function sheetOf(match: AnyMatch, given: OptionValues, results: readonly string[], parties = PLAYERS) {
  const options = parseOptions(match.options, given);
  if (!options.ok) throw new Error(options.why);
  return results.reduce<unknown>(
    (sheet, result) => match.add(sheet, outcomeOf(match, sheet, result)),
    match.start(options.value, parties),
  );
}

function outcomeOf(match: AnyMatch, sheet: unknown, result: string): Outcome {
  const terms = match.next(sheet);
  const bare = parseContract('4S');
  if (terms === undefined || bare === undefined) throw new Error('the match is over');
  if (result === 'P') return { terms, tricks: 0, points: { P1: 0, P2: 0 }, items: [] };
  if (result === 'R') return { terms, tricks: 0, points: { P1: 0, P2: 0 }, items: [], redeal: true };
  const [party = '', text = ''] = result.split(' ');
  const points = Number(text);
  return {
    terms,
    contract: { ...bare, declarer: 'S' },
    tricks: 10,
    points: { P1: 0, P2: 0, [party]: points },
    items: [{ reason: 'tricks', party, points, line: 'below' }],
  };
}

/** Lists dealer and vulnerability of each deal until the match is over, if P1 wins all of them. */
function termsIn(match: AnyMatch, given: OptionValues, most: number, parties = PLAYERS): string[] {
  const out: string[] = [];
  const results: string[] = [];
  for (let i = 0; i < most; i++) {
    const terms = match.next(sheetOf(match, given, results, parties));
    if (terms === undefined) break;
    out.push(`${terms.dealer} ${terms.vul}`);
    results.push('P1 100');
  }
  return out;
}

const AGREED: AnyMatch = deals;
const HOME: AnyMatch = home;

describe('an agreed number of deals (RULES 7)', () => {
  test('eight by default; the players deal in turn, vulnerability goes round as on boards', () => {
    expect(termsIn(AGREED, {}, 20)).toEqual([
      'S none',
      'W ns',
      'S ew',
      'W both',
      'S ns',
      'W ew',
      'S both',
      'W none',
    ]);
  });

  test('four sides deal in turn too', () => {
    expect(termsIn(AGREED, { deals: 5, vulnerable: 'none' }, 9, ['NS', 'EW'])).toEqual([
      'N none',
      'E none',
      'S none',
      'W none',
      'N none',
    ]);
  });

  test.each([
    ['a deal to be dealt again by the same dealer does not count', {}, ['P1 50', 'R'], 'W ns', false],
    ['a passed-out deal does not count, and the next player deals', {}, ['P1 50', 'P'], 'S ns', false],
    ['a passed-out deal counts by option', { passedOut: 'counts' }, ['P1 50', 'P'], 'S ew', true],
  ])('%s', (_, given, results, terms, counts) => {
    const sheet = sheetOf(AGREED, given, results);
    const next = AGREED.next(sheet);
    expect(`${next?.dealer} ${next?.vul}`).toBe(terms);
    expect(AGREED.rows(sheet).rows.map((row) => row.passed === true)).toEqual([false, !counts]);
  });

  test('the higher total wins, a tie nobody', () => {
    const standing = (...results: string[]) => AGREED.standing(sheetOf(AGREED, { deals: 3 }, results));
    expect(standing('P1 50', 'P2 90')).toEqual({ over: false, totals: { P1: 50, P2: 90 } });
    expect(standing('P1 50', 'P2 90', 'P1 100')).toEqual({
      over: true,
      totals: { P1: 150, P2: 90 },
      winner: 'P1',
    });
    expect(standing('P1 50', 'P2 90', 'P1 40')).toEqual({ over: true, totals: { P1: 90, P2: 90 } });
  });

  test('a match can be set to a number of deals', () => {
    expect(deals.fit?.({ deals: 8, vulnerable: 'none', passedOut: 'counts' }, 3)).toEqual({
      deals: 3,
      vulnerable: 'none',
      passedOut: 'counts',
    });
    expect(home.fit?.({ games: 1 }, 5)).toEqual({ games: 2 });
  });
});

describe('the four-deal home game (RULES 9.6)', () => {
  test('four deals, nobody vulnerable, the players deal in turn', () => {
    expect(termsIn(HOME, {}, 9)).toEqual(['S none', 'W none', 'S none', 'W none']);
    expect(termsIn(HOME, { games: 2 }, 20)).toHaveLength(8);
  });

  test('R-SOLO-5: a passed-out deal is one of the four, and the next player deals', () => {
    const sheet = sheetOf(HOME, {}, ['P', 'P1 420', 'P', 'P2 50']);
    expect(HOME.rows(sheet).rows.map((row) => row.points)).toEqual([
      { P1: 0, P2: 0 },
      { P1: 420, P2: 0 },
      { P1: 0, P2: 0 },
      { P1: 0, P2: 50 },
    ]);
    expect(HOME.standing(sheet)).toEqual({ over: true, totals: { P1: 420, P2: 50 }, winner: 'P1' });
  });
});

test('R-MB-2: eight deals unless something else is agreed', () => {
  const options = parseOptions(deals.options);
  expect(options.ok && options.value).toMatchObject({ deals: 8 });
});
