import { describe, expect, test } from 'vitest';
import { cardOf, makeCard } from '../../cards/card.ts';
import { cardsOf } from '../../cards/cardSet.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { extraOf } from '../../views/facts.ts';
import { semiExposed as game, type SemiExposedExtra, type SemiExposedState } from './index.ts';
import { parseColumns } from './layout.ts';

// North's and East's rows: six face down, the six that cover them, one alone
const SETUP = setupOf(
  [
    'S2 S3 H2 H3 D2 D3  SA SK HA HK DA DK  C2',
    'S4 S5 S6 S7 S8 S9  CA CK CQ CJ CT C9  C8',
    'ST SJ SQ HT HJ HQ DT DJ DQ C7 C6 C5 C4',
    'H9 H8 H7 H6 H5 H4 D9 D8 D7 D6 D5 D4 C3',
  ]
    .join(' ')
    .replaceAll('  ', ' '),
);
const after = (steps: string, options = {}) => afterSteps(game, SETUP, options, steps);
const names = (state: SemiExposedState, seat: 'N' | 'E', what: 'shown' | 'playable' = 'shown') => {
  const set = game.view(state, 'S').hands[seat][what];
  return set && cardsOf(set).map(makeCard).toSorted().join(' ');
};
const legal = (state: SemiExposedState) =>
  game
    .legalActions(state, game.toAct(state)[0] ?? 'S')
    .map((action) => (action.kind === 'play' ? makeCard(action.card) : ''))
    .toSorted()
    .join(' ');
const columns = (state: SemiExposedState, seat: 'N' | 'E') =>
  extraOf<SemiExposedExtra>(game.view(state)).columns?.[seat];

const NORTH_UP = 'C2 DA DK HA HK SA SK';
const EAST_UP = 'C8 C9 CA CJ CK CQ CT';

describe('RULES 7.5: the layout', () => {
  test('seven cards of each dummy are open to everyone from the deal, six to nobody', () => {
    for (const viewer of ['S', 'W', undefined] as const) {
      const { hands } = game.view(after(''), viewer);
      for (const seat of ['N', 'E'] as const) {
        expect(hands[seat].count).toBe(13);
        expect(hands[seat].cards).toBeUndefined();
      }
    }
    expect(names(after(''), 'N')).toBe(NORTH_UP);
    expect(names(after(''), 'E')).toBe(EAST_UP);
  });

  test('the columns lie as dealt, the last without a card under it', () => {
    expect(columns(after(''), 'N')).toBe('SA+ SK+ HA+ HK+ DA+ DK+ C2');
    expect(parseColumns('SA+ HK + -')).toEqual([
      { up: cardOf('S', 'A'), isDown: true },
      { up: cardOf('H', 'K'), isDown: false },
      { isDown: true },
      { isDown: false },
    ]);
  });
});

describe('the play', () => {
  test('only face-up cards are played from a dummy', () => {
    expect(legal(after('S 1NT, W P, W C3'))).toBe('C2');
    expect(legal(after('S 1NT, W P, W D9'))).toBe('DA DK');
    const refused = () => after('S 1NT, W P, W D9, S D2');
    expect(refused).toThrow('ERR_CARD_COVERED');
  });

  test('a hidden card of the suit led does not count: East may discard or ruff', () => {
    // East has spades, all of them face down
    const state = after('S 1C, W P, W C3, S C2, W C8, S C4, W S4'.replace(', W S4', ''));
    expect(game.view(state).turn).toBe('E');
    const spade = after('S 1C, W P, W H9, S HA, W CA, S HT, W CK, S C4, W C3, S C2');
    expect(game.view(spade).taken).toMatchObject({ E: 2 });
  });

  test('R-HB-7: a covered card is turned up when the trick is complete, not before', () => {
    const during = after('S 1NT, W P, W D9, S DA');
    expect(names(during, 'N')).toBe('C2 DK HA HK SA SK');
    expect(columns(during, 'N')).toBe('SA+ SK+ HA+ HK+ + DK+ C2');
    const complete = after('S 1NT, W P, W D9, S DA, W C8, S DT');
    expect(names(complete, 'N')).toBe('C2 D2 DK HA HK SA SK');
    expect(columns(complete, 'N')).toBe('SA+ SK+ HA+ HK+ D2 DK+ C2');
    expect(legal(complete)).toBe('C2 D2 DK HA HK SA SK');
  });

  test('playing the card that stands alone turns nothing up', () => {
    const state = after('S 1NT, W P, W C3, S C2, W C8, S C4');
    expect(names(state, 'N')).toBe('DA DK HA HK SA SK');
    expect(columns(state, 'N')).toBe('SA+ SK+ HA+ HK+ DA+ DK+ -');
    expect(names(state, 'E')).toBe('C9 CA CJ CK CQ CT');
  });

  test('the turned-up card follows suit like any other', () => {
    const state = after('S 1NT, W P, W D9, S DA, W C8, S DT, S DK, W C9, S DJ, W D4, S D2, W CT, S DQ, W D5');
    expect(names(state, 'N')).toBe('C2 D3 HA HK SA SK');
    expect(names(state, 'N', 'playable')).toBe('C2 D3 HA HK SA SK');
    expect(game.view(state).turn).toBe('S');
  });
});

test('R-HB-5: left of declarer, a dummy leads from what lies face up', () => {
  const state = after('S P, W 1NT, S P', { leadSeat: 'leftOfDeclarer' });
  expect(game.toAct(state)).toEqual(['S']);
  expect(legal(state)).toBe(NORTH_UP);
});

test('a claim opens everything', () => {
  const view = game.view(after('S 1NT, W P, W C3, S claim 9'));
  expect(view.hands.N.cards && cardsOf(view.hands.N.cards)).toHaveLength(13);
  expect(view.memory).not.toEqual(expect.objectContaining({ N: expect.arrayContaining([null]) }));
});

test('a dummy of which nothing is hidden any more is seen whole', () => {
  let state = after('S 1NT, W P');
  while (game.toAct(state).length > 0) {
    const view = game.view(state);
    const hidden = (['N', 'E'] as const).filter((seat) => view.hands[seat].cards === undefined);
    for (const seat of ['N', 'E'] as const) {
      const down = String(columns(state, seat)).includes('+');
      expect(hidden.includes(seat)).toBe(down);
    }
    const seat = game.toAct(state)[0] ?? 'S';
    const [first] = game.legalActions(state, seat);
    if (first !== undefined) state = game.apply(state, seat, first);
  }
});

test('with leadSeat=leftOfDeclarer nothing leaks, and views are imagined', () => {
  const options = { leadSeat: 'leftOfDeclarer', redealBy: 'sameDealer' };
  const seeds = Array.from({ length: 15 }, (_, i) => `${i}`);
  expect(leakFaults(game, seeds, { options })).toEqual([]);
  expect(imagineFaults(game, seeds, options)).toEqual([]);
});
