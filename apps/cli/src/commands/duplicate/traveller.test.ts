import { describe, expect, test } from 'vitest';
import { overtrick } from '../../testIo.ts';

const SEVEN =
  '1 8 4S N 10\n2 13 3NT S 10\n3 11 5CX E 8\n4 9 4S N 10\n5 14 4S N 11\n6 12 5S N 10\n7 10 3S N 10\n';
const run = (text: string, ...args: string[]) => overtrick(['traveller', '-', '--board', '1', ...args], text);
const rows = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('the traveller of seven rows (RULES 4.5)', async () => {
  const { code, out } = await run(SEVEN, '--json');
  expect(code).toBe(0);
  expect(rows(out).map(({ score, nsPoints, ewPoints }) => [score, nsPoints, ewPoints])).toEqual([
    [420, 5, 7],
    [430, 8, 4],
    [500, 12, 0],
    [420, 5, 7],
    [450, 10, 2],
    [-50, 0, 12],
    [170, 2, 10],
  ]);
  expect(rows(out)[0]).toEqual({ ns: '1', ew: '8', score: 420, nsPoints: 5, ewPoints: 7 });
});

test('the board says who is vulnerable', async () => {
  const { out } = await overtrick(['traveller', '-', '--board', '2', '--json'], '1 8 4S N 10\n2 9 4S E 10');
  expect(rows(out).map(({ score }) => score)).toEqual([620, -420]);
});

test('artificial scores, a board not played, results that are missing', async () => {
  const text = '1 2 4S N 10\n3 4 A6040\n5 6 NP # too late\n7 8 PASS\n';
  const { out } = await run(text, '--top', '5', '--json');
  expect(rows(out)).toEqual([
    { ns: '1', ew: '2', score: 420, nsPoints: 6.5, ewPoints: 1.5 },
    { ns: '3', ew: '4', score: null, nsPoints: 4.8, ewPoints: 3.2 },
    { ns: '5', ew: '6', score: null, nsPoints: null, ewPoints: null },
    { ns: '7', ew: '8', score: 0, nsPoints: 1.5, ewPoints: 6.5 },
  ]);
});

test('Butler prints its datum, and options can be set', async () => {
  const { out } = await run(SEVEN, '--method', 'butler', '--set', 'extremes=0', '--json');
  expect(rows(out)[5]).toEqual({ ns: '6', ew: '12', score: -50, nsPoints: -9, ewPoints: 9, datum: 330 });
});

test('a table for reading', async () => {
  const { out } = await run('1 2 4S N 10\n3 4 NP\n');
  expect(out).toBe('NS  EW  Score  NS points  EW points\n 1   2    420          1          1\n 3   4\n');
});

test('both directions may have the same numbers', async () => {
  expect((await run('1 1 4S N 10\n2 3 3S N 9\n3 2 3S N 9\n')).code).toBe(0);
});

describe('what is wrong is said in one sentence with its place', () => {
  test.each([
    ['1 2 4S N 10\n3 3 4S N 10', '<stdin>:2:3: pair 3 cannot meet itself'],
    ['1 2 4S N 10\n3 2 4S N 10', '<stdin>:2:3: pair 2 already has this board in line 1'],
    ['1 2 8S N 10', '<stdin>:1:5: a contract is written like 4S, 4SX or 3NTXX, or PASS, not 8S'],
    ['1 2 4S N 14', "<stdin>:1:10: declarer's tricks are a whole number from 0 to 13, not 14"],
    ['1 2 4S', '<stdin>:1:7: the declarer is N, E, S or W; the line ends before it'],
    ['1', '<stdin>:1:2: a line must begin with the numbers of two pairs'],
    ['1 2 A6040 N', '<stdin>:1:11: N is one word too many after A6040'],
    ['1 2 PASS vul=ns', '<stdin>:1:10: there is no key vul; there is none'],
  ])('%j', async (text, message) => {
    expect(await run(text)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });

  test.each([
    [['--method', 'goulash'], 'overtrick traveller: there is no method goulash; there are mp, mp-acbl,'],
    [['--method', 'bam'], '<stdin>:1:1: Board-a-match takes 2 results of a board; board 1 has 7'],
    [
      ['--top', '3'],
      'overtrick traveller --top: there are 7 lines: fewer results than that cannot be expected',
    ],
    [['--set', 'capWon=5'], 'overtrick traveller: there is no option "capWon"; there are smallGroups'],
  ])('%j', async (args, message) => {
    const { code, err } = await run(SEVEN, ...args);
    expect([code, err.startsWith(message), err.trimEnd().includes('\n')]).toEqual([2, true, false]);
  });
});
