import { describe, expect, test } from 'vitest';
import type { Traveller } from '../traveller/traveller.ts';
import type { Event } from './event.ts';
import { resultsError, scoreEvent, scoringOf } from './scored.ts';
import { method } from './testField.ts';

const traveller = (board: number, results: number, more: Partial<Traveller> = {}): Traveller => ({
  board,
  entries: Array.from({ length: results }, (_, i) => ({
    ...{ ns: `n${i}`, ew: `e${i}`, place: `row ${board} ${i}` },
    outcome: { kind: 'played', score: 100 * i },
  })),
  ...more,
});
const event = (travellers: readonly Traveller[], more: Partial<Event> = {}): Event => ({
  ...{ winners: 1, contestants: [], travellers },
  ...more,
});
const expectedIn = (of: Event) => scoreEvent(of, method('mp')).travellers.map(({ expected }) => expected);

describe('a board is expected to have', () => {
  test.each<[string, Event, number[]]>([
    ['as many results as the fullest', event([traveller(1, 3), traveller(2, 5), traveller(3, 4)]), [5, 5, 5]],
    ['what the event says', event([traveller(1, 3), traveller(2, 2)], { expected: 7 }), [7, 7]],
    [
      'what is said of it',
      event([traveller(1, 3, { expected: 4 }), traveller(2, 2)], { expected: 7 }),
      [4, 7],
    ],
    ['no fewer than it has', event([traveller(1, 3), traveller(2, 2)], { expected: 2 }), [3, 2]],
    [
      'as many as the fullest of its section',
      event([
        traveller(1, 3, { section: 'A' }),
        traveller(1, 5, { section: 'B' }),
        traveller(2, 2, { section: 'A' }),
      ]),
      [3, 5, 3],
    ],
    [
      'as many as the fullest of its session',
      event([traveller(1, 3, { session: '1' }), traveller(1, 5, { session: '2' })]),
      [3, 5],
    ],
  ])('%s', (_, of, expected) => {
    expect(expectedIn(of)).toEqual(expected);
  });
});

test('only boards that have changed are scored again', () => {
  const [one, two] = [traveller(1, 3), traveller(2, 3)];
  const mp = method('mp');
  const before = scoreEvent(event([one, two]), mp);
  const changed = { ...two, entries: two.entries.slice(0, 3).toReversed() };
  const after = scoreEvent(event([one, changed]), mp, before);
  expect(after.travellers[0]).toBe(before.travellers[0]);
  expect(after.travellers[1]).not.toBe(before.travellers[1]);
  // another number of results or another method changes every board
  const fuller = scoreEvent(event([one, two], { expected: 4 }), mp, before);
  expect(fuller.travellers[0]).not.toBe(before.travellers[0]);
  expect(scoreEvent(event([one, two]), method('cross-imp'), before).travellers[0]).not.toBe(
    before.travellers[0],
  );
});

test('an event without a method is scored by matchpoints, and one with an unknown method not at all', () => {
  const [usual, other, none, odd] = [
    scoringOf({}),
    scoringOf({ method: 'BUTLER' }),
    scoringOf({ method: 'chess' }),
    scoringOf({ method: 'mp', options: { smallGroups: 'never' } }),
  ];
  expect(usual.ok && usual.value.method.id).toBe('mp');
  expect(other.ok && other.value.method.id).toBe('butler');
  expect(none).toMatchObject({ ok: false, code: 'ERR_METHOD', at: 'method' });
  expect(odd.ok).toBe(false);
});

describe('a method for two tables', () => {
  const bam = method('bam');
  const error = (of: readonly Traveller[]) => resultsError(of, bam);
  test('refuses a board with another number of results at its first result, or at the board', () => {
    expect(bam.method.results).toBe(2);
    expect(error([traveller(1, 2), traveller(2, 2)])).toBeUndefined();
    expect(error([traveller(1, 2), traveller(2, 3)])).toMatchObject({ code: 'ERR_RESULTS', at: 'row 2 0' });
    expect(error([traveller(4, 1)])).toMatchObject({ at: 'row 4 0' });
    expect(error([traveller(4, 0)])).toMatchObject({ at: 'board 4' });
  });
  test('is the only one that does', () => {
    expect(resultsError([traveller(1, 7), traveller(2, 1)], method('mp'))).toBeUndefined();
  });
});
