import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import type { Result } from '@overtrick/rules/result';
import { describe, expect, test } from 'vitest';
import { auction } from './auction.ts';
import { chicago } from './chicago.ts';
import { chicagoDuplicate } from './chicagoDuplicate.ts';
import { compensation } from './compensation.ts';
import { duplicate } from './duplicate.ts';
import type { AnyForm, Scores } from './form.ts';
import { readLines } from './lines.ts';
import { FORMS } from './list.ts';
import { minibridge } from './minibridge.ts';
import { rubber } from './rubber.ts';
import { russian } from './russian.ts';
import { biritch, bridgeWhist } from './whist.ts';

function score(form: AnyForm, text: string, set: Record<string, string> = {}): Result<Scores> {
  const lines = readLines(text);
  if (!lines.ok) return lines;
  const options = parseOptions<OptionValues>(form.options, set);
  return options.ok ? form.score(lines.value, options.value) : options;
}

function scored(form: AnyForm, text: string, set?: Record<string, string>): Scores {
  const scores = score(form, text, set);
  if (!scores.ok) throw new Error(`${scores.at}: ${scores.why}`);
  return scores.value;
}

test.each(FORMS.map((form) => [form.id, form] as const))('the examples of %s are read', (_, form) => {
  const { rows } = scored(form, form.example.join('\n'));
  expect(rows.filter(({ bonus }) => bonus === undefined)).toHaveLength(form.example.length);
});

describe('duplicate', () => {
  test('each side has what it scored', () => {
    expect(scored(duplicate, '4SX E 8 vul=ew\n2S N 10 vul=none\n4S N 9 vul=ns\nPASS\nPASS vul=both')).toEqual(
      {
        rows: [{ score: 500 }, { score: 170 }, { score: -100 }, { score: 0 }, { score: 0 }],
        totals: { NS: 670, EW: 100 },
        winner: 'NS',
      },
    );
  });

  test('equal totals have no winner', () => {
    expect(scored(duplicate, '1NT N 7 vul=none\n1NT E 7 vul=none').winner).toBe(null);
    expect(scored(duplicate, 'PASS').winner).toBe(null);
  });

  test.each([
    ['4S N 10', '1:8', 'vul= is missing: duplicate needs vul=none, ns, ew or both'],
    ['4S N 10 vul=maybe', '1:13', 'the vulnerability is none, ns, ew or both, not maybe'],
    ['4S N 10 honours=NS:100', '1:9', 'there is no key honours; there is vul'],
  ])('%s is wrong at %s', (text, at, why) => {
    expect(score(duplicate, text)).toMatchObject({ ok: false, at, why });
  });
});

