import { describe, expect, test } from 'vitest';
import { type Card, makeCard, parseCard } from '../../cards/card.ts';
import { EMPTY, FULL, has, setOf, size, suitLength, suitSet, union } from '../../cards/cardSet.ts';
import { bySeat, SEATS, type Seat } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { spades } from '../../games/spades/index.ts';
import { seededRandom } from '../../random.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { barredBy, layoutOf } from './layout.ts';

// East has no clubs, West no spades
const SETUP = setupOf('N:AQJT.A2.A32.AKQJ K98765.K3.KQJT9. 432.QJT9.8.98765 .87654.7654.T432', 'N');
const BIDS = 'E bid 4, S bid 1, W bid 2, N bid 6';
const viewOf = (seat: Seat, steps = BIDS) => spades.view(afterSteps(spades, SETUP, {}, steps), seat);
const cards = (text: string) => setOf(text.split(' ').map((one) => parseCard(one) as Card));
const FREE = bySeat(() => EMPTY);
const layouts = (view: ReturnType<typeof viewOf>, hidden: Parameters<typeof layoutOf>[2]): readonly Deal[] =>
  Array.from({ length: 40 }, (_, i) => layoutOf(view, seededRandom(`layout ${i}`), hidden));
const spadesOf = (deal: Deal) => SEATS.map((seat) => suitLength(deal[seat], 'S')).join(' ');

test('all hands are whole, and the viewer’s own is as it is', () => {
  const dealt = layouts(viewOf('S'), { barred: FREE });
  for (const deal of dealt) {
    expect(SEATS.map((seat) => size(deal[seat]))).toEqual([13, 13, 13, 13]);
    expect(size(SEATS.map((seat) => deal[seat]).reduce(union))).toBe(52);
    expect(deal.S).toEqual(SETUP.deal.S);
  }
  // ten spades lie hidden: they fall in many ways
  expect(new Set(dealt.map(spadesOf)).size).toBeGreaterThan(10);
});

describe('lengths of a suit that are known', () => {
  test.each<[string, Partial<Record<Seat, number>>]>([
    ['of all hands', { N: 4, E: 6, S: 3, W: 0 }],
    ['of one hand', { E: 6 }],
    ['of two hands', { N: 0, W: 1 }],
    ['of no hand', {}],
  ])('%s are those of every layout', (_, lengths) => {
    const dealt = layouts(viewOf('S'), {
      barred: FREE,
      lengths: { suit: 'S', of: (seat) => lengths[seat] },
    });
    for (const deal of dealt)
      for (const seat of SEATS)
        if (lengths[seat] !== undefined) expect(suitLength(deal[seat], 'S')).toBe(lengths[seat]);
    if (Object.keys(lengths).length < 2) expect(new Set(dealt.map(spadesOf)).size).toBeGreaterThan(2);
  });

  test('count the cards that a hand has played of the suit', () => {
    // East ruffs the second round of clubs and has six spades as dealt: five are left
    const view = viewOf('S', `${BIDS}, E DK, S D8, W D4, N DA, N CA, E S5, S C5, W C2`);
    const lengths = { suit: 'S', of: (seat: Seat) => ({ N: 4, E: 6, W: 0 })[seat as 'N'] } as const;
    for (const deal of layouts(view, { barred: FREE, lengths })) {
      expect(spadesOf(deal)).toBe('4 6 3 0');
      expect(has(deal.E, parseCard('S5') as Card)).toBe(true);
      expect(has(deal.N, parseCard('CA') as Card)).toBe(true);
    }
  });
});

test('a hand has what it certainly holds, and nothing that it has shown not to hold', () => {
  const held = cards('HA C2');
  const dealt = layouts(viewOf('S'), {
    barred: { ...FREE, W: suitSet('S'), E: suitSet('C') },
    held: (seat) => (seat === 'N' ? held : EMPTY),
  });
  for (const deal of dealt) {
    expect(['HA', 'C2'].map((card) => has(deal.N, parseCard(card) as Card))).toEqual([true, true]);
    expect([suitLength(deal.W, 'S'), suitLength(deal.E, 'C')]).toEqual([0, 0]);
    expect(SEATS.map((seat) => size(deal[seat]))).toEqual([13, 13, 13, 13]);
  }
});

describe('a hand shows not to hold', () => {
  const shown = (steps: string, showing: Parameters<typeof barredBy>[1] = () => EMPTY) =>
    SEATS.map((seat) => {
      const barred = barredBy(viewOf('S', steps === '' ? BIDS : `${BIDS}, ${steps}`), showing)[seat];
      return ['S', 'H', 'D', 'C'].filter((suit) => has(barred, parseCard(`${suit}2`) as Card)).join('');
    }).join(' ');
  test.each([
    ['nothing before the lead', '', '   '],
    ['nothing by the lead, or by following', 'E DK, S D8, W D4, N DA', '   '],
    ['the suit that it does not follow', 'E DK, S D8, W D4, N DA, N CA, E S5', ' C  '],
    [
      'each suit that it does not follow',
      'E DK, S D8, W D4, N DA, N CA, E S5, S C5, W C2, E DQ, S H9',
      ' C D ',
    ],
  ])('%s', (_, steps, suits) => {
    expect(shown(steps)).toBe(suits);
  });

  test('what the game says of a card, from the tricks and the cards before it', () => {
    const asked: string[] = [];
    const barred = barredBy(
      viewOf('S', `${BIDS}, E DK, S D8, W D4, N DA, N CA, E S5`),
      (before, trick, card) => {
        asked.push(`${before.length} ${trick.length} ${makeCard(card)}`);
        return before.length === 1 && trick.length === 0 ? cards('H2 H3') : EMPTY;
      },
    );
    expect(asked).toEqual(['0 0 DK', '0 1 D8', '0 2 D4', '0 3 DA', '1 0 CA', '1 1 S5']);
    expect(barred.N).toEqual(cards('H2 H3'));
    expect(size(barred.E)).toBe(13);
    expect(size(union(barred.S, barred.W))).toBe(0);
    expect(size(FULL)).toBe(52);
  });
});
