import { describe, expect, test } from 'vitest';
import { defined } from '../../assert.ts';
import { parseContract } from '../../auction/contract.ts';
import { parseSeat, SIDES } from '../../cards/seat.ts';
import type { Fit } from '../../cards/strength.ts';
import { parseOptions } from '../../options.ts';
import type { Outcome, Party } from '../../scores/outcome.ts';
import { type ChicagoOptions, chicago } from './index.ts';

type Set = Readonly<Partial<Record<keyof ChicagoOptions, unknown>>>;
type Deal = readonly [text: string, facts?: Pick<Outcome, 'hcp' | 'fits' | 'honours'>];

function sheetAfter(deals: readonly (string | Deal)[], set: Set = {}, parties: readonly Party[] = SIDES) {
  const options = parseOptions<ChicagoOptions>(chicago.options, set);
  if (!options.ok) throw new Error(options.why);
  return deals.reduce(
    (sheet, deal) => {
      const [text, facts = {}] = typeof deal === 'string' ? [deal] : deal;
      const terms = defined(chicago.next(sheet), `the match goes on for ${text}`);
      return chicago.add(sheet, { ...told(text), ...facts, terms });
    },
    chicago.start(options.value, parties),
  );
}

function told(text: string): Omit<Outcome, 'terms'> {
  const [contract = '', by = '', tricks = ''] = text.split(' ');
  if (contract === 'PASS') return { tricks: 0, points: {}, items: [] };
  const player = /^P\d$/.test(by);
  return {
    contract: {
      ...defined(parseContract(contract), contract),
      declarer: player ? 'S' : defined(parseSeat(by), by),
    },
    ...(player && { declaring: by }),
    tricks: Number(tricks),
    points: {},
    items: [],
  };
}

const termsOver = (deals: readonly string[], set?: Set, parties?: readonly Party[]) =>
  deals.map((_, i) => {
    const terms = chicago.next(sheetAfter(deals.slice(0, i), set, parties));
    return `${terms?.dealer} ${terms?.vul}`;
  });

const FOUR = ['1NT N 7', '1NT E 7', '1NT S 7', '1NT W 7'];

describe('RULES 3.1: the frame', () => {
  test('each deals once; the side that does not deal is vulnerable on deals 2 and 3', () => {
    expect(termsOver(FOUR)).toEqual(['N none', 'E ns', 'S ew', 'W both']);
  });

  test('originally the side that deals', () => {
    expect(termsOver(FOUR, { chicagoVul: 'original' })).toEqual(['N none', 'E ew', 'S ns', 'W both']);
  });

  test('a passed-out deal is dealt again by the same dealer', () => {
    expect(termsOver(['PASS', '1NT N 7', 'PASS', 'PASS', '1NT E 7'])).toEqual([
      'N none',
      'N none',
      'E ns',
      'E ns',
      'E ns',
    ]);
    expect(chicago.rows(sheetAfter(['PASS'])).rows[0]).toMatchObject({
      passed: true,
      below: { NS: 0, EW: 0 },
    });
  });

  test('a chukka is over after four deals; more of them go on', () => {
    expect(chicago.next(sheetAfter(FOUR))).toBeUndefined();
    expect(chicago.next(sheetAfter(FOUR, { chukkas: 2 }))).toEqual({ dealer: 'N', vul: 'none' });
    const options = parseOptions<ChicagoOptions>(chicago.options);
    expect([4, 5, 9].map((deals) => options.ok && chicago.fit?.(options.value, deals).chukkas)).toEqual([
      1, 2, 3,
    ]);
  });

  test('two players deal in turn, each as a side', () => {
    const deals = FOUR.map((text, i) => text.replace(/ [NESW] /, i % 2 === 0 ? ' P1 ' : ' P2 '));
    expect(termsOver(deals, {}, ['P1', 'P2'])).toEqual(['S none', 'W ns', 'S ew', 'W both']);
    expect(chicago.standing(sheetAfter(deals, {}, ['P1', 'P2']))).toEqual({
      over: true,
      totals: { P1: 80, P2: 180 },
      winner: 'P2',
    });
  });
});

