import { CARDS, makeCard, STRAINS } from '@overtrick/rules/cards/card';
import { cardsOf, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, sideOf } from '@overtrick/rules/cards/seat';
import { type Deal, makeDeal } from '@overtrick/rules/deals/deal';
import { seedFor, times } from '@overtrick/rules/internals/testing/length';
import type { HandsPosition } from '@overtrick/rules/play/position';
import { below, pick, type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { describe, expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { minimax, minimaxAfter } from './minimax.ts';
import { readModule } from './node.ts';
import { afterCard, legalIn, positionOf, tricksIn } from './position.ts';
import { solveCards, solvePosition } from './solve.ts';

/** The number of endings of each size. */
const COUNT = times(60, 5000);

/** The sizes of endings; plain minimax takes minutes for the longer ones. */
const SIZES = [1, 2, 3, 4, 5, 6, 7].slice(0, times(5, 7));

const module = readModule();

/** Draws an ending. Endings with few suits are more interesting than those in which nobody can follow. */
function randomEnding(random: Random, size: number): HandsPosition {
  const suits = shuffled(random, [0, 1, 2, 3]).slice(0, 2 + below(random, 3));
  const pack = shuffled(
    random,
    CARDS.filter((card) => suits.includes(Math.floor(card / 13))),
  );
  const hands: Deal = bySeat((seat) => {
    const at = SEATS.indexOf(seat) * size;
    return setOf(pack.slice(at, at + size));
  });
  const position = positionOf(hands, pick(random, STRAINS), pick(random, SEATS));
  if (!position.ok) throw new Error(position.why);
  return afterSome(random, position.value);
}

/** Plays up to three cards, so that positions are in the middle of a trick as often as at its beginning. */
function afterSome(random: Random, start: HandsPosition): HandsPosition {
  let position = start;
  for (let cards = below(random, 4); cards > 0; cards--)
    position = afterCard(position, pick(random, cardsOf(legalIn(position))));
  return position;
}

const described = ({ play: { hands, trump, turn, trick } }: HandsPosition): string =>
  `${makeDeal(hands)} ${trump ?? 'N'} ${turn} ${trick.map(({ card }) => makeCard(card)).join(' ')}`;

describe.each([
  ['a table of 64 MB', 64],
  ['the smallest table', 4],
])('%s', (_, megabytes) => {
  test.each(SIZES)('endings of %d cards come out as by plain minimax', (size) => {
    const engine = createEngine(module, { megabytes });
    const random = seededRandom(seedFor(`endings ${size}`));
    for (let i = 0; i < COUNT / (size < 5 ? 1 : size < 6 ? 15 : size < 7 ? 30 : 100); i++) {
      const position = randomEnding(random, size);
      const tricks = tricksIn(position);
      const seen = new Map<string, number>();
      const ours = (value: number) => (sideOf(position.play.turn) === 'NS' ? value : tricks - value);
      const value = ours(minimax(position, seen));
      expect(solvePosition(engine, position), described(position)).toEqual({ lower: value, upper: value });
      const cards = [...solveCards(engine, position)].map(([card, { lower }]) => [card, lower]);
      const plain = cardsOf(legalIn(position)).map((card) => [
        card,
        ours(minimaxAfter(position, card, seen)),
      ]);
      expect(new Map(cards as [number, number][]), described(position)).toEqual(
        new Map(plain as [number, number][]),
      );
    }
  });
});
