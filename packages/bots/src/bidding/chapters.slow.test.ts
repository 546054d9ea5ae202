import { readFileSync } from 'node:fs';
import { BIDS, parseCall } from '@overtrick/rules/auction/call';
import { bySeat } from '@overtrick/rules/cards/seat';
import { describe, expect, test } from 'vitest';
import { handFrom } from '../suites/table.ts';
import { ruleFor } from './decide.ts';
import { handOf } from './hand.ts';
import { isSystemId } from './system/list.ts';
import { auctionSituation } from './table.ts';

/**
 * Hands by the chapters of the systems' books, with the call that a careful partner expects: `# system: chapter`, then
 * a line a hand, spades first, the auction that North began, and the call. Nobody is vulnerable.
 */
const chapters = readFileSync(new URL('../../fixtures/chapters.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((text) => {
    const [title = '', ...rows] = text.split('\n');
    const [, system = '', chapter = ''] = /^# (\S+): (.*)$/.exec(title) ?? [];
    return { system, chapter, rows };
  });

describe('the calls of the books, chapter by chapter', () => {
  test.each(chapters)('$system: $chapter', ({ system, rows }) => {
    if (!isSystemId(system)) throw new Error(`there is no system ${system}`);
    const other = rows.filter((row) => {
      const [, hand = '', auction = '', call] = /^(\S+) \[(.*)\] (\S+)$/.exec(row) ?? [];
      const calls = auction.split(' ').flatMap((word) => parseCall(word) ?? []);
      const situation = auctionSituation(
        'N',
        'none',
        calls,
        bySeat(() => system),
      );
      return (ruleFor(situation, handOf(handFrom(hand)), ['P', 'X', 'XX', ...BIDS])?.call ?? 'P') !== call;
    });
    expect(rows.length).toBeGreaterThan(2);
    expect(other).toEqual([]);
  });
});
