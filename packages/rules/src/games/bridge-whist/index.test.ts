import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { SEATS } from '../../cards/seat.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { strainInPlay } from '../../views/view.ts';
import { type BridgeWhistState, bridgeWhist } from './index.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';

const after = (steps: string, set: Readonly<Record<string, unknown>> = {}, deal = DEAL) =>
  afterSteps(bridgeWhist, setupOf(deal, 'N', 'both'), set, steps);

const next = (state: BridgeWhistState): string => {
  const [seat] = bridgeWhist.toAct(state);
  if (seat === undefined) return 'over';
  return `${bridgeWhist.view(state).phase} ${seat}: ${bridgeWhist.legalActions(state, seat).map(makeAction).join(', ')}`;
};

describe('RULES 6.3: naming trumps', () => {
  test('the dealer names them, or leaves it to partner, who must', () => {
    expect(next(after(''))).toBe('declare N: declare C, declare D, declare H, declare S, declare NT, over');
    expect(next(after('N over'))).toBe('declare S: declare C, declare D, declare H, declare S, declare NT');
  });

  test('until then nothing is known but that; then the strain and the value are', () => {
    expect(bridgeWhist.view(after('')).extra).toEqual({ isLeft: false, times: 1 });
    expect(bridgeWhist.view(after('N over')).extra).toEqual({ isLeft: true, times: 1 });
    const view = bridgeWhist.view(after('N over, S declare H'));
    expect(view.extra).toEqual({ isLeft: true, times: 1, value: 8 });
    expect(strainInPlay(view)).toBe('H');
    expect(view.contract).toBeUndefined();
  });
});

describe('RULES 6.3, R-AB-3: doubling', () => {
  // North deals: East leads and is asked first
  test.each([
    ['N declare H', 'double E: P, X'],
    ['N declare H, E P', 'double W: P, X'],
    ['N declare H, E X', 'double N: P, XX'],
    ['N declare H, E X, N P', 'double S: P, XX'],
    ['N declare H, E P, W X', 'double N: P, XX'],
    // partner named trumps: they are asked before the dealer
    ['N over, S declare H, E X', 'double S: P, XX'],
    ['N over, S declare H, E X, S P', 'double N: P, XX'],
    // again: the first doubler, then their partner
    ['N declare H, E P, W X, N XX', 'double W: P, XX'],
    ['N declare H, E P, W X, N XX, W P', 'double E: P, XX'],
    ['N declare H, E X, N P, S XX, E XX', 'double N: P, XX'],
  ])('after %s', (steps, expected) => {
    expect(next(after(steps))).toBe(expected);
  });

  test.each(['N declare H, E P, W P', 'N declare H, E X, N P, S P', 'N declare H, E X, N XX, E P, W P'])(
    '%s: a side declines, and East leads',
    (steps) => {
      const state = after(steps);
      expect(bridgeWhist.view(state)).toMatchObject({ phase: 'play', turn: 'E', dummy: 'S' });
    },
  );

  test('the value of the odd trick stops at 100, and so do the questions', () => {
    const values = ['E X', 'N XX', 'E XX', 'N XX'].map((_, i, all) => {
      const state = after(['N declare H', ...all.slice(0, i + 1)].join(', '));
      return [bridgeWhist.view(state).phase, bridgeWhist.view(state).extra];
    });
    expect(values).toEqual([
      ['double', { isLeft: false, times: 2, value: 16 }],
      ['double', { isLeft: false, times: 4, value: 32 }],
      ['double', { isLeft: false, times: 8, value: 64 }],
      ['play', { isLeft: false, times: 16, value: 100 }],
    ]);
  });

  test('without the limit they go on', () => {
    const steps = 'N declare H, E X, N XX, E XX, N XX, E XX';
    expect(bridgeWhist.view(after(steps, { redoubleCap: 'unlimited' }))).toMatchObject({
      phase: 'double',
      extra: { times: 32, value: 256 },
    });
  });
});

describe('the play', () => {
  const sight = (steps: string) =>
    SEATS.map((viewer) => {
      const { hands } = bridgeWhist.view(after(steps), viewer);
      return `${viewer}:${SEATS.filter((seat) => hands[seat].cards !== undefined).join('')}`;
    }).join(' ');

  test('the dealer plays the dummy, which is laid open after the lead, though it named trumps', () => {
    expect(sight('N over, S declare H, E P, W P')).toBe('N:N E:E S:S W:W');
    expect(sight('N over, S declare H, E P, W P, E CK')).toBe('N:NS E:ES S:S W:SW');
    const view = bridgeWhist.view(after('N over, S declare H, E P, W P, E CK'), 'N');
    expect(view.controls).toEqual({ N: 'N', E: 'E', S: 'N', W: 'W' });
    expect(view.toAct).toEqual(['N']);
  });

  test('a claim counts from the lead on, and not for dummy', () => {
    expect(bridgeWhist.claimable(after('N declare H, E P, W P'), 'E')).toBeUndefined();
    const led = after('N declare H, E P, W P, E CK');
    expect(SEATS.map((seat) => bridgeWhist.claimable(led, seat))).toEqual([13, 13, undefined, 13]);
  });
});

describe('the score', () => {
  // North and South have K, Q J 10 of hearts: four honours between them, 32
  test.each([
    ['N claim 9', { NS: 24 + 32, EW: 0 }],
    ['N claim 7', { NS: 8 + 32, EW: 0 }],
    ['N claim 6', { NS: 32, EW: 8 }],
    ['N claim 12', { NS: 48 + 20 + 32, EW: 0 }],
    ['N claim 0', { NS: 32, EW: 56 + 40 }],
  ])('whichever side wins more than six scores them: %s', (claim, points) => {
    const outcome = bridgeWhist.outcome(after(`N declare H, E P, W P, E CK, ${claim}`));
    expect(outcome?.points).toEqual(points);
    expect(outcome).toMatchObject({ strain: 'H', declaring: 'NS', terms: { vul: 'none' } });
  });

  test('doubled tricks count more, honours and slams do not', () => {
    const outcome = bridgeWhist.outcome(after('N declare H, E X, N XX, E P, W P, E CK, N claim 12'));
    expect(outcome?.items).toEqual([
      { reason: 'tricks', party: 'NS', points: 6 * 32, line: 'below' },
      { reason: 'smallSlam', party: 'NS', points: 20, line: 'above' },
      { reason: 'honours', party: 'NS', points: 32, line: 'above' },
    ]);
  });

  test('chicane counts for its side', () => {
    const deal = 'N:AQT962.K7.QJ4.98 .A943.T65.KQ6543 KJ8754.QJT8.A9.A 3.652.K8732.JT72';
    const outcome = bridgeWhist.outcome(after('N declare S, E P, W P, E CK, N claim 7', {}, deal));
    expect(outcome?.points).toEqual({ NS: 2 + 10, EW: 4 });
  });
});

test('nothing leaks and all is imagined as it was, without the limit too', () => {
  const options = { redoubleCap: 'unlimited' };
  expect(leakFaults(bridgeWhist, ['a', 'b'], { options })).toEqual([]);
  expect(imagineFaults(bridgeWhist, ['a', 'b'], options)).toEqual([]);
});
