import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../auction/call.ts';
import { type Contract, DOUBLINGS, parseContract } from '../auction/contract.ts';
import { STRAINS, type Strain } from '../cards/card.ts';
import { SEATS, type Seat, type Vul } from '../cards/seat.ts';
import { parseDeal } from '../deals/deal.ts';
import {
  contractItems,
  duplicateItems,
  duplicateScore,
  honourItems,
  honourPoints,
  isGame,
  linesOf,
  overtrickPoints,
  sumItems,
  trickPoints,
  undertrickPoints,
} from './score.ts';

function contractBy(text: string, declarer: Seat = 'N'): Contract {
  const bare = parseContract(text);
  if (bare === undefined) throw new Error(text);
  return { ...bare, declarer };
}

describe('all 2,940 duplicate results', () => {
  const rows = readFileSync(new URL('../../data/duplicate_scores.csv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

  test('are in the table once each', () => {
    expect(rows).toHaveLength(2940);
    expect(new Set(rows.map((row) => row.slice(0, 5).join())).size).toBe(7 * 5 * 3 * 2 * 14);
  });

  test('come out as the table has them, for every declarer', () => {
    for (const [level, strain, doubled, vul, tricks, score] of rows) {
      const text = `${level}${strain}${'X'.repeat(Number(doubled))}`;
      for (const declarer of SEATS) {
        const north = declarer === 'N' || declarer === 'S';
        const vulWord: Vul = vul === '0' ? (north ? 'ew' : 'ns') : north ? 'ns' : 'ew';
        const got = duplicateScore(contractBy(text, declarer), Number(tricks), vulWord);
        expect(north ? got : -got, `${text} ${declarer} ${tricks} ${vulWord}`).toBe(Number(score));
      }
    }
  });
});

// RULES, appendix A
test.each([
  ['1C', false, 7, 70],
  ['1NT', false, 7, 90],
  ['1NT', true, 9, 150],
  ['2S', false, 10, 170],
  ['2HX', false, 8, 470],
  ['2HX', true, 9, 870],
  ['2DX', true, 8, 180],
  ['2NTX', false, 8, 490],
  ['3DXX', false, 9, 640],
  ['3NT', false, 9, 400],
  ['3NT', true, 10, 630],
  ['3NTX', true, 9, 750],
  ['4H', false, 10, 420],
  ['4S', true, 10, 620],
  ['4SXX', true, 10, 1080],
  ['5C', false, 11, 400],
  ['5CX', false, 8, -500],
  ['5D', true, 12, 620],
  ['6HX', false, 13, 1310],
  ['6NT', true, 12, 1440],
  ['6SXX', true, 12, 2070],
  ['7C', false, 13, 1440],
  ['7NT', true, 13, 2220],
  ['7NTXX', true, 13, 2980],
  ['4S', false, 9, -50],
  ['4S', true, 7, -300],
  ['4SX', false, 6, -800],
  ['4SX', true, 6, -1100],
  ['3NTXX', false, 7, -600],
  ['3NTXX', true, 7, -1000],
  // RULES 4.1
  ['1CXX', false, 7, 230],
  ['1NTXX', false, 7, 560],
  ['1DXX', true, 13, 2630],
  ['7NTXX', true, 0, -7600],
])('%s, vulnerable %s, %i tricks: %i', (contract, vulnerable, tricks, score) => {
  expect(duplicateScore(contractBy(contract), tricks, vulnerable ? 'both' : 'none')).toBe(score);
});

test('North-South and East-West score the same with the sign turned', () => {
  for (const vul of ['none', 'both'] as const) {
    for (const doubling of DOUBLINGS) {
      for (let tricks = 0; tricks <= 13; tricks++) {
        const contract = { level: 4, strain: 'S', doubling } as const;
        const [north, east] = (['S', 'W'] as const).map((declarer) =>
          duplicateScore({ ...contract, declarer }, tricks, vul),
        );
        expect(north).toBe(-(east ?? 0));
      }
    }
  }
});

test('a passed-out deal scores nothing', () => {
  expect(duplicateScore(undefined, 0, 'both')).toBe(0);
});

describe('the parts of a score', () => {
  // RULES 1.7, T1
  test.each<[number, Strain, number, number, number]>([
    [1, 'C', 20, 40, 80],
    [7, 'D', 140, 280, 560],
    [1, 'H', 30, 60, 120],
    [4, 'S', 120, 240, 480],
    [1, 'N', 40, 80, 160],
    [3, 'N', 100, 200, 400],
  ])('%i%s: %i, doubled %i, redoubled %i for the tricks', (level, strain, ...points) => {
    expect(DOUBLINGS.map((doubling) => trickPoints(level, strain, doubling))).toEqual(points);
  });

  // RULES 1.7: the contracts that are worth a game
  test.each([
    [0, '3N 4H 4S 4N 5C 5D 5H 5S 5N'],
    [1, '2H 2S 2N 3C 3D 3H 3S 3N 4C 4D 4H 4S 4N 5C 5D 5H 5S 5N'],
    [2, '1H 1S 1N 2C 2D 2H 2S 2N 3C 3D 3H 3S 3N 4C 4D 4H 4S 4N 5C 5D 5H 5S 5N'],
  ] as const)('with doubling %i the games below slam are %s', (doubling, games) => {
    const found = LEVELS.slice(0, 5).flatMap((level) =>
      STRAINS.filter((strain) => isGame({ level, strain, doubling })).map((strain) => `${level}${strain}`),
    );
    expect(found.join(' ')).toBe(games);
  });

  // T2
  test.each<[Strain, readonly number[]]>([
    ['C', [20, 20, 100, 200, 200, 400]],
    ['D', [20, 20, 100, 200, 200, 400]],
    ['H', [30, 30, 100, 200, 200, 400]],
    ['S', [30, 30, 100, 200, 200, 400]],
    ['N', [30, 30, 100, 200, 200, 400]],
  ])('overtricks in %s: %j', (strain, points) => {
    const all = DOUBLINGS.flatMap((doubling) =>
      [false, true].map((vulnerable) => overtrickPoints(strain, doubling, vulnerable)),
    );
    expect(all).toEqual(points);
  });

  // T5
  test.each([
    [1, 50, 100, 200, 100, 200, 400],
    [2, 100, 300, 600, 200, 500, 1000],
    [3, 150, 500, 1000, 300, 800, 1600],
    [4, 200, 800, 1600, 400, 1100, 2200],
    [5, 250, 1100, 2200, 500, 1400, 2800],
    [6, 300, 1400, 2800, 600, 1700, 3400],
    [7, 350, 1700, 3400, 700, 2000, 4000],
    [8, 400, 2000, 4000, 800, 2300, 4600],
    [9, 450, 2300, 4600, 900, 2600, 5200],
    [10, 500, 2600, 5200, 1000, 2900, 5800],
    [11, 550, 2900, 5800, 1100, 3200, 6400],
    [12, 600, 3200, 6400, 1200, 3500, 7000],
    [13, 650, 3500, 7000, 1300, 3800, 7600],
  ])('%i down', (count, ...points) => {
    const all = [false, true].flatMap((vulnerable) =>
      DOUBLINGS.map((doubling) => undertrickPoints(count, doubling, vulnerable)),
    );
    expect(all).toEqual(points);
  });

  const lines = (items: ReturnType<typeof duplicateItems>) =>
    items.map(({ reason, party, points, line }) => `${reason} ${party} ${points} ${line}`);

  test.each<[string, number, Vul, readonly string[]]>([
    ['2S', 8, 'none', ['tricks NS 60 below', 'partScore NS 50 above']],
    ['4S', 11, 'ns', ['tricks NS 120 below', 'overtricks NS 30 above', 'game NS 500 above']],
    ['4S', 8, 'ew', ['undertricks EW 100 above']],
    [
      '6HX',
      13,
      'none',
      [
        'tricks NS 360 below',
        'overtricks NS 100 above',
        'smallSlam NS 500 above',
        'insult NS 50 above',
        'game NS 300 above',
      ],
    ],
    [
      '7NTXX',
      13,
      'both',
      ['tricks NS 880 below', 'grandSlam NS 1500 above', 'insult NS 100 above', 'game NS 500 above'],
    ],
    ['6C', 12, 'both', ['tricks NS 120 below', 'smallSlam NS 750 above', 'game NS 500 above']],
    ['7C', 13, 'none', ['tricks NS 140 below', 'grandSlam NS 1000 above', 'game NS 300 above']],
  ])('%s with %i tricks, %s vulnerable', (contract, tricks, vul, expected) => {
    const items = duplicateItems(contractBy(contract), tricks, vul);
    expect(lines(items)).toEqual(expected);
    // the form's bonus comes last and is all that the form adds
    const made = tricks >= 6 + contractBy(contract).level;
    expect(lines(contractItems(contractBy(contract), tricks, vul))).toEqual(
      made ? expected.slice(0, -1) : expected,
    );
  });

  test('sumItems adds up by side, or by the parties that are named', () => {
    const items = [
      { reason: 'tricks', party: 'P1', points: 60, line: 'below' },
      { reason: 'overtricks', party: 'P1', points: 30, line: 'above' },
      { reason: 'honours', party: 'P3', points: 100, line: 'above' },
    ] as const;
    expect(sumItems(items, ['P1', 'P2', 'P3'])).toEqual({ P1: 90, P2: 0, P3: 100 });
    expect(sumItems(duplicateItems(contractBy('4S', 'E'), 10, 'none'))).toEqual({ NS: 0, EW: 420 });
    expect(sumItems([])).toEqual({ NS: 0, EW: 0 });
  });
});

// RULES 1.6, R-CB-4
test.each<[string, string, Strain, number, number]>([
  ['four trump honours', 'N:AKQJ9.2.. T... ... ...', 'S', 100, 0],
  ['five', 'N:AKQJT.2.. 9... ... ...', 'S', 150, 0],
  ['four without the ace', 'N:A... KQJT... ... ...', 'S', 0, 100],
  ['three', 'N:AKQ... JT... ... ...', 'S', 0, 0],
  ['four divided between partners', 'N:AK... ... QJT... ...', 'S', 0, 0],
  ['honours of another suit', 'N:AKQJT... ... ... ...', 'H', 0, 0],
  ['four aces at notrump', 'N:... ... ... A.A.A.A', 'N', 0, 150],
  ['four aces in a suit contract', 'N:... ... ... A.A.A.A', 'C', 0, 0],
  ['three aces at notrump', 'N:A... ... .A.A.A ...', 'N', 0, 0],
  ['five spade honours at notrump', 'N:AKQJT... ... ... ...', 'N', 0, 0],
  ['clubs held by South', 'N:... ... ...AKQJT ...', 'C', 150, 0],
])('honours: %s', (_, deal, strain, ns, ew) => {
  const read = parseDeal(deal);
  expect(read.ok && honourPoints(read.value, strain)).toEqual({ NS: ns, EW: ew });
});

describe('on a sheet with a line', () => {
  test('honours stand above it, for those who have some', () => {
    expect(honourItems({ NS: 0, EW: 150 })).toEqual([
      { reason: 'honours', party: 'EW', points: 150, line: 'above' },
    ]);
    expect(honourItems({ NS: 0, EW: 0 })).toEqual([]);
    expect(honourItems()).toEqual([]);
  });

  test('items are summed below and above', () => {
    const items = [...duplicateItems(contractBy('2SX'), 9, 'ns'), ...honourItems({ EW: 100 })];
    expect(linesOf(items, ['NS', 'EW'])).toEqual({
      below: { NS: 120, EW: 0 },
      above: { NS: 200 + 50 + 500, EW: 100 },
    });
  });
});
