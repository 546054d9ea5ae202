import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { EMPTY, equals, size } from '../../cards/cardSet.ts';
import { SEATS, type Seat, type Vul } from '../../cards/seat.ts';
import { type AnyGame, step } from '../../game.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import type { Moment } from '../../testing/playout.ts';
import { recalled } from '../../views/view.ts';
import { type BridgeState, bridge } from './index.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const AUCTION = 'N 1S, E P, S 2H, W P, N 2NT, E P, S 3NT, W P, N P, E P';
const LED = `${AUCTION}, E H4`;

const after = (steps: string, options: Readonly<Record<string, unknown>> = {}, vul: Vul = 'none') =>
  afterSteps(bridge, setupOf(DEAL, 'N', vul), options, steps);

/** Lists the hands that each viewer sees, `-` the spectator: `N:NS E:ES …`. */
const sight = (state: BridgeState): string =>
  [...SEATS, undefined]
    .map((viewer) => {
      const { hands } = bridge.view(state, viewer);
      return `${viewer ?? '-'}:${SEATS.filter((seat) => hands[seat].cards !== undefined).join('')}`;
    })
    .join(' ');

describe('who sees what (RULES 1.5)', () => {
  test.each([
    ['before the first call', '', 'N:N E:E S:S W:W -:'],
    ['in the auction', 'N 1S, E P', 'N:N E:E S:S W:W -:'],
    ['after the auction', AUCTION, 'N:N E:E S:S W:W -:'],
    ['from the opening lead', LED, 'N:NS E:ES S:S W:SW -:S'],
    ['at a later trick', `${LED}, N HT, W H6, N HK`, 'N:NS E:ES S:S W:SW -:S'],
    ['when all have passed', 'N P, E P, S P, W P', 'N:NESW E:NESW S:NESW W:NESW -:NESW'],
    ['after an agreed claim', `${LED}, N claim 9`, 'N:NESW E:NESW S:NESW W:NESW -:NESW'],
  ])('%s', (_, steps, expected) => {
    expect(sight(after(steps))).toBe(expected);
  });

  test.each([
    ['after the auction', AUCTION, 'N:N E:E S:S W:W -:'],
    ['from the opening lead', LED, 'N:NS E:ES S:NS W:SW -:S'],
  ])("%s, with the option that dummy sees declarer's hand", (_, steps, expected) => {
    expect(sight(after(steps, { dummySeesDeclarer: 'on' }))).toBe(expected);
  });

  test("the suites hold with that option, by which dummy's player knows declarer's cards", () => {
    const options = { dummySeesDeclarer: true };
    const seeds = ['a', 'b', 'c'];
    const known = ({ state }: Moment, seat?: Seat) => {
      const { dummy, contract, hands } = bridge.view(state as BridgeState, seat);
      return (seat === dummy && contract && hands[contract.declarer].cards) || EMPTY;
    };
    expect(leakFaults(bridge, seeds, { options, known })).toEqual([]);
    expect(imagineFaults(bridge, seeds, options)).toEqual([]);
    expect(leakFaults(bridge, seeds, { options }).map(({ promise }) => promise)).toContain('leak');
  });
});

describe('who acts', () => {
  test.each([
    ['', 'N'],
    ['N P', 'E'],
    [AUCTION, 'E'],
    [LED, 'N'], // dummy's card is declarer's to play
    [`${LED}, N HT`, 'W'],
    [`${LED}, N HT, W H6`, 'N'],
    [`${LED}, N HT, W H6, N H7`, 'N'], // dummy won: declarer leads from it
    [`${LED}, N H2, W H6, N HK`, 'N'],
    ['N P, E P, S P, W P', ''],
    [`${LED}, N claim 9`, ''],
  ])('after %j: %s', (steps, expected) => {
    const state = after(steps);
    expect(bridge.toAct(state).join()).toBe(expected);
    for (const seat of SEATS) {
      expect(bridge.legalActions(state, seat).length > 0).toBe(seat === expected);
      expect(bridge.view(state, seat).legal).toEqual(bridge.legalActions(state, seat));
    }
  });

  test("declarer's player is given dummy's cards, following suit", () => {
    const legal = (steps: string) => bridge.legalActions(after(steps), 'N').map(makeAction).join(' ');
    expect(legal(LED)).toBe('H2 H8 HT HJ HQ');
    expect(legal(`${LED}, N H2, W H6`)).toBe('H7 HK');
    expect(bridge.view(after(LED)).controls).toEqual({ N: 'N', E: 'E', S: 'N', W: 'W' });
    expect(bridge.view(after('')).controls).toEqual({ N: 'N', E: 'E', S: 'S', W: 'W' });
  });
});

