import { describe, expect, test } from 'vitest';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { isTeam } from '../../views/view.ts';
import { doubleDummy as game } from './index.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const SETUP = setupOf(DEAL);
const after = (steps: string, options = {}) => afterSteps(game, SETUP, options, steps);

describe('R-HB-1: the auction', () => {
  test('the dealer calls first; a dealer at a dummy is its owner', () => {
    for (const [dealer, player] of ['NS', 'EW', 'SS', 'WW'].map(([d, p]) => [d, p] as const)) {
      expect(game.toAct(game.start(setupOf(DEAL, dealer as 'N'), DEFAULTS))).toEqual([player]);
    }
  });

  test('one pass after a bid, a double or a redouble ends it', () => {
    expect(game.view(after('S P, W P')).phase).toBe('over');
    expect(game.view(after('S P, W 1H')).phase).toBe('auction');
    expect(game.view(after('S P, W 1H, S P')).contract).toEqual(contract(1, 'H', 0, 'W'));
    expect(game.view(after('S 1H, W X, S P')).contract).toEqual(contract(1, 'H', 1, 'S'));
    expect(game.view(after('S 1H, W X, S XX, W P')).contract).toEqual(contract(1, 'H', 2, 'S'));
  });

  test('the last bidder declares, whoever named the strain first', () => {
    expect(game.view(after('S 1H, W 2H, S P')).contract?.declarer).toBe('W');
  });

  test('two opening passes: the same dealer deals again, or by option the next', () => {
    expect(game.outcome(after('S P, W P'))).toMatchObject({ points: { P1: 0, P2: 0 }, redeal: true });
    expect(game.outcome(after('S P, W P', { redealBy: 'nextDealer' }))).not.toHaveProperty('redeal');
  });
});

const DEFAULTS = { leadSeat: 'hand', redealBy: 'sameDealer' } as const;
const contract = (level: number, strain: string, doubling: number, declarer: string) => ({
  level,
  strain,
  doubling,
  declarer,
});

describe('R-HB-4: hands and dummies take turns', () => {
  test('South, West, North, East; each plays his own two', () => {
    const state = after('S 1NT, W P, W D2, S DQ, W D5');
    const view = game.view(state, 'S');
    expect(view.trick.map(({ seat }) => seat)).toEqual(['W', 'N', 'E']);
    expect(view.controls).toEqual({ N: 'S', S: 'S', E: 'W', W: 'W' });
    expect(view.dummy).toBe('N');
    expect(isTeam(view, 'N', 'S')).toBe(true);
    expect(isTeam(view, 'N', 'W')).toBe(false);
    expect(game.toAct(state)).toEqual(['S']);
    expect(game.toAct(after('S 1NT, W P, W D2'))).toEqual(['S']);
  });
});

describe('R-HB-5: the opening lead', () => {
  test.each([
    ['South declares', 'S 1H, W P', {}, 'W', 'W'],
    ['West declares', 'S 1H, W 1S, S P', {}, 'S', 'S'],
    ['South declares, left of declarer', 'S 1H, W P', { leadSeat: 'leftOfDeclarer' }, 'W', 'W'],
    ['West declares, left of declarer', 'S 1H, W 1S, S P', { leadSeat: 'leftOfDeclarer' }, 'N', 'S'],
  ])('%s', (_, steps, options, turn, actor) => {
    const state = after(steps, options);
    expect(game.view(state).turn).toBe(turn);
    expect(game.toAct(state)).toEqual([actor]);
  });

  test('a dummy that leads is laid open first, the other after the lead', () => {
    const before = after('S 1H, W 1S, S P', { leadSeat: 'leftOfDeclarer' });
    expect(seen(before)).toBe('N');
    expect(seen(after('S 1H, W 1S, S P, S HK', { leadSeat: 'leftOfDeclarer' }))).toBe('NE');
  });
});

/** Lists the hands that a spectator sees. */
const seen = (state: Parameters<typeof game.view>[0], viewer?: 'S' | 'W') => {
  const { hands } = game.view(state, viewer);
  return (['N', 'E', 'S', 'W'] as const).filter((seat) => hands[seat].cards !== undefined).join('');
};

