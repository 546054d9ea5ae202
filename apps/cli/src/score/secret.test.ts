import { describe, expect, test } from 'vitest';
import { score, scored } from '../testScore.ts';
import { secret } from './secret.ts';

/** Returns the points of A and B, and the vulnerability before the deal: `400 0 none`. */
const rowsOf = (text: string, set: Record<string, string> = {}) =>
  scored(secret, text, set).rows.map(({ points, vul }) => `${points?.A} ${points?.B} ${vul}`);

describe('the secret card (RULES 10.7)', () => {
  test('a row has the points and who was vulnerable before the deal', () => {
    expect(scored(secret, '3NT A 9')).toEqual({
      rows: [{ points: { A: 400, B: 0 }, vul: 'none' }],
      totals: { A: 400, B: 0 },
      winner: 'A',
    });
  });

  test('a game makes its player vulnerable, his second one nobody', () => {
    expect(rowsOf('3NT A 9\n3nt a 9\n3NT A 9\n4S B 10\n3NT A 8')).toEqual([
      '400 0 none',
      '600 0 A',
      '400 0 none',
      '0 420 A',
      '0 100 both',
    ]);
  });

  test('the second game of either makes both not vulnerable', () => {
    expect(rowsOf('3NT A 9\n3NT B 9\n3NT B 9\n1C A 7')).toEqual([
      '400 0 none',
      '0 400 A',
      '0 600 both',
      '70 0 none',
    ]);
  });

  test('a doubled part score may be a game, part scores and failures change nothing', () => {
    expect(rowsOf('2HX A 8\n2S A 10\n4H A 9\n4H B 9\n2CXX B 8\n1C A 7')).toEqual([
      '470 0 none',
      '170 0 A',
      '0 100 A',
      '50 0 A',
      '0 560 A',
      '70 0 both',
    ]);
  });

  test('slams are games, and undertricks of any size are scored', () => {
    expect(rowsOf('7NTXX A 0\n6S A 12\n7NTXX A 0')).toEqual(['0 7000 none', '980 0 none', '0 7600 A']);
  });

  test('a tie has no winner; PASS is a row of zeros and changes nothing', () => {
    const { totals, winner } = scored(secret, '3NT A 9\n3NT B 9');
    expect([totals, winner]).toEqual([{ A: 400, B: 400 }, null]);
    expect(rowsOf('3NT A 9\nPASS\n3NT A 9')).toEqual(['400 0 none', '0 0 A', '600 0 A']);
    expect(scored(secret, 'PASS')).toMatchObject({ totals: { A: 0, B: 0 }, winner: null });
  });

  test('a file may be longer than a match, unless its length is set', () => {
    const text = Array.from({ length: 12 }, () => '1C A 7').join('\n');
    expect(scored(secret, text).totals).toEqual({ A: 840, B: 0 });
    expect(scored(secret, text, { deals: '20' }).winner).toBeNull();
    expect(scored(secret, text, { deals: '12' }).winner).toBe('A');
    expect(score(secret, text, { deals: '8' })).toMatchObject({
      ok: false,
      code: 'ERR_MATCH_OVER',
      at: '9:1',
    });
  });

  test('R-SEC-7: it may end when a vulnerable player makes a game', () => {
    const set = { end: 'cycle' };
    expect(scored(secret, '3NT A 9\n3NT B 9', set).winner).toBeNull();
    expect(scored(secret, '3NT A 9\n3NT B 9\n3NT B 9', set).winner).toBe('B');
    expect(score(secret, '3NT A 9\n3NT A 9\n1C A 7', set)).toMatchObject({ ok: false, at: '3:1' });
  });

  test.each([
    ['3NT', '1:4', 'the declarer is A or B; the line ends before it'],
    ['3NT A', '1:6', undefined],
    ['3NT N 9', '1:5', 'the declarer is A or B, not N'],
    ['8NT A 9', '1:1', undefined],
    ['3NT A 14', '1:7', undefined],
    ['3NT A 9 9', '1:9', undefined],
    ['3NT A 9\n4S B ten', '2:6', undefined],
    ['3NT A 9 vul=none', '1:9', 'there is no key vul; there is none'],
    ['PASS vul=none', '1:6', undefined],
    ['PASS A 0', '1:6', 'A is one word too many: PASS stands alone'],
    ['# nothing', '1:1', 'there is no deal in the file'],
  ])('%j is wrong at %s', (text, at, why) => {
    expect(score(secret, text)).toMatchObject({ ok: false, at, ...(why && { why }) });
  });
});
