import { describe, expect, test } from 'vitest';
import { makeContract, parseContract } from '../../auction/contract.ts';
import { isSeat, SIDES } from '../../cards/seat.ts';
import { parseOptions } from '../../options.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { type ChicagoSheet, chicago } from './index.ts';

/** Returns the sheet after deals such as `2S N 10` or `PASS`, with honours as `2S N 10 NS:100`. */
function sheetOf(options: Readonly<Record<string, unknown>>, deals: readonly string[]): ChicagoSheet {
  const given = parseOptions(chicago.options, options);
  if (!given.ok) throw new Error(given.why);
  return deals.reduce(
    (sheet, deal) => {
      const terms = chicago.next(sheet);
      if (terms === undefined) throw new Error(`no deal for ${deal}`);
      return chicago.add(sheet, outcomeOf(deal, terms));
    },
    chicago.start(given.value, SIDES),
  );
}

function outcomeOf(text: string, terms: Outcome['terms']): Outcome {
  const [contract = '', declarer, tricks, honours] = text.split(' ');
  const bare = parseContract(contract);
  const [side = '', points] = honours?.split(':') ?? [];
  if (bare === undefined || !isSeat(declarer)) return { terms, tricks: 0, points: {}, items: [] };
  return {
    terms,
    contract: { ...bare, declarer },
    tricks: Number(tricks),
    points: {},
    items: [],
    honours: { NS: 0, EW: 0, ...(points && { [side]: Number(points) }) },
  };
}

/** Formats each row as `below NS/EW above NS/EW`, with the side of a game. */
const lines = (sheet: ChicagoSheet): string[] =>
  chicago
    .rows(sheet)
    .rows.map(({ below = {}, above = {}, game, passed }) =>
      [
        `${below.NS}/${below.EW} ${above.NS}/${above.EW}`,
        ...(game === undefined ? [] : [`game ${game}`]),
        ...(passed ? ['passed'] : []),
      ].join(' '),
    );

// RULES 3.2: 550 to 630
describe('the worked example as it goes on', () => {
  const EXAMPLE = ['2S N 10', '1NT E 7', '2H W 9', '1NTX S 8'];

  test('has a winner at its end alone', () => {
    expect(chicago.standing(sheetOf({}, EXAMPLE.slice(0, 3)))).toStrictEqual({
      over: false,
      totals: { NS: 120, EW: 630 },
    });
    const sheet = sheetOf({}, EXAMPLE);
    expect(chicago.standing(sheet)).toEqual({ over: true, totals: { NS: 550, EW: 630 }, winner: 'EW' });
    expect(chicago.rows(sheet).rows.map(({ deal, outcome }) => `${deal} ${outcome?.terms.dealer}`)).toEqual([
      '1 N',
      '2 E',
      '3 S',
      '4 W',
    ]);
  });

  test('is not added to when it is over', () => {
    const more = () => chicago.add(sheetOf({}, EXAMPLE), outcomeOf('PASS', { dealer: 'N', vul: 'none' }));
    expect(more).toThrow('a deal to play');
  });

  test('is another match as four deals of duplicate (RULES 3.3)', () => {
    const duplicate = sheetOf({ scoring: 'duplicate' }, EXAMPLE);
    expect(chicago.rows(duplicate).rows.map(({ score }) => score)).toEqual([170, -90, -140, 380]);
    expect(chicago.standing(duplicate)).toEqual({ over: true, totals: { NS: 550, EW: 230 }, winner: 'NS' });
  });
});

test.each([
  ['modern', 'N none, E ns, S ew, W both, N none, E ns, S ew, W both'],
  ['original', 'N none, E ew, S ns, W both, N none, E ew, S ns, W both'],
])('the %s vulnerability over two chukkas (RULES 3.1)', (chicagoVul, expected) => {
  let sheet = sheetOf({ chicagoVul, chukkas: 2 }, []);
  const terms: string[] = [];
  for (let next = chicago.next(sheet); next !== undefined; next = chicago.next(sheet)) {
    terms.push(`${next.dealer} ${next.vul}`);
    sheet = chicago.add(sheet, outcomeOf('1C N 6', next));
  }
  expect(terms.join(', ')).toBe(expected);
});

// RULES 7: two players draw for the first deal; on the second and the third one of the two sides is vulnerable
// as for four
test.each([
  ['modern', ['S', 'W'], 'S none, W ns, S ew, W both'],
  ['modern', ['W', 'S'], 'W none, S ew, W ns, S both'],
  ['original', ['W', 'S'], 'W none, S ns, W ew, S both'],
] as const)('the %s vulnerability between two players who deal %j', (chicagoVul, dealers, expected) => {
  const given = parseOptions(chicago.options, { chicagoVul });
  if (!given.ok) throw new Error(given.why);
  let sheet = chicago.start(given.value, ['P1', 'P2'], dealers);
  const terms: string[] = [];
  for (let next = chicago.next(sheet); next !== undefined; next = chicago.next(sheet)) {
    terms.push(`${next.dealer} ${next.vul}`);
    sheet = chicago.add(sheet, { ...outcomeOf('1C S 6', next), declaring: 'P1' });
  }
  expect(terms.join(', ')).toBe(expected);
});

