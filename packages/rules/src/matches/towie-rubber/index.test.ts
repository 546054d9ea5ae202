import { describe, expect, test } from 'vitest';
import { defined } from '../../assert.ts';
import { parseContract } from '../../auction/contract.ts';
import type { Seat } from '../../cards/seat.ts';
import { settlements } from '../../families/matches/settlement.ts';
import { findGame } from '../../games/list.ts';
import { towieItems } from '../../games/towie/score.ts';
import type { AnyMatch } from '../../match.ts';
import { parseOptions } from '../../options.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { itemsAmong } from '../../scores/outcome.ts';
import { sumItems } from '../../scores/score.ts';
import { rubber } from '../rubber/index.ts';
import { towieRubber } from './index.ts';

const PARTIES = ['P1', 'P2', 'P3'] as const;
const DEALERS: readonly Seat[] = ['S', 'W', 'E'];

type Deal = readonly [contract: string, declarer: Seat, tricks: number] | 'redeal' | 'passed';

/** Returns the sheet after some deals on its own terms, each scored by `itemsOf`. */
function play(
  match: AnyMatch,
  deals: readonly Deal[],
  given: Readonly<Record<string, unknown>> = {},
  honours = {},
) {
  const options = parseOptions(match.options, given);
  if (!options.ok) throw new Error(options.why);
  let sheet = match.start(options.value, PARTIES, DEALERS);
  const terms: unknown[] = [];
  for (const deal of deals) {
    const on = defined(match.next(sheet), 'a deal to play');
    terms.push(on);
    sheet = match.add(sheet, outcomeOf(match, on, deal, honours));
  }
  return { ...match.rows(sheet), ...match.standing(sheet), next: match.next(sheet), terms };
}

function outcomeOf(
  match: AnyMatch,
  terms: Outcome['terms'],
  deal: Deal,
  honours: Outcome['honours'],
): Outcome {
  const none: Outcome = { terms, tricks: 0, points: {}, items: [] };
  if (deal === 'redeal') return { ...none, redeal: true };
  if (deal === 'passed') return none;
  const [text, declarer, tricks] = deal;
  const contract = { ...defined(parseContract(text), text), declarer };
  const declaring = defined(PARTIES[DEALERS.indexOf(declarer)], 'a player');
  const played = { ...none, contract, declaring, tricks, honours: honours ?? {} };
  const items = match.id === 'towie-rubber' ? itemsAmong(played, PARTIES, towieItems) : [];
  return { ...played, items, points: sumItems(items, PARTIES) };
}