describe('chicago', () => {
  // RULES 3.2
  test('the worked example', () => {
    expect(scored(chicago, '2S N 10\n1NT E 7\n2H W 9\n1NTX S 8')).toEqual({
      rows: [
        { below: { NS: 60, EW: 0 }, above: { NS: 60, EW: 0 } },
        { below: { NS: 0, EW: 40 }, above: { NS: 0, EW: 0 } },
        { below: { NS: 0, EW: 60 }, above: { NS: 0, EW: 530 }, game: 'EW' },
        { below: { NS: 80, EW: 0 }, above: { NS: 350, EW: 0 } },
      ],
      totals: { NS: 550, EW: 630 },
      winner: 'EW',
    });
  });

  test('honours count for the side that holds them', () => {
    const text = '1NT N 7 honours=EW:150';
    expect(scored(chicago, text).totals).toEqual({ NS: 40, EW: 150 });
    expect(scored(chicago, text, { honours: 'off' }).totals).toEqual({ NS: 40, EW: 0 });
  });

  test('one passed out after a full chukka neither begins another nor keeps the winner back', () => {
    const four = '1NT N 7\n1NT E 7\n1NT E 7\n1NT N 7\n';
    const { rows, winner } = scored(chicago, `${four}PASS`);
    expect(rows).toHaveLength(5);
    expect(winner).toBe('NS');
    expect(scored(chicago, `${four}PASS\n4S N 10`).winner).toBe(null);
    expect(scored(chicago, `${four}PASS`, { chukkas: '2' }).winner).toBe(null);
    expect(score(chicago, `${four}PASS`, { chukkas: '1' })).toMatchObject({ at: '5:1' });
  });

  test('a passed-out deal does not count', () => {
    const { rows, winner } = scored(chicago, '4S N 10\nPASS\n4S N 10\n4S W 10\n4S E 10');
    expect(rows[1]).toEqual({ below: { NS: 0, EW: 0 }, above: { NS: 0, EW: 0 }, passed: true });
    expect(rows.map(({ game }) => game)).toEqual(['NS', undefined, 'NS', 'EW', 'EW']);
    expect(winner).toBe('EW');
  });

  test('a fifth deal begins a chukka: part scores are gone, nobody is vulnerable', () => {
    const { rows, winner } = scored(chicago, 'PASS\n4S N 9\n4S N 9\n4S N 9\n2S N 8\n2S N 8\n4SX N 9');
    expect(rows[4]).toMatchObject({ below: { NS: 60, EW: 0 }, above: { NS: 100, EW: 0 } });
    expect(rows[5]).toEqual({ below: { NS: 60, EW: 0 }, above: { NS: 0, EW: 0 } });
    expect(rows[6]).toMatchObject({ above: { NS: 0, EW: 200 } });
    expect(winner).toBe(null);
  });

  test('the original vulnerability is the dealing side’s', () => {
    const second = (set?: Record<string, string>) => scored(chicago, '4S N 9\n4S N 9', set).rows[1]?.above;
    expect(second()).toEqual({ NS: 0, EW: 100 });
    expect(second({ chicagoVul: 'original' })).toEqual({ NS: 0, EW: 50 });
  });

  test('a number of chukkas ends the match, and is needed for a winner', () => {
    const four = '4S N 10\n4S N 10\n4S N 10\n4S N 10';
    expect(scored(chicago, four).winner).toBe('NS');
    expect(scored(chicago, four, { chukkas: '2' }).winner).toBe(null);
    expect(score(chicago, `${four}\n4S N 10`, { chukkas: '1' })).toMatchObject({
      ok: false,
      at: '5:1',
      why: 'the match is over: it ended with deal 4',
    });
  });

  test('more deals than a match form may be set to', () => {
    expect(scored(chicago, '1C N 7\n'.repeat(1204))).toMatchObject({ winner: 'NS' });
  });

  test.each([
    ['4S N 10 honours=100', '1:17', 'honours are written like NS:100, with 100 or 150 points, not 100'],
    ['4S N 10 honours=NS:90', '1:17', 'honours are written like NS:100, with 100 or 150 points, not NS:90'],
    ['4S N 10 honours=NS:100,NS:100', '1:17', expect.stringContaining('not NS:100,NS:100')],
    ['4S N 10 vul=ns', '1:9', 'there is no key vul; there is honours'],
  ])('%s is wrong at %s', (text, at, why) => {
    expect(score(chicago, text)).toMatchObject({ ok: false, at, why });
  });
});

describe('chicago-duplicate', () => {
  test('each deal on its own', () => {
    expect(scored(chicagoDuplicate, '4S N 10\nPASS\n4S N 10\n4S W 10\n4S E 10')).toEqual({
      rows: [{ score: 420 }, { score: 0, passed: true }, { score: 620 }, { score: -620 }, { score: -620 }],
      totals: { NS: 1040, EW: 1240 },
      winner: 'EW',
    });
  });

  test('has no honours', () => {
    expect(score(chicagoDuplicate, '4S N 10 honours=NS:100')).toMatchObject({
      ok: false,
      at: '1:9',
      why: 'there is no key honours; there is none',
    });
    expect(score(chicagoDuplicate, '4S N 10', { honours: 'on' })).toMatchObject({
      code: 'ERR_OPTION_UNKNOWN',
    });
  });
});

