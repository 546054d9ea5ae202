import { expect, test } from 'vitest';
import { defined } from '../assert.ts';
import { type CardSet, cardsOf, FULL, isSubset, setOf } from '../cards/cardSet.ts';
import { seededRandom } from '../random.ts';
import { makeHand, parseHand } from './deal.ts';
import { drawBySlip, lessCards, type Slip, slipOf } from './slip.ts';

const hand = (text: string): CardSet => {
  const read = parseHand(text);
  return defined(read.ok ? read.value : undefined, text);
};

test('a slip has the points and the length of each suit', () => {
  expect(slipOf(hand('AQ962.K7.QJ4.983'))).toEqual({ points: 12, S: 5, H: 2, D: 3, C: 3 });
});

test('played cards come off it', () => {
  const slip = slipOf(hand('AQ962.K7.QJ4.983'));
  expect(lessCards(slip, hand('A2.7.J.'))).toEqual({ points: 7, S: 3, H: 1, D: 2, C: 3 });
});

test('every hand that fits is as likely', () => {
  const unseen = hand('AKT9.QJ4.K32.');
  const slip: Slip = { points: 6, S: 2, H: 1, D: 1, C: 0 };
  const pairs = (cards: readonly number[]) => cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b]));
  const [spades, hearts, diamonds] = [hand('AKT9...'), hand('.QJ4..'), hand('..K32.')].map(cardsOf);
  const fitting = pairs(spades ?? []).flatMap((two) =>
    (hearts ?? []).flatMap((heart) => (diamonds ?? []).map((diamond) => setOf([...two, heart, diamond]))),
  );
  const wanted = fitting.filter((some) => slipOf(some).points === 6).map(makeHand);
  expect(wanted).toHaveLength(6);
  const random = seededRandom('slip');
  const counts = new Map(wanted.map((text) => [text, 0]));
  for (let i = 0; i < 900; i++) {
    const text = makeHand(drawBySlip(unseen, slip, random));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const [text, count] of counts) expect(Math.abs(count - 150), `${text}: ${count}`).toBeLessThan(75);
});

test('a whole hand', () => {
  const random = seededRandom('hand');
  for (const text of ['AQ962.K7.QJ4.983', 'AKQJT98765432...', '5432.432.432.432', 'AKQ.AKQ.AKQ.AKQJ']) {
    const slip = slipOf(hand(text));
    const drawn = drawBySlip(FULL, slip, random);
    expect(slipOf(drawn)).toEqual(slip);
    expect(isSubset(drawn, FULL)).toBe(true);
  }
});

test('a slip that nothing fits is a bug', () => {
  const slip: Slip = { points: 3, S: 1, H: 0, D: 0, C: 0 };
  expect(() => drawBySlip(hand('AQ...'), slip, seededRandom(''))).toThrow('some hand fits the slip');
});