describe('RULES 13.1: a rubber for three', () => {
  const three = rubber as AnyMatch;

  test('the three deal in turn; who has a game is vulnerable, and nobody else', () => {
    const { terms, next } = play(three, [['4S', 'S', 10], 'passed', ['3NT', 'E', 9]]);
    expect(terms).toEqual([
      { dealer: 'S', vul: 'none' },
      { dealer: 'W', vul: 'none', vulnerable: ['P1'] },
      { dealer: 'E', vul: 'none', vulnerable: ['P1'] },
    ]);
    expect(next).toEqual({ dealer: 'S', vul: 'none', vulnerable: ['P1', 'P3'] });
  });

  test('700 for two games when no opponent has one, 500 when either has', () => {
    const quick = play(three, [
      ['4S', 'S', 10],
      ['4S', 'S', 10],
    ]);
    expect(quick.totals).toEqual({ P1: 940, P2: 0, P3: 0 });
    const slow = play(three, [
      ['4S', 'S', 10],
      ['3NT', 'E', 9],
      ['4S', 'S', 10],
    ]);
    expect(slow.totals).toEqual({ P1: 740, P2: 0, P3: 100 });
    expect(slow.winner).toBe('P1');
  });

  test('R-3H-2: each defender scores the undertricks, as declarer is vulnerable', () => {
    const { totals } = play(three, [
      ['4S', 'S', 10],
      ['4S', 'S', 8],
      ['2HX', 'W', 6],
    ]);
    expect(totals).toEqual({ P1: 120 + 300, P2: 200, P3: 200 + 300 });
  });

  test('a game of one player rules a line for all three', () => {
    const { rows, next } = play(three, [
      ['2S', 'W', 8],
      ['3S', 'E', 9],
      ['3NT', 'S', 9],
      ['2S', 'W', 8],
      ['1NT', 'W', 7],
    ]);
    expect(rows.map(({ game }) => game)).toEqual([undefined, undefined, 'P1', undefined, 'P2']);
    expect(next?.vulnerable).toEqual(['P1', 'P2']);
  });

  test('honours score for whoever the deal says, both defenders among them', () => {
    const { totals } = play(three, [['4S', 'S', 10]], {}, { P1: 0, P2: 100, P3: 100 });
    expect(totals).toEqual({ P1: 120, P2: 100, P3: 100 });
    expect(play(three, [['4S', 'S', 10]], { honours: 'off' }, { P2: 100 }).totals).toMatchObject({ P2: 0 });
  });

  test('left unfinished: 300 for the only game, 100 for the only part score', () => {
    const { totals } = play(three, [['4S', 'S', 10], ['2S', 'W', 8], 'passed'], { dealLimit: 3 });
    expect(totals).toEqual({ P1: 420, P2: 160, P3: 0 });
  });

  test('each settles with each by the difference', () => {
    const deals: readonly Deal[] = [
      ['4S', 'S', 10],
      ['3NT', 'E', 9],
      ['4S', 'S', 10],
    ];
    expect(play(three, deals).notes).toEqual([
      'P3 pays P1 the difference of 640 points.',
      'P2 pays P1 the difference of 740 points.',
      'P2 pays P3 the difference of 100 points.',
    ]);
    expect(play(three, deals, { stake: 10 }).notes?.[0]).toBe(
      'P3 pays P1: 640 points is 6 hundreds: at 10 that is 60.',
    );
  });
});

describe('RULES 13.3: a rubber of towie', () => {
  const towie = towieRubber as AnyMatch;

  test('500 for the first game, 1000 for the second, which ends it', () => {
    const { totals, over, winner } = play(towie, [
      ['3NT', 'S', 9],
      ['4S', 'W', 11],
      ['5C', 'S', 11],
    ]);
    expect(totals).toEqual({ P1: 105 + 500 + 100 + 1000, P2: 120 + 50 + 500, P3: 0 });
    expect([over, winner]).toEqual([true, 'P1']);
  });

  test('R-TOW-1: after a deal below game the same dealer deals a goulash, once or more', () => {
    const { terms, rows, next } = play(towie, [['4S', 'S', 10], 'redeal', 'redeal', ['4S', 'W', 8]]);
    expect(terms).toEqual([
      { dealer: 'S', vul: 'none' },
      { dealer: 'W', vul: 'none', vulnerable: ['P1'] },
      { dealer: 'W', vul: 'none', vulnerable: ['P1'], dealing: 'goulash' },
      { dealer: 'W', vul: 'none', vulnerable: ['P1'], dealing: 'goulash' },
    ]);
    expect(rows.map(({ passed }) => passed)).toEqual([undefined, true, true, undefined]);
    expect(next).toEqual({ dealer: 'E', vul: 'none', vulnerable: ['P1'] });
  });

  test('R-TOW-4: honours only where they are agreed', () => {
    const deals: readonly Deal[] = [['4S', 'S', 10]];
    expect(play(towie, deals, {}, { P1: 100 }).totals).toMatchObject({ P1: 620 });
    expect(play(towie, deals, { honours: 'on' }, { P1: 100 }).totals).toMatchObject({ P1: 720 });
  });

  test('the games are played in these forms', () => {
    expect(findGame('towie')?.matches).toEqual(['towie-rubber']);
    expect(findGame('cutthroat')?.matches[0]).toBe('rubber');
  });
});

test('RULES 13.5: with 212, 290 and 312 the first pays 78 and 100, the second 22', () => {
  expect(settlements({ P1: 212, P2: 290, P3: 312 }, 0)).toEqual([
    'P2 pays P3 the difference of 22 points.',
    'P1 pays P3 the difference of 100 points.',
    'P1 pays P2 the difference of 78 points.',
  ]);
  expect(settlements({ P1: 5, P2: 5, P3: 5 }, 10)).toEqual([
    'The totals are equal: there is nothing to settle.',
  ]);
});