describe('RULES 3.2: standard scoring', () => {
  test('the worked example', () => {
    const { rows, totals } = chicago.rows(sheetAfter(['2S N 10', '1NT E 7', '2H W 9', '1NTX S 8']));
    expect(rows.map(({ below, above, game }) => [below, above, game])).toEqual([
      [{ NS: 60, EW: 0 }, { NS: 60, EW: 0 }, undefined],
      [{ NS: 0, EW: 40 }, { NS: 0, EW: 0 }, undefined],
      [{ NS: 0, EW: 60 }, { NS: 0, EW: 530 }, 'EW'],
      [{ NS: 80, EW: 0 }, { NS: 350, EW: 0 }, undefined],
    ]);
    expect(totals).toEqual({ NS: 550, EW: 630 });
  });

  test.each([
    [
      'R-CH-6: a game completed on deal 4 from a part score',
      ['2S N 8', 'PASS', '1NT E 7', '1C S 7', '1NT N 7'],
      3,
      { NS: 500, EW: 0 },
    ],
    [
      'R-CH-7: a defeat on deal 4, both with part scores',
      ['2S N 8', '1NT E 7', '1C S 7', '1NT N 6'],
      3,
      { NS: 0, EW: 100 },
    ],
    ['a part score on deal 4', ['2S N 8', '1NT E 7', '1NT S 7', '1C W 7'], 3, { NS: 0, EW: 100 }],
    ['a part score on deal 3', ['2S E 8', '1NT E 7', '1NT S 7'], 2, { NS: 0, EW: 0 }],
    ['a game from part scores, not vulnerable', ['2S N 8', '1C S 7', '1C S 7'], 2, { NS: 300, EW: 0 }],
  ] as const)('%s', (_, deals, row, above) => {
    expect(chicago.rows(sheetAfter(deals)).rows.at(row + (deals[1] === 'PASS' ? 1 : 0))?.above).toEqual(
      above,
    );
  });

  test('part scores do not carry over into the next chukka', () => {
    const { rows } = chicago.rows(sheetAfter([...FOUR.slice(0, 3), '2S W 8', '2S E 8'], { chukkas: 2 }));
    expect(rows[4]?.game).toBeUndefined();
  });

  test.each([
    [{}, 150],
    [{ honours: 'off' }, 0],
    [{ scoring: 'duplicate' }, 0],
  ])('R-CH-1: honours with %j', (set, points) => {
    const sheet = sheetAfter([['3NT N 8', { honours: { NS: 0, EW: 150 } }]], set);
    expect(chicago.rows(sheet).totals.EW).toBe(50 + points);
  });
});

test('RULES 3.3: duplicate scoring counts each deal on its own', () => {
  const { rows, totals } = chicago.rows(sheetAfter(['2S N 8', '2S N 8', 'PASS'], { scoring: 'duplicate' }));
  expect(rows.map(({ score }) => score)).toEqual([110, 110, 0]);
  expect(totals).toEqual({ NS: 220, EW: 0 });
});

const held = (hcp: Readonly<Record<string, number>>, fits: Readonly<Record<string, Fit>> = {}) => ({
  hcp,
  fits,
});

