import { defined } from '@overtrick/rules/assert';
import { parseCard } from '@overtrick/rules/cards/card';
import { has, size } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { GAMES } from '@overtrick/rules/games/list';
import { describe, expect, test } from 'vitest';
import { examples } from './examples.build.ts';
import { byKey, changeTo, clamped, type Example, leap, lengthOf, type Moment, momentAt } from './moment.ts';
import { callsIn, handIn, saidBefore, stepIn, stockIn, takenIn, trickIn } from './read.ts';
import { tables } from './tables.build.ts';
import { wordsOf } from './words.ts';

const START: Moment = {
  phase: 'auction',
  N: 'AK.. 0',
  E: 'QJ.. 0',
  S: '.2.3. 0',
  W: '... 2',
  calls: '',
  trick: '',
  won: '',
  taken: '0 0 0 0',
  playing: '',
  stock: '',
};

/** A call, a trick of three cards, the start of another, the end. */
const EXAMPLE: Example = {
  dealer: 'N',
  vul: 'none',
  start: START,
  changes: [
    { did: 'N 1NT', why: 'strong', calls: 'N 1NT' },
    { did: 'E P', calls: 'N 1NT, E P', phase: 'play', playing: '1NT by N' },
    { did: 'E SQ', trick: 'E SQ', E: 'J.. 0' },
    { did: 'N H2', from: 'S', trick: 'E SQ, S H2', S: '..3. 0' },
    { did: 'N SA', trick: 'E SQ, S H2, N SA', N: 'K.. 0', won: 'N', taken: '1 0 0 0' },
    { did: 'N SK', trick: 'N SK', N: '... 0', won: '' },
    { phase: 'over', trick: '', N: 'AK.. 0' },
  ],
  parties: { NS: ['N', 'S'], EW: ['E', 'W'] },
  items: [],
};

test('a moment is the start with all changes up to it, forwards and backwards the same', () => {
  expect(momentAt(EXAMPLE, 0)).toEqual(START);
  expect(momentAt(EXAMPLE, 2)).toEqual({ ...START, phase: 'play', calls: 'N 1NT, E P', playing: '1NT by N' });
  expect(momentAt(EXAMPLE, 5)).toMatchObject({ N: 'K.. 0', E: 'J.. 0', S: '..3. 0', won: 'N' });
  expect(momentAt(EXAMPLE, 6)).toMatchObject({ trick: 'N SK', won: '', N: '... 0' });
  expect(momentAt(EXAMPLE, 0)).toEqual(START);
});

test('what differs between two moments leads from one to the other', () => {
  const [before, after] = [momentAt(EXAMPLE, 2), momentAt(EXAMPLE, 5)];
  const change = changeTo(before, after);
  expect(Object.keys(change).sort()).toEqual(['E', 'N', 'S', 'taken', 'trick', 'won']);
  expect({ ...before, ...change }).toEqual(after);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 5, 0],
  ['End', 2, 7],
  ['PageDown', 0, 2], // the play begins
  ['PageDown', 2, 5], // the end of the trick
  ['PageDown', 5, 7],
  ['PageUp', 7, 5],
  ['PageUp', 5, 2],
  ['PageUp', 2, 0],
  ['x', 2, undefined],
])('%s leads from %i to %s', (key, from, to) => {
  expect(byKey(EXAMPLE, from, key)).toBe(to);
});

test('no place lies outside', () => {
  expect([-3, 2.4, 99].map((index) => clamped(EXAMPLE, index))).toEqual([0, 2, 7]);
  expect(leap(EXAMPLE, 7, 1)).toBe(7);
  expect(leap(EXAMPLE, 0, -1)).toBe(0);
});

