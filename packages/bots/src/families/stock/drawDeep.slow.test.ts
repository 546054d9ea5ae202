import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { CARDS, makeCard, parseCard } from '@overtrick/rules/cards/card';
import { findGame } from '@overtrick/rules/games/list';
import { afterSteps, setupOf } from '@overtrick/rules/internals/testing/after';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import { seededRandom, shuffled } from '@overtrick/rules/random';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { expect, test } from 'vitest';
import { decideDraw } from './draw.ts';
import { decideDrawDeeply } from './drawDeep.ts';

const engine = createEngine(readModule(), { megabytes: 4 });
const game = defined(findGame('draw-discard'), 'a game of drawing');

/** Returns South's decision, as first to draw, about the last of these cards; all earlier first cards were kept. */
function choice(first: string) {
  const top = first.split(' ').map((text) => defined(parseCard(text), text));
  const order = [...top, ...CARDS.filter((card) => !top.includes(card))].map(makeCard).join(' ');
  const turns = (top.length - 1) / 2;
  const steps = Array.from({ length: turns }, (_, turn) => (turn % 2 === 0 ? 'S keep' : 'N keep')).join(', ');
  const state = afterSteps(game, setupOf(order, 'S'), {}, steps);
  const view = game.view(state, 'S');
  const asked = [game, view, { worlds: 4, engine }, seededRandom('draw')] as const;
  const decision = decideDrawDeeply(...asked) ?? decideDraw(...asked);
  return decision && makeAction(decision.action);
}

test.each([
  ['an ace', 'SA', 'keep'],
  ['a deuce', 'C2', 'reject'],
  // four spades are held: a fifth is worth more than its rank, a small card of another suit is not
  ['a fifth spade', 'SA C3 D4 D5 SK C4 D6 D7 SQ C5 D8 D9 ST C6 H4 H5 S7', 'keep'],
  ['a single diamond beside four spades', 'SA C3 D4 D5 SK C4 D6 D7 SQ C5 D8 D9 ST C6 H4 H5 D2', 'reject'],
])('%s', (_, cards, expected) => {
  expect(choice(cards)).toBe(expected);
});

test('an ace is kept whatever is held', () => {
  const random = seededRandom(seedFor('aces'));
  for (let deal = 0; deal < times(40, 1000); deal++) {
    const cards = shuffled(random, CARDS).map(makeCard);
    const ace = cards.findIndex((card, i) => i % 8 === 0 && i < 48 && card.endsWith('A'));
    if (ace >= 0) expect(choice(cards.slice(0, ace + 1).join(' '))).toBe('keep');
  }
});

test('without the means to think it has nothing to say', () => {
  const state = afterSteps(game, setupOf(CARDS.map(makeCard).join(' '), 'S'), {}, '');
  expect(decideDrawDeeply(game, game.view(state, 'S'), { worlds: 10 }, seededRandom('draw'))).toBeUndefined();
});