test('RULES 7.3: nobody sees a dummy before the lead, both see both after it', () => {
  for (const steps of ['', 'S 1NT', 'S 1NT, W P']) {
    expect(seen(after(steps))).toBe('');
    expect(seen(after(steps), 'S')).toBe('S');
    expect(seen(after(steps), 'W')).toBe('W');
  }
  const led = after('S 1NT, W P, W D2');
  expect(seen(led)).toBe('NE');
  expect(seen(led, 'S')).toBe('NES');
  expect(seen(led, 'W')).toBe('NEW');
  expect(seen(after('S 1NT, W P, W D2, S claim 9'))).toBe('NESW');
});

describe('the score', () => {
  test('R-HB-10: tricks of hand and dummy count together', () => {
    const state = after('S 1NT, W P, W D2, S DQ, W D5, S D7, S HK, W HA, S H2, W H5');
    expect(game.view(state).taken).toEqual({ N: 1, E: 1, S: 0, W: 0 });
    expect(game.outcome(after('S 1NT, W P, W D2, S DQ, W D5, S D7, S claim 8'))).toMatchObject({
      tricks: 9,
      declaring: 'P1',
      points: { P1: 150, P2: 0 },
    });
  });

  test('the second player is vulnerable with East and West', () => {
    const state = afterSteps(game, setupOf(DEAL, 'W', 'ew'), {}, 'W 2S, S X, W P, S H8, W claim 5');
    expect(game.outcome(state)).toMatchObject({ tricks: 5, declaring: 'P2', points: { P1: 800, P2: 0 } });
  });

  test('R-HB-9: honours in a dummy are its owner’s, and two hands are not counted together', () => {
    const honours = (cards: string, strain: string) =>
      game.outcome(afterSteps(game, setupOf(cards), {}, `S 1${strain}, W P, W CJ, S claim 7`))?.honours;
    const inDummy = 'N:AKQJ.432.432.432 T987.765.765.765 65.AKQJ.AKQJ.AKQ 432.T98.T98.JT98';
    const split = 'N:AKQ2.A32.A32.A32 9876.765.765.765 JT.KQJ4.KQJ4.KQ4 543.T98.T98.JT98';
    expect(honours(inDummy, 'S')).toEqual({ P1: 100, P2: 0 });
    expect(honours(split, 'S')).toEqual({ P1: 0, P2: 0 });
    expect(honours(split, 'NT')).toEqual({ P1: 150, P2: 0 });
  });

  test('high cards and fits are those of both hands', () => {
    const fit = 'N:AKQ32.A32.A32.A2 987.765.765.7653 JT6.KQJ4.KQJ4.KQ 54.T98.T98.JT984';
    expect(game.outcome(afterSteps(game, setupOf(fit), {}, 'S P, W P'))).toMatchObject({
      hcp: { P1: 39, P2: 1 },
      fits: { P1: 'M8', P2: 'm9' },
    });
    expect(game.outcome(after('S P, W P'))).toMatchObject({ hcp: { P1: 24, P2: 16 } });
  });
});

test('R-GEN-9: a player may claim once the lead is made, in any turn, nobody else', () => {
  expect(game.claimable(after('S 1NT, W P'), 'W')).toBeUndefined();
  const state = after('S 1NT, W P, W D2');
  expect([game.claimable(state, 'S'), game.claimable(state, 'W')]).toEqual([13, 13]);
  expect([game.claimable(state, 'N'), game.claimable(state, 'E')]).toEqual([undefined, undefined]);
});

test('what is refused has its code', () => {
  const codeOf = (steps: string) => {
    try {
      after(steps);
    } catch (error) {
      return String(error);
    }
    return 'accepted';
  };
  expect(codeOf('S 1H, W 1D')).toContain('ERR_INSUFFICIENT_BID');
  expect(codeOf('S 1H, S P')).toContain('ERR_NOT_ON_TURN');
  expect(codeOf('S X')).toContain('ERR_INADMISSIBLE_DOUBLE');
  expect(codeOf('S 1NT, W P, W D2, S SA')).toContain('ERR_REVOKE');
});

describe.each([{ leadSeat: 'leftOfDeclarer' }, { redealBy: 'nextDealer' }])('with %j', (options) => {
  const all = { ...DEFAULTS, ...options };
  const seeds = Array.from({ length: 15 }, (_, i) => `${i}`);
  test('nothing leaks', () => {
    expect(leakFaults(game, seeds, { options: all })).toEqual([]);
  });
  test('views are imagined', () => {
    expect(imagineFaults(game, seeds, all)).toEqual([]);
  });
});
