import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { overtrick, type Ran } from '../../testIo.ts';

const HOWELL = ['tournament', 'new', '--entrants', '4', '--movement', 'howell'];

/** The results of a Howell for four pairs, by board and meeting. */
const RESULTS: Readonly<Record<string, string>> = {
  '1 4-1': '3NT N 9',
  '1 2-3': '3NT N 10',
  '2 4-1': '4S E 10',
  '2 2-3': '4S E 9',
  '3 4-2': '2H S 8',
  '3 3-1': '2H S 8',
  '4 4-2': 'PASS',
  '4 3-1': '1NT W 7',
  '5 4-3': '5DX N 9',
  '5 1-2': '3NT E 9',
  '6 4-3': '6H S 12',
  '6 1-2': '6H S 11',
};

interface Shown {
  readonly state: string;
  readonly round: number;
  readonly ranking: readonly { readonly pair: string; readonly percentage: number }[];
  readonly lines: readonly {
    line: string;
    board: number;
    ns: string;
    ew: string;
    state: string;
    result?: string;
  }[];
  readonly missing: readonly string[];
  readonly doubts: readonly unknown[];
}

async function shown(log: string): Promise<Shown> {
  const { out, err } = await overtrick(['tournament', 'show', '-', '--json'], log);
  expect(err).toBe('');
  return JSON.parse(out);
}

/** Adds results from standard input to a log. */
async function reported(log: string, results: string): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-tournament-'));
  try {
    const file = join(folder, 'evening.log');
    writeFileSync(file, log);
    return await overtrick(['tournament', 'report', file, '-'], results);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the same words give the same bytes at another time', () => {
  afterEach(() => void vi.restoreAllMocks());

  const SWISS = [
    '--form',
    'teams',
    '--entrants',
    '4',
    '--movement',
    'swiss',
    '--rounds',
    '2',
    '--method',
    'imps',
  ];

  /** Creates the logs of a new evening, of one with a result, and of a Swiss with a drawn round. */
  async function made(now: number): Promise<readonly string[]> {
    vi.spyOn(Date, 'now').mockReturnValue(now);
    const { out: log } = await overtrick(HOWELL);
    const { out: played } = await reported(log, 'A1/1/1 4S N 10\n');
    const { out: swiss } = await overtrick(['tournament', 'new', ...SWISS]);
    const { out: drawn, err } = await overtrick(['tournament', 'draw', '-', '--section', 'A'], swiss);
    expect(err).toBe('');
    expect([log, played, swiss, drawn].map((text) => text.length > 0)).toEqual([true, true, true, true]);
    return [log, played, swiss, drawn];
  }

  test('new, report and draw', async () => {
    expect(await made(2e12)).toEqual(await made(1e12));
  });
});

