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
  [['--played', 'H3 K5'], 'overtrick solve --played: K5 is not a card'],
  [['--played', 'SK'], "overtrick solve: card 1: SK is E's, and N is to play"],
  [['--played', 'SA H5'], 'overtrick solve: card 2: E plays H5 and could follow suit'],
])('%j: wrong input is one line', async (more, why) => {
  expect(await ask(...more)).toEqual({ code: 2, out: '', err: `${why}\n` });
});

const ROWS = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

test('a hand that is a row plays its ends: the order is that of the deal as written, or of the cards', async () => {
  const [one] = JSON.parse(
    `[${(await overtrick(['deal', '-n', '1', '--seed', 'rows', '--json'])).out.trim()}]`,
  );
  const text = typeof one === 'string' ? one : one.deal;
  const lead = JSON.parse(
    (await overtrick(['solve', text, '--strain', 'N', '--leader', 'S', '--game', 'solo', '--json'])).out,
  );
  expect(Object.keys(lead.cards)).toHaveLength(13);
  const solo = (...more: readonly string[]) =>
    overtrick(['solve', ROWS, '--strain', 'N', '--leader', 'S', '--game', 'solo', ...more]);
  // South's diamonds take everything; West's row of clubs has two ends
  expect(JSON.parse((await solo('--played', 'DA', '--json')).out)).toEqual({ cards: { CA: 0, C2: 0 } });
  expect(await solo('--played', 'DA CK')).toMatchObject({
    code: 2,
    err: "overtrick solve: card 2: CK is not at an end of W's row\n",
  });
});

test('a record is solved where it has come to', async () => {
  const played = await overtrick(['play', 'secret', '--deals', '1', '--seed', '3', '--json']);
  const record = JSON.parse(JSON.parse(played.out.split('\n')[0] ?? '').record);
  const steps = record.steps.filter((step: string) => !step.includes('claim')).slice(0, -8);
  const at = await overtrick(['solve', JSON.stringify({ ...record, steps }), '--json']);
  expect([at.code, at.err]).toEqual([0, '']);
  expect(Object.keys(JSON.parse(at.out).cards).length).toBeGreaterThan(0);
  expect(await overtrick(['solve', JSON.stringify({ ...record, steps: [] })])).toMatchObject({ code: 2 });
});

test.each([
  [['--game', 'whist'], 'overtrick solve: there is no game whist'],
  [['--game', 'spades'], 'overtrick solve: Spades is solved from a record, where its play has begun'],
])('%j', async (more, why) => {
  const { code, err } = await ask(...more);
  expect([code, err.startsWith(why)]).toEqual([2, true]);
});
