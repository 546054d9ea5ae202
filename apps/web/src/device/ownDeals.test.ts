import { drawWished, parseWish } from '@overtrick/formats/dealer/wish/wish';
import { defined } from '@overtrick/rules/assert';
import { SEATS } from '@overtrick/rules/cards/seat';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { solveDeclarer } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import { FIRST_OWN, LEARNER_DEALS, LEARNERS_GAME, learnersTable } from './ownDeals.ts';

const game = defined(findGame(LEARNERS_GAME), 'the game is in the list');
/** Tricks of the least contract. */
const LEAST = 7;

test('the learner declares, and something can be made', () => {
  const wish = parseWish(LEARNER_DEALS);
  if (!wish.ok) throw new Error(wish.why);
  const random = seededRandom('learner');
  const engine = createEngine(readModule(), { megabytes: 32 });
  for (let i = 0; i < 12; i++) {
    const dealer = SEATS[i % 4] ?? 'N';
    const deal = drawWished(wish.value, random, { dealer });
    const state = game.start({ dealer, vul: 'none', deal }, {});
    expect(game.toAct(state)).toEqual(['S']);
    const { lower } = solveDeclarer(engine, deal, 'S', 'N');
    const most = Math.max(
      lower,
      ...(['S', 'H'] as const).map((suit) => solveDeclarer(engine, deal, 'S', suit).lower),
    );
    expect(most).toBeGreaterThanOrEqual(LEAST);
  }
});

test('only the first deals are chosen', () => {
  expect(learnersTable(0)).toMatchObject({ deals: LEARNER_DEALS, matchOptions: { deals: FIRST_OWN } });
  expect(learnersTable(FIRST_OWN - 1)).toMatchObject({ matchOptions: { deals: 1 } });
  expect(learnersTable(FIRST_OWN)).toEqual({ policies: { undo: 'free', hints: true } });
});
