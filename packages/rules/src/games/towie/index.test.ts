import { describe, expect, test } from 'vitest';
import { makeAction } from '../../action.ts';
import { defined } from '../../assert.ts';
import { parseContract } from '../../auction/contract.ts';
import { SUITS } from '../../cards/card.ts';
import { cardsOf, EMPTY, setOf, size, suitLength } from '../../cards/cardSet.ts';
import { SEATS } from '../../cards/seat.ts';
import { makeHand } from '../../deals/deal.ts';
import { randomSetup, rowOf, type Setup } from '../../deals/setup.ts';
import { step } from '../../game.ts';
import { seededRandom } from '../../random.ts';
import { sumItems } from '../../scores/score.ts';
import { afterSteps, setupOf } from '../../testing/after.ts';
import { imagineTowie } from './imagine.ts';
import { towie } from './index.ts';
import { isPlayed, towieItems } from './score.ts';

const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const SETUP: Setup = {
  ...setupOf(DEAL),
  order: SEATS.flatMap((seat) => cardsOf(setupOf(DEAL).deal[seat])),
};
const after = (steps: string, terms: Partial<Setup> = {}) =>
  afterSteps(towie, { ...SETUP, ...terms }, {}, steps);

describe('RULES 13.3: the deal and the auction', () => {
  test('six cards of the dummy lie open to all before the auction', () => {
    const six = setOf(rowOf(SETUP, 'N').slice(0, 6));
    for (const viewer of ['S', 'W', 'E', undefined] as const)
      expect(towie.view(after(''), viewer).hands.N).toEqual({ count: 13, shown: six });
  });

  test('two passes end the auction, from the dealer on', () => {
    expect(towie.toAct(after(''))).toEqual(['S']);
    expect(towie.view(after('S 4H, W P, E P')).contract).toMatchObject({ declarer: 'S' });
    expect(towie.toAct(after('S 4H, W P, E P'))).toEqual(['W']);
  });

  test.each([
    ['3NT', true],
    ['2NT', false],
    ['4H', true],
    ['3S', false],
    ['5C', true],
    ['4D', false],
    // R-TOW-3: a double counts
    ['2HX', true],
    ['2NTX', true],
    ['1NTX', false],
    ['2DX', false],
    ['3CX', true],
    ['1NTXX', true],
    ['1CXX', false],
  ])('only contracts of 100 points are played: %s %s', (contract, played) => {
    expect(isPlayed(defined(parseContract(contract), contract))).toBe(played);
  });

  test.each(['S 1NT, W P, E P', 'S 1H, W 1S, E 2H, S P, W P', 'S 1C, W X, E P, S P', 'S P, W P, E P'])(
    'R-TOW-1: %s is thrown in, and the same dealer deals again',
    (steps) => {
      const outcome = towie.outcome(after(steps));
      expect(outcome).toMatchObject({ redeal: true, tricks: 0, points: { P1: 0, P2: 0, P3: 0 } });
      expect(outcome?.contract).toBeUndefined();
      expect(step(towie, after(steps), { seat: 'W', action: { kind: 'call', call: 'P' } })).toMatchObject({
        code: 'ERR_DEAL_OVER',
      });
    },
  );

  test('two hearts doubled are played', () => {
    const state = after('S 2H, W P, E X, S P, W P');
    expect(towie.view(state).phase).toBe('play');
    expect(towie.legalActions(state, 'W').map(makeAction)).toContain('SJ');
  });
});

