import { readFileSync } from 'node:fs';
import { defined } from '@overtrick/rules/assert';
import { isStrain, makeCard, parseCard, STRAINS } from '@overtrick/rules/cards/card';
import { isSeat, SEATS } from '@overtrick/rules/cards/seat';
import { type Deal, parseDeal } from '@overtrick/rules/deals/deal';
import type { HandsPosition } from '@overtrick/rules/play/position';
import { describe, expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { readModule } from './node.ts';
import { positionOf } from './position.ts';
import { bestLine, canTake, exactTable, isKnown, solveCards, solvePosition, solveTable } from './solve.ts';

const module = readModule();
const linesOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

function dealOf(text: string | undefined): Deal {
  const deal = parseDeal(text ?? '');
  if (!deal.ok) throw new Error(deal.why);
  return deal.value;
}

function positionIn(
  text: string,
  strain: string,
  leader: string,
  played: readonly string[] = [],
): HandsPosition {
  if (!isStrain(strain) || !isSeat(leader)) throw new Error(`${strain} ${leader}`);
  const cards = played.map((card) => defined(parseCard(card), card));
  const position = positionOf(dealOf(text), strain, leader, cards);
  if (!position.ok) throw new Error(position.why);
  return position.value;
}

/** A hard deal: single suits from top to bottom in turn, each hand void somewhere. */
const FREAK = 'N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962';

describe('whole deals', () => {
  test.each([
    ['64 MB', 64],
    ['4 MB', 4],
  ])('all 20 results agree with two other solvers, with %s of memory', (_, megabytes) => {
    const engine = createEngine(module, { megabytes });
    const lines = linesOf('tables.txt');
    for (const [deal, numbers] of megabytes === 4 ? lines.slice(0, 4) : lines) {
      const table = exactTable(solveTable(engine, dealOf(deal)));
      const found = SEATS.flatMap((seat) => STRAINS.map((strain) => table?.[seat][strain]));
      expect(found.join(' '), deal).toBe(numbers);
    }
  });

  test('all 13 leads agree with two other solvers', () => {
    const engine = createEngine(module);
    for (const [deal = '', strain = '', leader = '', results = ''] of linesOf('leads.txt')) {
      const cards = solveCards(engine, positionIn(deal, strain, leader));
      const found = [...cards].map(([card, { lower }]) => `${makeCard(card)}${lower}`);
      expect(found.sort(), deal).toEqual(results.trim().split(' ').sort());
    }
  });

  test('endings of six and seven cards agree with a search by brute force written apart', () => {
    const engines = [4, 64].map((megabytes) => createEngine(module, { megabytes }));
    for (const [at, [deal = '', strain = '', leader = '', played = '', results = '']] of linesOf(
      'endings.txt',
    ).entries()) {
      const engine = defined(engines[at % 2], 'two engines');
      const cards = solveCards(engine, positionIn(deal, strain, leader, played.split(' ').filter(Boolean)));
      const found = [...cards].map(([card, { lower }]) => `${makeCard(card)}${lower}`);
      expect(found.sort(), deal).toEqual(results.split(' ').sort());
    }
  });

  test('only the strains asked for are solved', () => {
    const [deal] = linesOf('tables.txt')[0] ?? [];
    const told: string[] = [];
    const table = solveTable(createEngine(module), dealOf(deal), ['H'], (declarer, strain) =>
      told.push(declarer + strain),
    );
    expect(told.sort()).toEqual(['EH', 'NH', 'SH', 'WH']);
    expect(isKnown(table.N.H)).toBe(true);
    expect(table.N.S).toEqual({ lower: 0, upper: 13 });
    expect(exactTable(table)).toBeUndefined();
  });
});

describe('an end before the end', () => {
  test('a search that is ended gives bounds within which the result lies', () => {
    let left = 3;
    const engine = createEngine(module, { isSpent: () => left-- <= 0 });
    const position = positionIn(FREAK, 'N', 'W');
    const bounds = solvePosition(engine, position);
    expect(isKnown(bounds)).toBe(false);
    expect(bounds.lower).toBeGreaterThanOrEqual(0);
    expect(bounds.upper).toBeLessThanOrEqual(13);
    expect(bestLine(engine, position)).toEqual([]);
  });

  test('an engine goes on to the right result after it', () => {
    let isSpent = true;
    const engine = createEngine(module, { isSpent: () => isSpent });
    const [deal = '', numbers = ''] = linesOf('tables.txt')[3] ?? [];
    solveTable(engine, dealOf(deal));
    isSpent = false;
    const table = exactTable(solveTable(engine, dealOf(deal)));
    expect(SEATS.flatMap((seat) => STRAINS.map((strain) => table?.[seat][strain])).join(' ')).toBe(numbers);
  });
});

describe('a position', () => {
  const ENDING = 'N:A2.3.. K4.5.. .Q.A.J 5..6.Q';

  test('at its best line both sides take what they can', () => {
    const engine = createEngine(module);
    for (const [deal = '', strain = '', leader = ''] of linesOf('leads.txt').slice(0, 3)) {
      const start = positionIn(deal, strain, leader);
      const line = bestLine(engine, start).map(makeCard);
      expect(line).toHaveLength(52);
      const { lower } = solvePosition(engine, start);
      const half = solvePosition(engine, positionIn(deal, strain, leader, line.slice(0, 26)));
      expect(isKnown(half)).toBe(true);
      for (let tricks = 0; tricks <= 14; tricks++)
        expect(canTake(engine, start, tricks), `${deal} ${tricks}`).toBe(tricks <= lower);
    }
  });

  test('cards that are not held, or do not follow, are refused', () => {
    const cards = (...texts: string[]) => texts.map((text) => defined(parseCard(text), text));
    const deal = dealOf(ENDING);
    expect(positionOf(deal, 'S', 'N', cards('SK'))).toMatchObject({
      code: 'ERR_CARD_NOT_HELD',
      at: 'card 1',
      why: "SK is E's, and N is to play",
    });
    expect(positionOf(deal, 'S', 'N', cards('SA', 'H5'))).toMatchObject({ code: 'ERR_REVOKE', at: 'card 2' });
    expect(positionOf({ ...deal, E: deal.N }, 'S', 'N')).toMatchObject({ code: 'ERR_CARD_TWICE' });
    expect(positionOf({ ...deal, E: { lo: 0, hi: 0 } }, 'S', 'N')).toMatchObject({ code: 'ERR_HAND_SIZE' });
  });

  test('nothing is left to take at the end', () => {
    expect(solvePosition(createEngine(module), positionIn('N:... ... ... ...', 'N', 'N'))).toEqual({
      lower: 0,
      upper: 0,
    });
  });
});
