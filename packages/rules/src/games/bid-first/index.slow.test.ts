import { describe, expect, test } from 'vitest';
import { parseCard } from '../../cards/card.ts';
import type { Seat, Vul } from '../../cards/seat.ts';
import { makeHand } from '../../deals/deal.ts';
import { matchOptionsOf } from '../../match.ts';
import { deals } from '../../matches/deals/index.ts';
import { target } from '../../matches/target/index.ts';
import { parseOptions } from '../../options.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { seedsTo } from '../../testing/playout.ts';
import { bidFirst as game } from './index.ts';
import { notes } from './suites.ts';

const DEFAULTS = { exchangeTrumps: 'contract', doubling: 'off' } as const;
const suit = (letter: string, ranks: string) => [...ranks].map((rank) => letter + rank);
/**
 * South has hearts and two clubs, North spades and two diamonds; the stock's even cards are clubs, its odd
 * ones diamonds.
 */
const NORTH = [...suit('S', 'AKQJT98'), ...suit('D', '32'), ...suit('H', '2345')];
const SOUTH = [...suit('H', 'AKQJT98'), ...suit('C', '32'), ...suit('S', '2345')];
const REST = [
  'CA',
  'DA',
  'CK',
  'DK',
  'CQ',
  'DQ',
  'CJ',
  'DJ',
  'CT',
  'DT',
  'C9',
  'D9',
  'C8',
  'D8',
  'C7',
  'D7',
  'C6',
  'D6',
  'C5',
  'D5',
  'C4',
  'D4',
  'H6',
  'S6',
  'H7',
  'S7',
];
const ORDER = [...NORTH, ...REST.slice(0, 13), ...SOUTH, ...REST.slice(13)].join(' ');
const after = (steps: string, options = {}, dealer: Seat = 'S', vul: Vul = 'none') =>
  afterSteps(game, setupOf(ORDER, dealer, vul), options, steps);
type State = ReturnType<typeof after>;
const top = (state: State, seat?: Seat) => game.view(state, seat).stock?.top;

describe('RULES 7.7.1: the auction on the first 13 cards', () => {
  test('the dealer calls first; nothing of the stock is seen', () => {
    const state = after('');
    expect(game.view(state)).toMatchObject({ phase: 'auction', toAct: ['S'], stock: { left: 26 } });
    expect(game.view(state).hands.S.count).toBe(13);
    expect(top(state, 'S')).toBeUndefined();
    expect(game.toAct(after('', {}, 'W'))).toEqual(['N']);
  });

  test('one pass ends it; two opening passes: the other player deals, the deal does not count', () => {
    expect(game.view(after('S 1H, N P'))).toMatchObject({ phase: 'exchange', contract: { declarer: 'S' } });
    const out = game.outcome(after('S P, N P'));
    expect(out).toMatchObject({ points: { P1: 0, P2: 0 } });
    expect(out).not.toHaveProperty('redeal');
    const options = parseOptions(matchOptionsOf(game, deals));
    if (!options.ok || out === undefined) throw new Error('a match of bid-first');
    const sheet = deals.start(options.value as Parameters<typeof deals.start>[0], ['P1', 'P2']);
    const next = deals.add(sheet, out);
    expect([deals.next(sheet)?.dealer, deals.next(next)?.dealer]).toEqual(['S', 'W']);
    expect(deals.rows(next).rows[0]?.passed).toBe(true);
  });

  test('doubling: off, or by option on', () => {
    const calls = (state: State) =>
      game.legalActions(state, 'N').map((action) => action.kind === 'call' && action.call);
    expect(calls(after('S 1H'))).not.toContain('X');
    expect(() => after('S 1H, N X')).toThrow('ERR_INADMISSIBLE_DOUBLE');
    expect(calls(after('S 1H', { doubling: 'on' }))).toContain('X');
    expect(game.view(after('S 1H, N X, S P', { doubling: 'on' })).contract?.doubling).toBe(1);
  });
});

