import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { overtrick } from '../../testIo.ts';

interface Shown {
  readonly ranking: readonly {
    readonly pair: string;
    readonly total: number;
    readonly place: number;
    readonly seat?: string;
    readonly percentage?: number;
  }[];
  readonly matches: readonly { home: string; away: string; score: object; points: object }[];
  readonly lines: readonly {
    line: string;
    board: number;
    ns: string;
    ew: string;
    seats?: readonly string[];
  }[];
}

async function done(args: readonly string[], input = ''): Promise<string> {
  const { code, out, err } = await overtrick(args, input);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const shown = async (log: string): Promise<Shown> =>
  JSON.parse(await done(['tournament', 'show', '-', '--json'], log));

async function reported(log: string, results: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-forms-'));
  try {
    const file = join(folder, 'evening.log');
    writeFileSync(file, log);
    return await done(['tournament', 'report', file, '-'], results);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns results of two notrump by the design's formula, for all lines. */
const byFormula = ({ lines }: Shown): string =>
  lines
    .map(({ line, board, ns, ew }) => {
      const tricks = 6 + ((3 * Number(ns) + 5 * Number(ew) + board) % 7);
      return `${line} 2NT ${board % 2 === 1 ? 'N' : 'E'} ${tricks}`;
    })
    .join('\n');

/** Exports the event of a log, and expects the log's own ranking. */
async function eventOf(log: string): Promise<Shown> {
  const event = await done(['tournament', 'event', '-'], log);
  const ranked: Shown = JSON.parse(await done(['event', '-', '--json'], event));
  expect(ranked.ranking).toEqual((await shown(log)).ranking);
  return ranked;
}

/** Exports an event of teams in every format, and expects the log's ranking from those that can be read again. */
async function exported(log: string): Promise<Shown> {
  const event = await eventOf(log);
  const placed = ({ ranking }: Shown) => ranking.map(({ pair, total, place }) => ({ pair, total, place }));
  for (const format of ['usebio', 'json']) {
    const { code, out } = await overtrick(['tournament', 'export', '-', '--to', format], log);
    expect(code).toBe(0);
    const again: Shown = JSON.parse(await done(['event', '-', '--json'], out));
    expect(placed(again), format).toEqual(placed(event));
    expect(again.matches, format).toEqual(event.matches);
  }
  for (const args of [['pbn'], ['html'], ['csv'], ['csv', '--table', 'matches']]) {
    const { code, out } = await overtrick(['tournament', 'export', '-', '--to', ...args], log);
    expect({ args, code, isEmpty: out === '' }).toEqual({ args, code: 0, isEmpty: false });
  }
  return event;
}

describe('teams', () => {
  const WHIST = ['tournament', 'new', '--form', 'teams', '--movement', 'american-whist', '--entrants', '5'];

  test('American Whist of five with IMPs and victory points, as its event is', async () => {
    const log = await done([...WHIST, '--boards-per-round', '3', '--scale', 'wbf']);
    const full = await reported(log, byFormula(await shown(log)));
    const { ranking, matches } = await exported(full);
    expect(ranking.map(({ pair, total }) => [pair, total])).toEqual([
      ['2', 47.21],
      ['5', 45.75],
      ['4', 41.07],
      ['1', 33.11],
      ['3', 32.86],
    ]);
    expect(matches.find(({ home, away }) => home === '1' && away === '2')).toEqual({
      ...{ home: '1', away: '2', boards: 3 },
      score: { home: 5, away: 10 },
      points: { home: 6.82, away: 13.18 },
    });
    expect(await done(['tournament', 'show', '-'], full)).toContain('1–2');
  });

  test('board-a-match', async () => {
    const log = await done([...WHIST, '--boards-per-round', '3', '--method', 'bam']);
    const full = await reported(log, byFormula(await shown(log)));
    expect((await exported(full)).ranking.map(({ total }) => total)).toEqual([14, 14, 12, 10, 10]);
  });

  test('a Swiss of five: rounds are drawn, matches have cards, a team has a bye', async () => {
    const NEW = [
      'tournament',
      'new',
      '--form',
      'teams',
      '--movement',
      'swiss',
      '--rounds',
      '3',
      '--entrants',
      '5',
    ];
    const log = await done([...NEW, '--boards-per-round', '16', '--scale', 'wbf']);
    const first = await done(['tournament', 'draw', '-', '--seed', 'fair'], log);
    const { lines } = await shown(first);
    expect(lines).toHaveLength(2 * 2 * 16);
    expect((await overtrick(['tournament', 'draw', '-'], first)).err).toContain('is not over');
    const open = JSON.parse(await done(['tournament', 'draw', '-', '--json', '--basis', 'running'], first));
    expect(open.drawn).toMatchObject({ kind: 'drawn', round: 2, basis: 'running' });
    const played = await reported(first, 'A1/1 30-20\nA3/1 12-12');
    const { ranking } = await exported(played);
    expect(ranking.map(({ total, place }) => [place, total])).toEqual([
      [1, 12.8],
      [2, 12],
      [3, 10],
      [3, 10],
      [5, 7.2],
    ]);
    const second = await done(['tournament', 'draw', '-', '--odd', 'short'], played);
    const sittings = new Set(
      (await shown(second)).lines.map(({ line }) => line.split('/').slice(0, 2).join('/')),
    );
    expect([...sittings].filter((one) => one.endsWith('/2'))).toHaveLength(2 + 6);
  });

  test('a knock-out of three', async () => {
    const NEW = ['tournament', 'new', '--form', 'teams', '--movement', 'knock-out', '--entrants', '3'];
    const log = await done(['tournament', 'draw', '-'], await done(NEW));
    const semifinal = await reported(log, 'A1/1 3-9');
    const end = await reported(await done(['tournament', 'draw', '-'], semifinal), 'A1/2 7-2');
    expect((await exported(end)).ranking.map(({ pair, place }) => [pair, place])).toEqual([
      ['1', 1],
      ['3', 2],
      ['2', 3],
    ]);
    expect((await overtrick(['tournament', 'draw', '-'], end)).err).toContain(
      'all rounds of section A have been drawn',
    );
  });
});

test('an individual of eight: two partners are a pair, and each has what they have', async () => {
  const log = await done([
    'tournament',
    'new',
    '--form',
    'individual',
    '--movement',
    'individual',
    '--entrants',
    '8',
  ]);
  const { lines } = await shown(log);
  expect(lines[0]).toMatchObject({ ns: '8+1', ew: '2+4', seats: ['8', '1', '2', '4'] });
  const results = lines.map(({ line }, i) => `${line} 2NT N ${6 + ((i * 5) % 7)}`);
  const { ranking } = await eventOf(await reported(log, results.join('\n')));
  expect(ranking).toHaveLength(8);
  const mean = ranking.reduce((sum, { percentage = 0 }) => sum + percentage, 0) / 8;
  expect(mean).toBeCloseTo(50, 1);
});

test.each([
  ['pairs', '7', 'mp', '7'],
  ['pairs', '6', 'cross-imp', '5'],
  ['individual', '9', 'mp', '5'],
])(
  'a Swiss of %s: all %s are ranked by victory points, and the event as a file gives the same',
  async (form, entrants, method, rounds) => {
    let log = await done([
      ...['tournament', 'new', '--form', form, '--movement', 'swiss', '--entrants', entrants],
      ...['--method', method, '--rounds', rounds],
    ]);
    for (let round = 1; round <= Number(rounds); round++) {
      log = await done(['tournament', 'draw', '-'], log);
      const own = (await shown(log)).lines.filter(({ line }) => line.split('/')[1] === String(round));
      log = await reported(
        log,
        own.map(({ line }, i) => `${line} 4S N ${8 + ((i * 5 + round) % 5)}`).join('\n'),
      );
    }
    const { ranking } = await shown(log);
    expect(ranking).toHaveLength(Number(entrants));
    const sum = ranking.reduce((all, { total }) => all + total, 0);
    const { ranking: again } = await eventOf(log);
    expect(again).toEqual(ranking);
    // every match gives 20 to two sides, a bye 12 of 20
    const [byes, tables] =
      form === 'pairs' ? [Number(entrants) % 2, Math.floor(Number(entrants) / 2)] : [1, 2];
    const each = 20 * tables * (form === 'pairs' ? 1 : 2) + 12 * byes;
    expect(sum).toBeCloseTo(each * Number(rounds), 1);
  },
);

test('a Mitchell in threes: points of each seat, and a ranking for each', async () => {
  const log = await done([
    'tournament',
    'new',
    '--form',
    'threes',
    '--movement',
    'threes-mitchell',
    '--entrants',
    '12',
  ]);
  const { lines } = await shown(log);
  const results = lines.map(
    ({ line }, i) => `${line} points=${10 * (i % 5)}/${10 * (i % 3)}/${10 * (i % 7)}`,
  );
  const { ranking } = await eventOf(await reported(log, results.join('\n')));
  expect(ranking.map(({ seat }) => seat).join('')).toBe('SSSSWWWWEEEE');
  expect(ranking.filter(({ place }) => place === 1).length).toBeGreaterThanOrEqual(3);
});

test.each([
  [['--form', 'teams', '--movement', 'howell'], 'howell is a movement of pairs, not of teams'],
  [['--form', 'pairs', '--movement', 'knock-out'], 'knock-out is a movement of teams, not of pairs'],
  [
    ['--form', 'threes', '--movement', 'swiss'],
    'swiss is a movement of teams, pairs, individual, not of threes',
  ],
  [
    ['--form', 'pairs', '--movement', 'swiss', '--method', 'total-points', '--scale', 'wbf'],
    'Total points cannot be converted to victory points',
  ],
  [
    ['--form', 'threes', '--movement', 'threes', '--game', 'bridge'],
    'there is no game with numbered boards bridge',
  ],
  [
    ['--form', 'individual', '--movement', 'individual', '--game', 'solo'],
    'there is no game with numbered boards solo',
  ],
  [['--form', 'teams', '--movement', 'american-whist', '--method', 'mp'], 'there is no match format mp'],
  [['--form', 'teams', '--movement', 'american-whist', '--scale', 'x'], 'there is no victory scale x'],
])('%j opens nothing', async (args, why) => {
  const { code, out, err } = await overtrick(['tournament', 'new', '--entrants', '8', ...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(why);
});

describe('several evenings', () => {
  const HOWELL = ['tournament', 'new', '--entrants', '6', '--movement', 'howell'];
  const next = (log: string, ...args: readonly string[]) =>
    done(['tournament', 'next', '-', '--movement', 'howell', ...args], log);
  const first = async () => {
    const log = await done(HOWELL);
    return reported(log, byFormula(await shown(log)));
  };

  test('a second evening goes on, and both count', async () => {
    const log = await next(await first(), '--name', 'Friday', '--date', '2026-11-28');
    const { lines } = await shown(log);
    expect(lines.slice(-1)[0]?.line).toBe('A3/10/20');
    const both = await reported(log, byFormula({ ...(await shown(log)), lines: lines.slice(30) }));
    await eventOf(both);
  });

  test('a final with a consolation has one ranking, those below after the finalists', async () => {
    const args = ['--qualifiers', '3', '--consolation', 'howell', '--boards-per-round', '3'];
    const log = await next(await first(), '--name', 'Final', ...args);
    const then = await shown(log);
    const now = then.lines.filter(({ line }) => Number(line.split('/')[1]) > 5);
    expect(new Set(now.map(({ line }) => line.charAt(0)))).toEqual(new Set(['A', 'B']));
    const number = (id: string) => id.slice(1);
    const lines = now.map((one) => ({ ...one, ns: number(one.ns), ew: number(one.ew) }));
    const end = await reported(log, byFormula({ ...then, lines }));
    const places = (await shown(end)).ranking.map(({ pair, place }) => [place, pair.charAt(0)] as const);
    expect(places.map(([, section]) => section).join('')).toBe('AAABBB');
    expect(places.slice(3).every(([place]) => place >= 4)).toBe(true);
    const event = await done(['tournament', 'event', '-'], end);
    const ranked: Shown = JSON.parse(await done(['event', '-', '--json'], event));
    expect(ranked.ranking).toEqual((await shown(end)).ranking);
  });

  test.each([
    [['--name', 'Friday', '--consolation', 'howell'], 'add --qualifiers'],
    [['--name', 'Final', '--qualifiers', '7'], 'qualify'],
    [['--name', ''], 'name'],
    [['--name', 'Friday', '--date', 'soon'], 'date'],
  ])('%j is refused', async (args, why) => {
    const log = await first();
    const ran = await overtrick(['tournament', 'next', '-', '--movement', 'howell', ...args], log);
    expect(ran.out).toBe('');
    expect(ran.code).toBeGreaterThan(0);
    expect(ran.err).toContain(why);
  });
});
