import { makeAction } from '@overtrick/rules/action';
import type { Seat, Vul } from '@overtrick/rules/cards/seat';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import type { Budget, Decision } from '../../bot.ts';
import { BRIDGE, dealFrom, stateAfter, viewOnTurn } from '../../suites/table.ts';
import { decideByDeliberation } from './decide.ts';

const engine = createEngine(readModule(), { megabytes: 16 });
const ENOUGH: Budget = { worlds: 24, engine };

interface Asked {
  readonly deal: string;
  readonly words: string;
  readonly vul?: Vul;
  readonly dealer?: Seat;
}

function decision({ deal, words, vul, dealer }: Asked, budget = ENOUGH): Decision | undefined {
  const view = viewOnTurn(stateAfter(dealFrom(deal), words, vul, dealer));
  return decideByDeliberation(BRIDGE, view, budget, seededRandom('call'));
}
const callOf = (found: Decision | undefined): string | undefined => found && makeAction(found.action);

/** North has shown diamonds twice, and South a hand that makes game alone. */
const SLAM: Asked = {
  deal: 'N:JT.54.AKQT43.AT5 3.JT9863.J76.KJ4 AKQ9742.KQ.5.Q98 865.A72.982.7632',
  words: '1D P 2S P 3D P 4S P',
  vul: 'both',
};

describe('above the system', () => {
  test('aces are asked for before a slam that most layouts make, and the reason says in how many', () => {
    const found = decision(SLAM);
    expect(callOf(found)).toBe('4NT');
    expect(found?.reason).toMatch(
      /^My system’s call is pass, but 6♠ makes in (all|\d+ of( the)?) \d+ layouts (that I imagine|in which it is played): I bid 4NT\.$/,
    );
  });

  test('what each call is worth is told, the best first', () => {
    const values = decision(SLAM)?.values ?? [];
    expect(values.map(({ action }) => makeAction(action))).toContain('P');
    expect(values.map(({ value }) => value)).toEqual(
      values.map(({ value }) => value).toSorted((a, b) => b - a),
    );
  });

  test('a preempt that goes down is doubled', () => {
    const found = decision({
      deal: 'N:543.KJ9754.AQ63. AT7.T8.KJ87.AQJT K62.63.5.K987432 QJ98.AQ2.T942.65',
      words: '1D 4C P P',
      vul: 'ns',
      dealer: 'E',
    });
    expect(callOf(found)).toBe('X');
    expect(found?.reason).toMatch(
      /^My system’s call is pass, but 4♣ goes down in (all|\d+ of( the)?) \d+ layouts (that I imagine|in which it is played): I double\.$/,
    );
  });

  test('a quiet auction is left to the system', () => {
    const quiet = { deal: SLAM.deal, words: 'P P' };
    expect(callOf(decision(quiet))).toBe('1S');
    expect(decision(quiet)?.values).toBeUndefined();
  });
});

describe('the budget', () => {
  test('the same seed and number of layouts give the same call and the same values', () => {
    expect(decision(SLAM)).toEqual(decision(SLAM));
  });

  test('when the time is over judgement decides', () => {
    const asked = engine.nodes();
    const found = decision(SLAM, { ...ENOUGH, isSpent: () => true });
    expect(found?.reason).toMatch(/hands like this score better with it than with a pass\.$/);
    expect(engine.nodes() - asked).toBeLessThan(500_000);
  });

  test('without a search it has nothing to say', () => {
    expect(decision(SLAM, { worlds: 24 })).toBeUndefined();
  });
});
