import { makeAction } from '@overtrick/rules/action';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import type { Decision } from '../bot.ts';
import { BRIDGE, dealFrom, stateAfter, viewOnTurn } from '../suites/table.ts';
import { withSensibleLead } from './sensibleLead.ts';

const DEAL = dealFrom('N:Q52.K84.AQ62.753 974.T976.T3.J842 A63.AJ2.KJ54.AKQ KJT8.Q53.987.T96');

/** Returns the cards among which a decider chooses after an auction that North began. */
function choices(deal: typeof DEAL, words: string): string {
  let seen: readonly string[] = [];
  const decide = withSensibleLead((_, view): Decision | undefined => {
    seen = view.legal.map(makeAction);
    return undefined;
  });
  decide(BRIDGE, viewOnTurn(stateAfter(deal, words)), { worlds: 1 }, seededRandom('lead'));
  return seen.join(' ');
}

test('a lead away from an ace against trumps is not considered, its ace and other suits are', () => {
  // North leads from Q52.K84.AQ62.753
  expect(choices(DEAL, 'P P P 1H P P P')).toBe('C3 C5 C7 DA H4 H8 HK S2 S5 SQ');
});

test('partner’s suit, and notrump, are free', () => {
  expect(choices(DEAL, 'P P P 1H P P 2D 2H P P P')).toContain('D2 D6 DQ DA');
  expect(choices(DEAL, 'P P P 1N P P P')).toContain('D2 D6 DQ DA');
});
