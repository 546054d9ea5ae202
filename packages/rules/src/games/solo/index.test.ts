import { describe, expect, test } from 'vitest';
import { makeCard } from '../../cards/card.ts';
import { cardsOf } from '../../cards/cardSet.ts';
import { rowIn } from '../../families/twoHanded/endCards.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { recalled } from '../../views/view.ts';
import { solo as game, type SoloState } from './index.ts';

// North, East (South's row), South, West (North's row)
const CARDS = [
  'SA SK SQ SJ HA HK HQ DA DK CA CK CQ CJ',
  'S2 H2 D2 C2 C3 C4 C5 C6 C7 H3 H4 D3 S3',
  'ST S9 S8 S7 HJ HT H9 H8 DQ DJ DT D9 D8',
  'S4 H5 H6 H7 D4 D5 D6 D7 S6 C8 C9 CT S5',
].join(' ');
const SETUP = setupOf(CARDS, 'S');
const after = (steps: string, options = {}) => afterSteps(game, SETUP, options, steps);

const legal = (state: SoloState): string =>
  game
    .legalActions(state, game.toAct(state)[0] ?? 'S')
    .map((action) => (action.kind === 'play' ? makeCard(action.card) : action.kind))
    .join(' ');
const row = (state: SoloState, seat: 'E' | 'W'): string =>
  rowIn(game.view(state), seat).map(makeCard).join(' ');
const seen = (state: SoloState, viewer?: 'S' | 'N') => {
  const { hands } = game.view(state, viewer);
  return (['N', 'E', 'S', 'W'] as const).filter((seat) => hands[seat].cards !== undefined).join('');
};

describe('R-SOLO-1: the end of the bidding', () => {
  test.each([
    ['S P, N P', 'over', undefined],
    ['S P', 'auction', undefined],
    ['S 1C, N P', 'auction', undefined],
    ['S 1C, N P, S P', 'play', '1C S'],
    ['S 1C, N P, S 2C, N P, S P', 'play', '2C S'],
    ['S 1C, N X, S P, N P', 'play', '1C S'],
    ['S 1C, N 1D, S P, N P', 'play', '1D N'],
  ])('%s: %s', (steps, phase, contract) => {
    const view = game.view(after(steps));
    const by = view.contract && `${view.contract.level}${view.contract.strain} ${view.contract.declarer}`;
    expect([view.phase, by]).toEqual([phase, contract]);
  });

  test('auctionEnd=onePass: the first pass after a bid', () => {
    expect(game.view(after('S 1C, N P', { auctionEnd: 'onePass' })).phase).toBe('play');
    expect(game.view(after('S P', { auctionEnd: 'onePass' })).phase).toBe('auction');
  });
});

test.each([
  ['N', 'N'],
  ['W', 'N'],
  ['S', 'S'],
  ['E', 'S'],
] as const)('R-SOLO-2: with dealer %s, %s calls first', (dealer, first) => {
  const options = { auctionEnd: 'twoPasses', openHands: false } as const;
  expect(game.toAct(game.start(setupOf(CARDS, dealer), options))).toEqual([first]);
});

describe('RULES 9.5: the play', () => {
  test.each([
    ['S 1NT, N P, S P', 'N', 'E'],
    ['S P, N 1NT, S P, N P', 'S', 'W'],
  ] as const)('%s: %s leads from hand, then declarer’s dummy', (steps, leader, dummy) => {
    const state = after(steps);
    const view = game.view(state);
    expect([view.turn, view.toAct, view.dummy]).toEqual([leader, [leader], dummy]);
    expect(legal(state).split(' ')).toHaveLength(13);
    expect(view.controls).toEqual({ N: 'N', W: 'N', S: 'S', E: 'S' });
  });

  test('a dummy plays an end card, and its neighbour is the new end', () => {
    const led = after('S 1NT, N P, S P, N SA');
    expect(legal(led)).toBe('S2 S3');
    const left = after('S 1NT, N P, S P, N SA, S S2');
    expect(row(left, 'E')).toBe('H2 D2 C2 C3 C4 C5 C6 C7 H3 H4 D3 S3');
    expect(row(after('S 1NT, N P, S P, N SA, S S3'), 'E')).toBe('S2 H2 D2 C2 C3 C4 C5 C6 C7 H3 H4 D3');
  });

  test('both ends of the suit led: either; one: that one; none: either, though the suit lies inside', () => {
    expect(legal(after('S 1NT, N P, S P, N SA, S S2, S ST'))).toBe('S4 S5');
    expect(legal(after('S 1NT, N P, S P, N SA, S S2, S ST, N S4, N SK'))).toBe('S3');
    // North's row now starts with H5 and ends with S5; a club is led and its clubs lie inside
    const inside = after('S 1NT, N P, S P, N SA, S S2, S ST, N S4, N CA, S H2, S D8');
    expect(legal(inside)).toBe('H5 S5');
    expect(() => after('S 1NT, N P, S P, N SA, S S2, S ST, N S4, N CA, S H2, S D8, N C8')).toThrow(
      'ERR_CARD_COVERED',
    );
  });

  // hearts are trumps; East's row is H2 D2 C2 … D3 S3 when clubs are led the second time
  const CLUBS = 'S 1H, N P, S P, N CA, S S2, S D8, N S4, N CK';

  test('an end card ruffs while the suit led lies inside', () => {
    expect(legal(after(CLUBS))).toBe('H2 S3');
    expect(game.view(after(`${CLUBS}, S H2, S D9, N S5`)).taken).toEqual({ N: 1, E: 1, S: 0, W: 0 });
    expect(game.view(after(`${CLUBS}, S S3, S D9, N S5`)).taken).toEqual({ N: 2, E: 0, S: 0, W: 0 });
  });

  test('a dummy that has won leads either end, whichever won', () => {
    const state = after(`${CLUBS}, S H2, S D9, N S5`);
    expect(game.toAct(state)).toEqual(['S']);
    expect(legal(state)).toBe('D2 S3');
  });

  test('the last card of a row is both its ends', () => {
    let state = after('S 1NT, N P, S P');
    while (row(state, 'E').length > 2) {
      const seat = game.toAct(state)[0] ?? 'S';
      const [first] = game.legalActions(state, seat);
      if (first === undefined) break;
      state = game.apply(state, seat, first);
    }
    const last = row(state, 'E');
    expect(last).toHaveLength(2);
    const { playable } = game.view(state).hands.E;
    expect(playable && cardsOf(playable).map(makeCard)).toEqual([last]);
  });
});

