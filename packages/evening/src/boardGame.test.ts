import {
  DECLARERS_OF_TWO,
  declarerAt,
  hasBoards,
  hasBoardsOfThree,
  seatOfDeclarer,
  seatsOfTwo,
} from '@overtrick/duplicate/boardGame';
import { assert } from '@overtrick/rules/assert';
import { GAMES } from '@overtrick/rules/games/list';
import { expect, test } from 'vitest';
import { doubtsOf } from './desk/doubts.ts';
import {
  after,
  codeOf,
  done,
  howellLine,
  howellReports,
  percentagesOf,
  reported,
  soloHowell,
} from './testing/evening.ts';

test('games with numbered boards are those of two or four that have that match format', () => {
  const ids = GAMES.filter(hasBoards).map(({ id }) => id);
  expect(ids).toContain('bridge');
  expect(ids).toContain('solo');
  expect(ids).not.toContain('awol');
  expect(ids).not.toContain('spades');
});

test('games on boards in which the order of the cards counts name the hands that keep it', () => {
  const onBoards = GAMES.filter((game) => hasBoards(game) || hasBoardsOfThree(game));
  // in cut-throat bridge an option alone opens some cards of the dummy
  const ordered = onBoards.filter(({ ordered: needs = false, players }) => needs !== false && players !== 3);
  expect(onBoards.filter(({ inOrder }) => inOrder !== undefined)).toEqual(ordered);
  expect(ordered.find(({ id }) => id === 'solo')?.inOrder).toEqual(['E', 'W']);
});

test('who sits North in Two Handed Solo scores as East-West', () => {
  const solo = GAMES.find(({ id }) => id === 'solo');
  const seats = solo && seatsOfTwo(solo);
  expect(seats).toEqual(['S', 'N']);
  if (seats === undefined) return;
  expect([declarerAt(seats, 'S'), declarerAt(seats, 'N'), declarerAt(seats, 'E')]).toEqual([
    'S',
    'W',
    undefined,
  ]);
  expect(DECLARERS_OF_TWO.map((declarer) => seatOfDeclarer(seats, declarer))).toEqual(['S', 'N']);
});

const FIRST = howellLine('1 4-1');

test('the declarer is one of the two, and has the vulnerability of their side', () => {
  for (const declarer of ['N', 'E']) {
    expect(codeOf(soloHowell(), reported(FIRST, `4S ${declarer} 10`))).toBe('ERR_RESULT');
    const ruling = { kind: 'ruled', line: FIRST, result: `4S ${declarer} 10`, reason: 'a slip' } as const;
    expect(codeOf(soloHowell(), ruling)).toBe('ERR_RESULT');
  }
  // East-West are vulnerable on board 3, North-South are not
  const third = done(soloHowell(), reported(howellLine('3 4-2'), '4S W 10'));
  expect(third.books.get(howellLine('3 4-2'))?.NS?.outcome).toMatchObject({ score: -620 });
});

test('an evening is ranked as one of bridge with the same scores', () => {
  const byPlayers = howellReports().map((command) => {
    assert(command.kind === 'reported', 'a report');
    return { ...command, result: command.result.replace(' N ', ' S ').replace(' E ', ' W ') };
  });
  expect(percentagesOf(after(soloHowell(), byPlayers))).toEqual({ 1: 75, 2: 58.33, 3: 25, 4: 41.67 });
});

test('doubts that come from the hands of bridge are none of a game of two', () => {
  const deal = 'N:AQ962.K7.QJ4.983 K85.A943.T65.KQ6 T4.QJT82.A97.AJ2 J73.65.K832.T754';
  const dealt = done(soloHowell(), { kind: 'dealt', board: 1, deal, source: 'file' });
  // South declares, and North leads from their own hand: in bridge West would
  expect(doubtsOf(done(dealt, reported(FIRST, '4S S 10 lead=SA')))).toEqual([]);
});
