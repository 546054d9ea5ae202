import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type Card, makeCard, rankIndex, SUITS } from '@overtrick/rules/cards/card';
import { cardsOf, FULL, inSuit, minus, setOf, union } from '@overtrick/rules/cards/cardSet';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seededRandom } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { findLevel } from '../../levels.ts';
import { handFrom } from '../../suites/table.ts';

const game = defined(findGame('draw'), 'a game of drawing');
const engine = createEngine(readModule(), { megabytes: 16 });
const expert = defined(findLevel('expert'), 'a level');

/**
 * Returns the expert's lead, as South, to the last trick for the stock: both players have kept these cards, two are
 * left to draw and the others are out of play. Those come in pairs of a suit, one from each player, South's the higher
 * one.
 */
function leadOf(south: string, north: string, stock: string): string {
  const [own, theirs, left] = [south, north, stock].map(handFrom) as [typeof FULL, typeof FULL, typeof FULL];
  const away = minus(FULL, union(own, union(theirs, left)));
  const pairs = SUITS.flatMap((suit) => {
    const cards = cardsOf(inSuit(away, suit)).toSorted((a, b) => rankIndex(b) - rankIndex(a));
    return cards.flatMap((card, i): [Card, Card][] =>
      i % 2 === 0 ? [[card, defined(cards[i + 1], 'a pair')]] : [],
    );
  });
  const [firstOwn = 0, ...drawnOwn] = cardsOf(own);
  const [firstTheirs = 0, ...drawnTheirs] = cardsOf(theirs);
  const rows = {
    N: setOf([...pairs.map(([, card]) => card), firstTheirs]),
    S: setOf([...pairs.map(([card]) => card), firstOwn]),
    stock: [...drawnOwn.flatMap((card, i) => [card, defined(drawnTheirs[i], 'as many')]), ...cardsOf(left)],
  };
  const order = [...cardsOf(rows.N), ...rows.stock.slice(0, 13), ...cardsOf(rows.S), ...rows.stock.slice(13)];
  const steps = pairs.map(([card, other]) => `S ${makeCard(card)}, N ${makeCard(other)}`).join(', ');
  const state = afterSteps(game, setupOf(order.map(makeCard).join(' '), 'N'), {}, steps);
  const view = game.view(state, 'S');
  const { action } = expert.bot(game, view, { ...expert.budget, engine }, seededRandom('exchange'));
  return makeAction(action);
}

describe('an expert thinks of the hand that is left, and of the other one', () => {
  test.each([
    // North has only honours of the suit, and must play one of them
    ['H', 'AKJ982.43.KJ6.52', 'QT7.AKQ.AQ98.QT9', '...86'],
    ['H', 'AKJ98.43.KJ6.542', 'QT7.A.AQ98.QT976', '3...8'],
    ['D', 'AQJ984.KJ6.4.532', 'KT7.AQ98.KQ.QT97', '...86'],
    ['C', 'KJ6.AKJ984.53.64', 'AQ98.QT3.QT97.AK', '..8.Q'],
    ['S', '3.KQJ984.AJ6.742', 'AK.AT7.KQT8.QT98', '...53'],
    ['D', 'AKJ982.Q52.6.QJ3', 'T73.KT98.AK.AT97', '...86'],
    // a bare honour loses to North's higher ones; a small card of a long suit becomes a trick
    ['H', 'AKQT85.Q.KQJT64.', '743.AKJT.A97.QJT', '...98'],
    ['H', 'AQJT976.K.KQJ42.', 'K84.AQ87.AT9.QJT', '3..8.'],
    ['C', 'AKQT83.KQJT64..Q', '974.A97.QJT.AKJT', '..98.'],
    ['D', 'KQJ42.AQJT976.K.', 'AT9.K84.AQ87.QJT', '8.3..'],
  ])('leads a card of %s from %s while North has %s', (suit, south, north, stock) => {
    expect(leadOf(south, north, stock)[0]).toBe(suit);
  });
});
