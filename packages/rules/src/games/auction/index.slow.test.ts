import { describe, expect, test } from 'vitest';
import { makeAction, parseStep } from '../../action.ts';
import { makeContract } from '../../auction/contract.ts';
import { makeRecord, parseRecord } from '../../record.ts';
import { imagineFaults } from '../../suites/imagination.ts';
import { leakFaults } from '../../suites/leaks.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { auction } from './index.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';

type Set = Readonly<Record<string, unknown>>;
const after = (steps: string, set: Set = {}, deal = DEAL) =>
  afterSteps(auction, setupOf(deal, 'N', 'both'), set, steps);

/** Lists the calls that the seat to act may make. */
function callsAfter(steps: string, set: Set = {}): string[] {
  const state = after(steps, set);
  return auction.toAct(state).flatMap((seat) => auction.legalActions(state, seat).map(makeAction));
}

describe('RULES 6.1: the score', () => {
  test('two hearts making ten tricks are a game of 32 points', () => {
    expect(auction.outcome(after('N P, E P, S 2H, W P, N P, E P, W S3, S claim 10'))).toMatchObject({
      scale: '1920s',
      tricks: 10,
      items: [
        { reason: 'tricks', party: 'NS', points: 32, line: 'below' },
        { reason: 'honours', party: 'NS', points: 40, line: 'above' },
      ],
      points: { NS: 72, EW: 0 },
    });
  });

  test('nobody is vulnerable, whatever the terms say', () => {
    const state = after('N P, E P, S 2H, W P, N P, E P, W S3, S claim 6');
    expect(auction.view(state).terms).toEqual({ dealer: 'N', vul: 'none' });
    expect(auction.outcome(state)).toMatchObject({ terms: { vul: 'none' }, points: { NS: 40, EW: 100 } });
  });

  test('a deal that all pass is thrown in, and the next player deals', () => {
    const outcome = auction.outcome(after('N P, E P, S P, W P'));
    expect(outcome).toMatchObject({ tricks: 0, points: { NS: 0, EW: 0 }, items: [] });
    expect(outcome).not.toHaveProperty('redeal');
  });
});

describe('the ranking of bids', () => {
  test('R-AB-5: by majority unless the table says otherwise', () => {
    expect(callsAfter('N 3H')).toContain('3S');
    expect(callsAfter('N 4C')).not.toContain('3S');
    expect(auction.view(after('N 3H')).bids).toBeUndefined();
  });

  test.each([
    ['3H', '4C', true], // 24 and 24: more tricks
    ['4C', '3H', false],
    ['4C', '3S', true], // 24 and 27
    ['4C', '3NT', true],
    ['6C', '5S', true], // 36 and 45
    ['5S', '7D', true],
    ['7C', '6D', false], // 42 and 42
  ])('by value, after %s the bid of %s is legal: %s', (last, bid, legal) => {
    expect(callsAfter(`N ${last}`, { rank: 'value' }).includes(bid)).toBe(legal);
  });

  test('by value the view lists the bids in their order', () => {
    const bids = auction.view(after('', { rank: 'value' })).bids ?? [];
    expect(bids).toHaveLength(35);
    expect(bids.slice(8, 16).join(' ')).toBe('2S 3C 2N 3D 3H 4C 3S 4D');
  });

  test('doubling does not change the rank', () => {
    expect(callsAfter('N 3H, E X', { rank: 'value' })).toContain('4C');
    expect(callsAfter('N 3H, E X, S XX')).toContain('3S');
  });
});

describe('the dealer must bid', () => {
  test('by option, and by the laws of 1912-13 always; the others may pass', () => {
    expect(callsAfter('')).toContain('P');
    expect(callsAfter('', { dealerMustBid: 'on' })).not.toContain('P');
    expect(callsAfter('', { laws: '1913' })).not.toContain('P');
    expect(callsAfter('N 1S', { laws: '1913' })).toContain('P');
    const state = after('', { laws: '1913' });
    expect(auction.explain?.(state, 'N', { kind: 'call', call: 'P' })).toBe('ERR_MUST_BID');
  });
});

describe('RULES 6.2: the laws of 1912-13', () => {
  const laws = { laws: '1913' };

  test('there are 42 bids; three spades beat one club, and royal spades stand below notrump', () => {
    const bids = auction.view(after('', laws)).bids ?? [];
    expect(bids).toHaveLength(42);
    expect(bids.slice(0, 9).join(' ')).toBe('1S 2S 1C 3S 1D 1H 4S 1R 1N');
    expect(callsAfter('N 1C', laws)).toContain('3S');
    expect(callsAfter('N 3S', laws)).not.toContain('1C');
  });

  test.each([
    ['N 1S, E P, S 2R, W P, N P, E P', '2R', 'N'], // R-AB-8: spades are spades
    ['N 1R, E P, S 7S, W P, N P, E P', '7S', 'N'],
    ['N 1S, E 1R, S P, W 1NT, N P, E P, S P', '1NT', 'W'],
  ])('after %s', (steps, contract, declarer) => {
    const { contract: made } = after(steps, laws);
    expect([made && makeContract(made), made?.declarer]).toEqual([contract, declarer]);
  });

  // North and South hold A Q 10 of spades: three honours, 4 or royal 18
  test.each([
    ['N 1S, E P, S P, W P, E HA, N claim 0', { NS: 4, EW: 100 + 40 }],
    ['N 1S, E X, S P, W P, N P, E HA, N claim 5', { NS: 4, EW: 100 }],
    ['N 1S, E X, S XX, W P, N P, E P, E HA, N claim 5', { NS: 4, EW: 400 }],
    ['N 1R, E P, S P, W P, E HA, N claim 5', { NS: 18, EW: 100 }],
    ['N 1R, E P, S P, W P, E HA, N claim 4', { NS: 18, EW: 150 }],
  ])("the dealer's one spade loses 100 at most: %s", (steps, points) => {
    expect(auction.outcome(after(steps, laws))?.points).toEqual(points);
  });

  test('chicane counts with the honours of its side', () => {
    const deal = 'N:AKQT5.K7.QJ4.983 .QA943.T6532.KQ6 98.JT82.A97.AJT2 J76432.65.K8.754';
    const state = after('N 1R, E P, S P, W P, E HA, N claim 7', laws, deal);
    // 72 for four honours in one hand, less 18 for East's hand without a trump
    expect(auction.outcome(state)?.items).toContainEqual({
      reason: 'honours',
      party: 'NS',
      points: 54,
      line: 'above',
    });
  });
});

describe('with the options that change the auction', () => {
  const seeds = ['a', 'b'];
  test.each([
    { laws: '1913', rank: 'majority', dealerMustBid: false },
    { laws: '1920s', rank: 'value', dealerMustBid: true },
  ])('nothing leaks, and all is imagined as it was: %j', (options) => {
    expect(leakFaults(auction, seeds, { options })).toEqual([]);
    expect(imagineFaults(auction, seeds, options)).toEqual([]);
  });

  test('a record with royal spades is read back', () => {
    const steps = ['N 1S', 'E 1R', 'S 2R', 'W P', 'N P', 'E P'].flatMap((text) => parseStep(text) ?? []);
    const options = { laws: '1913', rank: 'value', dealerMustBid: false };
    const record = { game: 'auction', options, setup: setupOf(DEAL, 'N'), steps };
    expect(steps).toHaveLength(6);
    expect(parseRecord(makeRecord(record))).toEqual({ ok: true, value: record });
  });
});
