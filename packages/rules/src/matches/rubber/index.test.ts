import { describe, expect, test } from 'vitest';
import { defined } from '../../assert.ts';
import { parseContract } from '../../auction/contract.ts';
import { parseSeat, SIDES } from '../../cards/seat.ts';
import { endedBy } from '../../families/matches/rubber.ts';
import { parseOptions } from '../../options.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { type RubberBridgeOptions, rubber } from './index.ts';

type Set = Readonly<Partial<Record<keyof RubberBridgeOptions, unknown>>>;

/** Returns the sheet after deals written like `2H N 10`, `PASS`, `4S S 10 NS:100`. */
function sheetAfter(deals: readonly string[], set: Set = {}, parties: readonly Party[] = SIDES) {
  const options = parseOptions<RubberBridgeOptions>(rubber.options, set);
  if (!options.ok) throw new Error(options.why);
  return deals.reduce(
    (sheet, text) =>
      rubber.add(sheet, {
        ...told(text),
        terms: defined(rubber.next(sheet), `the rubber goes on for ${text}`),
      }),
    rubber.start(options.value, parties),
  );
}

function told(text: string): Omit<Outcome, 'terms'> {
  const [contract = '', by = '', tricks = '', held] = text.split(' ');
  if (contract === 'PASS') return { tricks: 0, points: {}, items: [] };
  const player = /^P\d$/.test(by);
  const [party = '', points = ''] = held?.split(':') ?? [];
  return {
    contract: {
      ...defined(parseContract(contract), contract),
      declarer: player ? 'S' : defined(parseSeat(by), by),
    },
    ...(player && { declaring: by }),
    tricks: Number(tricks),
    points: {},
    items: [],
    ...(held !== undefined && { honours: { [party]: Number(points) } }),
  };
}

const total = (deals: readonly string[], set?: Set) => rubber.standing(sheetAfter(deals, set)).totals;

describe("RULES 2.6: the seed's worked rubber", () => {
  // the deals a to i, entry by entry: WE are North-South
  const DEALS = [
    '2H N 10',
    '4SX E 8',
    '3NT E 10',
    '3S W 9',
    '2D E 6',
    '6HX S 13',
    '1NT W 8',
    '3C N 9',
    '3H E 9',
  ];
  const ENTRIES: readonly [below: [number, number], above: [number, number], game?: string][] = [
    [
      [60, 0],
      [60, 0],
    ],
    [
      [0, 0],
      [300, 0],
    ],
    [[0, 100], [0, 30], 'EW'],
    [
      [0, 90],
      [0, 0],
    ],
    [
      [0, 0],
      [200, 0],
    ],
    [[360, 0], [650, 0], 'NS'],
    [
      [0, 40],
      [0, 30],
    ],
    [
      [60, 0],
      [0, 0],
    ],
    [[0, 90], [0, 0], 'EW'],
  ];
  const sheet = sheetAfter(DEALS);
  const { rows, totals } = rubber.rows(sheet);

  test.each(ENTRIES.map((entry, i) => [DEALS[i], i, ...entry] as const))('%s', (_, i, below, above, game) => {
    expect(rows[i]).toMatchObject({
      deal: i + 1,
      below: { NS: below[0], EW: below[1] },
      above: { NS: above[0], EW: above[1] },
    });
    expect(rows[i]?.game).toBe(game);
  });

  test('the grand slam deal is made up of four entries', () => {
    expect(rows[5]?.items).toEqual([
      { reason: 'tricks', party: 'NS', points: 360, line: 'below' },
      { reason: 'overtricks', party: 'NS', points: 100, line: 'above' },
      { reason: 'smallSlam', party: 'NS', points: 500, line: 'above' },
      { reason: 'insult', party: 'NS', points: 50, line: 'above' },
    ]);
  });

  test('R-RB-2: the side that ended the rubber is not the one that wins it', () => {
    expect(rows).toHaveLength(10);
    expect(rows[9]).toEqual({
      bonus: { NS: 0, EW: 500 },
      items: [{ reason: 'rubber', party: 'EW', points: 500, line: 'above' }],
    });
    expect(totals).toEqual({ NS: 1690, EW: 880 });
    expect(endedBy(sheet)).toBe('EW');
    expect(rubber.standing(sheet)).toEqual({ over: true, totals, winner: 'NS' });
    expect(rubber.next(sheet)).toBeUndefined();
  });

  test('no entry differs by the old tables', () => {
    expect(total(DEALS, { penalties1987preset: true })).toEqual({ NS: 1690, EW: 880 });
  });
});

