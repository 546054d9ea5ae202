import { playAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { parseCard } from '@overtrick/rules/cards/card';
import { findGame } from '@overtrick/rules/games/list';
import type { Outcome } from '@overtrick/rules/scores/outcome';
import { describe, expect, test } from 'vitest';
import { sheetFor } from './sheet.ts';

const spades = defined(findGame('spades'), 'spades');

/** Two plays, and what became of each: points of a side for its bid, and its bags. */
type Result = Readonly<Record<'NS' | 'EW', { readonly bid: number; readonly bags: number }>>;

/** Returns the reason for the second of two cards after one deal with each. */
function reason(usual: Result, better: Result, isShort: boolean): string {
  const game: typeof spades = {
    ...spades,
    outcome: (over) => {
      const { NS, EW } = over as Result;
      const items: Outcome['items'] = [
        { reason: 'made', party: 'NS', points: NS.bid, line: 'above' },
        { reason: 'made', party: 'EW', points: EW.bid, line: 'above' },
      ];
      const points = { NS: NS.bid, EW: EW.bid };
      const terms = { dealer: 'N', vul: 'none' } as const;
      return { terms, tricks: 0, items, points, bags: { NS: NS.bags, EW: EW.bags } };
    },
  };
  const sheet = sheetFor(game, 'NS', 2);
  sheet.add(0, usual);
  sheet.add(1, better);
  const cards = ['H5', 'HK'].map((text) => playAction(defined(parseCard(text), text)));
  return sheet.reasonFor(cards, 0, 1, isShort);
}

describe('the motive for a card', () => {
  const usual: Result = { NS: { bid: 40, bags: 3 }, EW: { bid: 30, bags: 0 } };

  test('is bags for a side that has its bid, and never for one that is short of it', () => {
    const fewer: Result = { ...usual, NS: { bid: 40, bags: 1 } };
    expect(reason(usual, fewer, false)).toMatch(/takes fewer bags\.$/);
    expect(reason(usual, fewer, true)).toMatch(/scores better\.$/);
    const theirs: Result = { ...usual, EW: { bid: 30, bags: 2 } };
    expect(reason(usual, theirs, false)).toMatch(/leaves more bags to the others\.$/);
    expect(reason(usual, theirs, true)).toMatch(/scores better\.$/);
  });

  test('is the bid if that gains at all while the side is short of it', () => {
    const both: Result = { ...usual, NS: { bid: 41, bags: 0 } };
    expect(reason(usual, both, false)).toMatch(/takes fewer bags\.$/);
    expect(reason(usual, both, true)).toMatch(/brings home more of what was bid\.$/);
  });
});