describe('a tournament over files', () => {
  test('begins with every line missing', async () => {
    const { out } = await overtrick(HOWELL);
    const view = await shown(out);
    expect(view).toMatchObject({ state: 'setup', round: 1, doubts: [] });
    expect(view.lines).toHaveLength(12);
    expect(view.missing).toEqual(view.lines.map(({ line }) => line));
    expect(view.lines[0]).toEqual({ line: 'A1/1/1', board: 1, ns: '4', ew: '1', state: 'due' });
  });

  test('has the names of a list, in the order of their numbers', async () => {
    const list = 'number;name;name2;member\n2;Bo Li;Di Ray;77\n1;Ann Lee;Cy Fox;\n3;E;F;\n4;G;H;\n';
    const { code, out } = await overtrick(
      ['tournament', 'new', '--movement', 'howell', '--entries', '-'],
      list,
    );
    expect(code).toBe(0);
    const entered = out.split('\n').filter((line) => line.includes('"entered"'));
    expect(entered.map((line) => JSON.parse(line).players)).toEqual([
      [{ name: 'Ann Lee' }, { name: 'Cy Fox' }],
      [{ name: 'Bo Li', number: '77' }, { name: 'Di Ray' }],
      [{ name: 'E' }, { name: 'F' }],
      [{ name: 'G' }, { name: 'H' }],
    ]);
  });

  test.each([
    [
      ['--entrants', '6', '--entries', '-'],
      'name\nAnn\n',
      'the movement seats 6 contestants, and 1 are named',
    ],
    [['--entries', '-'], 'surname\nLee\n', '<stdin>:1:1: '],
    [[], '', 'say how many contestants there are: --entrants 13'],
  ])('%j opens nothing with a list that is unfit', async (args, list, why) => {
    const { code, out, err } = await overtrick(['tournament', 'new', '--movement', 'howell', ...args], list);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  });

  test('takes results in any order, ranks them, and gives the event that `event` ranks alike', async () => {
    const { out: log } = await overtrick(HOWELL);
    const reports = (await shown(log)).lines
      .map(({ line, board, ns, ew }) => `${line} ${RESULTS[`${board} ${ns}-${ew}`]}`)
      .toReversed();
    const { out: full, err } = await reported(log, reports.join('\n'));
    expect(err).toBe('');
    const view = await shown(full);
    expect(view).toMatchObject({ state: 'playing', round: 3, missing: [] });
    expect(view.ranking.map(({ pair, percentage }) => [pair, percentage])).toEqual([
      ['1', 75],
      ['2', 58.33],
      ['4', 41.67],
      ['3', 25],
    ]);
    const event = await overtrick(['tournament', 'event', '-'], full);
    const ranked = await overtrick(['event', '-', '--json'], event.out);
    expect(JSON.parse(ranked.out).ranking).toEqual(view.ranking);
  });

  test('tells doubts, awards, void lines and the end', async () => {
    const { out: log } = await overtrick(HOWELL);
    const full = (await reported(log, 'A1/1/1 2S S 8\nA1/1/2 2S S 8')).out;
    const more = [
      { kind: 'absent', contestant: 'c3', from: 1, as: 'late', to: 1 },
      { kind: 'ruled', line: 'A2/2/3', result: 'NP', reason: 'no time' },
      { kind: 'ended' },
    ].map((entry) => `${JSON.stringify({ at: 0, by: 0, ...entry })}\n`);
    const view = await shown(full + more.join(''));
    expect(view).toMatchObject({ state: 'over', round: 2, doubts: [{ line: 'A1/1/2', code: 'copied' }] });
    const told = new Map(view.lines.map(({ line, state, result }) => [line, [state, result]]));
    expect(told.get('A2/1/1')).toEqual(['ruled', 'A6040']);
    expect(told.get('A2/2/3')).toEqual(['void', 'NP']);
    expect(view.missing).toEqual(['A1/2/3', 'A1/2/4', 'A2/2/4', 'A1/3/5', 'A1/3/6', 'A2/3/5', 'A2/3/6']);
    const table = await overtrick(['tournament', 'show', '-'], full);
    expect(table.out).toContain('copied');
  });

  test.each([
    ['A1/1/1 4S N 15', "declarer's tricks are 0 to 13"],
    ['A1/1/3 PASS', 'the plan has no board 3 at A1 in round 1'],
    ['A1/1/1', 'write a line like "A3/2/7 4S N 10"'],
    ['A1/1/1 PASS\n\nA9/1/1 PASS', '<stdin>:3:1: the plan has no board 1 at A9 in round 1'],
  ])('nothing is added by %j', async (results, why) => {
    const { out: log } = await overtrick(HOWELL);
    const { code, out, err } = await reported(log, results);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  });

  test.each([
    ['', '<stdin>:1:1: the file is empty'],
    ['{', '<stdin>:1:1: this is not JSON'],
    ['{"at":0,"by":0,"kind":"flew"}', 'there is no kind of entry "flew"'],
    ['{"at":0,"by":0,"kind":"ended"}', 'the first entry of a log opens the tournament'],
    [
      '{"at":0,"by":0,"kind":"opened","form":"pairs","game":"bridge"}',
      'method is a text of 1 to 40 characters, not undefined',
    ],
    [
      '{"at":0,"by":0,"kind":"opened","form":"pairs","game":"bridge","method":"mp"}\n{"at":0,"by":0,"kind":"agreed","line":"A1/1/1","side":"NS"}',
      '<stdin>:2:1: there is no section A',
    ],
  ])('the log %j is refused', async (log, why) => {
    const { code, err } = await overtrick(['tournament', 'show', '-'], log);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });

  test.each([
    [['--movement', 'walk'], 'walk'],
    [['--movement', 'american-whist'], 'american-whist is a movement of teams, not of pairs'],
    [['--movement', 'mitchell'], 'it is for 3 to 60 tables'],
  ])('%j opens nothing', async (args, why) => {
    const { code, out, err } = await overtrick(['tournament', 'new', '--entrants', '4', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(why);
  });
});