test.each([
  [[], {}, { NS: 0, EW: 0 }],
  [['2S N 8'], {}, { NS: 160, EW: 0 }],
  [['2S N 8', '1NT E 7'], {}, { NS: 60, EW: 40 }],
  [['4S N 10'], {}, { NS: 420, EW: 0 }],
  [['4S N 10', '2H E 8'], {}, { NS: 420, EW: 160 }],
  [['4S N 10', '4H E 10', '1C S 7'], {}, { NS: 240, EW: 120 }],
  [['2S N 8'], { unfinishedPartScore: 50 }, { NS: 110, EW: 0 }],
] as const)('RULES 2.4: a rubber that is ended after %j, %j, stands at %j', (deals, options, totals) => {
  const ended = defined(rubber.end, 'a rubber may end early')(sheetAfter([...deals], options));
  expect(rubber.standing(ended)).toMatchObject({ over: true, totals });
  expect(rubber.next(ended)).toBeUndefined();
});

test('RULES 2.1: the deal passes on after every deal, a passed-out one too', () => {
  const deals = ['PASS', '1NT E 7', 'PASS', 'PASS', '1NT E 7'];
  const dealers = deals.map((_, i) => rubber.next(sheetAfter(deals.slice(0, i)))?.dealer);
  expect(dealers).toEqual(['N', 'E', 'S', 'W', 'N']);
  expect(rubber.rows(sheetAfter(deals)).rows[0]).toMatchObject({
    below: { NS: 0, EW: 0 },
    above: { NS: 0, EW: 0 },
    items: [],
  });
});

test('a deal that its game has dealt again keeps the dealer, and does not count for the limit', () => {
  const start = sheetAfter([], { dealLimit: 1 });
  const after = rubber.add(start, {
    terms: { dealer: 'N', vul: 'none' },
    tricks: 0,
    points: {},
    items: [],
    redeal: true,
  });
  expect(rubber.next(after)).toEqual({ dealer: 'N', vul: 'none' });
  expect(rubber.rows(after).rows[0]?.passed).toBe(true);
});

test.each([
  [[], 'none'],
  [['4S N 10'], 'ns'],
  [['3NT E 9'], 'ew'],
  [['3NT E 9', '5C S 11'], 'both'],
  [['2S E 8', '2S E 8'], 'ew'],
] as const)('RULES 2.2: after %j vulnerable are %s', (deals, vul) => {
  expect(rubber.next(sheetAfter(deals))?.vul).toBe(vul);
});

test('R-RB-3: the deal that wins a game is scored as not vulnerable, the next as vulnerable', () => {
  const { rows } = rubber.rows(sheetAfter(['4SX N 11', '4SX N 9']));
  expect(rows[0]).toMatchObject({ below: { NS: 240 }, above: { NS: 150 } });
  expect(rows[1]).toMatchObject({ above: { EW: 200 } });
});

test('R-RB-4: 200 or more below the line in one deal is one game', () => {
  const sheet = sheetAfter(['5NTXX N 11']);
  expect(rubber.rows(sheet).rows[0]).toMatchObject({ below: { NS: 640 }, game: 'NS' });
  expect(rubber.standing(sheet).over).toBe(false);
});

test('RULES 2.3: the rubber in two games brings 700', () => {
  expect(total(['4S N 10', '4S S 10'])).toEqual({ NS: 940, EW: 0 });
  expect(total(['4S N 10', '4S E 10', '4S S 10'])).toEqual({ NS: 740, EW: 120 });
});

test('R-GEN-7: equal totals are a tie', () => {
  const deals = ['4SX N 7', '4SX N 8', '4SX N 9', '1NT E 7', '4S N 10', '4S N 10'];
  const { totals, winner, over } = rubber.standing(sheetAfter(deals));
  expect(totals).toEqual({ NS: 940, EW: 940 });
  expect(over).toBe(true);
  expect(winner).toBeUndefined();
});

test('RULES 1.6: honours go above the line to the side that holds them, unless the table plays without', () => {
  expect(total(['4S N 9 EW:100'])).toEqual({ NS: 0, EW: 150 });
  expect(total(['4S N 9 EW:100'], { honours: false })).toEqual({ NS: 0, EW: 50 });
});

