import { createHash } from 'node:crypto';
import { makeHands } from '@overtrick/formats/hands';
import { findFormat } from '@overtrick/formats/list';
import { DEALS, dealOfNumber, isFullDeal, makeDeal, parseDeal } from '@overtrick/rules/deal';
import { describe, expect, test } from 'vitest';
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
  const { out } = await overtrick(['deal', '--format', 'pbn', '--script', '-'], 'dealer west vulnerable all');
  expect(out).toContain('[Board "1"]');
  expect(out).toMatch(/^\[Dealer "W"\]\r?\n\[Vulnerable "All"\]\r?$/m);
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
    ['another salt', ['--verify', commitment, '--opened', '0 salt'], 'not what the commitment was made of'],
    ['no number', ['--verify', commitment, '--opened', 'salt'], 'begins with the number of a deal'],
    ['nothing opened', ['--verify', commitment], 'begins with the number of a deal'],
    ['no commitment', ['--verify', 'abc', '--opened', opened], '64 hexadecimal digits'],
    ['nothing to verify', ['--opened', opened], 'needs --verify'],
  ])('refuses %s', async (_, args, why) => {
    const { code, err } = await overtrick(['deal', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  });
});
