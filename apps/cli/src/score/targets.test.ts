import { describe, expect, test } from 'vitest';
import { score, scored } from '../testScore.ts';
import { compensation } from './compensation.ts';
import { russian } from './russian.ts';

describe('russian', () => {
  test('RULES 3.4: both examples, on the deals whose vulnerability they need', () => {
    const { rows, totals, winner } = scored(
      russian,
      '4S N 10 hcp=EW:22\nPASS\n1C N 7 hcp=NS:20\n3H E 10 hcp=EW:24\n1NT W 6 hcp=EW:20',
    );
    expect(rows).toEqual([
      { score: 420, target: -70, imps: 10 },
      { score: 0, target: 0, imps: 0, passed: true },
      { score: 70, target: 0, imps: 2 },
      { score: -170, target: -290, imps: 3 },
      { score: 100, target: 0, imps: 3 },
    ]);
    expect(totals).toEqual({ NS: 18, EW: -18 });
    expect(winner).toBe('NS');
  });

  test('an unfinished chukka has no winner; a fifth deal starts another', () => {
    const deal = '4S N 10 hcp=NS:24\n';
    expect(scored(russian, deal).winner).toBe(null);
    expect(scored(russian, deal.repeat(5)).rows.map(({ target }) => target)).toEqual([
      200, 290, 200, 290, 200,
    ]);
    expect(score(russian, deal.repeat(5), { chukkas: '1' })).toMatchObject({ at: '5:1' });
  });

  test('R-CH-3: a passed-out deal as 0 against the target', () => {
    expect(scored(russian, 'PASS hcp=EW:25', { passedOut: 'score0' }).rows).toEqual([
      { score: 0, target: -300, imps: 7 },
    ]);
    expect(score(russian, 'PASS', { passedOut: 'score0' })).toMatchObject({ at: '1:5' });
  });

  test.each([
    ['4S N 10', '1:8'],
    ['4S N 10 hcp=NS:19', '1:13'],
    ['4S N 10 hcp=NS:41', '1:13'],
    ['4S N 10 hcp=24', '1:13'],
    ['4S N 10 hcp=NS:24 fit=M8', '1:19'],
  ])('%s is wrong at %s', (text, at) => {
    expect(score(russian, text)).toMatchObject({ ok: false, at });
  });
});

describe('compensation', () => {
  // RULES 3.5: the four published examples
  test.each([
    ['4H N 10 vul=none hcp=NS:25 fit=M9', { score: 420, target: 390, imps: 1 }],
    ['3D N 8 vul=ew hcp=EW:21 fit=M8', { score: -50, target: -30, imps: -1 }],
    ['2C N 8 vul=ns hcp=NS:20 fit=m8', { score: 90, target: -40, imps: 4 }],
    ['7H N 13 vul=ns hcp=NS:35 fit=M10', { score: 2210, target: 1910, imps: 7 }],
    ['3D E 8 vul=ns hcp=NS:21 fit=M8', { score: 50, target: 30, imps: 1 }],
    ['PASS', { score: 0, target: 0, imps: 0, passed: true }],
    ['PASS vul=ns hcp=NS:21 fit=M8', { score: 0, target: 0, imps: 0, passed: true }],
  ])('%s', (text, row) => {
    expect(scored(compensation, text).rows).toEqual([row]);
  });

  test('net IMPs, and the address of the table (R-CH-4)', () => {
    const text = '4H N 10 vul=none hcp=NS:25 fit=M9\n6S E 13 vul=both hcp=EW:29 fit=M10';
    const { totals, winner, notes } = scored(compensation, text);
    expect([totals, winner]).toEqual([{ NS: -8, EW: 8 }, 'EW']);
    expect(notes?.join()).toContain('www.compensationtable.com');
  });

  test.each([
    ['4H N 10 hcp=NS:25 fit=M9', '1:25'],
    ['4H N 10 vul=none fit=M9', '1:24'],
    ['4H N 10 vul=none hcp=NS:25', '1:27'],
    ['4H N 10 vul=none hcp=NS:25 fit=M7', '1:32'],
  ])('%s is wrong at %s', (text, at) => {
    expect(score(compensation, text)).toMatchObject({ ok: false, at });
  });
});
