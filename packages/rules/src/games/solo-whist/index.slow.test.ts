import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { makeCard } from '../../cards/card.ts';
import { cardsOf } from '../../cards/cardSet.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { recalled } from '../../views/view.ts';
import { soloWhist as game, type SoloWhistState } from './index.ts';

// North, East (South's row), South, West (North's row); the last of a hand is turned up when its player deals
const CARDS = [
  'SA SK SQ SJ HA HK HQ DA DK CA CK CQ CJ',
  'S2 H2 D2 C2 C3 C4 C5 C6 C7 H3 H4 D3 S3',
  'ST S9 S8 S7 DQ DJ DT D9 D8 HJ HT H9 H8',
  'S4 H5 H6 H7 D4 D5 D6 D7 S6 C8 C9 CT S5',
].join(' ');
const READY = 'S ready, N ready';
const after = (steps: string, options = {}) => afterSteps(game, setupOf(CARDS, 'S'), options, steps);
const seen = (state: SoloWhistState, viewer?: 'S' | 'N') => {
  const { hands } = game.view(state, viewer);
  return (['N', 'E', 'S', 'W'] as const).filter((seat) => hands[seat].cards !== undefined).join('');
};

describe('R-SW-1: trumps', () => {
  test.each([
    ['S', 'H'],
    ['E', 'H'],
    ['N', 'C'],
    ['W', 'C'],
  ] as const)('with dealer %s the last card of the owner’s hand makes %s trumps', (dealer, strain) => {
    const state = afterSteps(game, setupOf(CARDS, dealer), {}, '');
    expect(game.view(state).strain).toBe(strain);
    expect(game.view(state).extra).toMatchObject({ turned: strain === 'H' ? 'H8' : 'CJ' });
  });

  test('or hearts, diamonds, spades, clubs, deal by deal', () => {
    const strains = [1, 2, 3, 4, 5].map((board) => {
      const state = afterSteps(game, { ...setupOf(CARDS), board }, { trumps: 'rotation' }, '');
      return game.view(state).strain;
    });
    expect(strains).toEqual(['H', 'D', 'S', 'C', 'H']);
    expect(game.view(after('', { trumps: 'rotation' })).extra).toMatchObject({ turned: null });
  });
});

describe('R-SW-1: the inspection', () => {
  test('all cards lie open until both are ready, in either order', () => {
    const state = after('N ready');
    expect(game.view(state, 'N')).toMatchObject({ phase: 'peek', toAct: ['S'], legal: [] });
    expect(game.legalActions(state, 'S').map(makeAction)).toEqual(['ready']);
    for (const viewer of ['S', 'N', undefined] as const) expect(seen(state, viewer)).toBe('NESW');
    expect(game.view(after(READY))).toEqual(game.view(after('N ready, S ready')));
  });

  test('then each sees the dummies and his own hand, and remembers the other', () => {
    const state = after(READY);
    expect([seen(state), seen(state, 'S'), seen(state, 'N')]).toEqual(['EW', 'ESW', 'NEW']);
    const page = recalled(game.view(state, 'S'));
    expect(page.hands.N).toEqual({ count: 13 });
    expect(page.memory).toBeUndefined();
    expect(game.view(state, 'S').memory).toMatchObject({ order: expect.not.arrayContaining([null]) });
  });

  test('or only the dummies and the turned card lie open, until it is played', () => {
    const shown = (state: SoloWhistState) => {
      const { shown: cards } = game.view(state, 'N').hands.S;
      return cards && cardsOf(cards).map(makeCard);
    };
    const state = after('', { inspection: 'dummies' });
    expect(game.view(state).phase).toBe('play');
    expect(seen(state, 'N')).toBe('NEW');
    expect(shown(state)).toEqual(['H8']);
    expect(shown(after('N HA, S S2, S H8', { inspection: 'dummies' }))).toBeUndefined();
  });
});

describe('the play', () => {
  test('the player who did not deal leads from his hand', () => {
    expect(game.view(after(READY))).toMatchObject({ turn: 'N', toAct: ['N'] });
    const other = afterSteps(game, setupOf(CARDS, 'W'), {}, READY);
    expect(game.view(other)).toMatchObject({ turn: 'S', toAct: ['S'] });
  });

  test('an end card of a dummy ruffs while the suit led lies inside', () => {
    const clubs = `${READY}, N CA, S S2, S D8, N S4, N CK`;
    expect(game.legalActions(after(clubs), 'S').map(makeAction)).toEqual(['H2', 'S3']);
    expect(game.view(after(`${clubs}, S H2, S D9, N S5`)).taken).toEqual({ N: 1, E: 1, S: 0, W: 0 });
    expect(() => after(`${clubs}, S C7`)).toThrow('ERR_CARD_COVERED');
  });
});

describe('R-SW-1: the score', () => {
  test.each([
    ['N claim 13', { P1: 0, P2: 7 }, 'P2', 13],
    ['N claim 7', { P1: 0, P2: 1 }, 'P2', 7],
    ['N claim 6', { P1: 1, P2: 0 }, 'P1', 7],
    ['S claim 12', { P1: 6, P2: 0 }, 'P1', 12],
  ])('%s: a point for each trick above six', (claim, points, declaring, tricks) => {
    const outcome = game.outcome(after(`${READY}, N SA, ${claim}`));
    expect(outcome).toMatchObject({ points, declaring, tricks, strain: 'H' });
    expect(outcome?.contract).toBeUndefined();
  });

  test('tricks of hand and dummy count together', () => {
    const state = after(`${READY}, N CA, S S2, S D8, N S4, N CK, S H2, S D9, N S5, S claim 0`);
    expect(game.outcome(state)).toMatchObject({ points: { P1: 0, P2: 6 }, tricks: 12 });
  });
});

test('R-GEN-9: a claim may be made after the lead', () => {
  expect(game.claimable(after(READY), 'S')).toBeUndefined();
  const led = after(`${READY}, N SA`);
  expect([game.claimable(led, 'S'), game.claimable(led, 'N'), game.claimable(led, 'W')]).toEqual([
    13,
    13,
    undefined,
  ]);
});

describe.each([
  { inspection: 'dummies', trumps: 'lastCard' },
  { inspection: 'dummies', trumps: 'rotation' },
])('with %j', (options) => {
  const seeds = Array.from({ length: 12 }, (_, i) => `${i}`);
  test('nothing leaks', () => {
    expect(leakFaults(game, seeds, { options })).toEqual([]);
  });
  test('views are imagined', () => {
    expect(imagineFaults(game, seeds, options)).toEqual([]);
  });
});
