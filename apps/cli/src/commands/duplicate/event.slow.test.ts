import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { overtrick } from '../../testIo.ts';

const CLUB = fileURLToPath(new URL('../../../../../packages/formats/fixtures/pairs.xml', import.meta.url));

const PBN = `[Board "1"]
[ScoreTable "PairId_NS\\1R;PairId_EW\\1R;Score_NS\\4R"]
1 1 420
2 2 450
3 3 -50
[Board "2"]
[ScoreTable "PairId_NS\\1R;PairId_EW\\1R;Score_NS\\4R"]
1 3 50
2 1 50
3 2 90
`;

describe('a real event as USEBIO', () => {
  test('as JSON', async () => {
    const { code, out } = await overtrick(['event', CLUB, '--json']);
    const { ranking, boards } = JSON.parse(out);
    expect([code, ranking.length, boards.length]).toEqual([0, 12, 27]);
    expect(ranking[0]).toEqual({
      pair: '6',
      total: 162.6,
      percentage: 60.22,
      place: 1,
      boards: 27,
      names: ['PLAYER 11', 'PLAYER 12'],
    });
    const lines = boards.flatMap((board: { lines: readonly object[] }) => board.lines);
    expect(lines).toContainEqual({ ns: '5', ew: '10', score: null, nsPoints: 5, ewPoints: 5 });
  });

  test('by another method, and for reading', async () => {
    const { out } = await overtrick(['event', CLUB, '--method', 'butler']);
    expect(out.split('\n')[0]).toBe('Place  Pair  Total  Boards  Names');
    expect(out.split('\n')).toHaveLength(14);
  });

  test('with masterpoints', async () => {
    const run = (scheme: string) => overtrick(['event', CLUB, '--masterpoints', scheme]);
    expect((await run('acbl-open')).out.split('\n').slice(0, 3)).toEqual([
      'Place  Pair  Total      %  Boards  Masterpoints  Names',
      '    1     6  162.6  60.22      27           1.2  PLAYER 11 – PLAYER 12',
      '    2     7  160.6  59.48      27          0.84  PLAYER 13 – PLAYER 14',
    ]);
    expect(await run('gold')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^overtrick event --masterpoints: there is no scheme gold; /),
    });
    expect((await run('none.json')).err).toBe('none.json: there is no such file or folder\n');
  });

  test('with percentages of totals that are rounded first', async () => {
    const third = async (...args: string[]) =>
      JSON.parse((await overtrick(['event', CLUB, '--json', ...args])).out).ranking[5];
    // pair 3 has one board fewer: 127.2 of 26 boards are 132.09 of 27
    expect(await third()).toMatchObject({ pair: '3', total: 127.2, percentage: 48.92 });
    expect(await third('--rounding', 'acbl')).toMatchObject({ pair: '3', total: 132.09, percentage: 48.92 });
  });

  test('with more results expected', async () => {
    const of = async (...args: string[]) =>
      JSON.parse((await overtrick(['event', CLUB, '--json', ...args])).out).ranking[0].percentage;
    expect(await of('--top', '7')).not.toBe(await of());
  });
});

test('PBN from standard input: two winners', async () => {
  const { out } = await overtrick(['event', '-', '--json'], PBN);
  expect(
    JSON.parse(out).ranking.map(
      ({ pair, direction, place }: { pair: string; direction: string; place: number }) => [
        pair,
        direction,
        place,
      ],
    ),
  ).toEqual([
    ['2', 'NS', 1],
    ['3', 'NS', 2],
    ['1', 'NS', 3],
    ['3', 'EW', 1],
    ['1', 'EW', 2],
    ['2', 'EW', 3],
  ]);
});

describe('what is wrong is said in one sentence with its place', () => {
  test.each([
    ['', '<stdin>:1:1: the file is empty'],
    [
      'hello',
      '<stdin>:1:1: this is not a score file; there are USEBIO 1.2, Bridgemate, Event, PBN score tables, separated values with the columns board, ns, ew and a result',
    ],
    [PBN.replace('3 3 -50', '3 3 -55'), '<stdin>:5:1: no result has the score -55'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '<stdin>:1:14: a file that declares entities is not read'],
    ['{"format": "overtrick-event", "boards": []}', '<stdin>:boards: there is no result in the file'],
  ])('%j', async (text, message) => {
    expect(await overtrick(['event', '-'], text)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });

  test('a database that is cut off', async () => {
    const { code, err } = await overtrick(
      ['event', '-'],
      new TextEncoder().encode('\u0000\u0001\u0000\u0000Standard Jet DB\u0000'),
    );
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^<stdin>: this is not a complete Bridgemate database: [^\n]+\n$/),
    ]);
  });

  test.each([
    [['--method', 'bam'], 'pairs.xml:256:3: Board-a-match takes 2 results of a board; board 1 has 6'],
    [['--top', '5'], 'overtrick event --top: a board has 6 results, so --top must be at least that'],
    [
      ['--method', 'x'],
      'overtrick event: there is no method x; there are mp, mp-acbl, ascherman, butler, cross-imp, bam, total-points',
    ],
  ])('%j', async (args, message) => {
    const { code, err } = await overtrick(['event', CLUB, ...args]);
    expect([code, err.endsWith(`${message}\n`)]).toEqual([2, true]);
  });

  test('the file is not there', async () => {
    expect((await overtrick(['event', 'none.xml'])).err).toBe('none.xml: there is no such file or folder\n');
  });
});

