import { describe, expect, test } from 'vitest';
import { score, scored } from '../testScore.ts';
import { minibridge } from './minibridge.ts';

describe('minibridge', () => {
  test('RULES 5.1: the six examples', () => {
    const text = 'PART-NT N 7\nPART-NT N 10\nPART-N N 5\nGAME-H S 10\ngame-h S 11\nGAME-H S 7';
    expect(scored(minibridge, text)).toEqual({
      rows: [
        { points: { NS: 90, EW: 0 } },
        { points: { NS: 180, EW: 0 } },
        { points: { NS: 0, EW: 100 } },
        { points: { NS: 420, EW: 0 } },
        { points: { NS: 450, EW: 0 } },
        { points: { NS: 0, EW: 150 } },
      ],
      totals: { NS: 1140, EW: 250 },
      winner: 'NS',
    });
  });

  test('a deal thrown in at 20 points each is a row of zeros, and keeps the vulnerability', () => {
    const { rows } = scored(minibridge, 'GAME-S N 10\nPASS\nGAME-S N 10', { vulnerability: 'on' });
    expect(rows.map(({ points }) => points?.NS)).toEqual([420, 0, 620]);
  });

  test('slams and free contracts', () => {
    expect(scored(minibridge, 'SMALL-S N 12\nGRAND-NT N 13', { slams: 'on' }).totals.NS).toBe(980 + 1520);
    expect(scored(minibridge, '2H N 9\n6H N 12', { freeContract: 'on' }).totals.NS).toBe(140 + 480);
  });

  test.each([
    ['SMALL-S N 12', {}, '1:1', 'a declaration is written like PART-NT or GAME-H, not SMALL-S'],
    ['4H N 12', {}, '1:1', undefined],
    ['GAME-H N 12', { freeContract: 'on' }, '1:1', 'a free contract is written like 4H or 3NT, not GAME-H'],
    ['4HX N 12', { freeContract: 'on' }, '1:1', undefined],
    ['GAME N 12', {}, '1:1', undefined],
    ['GAME-H-S N 12', {}, '1:1', undefined],
    ['GAME-H N 12 vul=ns', {}, '1:13', 'there is no key vul; there is none'],
  ])('%s with %j is wrong at %s', (text, set, at, why) => {
    expect(score(minibridge, text, set)).toMatchObject({ ok: false, at, ...(why && { why }) });
  });
});