describe('RULES 13.3: the score', () => {
  const points = (text: string, tricks: number, vulnerable: boolean): readonly number[] => {
    const contract = defined(parseContract(text), text);
    const items = towieItems({ declaring: 'P1', defending: 'P2', vulnerable }, contract, tricks);
    const { P1 = 0, P2 = 0 } = sumItems(items, ['P1', 'P2']);
    return [P1, P2];
  };

  test.each([
    ['3NT', 9, 105 + 500, 105 + 1000],
    ['3NT', 11, 105 + 100 + 500, 105 + 100 + 1000],
    ['4S', 10, 120 + 500, 120 + 1000],
    ['5C', 11, 100 + 500, 100 + 1000],
    ['2HX', 8, 120 + 50 + 500, 120 + 100 + 1000],
    ['2HX', 10, 120 + 200 + 50 + 500, 120 + 400 + 100 + 1000],
    ['1NTXX', 8, 140 + 200 + 50 + 500, 140 + 400 + 100 + 1000],
    ['6S', 12, 180 + 500 + 500, 180 + 750 + 1000],
    ['7NT', 13, 245 + 1000 + 500, 245 + 1500 + 1000],
  ])('%s with %i tricks: %i, vulnerable %i', (text, tricks, not, vulnerable) => {
    expect(points(text, tricks, false)).toEqual([not, 0]);
    expect(points(text, tricks, true)).toEqual([vulnerable, 0]);
  });

  test.each([
    ['4S', 1, 50, 100],
    ['4S', 3, 150, 500],
    ['4SX', 1, 100, 200],
    ['4SX', 2, 200, 600],
    ['4SX', 3, 400, 1000],
    ['4SX', 4, 600, 1400],
    ['4SX', 5, 1000, 1800],
    // R-TOW-2
    ['4SXX', 1, 200, 400],
    ['4SXX', 5, 2000, 3600],
  ])('%s down %i: %i, vulnerable %i', (text, down, not, vulnerable) => {
    expect(points(text, 10 - down, false)).toEqual([0, not]);
    expect(points(text, 10 - down, true)).toEqual([0, vulnerable]);
  });

  test('each opponent scores undertricks', () => {
    const state = after('S 4H, W X, E P, S P, W S3, S claim 8', { vulnerable: ['P1'] });
    expect(towie.outcome(state)).toMatchObject({ declaring: 'P1', points: { P1: 0, P2: 600, P3: 600 } });
  });
});

describe('R-TOW-5: a goulash', () => {
  const setup = randomSetup({ dealer: 'W', vul: 'none', dealing: 'goulash' }, seededRandom('t'), true);
  const state = towie.start(setup, {});

  test('players know that it is one', () => {
    expect(towie.view(state, 'S').terms.dealing).toBe('goulash');
  });

  test('hidden cards are imagined with suits together, and as the view has them', () => {
    const spread = (dealing: boolean) => {
      let longest = 0;
      for (let i = 0; i < 400; i++) {
        const { dealing: _, ...terms } = towie.view(state, 'S').terms;
        const view = { ...towie.view(state, 'S'), ...(!dealing && { terms }) };
        const deal = imagineTowie(view, seededRandom(`${i}`));
        longest += Math.max(...SUITS.map((suit) => suitLength(deal.W, suit)));
        expect(SEATS.map((seat) => size(deal[seat]))).toEqual([13, 13, 13, 13]);
      }
      return longest / 400;
    };
    expect(spread(true)).toBeGreaterThan(spread(false) + 0.1);
  });

  test('every view of a goulash is imagined again', () => {
    const random = seededRandom('play');
    for (let moment = state; ; ) {
      for (const viewer of [...SEATS, undefined]) {
        const view = towie.view(moment, viewer);
        expect(towie.view(towie.imagine(view, random), viewer)).toEqual(view);
      }
      const [actor] = towie.toAct(moment);
      if (actor === undefined) break;
      const legal = towie.legalActions(moment, actor);
      const call = legal.find((action) => makeAction(action) === '4S') ?? legal[0];
      moment = towie.apply(moment, actor, defined(call, 'something to do'));
    }
    expect(makeHand(towie.view(state).hands.N.shown ?? EMPTY)).toBe(
      makeHand(setOf(rowOf(setup, 'N').slice(0, 6))),
    );
  });
});