describe('a row that cannot be read', () => {
  const rows = (second: string) => PBN.replace('2 2 450', second);

  test('refuses the file; with --keep-going the rest is ranked, the row is named, and the exit is 2', async () => {
    const text = rows('2 ? 450');
    const refused = await overtrick(['event', '-', '--json'], text);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('<stdin>:4:1: a row has the numbers of both pairs');
    const { code, out, err } = await overtrick(['event', '-', '--json', '--keep-going'], text);
    expect(code).toBe(2);
    expect(JSON.parse(out).boards[0].lines).toHaveLength(2);
    expect(err).toContain('<stdin>:4:1: a row has the numbers of both pairs');
  });

  test('a field beside a stated score is named, and the exit is 0', async () => {
    const text = `[Board "1"]
[ScoreTable "PairId_NS\\1R;PairId_EW\\1R;Contract\\2L;Score_NS\\4R"]
1 1 4S 420
2 2 42 450
`;
    const { code, out, err } = await overtrick(['event', '-', '--json'], text);
    expect([code, JSON.parse(out).ranking.length]).toEqual([0, 4]);
    expect(err).toContain(
      '<stdin>:4:1: a contract is written like 4S, 4SX or 3NTXX, or PASS, not 42; its score 450 counts',
    );
  });

  test('with unequal numbers of boards IMPs are ranked by the board, and the average is printed', async () => {
    const run = async (...args: readonly string[]) =>
      JSON.parse(
        (
          await overtrick(
            ['event', '-', '--json', '--method', 'total-points', ...args],
            PBN.replace('3 2 90\n', ''),
          )
        ).out,
      ).ranking;
    expect((await run())[0]).toHaveProperty('average');
    expect((await run('--set', 'unequal=sum'))[0]).not.toHaveProperty('average');
  });
});

describe('an audit', () => {
  test('of a real event: its places and percentages are ours, and two totals are scaled up for a board less', async () => {
    const { code, out } = await overtrick(['event', CLUB, '--json', '--audit']);
    const { audit } = JSON.parse(out);
    expect(code).toBe(0);
    // 124 · 27/26 and 127.2 · 27/26
    expect(audit.differs).toEqual([
      { pair: '1', what: 'total', file: 128.77, ours: 124 },
      { pair: '3', what: 'total', file: 132.09, ours: 127.2 },
    ]);
    expect(audit.compared).toBeGreaterThanOrEqual(24);
  });

  test('names what differs, and what is not used', async () => {
    const text = `<USEBIO><EVENT EVENT_TYPE="MP_PAIRS"><WEATHER>rain</WEATHER><WINNER_TYPE>1</WINNER_TYPE><PARTICIPANTS>
<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLACE>2=</PLACE><PERCENTAGE>100.00</PERCENTAGE></PAIR></PARTICIPANTS>
<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>${[
      [1, 2, 420],
      [3, 4, -50],
    ]
      .map(
        ([ns, ew, score]) =>
          `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER><SCORE>${score}</SCORE></TRAVELLER_LINE>`,
      )
      .join('')}</BOARD></EVENT></USEBIO>`;
    const { audit } = JSON.parse((await overtrick(['event', '-', '--json', '--audit'], text)).out);
    expect(audit).toEqual({
      passedOver: ['WEATHER'],
      compared: 2,
      differs: [{ pair: '1', what: 'place', file: 2, ours: 1 }],
    });
    const { out } = await overtrick(['event', '-', '--audit'], text);
    expect(out).toContain('1: place 2 in the file, 1 by its boards');
    expect((await overtrick(['event', '-', '--json'], text)).out).not.toContain('audit');
  });
});

describe('several files', () => {
  test('are ranked one after the other, and one that cannot be read does not stop the others', async () => {
    const { code, out, err } = await overtrick(['event', CLUB, '/no/such.xml', CLUB, '--json']);
    expect(code).toBe(2);
    expect(err).toBe('/no/such.xml: there is no such file or folder\n');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ file, ranking }) => [file, ranking.length])).toEqual([
      [CLUB, 12],
      [CLUB, 12],
    ]);
  });

  test('have their names above their rankings', async () => {
    const { out, err } = await overtrick(['event', CLUB, CLUB]);
    expect(out.split('\n').filter((line) => line === CLUB)).toHaveLength(2);
    expect(err).toBe('');
  });
});
