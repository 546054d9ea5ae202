import { expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

/** A deal in which each hand is one suit, so the hand with the trumps takes everything. */
const SUITS = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const DEAL = 'N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3';

test('dd prints the table of each deal in the order of the file', async () => {
  const { code, out } = await overtrick(
    ['dd', '-', '--json', '--threads', '2'],
    `# two deals\n${DEAL}\n\n${SUITS}\n`,
  );
  expect(code).toBe(0);
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toEqual({
    deal: DEAL,
    tricks: {
      N: { C: 7, D: 5, H: 6, S: 5, N: 6 },
      E: { C: 5, D: 7, H: 6, S: 8, N: 6 },
      S: { C: 7, D: 5, H: 6, S: 5, N: 6 },
      W: { C: 5, D: 7, H: 6, S: 8, N: 6 },
    },
  });
  expect(second.tricks.N).toEqual({ C: 0, D: 13, H: 0, S: 13, N: 0 });
});

test('dd gives par for a dealer and a vulnerability', async () => {
  const args = ['dd', '-', '--par', '--dealer', 'north', '--vul', 'all'];
  const { out } = await overtrick([...args, '--json'], `${DEAL}\n`);
  expect(JSON.parse(out).par).toEqual({ score: -110, contracts: ['1S E', '1S W', '2S E', '2S W'] });
  expect((await overtrick(args, `${DEAL}\n`)).out).toContain('Par -110: 1S E, 1S W, 2S E, 2S W\n');
});

test.each([
  [['dd', '-', '--par'], DEAL, 'overtrick dd --par: par needs --dealer and --vul'],
  [['dd', '-'], `${DEAL}\nN:AK.. x`, '<stdin>:2:1: a deal has four hands, not 2'],
  [['dd', '-'], 'N:A2.3.. K4.5.. .Q.A.J 5..6.Q', '<stdin>:1:1: N has 3 cards, not 13'],
])('%j: wrong input is one line', async (args, stdin, why) => {
  expect(await overtrick(args, stdin)).toEqual({ code: 2, out: '', err: `${why}\n` });
});

test('boards of a file keep their dealer and vulnerability for par, and can be printed with what can be made', async () => {
  const dealt = await overtrick(['deal', '-n', '2', '--seed', '1', '--format', 'pbn']);
  const par = await overtrick(['dd', '-', '--par', '--json', '--threads', '1'], dealt.out);
  const scores = par.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).par.score);
  const { code, out } = await overtrick(['dd', '-', '--pbn', '--threads', '1'], dealt.out);
  expect(code).toBe(0);
  expect([...out.matchAll(/\[OptimumScore "NS (-?\d+)"\]/g)].map(([, score]) => Number(score))).toEqual(
    scores,
  );
  expect(out.match(/\[DoubleDummyTricks "[0-9a-d]{20}"\]/g)).toHaveLength(2);
});
