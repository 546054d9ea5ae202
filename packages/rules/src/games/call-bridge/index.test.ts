import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { dealersOf, matchOptionsOf } from '../../match.ts';
import { deals } from '../../matches/deals/index.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { callBridgeItems, callBridge as game } from './index.ts';

// West has no clubs; North has none either, and lower spades
const SETUP = setupOf('N:T98.AKQ9.AKQJ98. K7.JT8.T76.KQJT9 A65.765.543.8765 QJ432.432.2.A432', 'N');
const BIDS = 'W bid 3, S bid 2, E bid 4, N bid 4';
const after = (steps: string) => afterSteps(game, SETUP, {}, steps);
const legal = (steps: string) => {
  const state = after(steps);
  return game
    .legalActions(state, game.toAct(state)[0] ?? 'N')
    .map(makeAction)
    .join(' ');
};

describe('RULES 12.3: Call Bridge', () => {
  test('calls of 2 to 12 go round to the right of the dealer', () => {
    expect(game.toAct(after(''))).toEqual(['W']);
    expect(game.legalActions(after(''), 'W').map(makeAction)).toEqual(
      Array.from({ length: 11 }, (_, i) => `bid ${i + 2}`),
    );
    expect(game.view(after('W bid 3, S bid 2'))).toMatchObject({ phase: 'bids', toAct: ['E'] });
    expect(() => after('W bid 1')).toThrow('ERR_ILLEGAL_ACTION');
  });

  test('the dealer’s right leads, and the turn goes to the right', () => {
    expect(game.view(after(BIDS))).toMatchObject({ phase: 'play', turn: 'W' });
    expect(game.view(after(`${BIDS}, W CA`)).turn).toBe('S');
  });

  test('who follows suit need not play high; who cannot must over-trump', () => {
    expect(legal(`${BIDS}, W C2`)).toBe('C5 C6 C7 C8');
    expect(legal(`${BIDS}, W C2, S C5`)).toBe('C9 CT CJ CQ CK');
    expect(legal(`${BIDS}, W C2, S C5, E C9`)).toBe('S8 S9 ST');
    expect(() => after(`${BIDS}, W C2, S C5, E C9, N D8`)).toThrow('ERR_REVOKE');
  });

  test('R-CALL-2: with no spade high enough anything may be played', () => {
    const setup = setupOf('N:T98.AKQ9.AKQJT9. K732.JT543..AKQJ A65.876..T987652 QJ4.2.8765432.43', 'E');
    const east = (card: string) => {
      const state = afterSteps(game, setup, {}, `N bid 3, W bid 3, S bid 2, E bid 3, N DA, W D2, S ${card}`);
      return game.legalActions(state, 'E').map(makeAction).join(' ');
    };
    expect(east('S6')).toBe('S7 SK');
    expect(east('SA')).toBe('CJ CQ CK CA H3 H4 H5 HT HJ S2 S3 S7 SK');
  });

  test.each([
    [4, 4, 4],
    [4, 5, 4],
    [4, 6, -4],
    [4, 3, -4],
    [12, 13, 12],
  ])('call %i and %i tricks: %i', (call, taken, points) => {
    expect(callBridgeItems('P1', call, taken).map((item) => item.points)).toEqual([points]);
  });

  test('R-CALL-1: five deals, the deal passing to the right', () => {
    expect(matchOptionsOf(game, deals)).toMatchObject({
      deals: { default: 5 },
      vulnerable: { default: 'none' },
    });
    const sheet = deals.start({ deals: 5, vulnerable: 'none', passedOut: 'counts' }, ['P1'], game.dealers);
    expect(deals.next(sheet)).toEqual({ dealer: 'S', vul: 'none' });
    expect(game.dealers).toEqual(['S', 'E', 'N', 'W']);
    expect(dealersOf(['P1', 'P2', 'P3', 'P4'])).toEqual(['N', 'E', 'S', 'W']);
  });
});
