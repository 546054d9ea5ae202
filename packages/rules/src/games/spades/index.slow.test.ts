import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { suitIndex } from '../../cards/card.ts';
import { FULL, setOf } from '../../cards/cardSet.ts';
import { partner } from '../../cards/seat.ts';
import { makeHand } from '../../deals/deal.ts';
import { spadesScore, type Taking } from '../../families/spades/spadesScore.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { type Alike, type LeakOptions, leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { seeds } from '../../testing/length.ts';
import { spades as game } from './index.ts';

// East has no clubs, West no spades
const SETUP = setupOf('N:AQJT.A2.A32.AKQJ K98765.K3.KQJT9. 432.QJT9.8.98765 .87654.7654.T432', 'N');
const after = (steps: string, options = {}) => afterSteps(game, SETUP, options, steps);
const legal = (steps: string, options = {}) => {
  const state = after(steps, options);
  return game
    .legalActions(state, game.toAct(state)[0] ?? 'N')
    .map(makeAction)
    .join(' ');
};
const BIDS = 'E bid 4, S bid 1, W bid 2, N bid 6';

describe('RULES 12.1: the bids', () => {
  test('R-SP-1: one round from the dealer’s left, 0 to 13', () => {
    expect(game.view(after(''))).toMatchObject({
      phase: 'bids',
      toAct: ['E'],
      teams: [
        ['N', 'S'],
        ['E', 'W'],
      ],
    });
    expect(legal('').split(' bid')).toHaveLength(14);
    expect(game.view(after('E bid 4, S bid 0')).trickBids).toEqual([
      { seat: 'E', tricks: 4 },
      { seat: 'S', tricks: 0 },
    ]);
    expect(game.view(after(BIDS))).toMatchObject({ phase: 'play', turn: 'E' });
  });

  test('suicide: one of a side nil, the other 4 or more; the first to speak chooses', () => {
    const options = { bidding: 'suicide' };
    const most = Array.from({ length: 10 }, (_, i) => `bid ${i + 4}`).join(' ');
    expect(legal('', options)).toBe(`bid 0 ${most}`);
    expect(legal('E bid 0, S bid 5', options)).toBe(most);
    expect(legal('E bid 0, S bid 5, W bid 4', options)).toBe('bid 0');
  });

  test('mirror: the number of spades, without bidding', () => {
    expect(game.view(after('', { bidding: 'mirror' }))).toMatchObject({
      phase: 'play',
      turn: 'E',
      trickBids: [
        { seat: 'E', tricks: 6 },
        { seat: 'S', tricks: 3 },
        { seat: 'W', tricks: 0 },
        { seat: 'N', tricks: 4 },
      ],
    });
  });

  test('whiz: nil or the number of spades', () => {
    expect(legal('', { bidding: 'whiz' })).toBe('bid 0 bid 6');
    expect(legal('E bid 0, S bid 3', { bidding: 'whiz' })).toBe('bid 0');
  });

  test('the least that a side bids, and a sum that is not 13', () => {
    expect(legal('E bid 1, S bid 1', { minTeamBid: 4 })).toMatch(/^bid 3 bid 4 /);
    expect(legal('E bid 4, S bid 1, W bid 2', { noTotal13: true })).toBe(
      'bid 0 bid 1 bid 2 bid 3 bid 4 bid 5 bid 7 bid 8 bid 9 bid 10 bid 11 bid 12 bid 13',
    );
  });
});

