import { expect, test } from 'vitest';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { fiveHundred } from './index.ts';

/** A bidder, the points that they won or lost, and the other player's points for tricks. */
type Deal = readonly [bidder: Party, value: number, others: number] | 'passed out';

const after = (deals: readonly Deal[], options = { target: 500, dealLimit: 0 }) =>
  deals.reduce(
    (sheet, deal) => {
      const terms = fiveHundred.next(sheet);
      if (terms === undefined) throw new Error('the match is over');
      return fiveHundred.add(sheet, outcomeOf(terms, deal));
    },
    fiveHundred.start(options, ['P1', 'P2']),
  );

function outcomeOf(terms: Outcome['terms'], deal: Deal): Outcome {
  if (deal === 'passed out') return { terms, tricks: 0, points: { P1: 0, P2: 0 }, items: [] };
  const [bidder, value, others] = deal;
  const other = bidder === 'P1' ? 'P2' : 'P1';
  return {
    terms,
    strain: 'H',
    declaring: bidder,
    tricks: 8,
    points: { [bidder]: value, [other]: others },
    items: [
      { reason: 'bid', party: bidder, points: value, line: 'above' },
      { reason: 'tricks', party: other, points: others, line: 'above' },
    ],
  };
}

test('R-SW-2: who reaches 500 by a bid of his own has won', () => {
  const sheet = after([
    ['P1', 300, 20],
    ['P1', 220, 30],
  ]);
  expect(fiveHundred.next(sheet)).toBeUndefined();
  expect(fiveHundred.standing(sheet)).toEqual({ over: true, totals: { P1: 520, P2: 50 }, winner: 'P1' });
});

test('R-SW-2: points for single tricks do not win the match, the next bid made does', () => {
  const near: readonly Deal[] = [
    ['P1', 480, 0],
    ['P2', 60, 40],
  ];
  const sheet = after(near);
  expect(fiveHundred.standing(sheet)).toEqual({ over: false, totals: { P1: 520, P2: 60 } });
  expect(fiveHundred.standing(after([...near, ['P1', -60, 50]])).over).toBe(false);
  expect(fiveHundred.standing(after([...near, ['P1', 40, 30]])).winner).toBe('P1');
});

test('R-SW-2: who falls to −500 has lost', () => {
  const sheet = after([
    ['P1', -260, 60],
    ['P1', -240, 50],
  ]);
  expect(fiveHundred.standing(sheet)).toEqual({ over: true, totals: { P1: -500, P2: 110 }, winner: 'P2' });
});

test('the players deal in turn, also after a deal that was passed out', () => {
  const dealer = (...deals: Deal[]) => fiveHundred.next(after(deals))?.dealer;
  expect([dealer(), dealer('passed out'), dealer('passed out', ['P1', 40, 40])]).toEqual(['S', 'W', 'S']);
  expect(fiveHundred.rows(after(['passed out'])).rows[0]?.passed).toBe(true);
});

test('a match of so many deals is won by the higher score', () => {
  const options = { target: 500, dealLimit: 1 };
  expect(fiveHundred.standing(after([['P2', -100, 50]], options)).winner).toBe('P1');
  expect(fiveHundred.fit?.({ target: 300, dealLimit: 0 }, 4)).toEqual({ target: 300, dealLimit: 4 });
});
