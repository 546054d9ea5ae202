import { expect, test } from 'vitest';
import { suitOf } from '../../cards/card.ts';
import { lho, SEATS } from '../../cards/seat.ts';
import { randomSetup, rowOf } from '../../deals/setup.ts';
import { seededRandom } from '../../random.ts';
import { ohHell } from './index.ts';

const setup = randomSetup({ dealer: 'E', vul: 'none' }, seededRandom('oh hell'), true);
const first = ohHell.start(setup, { cards: 10 });

const bid = (tricks: readonly number[]) =>
  tricks.reduce((state, number) => {
    const seat = ohHell.toAct(state)[0] ?? 'N';
    return ohHell.apply(state, seat, { kind: 'bid', tricks: number });
  }, first);

test("ten cards each; the next one lies open, is nobody's, and its suit is trumps (R-OH-1)", () => {
  const view = ohHell.view(first);
  const turned = rowOf(setup, 'E')[10] ?? -1;
  expect(SEATS.map((seat) => view.hands[seat].count)).toEqual([10, 10, 10, 10]);
  expect(view.stock).toEqual({ left: 12, top: turned });
  expect(view.strain).toBe(suitOf(turned));
});

test('the dealer bids last, and not the number that would let every bid be made (R-OH-2)', () => {
  expect(ohHell.toAct(first)).toEqual([lho('E')]);
  const last = bid([2, 3, 4]);
  expect(ohHell.toAct(last)).toEqual(['E']);
  const numbers = ohHell
    .legalActions(last, 'E')
    .map((action) => (action.kind === 'bid' ? action.tricks : -1));
  expect(numbers).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a bid made to the trick is ten points and one for each, another nothing (R-OH-3)', () => {
  let state = bid([2, 3, 4, 0]);
  for (;;) {
    const [seat] = ohHell.toAct(state);
    const [action] = seat === undefined ? [] : ohHell.legalActions(state, seat);
    if (seat === undefined || action === undefined) break;
    state = ohHell.apply(state, seat, action);
  }
  const { taken, trickBids = [] } = ohHell.view(state);
  const points = SEATS.map((seat) => {
    const made = trickBids.find((one) => one.seat === seat)?.tricks;
    return made === taken[seat] ? 10 + taken[seat] : 0;
  });
  expect(Object.values(ohHell.outcome(state)?.points ?? {})).toEqual(points);
});
