import { termsOfBoard } from '@overtrick/rules/deals/board';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { beats } from '@overtrick/rules/play/trick';
import { seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { BRIDGE, cardOn, decide, stateAfter, viewOnTurn } from '../../suites/table.ts';
import { lowestEqual, positionOf } from './position.ts';

const DEALS = times(15, 1000);

test('the lowest of equal cards wins the trick where the card does, and follows its suit', () => {
  let looked = 0;
  for (let board = 1; board <= DEALS; board++) {
    const { dealer, vul } = termsOfBoard(board);
    let state = stateAfter(randomDeal(seededRandom(seedFor(`equal ${board}`))), '', vul, dealer);
    for (let [seat] = BRIDGE.toAct(state); seat !== undefined; [seat] = BRIDGE.toAct(state)) {
      const view = viewOnTurn(state);
      const legal = view.legal.flatMap((one) => (one.kind === 'play' ? [one.card] : []));
      const p = view.phase === 'play' ? positionOf(view, legal) : undefined;
      const best = p?.best;
      if (p !== undefined && best !== undefined)
        for (const card of legal) {
          const equal = lowestEqual(p, card);
          expect(equal).toBeLessThanOrEqual(card);
          expect(beats(equal, best.card, p.trump)).toBe(beats(card, best.card, p.trump));
          if (equal !== card) looked += 1;
        }
      state = BRIDGE.apply(state, seat, decide(view, `${board}`).action);
    }
  }
  expect(looked).toBeGreaterThan(10 * DEALS);
});

test('third hand beats a card that separates its honours only until it is played', () => {
  const deal = 'N:632.QJT3.Q4.A853 T74.A98.J9765.K9 AQ95.K42.AT8.JT6 KJ8.765.K32.Q742';
  const { card } = cardOn(deal, 'P P 1C P 1H P P P ST SQ');
  expect(card).toBe('SK');
});
