import { describe, expect, test } from 'vitest';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { spades as game } from '../../games/spades/index.ts';
import { seededRandom } from '../../random.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';

// East has no clubs, West no spades
const SETUP = setupOf('N:AQJT.A2.A32.AKQJ K98765.K3.KQJT9. 432.QJT9.8.98765 .87654.7654.T432', 'N');
const BIDS = 'E bid 4, S bid 1, W bid 2, N bid 6';
// North-South are 100 points behind, and South bids nil blind
const BEHIND = { NS: -20, EW: 80 };
const BLIND = 'S blind, N look, E bid 4, W bid 2, N bid 6';

const VIEWERS: readonly (Seat | undefined)[] = [...SEATS, undefined];

describe('a state that a view cannot tell from the real one', () => {
  test.each<[string, string, Readonly<Record<string, unknown>>, Readonly<Record<string, number>>]>([
    ['before the first bid', '', {}, {}],
    ['during the bids', 'E bid 4, S bid 1', {}, {}],
    ['before the lead', BIDS, {}, {}],
    ['in the first trick', `${BIDS}, E DK, S D8`, {}, {}],
    ['after a ruff', `${BIDS}, E DK, S D8, W D4, N DA, N CA, E S5`, {}, {}],
    ['after a claim', `${BIDS}, E DK, S D8, W D4, N DA, N claim 5`, {}, {}],
    ['where the numbers of spades are known', '', { bidding: 'mirror' }, {}],
    ['while players decide about nil', '', {}, BEHIND],
    ['while the second decides', 'S blind', {}, BEHIND],
    ['where both have looked', 'S look, N look, E bid 4', {}, BEHIND],
    ['before cards are passed on', BLIND, {}, BEHIND],
    ['before cards come back', `${BLIND}, S give HQ S4`, {}, BEHIND],
    ['where cards were given and came back', `${BLIND}, S give HQ S4, N give H2 S4, E DK`, {}, BEHIND],
  ])('%s', (_, steps, options, totals) => {
    const setup = Object.keys(totals).length > 0 ? { ...SETUP, totals } : SETUP;
    const state = afterSteps(game, setup, options, steps);
    for (const viewer of VIEWERS) {
      const view = game.view(state, viewer);
      for (let i = 0; i < 5; i++) {
        const imagined = game.imagine(view, seededRandom(`imagine ${i}`));
        expect(game.view(imagined, viewer)).toEqual(view);
      }
    }
  });

  test('has other hidden cards each time, and gifts that may have been others', () => {
    const state = afterSteps(game, { ...SETUP, totals: BEHIND }, {}, `${BLIND}, S give HQ S4, N give H2 S4`);
    const texts = (viewer: Seat, of: Seat) =>
      new Set(
        Array.from({ length: 12 }, (_, i) => {
          const imagined = game.imagine(game.view(state, viewer), seededRandom(`other ${i}`));
          return JSON.stringify([game.view(imagined, of).memory, game.view(imagined, of).hands[of].cards]);
        }),
      );
    // East knows nothing of the gifts; South knows both
    expect(texts('E', 'S').size).toBeGreaterThan(6);
    expect(texts('S', 'S').size).toBe(1);
    expect(texts('S', 'N').size).toBeGreaterThan(6);
  });
});
