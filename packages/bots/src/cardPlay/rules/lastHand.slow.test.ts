import { termsOfBoard } from '@overtrick/rules/deals/board';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { beats } from '@overtrick/rules/play/trick';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { BRIDGE, stateAfter, viewOnTurn } from '../../suites/table.ts';
import { firstOf } from './choice.ts';
import { DECLARER_FOLLOWS } from './declarerFollow.ts';
import { DEFENDER_FOLLOWS } from './defenderFollow.ts';
import { winsForFree } from './follow.ts';
import { positionOf } from './position.ts';

const DEALS = times(300, 3000);
const TRICKS = 5;
const AUCTIONS = ['P P 1NT P 3NT P P P', 'P P P 1NT P 3NT P P P'];

test('the last hand takes a trick at notrump that a card below its winners takes', () => {
  let looked = 0;
  for (let board = 1; board <= DEALS; board++) {
    const random = seededRandom(seedFor(`last ${board}`));
    const { vul } = termsOfBoard(board);
    let state = stateAfter(randomDeal(random), AUCTIONS[board % AUCTIONS.length] ?? '', vul);
    for (let cards = 0; cards < 4 * TRICKS; cards++) {
      const view = viewOnTurn(state);
      const legal = view.legal.flatMap((one) => (one.kind === 'play' ? [one.card] : []));
      const p = positionOf(view, legal);
      const best = p?.best;
      if (p !== undefined && best !== undefined && best.seat !== p.partner && winsForFree(p)) {
        const choice = firstOf(p, p.seesSide ? DECLARER_FOLLOWS : DEFENDER_FOLLOWS);
        const wins = choice !== undefined && beats(choice.card, best.card, p.trump);
        expect(wins, `board ${board}: ${choice?.reason}`).toBe(true);
        looked += 1;
      }
      const [action] = shuffled(random, view.legal);
      const [seat] = BRIDGE.toAct(state);
      if (seat === undefined || action === undefined) break;
      state = BRIDGE.apply(state, seat, action);
    }
  }
  expect(looked).toBeGreaterThan(DEALS / 2);
});
