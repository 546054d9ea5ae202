import { makeAction } from '@overtrick/rules/action';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import type { Budget, Decision } from '../../bot.ts';
import { BRIDGE, dealFrom, stateAfter, viewOnTurn } from '../../suites/table.ts';
import { decideBySolver } from './bridge.ts';

const engine = createEngine(readModule(), { megabytes: 16 });
const expert = decideBySolver({ plays: true, calls: true });

function decision(
  deal: string,
  words: string,
  budget: Budget = { worlds: 20, engine },
): Decision | undefined {
  return expert(BRIDGE, viewOnTurn(stateAfter(dealFrom(deal), words)), budget, seededRandom('decide'));
}
const cardOf = (deal: string, words: string): string | undefined => {
  const found = decision(deal, words);
  return found && makeAction(found.action);
};

/** Four spades by South; West leads hearts. */
const SPADES = 'N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964';
const TO_FOUR = 'P P 1S P 2S P 4S P P P';

describe('the card of an expert', () => {
  test('is the top of a sequence on lead', () => {
    expect(cardOf(SPADES, TO_FOUR)).toBe('HK');
  });

  test('takes the setting trick', () => {
    // West led the king of hearts and shifts after it held: East returns the suit that partner wants in the ending
    const found = decision(SPADES, `${TO_FOUR} HK H3 H2 H6 CA C3 C5 C2 C4 C8`);
    expect(['CQ', 'CJ']).toContain(found && makeAction(found.action));
  });

  test('tells what it expected of each card, the best first', () => {
    const values = decision(SPADES, `${TO_FOUR} HK H3 H2`)?.values ?? [];
    expect(values.map(({ action }) => makeAction(action)).sort()).toEqual(['H6', 'HA']);
    const tricks = values.map(({ value }) => value);
    expect(tricks).toEqual(tricks.toSorted((a, b) => b - a));
  });

  test('is the same for the same chance', () => {
    const words = `${TO_FOUR} HK H3`;
    expect(decision(SPADES, words)).toEqual(decision(SPADES, words));
  });

  test('is left to the rules without a search, and where no time is left for one layout', () => {
    expect(decision(SPADES, TO_FOUR, { worlds: 20 })).toBeUndefined();
    const stopped = createEngine(readModule(), { megabytes: 16, isSpent: () => true });
    expect(decision(SPADES, TO_FOUR, { worlds: 20, engine: stopped })).toBeUndefined();
  });

  test('is found within a number of positions', () => {
    const before = engine.nodes();
    const first = decision(SPADES, TO_FOUR, { worlds: 1000, positions: 200_000, engine });
    const looked = engine.nodes() - before;
    expect(first).toBeDefined();
    // the search for each card of the current layout stops a little later
    expect(looked).toBeGreaterThan(100_000);
    expect(looked).toBeLessThan(200_000 + 13 * 4096);
    // the result does not depend on earlier searches
    expect(decision(SPADES, TO_FOUR, { worlds: 1000, positions: 200_000, engine })).toEqual(first);
    expect(engine.nodes() - before).toBe(2 * looked);
  });
});
