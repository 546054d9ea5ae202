import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeHands } from '@overtrick/formats/hands';
import { findFormat } from '@overtrick/formats/list';
import { pointsOf } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import { DEALS, dealOfNumber, isFullDeal, makeDeal, parseDeal } from '@overtrick/rules/deals/deal';
import { afterAll, describe, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

const FIRST = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

test.each([
  ['0', FIRST],
  [String(DEALS - 1n), makeDeal(dealOfNumber(DEALS - 1n))],
])('deal number %s', async (number, deal) => {
  expect(await overtrick(['deal', '--number', number])).toEqual({ code: 0, out: `${deal}\n`, err: '' });
  const { out } = await overtrick(['deal', '--number', number, '--json']);
  // a JSON number with all its digits, more than a JavaScript number has
  expect(out).toBe(`{"deal":"${deal}","number":${number}}\n`);
});

test('deals by a seed are full, and the same each time', async () => {
  const args = ['deal', '-n', '5', '--seed', 'x'];
  const { out } = await overtrick(args);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  expect(new Set(lines).size).toBe(5);
  for (const line of lines) {
    const deal = parseDeal(line, true);
    expect(deal.ok && isFullDeal(deal.value)).toBe(true);
  }
  expect((await overtrick(args)).out).toBe(out);
  expect((await overtrick(['deal', '-n', '5', '--seed', 'y'])).out).not.toBe(out);
});

test('without a seed the deals differ', async () => {
  expect((await overtrick(['deal'])).out).not.toBe((await overtrick(['deal'])).out);
});

test('deals that fit are the first of the seed that do', async () => {
  const all = (await overtrick(['deal', '-n', '400', '--seed', '7'])).out.trimEnd().split('\n');
  const some = (await overtrick(['deal', '-n', '3', '--seed', '7', '--where', 'spades(north) >= 6'])).out;
  const long = all.filter((line) => line.slice(2).split('.')[0]?.length === 6 || /^N:[^.]{6,}\./.test(line));
  expect(long.length).toBeGreaterThan(3);
  expect(some).toBe(`${long.slice(0, 3).join('\n')}\n`);
});

test('a script says how many, and its names serve --where', async () => {
  const script = 'long = spades(north) >= 6\nproduce 4\npredeal south SA';
  const { out } = await overtrick(
    ['deal', '--script', '-', '--where', 'long and hearts(north) == 0'],
    script,
  );
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatch(/^N:[^A.]{6,}\.\.\S+ \S+ A/);
  expect(
    (await overtrick(['deal', '-n', '2', '--script', '-'], script)).out.trimEnd().split('\n'),
  ).toHaveLength(2);
});

test('variables of a script are given on the command line', async () => {
  const args = ['deal', '--script', '-', '-n', '3', '--seed', 'v'];
  const script = 'condition $9($1) >= $2\naction printes($9($1) >= 20 ? 1 : 0)';
  const given = ['--var', '1=west', '--var', '2=19.5', '--var', '9=hcp'];
  expect(await overtrick([...args, ...given], script)).toEqual({ code: 0, out: '111', err: '' });
  const { code, err } = await overtrick([...args, '--var', '1=west'], script);
  expect(code).toBe(2);
  expect(err).toContain('1:11: $9 has no value: give it on the command line, as in --var 9=15');
  for (const wrong of ['x=1', '12=1', '1', `1=${'x'.repeat(1001)}`])
    expect((await overtrick([...args, '--var', wrong], script)).err).toContain('It must be a digit, =');
  expect((await overtrick(['deal', '--var', '1=2'])).err).toContain('--var needs --script');
});

test('par and tricks of a script are the solver’s', async () => {
  // North and South take all the tricks in spades, and East and West can bid nothing that is better for them
  const script =
    'predeal north SAKQ, HAKQ, DAKQ, CAKQJ south SJT98765432, HJ, DJ, C2\nproduce 1\naction printrpt(dds(south, spades), par(NS), par(EW, all))';
  const { out } = await overtrick(['deal', '--script', '-', '--seed', 'p'], script);
  expect(out).toBe('13,1520,-2220\n');
});

test.each(['pbn', 'lin', 'jsonl'])('whole boards in %s', async (format) => {
  const { code, out } = await overtrick(['deal', '-n', '3', '--seed', '7', '--format', format]);
  expect(code).toBe(0);
  const deals = (await overtrick(['deal', '-n', '3', '--seed', '7'])).out.trimEnd().split('\n');
  const found = findFormat(format)?.read(out) ?? [];
  expect(found.map(({ label }) => label)).toEqual(['1', '2', '3']);
  expect(
    found.map(
      ({ board }) => board.ok && [board.value.dealer, board.value.vul, makeHands(board.value.hands, 'N')],
    ),
  ).toEqual([
    ['N', 'none', deals[0]],
    ['E', 'ns', deals[1]],
    ['S', 'ew', deals[2]],
  ]);
});

test('a script names the dealer and the vulnerability of boards', async () => {
  const { out } = await overtrick(
    ['deal', '--format', 'pbn', '--script', '-'],
    'dealer west vulnerable all produce 1',
  );
  expect(out).toContain('[Board "1"]');
  expect(out).toMatch(/^\[Dealer "W"\]\r?\n\[Vulnerable "All"\]\r?$/m);
});

describe('a script that acts', () => {
  const SCRIPT = `# notrump
strong = hcp(north) >= 15 and hcp(north) <= 17 and shape{north, (4333) + (4432) + (5332)}
condition strong
action average "opposite " hcp(south), frequency "spades" (spades(south), 0, 2)`;

  test('prints what it wants, the same for the same seed', async () => {
    const args = ['deal', '--script', '-', '--generate', '20000', '--seed', 'a'];
    const { code, out } = await overtrick(args, SCRIPT);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^opposite : 8\.\d+\nFrequency spades:\n {4}0\t +\d+\n {4}1\t +\d+\n {4}2\t +\d+\nHigh\t +\d+\nGenerated 20000 hands\nProduced \d+ hands\n$/,
    );
    expect((await overtrick(args, SCRIPT)).out).toBe(out);
    expect((await overtrick([...args.slice(0, -1), 'b'], SCRIPT)).out).not.toBe(out);
    expect((await overtrick(args.slice(0, -2), `seed a ${SCRIPT}`)).out).toBe(out);
  });

  test('with --json prints the deals and then what it counted', async () => {
    const { out } = await overtrick(
      ['deal', '--script', '-', '--count', '3', '--generate', '20000', '--seed', 'a', '--json'],
      SCRIPT,
    );
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\{"deal":"N:\S+ \S+ \S+ \S+","number":\d+\}$/);
    const { summary } = JSON.parse(lines[3] ?? '');
    expect(summary).toMatchObject({ produced: 3, averages: { opposite: expect.any(Number) } });
    expect(summary.generated).toBeGreaterThan(3);
    const counted = summary.frequencies.spades.reduce(
      (sum: number, [, count]: number[]) => sum + (count ?? 0),
      0,
    );
    expect(counted + summary.outside.spades.low + summary.outside.spades.high).toBe(3);
  });

  test('asks the solver for tricks', async () => {
    const cold = 'predeal north SAKQJT98765432 south HAKQJT98765432 east DAKQJT98765432\nproduce 1\n';
    const values =
      'tricks(north, spades), " ", tricks(north, notrumps), " ", tricks(east, diamonds), " ", score(nv, x7S, tricks(north, spades)), \\n';
    const { out } = await overtrick(['deal', '--script', '-'], `${cold}action printes(${values})`);
    expect(out).toBe('13 0 13 1510\n');
    const means = await overtrick(['deal', '--script', '-'], `${cold}action evaluate`);
    expect(means.out).toContain('Not Vulnerable\n');
    expect(means.out).toContain(
      '\ns:  260/ 260  260/ 260  260/ 260  510/ 510  510/ 510 1010/1010 1510/1510 \n',
    );
  });

  test('finds none, and says so', async () => {
    const { code, out, err } = await overtrick(
      ['deal', '--script', '-', '--generate', '100'],
      'condition 0 action average "a" 1',
    );
    expect([code, out]).toEqual([0, 'a: -\nGenerated 100 hands\nProduced 0 hands\n']);
    expect(err).toContain('none of 100 deals fit');
  });

  test('a condition alone is met or refused', async () => {
    const { code, out, err } = await overtrick(['deal', '--where', 'hcp(north) > 37', '--generate', '50']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('none of 50 deals fit the condition');
  });
});

