import { parseDeal } from '@overtrick/rules/deals/deal';
import { expect, test } from 'vitest';
import { type Hand, handOf } from './hand.ts';
import type { Rule } from './rule.ts';
import type { Shows } from './shows.ts';
import { reasonText } from './words.ts';

/** Fourteen high-card points, and one for the fifth spade. */
const HAND: Hand = (() => {
  const deal = parseDeal('N:AQ942.65.AQT6.Q2 - - -');
  if (!deal.ok) throw new Error(deal.code);
  return handOf(deal.value.N);
})();

const said = (shows: Shows): string =>
  reasonText(HAND, { call: '1S', shows, text: 'opening', block: 0 } as unknown as Rule);

test('points are high cards unless a call counts length or support, and then the reason says so', () => {
  expect(said({ points: [12, 21] })).toMatch(/^With \d+ points counting length I bid 1♠: opening\.$/);
  expect(said({ points: [12, 21], count: 'high' })).toBe(`With ${HAND.high} points I bid 1♠: opening.`);
  expect(said({ points: [12, 21], count: 'S' })).toMatch(/^With \d+ points in support of spades I bid 1♠/);
  expect(said({})).toBe(`With ${HAND.high} points I bid 1♠: opening.`);
});
