import { expect, test } from 'vitest';
import { suitOf } from '../../cards/card.ts';
import { has } from '../../cards/cardSet.ts';
import { randomSetup } from '../../deals/setup.ts';
import { stockOf } from '../../families/stock/stockTricks.ts';
import { seededRandom } from '../../random.ts';
import { germanWhist } from './index.ts';

const setup = randomSetup({ dealer: 'N', vul: 'none' }, seededRandom('german whist'), true);
const first = germanWhist.start(setup, {});

/** Returns the state after playing the first legal card the given number of times. */
function after(cards: number) {
  let state = first;
  for (let i = 0; i < cards; i++) {
    const [seat] = germanWhist.toAct(state);
    const [action] = seat === undefined ? [] : germanWhist.legalActions(state, seat);
    if (seat === undefined || action === undefined) return state;
    state = germanWhist.apply(state, seat, action);
  }
  return state;
}

test('the top card of the stock lies open, and the first one names trumps for the whole deal (R-GW-1)', () => {
  const [top = -1] = stockOf(setup);
  expect(germanWhist.view(first).stock).toEqual({ left: 26, top });
  expect([first, after(26), after(40)].map((state) => germanWhist.view(state).strain)).toEqual(
    Array.from({ length: 3 }, () => suitOf(top)),
  );
});

test('the winner of a trick takes the open card, the loser the next (R-GW-2)', () => {
  const [open = -1, hidden = -1] = stockOf(setup);
  const [winner] = germanWhist.toAct(after(2));
  const loser = winner === 'S' ? 'N' : 'S';
  expect(has(germanWhist.dealt?.(after(2))[winner ?? 'N'] ?? { lo: 0, hi: 0 }, open)).toBe(true);
  expect(has(germanWhist.dealt?.(after(2))[loser] ?? { lo: 0, hi: 0 }, hidden)).toBe(true);
});

test('only the last thirteen tricks count, a point each (R-GW-3)', () => {
  const over = after(52);
  const { taken } = germanWhist.view(over);
  expect(germanWhist.outcome(over)?.points).toEqual({ P1: taken.S, P2: taken.N });
  expect(taken.S + taken.N).toBe(13);
});