const ZEROS = { below: { NS: 0, EW: 0 }, above: { NS: 0, EW: 0 } };

describe('rubber', () => {
  // RULES 2.6
  const SEED = '2H N 10\n4SX E 8\n3NT E 10\n3S W 9\n2D E 6\n6HX S 13\n1NT W 8\n3C N 9\n3H E 9';

  test("the seed's worked rubber", () => {
    const { rows, totals, winner } = scored(rubber, SEED);
    expect(rows).toHaveLength(10);
    expect(rows[5]).toEqual({ below: { NS: 360, EW: 0 }, above: { NS: 650, EW: 0 }, game: 'NS' });
    expect(rows[9]).toEqual({ bonus: { NS: 0, EW: 500 } });
    expect(totals).toEqual({ NS: 1690, EW: 880 });
    expect(winner).toBe('NS');
  });

  test('a deal after the end is an error, a passed-out one too', () => {
    for (const more of ['1NT N 7', 'PASS'])
      expect(score(rubber, `${SEED}\n\n${more}`)).toMatchObject({
        code: 'ERR_MATCH_OVER',
        at: '11:1',
        why: 'the match is over: it ended with deal 9',
      });
  });

  test('an unfinished rubber has its bonuses and no winner', () => {
    expect(scored(rubber, '4S N 10\n2S E 8')).toEqual({
      rows: [
        { below: { NS: 120, EW: 0 }, above: { NS: 0, EW: 0 }, game: 'NS' },
        { below: { NS: 0, EW: 60 }, above: { NS: 0, EW: 0 } },
        { bonus: { NS: 300, EW: 100 } },
      ],
      totals: { NS: 420, EW: 160 },
      winner: null,
    });
    expect(scored(rubber, '2S N 8\n2S E 8').rows).toHaveLength(2);
    expect(scored(rubber, 'PASS')).toEqual({ rows: [ZEROS], totals: { NS: 0, EW: 0 }, winner: null });
  });

  test('an agreed number of deals ends it, with a winner', () => {
    expect(scored(rubber, '4S N 10', { dealLimit: '1' }).winner).toBe('NS');
    expect(scored(rubber, '4S N 10', { dealLimit: '2' })).toMatchObject({
      totals: { NS: 420 },
      winner: null,
    });
    expect(score(rubber, '4S N 10\n2S E 8', { dealLimit: '1' })).toMatchObject({ at: '2:1' });
  });

  test('honours, old values and the stake', () => {
    expect(scored(rubber, '4S N 9 honours=EW:100').totals).toEqual({ NS: 0, EW: 150 });
    expect(scored(rubber, '4S N 9 honours=ns:150,ew:100').totals).toEqual({ NS: 150, EW: 150 });
    expect(scored(rubber, '4SX N 6', { penalties1987preset: 'on' }).totals.EW).toBe(700);
    expect(scored(rubber, '4S N 10\n4S N 10', { stake: '10' }).notes).toHaveLength(1);
  });

  test.each([
    ['4S N 9 honours=EW:90', '1:16', 'honours are written like NS:100, with 100 or 150 points, not EW:90'],
    ['4S N 9 honours=EW:100,EW:100', '1:16', undefined],
    ['4S N 9 honours=N:100', '1:16', undefined],
    ['4S N 9 vul=ns', '1:8', 'there is no key vul; there is honours'],
  ])('%s is wrong at %s', (text, at, why) => {
    expect(score(rubber, text)).toMatchObject({ ok: false, at, ...(why && { why }) });
  });
});

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

