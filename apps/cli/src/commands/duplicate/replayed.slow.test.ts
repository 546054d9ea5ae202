import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { overtrick } from '../../testIo.ts';

const CLUB = fileURLToPath(new URL('../../../../../packages/formats/fixtures/pairs.xml', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'overtrick-replayed-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function done(args: readonly string[], stdin = ''): Promise<string> {
  const { code, out, err } = await overtrick(args, stdin);
  expect({ code, err }, args.join(' ')).toEqual({ code: 0, err: '' });
  return out;
}

/** Returns the bytes of the ranking that `overtrick event --json` prints. */
async function rankingIn(file: string, stdin = ''): Promise<string> {
  const out = await done(['event', file, '--json'], stdin);
  return out.slice(0, out.indexOf(',"boards":[{"board"'));
}

const replayed = (file: string, ...options: readonly string[]): Promise<string> =>
  done(['tournament', 'of', file, ...options]);

const eventOf = (log: string): Promise<string> => done(['tournament', 'event', '-'], log);

describe('a real club event', () => {
  test('comes out of any log of it with the same ranking, byte for byte', async () => {
    const own = await rankingIn(CLUB);
    expect(own).toMatch(
      /^\{"ranking":\[\{"pair":"6","total":162.6,"percentage":60.22,"place":1,"boards":27,/,
    );
    const logs = new Set<string>();
    for (let seed = 1; seed <= 50; seed++) {
      const log = await replayed(CLUB, '--shuffle', '--slips', '20', '--seed', String(seed));
      logs.add(log);
      expect(await rankingIn('-', await eventOf(log)), `seed ${seed}`).toBe(own);
    }
    expect(logs.size).toBe(50);
  });

  test('has 161 lines on 27 boards of 12 pairs, none of them missing', async () => {
    const log = await replayed(CLUB, '--shuffle', '--slips', '20', '--seed', '7');
    const shown = JSON.parse(await done(['tournament', 'show', '-', '--json'], log));
    expect(shown.lines).toHaveLength(161);
    expect(new Set(shown.lines.map(({ board }: { board: number }) => board)).size).toBe(27);
    expect(shown.ranking).toHaveLength(12);
    expect(
      shown.ranking.map((row: { pair: string; percentage: number }) => [row.pair, row.percentage]),
    ).toEqual(
      expect.arrayContaining([
        ['6', 60.22],
        ['7', 59.48],
        ['2', 58.07],
        ['12', 37.85],
      ]),
    );
    expect(shown.missing).toEqual([]);
    // three results are twelve IMPs from the median of their board; no typing error remains doubtful
    expect(shown.doubts).toEqual(['A4/11/11', 'A4/20/20', 'A6/20/20'].map((line) => ({ line, code: 'far' })));
  });

  test('is the same again after USEBIO and PBN', async () => {
    const log = await replayed(CLUB, '--slips', '20', '--seed', '1');
    const own = await rankingIn(CLUB);
    for (const format of ['usebio', 'pbn', 'json']) {
      const file = await done(['tournament', 'export', '-', '--to', format], log);
      expect(await rankingIn('-', file), format).toBe(own);
    }
  });
});

const pair = (number: number) => `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER></PAIR>`;
const board = (number: number, ...lines: readonly string[]) =>
  `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>${lines.join('')}</BOARD>`;
const line = (ns: string, ew: string, rest: string) =>
  `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER>${rest}</TRAVELLER_LINE>`;
const score = (text: string) => `<SCORE>${text}</SCORE>`;
const points = (ns: string, ew: string) =>
  `<NS_MATCH_POINTS>${ns}</NS_MATCH_POINTS><EW_MATCH_POINTS>${ew}</EW_MATCH_POINTS>`;
const usebio = (inside: string) => `<USEBIO><EVENT EVENT_TYPE="MP_PAIRS">${inside}</EVENT></USEBIO>`;
const part = (name: string, first: string) =>
  `<${name}><PARTICIPANTS>${[1, 2, 3, 4].map(pair).join('')}</PARTICIPANTS>${board(1, line('1', '2', score(first)), line('3', '4', score('50')))}</${name}>`;
const json = (fields: object) => JSON.stringify({ format: 'overtrick-event', ...fields });
const result = (ns: string, ew: string, text: unknown) => ({ ns, ew, result: text });

/** Events of every kind that occurs in files. */
const FILES: Readonly<Record<string, string>> = {
  'scores alone, two winners numbered alike.xml': usebio(
    `<WINNER_TYPE>2</WINNER_TYPE>${board(1, line('1NS', '1EW', score('420')), line('2', '2', score('A6040')))}`,
  ),
  'sections numbered alike.xml': usebio(part('SECTION', '420') + part('SECTION', '-50')),
  'sessions of the same boards.xml': usebio(part('SESSION', '420') + part('SESSION', 'A6040')),
  'points that a director awarded.xml': usebio(
    board(
      1,
      line('1', '2', score('A5050') + points('3', '1')),
      line('3', '4', score('A5050') + points('1.5', '1')),
      line('5', '6', score('50')),
    ),
  ),
  'no contract, artificial scores, a board not played.pbn': [
    ...['[Event "Club"]', '[Date "2026.11.21"]', '[Board "1"]', '[Scoring "MP1"]'],
    ...[
      '[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract;Declarer;Result;Score_NS;Percentage_NS;Percentage_EW"]',
    ],
    ...['1 2 4S N 10 420 ? ?', '3 4 4S N 9 - - -', '', '[Board "2"]', '[Vulnerable "All"]'],
    ...['[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Percentage_NS;Percentage_EW"]'],
    ...['3 1 3NTX E 8 - ? ?', '2 4 - - - - 62.5 40', ''],
  ].join('\n'),
  'a fouled board.json': json({
    boards: [
      {
        board: 5,
        results: [
          result('1', '2', 420),
          result('3', '4', 450),
          ...['-50', '-100', '-50'].map((score, i) => ({
            ...result(String(5 + 2 * i), String(6 + 2 * i), Number(score)),
            form: i === 2 ? 'turned twice' : 'turned',
          })),
        ],
      },
    ],
  }),
  'weighted, split, carried over, strats, penalties, methods.json': json({
    ...{
      name: 'Final',
      method: 'cross-imp',
      options: { per: 'sum' },
      winners: 1,
      strats: ['A', 'B'],
      expected: 4,
    },
    contestants: ['7', '9', '11', '12'].map((number, i) => ({
      ...{ id: `x${i}`, number, ...(i > 1 && { strat: 'B' }), carried: { points: i } },
      ...(i === 3 && { isUnranked: true }),
    })),
    adjustments: [{ contestant: 'x0', amount: -2, unit: 'points', reason: 'late' }],
    boards: [
      {
        board: 12,
        results: [
          result('x0', 'x1', {
            weighted: [
              [420, 0.3],
              [-50, 0.7],
            ],
          }),
          result('x3', 'x2', { split: { ns: -50, ew: { award: 60, lifts: true } } }),
        ],
      },
      {
        board: 13,
        results: [result('x1', 'x3', 'NP'), result('x2', 'x0', { ns: { award: 60 }, ew: { award: 40 } })],
      },
      { board: 14, results: [result('x3', 'x1', 650), result('x0', 'x2', '3NTXX W 7')] },
    ],
  }),
};

describe.each(Object.keys(FILES))('%s', (name) => {
  const path = join(folder, name);
  writeFileSync(path, FILES[name] ?? '');

  test('comes out of its logs with the same ranking', async () => {
    const own = await rankingIn(path);
    for (const seed of ['1', '2', '3'])
      for (const options of [[], ['--shuffle', '--slips', '3']]) {
        const log = await replayed(path, '--seed', seed, ...options);
        expect(await rankingIn('-', await eventOf(log))).toBe(own);
        for (const format of ['json', 'usebio', 'pbn']) {
          const { out, err } = await overtrick(['tournament', 'export', '-', '--to', format], log);
          // a format reports what it cannot express
          if (err === '') expect(await rankingIn('-', out), format).toBe(own);
          else expect(format).not.toBe('json');
        }
      }
  });
});

test('the hands of a PBN file are in the log, and go out again with the results', async () => {
  const path = join(folder, 'hands.pbn');
  const deal = '[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]';
  const digits = '[DoubleDummyTricks "46a5746a5779396793a6"]\n[OptimumScore "NS -400"]';
  const table = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 4S N 10\n3 4 5D N 11';
  writeFileSync(path, `[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n${deal}\n${digits}\n${table}\n`);
  const log = await replayed(path);
  expect(log).toContain('"kind":"dealt","board":1,"deal":"N:.63.AKQ987.A9732 A8654');
  const { out } = await overtrick(['tournament', 'export', '-', '--to', 'pbn'], log);
  expect(out).toContain(deal);
  expect(out).toContain('[DoubleDummyTricks "46a5746a5779396793a6"]\r\n[OptimumScore "NS -400"]');
  const sheet = join(folder, 'hands.html');
  await done(['print', 'hands', '-', '--out', sheet], log);
  expect(readFileSync(sheet, 'utf8')).toContain('Par −400');
});

describe('sites that played the same boards', () => {
  test('are ranked as one event', async () => {
    const json = await done(['event', 'merge', CLUB, CLUB]);
    const { ranking } = JSON.parse(await done(['event', '-', '--json'], json));
    expect(ranking).toHaveLength(24);
    expect(ranking[0]).toMatchObject({ place: 1, pair: '1.6' });
    expect(ranking[1]).toMatchObject({ place: 1, pair: '2.6', percentage: ranking[0].percentage });
  });

  test('by different methods are refused', async () => {
    const other = join(folder, 'weighted, split, carried over, strats, penalties, methods.json');
    const { code, out, err } = await overtrick(['event', 'merge', CLUB, other]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`${other}: site 2 is scored by a different method from site 1\n`);
  });
});

describe('what no tournament has is refused', () => {
  test.each([
    ['{"format":"overtrick-event"}', 'boards: boards must be a list, not undefined'],
    [json({ boards: [{ board: 1200, results: [result('1', '2', 420)] }] }), 'a tournament cannot have this'],
  ])('%s', async (text, why) => {
    const { code, out, err } = await overtrick(['tournament', 'of', '-'], text);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`<stdin>:`);
    expect(err).toContain(why);
  });
});
