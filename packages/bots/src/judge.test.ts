import { makeAction } from '@overtrick/rules/action';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import { judgeCards } from './judge.ts';
import { BRIDGE, dealFrom, stateAfter, viewOnTurn } from './suites/table.ts';

const engine = createEngine(readModule(), { megabytes: 16 });

/** Four spades by South; West leads hearts. */
const SPADES = 'N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964';
const TO_FOUR = 'P P 1S P 2S P 4S P P P';

const judged = (words: string, worlds: number, isSpent?: () => boolean) =>
  judgeCards(
    BRIDGE,
    viewOnTurn(stateAfter(dealFrom(SPADES), words)),
    { worlds, engine, ...(isSpent && { isSpent }) },
    seededRandom('judge'),
  );

test('every card that may be played is judged, on as many layouts as are asked for', () => {
  const found = judged(`${TO_FOUR} HK H3 H2`, 60);
  expect(found?.tried.map(({ action }) => makeAction(action)).sort()).toEqual(['H6', 'HA']);
  expect(found?.worlds).toBeLessThanOrEqual(60);
  for (const { value } of found?.tried ?? []) expect(value).toBeLessThanOrEqual(13);
  // letting the king hold costs at least as much as it can gain: there is one loser in hearts either way
  const [low, high] = ['H6', 'HA'].map(
    (card) => found?.tried.find(({ action }) => makeAction(action) === card)?.value ?? 0,
  );
  expect(low).toBeLessThanOrEqual(high ?? 0);
});

test('there is no judgement where no card is played, and the time ends it after a layout', () => {
  expect(judged('P P', 5)).toBeUndefined();
  expect(judged(`${TO_FOUR} HK H3 H2`, 50, () => true)?.worlds).toBe(1);
});