describe('auction', () => {
  test('RULES 6.1: the examples', () => {
    expect(scored(auction, '4SXX N 8 honours=NS:30\nPASS\n2H N 10\n3HX N 10')).toEqual({
      rows: [
        { below: { NS: 0, EW: 0 }, above: { NS: 30, EW: 400 } },
        ZEROS,
        { below: { NS: 32, EW: 0 }, above: { NS: 0, EW: 0 }, game: 'NS' },
        { below: { NS: 64, EW: 0 }, above: { NS: 100, EW: 0 }, game: 'NS' },
        { bonus: { NS: 250, EW: 0 } },
      ],
      totals: { NS: 476, EW: 400 },
      winner: 'NS',
    });
  });

  test('an unfinished rubber has no bonus and no winner', () => {
    expect(scored(auction, '2H N 10')).toMatchObject({ totals: { NS: 32, EW: 0 }, winner: null });
    expect(scored(auction, '2H N 10').rows).toHaveLength(1);
    expect(scored(auction, '2H N 10', { unfinishedGame: 'on' }).totals.NS).toBe(157);
  });

  test('by the laws of 1913 spades are 2 and royal spades 9', () => {
    const text = '2S N 8\n2R N 8 honours=NS:18\n1SX E 3';
    expect(scored(auction, text, { laws: '1913', rank: 'value' }).rows).toEqual([
      { below: { NS: 4, EW: 0 }, above: { NS: 0, EW: 0 } },
      { below: { NS: 18, EW: 0 }, above: { NS: 18, EW: 0 } },
      { below: { NS: 0, EW: 0 }, above: { NS: 100, EW: 0 } },
    ]);
    expect(score(auction, text)).toMatchObject({ at: '2:1' });
  });
});

describe('bridge-whist and Biritch', () => {
  test('the tricks are those of North-South, whoever deals', () => {
    expect(
      scored(bridgeWhist, 'H N 9 times=2 honours=EW:16\nNT W 6\nPASS\nC E 0 honours=NS:16,EW:4'),
    ).toEqual({
      rows: [
        { below: { NS: 48, EW: 0 }, above: { NS: 0, EW: 16 }, game: 'NS' },
        { below: { NS: 0, EW: 12 }, above: { NS: 0, EW: 0 } },
        ZEROS,
        { below: { NS: 0, EW: 28 }, above: { NS: 16, EW: 44 }, game: 'EW' },
      ],
      totals: { NS: 64, EW: 100 },
      winner: null,
    });
  });

  test('the rubber brings 100, in Biritch 40', () => {
    expect(scored(bridgeWhist, 'NT N 9\nNT N 9')).toMatchObject({ totals: { NS: 172 }, winner: 'NS' });
    expect(scored(biritch, 'NT N 9\nNT N 9')).toMatchObject({ totals: { NS: 100 }, winner: 'NS' });
  });

  test('redoubling stops at 100 a trick, unless it is unlimited', () => {
    expect(scored(bridgeWhist, 'H N 8 times=16').totals.NS).toBe(200);
    expect(scored(bridgeWhist, 'H N 8 times=16', { redoubleCap: 'unlimited' }).totals.NS).toBe(256);
    expect(scored(biritch, 'H N 8 times=16').totals.NS).toBe(256);
  });

  test.each([
    ['H N 9 times=3', '1:13', 'times is 1, 2, 4, 8 and so on: it doubles each time, not 3'],
    ['H N 9 times=0', '1:13', undefined],
    ['1H N 9', '1:1', 'trumps are C, D, H, S or NT, not 1H'],
    ['H X 9', '1:3', 'the dealer is N, E, S or W, not X'],
    ['H N 14', '1:5', "North-South's tricks are a whole number from 0 to 13, not 14"],
    ['H N 9 10', '1:7', '10 is a word too many: a line is STRAIN DEALER TRICKS, then key=value'],
    ['H N', '1:4', undefined],
    ['H N 9 vul=ns', '1:7', 'there is no key vul; there are times, honours'],
  ])('%s is wrong at %s', (text, at, why) => {
    expect(score(bridgeWhist, text)).toMatchObject({ ok: false, at, ...(why && { why }) });
  });
});

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
