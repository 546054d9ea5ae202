import { describe, expect, test } from 'vitest';
import { score, scored } from '../testScore.ts';
import { chicago } from './chicago.ts';
import { chicagoDuplicate } from './chicagoDuplicate.ts';
import { duplicate } from './duplicate.ts';
import { FORMS } from './list.ts';

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

  test('more deals than a match format may be set to', () => {
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
