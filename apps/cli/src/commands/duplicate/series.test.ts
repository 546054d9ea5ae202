import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overtrick } from '../../testIo.ts';

// an evening of four pairs (CLUB.md, acceptance 1): 75.00, 58.33, 41.67 and 25.00 % for pairs 1, 2, 4, 3
const RESULTS: readonly (readonly [number, number, number, string])[] = [
  [1, 4, 1, '3NT N 9'],
  [1, 2, 3, '3NT N 10'],
  [2, 4, 1, '4S E 10'],
  [2, 2, 3, '4S E 9'],
  [3, 4, 2, '2H S 8'],
  [3, 3, 1, '2H S 8'],
  [4, 4, 2, 'PASS'],
  [4, 3, 1, '1NT W 7'],
  [5, 4, 3, '5DX N 9'],
  [5, 1, 2, '3NT E 9'],
  [6, 4, 3, '6H S 12'],
  [6, 1, 2, '6H S 11'],
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtrick-series-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file of that evening, with the players of pairs 1 to 4. */
function evening(name: string, pairs: readonly (readonly string[])[]): string {
  const boards = Array.from({ length: 6 }, (_, i) => ({
    board: i + 1,
    results: RESULTS.filter(([board]) => board === i + 1).map(([, ns, ew, result]) => ({
      ns: String(ns),
      ew: String(ew),
      result,
    })),
  }));
  const contestants = pairs.map((players, i) => ({
    id: String(i + 1),
    number: String(i + 1),
    players: players.map((player) => ({ name: player })),
  }));
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify({ format: 'overtrick-event', winners: 1, contestants, boards }));
  return file;
}

const FIRST = [
  ['Ann', 'Bo'],
  ['Cy', 'Di'],
  ['Eve', 'Flo'],
  ['Gus', 'Hal'],
];
/** The second evening's pairs: Ann with Cy has 41.67 %, Bo with Di 75.00 %. */
const SECOND = [
  ['BO', 'Di'],
  ['Eve', 'Flo'],
  ['Gus', 'Hal'],
  ['Ann', 'Cy'],
];

describe('two evenings', () => {
  test('are a series of players', async () => {
    const files = [evening('one', FIRST), evening('two', SECOND)];
    const { code, out, err } = await overtrick(['series', ...files]);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').slice(0, 4)).toEqual([
      'Place  Name  Total  Evenings      1      2',
      '1      Bo    75.00         2  75.00  75.00',
      '2      Di    66.67         2  58.33  75.00',
      '3      Ann   58.33         2  75.00  41.67',
    ]);
  });

  test('are one of pairs, and a ladder', async () => {
    const files = [evening('one', FIRST), evening('two', SECOND)];
    const pairs = await overtrick(['series', ...files, '--pairs', '--least', '2', '--json']);
    expect(JSON.parse(pairs.out).series.slice(0, 2)).toMatchObject([
      { who: 'Eve – Flo', place: 1, total: 41.67, played: 2 },
      { who: 'Gus – Hal', place: 2, total: 33.33, played: 2 },
    ]);
    const ladder = await overtrick(['series', ...files, '--ladder']);
    expect(ladder.out.split('\n').slice(0, 3)).toEqual([
      'Rung  Name  Before  Evenings',
      '   1  Bo         2         2',
      '   2  Ann        1         2',
    ]);
  });

  test('count as the options say', async () => {
    const files = [evening('one', FIRST), evening('two', SECOND)];
    const { out } = await overtrick(['series', ...files, '--best', '1', '--sum', '--countback', '--json']);
    const rows = JSON.parse(out).series as readonly { who: string; place: number; counted: number[] }[];
    expect(rows.slice(0, 3).map(({ who, place }) => `${place} ${who}`)).toEqual(['1 Bo', '2 Di', '3 Ann']);
    const places = await overtrick(['series', ...files, '--places', '10,6,3,1', '--sum', '--json']);
    expect(JSON.parse(places.out).series[0]).toMatchObject({ who: 'Bo', total: 20 });
  });
});

test.each([
  [['--best', '0'], 'whole number'],
  [['--by', 'luck'], 'percent'],
  [['--places', '10,much'], 'numbers separated by commas'],
  [['--ladder', '--best', '3'], 'a ladder adds nothing up'],
])('%j is refused', async (options, why) => {
  const { code, out, err } = await overtrick(['series', evening('one', FIRST), ...options]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(why);
});

test('a file without names says so, and one that is none where', async () => {
  const bare = evening('bare', [[], [], [], []]);
  expect((await overtrick(['series', bare])).err).toContain('no player has a name');
  expect(await overtrick(['series', evening('one', FIRST), '-'], 'luck')).toMatchObject({ code: 2, out: '' });
});
