import { expect, test } from 'vitest';
import { overtrick } from '../testIo.ts';

const HAND = { id: 7, hand: 'K2.K9873.AQ8.KQ4', seat: 'N', dealer: 'N', vul: 'none', auction: [] };
const line = (changes: object) => `${JSON.stringify({ ...HAND, ...changes })}\n`;

test('bid answers each line with a call, its meaning and what else the hand could call', async () => {
  const { code, out } = await overtrick(
    ['bid', '-', '--json'],
    line({}) + line({ id: 'b', seat: 'S', auction: ['1NT', 'Pass'], hand: 'QJ765.32.KJ832.9' }),
  );
  expect(code).toBe(0);
  const [first, second] = out
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
  expect(first).toMatchObject({ id: 7, call: '1N', meaning: 'opening: 15 to 17 points, balanced' });
  expect(first.alternatives[0]).toMatchObject({ call: '1H' });
  expect(second).toMatchObject({ id: 'b', call: '2H' });
});

test('bid without --json is a line for people', async () => {
  expect((await overtrick(['bid', '-'], line({}))).out).toBe('1NT: opening: 15 to 17 points, balanced\n');
});

test('bid --card prints a convention card', async () => {
  expect((await overtrick(['bid', '--card', 'sayc'])).out).toContain('# Standard American Yellow Card');
});

test.each([
  ['{', '<stdin>:1:1: this is not a JSON object'],
  [line({ hand: 'K2.K9873.AQ8' }), '<stdin>:1:9: a hand has four suits'],
  [line({ seat: 'X' }), '<stdin>:1:35: a seat is N, E, S or W'],
  [line({ vul: 'some' }), '<stdin>:1:59: vul must be none, ns, ew or both'],
  [line({ system: 'precision' }), '<stdin>:1:85: there is no such system'],
  [line({ auction: ['1N', '1C'] }), '<stdin>:1:88: "1C" cannot be called here'],
  [line({ auction: ['1N'] }), "<stdin>:1:35: it is E's turn to call, not N's"],
  [line({ auction: ['P', 'P', 'P', 'P'] }), '<stdin>:1:72: the auction is over'],
])('%j: wrong input is one line', async (stdin, why) => {
  const { code, out, err } = await overtrick(['bid', '-'], stdin);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(why);
});

test('bid wants a file', async () => {
  expect((await overtrick(['bid'])).err).toBe('overtrick bid: the file is missing\n');
});

test('bid --bots says what a level calls, with the part scores of a rubber', async () => {
  const asked = line({
    ...{ hand: 'KQ4.AQT85.K73.Q6', seat: 'S', dealer: 'S', auction: ['1H', 'P', '2H', 'P'] },
    ...{ match: 'rubber', below: { NS: 60, EW: 0 } },
  });
  for (const level of ['club', 'expert']) {
    const { code, out } = await overtrick(['bid', '-', '--json', '--bots', level], asked);
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { call: 'P', reason: expect.stringContaining('part score') },
    ]);
  }
  // the system knows no score
  expect(JSON.parse((await overtrick(['bid', '-', '--json'], asked)).out).call).not.toBe('P');
});

test.each([
  ['plafond', { NS: 12, EW: 0 }, 'KQ84.A5.AJ73.T95', ['1S', 'P'], '2S'],
  ['plafond', { NS: 0, EW: 12 }, 'KQ84.A5.AJ73.T95', ['1S', 'P'], '2N'],
  ['plafond', { NS: 21, EW: 0 }, 'KQ84.A5.AJ73.T95', ['1S', 'P'], 'P'],
  ['auction', undefined, 'KQ84.A5.AJ73.T95', ['1S', 'P'], 'P'],
])('in %s with %j below the line %s calls after %j: %s', async (game, below, hand, auction, call) => {
  const asked = line({ game, hand, seat: 'N', dealer: 'S', auction, ...(below && { below }) });
  const { code, out } = await overtrick(['bid', '-', '--json', '--bots', 'club'], asked);
  expect([code, JSON.parse(out).call]).toEqual([0, call]);
});

test.each([
  [{ below: { NS: 130, EW: 0 } }, 'points below the line'],
  [{ match: 'boards of mine' }, 'there is no such match format of'],
  [{ game: 'spades' }, 'there is no such game with an auction of partners'],
  [{ blow: 3 }, 'there is no key blow'],
  [{ options: { nothing: 1 } }, 'nothing'],
])('%j is refused', async (more, why) => {
  const { code, out, err } = await overtrick(['bid', '-'], line(more));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(why);
});
