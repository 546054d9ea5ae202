import { describe, expect, test } from 'vitest';
import { score, scored } from '../testScore.ts';
import { dummySpades } from './dummySpades.ts';

const rowsOf = (text: string) => scored(dummySpades, text).rows;

describe('RULES 11.4', () => {
  test.each([
    ['bids=7,5,6 first=A tricks=8,2,3', [71, 50, -60], [1, 0, 0]],
    ['bids=7,5,6 first=A tricks=6,4,3', [-70, 52, 61], [0, 2, 1]],
    ['the first of equals declares: bids=7,7,7 first=C tricks=7,3,3', [-70, -70, 70], [0, 0, 0]],
    ['defenders in bidding order: bids=5,7,6 first=B tricks=8,1,4', [-60, 50, 71], [0, 0, 1]],
    ['all thirteen: bids=13,1,1 first=A tricks=13,0,0', [130, -10, -10], [0, 0, 0]],
  ])('%s', (named, [A, B, C], [a, b, c]) => {
    const text = named.replace(/^.*: /, '');
    expect(rowsOf(text)).toEqual([{ points: { A, B, C }, bags: { A: a, B: b, C: c } }]);
  });

  test.each([
    ['of one’s own hand, made and lost', 'nil=A:A,B:B taken=A:0,B:2,C:3,dummy:8', [171, -50, -60]],
    [
      'of the dummy, for declarer alone',
      'nil=A:dummy,B:dummy,C:dummy taken=A:8,B:2,C:3,dummy:0',
      [171, 50, -60],
    ],
    ['of the other defender’s hand', 'nil=B:C,C:B taken=A:8,B:0,C:5,dummy:0', [71, -50, 40]],
    [
      'of a hand of the other side is ignored',
      'nil=A:B,A:C,B:A,C:dummy taken=A:0,B:0,C:5,dummy:8',
      [71, 50, -60],
    ],
    ['several are scored each', 'nil=A:A,A:dummy,A:B taken=A:0,B:5,C:0,dummy:8', [71, 50, -60]],
    ['both defenders’ hands', 'nil=C:C,C:B,C:dummy taken=A:8,B:5,C:0,dummy:0', [71, 50, -60]],
    ['two who declare the same hand', 'nil=B:C,C:C taken=A:8,B:5,C:0,dummy:0', [71, 150, 40]],
  ])('R-DHS-3: a nil %s', (_, nils, [A, B, C]) => {
    const tricks = /B:(\d),C:(\d)/.exec(nils);
    const line = `bids=7,5,6 first=A tricks=8,${tricks?.[1]},${tricks?.[2]} ${nils}`;
    expect(rowsOf(line)[0]?.points).toEqual({ A, B, C });
  });

  test('R-DHS-4: ten bags cost 100, and the rest is carried', () => {
    const line = 'bids=2,1,1 first=A tricks=7,3,3\n';
    const { rows, totals } = scored(dummySpades, `${line.repeat(2)}bids=2,1,1 first=A tricks=6,4,3`);
    expect(rows[1]).toEqual({ points: { A: -75, B: -85, C: -85 }, bags: { A: 0, B: 0, C: 0 } });
    expect(rows[2]?.bags).toEqual({ A: 4, B: 6, C: 6 });
    expect(totals).toEqual({ A: -26, B: -54, C: -54 });
  });

  test('R-DHS-5: to 300, or as set; a tie at the top is played on', () => {
    const deal = 'bids=13,1,1 first=A tricks=13,0,0\n';
    expect(scored(dummySpades, deal.repeat(2)).winner).toBe(null);
    expect(scored(dummySpades, deal.repeat(3)).winner).toBe('A');
    expect(score(dummySpades, deal.repeat(4))).toMatchObject({ code: 'ERR_MATCH_OVER', at: '4:34' });
    expect(scored(dummySpades, deal.repeat(4), { target: '500' }).winner).toBe('A');
    const tie = 'bids=7,6,6 first=A tricks=7,3,3\n';
    expect(scored(dummySpades, tie, { target: '60' }).winner).toBe('A');
    expect(scored(dummySpades, 'bids=8,6,6 first=A tricks=7,3,3', { target: '60' }).winner).toBe(null);
  });
});

test.each([
  ['bids=7,5 first=A tricks=8,2,3', '1:6', 'the bids are 3 numbers from 1 to 13, such as 7,5,6, not 7,5'],
  ['bids=7,5,0 first=A tricks=8,2,3', '1:6', 'the bids are 3 numbers from 1 to 13, such as 7,5,6, not 7,5,0'],
  ['bids=7,5,6 first=D tricks=8,2,3', '1:18', 'the first bidder is A, B or C, not D'],
  ['bids=7,5,6 tricks=8,2,3', '1:24', 'first= is missing: it needs who bid first'],
  ['bids=7,5,6 first=A tricks=8,2,4', '1:27', 'the tricks of a deal must add up to 13, not 14'],
  [
    'bids=7,5,6 first=A tricks=8,2,3 nil=A:A',
    '1:40',
    'taken= is missing: it needs the tricks of each hand, for the nils',
  ],
  [
    'bids=7,5,6 first=A tricks=8,2,3 nil=A:N taken=A:0,B:2,C:3,dummy:8',
    '1:37',
    'nils are written like A:A,B:dummy: who declared it, and of whose hand, each once, not A:N',
  ],
  [
    'bids=7,5,6 first=A tricks=8,2,3 nil=A:A,A:B,A:C,A:dummy taken=A:0,B:2,C:3,dummy:8',
    '1:37',
    'a player may declare at most 3 hands nil',
  ],
  [
    'bids=7,5,6 first=A tricks=8,2,3 nil=A:A taken=A:1,B:2,C:3,dummy:8',
    '1:47',
    'tricks= gives A and the dummy 8, B 2 and C 3',
  ],
  [
    'bids=7,5,6 first=A tricks=8,2,3 nil=A:A taken=A:0,B:2,C:3',
    '1:47',
    'the tricks of each hand are written like A:0,B:3,C:2,dummy:8, not A:0,B:2,C:3',
  ],
  ['7 bids=7,5,6 first=A tricks=8,2,3', '1:1', '7 is one word too many: a line is bids=… first=… tricks=…'],
])('%s is wrong at %s', (text, at, why) => {
  expect(score(dummySpades, text)).toMatchObject({ ok: false, at, why });
});