test('the texts of a moment are read', () => {
  const moment = momentAt(EXAMPLE, 5);
  expect(callsIn(moment)).toEqual([
    { seat: 'N', call: '1N' },
    { seat: 'E', call: 'P' },
  ]);
  expect(trickIn(moment).map(({ seat }) => seat)).toEqual(['E', 'S', 'N']);
  expect(takenIn(moment)[0]).toEqual({ seat: 'N', tricks: 1 });
  expect(handIn(moment, 'W')).toMatchObject({ cards: { lo: 0, hi: 0 }, down: 2 });
  expect(saidBefore({ ...EXAMPLE, changes: [{ did: 'N bid 3' }, { did: 'N SA' }] }, 2)).toHaveLength(1);
});

test('what a step was is said in words, with the hand that a card came from and who won the trick', () => {
  const layout = tables.bridge;
  expect(layout).toBeDefined();
  if (layout === undefined) return;
  const say = (at: number) => wordsOf('bridge', layout, EXAMPLE, at).did;
  expect(say(0)).toBe('The cards are dealt.');
  expect(wordsOf('bridge', layout, EXAMPLE, 1)).toEqual({ did: 'North: 1 notrump.', why: 'strong' });
  expect(say(4)).toBe('North, from the hand of South: 2 of hearts.');
  expect(say(5)).toBe('North: Ace of spades. North wins the trick.');
  expect(say(6)).toBe('North: King of spades. The deal is over.');
  expect(say(7)).toBe('The deal is over. These are the hands as they were dealt.');
});

describe.each(GAMES.map(({ id }) => id))('the example of %s', (id) => {
  const example = examples[id];
  const layout = tables[id];
  if (example === undefined || layout === undefined) throw new Error('every game has an example and a table');
  const all = lengthOf(example);

  test('is played to a score, and every step is one that can be said', () => {
    expect(all).toBeGreaterThan(20);
    expect(example.items.length).toBeGreaterThan(0);
    for (const item of example.items) expect(Object.keys(example.parties)).toContain(item.party);
    for (const change of example.changes.slice(0, -1)) {
      expect(stepIn(change)).toBeDefined();
      expect(change.why).not.toBe('');
    }
    for (let at = 0; at <= all; at++) expect(wordsOf(id, layout, example, at).did).toMatch(/\.$/);
  });

  test('shows each card on the table that is played, and in no hand any more', () => {
    let plays = 0;
    for (const [i, change] of example.changes.entries()) {
      const action = stepIn(change)?.action;
      if (action?.kind !== 'play') continue;
      const moment = momentAt(example, i + 1);
      expect(trickIn(moment).at(-1)?.card).toBe(action.card);
      expect(SEATS.filter((seat) => has(handIn(moment, seat).cards, action.card))).toEqual([]);
      plays++;
    }
    expect(plays).toBeGreaterThan(20);
  });

  test('leaps over every trick and comes back the same way', () => {
    const stopsFrom = (from: number, direction: 1 | -1): number[] => {
      const stops = [from];
      for (let at = leap(example, from, direction); at !== stops.at(-1); at = leap(example, at, direction))
        stops.push(at);
      return stops;
    };
    const stops = stopsFrom(0, 1);
    const back = stopsFrom(all, -1);
    expect(back.toReversed()).toEqual(stops);
    expect(stops.length).toBeGreaterThan(8);
  });
});

test('every example begins with all its cards on the cloth, in hands or in the stock', () => {
  for (const { id } of GAMES) {
    const { start } = defined(examples[id], `there is an example of ${id}`);
    const hands = SEATS.map((seat) => handIn(start, seat));
    const dealt = hands.reduce((sum, { cards, down }) => sum + size(cards) + down, 0);
    const stock = stockIn(start)?.left ?? 0;
    expect(dealt + stock, id).toBeGreaterThanOrEqual(id === 'memory' ? 26 : 32);
  }
});

test('a stock is read back as far as it is seen', () => {
  expect(stockIn(START)).toBeUndefined();
  expect(stockIn({ ...START, stock: '40 - -' })).toEqual({ left: 40 });
  const [top, looked] = [parseCard('SA'), parseCard('H4')];
  expect(stockIn({ ...START, stock: '39 SA H4' })).toEqual({ left: 39, top, looked });
});
