import { describe, expect, test } from 'vitest';
import { score, scored } from '../testScore.ts';
import { auction } from './auction.ts';
import { rubber } from './rubber.ts';
import { biritch, bridgeWhist } from './whist.ts';

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
    ['H N 9 10', '1:7', '10 is one word too many: a line is STRAIN DEALER TRICKS, then key=value'],
    ['H N', '1:4', undefined],
    ['H N 9 vul=ns', '1:7', 'there is no key vul; there are times, honours'],
  ])('%s is wrong at %s', (text, at, why) => {
    expect(score(bridgeWhist, text)).toMatchObject({ ok: false, at, ...(why && { why }) });
  });
});