describe('RULES 9.7: who sees what', () => {
  test('all 52 cards while they bid', () => {
    for (const viewer of ['S', 'N', undefined] as const) {
      expect(seen(after('S 1C, N 1D'), viewer)).toBe('NESW');
    }
  });

  test('R-SOLO-3: after it the dummies, and one’s own hand', () => {
    const state = after('S 1C, N P, S P');
    expect([seen(state), seen(state, 'S'), seen(state, 'N')]).toEqual(['EW', 'ESW', 'NEW']);
    expect(seen(after('S 1C, N P, S P', { openHands: true }), 'N')).toBe('NESW');
  });

  test('R-SOLO-3: what a page gets holds nothing of the other hand', () => {
    const page = recalled(game.view(after('S 1C, N P, S P, N SA'), 'S'));
    expect(page.memory).toBeUndefined();
    expect(page.hands.N).toEqual({ count: 12 });
    expect(JSON.stringify(page.extra)).not.toMatch(/SK|HA|CJ/);
  });

  test('a player may remember it, as the cards lay; no hand has an order', () => {
    const state = after('S 1C, N P, S P');
    const mixed = afterSteps(game, setupOf(CARDS.replace('SA SK SQ', 'SQ SA SK'), 'S'), {}, 'S 1C, N P, S P');
    expect(game.view(state, 'S').memory).toEqual(game.view(mixed, 'S').memory);
    const turned = afterSteps(game, setupOf(CARDS.replace('S2 H2', 'H2 S2'), 'S'), {}, 'S 1C, N P, S P');
    expect(game.view(turned, 'S').memory).not.toEqual(game.view(state, 'S').memory);
  });
});

describe('RULES 9.6: the score', () => {
  test('duplicate; the first player has North and South’s vulnerability, the second East and West’s', () => {
    const made = (vul: 'none' | 'ns' | 'ew') =>
      game.outcome(afterSteps(game, setupOf(CARDS, 'N', vul), {}, 'N 3NT, S P, N P, S ST, N claim 9'))
        ?.points;
    expect(made('none')).toEqual({ P1: 0, P2: 400 });
    expect(made('ns')).toEqual({ P1: 0, P2: 400 });
    expect(made('ew')).toEqual({ P1: 0, P2: 600 });
    const down = afterSteps(game, setupOf(CARDS, 'S', 'ns'), {}, 'S 1NT, N X, S P, N P, N SA, S claim 5');
    expect(game.outcome(down)).toMatchObject({ declaring: 'P1', points: { P1: 0, P2: 500 } });
  });

  test('R-SOLO-5: passed out is a deal of nothing, and not dealt again', () => {
    const outcome = game.outcome(after('S P, N P'));
    expect(outcome?.points).toEqual({ P1: 0, P2: 0 });
    expect(outcome).not.toHaveProperty('redeal');
  });

  test('R-SOLO-6: honours in a hand', () => {
    expect(game.outcome(after('S P, N 1S, S P, N P, S ST, N claim 13'))?.honours).toEqual({ P1: 0, P2: 100 });
    expect(game.outcome(after('S P, N 1C, S P, N P, S ST, N claim 13'))?.honours).toEqual({ P1: 0, P2: 100 });
  });
});

test('R-SOLO-7: a claim may be made after the lead', () => {
  expect(game.claimable(after('S 1NT, N P, S P'), 'S')).toBeUndefined();
  const led = after('S 1NT, N P, S P, N SA');
  expect([game.claimable(led, 'S'), game.claimable(led, 'N'), game.claimable(led, 'E')]).toEqual([
    13,
    13,
    undefined,
  ]);
});

describe.each([{ openHands: true }, { auctionEnd: 'onePass' }])('with %j', (options) => {
  test('views are imagined', () => {
    const all = { auctionEnd: 'twoPasses', openHands: false, ...options };
    expect(imagineFaults(game, ['1', '2', '3', '4'], all)).toEqual([]);
  });
});
