import { expect, test } from 'vitest';
import { makeCard, suitOf } from '../../cards/card.ts';
import { size } from '../../cards/cardSet.ts';
import { lho, SEATS } from '../../cards/seat.ts';
import { randomSetup, rowOf } from '../../deals/setup.ts';
import { seededRandom } from '../../random.ts';
import { knockoutWhist } from './index.ts';

const setup = randomSetup({ dealer: 'E', vul: 'none' }, seededRandom('knockout'), true);
const first = knockoutWhist.start(setup, { cards: 7 });

/** Plays the first legal card each time until the deal is over. */
function over() {
  let state = first;
  for (;;) {
    const [seat] = knockoutWhist.toAct(state);
    const [action] = seat === undefined ? [] : knockoutWhist.legalActions(state, seat);
    if (seat === undefined || action === undefined) return state;
    state = knockoutWhist.apply(state, seat, action);
  }
}

test('seven cards each; the dealer turns up the last of his, and its suit is trumps (R-KO-1)', () => {
  const view = knockoutWhist.view(first);
  const turned = rowOf(setup, 'E')[6] ?? -1;
  expect(SEATS.map((seat) => view.hands[seat].count)).toEqual([7, 7, 7, 7]);
  expect(view.strain).toBe(suitOf(turned));
  expect(view.extra).toEqual({ turned: makeCard(turned) });
  expect(SEATS.map((seat) => size(view.hands[seat].shown ?? { lo: 0, hi: 0 }))).toEqual([0, 1, 0, 0]);
  expect(view.turn).toBe(lho('E'));
});

test('each trick is a point, and who has none scores nothing (R-KO-2)', () => {
  const state = over();
  const { taken } = knockoutWhist.view(state);
  const outcome = knockoutWhist.outcome(state);
  expect(outcome?.points).toEqual({ P1: taken.N, P2: taken.E, P3: taken.S, P4: taken.W });
  expect(outcome?.items).toHaveLength(SEATS.filter((seat) => taken[seat] > 0).length);
  expect(Object.values(taken).reduce((a, b) => a + b)).toBe(7);
});