describe('a passed-out deal', () => {
  test('does not count (RULES 3.1)', () => {
    const sheet = sheetOf({}, ['1C N 7', 'PASS', 'PASS']);
    expect(chicago.next(sheet)).toEqual({ dealer: 'E', vul: 'ns', below: { NS: 20, EW: 0 } });
    expect(lines(sheet)).toEqual(['20/0 0/0', '0/0 0/0 passed', '0/0 0/0 passed']);
    expect(chicago.standing(sheetOf({}, ['1C N 7', 'PASS', '1C N 7', '1C N 7', '1C N 7'])).over).toBe(true);
  });

  test('leaves part scores alive', () => {
    expect(chicago.next(sheetOf({ scoring: 'duplicate' }, ['1C N 7', 'PASS']))?.below).toBeUndefined();
    expect(lines(sheetOf({}, ['2S N 8', 'PASS', '2D N 8'])).at(-1)).toBe('40/0 500/0 game NS');
  });

  test('is a row of zeros in duplicate scoring too', () => {
    const sheet = sheetOf({ scoring: 'duplicate' }, ['PASS']);
    expect(chicago.rows(sheet).rows[0]).toMatchObject({ passed: true, score: 0, items: [], deal: 1 });
  });
});

describe('games and part scores', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['a game at once, not vulnerable', ['3NT N 9'], ['100/0 300/0 game NS']],
    ['a game at once, vulnerable', ['1C N 6', '4S S 10'], ['0/0 0/50', '120/0 500/0 game NS']],
    ['a doubled contract that comes to 100', ['2SX E 8'], ['0/120 0/350 game EW']],
    ['two part scores', ['1NT N 7', '2S N 8'], ['40/0 0/0', '60/0 500/0 game NS']],
    ['overtricks do not count towards game', ['1NT N 13', '1S N 7'], ['40/0 180/0', '30/0 0/0']],
    [
      "a game kills the other side's part score",
      ['2S N 8', '3NT E 9', '1NT S 7'],
      ['60/0 0/0', '0/100 0/300 game EW', '40/0 0/0'],
    ],
    [
      "a game kills one's own part score",
      ['2S N 8', '4S S 10', '1NT S 7'],
      ['60/0 0/0', '120/0 500/0 game NS', '40/0 0/0'],
    ],
    [
      'a failed contract leaves part scores alone',
      ['2S N 8', '4S E 9', '2D N 8'],
      ['60/0 0/0', '0/0 50/0', '40/0 300/0 game NS'],
    ],
    ['a slam', ['6S N 12'], ['180/0 800/0 game NS']],
  ])('%s', (_, deals, expected) => {
    expect(lines(sheetOf({}, deals))).toEqual(expected);
  });

  const THREE = ['1C N 6', '1C N 6', '1C N 6'];

  test.each<[string, string, string]>([
    ['made on deal 4: 100', '2S N 8', '60/0 100/0'],
    ['failed on deal 4: nothing (R-CH-7)', '2S N 7', '0/0 0/100'],
    ['a game on deal 4: no 100', '4S N 10', '120/0 500/0 game NS'],
  ])('a part score %s', (_, deal, expected) => {
    expect(lines(sheetOf({}, [...THREE, deal])).at(-1)).toBe(expected);
  });

  test('the 100 comes whatever part scores others have', () => {
    expect(lines(sheetOf({}, ['2S E 8', '1S N 7', '1C E 7', '1C S 7'])).at(-1)).toBe('20/0 100/0');
  });

  test('the fifth deal begins a chukka: part scores do not carry over, and the 100 is not paid', () => {
    const sheet = sheetOf({ chukkas: 2 }, [...THREE, '2S N 8', '2D N 8']);
    expect(lines(sheet).slice(3)).toEqual(['60/0 100/0', '40/0 0/0']);
    expect(chicago.standing(sheet).over).toBe(false);
  });
});

describe('honours (R-CH-1)', () => {
  test.each([
    [{}, '2S N 8 NS:100', '60/0 100/0'],
    [{ honours: false }, '2S N 8 NS:100', '60/0 0/0'],
    [{}, '2S N 7 EW:150', '0/0 0/200'], // the defenders', and when the contract fails
  ])('with %j: %s', (options, deal, expected) => {
    expect(lines(sheetOf(options, [deal]))).toEqual([expected]);
  });
});

test('equal totals are a tie (R-GEN-7)', () => {
  const sheet = sheetOf({ scoring: 'duplicate' }, ['1C N 7', '1C E 7', '1C N 7', '1C E 7']);
  expect(chicago.standing(sheet)).toStrictEqual({ over: true, totals: { NS: 140, EW: 140 } });
});

test('a match of so many deals keeps its other options', () => {
  const { options } = sheetOf({ honours: false }, []);
  expect(chicago.fit?.(options, 5)).toEqual({ ...options, chukkas: 2 });
});

test('a row keeps the outcome that it was made of', () => {
  const [row] = chicago.rows(sheetOf({}, ['4SX N 10'])).rows;
  expect(row?.outcome?.contract && makeContract(row.outcome.contract)).toBe('4SX');
  expect(row?.items.map(({ reason, points }) => `${reason} ${points}`)).toEqual([
    'tricks 240',
    'insult 50',
    'game 300',
  ]);
});
