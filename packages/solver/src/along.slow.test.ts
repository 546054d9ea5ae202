import { defined } from '@overtrick/rules/assert';
import type { Card } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { sideOf } from '@overtrick/rules/cards/seat';
import { randomDeal } from '@overtrick/rules/deals/deal';
import { legalCards } from '@overtrick/rules/play/play';
import { pick, seededRandom } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { readModule } from './node.ts';
import { afterCards, positionOf } from './position.ts';
import { bestLine, solvePosition, tricksAlong } from './solve.ts';

const engine = createEngine(readModule());

function value<T>(result: { readonly ok: boolean; readonly value?: T }): T {
  return defined(result.ok ? result.value : undefined, 'a position');
}

test.each(['N', 'H'] as const)(
  'along random plays in %s each number is that of its position solved alone',
  (strain) => {
    const random = seededRandom(`along ${strain}`);
    for (const leader of ['N', 'E'] as const) {
      const start = value(positionOf(randomDeal(random), strain, leader));
      const cards: Card[] = [];
      let position = start;
      const expected = [solvePosition(engine, start).lower];
      for (let i = 0; i < 52; i++) {
        const card = pick(random, cardsOf(legalCards(position.rules, position.play)));
        cards.push(card);
        position = value(afterCards(position, [card]));
        const { taken, turn } = position.play;
        const won = leader === 'N' ? taken.N + taken.S : taken.E + taken.W;
        const left = i === 51 ? 0 : solvePosition(engine, position).lower;
        const all = 13 - taken.N - taken.E - taken.S - taken.W;
        expected.push(won + (sideOf(turn) === sideOf(leader) ? left : all - left));
      }
      expect(tricksAlong(engine, start, cards)).toEqual(expected);
      // who errs loses: the lead's side never gains by a card of its own
      for (const [i, card] of cards.entries()) {
        const before = value(afterCards(start, cards.slice(0, i)));
        const isOwn = sideOf(before.play.turn) === sideOf(leader);
        const change = (expected[i + 1] ?? 0) - (expected[i] ?? 0);
        expect(isOwn ? change <= 0 : change >= 0, String(card)).toBe(true);
      }
      const line = bestLine(engine, start);
      expect(new Set(tricksAlong(engine, start, line))).toEqual(new Set([expected[0]]));
    }
  },
);

test('a card that may not be played is a bug of the caller', () => {
  const start = value(positionOf(randomDeal(seededRandom('wrong')), 'N', 'N'));
  const [card = 0] = cardsOf(start.play.hands.E);
  expect(() => tricksAlong(engine, start, [card])).toThrow();
});
