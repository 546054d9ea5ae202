import { expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

const ENDING = 'N:A2.3.. K4.5.. .Q.A.J 5..6.Q';
const ask = (...more: readonly string[]) =>
  overtrick(['solve', ENDING, '--strain', 'S', '--leader', 'N', ...more]);

test('solve says what each card takes', async () => {
  expect(JSON.parse((await ask('--json')).out)).toEqual({ cards: { SA: 2, S2: 1, H3: 1 } });
  expect((await ask()).out).toBe('card  tricks\nSA         2\nS2         1\nH3         1\n');
});

test('solve goes on from the cards that were played', async () => {
  expect(JSON.parse((await ask('--played', 'H3 H5', '--json')).out)).toEqual({ cards: { HQ: 1 } });
});

test.each([
  [['--played', 'H3 K5'], 'overtrick solve --played: K5 is no card'],
  [['--played', 'SK'], "overtrick solve: card 1: SK is E's, and N is to play"],
  [['--played', 'SA H5'], 'overtrick solve: card 2: E plays H5 and could follow suit'],
])('%j: wrong input is one line', async (more, why) => {
  expect(await ask(...more)).toEqual({ code: 2, out: '', err: `${why}\n` });
});
