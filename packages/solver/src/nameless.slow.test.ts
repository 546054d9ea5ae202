import { type Card, STRAINS, type Strain } from '@overtrick/rules/cards/card';
import { setOf, size } from '@overtrick/rules/cards/cardSet';
import { bySeat, lho, SEATS } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import { below, type Random, seededRandom, shuffled } from '@overtrick/rules/random';
import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { namelessQuestion } from './nameless.ts';
import { readModule } from './node.ts';
import { positionOf } from './position.ts';
import { solvePosition, solveTable } from './solve.ts';

const module = readModule();
const RANKS = [...Array(13).keys()];

/**
 * Draws a deal that stays the same after a quarter turn with each suit renamed as the next: the split of one suit
 * determines the others.
 */
function turningDeal(random: Random, length: number): Deal {
  const ranks = shuffled(random, RANKS).slice(0, length);
  const seatOf = new Map(ranks.map((rank) => [rank, below(random, 4)]));
  return bySeat((seat) => {
    const cards: Card[] = [];
    for (const suit of [0, 1, 2, 3])
      for (const [rank, owner] of seatOf)
        if ((owner + suit) % 4 === SEATS.indexOf(seat)) cards.push(suit * 13 + rank);
    return setOf(cards);
  });
}

/** Solves each result by a separate search. */
function alone(deal: Deal, strain: Strain): readonly number[] {
  return SEATS.map((declarer) => {
    const position = positionOf(deal, strain, lho(declarer));
    if (!position.ok) throw new Error(position.why);
    const { lower } = solvePosition(createEngine(module, { megabytes: 4 }), position.value);
    return size(deal.N) - lower;
  });
}

test('a table of a deal that turns into itself holds what each question alone gives', () => {
  const random = seededRandom('turning');
  for (let i = 0; i < 20; i++) {
    const deal = turningDeal(random, 2 + below(random, 5));
    const table = solveTable(createEngine(module, { megabytes: 4 }), deal);
    for (const strain of STRAINS)
      expect(SEATS.map((seat) => table[seat][strain].lower)).toEqual(alone(deal, strain));
  }
});

test('such a deal asks each question of its turns once; another deal asks all twenty', () => {
  const questions = (deal: Deal): number =>
    new Set(STRAINS.flatMap((strain) => SEATS.map((leader) => namelessQuestion(deal, leader, strain)))).size;
  const random = seededRandom('questions');
  expect(questions(turningDeal(random, 13))).toBeLessThanOrEqual(5);
  const cards = shuffled(random, [...Array(52).keys()]);
  expect(
    questions(bySeat((seat) => setOf(cards.slice(SEATS.indexOf(seat) * 13, SEATS.indexOf(seat) * 13 + 13)))),
  ).toBe(20);
});