describe('RULES 3.4: Russian scoring', () => {
  const russian = (deals: readonly (string | Deal)[], set: Set = {}) =>
    sheetAfter(deals, { ...set, scoring: 'russian' });
  const THIRD: Deal[] = [
    ['1NT N 7', held({ NS: 20, EW: 20 })],
    ['1NT N 7', held({ NS: 20, EW: 20 })],
  ];

  test('example 1: 3H by vulnerable E-W with 24 points is 3 IMPs too little', () => {
    const { rows } = chicago.rows(russian([...THIRD, ['3H E 10', held({ NS: 16, EW: 24 })]]));
    expect(rows[2]).toMatchObject({ score: -170, target: -290, imps: 3 });
  });

  test('example 2: 4S by the side with 18 points is 10 IMPs', () => {
    const { rows, totals } = chicago.rows(russian([['4S N 10', held({ NS: 18, EW: 22 })]]));
    expect(rows[0]).toMatchObject({ score: 420, target: -70, imps: 10 });
    expect(totals).toEqual({ NS: 10, EW: -10 });
  });

  test('R-CH-2: the terms of a deal say nothing of what a side holds', () => {
    expect(chicago.next(russian([]))).toEqual({ dealer: 'N', vul: 'none' });
    expect(Object.keys(chicago.next(russian(THIRD)) ?? {})).toEqual(['dealer', 'vul']);
  });

  test('at 20-20 the target is nothing', () => {
    const { rows, totals } = chicago.rows(russian(THIRD));
    expect(rows.map(({ target, imps }) => [target, imps])).toEqual([
      [0, 3],
      [0, 3],
    ]);
    expect(totals).toEqual({ NS: 6, EW: -6 });
  });

  test('R-CH-3: a passed-out deal is dealt again, or is 0 against the target', () => {
    const pass: Deal = ['PASS', held({ NS: 15, EW: 25 })];
    const again = russian([pass]);
    expect(chicago.rows(again).rows[0]).toMatchObject({ passed: true, score: 0, target: 0, imps: 0 });
    expect(chicago.next(again)?.dealer).toBe('N');
    const counted = russian([pass], { passedOut: 'score0' });
    expect(chicago.rows(counted).rows[0]).toMatchObject({ score: 0, target: -300, imps: 7 });
    expect(chicago.rows(counted).rows[0]?.passed).toBeUndefined();
    expect(chicago.next(counted)?.dealer).toBe('E');
  });

  test('the option does not touch the forms without a target', () => {
    expect(chicago.next(sheetAfter(['PASS'], { passedOut: 'score0' }))?.dealer).toBe('N');
  });

  test('the IMPs decide the match', () => {
    const even = held({ NS: 20, EW: 20 });
    const deals = ['1NT N 7', '1NT N 7', '1NT E 7', '1NT E 9'].map((text): Deal => [text, even]);
    expect(chicago.standing(russian(deals))).toEqual({
      over: true,
      totals: { NS: -1, EW: 1 },
      winner: 'EW',
    });
  });
});

describe('RULES 3.5: the compensation table', () => {
  const rowsOf = (deals: readonly Deal[]) => chicago.rows(sheetAfter(deals, { scoring: 'compensation' }));

  test('goes by points, fit and vulnerability of the side with more points', () => {
    const { rows } = rowsOf([
      ['4H N 10', held({ NS: 25, EW: 15 }, { NS: 'M9', EW: 'M10' })],
      ['3D N 8', held({ NS: 19, EW: 21 }, { NS: 'm8', EW: 'M8' })],
    ]);
    expect(rows.map(({ score, target, imps }) => [score, target, imps])).toEqual([
      [420, 390, 1],
      [-100, -60, -1],
    ]);
  });

  test("at 20-20 it is the dealer's side that scores", () => {
    const even = held({ NS: 20, EW: 20 }, { NS: 'M10', EW: 'm8' });
    const { rows } = rowsOf([
      ['2S N 8', even],
      ['2S N 8', even],
    ]);
    expect(rows.map(({ target }) => target)).toEqual([120, 20]);
  });

  test('R-CH-4: the sheet and the form show its address', () => {
    expect(rowsOf([]).notes?.join()).toContain('www.compensationtable.com');
    expect(chicago.options.scoring.help).toContain('www.compensationtable.com');
    expect(chicago.rows(sheetAfter([])).notes).toBeUndefined();
  });
});
