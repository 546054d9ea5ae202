import { describe, expect, test } from 'vitest';
import { eventIn, ranked } from '../testEvent.ts';
import { readPbnEvent } from './read.ts';

const game = (board: number, columns: string, rows: readonly string[], more = '') =>
  `[Event "Club"]\n[Date "2026.11.21"]\n[Board "${board}"]\n${more}[ScoreTable "${columns}"]\n${rows.join('\n')}\n\n`;

const COLUMNS = String.raw`PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;Score_NS\4R;Percentage_NS;Percentage_EW`;
const HOWELL = [
  game(1, COLUMNS, [' 1  2 4S   N 10  420 ? ?', ' 3  4 4S   N  9    - - -'], '[Scoring "MP1"]\n'),
  game(2, COLUMNS, [' 3  1 3NTX E 8     - ? ?', ' 2  4 -    - -     - 60 40']),
  game(3, COLUMNS, [' 1  4 Pass - -     0 ? ?', ' 2  3 -    - -     - - -']),
].join('');

test('a Howell: one winner, artificial scores, a board not played', () => {
  const event = eventIn(readPbnEvent(HOWELL));
  expect(event).toMatchObject({ name: 'Club', date: '2026-11-21', method: 'mp', winners: 1 });
  expect(event.contestants.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(
    event.travellers.map(({ entries }) =>
      entries.map(({ outcome }) => ('score' in outcome ? outcome.score : outcome.kind)),
    ),
  ).toEqual([
    [420, -50],
    [100, 'artificial'],
    [0, 'notPlayed'],
  ]);
  expect(event.travellers[0]?.entries[1]?.place).toBe('7:2');
});

test('a Mitchell whose directions are numbered alike: two winners', () => {
  const columns = String.raw`PairId_NS\1R;PairId_EW\1R;Score_NS\4R`;
  const event = eventIn(
    readPbnEvent(
      game(1, columns, ['1 1 420', '2 2 450', '3 3 -50']) + game(2, columns, ['1 3 50', '2 1 50', '3 2 90']),
    ),
  );
  expect(event.winners).toBe(2);
  const { ranking } = ranked(event);
  expect(
    ranking.map(({ contestant, place }) => `${contestant.number} ${contestant.direction} ${place}`),
  ).toEqual(['2 NS 1', '3 NS 2', '1 NS 3', '3 EW 1', '1 EW 2', '2 EW 3']);
});

test('sections, and names with blanks that are wider than their column', () => {
  const columns = String.raw`Section;PairId_NS\1R;PairId_EW\1R;Contract\3L;Declarer;Lead;Result\2R;Score_NS\3R;Score_EW\3R;Names_NS\9;Names_EW`;
  const rows = [
    'A 1 2 3NT E - 6  50   - Hemsley-Dudman de la Tour-Roe',
    'B 1 2 5D  E - 11   - 400 Wu-Tsai   Fang Wu-Chu',
  ];
  const event = eventIn(readPbnEvent(game(1, columns, rows)));
  expect(event.contestants.map(({ id, players }) => [id, players?.[0]?.name])).toEqual([
    ['A1', 'Hemsley-Dudman'],
    ['A2', 'de la Tour-Roe'],
    ['B1', 'Wu-Tsai'],
    ['B2', 'Fang Wu-Chu'],
  ]);
  expect(event.travellers[0]?.entries.map(({ outcome }) => ('score' in outcome ? outcome.score : 0))).toEqual(
    [50, -400],
  );
});

test('names behind which there are columns', () => {
  const columns = String.raw`PairId_NS\1R;PairId_EW\1R;Names_NS\8;Names_EW\8;Score_NS\3R`;
  const event = eventIn(
    readPbnEvent(game(1, columns, ['1 2 "Ann; Bo" "Cy; Di" 420', '3 4 E Fox    G Hall   -50'])),
  );
  expect(event.contestants.map(({ players = [] }) => players.map(({ name }) => name))).toEqual([
    ['Ann', 'Bo'],
    ['Cy', 'Di'],
    ['E Fox'],
    ['G Hall'],
  ]);
});

test('an artificial score in matchpoints, on the scale of the board', () => {
  const columns = 'PairId_NS;PairId_EW;Contract;Score_NS;MP_NS;MP_EW;Declarer;Result';
  const event = eventIn(
    readPbnEvent(game(1, columns, ['1 2 4S 420 3.1 0.9 N 10', '3 4 - - 2.4 1.6 - -', '5 6 - - 2 1 - -'])),
  );
  expect(event.travellers[0]?.entries.slice(1).map(({ outcome }) => outcome)).toEqual([
    { kind: 'artificial', ns: { percent: 60, lifts: true }, ew: { percent: 40, lifts: true } },
    { kind: 'artificial', ns: { percent: 50, lifts: false }, ew: { percent: 25, lifts: false } },
  ]);
});

test.each([
  ['MP;MP2', 'mp-acbl', undefined],
  ['IMP;Butler', 'butler', { extremes: '0' }],
  ['IMP;Butler-2', 'butler', { extremes: '1' }],
  ['IMP;Cross', 'cross-imp', { per: 'sum' }],
  ['IMP;Cross1', 'cross-imp', { per: 'result' }],
  ['IMP;Cross2', 'cross-imp', { per: 'comparison' }],
  ['MatchPoints;Ascherman', 'ascherman', undefined],
  ['BAM', 'bam', undefined],
  ['Rubber', undefined, undefined],
])('Scoring %j', (scoring, method, options) => {
  const event = eventIn(readPbnEvent(game(1, COLUMNS, ['1 2 4S N 10 420 ? ?'], `[Scoring "${scoring}"]\n`)));
  expect([event.method, event.options]).toEqual([method, options]);
});

describe('what is wrong is said in one sentence with its place', () => {
  test.each([
    [
      game(1, COLUMNS, [' 1  2 8S N 10 ? ? ?']),
      '5:2',
      'a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8S',
    ],
    [
      game(1, COLUMNS, [' 1  2 4S N 14 ? ? ?']),
      '5:2',
      "declarer's tricks are 0 to 13, or =, +1, -2 against the contract; 4S 14 is impossible",
    ],
    [
      game(1, COLUMNS, [' 1  2 4S N 10 ? ? ?', ' 5  5 4S N 10 ? ? ?']),
      '6:2',
      'on board 1 pair 5 meets itself',
    ],
    [game(1, COLUMNS, [' 1  2 4S N 10 ? ? ?', ' 3  2 4S N 10 ? ? ?']), '6:2', 'pair 2 has board 1 twice'],
    [game(1, COLUMNS, [' 1  - 4S N 10 ? ? ?']), '5:2', 'a row has the numbers of both pairs'],
    ['[Board "x"]\n[ScoreTable "PairId_NS"]\n1\n', '2:1', 'a ScoreTable is of a board with a number from 1'],
    ['[Board "1"]\n[Deal "-"]\n', '1:1', 'there is no ScoreTable in the file: boards alone are no event'],
  ])('%#', (text, at, why) => {
    expect(readPbnEvent(text)).toMatchObject({ ok: false, at, why });
  });
});
