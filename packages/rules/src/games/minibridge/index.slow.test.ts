import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { declarerOf, minibridge } from './index.ts';
import { notes } from './suites.ts';

// N 12, E 12, S 12, W 4 points
const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const EVEN = 'N:AK52.KQ4.Q83.975 QJ3.AJ53.AT7.643 T64.T2.K642.QJ82 987.9876.J95.AKT';

type Set = Readonly<Record<string, unknown>>;
const after = (steps: string, set: Set = {}, deal = DEAL, dealer: Seat = 'N') =>
  afterSteps(minibridge, setupOf(deal, dealer, 'both'), set, steps);

const legalAfter = (steps: string, set: Set = {}, dealer: Seat = 'N') => {
  const state = after(steps, set, DEAL, dealer);
  return minibridge
    .toAct(state)
    .map((seat) => `${seat}: ${minibridge.legalActions(state, seat).map(makeAction).join(', ')}`);
};

describe('RULES 5.1: who declares', () => {
  test.each<[string, string, Seat, Seat | undefined]>([
    [
      'the stronger of the stronger side',
      'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A9.AJ72 J73.65.K8732.T54',
      'N',
      'N',
    ],
    ['equal partners: the dealer announced first', DEAL, 'N', 'N'],
    ['equal partners: his left-hand neighbour announced first', DEAL, 'E', 'S'],
    ['equal partners: the one who comes first from the dealer on', DEAL, 'W', 'N'],
    [
      'the stronger of the stronger side, whoever deals',
      'N:Q9.K7.QJ4.987653 K85.A943.T65.KQ4 AT642.QJT82.A.AJ J73.65.K98732.T2',
      'N',
      'S',
    ],
    ['nobody at 20 each', EVEN, 'N', undefined],
  ])('%s', (_, deal, dealer, declarer) => {
    expect(declarerOf(setupOf(deal, dealer))).toBe(declarer);
  });

  test('at 20 each the same dealer deals again, and nothing is played', () => {
    const state = after('', {}, EVEN);
    expect(minibridge.toAct(state)).toEqual([]);
    expect(minibridge.view(state).phase).toBe('over');
    expect(minibridge.outcome(state)).toMatchObject({
      redeal: true,
      points: { NS: 0, EW: 0 },
      hcp: { NS: 20, EW: 20 },
    });
  });
});

describe('what is public', () => {
  test('R-MB-1: everybody hears the points of all four, and sees dummy at once', () => {
    for (const viewer of [...SEATS, undefined]) {
      const view = minibridge.view(after(''), viewer);
      expect(view.extra).toEqual({ points: { N: 12, E: 12, S: 12, W: 4 } });
      expect(view.phase).toBe('declare');
      expect(SEATS.filter((seat) => view.hands[seat].cards !== undefined)).toEqual(
        SEATS.filter((seat) => seat === 'S' || seat === viewer),
      );
    }
  });

  test('what declarer plays for is told', () => {
    const view = minibridge.view(after('N declare H game'), 'W');
    expect(view.extra).toMatchObject({ goal: 'game' });
    expect(view.contract).toEqual({ level: 4, strain: 'H', doubling: 0, declarer: 'N' });
    expect(view).toMatchObject({ phase: 'play', turn: 'E', dummy: 'S', toAct: ['E'] });
  });
});

describe('what may be named', () => {
  test('a strain, for a part score or a game', () => {
    expect(legalAfter('')).toEqual([
      'N: declare C part, declare C game, declare D part, declare D game, declare H part, declare H game, declare S part, declare S game, declare NT part, declare NT game',
    ]);
  });

  test('with slams, those too', () => {
    expect(legalAfter('', { slams: 'on' })[0]).toContain('declare NT small, declare NT grand');
  });

  test('with a free contract, one of the 35', () => {
    const [text = ''] = legalAfter('', { freeContract: 'on' });
    expect(text.split(', ')).toHaveLength(35);
    const { contract } = after('N 2H', { freeContract: 'on' });
    expect(contract).toEqual({ level: 2, strain: 'H', doubling: 0, declarer: 'N' });
  });
});

describe('RULES 5.1, 5.2: the score', () => {
  const points = (steps: string, set: Set = {}) =>
    minibridge.outcome(after(`N ${steps}`.replace('; ', ', E HA, N claim '), set))?.points;

  // the six examples of the simple game and the nine of the English one
  test.each([
    ['declare NT part; 7', 90, 0],
    ['declare NT part; 10', 180, 0],
    ['declare NT part; 5', 0, 100],
    ['declare H game; 10', 420, 0],
    ['declare H game; 11', 450, 0],
    ['declare H game; 7', 0, 150],
    ['declare C part; 8', 90, 0],
    ['declare D part; 6', 0, 50],
    ['declare S game; 10', 420, 0],
    ['declare S part; 10', 170, 0],
    ['declare S game; 8', 0, 100],
    ['declare NT part; 9', 150, 0],
    ['declare NT game; 9', 400, 0],
    ['declare NT game; 8', 0, 50],
    ['declare C game; 12', 420, 0],
    ['declare D game; 13', 440, 0],
  ])('%s', (steps, NS, EW) => {
    expect(points(steps)).toEqual({ NS, EW });
  });

  test.each([
    ['declare S small; 12', { slams: 'on' }, 980, 0],
    ['declare S small; 11', { slams: 'on' }, 0, 50],
    ['declare NT grand; 13', { slams: 'on' }, 1520, 0],
    ['declare S game; 12', { slams: 'on' }, 480, 0],
    ['declare S game; 10', { vulnerability: 'on' }, 620, 0],
    ['declare S game; 8', { vulnerability: 'on' }, 0, 200],
    ['declare S small; 12', { slams: 'on', vulnerability: 'on' }, 1430, 0],
    ['2H; 9', { freeContract: 'on' }, 140, 0],
    ['4H; 9', { freeContract: 'on' }, 0, 50],
    ['6H; 12', { freeContract: 'on' }, 480, 0],
    ['6H; 12', { freeContract: 'on', slams: 'on' }, 980, 0],
  ])('%s with %j', (steps, set, NS, EW) => {
    expect(points(steps, set)).toEqual({ NS, EW });
  });

  test('nobody is vulnerable unless the option says so', () => {
    expect(minibridge.view(after('')).terms.vul).toBe('none');
    expect(minibridge.view(after('', { vulnerability: 'on' })).terms.vul).toBe('both');
  });
});

test.each([
  { slams: true, vulnerability: true, freeContract: false },
  { slams: false, vulnerability: false, freeContract: true },
])('what is imagined has the points that were announced, with %j', (options) => {
  expect(imagineFaults(minibridge, ['x', 'y'], options, notes.alike)).toEqual([]);
});
