import { makeAction } from '@overtrick/rules/action';
import { SEATS } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { times } from '@overtrick/rules/internals/testing/length';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import { novice } from '../../novice.ts';
import { BRIDGE } from '../../suites/table.ts';
import { decideByDeliberation } from './decide.ts';

const engine = createEngine(readModule(), { megabytes: 16 });
const POSITIONS = times(3, 100);
const SEEDS = ['b', 'c', 'd', 'e', 'f'];
const MOST_DEALS = 400;

/** Returns the calls that the same position gets with each seed, where layouts were imagined. */
function* positions(): Generator<readonly string[]> {
  for (let board = 1; board <= MOST_DEALS; board++) {
    const deal = randomDeal(seededRandom(`repeat ${board}`));
    const dealer = SEATS[board % SEATS.length] ?? 'N';
    let state = BRIDGE.start({ dealer, vul: vulOfBoard(board), board, deal }, { dummySeesDeclarer: false });
    for (let [seat] = BRIDGE.toAct(state); seat !== undefined; [seat] = BRIDGE.toAct(state)) {
      const view = BRIDGE.view(state, seat);
      if (view.phase !== 'auction') break;
      const budget = { worlds: 4, positions: 200_000, engine };
      const first = decideByDeliberation(BRIDGE, view, budget, seededRandom('first'));
      if (first?.values !== undefined)
        yield [
          makeAction(first.action),
          ...SEEDS.map((seed) => {
            const found = decideByDeliberation(BRIDGE, view, budget, seededRandom(seed));
            return found === undefined ? '' : makeAction(found.action);
          }),
        ];
      const { action } = novice(BRIDGE, view, { worlds: 1 }, seededRandom('novice'));
      state = BRIDGE.apply(state, seat, action);
    }
  }
}

function firstOf<Item>(items: Iterable<Item>, count: number): readonly Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length === count) break;
    first.push(item);
  }
  return first;
}

test('the same position gets the same call, whatever the seed', () => {
  const asked = firstOf(positions(), POSITIONS);
  expect(asked).toHaveLength(POSITIONS);
  const same = asked.filter((calls) => new Set(calls).size === 1);
  expect(same.length).toBeGreaterThanOrEqual(0.8 * POSITIONS);
});