describe('RULES 2.4: an unfinished rubber', () => {
  test.each([
    ['the only game', ['4S N 10'], {}, { NS: 300, EW: 0 }],
    ['the only part score', ['2S N 8'], {}, { NS: 100, EW: 0 }],
    ['both kinds to different sides', ['4S N 10', '2S E 8'], {}, { NS: 300, EW: 100 }],
    ['both kinds to one side', ['4S N 10', '2S N 8'], {}, { NS: 400, EW: 0 }],
    ['a part score before a game is dead', ['2S E 8', '4S N 10'], {}, { NS: 300, EW: 0 }],
    ['R-RB-1: a game each', ['4S N 10', '4S E 10'], {}, undefined],
    ['R-RB-1: a part score each', ['2S N 8', '2S E 8'], {}, undefined],
    ['nothing made', ['4S N 9'], {}, undefined],
    ['both score by option', ['4S N 10', '4S E 10'], { unfinishedBothScore: true }, { NS: 300, EW: 300 }],
    ['part scores too', ['2S N 8', '2S E 8'], { unfinishedBothScore: true }, { NS: 100, EW: 100 }],
    ['before 1993', ['2S N 8'], { unfinishedPartScore: '50' }, { NS: 50, EW: 0 }],
    ['by the preset', ['2S N 8'], { penalties1987preset: true }, { NS: 50, EW: 0 }],
  ] as const)('%s', (_, deals, set, bonus) => {
    const { rows } = rubber.rows(sheetAfter(deals, { ...set, dealLimit: deals.length }));
    expect(rows[deals.length]?.bonus).toEqual(bonus);
  });

  test('has no bonuses before its last deal', () => {
    expect(total(['4S N 10'], { dealLimit: 2 })).toEqual({ NS: 120, EW: 0 });
  });
});

describe('T5-old and the other old values', () => {
  test.each([
    [{}, 800],
    [{ oldPenalties: true }, 700],
    [{ penalties1987preset: true }, 700],
    [{ oldRedoubleInsult: '50' }, 800],
  ] as const)('four down doubled with %j is %i', (set, points) => {
    expect(total(['4SX N 6'], set).EW).toBe(points);
  });

  test('old penalties redoubled are twice that; vulnerable ones never changed', () => {
    expect(total(['4SXX N 6'], { oldPenalties: true }).EW).toBe(1400);
    expect(total(['4S N 10', '4SX N 6'], { oldPenalties: true }).EW).toBe(1100);
  });

  test.each([
    [{}, 100],
    [{ oldRedoubleInsult: '50' }, 50],
    [{ penalties1987preset: true }, 50],
  ] as const)('a redoubled contract made with %j brings %i', (set, insult) => {
    expect(rubber.rows(sheetAfter(['1NTXX N 7'], set)).rows[0]?.above).toEqual({ NS: insult, EW: 0 });
    expect(rubber.rows(sheetAfter(['1NTX N 7'], set)).rows[0]?.above).toEqual({ NS: 50, EW: 0 });
  });
});

describe('the stake', () => {
  const WON = ['4S N 10', '4S S 10'];
  test.each([
    [WON, 25, 'The difference of 940 points is 9 hundreds: at 25 that is 225 to NS.'],
    [['4SX N 9', ...WON], 5, 'The difference of 840 points is 8 hundreds: at 5 that is 40 to NS.'],
    [['4S N 9', '4SX N 8', ...WON], 5, 'The difference of 590 points is 6 hundreds: at 5 that is 30 to NS.'],
    [['4S N 9', ...WON], 1, 'The difference of 890 points is 9 hundreds: at 1 that is 9 to NS.'],
  ])('of %j at %i is rounded to the nearest hundred', (deals, stake, note) => {
    expect(rubber.rows(sheetAfter(deals, { stake })).notes).toEqual([note]);
  });

  test('is not spoken of before the end, nor without one', () => {
    expect(rubber.rows(sheetAfter(['4S N 10'], { stake: 5 })).notes).toBeUndefined();
    expect(rubber.rows(sheetAfter(WON)).notes).toBeUndefined();
  });

  test('of equal totals is nothing', () => {
    expect(rubber.rows(sheetAfter(['PASS'], { stake: 5, dealLimit: 1 })).notes).toEqual([
      'The totals are equal: there is nothing to settle.',
    ]);
  });
});

test('two players: each is a party, they deal in turn, and the first is vulnerable when N-S are', () => {
  const two = (deals: readonly string[]) => sheetAfter(deals, {}, ['P1', 'P2']);
  expect(['', '4S P1 10', '3NT P2 9'].map((_, i, all) => rubber.next(two(all.slice(1, i + 1))))).toEqual([
    { dealer: 'S', vul: 'none' },
    { dealer: 'W', vul: 'ns' },
    { dealer: 'S', vul: 'both' },
  ]);
  const sheet = two(['4S P1 10', '3NTX P2 8', '4S P1 10 P2:100']);
  expect(rubber.rows(sheet)).toMatchObject({ totals: { P1: 120 + 100 + 120 + 700, P2: 100 } });
  expect(rubber.standing(sheet).winner).toBe('P1');
});

test('a match of so many deals is a rubber with that limit', () => {
  const options = parseOptions<RubberBridgeOptions>(rubber.options);
  expect(options.ok && rubber.fit?.(options.value, 4).dealLimit).toBe(4);
});