describe('RULES 12.1: blind nil', () => {
  const BEHIND = { NS: -20, EW: 80 };
  const behind = (steps: string, options = {}, totals: Record<string, number> = BEHIND) =>
    afterSteps(game, { ...SETUP, totals }, options, steps);
  const BLIND = 'S blind, N look, E bid 4, W bid 2, N bid 6';
  const cards = (state: ReturnType<typeof behind>, seat: 'N' | 'E' | 'S' | 'W', viewer: typeof seat = seat) =>
    game.view(state, viewer).hands[seat].cards;

  test('each of a side 100 behind decides before he sees his cards, in the order of the bids', () => {
    const begun = behind('');
    expect(game.view(begun, 'N')).toMatchObject({ phase: 'decide', toAct: ['S'] });
    expect([cards(begun, 'S'), cards(begun, 'N')]).toEqual([undefined, undefined]);
    expect([cards(begun, 'E'), cards(begun, 'W')]).toEqual([SETUP.deal.E, SETUP.deal.W]);
    const first = behind('S look');
    expect([cards(first, 'S'), cards(first, 'N')]).toEqual([SETUP.deal.S, undefined]);
    expect(game.view(behind('S look, N look'), 'N')).toMatchObject({ phase: 'bids', toAct: ['E'] });
    expect(cards(behind('S blind'), 'S')).toEqual(SETUP.deal.S);
  });

  test.each([
    ['99 behind', {}, { NS: 1, EW: 100 }],
    ['turned off', { blindNil: false }, BEHIND],
    ['suicide', { bidding: 'suicide' }, BEHIND],
    ['whiz', { bidding: 'whiz' }, BEHIND],
    ['mirror', { bidding: 'mirror' }, BEHIND],
  ])('not when %s', (_, options, totals) => {
    expect(game.view(behind('', options, totals)).phase).not.toBe('decide');
  });

  test('its bid is made in its turn; then two cards are passed on and two come back', () => {
    const bid = behind(BLIND);
    expect(game.view(bid)).toMatchObject({
      phase: 'exchange',
      toAct: ['S'],
      trickBids: [{ seat: 'E' }, { seat: 'S', tricks: 0, blind: true }, { seat: 'W' }, { seat: 'N' }],
    });
    expect(game.legalActions(bid, 'S')).toHaveLength(78);
    const given = behind(`${BLIND}, S give HQ S4`);
    expect(game.legalActions(given, 'N')).toHaveLength(105);
    expect([game.view(given).hands.N.count, game.view(given).hands.S.count]).toEqual([15, 11]);
    const done = behind(`${BLIND}, S give HQ S4, N give H2 S4`);
    expect(game.view(done)).toMatchObject({ phase: 'play', turn: 'E' });
    expect(makeHand(cards(done, 'S') ?? FULL)).toBe('432.JT92.8.98765');
    expect(makeHand(cards(done, 'N') ?? FULL)).toBe('AQJT.AQ.A32.AKQJ');
    // who was given what is between the two
    expect(game.view(done, 'N').memory).toEqual({ gifts: ['S give HQ S4', 'N give H2 S4'] });
    expect(game.view(done, 'E').memory).toBeUndefined();
    const gift = { seat: 'S', action: { kind: 'put', put: 'give', cards: [41, 36] } } as const;
    expect((['N', 'S', 'E', undefined] as const).map((seat) => game.conceals?.(gift, seat))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('both blind exchange once, and a side’s least bid is then the partner’s alone', () => {
    const both = behind('S blind, N blind, E bid 4, W bid 2');
    expect(game.view(both)).toMatchObject({ phase: 'exchange', toAct: ['S'] });
    expect(game.view(behind('S blind, N blind, E bid 4, W bid 2, S give C5 C6, N give CK CA')).phase).toBe(
      'play',
    );
    expect(
      game
        .legalActions(behind('S blind, N look, E bid 4, W bid 2', { minTeamBid: 4 }), 'N')
        .map(makeAction)
        .at(0),
    ).toBe('bid 4');
  });

  test('who has seen his cards may still bid nil, for 100', () => {
    expect(game.view(behind('S look, N look, E bid 4, S bid 0')).trickBids?.[1]).toEqual({
      seat: 'S',
      tricks: 0,
    });
  });

  test('worth 200, made or lost', () => {
    const scored = (taken: number) =>
      spadesScore('NS', [
        { bid: 0, taken, blind: true },
        { bid: 4, taken: 5 },
      ]);
    const points = (taken: number) => scored(taken).items.reduce((sum, item) => sum + item.points, 0);
    expect([points(0), points(2)]).toEqual([241, -157]);
  });

  test('nothing leaks, and views are imagined', () => {
    const terms = { dealer: 'W', vul: 'none', totals: BEHIND } as const;
    const known: LeakOptions['known'] = ({ steps }, seat) =>
      setOf(
        steps.flatMap(({ seat: by, action }) =>
          action.kind === 'put' && seat !== undefined && (by === seat || by === partner(seat))
            ? action.cards
            : [],
        ),
      );
    expect(leakFaults(game, seeds(3, 60), { terms, known })).toEqual([]);
    expect(imagineFaults(game, seeds(3, 60), undefined, undefined, terms)).toEqual([]);
  });
});

describe('RULES 12.1: the play', () => {
  test('a spade is not led before spades are broken', () => {
    expect(legal(BIDS)).not.toContain('S');
    expect(() => after(`${BIDS}, E S5`)).toThrow('ERR_CARD_COVERED');
    const broken = `${BIDS}, E DK, S D8, W D4, N DA, N CA, E S5`;
    expect(legal(`${broken}, S C5, W C2`)).toContain('S6');
  });

  test('a trick of spades that was led breaks nothing; a hand with nothing else may lead them', () => {
    const only = setupOf('N:.AKQ2.AK32.AKQJ2 AKQJT98765432... .JT98.QJT9.T9876 .76543.87654.543', 'N');
    const state = afterSteps(game, only, {}, 'E bid 13, S bid 0, W bid 0, N bid 1');
    expect(game.legalActions(state, 'E')).toHaveLength(13);
  });

  test('one may play anything when one cannot follow, a spade too', () => {
    expect(legal(`${BIDS}, E DK, S D8, W D4, N DA, N CA`)).toBe('D9 DT DJ DQ H3 HK S5 S6 S7 S8 S9 SK');
  });

  test('a claim is for a side, and only when nobody bid nil', () => {
    expect(game.claimable(after(`${BIDS}, E DK`), 'S')).toBe(13);
    expect(game.outcome(after(`${BIDS}, E DK, N claim 9`))).toMatchObject({
      points: { NS: 72, EW: -60 },
      bags: { NS: 2, EW: 0 },
    });
    expect(game.claimable(after(`${BIDS.replace('bid 1', 'bid 0')}, E DK`), 'S')).toBeUndefined();
  });
});

describe('RULES 12.1: the score of a side', () => {
  const hands = (...pairs: readonly (readonly [number, number])[]): readonly Taking[] =>
    pairs.map(([bid, taken]) => ({ bid, taken }));
  test.each([
    ['made', hands([4, 4], [3, 3]), 70, 0],
    ['made with two bags', hands([4, 7], [3, 2]), 72, 2],
    ['failed', hands([4, 2], [3, 4]), -70, 0],
    ['nil made', hands([0, 0], [4, 5]), 141, 1],
    ['R-SP-3: tricks of a failed nil do not help', hands([0, 2], [4, 3]), -138, 2],
    ['R-SP-3: they are bags', hands([0, 2], [4, 5]), -57, 3],
    ['R-SP-2: two nils, one of them made', hands([0, 0], [0, 1]), 1, 1],
    ['R-SP-2: two nils made', hands([0, 0], [0, 0]), 200, 0],
  ])('%s', (_, taking, points, bags) => {
    const scored = spadesScore('NS', taking);
    expect(scored.items.reduce((sum, item) => sum + item.points, 0)).toBe(points);
    expect(scored.bags).toBe(bags);
  });
});

/** True if both cards are spades or neither is: bids reveal the number of spades. */
const sameKind: Alike = (_, __, a, b) => (suitIndex(a) === 3) === (suitIndex(b) === 3);

test.each([{ bidding: 'mirror' }, { bidding: 'whiz' }])(
  'with %j nothing else leaks and views are imagined',
  ({ bidding }) => {
    const options = { bidding, minTeamBid: 0, noTotal13: false, blindNil: true };
    expect(leakFaults(game, seeds(3, 60), { options, alike: sameKind })).toEqual([]);
    expect(imagineFaults(game, seeds(3, 60), options, sameKind)).toEqual([]);
  },
);
