import { describe, expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

/** Four spades by South; West leads. */
const QUESTION = {
  id: 'a',
  dealer: 'S',
  vul: 'none',
  auction: ['1S', 'P', '2S', 'P', '4S', 'P', 'P', 'P'],
  seat: 'W',
  hand: '73.KQJ5.T82.A964',
  played: [] as string[],
};
const NORTH = 'K862.73.KJ54.T83';
const SOUTH = 'AQJT5.A6.A73.K72';
const LED = { ...QUESTION, seat: 'S', hand: SOUTH, dummy: NORTH, played: ['HK'] };

const ask = async (questions: readonly object[], ...more: readonly string[]) =>
  overtrick(
    ['card', '-', '--worlds', '4', '--json', ...more],
    questions.map((question) => JSON.stringify(question)).join('\n'),
  );
const cards = (out: string): unknown[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('card', () => {
  test('leads the top of a sequence', async () => {
    const [answer] = cards((await ask([QUESTION])).out);
    expect(answer).toMatchObject({ id: 'a', card: 'HK', reason: expect.stringMatching(/\w/) });
  });

  test("plays dummy's cards for declarer, whichever of the two seats is named", async () => {
    const { out } = await ask([LED, { ...LED, id: 'b', seat: 'N' }]);
    expect(cards(out)).toMatchObject([
      { id: 'a', card: 'H3' },
      { id: 'b', card: 'H3' },
    ]);
  });

  test('is the same bytes again, and numbers what has no id', async () => {
    const { id: _, ...nameless } = { ...LED, played: ['HK', 'H7', 'H4'] };
    const first = await ask([nameless]);
    expect(cards(first.out)).toMatchObject([{ id: 1, card: expect.stringMatching(/^H[A6]$/) }]);
    expect(await ask([nameless])).toEqual(first);
  });

  test('weaker players can be asked', async () => {
    expect(cards((await ask([LED], '--bots', 'novice')).out)).toMatchObject([{ id: 'a' }]);
  });

  test.each([
    ['no JSON', '{', '<stdin>:1:1: this is not a JSON object'],
    [
      'no hand',
      { ...QUESTION, hand: 'AK.2' },
      '<stdin>:1:1: "hand" is a hand of 13 cards as it was dealt: K2.K9873.AQ8.KQ4',
    ],
    [
      'an odd call',
      { ...QUESTION, auction: ['9S'] },
      '<stdin>:1:1: "auction" is a list of calls, and "9S" is none',
    ],
    [
      'a low bid',
      { ...QUESTION, auction: ['1S', '1H'] },
      "<stdin>:1:1: call 2 of the auction, W's 1H, is not allowed there",
    ],
    [
      'no contract',
      { ...QUESTION, auction: ['P', 'P'] },
      '<stdin>:1:1: the auction has not come to a contract',
    ],
    ['another on turn', { ...QUESTION, seat: 'E' }, "<stdin>:1:1: it is W's turn to play, not E's"],
    [
      'no dummy',
      { ...LED, dummy: undefined },
      '<stdin>:1:1: "dummy" is missing: it lies open after the opening lead',
    ],
    ['a card of two', { ...LED, dummy: SOUTH }, '<stdin>:1:1: C2 is in the hand and in dummy'],
    ['a card played twice', { ...LED, played: ['HK', 'H3', 'H3'] }, '<stdin>:1:1: H3 is played twice'],
    ["another's card", { ...LED, played: ['SA'] }, "<stdin>:1:1: SA is S's, and W played it"],
    ['a revoke', { ...LED, played: ['HK', 'D4'] }, '<stdin>:1:1: N plays D4 and could follow suit'],
  ])('%s is told in one line', async (_, question, why) => {
    const text = typeof question === 'string' ? question : JSON.stringify(question);
    expect(await overtrick(['card', '-', '--json'], text)).toEqual({ code: 2, out: '', err: `${why}\n` });
  });

  test('a level that there is not', async () => {
    const { code, err } = await ask([QUESTION], '--bots', 'master');
    expect([code, err]).toEqual([2, expect.stringContaining('there is no level of bots called master')]);
  });
});