describe('a step that is refused', () => {
  test.each([
    ['', 'E P', 'ERR_NOT_ON_TURN', 'N is to act, not E'],
    [AUCTION, 'S HQ', 'ERR_NOT_ON_TURN', 'E is to act, not S'],
    [LED, 'S H2', 'ERR_NOT_ON_TURN', 'N is to act, not S'], // dummy's player plays nothing
    ['N 1S', 'E 1H', 'ERR_INSUFFICIENT_BID', undefined],
    ['N 1S', 'E 1S', 'ERR_INSUFFICIENT_BID', undefined],
    ['', 'N X', 'ERR_INADMISSIBLE_DOUBLE', undefined],
    ['N 1S, E P', 'S X', 'ERR_INADMISSIBLE_DOUBLE', undefined],
    ['N 1S', 'E XX', 'ERR_INADMISSIBLE_REDOUBLE', undefined],
    ['N 1S', 'E SK', 'ERR_ILLEGAL_ACTION', undefined],
    ['', 'N keep', 'ERR_ILLEGAL_ACTION', undefined],
    [AUCTION, 'E P', 'ERR_AUCTION_OVER', undefined],
    [AUCTION, 'E 7NT', 'ERR_AUCTION_OVER', undefined],
    [AUCTION, 'E HQ', 'ERR_CARD_NOT_HELD', undefined],
    [LED, 'N S4', 'ERR_REVOKE', undefined],
    [LED, 'N HK', 'ERR_CARD_NOT_HELD', undefined], // declarer's own, while dummy is to play
    [LED, 'N bid 3', 'ERR_ILLEGAL_ACTION', undefined],
    ['', 'N claim 13', 'ERR_CLAIM', 'no claim can be made now'],
    [AUCTION, 'E claim 13', 'ERR_CLAIM', 'no claim can be made now'],
    [LED, 'S claim 9', 'ERR_CLAIM', 'no claim can be made now'],
    [LED, 'N claim 14', 'ERR_CLAIM', 'at most 13 tricks can be claimed'],
    [`${LED}, N H2, W H6, N HK`, 'W claim 13', 'ERR_CLAIM', 'at most 12 tricks can be claimed'],
    ['N P, E P, S P, W P', 'N P', 'ERR_DEAL_OVER', undefined],
    [`${LED}, N claim 9`, 'N HT', 'ERR_DEAL_OVER', undefined],
    [`${LED}, N claim 9`, 'N claim 9', 'ERR_DEAL_OVER', undefined],
  ])('after %j: %s is %s', (steps, last, code, why) => {
    const before = after(steps);
    const [seat, ...words] = last.split(' ');
    const again = () =>
      afterSteps(bridge, setupOf(DEAL, 'N'), {}, `${steps === '' ? '' : `${steps}, `}${last}`);
    expect(again).toThrow(`${seat} ${words.join(' ')}: ${code} ${why ?? ''}`.trimEnd());
    expect(after(steps)).toEqual(before);
  });

  test('a claim of half a trick, or of less than none', () => {
    for (const tricks of [-1, 0.5, Number.NaN]) {
      const refused = step(bridge, after(LED), { seat: 'N', action: { kind: 'claim', tricks } });
      expect(refused).toMatchObject({ ok: false, code: 'ERR_CLAIM', at: 'N' });
    }
  });
});

// R-GEN-9: from the completed opening lead, by declarer or a defender, in turn or not
describe('claims', () => {
  test.each([
    ['', undefined, undefined],
    [AUCTION, undefined, undefined],
    [LED, 13, undefined],
    [`${LED}, N HT, W H6`, 13, undefined],
    [`${LED}, N H2, W H6, N HK`, 12, undefined],
    [`${LED}, N H2, W H6, N HK, N SA`, 12, undefined],
    [`${LED}, N claim 13`, undefined, undefined],
  ])('after %j: %s tricks, dummy none', (steps, most, ofDummy) => {
    const state = after(steps);
    for (const seat of ['N', 'E', 'W'] as const) {
      expect(bridge.claimable(state, seat)).toBe(most);
      expect(bridge.view(state, seat).claimable).toBe(most);
    }
    expect(bridge.claimable(state, 'S')).toBe(ofDummy);
    expect('claimable' in bridge.view(state)).toBe(false);
  });

  const TWO_TRICKS = `${LED}, N H2, W H6, N HK, N SA, E S5, N S4, W S3, N S2, E S8, N ST`;

  test.each([
    ['N claim 7', 9],
    ['N claim 0', 2],
    ['N claim 11', 13],
    ['E claim 4', 9], // the rest, 7 of 11, goes to the other side
    ['W claim 11', 2],
    ['W claim 0', 13],
  ])('in the third trick %s gives declarer %i', (claim, tricks) => {
    const state = after(`${TWO_TRICKS}, ${claim}`);
    const [seat, , count] = claim.split(' ');
    expect(bridge.outcome(state)?.tricks).toBe(tricks);
    expect(bridge.view(state).claim).toEqual({ seat, tricks: Number(count) });
    expect(bridge.view(state).phase).toBe('over');
  });
});

