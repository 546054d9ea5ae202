import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { equals } from '../../cards/cardSet.ts';
import { SEATS } from '../../cards/seat.ts';
import { makeDeal } from '../../deals/deal.ts';
import { slipOf } from '../../deals/slip.ts';
import { readEntry } from '../../pad/form.ts';
import { seededRandom } from '../../random.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { minibridgeSlips as slips } from './index.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const after = (steps: string, deal = DEAL) => afterSteps(slips, setupOf(deal, 'N', 'both'), {}, steps);

const next = (steps: string): string => {
  const state = after(steps);
  const [seat] = slips.toAct(state);
  const actions = seat === undefined ? [] : slips.legalActions(state, seat).map(makeAction);
  return seat === undefined
    ? 'over'
    : `${slips.view(state).phase} ${seat}: ${actions.slice(0, 2).join(', ')} … ${actions.length}`;
};

/** Lists the seats that have a slip in their views. */
const slipsIn = (steps: string): string =>
  SEATS.filter((seat) => slips.view(after(steps), seat).extra?.slip !== undefined).join('');

describe('RULES 5.3: opening', () => {
  test.each([
    ['', 'decide N: P, open … 2'],
    ['N P', 'decide E: P, open … 2'],
    ['N P, E P, S P', 'decide W: P, open … 2'],
    // R-MB-7: the opener may not pass
    ['N P, E open', 'declare E: 1C, 1D … 35'],
    ['N P, E P, S P, W P', 'over'],
  ])('after %j', (steps, expected) => {
    expect(next(steps)).toBe(expected);
  });

  test('R-MB-3: when all pass the same dealer deals again', () => {
    expect(slips.outcome(after('N P, E P, S P, W P'))).toMatchObject({
      redeal: true,
      points: { NS: 0, EW: 0 },
    });
  });
});

describe('RULES 5.3: naming', () => {
  test.each([
    // R-MB-6: North has passed and West is not asked
    ['N P, E open, E 2S', 'declare S: P, 2NT … 27'],
    ['N P, E open, E 2S, S 3C', 'declare E: P, 3D … 25'],
    ['N P, E open, E 2S, S 3C, E 7NT', 'declare S: P … 1'],
  ])('after %s', (steps, expected) => {
    expect(next(steps)).toBe(expected);
  });

  test.each([
    ['N P, E open, E 2S, S P', '2S', 'E', 'S', 'W'],
    ['N open, N 1H, E 1S, N 2H, E P', '2H', 'N', 'E', 'S'],
    ['N open, N 1H, E 1S, N P', '1S', 'E', 'S', 'W'],
  ])('%s: %s by %s, led by %s', (steps, contract, declarer, leader, dummy) => {
    const view = slips.view(after(steps));
    expect(`${view.contract?.level}${view.contract?.strain}`).toBe(contract);
    expect(view).toMatchObject({ contract: { declarer }, turn: leader, dummy, phase: 'play' });
  });
});

describe('who sees what', () => {
  test.each([
    ['', ''],
    ['N P, E P', ''],
    ['N open', 'N'],
    ['N P, E open', 'E'],
    ['N P, E open, E 1S', 'ES'],
    ['N P, E open, E 1S, S 2H, E P', 'ES'],
  ])('after %j the slips are with %j', (steps, seats) => {
    expect(slipsIn(steps)).toBe(seats);
  });

  test('a slip is partner’s, whole and true; a spectator has none', () => {
    const state = after('N open');
    expect(slips.view(state, 'N').extra?.slip).toEqual(slipOf(state.setup.deal.S));
    expect(slips.view(state).extra).toEqual({ passed: 0, opener: 'N' });
  });

  test('R-MB-4: dummy is opened after the lead', () => {
    const seesDummy = (steps: string) =>
      SEATS.filter((viewer) => slips.view(after(steps), viewer).hands.S.cards !== undefined).join('');
    expect(seesDummy('N open, N 1NT, E P')).toBe('S');
    expect(seesDummy('N open, N 1NT, E P, E HA')).toBe('NESW');
  });

  test('an opener who became a defender imagines partner’s hand by the slip, in the play too', () => {
    const view = slips.view(after('N open, N 1H, E 1S, N P, S HQ, E H5, N HK, E HA, E S8'), 'N');
    expect(view.contract?.declarer).toBe('E');
    const deals = Array.from({ length: 20 }, (_, i) => slips.imagine(view, seededRandom(`${i}`)).setup.deal);
    const real = after('').setup.deal.S;
    for (const deal of deals) expect(slipOf(deal.S)).toEqual(slipOf(real));
    expect(new Set(deals.map((deal) => makeDeal(deal))).size).toBeGreaterThan(15);
    expect(deals.every((deal) => equals(deal.S, real))).toBe(false);
  });
});

describe('R-MB-5: the score', () => {
  test.each([
    ['N open, N 2S, E P, E HA, N claim 8', { NS: 110, EW: 0 }],
    ['N open, N 3NT, E P, E HA, N claim 10', { NS: 430, EW: 0 }],
    ['N open, N 6H, E P, E HA, N claim 12', { NS: 980, EW: 0 }],
    ['N open, N 7NT, E P, E HA, N claim 13', { NS: 1520, EW: 0 }],
    ['N open, N 4S, E P, E HA, N claim 7', { NS: 0, EW: 150 }],
    ['N open, N 4S, E 5C, N P, S HQ, E claim 3', { NS: 400, EW: 0 }],
  ])('%s', (steps, points) => {
    expect(slips.outcome(after(steps))).toMatchObject({ points, terms: { vul: 'none' } });
  });
});

describe('a result on the score pad', () => {
  const DEAL_ON_PAD = { terms: { dealer: 'N', vul: 'both' }, options: {}, counts: () => [] } as never;
  const read = (text: string) => readEntry(defined(slips.pad, 'a form'), DEAL_ON_PAD, text.split(' '));
  test.each([
    // nobody is vulnerable, and nobody doubles
    ['4S N 10', { points: { NS: 420, EW: 0 }, tricks: 10 }],
    ['4S N =', { points: { NS: 420, EW: 0 }, tricks: 10 }],
    ['4S N 8', { points: { NS: 0, EW: 100 }, tricks: 8 }],
    ['3NT W +1', { points: { NS: 0, EW: 430 }, tricks: 10 }],
  ])('%s', (text, outcome) => {
    const reading = read(text);
    expect(reading.kind === 'done' && reading.outcome).toMatchObject(outcome);
  });
  test('R-MB-3: of a deal that all pass is none, and the same dealer deals again', () => {
    const reading = read('PASS');
    expect(reading.kind === 'done' && reading.outcome).toMatchObject({
      redeal: true,
      points: { NS: 0, EW: 0 },
    });
  });
  test('has no double', () => {
    expect(read('4SX N 10')).toMatchObject({ kind: 'wrong', at: 0 });
  });
});
