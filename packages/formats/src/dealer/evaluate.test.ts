import { pointsOf, type Suit, suitOf } from '@overtrick/rules/cards/card';
import { cardsOf, suitLength } from '@overtrick/rules/cards/cardSet';
import { SEAT_NAMES, SEATS } from '@overtrick/rules/cards/seat';
import { type Deal, parseDeal, parseHand, randomDeal } from '@overtrick/rules/deals/deal';
import { seededRandom } from '@overtrick/rules/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealtOf } from './dealt.ts';
import { evaluatorOf } from './evaluate.ts';
import { parseCondition, parseScript } from './script.ts';

// North AQ962.K7.QJ4.983 (12), East K85.A943.T65.KQ6 (12), South T4.QJT82.A97.AJ2 (12), West J73.65.K832.T754 (4)
const DEAL = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
const deal = dealOf(DEAL);

function dealOf(text: string): Deal {
  const read = parseDeal(text, true);
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

function worthOf(text: string, of: Deal = deal): number {
  const read = parseCondition(text);
  if (!read.ok) throw new Error(`${read.at}: ${read.why}`);
  return evaluatorOf(read.value)(dealtOf(of));
}

describe('what a hand counts', () => {
  test.each([
    ['hcp(north)', 12],
    ['hcp(west)', 4],
    ['HCP(N)', 12],
    ['hcp(north, spades)', 6],
    ['hcp(north, h)', 3],
    ['spades(north)', 5],
    ['heart(north)', 2],
    ['diamonds(west)', 4],
    ['clubs(south)', 3],
    ['controls(north)', 3],
    ['control(south, clubs)', 2],
    ['aces(south)', 2],
    ['kings(east)', 2],
    ['queens(north)', 2],
    ['jacks(south)', 2],
    ['tens(south)', 2],
    ['tens(south, spades)', 1],
    ['top2(north, spades)', 1],
    ['top3(north, spades)', 2],
    ['top4(south, hearts)', 2],
    ['top5(south, hearts)', 3],
    ['c13(north)', 6 + 2 + 4 + 2 + 1],
    // AQ962 1, K7 1, QJ4 2, 983 3
    ['losers(north)', 7],
    // J73 3, 65 2, K832 2, T754 3
    ['losers(west)', 10],
    ['loser(west, hearts)', 2],
  ])('%s is %i', (text, value) => {
    expect(worthOf(text)).toBe(value);
  });

  test.each([
    ['AK.AQ.A.8765432', 'losers(north)', 0 + 1 + 0 + 3],
    ['A.K.Q432.8765432', 'losers(north)', 0 + 1 + 2 + 3],
    ['.KQ.AQJ32.765432', 'losers(north)', 0 + 1 + 1 + 3],
  ])('losers are short of ace, king and queen, no more than cards: %s', (hand, text, value) => {
    const north = parseHand(hand);
    expect(north.ok && worthOf(text, { ...deal, N: north.value })).toBe(value);
  });
});

describe('shapes and cards', () => {
  test.each([
    ['shape(north, 5233)', 1],
    ['shape(north, any 5332)', 1],
    ['shape(north, 5332)', 0],
    ['shape(north, any 4333 + any 4432 + any 5332)', 1],
    ['shape(north, 5xxx)', 1],
    ['shape(north, x2x3)', 1],
    ['shape(north, xxxx - any 5332)', 0],
    ['shape(north, xxxx - any 5332 + 5233)', 1],
    ['shape(south, any 5xxx - 5xxx)', 1],
    ['shape(west, any 4432 - 3xxx)', 0],
    ['hascard(north, AS)', 1],
    ['hascard(north, SA)', 1],
    ['hascard(south, TH)', 1],
    ['hascard(south, 10h)', 1],
    ['hascard(east, 2C)', 0],
  ])('%s is %i', (text, value) => {
    expect(worthOf(text)).toBe(value);
  });
});

describe('operators', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['17 / 5', 3],
    ['-17 / 5', -3],
    ['17 % 5', 2],
    ['17 / 0', 0],
    ['17 % 0', 0],
    ['1 || 0 && 0', 1],
    ['1 or 0 and 0', 1],
    ['not 0 and 0', 0],
    ['!0 == 1', 1],
    ['2 > 1 == 1', 1],
    ['1 + 1 == 2 && 3 != 4', 1],
    ['3 <= 3 and 3 >= 4 or 2 < 1', 0],
    ['1 ? 5 : 7', 5],
    ['0 ? 5 : 1 ? 6 : 7', 6],
    ['--3', 3],
    ['!!7', 1],
    ['7 && 9', 1],
    ['hcp(north) + hcp(south) > 25', 0],
    ['hcp(north) == hcp(south) /* the same */ # and a comment', 1],
  ])('%s is %i', (text, value) => {
    expect(worthOf(text)).toBe(value);
  });

  test('a name is worked out for each deal', () => {
    const script = parseScript('points = hcp(north) + hcp(south)\ncondition points + points');
    const condition = script.ok ? script.value.condition : undefined;
    if (condition === undefined) throw new Error('no condition');
    const evaluate = evaluatorOf(condition);
    const random = seededRandom('names');
    for (let i = 0; i < 20; i++) {
      const drawn = randomDeal(random);
      expect(evaluate(dealtOf(drawn))).toBe(2 * (pointsIn(drawn, 'N') + pointsIn(drawn, 'S')));
    }
  });

  test('names that double each other take no longer for it', () => {
    const lines = Array.from({ length: 60 }, (_, i) => `n${i + 1} = n${i} + n${i}`);
    const script = parseScript(['n0 = aces(south)', ...lines, 'condition n60'].join('\n'));
    const condition = script.ok ? script.value.condition : undefined;
    if (condition === undefined) throw new Error('no condition');
    expect(evaluatorOf(condition)(dealtOf(deal))).toBe(2 ** 61);
  });
});

test('every deal has the counts that its cards have', () => {
  const seats = fc.constantFrom(...SEATS);
  fc.assert(
    fc.property(fc.string(), seats, fc.constantFrom<Suit>('C', 'D', 'H', 'S'), (seed, seat, suit) => {
      const drawn = randomDeal(seededRandom(seed));
      const cards = cardsOf(drawn[seat]);
      const name = SEAT_NAMES[seat];
      expect(worthOf(`hcp(${name})`, drawn)).toBe(pointsIn(drawn, seat));
      expect(worthOf(`hcp(${name}, ${suit})`, drawn)).toBe(
        cards.filter((card) => suitOf(card) === suit).reduce((sum, card) => sum + pointsOf(card), 0),
      );
      const lengths = (['S', 'H', 'D', 'C'] as const).map((each) => suitLength(drawn[seat], each));
      if (Math.max(...lengths) < 10) {
        expect(worthOf(`shape(${name}, ${lengths.join('')})`, drawn)).toBe(1);
        expect(worthOf(`shape(${name}, any ${lengths.toSorted().join('')})`, drawn)).toBe(1);
        expect(worthOf(`shape(${name}, xxxx - ${lengths.join('')})`, drawn)).toBe(0);
      }
    }),
  );
});

const pointsIn = (of: Deal, seat: 'N' | 'E' | 'S' | 'W'): number =>
  cardsOf(of[seat]).reduce((sum, card) => sum + pointsOf(card), 0);