describe('the outcome', () => {
  test('of a passed-out deal is no contract and no points', () => {
    const outcome = bridge.outcome(after('N P, E P, S P, W P', {}, 'ew'));
    expect(outcome).toMatchObject({
      terms: { dealer: 'N', vul: 'ew' },
      tricks: 0,
      points: { NS: 0, EW: 0 },
      items: [],
      hcp: { NS: 24, EW: 16 },
      fits: { NS: 'none', EW: 'none' },
    });
  });

  test('is there at the end, not before', () => {
    expect(bridge.outcome(after(AUCTION))).toBeUndefined();
    expect(bridge.outcome(after(LED))).toBeUndefined();
    expect('outcome' in bridge.view(after(LED))).toBe(false);
  });

  test.each<[string, string, Vul, number, { NS: number; EW: number }]>([
    ['made', 'N claim 9', 'none', 9, { NS: 400, EW: 0 }],
    ['made, vulnerable', 'N claim 10', 'ns', 10, { NS: 630, EW: 0 }],
    ['down', 'N claim 7', 'both', 7, { NS: 0, EW: 200 }],
  ])('of a contract %s', (_, claim, vul, tricks, points) => {
    const outcome = bridge.outcome(after(`${LED}, ${claim}`, {}, vul));
    expect(outcome).toMatchObject({
      contract: { level: 3, strain: 'N', doubling: 0, declarer: 'N' },
      tricks,
      points,
      honours: { NS: 0, EW: 0 },
    });
  });

  test('keeps the board, and names honours for the forms that count them', () => {
    const deal = 'N:AKQJT.K7.Q4.9832 985.A94.T653.KQ6 64.QJT82.A97.AJ4 732.653.KJ82.T75';
    const setup = { ...setupOf(deal, 'N'), board: 5 };
    const state = afterSteps(bridge, setup, {}, 'N 1S, E P, S P, W P, E HA, W claim 0');
    expect(bridge.outcome(state)).toMatchObject({
      terms: { dealer: 'N', vul: 'none', board: 5 },
      honours: { NS: 150, EW: 0 },
    });
  });
});

describe('the view', () => {
  test('of the auction has the calls, and nothing of a contract', () => {
    const view = bridge.view(after('N 1S, E X'), 'S');
    expect(view.calls).toEqual([
      { seat: 'N', call: '1S' },
      { seat: 'E', call: 'X' },
    ]);
    expect([view.phase, 'contract' in view, 'dummy' in view, 'turn' in view]).toEqual([
      'auction',
      false,
      false,
      false,
    ]);
    expect(SEATS.map((seat) => view.hands[seat].count)).toEqual([13, 13, 13, 13]);
  });

  test('of the play has the contract, dummy, the turn and the tricks', () => {
    const view = bridge.view(after(`${LED}, N H2, W H6, N HK, N SA`), 'E');
    expect(view).toMatchObject({
      phase: 'play',
      seat: 'E',
      contract: { level: 3, strain: 'N', declarer: 'N', doubling: 0 },
      dummy: 'S',
      turn: 'E',
      toAct: ['E'],
      trick: [{ seat: 'N', card: 51 }],
      taken: { N: 1, E: 0, S: 0, W: 0 },
      teams: [
        ['N', 'S'],
        ['E', 'W'],
      ],
    });
    expect(view.tricks).toHaveLength(1);
    expect(SEATS.map((seat) => view.hands[seat].count)).toEqual([11, 12, 12, 12]);
  });

  test('after the deal has the deal, the outcome and no turn', () => {
    const state = after(`${LED}, N claim 9`);
    const view = bridge.view(state);
    expect(view.deal).toEqual(bridge.setupOf(state).deal);
    expect(view.outcome).toEqual(bridge.outcome(state));
    expect('turn' in view).toBe(false);
  });

  test('for a page recalls the last trick only (R-CB-2)', () => {
    const state = after(`${LED}, N H2, W H6, N HK, N SA, E S5, N S4, W S3, N S2`);
    const view = bridge.view(state, 'E');
    expect(view.tricks).toHaveLength(2);
    expect(recalled(view).tricks).toEqual(view.tricks.slice(1));
    expect(recalled(view).trick).toEqual(view.trick);
    const over = bridge.view(after(`${LED}, N H2, W H6, N HK, N SA, E S5, N S4, W S3, N claim 9`));
    expect(recalled(over)).toEqual(over);
  });
});

test('what it says of itself', () => {
  expect([bridge.id, bridge.players, bridge.seats, bridge.matches[0]]).toEqual([
    'bridge',
    4,
    SEATS,
    'chicago',
  ]);
  expect(SEATS.map((seat) => bridge.partyOf(seat, { dealer: 'N', vul: 'none' }))).toEqual([
    'NS',
    'EW',
    'NS',
    'EW',
  ]);
  for (const word of ['auction', 'double', 'redouble', 'dummy', 'trump', 'slam', 'vulnerable', 'claim']) {
    expect(bridge.rules).toContain(word);
  }
});

test('hands in the state are what is still held', () => {
  const state = after(`${LED}, N H2, W H6, N HK, N SA`);
  const game: AnyGame = bridge;
  const view = game.view(state, 'N');
  expect(size(view.hands.N.cards ?? EMPTY)).toBe(11);
  expect(equals(state.setup.deal.N, view.hands.N.cards ?? EMPTY)).toBe(false);
});