describe('--verify', () => {
  const opened = '0 c2FsdA';
  const commitment = createHash('sha256').update(opened).digest('hex');

  test('prints the deal that was committed to', async () => {
    const number = await overtrick(['deal', '--number', '0']);
    const verified = await overtrick(['deal', '--verify', commitment, '--opened', opened]);
    expect(verified).toEqual({ code: 0, out: number.out, err: '' });
  });

  test.each([
    ['another salt', ['--verify', commitment, '--opened', '0 salt'], 'does not match the commitment'],
    ['no number', ['--verify', commitment, '--opened', 'salt'], 'must begin with the number of a deal'],
    ['nothing opened', ['--verify', commitment], 'must begin with the number of a deal'],
    ['no commitment', ['--verify', 'abc', '--opened', opened], '64 hexadecimal digits'],
    ['nothing to verify', ['--opened', opened], 'needs --verify'],
  ])('refuses %s', async (_, args, why) => {
    const { code, err } = await overtrick(['deal', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  });
});

describe('a mix of scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-mix-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, script: string): string => {
    writeFileSync(join(folder, name), script);
    return join(folder, name);
  };
  const strong = file('strong.txt', 'dealer south\ncondition hcp(south) >= 18');
  const weak = file('weak.txt', 'condition hcp(north) <= 3');
  const never = file('never.txt', 'condition hcp(north) >= 38');
  const run = async (...args: readonly string[]) => {
    const { code, out, err } = await overtrick(['deal', ...args, '--json']);
    return {
      code,
      err,
      boards:
        out === ''
          ? []
          : out
              .trimEnd()
              .split('\n')
              .map((line) => JSON.parse(line)),
    };
  };
  const points = (text: string, seat: Seat): number => {
    const deal = parseDeal(text, true);
    if (!deal.ok) throw new Error(deal.why);
    return cardsOf(deal.value[seat]).reduce((sum, card) => sum + pointsOf(card), 0);
  };

  test('has each as often as its weight says, and is the same for a seed', async () => {
    const args = ['--mix', `3:${strong}`, '--mix', `1:${weak}`, '-n', '200', '--seed', 'mix'];
    const { code, boards } = await run(...args);
    expect(code).toBe(0);
    const strongs = boards.filter(({ script }) => script === strong).length;
    expect(strongs).toBeGreaterThan(125);
    expect(strongs).toBeLessThan(175);
    for (const { deal, script } of boards)
      if (script === strong) expect(points(deal, 'S')).toBeGreaterThanOrEqual(18);
      else expect(points(deal, 'N')).toBeLessThanOrEqual(3);
    expect((await run(...args)).boards).toEqual(boards);
  });

  test('is turned so that the dealer of a script, or North, deals each board', async () => {
    const { boards } = await run(
      '--mix',
      `1:${strong}`,
      '--mix',
      `1:${weak}`,
      '-n',
      '12',
      '--seed',
      'x',
      '--turn',
    );
    expect(boards.map(({ dealer }) => dealer).join('')).toBe('NESWNESWNESW');
    for (const { deal, dealer, script } of boards)
      if (script === strong) expect(points(deal, dealer)).toBeGreaterThanOrEqual(18);
      else expect(points(deal, dealer)).toBeLessThanOrEqual(3);
  });

  test('one script is turned as well', async () => {
    const { out } = await overtrick([
      ...['deal', '--script', strong, '-n', '4', '--seed', 'x', '--turn', '--format', 'pbn'],
    ]);
    expect([...out.matchAll(/\[Dealer "(.)"\]/g)].map(([, dealer]) => dealer)).toEqual(['N', 'E', 'S', 'W']);
  });

  test.each([
    [['--mix', `1:${never}`, '--generate', '500'], /never\.txt: too few of the deals that were tried fit/],
    [['--mix', `0:${weak}`], /weight above 0/],
    [['--mix', `1:${weak}`, '--script', strong], /--mix has its scripts/],
    [['--mix', '1:/no/such.txt'], /there is no such file/],
  ])('%j is refused', async (args, why) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });
});