describe('RULES 7.7.2: the exchange', () => {
  test('the top card is turned up and declarer leads', () => {
    const state = after('S 1H, N P');
    expect(game.toAct(state)).toEqual(['S']);
    expect([top(state), top(state, 'N')]).toEqual([parseCard('CA'), parseCard('CA')]);
  });

  test('the winner takes the open card, the loser the next, unseen by the other; a new one is turned up', () => {
    const state = after('S 1H, N P, S HA, N H2');
    expect(top(state)).toBe(parseCard('CK'));
    expect(game.view(state, 'N').stock?.drawn).toBe(parseCard('DA'));
    const order = (seat?: Seat) => JSON.stringify(game.view(state, seat).memory);
    expect(order('S')).toMatch(/12,null,11,null/);
    expect(order('N')).toMatch(/12,25,11,null/);
    expect(order()).toMatch(/12,null,11,null/);
    expect(game.toAct(state)).toEqual(['S']);
  });

  test('the suit led is followed, and the contract’s trumps count, or by option none', () => {
    const steps = 'S 1H, N P, S HA, N H2, S HK, N H3, S HQ, N H4, S HJ, N H5, S C2, N DQ';
    expect(() => after('S 1H, N P, S HA, N S8')).toThrow('ERR_REVOKE');
    const trumps = `S 1S, N P, S HA, N H2, S HK, N H3, S HQ, N H4, S HJ, N H5, S HT, N S8`;
    expect(game.view(after(trumps)).taken).toMatchObject({ S: 4, N: 1 });
    expect(game.view(after(trumps, { exchangeTrumps: 'none' })).taken).toMatchObject({ S: 5, N: 0 });
    expect(game.view(after(steps)).taken).toMatchObject({ S: 5, N: 0 });
  });

  test('its tricks cannot be claimed', () => {
    expect(game.claimable(after('S 1H, N P, S HA'), 'N')).toBeUndefined();
  });
});

/**
 * South declares hearts and wins every trick but the last of the exchange: hearts, then the clubs that they
 * draw, then spades.
 */
const EXCHANGE = [
  'S HA, N H2, S HK, N H3, S HQ, N H4, S HJ, N H5',
  'S CA, N DA, S CK, N DK, S CQ, N DQ, S CJ, N DJ',
  'S CT, N DT, S C9, N D9, S C8, N D8, S C7, N D7, S S2, N S8',
].join(', ');

describe('RULES 7.7.3: the play', () => {
  test('the loser of the last exchange trick leads', () => {
    const state = after(`S 1H, N P, ${EXCHANGE}`);
    const view = game.view(state);
    expect([view.phase, view.turn, view.stock, view.tricks]).toEqual(['play', 'S', undefined, []]);
    expect([view.hands.S.count, view.hands.N.count]).toEqual([13, 13]);
    const won = after(`S 1H, N P, ${EXCHANGE.replace('S S2, N S8', 'S HT, N S8')}`);
    expect(game.view(won).turn).toBe('N');
  });

  test('the cards that were collected are shown at the end', () => {
    const state = after(`S 1H, N P, ${EXCHANGE}, S HT, S claim 10`);
    const { deal } = game.view(state);
    expect(deal && makeHand(deal.S)).toBe('7543.T986..65432');
    expect(game.outcome(state)).toMatchObject({ declaring: 'P1', tricks: 10 });
  });
});

describe('RULES 7.7.4: the score', () => {
  test.each([
    ['1H', 7, 80, 0],
    ['1H', 10, 170, 0],
    ['4H', 10, 420, 0],
    ['3NT', 9, 400, 0],
    ['6H', 12, 980, 0],
    ['7H', 13, 1510, 0],
    ['4H', 8, 0, 100],
  ])('%s with %i tricks', (bid, tricks, own, other) => {
    const state = after(`S ${bid}, N P, ${EXCHANGE}`);
    expect(game.view(state).phase).toBe('play');
    const [leader = 'S'] = game.toAct(state);
    const led = game.apply(
      state,
      leader,
      game.legalActions(state, leader)[0] ?? { kind: 'claim', tricks: 0 },
    );
    expect(game.outcome(game.apply(led, 'S', { kind: 'claim', tricks }))?.points).toEqual({
      P1: own,
      P2: other,
    });
  });

  test('a match of four deals, nobody vulnerable; or to 500', () => {
    expect(game.matches.slice(0, 2)).toEqual([deals.id, target.id]);
    const options = matchOptionsOf(game, deals);
    expect([options.deals?.default, options.vulnerable?.default]).toEqual([4, 'none']);
    expect(matchOptionsOf(game, target).target?.default).toBe(500);
  });
});

describe.each([{ exchangeTrumps: 'none' }, { doubling: 'on' }])('with %j', (options) => {
  const all = { ...DEFAULTS, ...options };
  test('nothing leaks', () => {
    const { known } = notes;
    expect(leakFaults(game, seedsTo(6), { options: all, ...(known && { known }) })).toEqual([]);
  });
  test('views are imagined', () => {
    expect(imagineFaults(game, seedsTo(4), all)).toEqual([]);
  });
});
