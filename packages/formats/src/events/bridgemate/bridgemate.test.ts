import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventIn } from '../testEvent.ts';
import { eventOfTables, readBridgemate } from './read.ts';

type Cells = Readonly<Record<string, unknown>>;

const tables = (all: Readonly<Record<string, readonly Cells[]>>) => ({
  names: Object.keys(all),
  rows: (name: string) => all[name] ?? [],
});

/** Builds a result row as a Bridgemate server writes it. */
const received = (table: number, board: number, ns: number, ew: number, cells: Cells = {}): Cells => ({
  Section: 1,
  Table: table,
  Round: 1,
  Board: board,
  PairNS: ns,
  PairEW: ew,
  Declarer: ns,
  'NS/EW': 'N',
  Contract: '4 S',
  Result: '=',
  LeadCard: 'S10',
  Remarks: '',
  Erased: false,
  ...cells,
});

test('results, artificial scores, what was erased, corrected or not played', () => {
  const event = eventIn(
    eventOfTables(
      tables({
        Section: [{ ID: 1, Letter: 'A  ' }],
        ReceivedData: [
          received(1, 1, 1, 5),
          received(1, 1, 1, 5, { Result: '+1' }),
          received(2, 1, 2, 6, { Contract: '3 NT x', Result: '-2', 'NS/EW': 'W' }),
          received(3, 1, 3, 7, { Contract: 'PASS', Result: '', 'NS/EW': '' }),
          received(4, 1, 4, 8, { Remarks: '60%-40%', Contract: '' }),
          received(5, 1, 9, 10, { Erased: true }),
          received(1, 2, 1, 5, { Remarks: 'Not played', Contract: '' }),
          received(2, 2, 2, 6, { Remarks: 'Wrong direction' }),
          received(3, 2, 0, 7),
        ],
        RoundData: [{ Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 5 }],
        PlayerNumbers: [
          { Section: 1, Table: 1, Direction: 'N', Number: '77', Name: 'Ann', Round: 0 },
          { Section: 1, Table: 1, Direction: 'S', Number: '', Name: 'Bo', Round: 0 },
        ],
      }),
    ),
  );
  expect(
    event.travellers[0]?.entries.map(({ ns, ew, outcome }) => [
      ns,
      ew,
      'score' in outcome ? outcome.score : outcome.kind,
    ]),
  ).toEqual([
    ['1', '5', 450],
    ['2', '6', 300],
    ['3', '7', 0],
    ['4', '8', 'artificial'],
  ]);
  expect(event.travellers[1]?.entries.map(({ ns, ew, outcome }) => [ns, ew, outcome.kind])).toEqual([
    ['1', '5', 'notPlayed'],
    ['6', '2', 'played'],
  ]);
  expect(event.contestants[0]?.players).toEqual([{ name: 'Ann', number: '77' }, { name: 'Bo' }]);
});

test('two sections have their letters before the numbers', () => {
  const event = eventIn(
    eventOfTables(
      tables({
        Section: [
          { ID: 1, Letter: 'A' },
          { ID: 2, Letter: 'B' },
        ],
        ReceivedData: [received(1, 1, 1, 11), received(1, 1, 1, 11, { Section: 2 })],
      }),
    ),
  );
  expect(event.contestants.map(({ id }) => id)).toEqual(['A1', 'A11', 'B1', 'B11']);
});

describe('what is wrong is said in one sentence with its place', () => {
  test.each([
    [
      received(1, 1, 1, 5, { Contract: '8 S' }),
      'ReceivedData:1',
      'board 1, pairs 1 and 5: a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8 S',
    ],
    [
      received(1, 1, 1, 5, { Result: '+4' }),
      'ReceivedData:1',
      "board 1, pairs 1 and 5: declarer's tricks are 0 to 13, or =, +1, -2 against the contract; 4 S +4 is impossible",
    ],
    [received(1, 0, 1, 5), 'ReceivedData:1', 'a result is of a board with a number from 1'],
    [received(1, 1, 5, 5), 'ReceivedData:1', 'on board 1 pair 5 meets itself'],
  ])('%#', (row, at, why) => {
    expect(eventOfTables(tables({ ReceivedData: [row] }))).toMatchObject({ ok: false, at, why });
  });

  test('a database of something else', () => {
    expect(eventOfTables(tables({ Members: [] }))).toMatchObject({ ok: false, code: 'ERR_DATABASE' });
  });

  test('bytes that are no database, or the beginning of one', () => {
    const jet = new TextEncoder().encode('\u0000\u0001\u0000\u0000Standard Jet DB\u0000\u0001');
    for (const bytes of [jet, new Uint8Array(5000), new Uint8Array()])
      expect(readBridgemate(bytes)).toMatchObject({
        ok: false,
        code: 'ERR_DATABASE',
        why: expect.stringMatching(/^this is not a complete Bridgemate database: [^\n]+$/),
      });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 6000 }), (rest) => {
        expect(readBridgemate(new Uint8Array([...jet, ...rest])).ok).toBe(false);
      }),
      { numRuns: 30 },
    );
  });
});
