import { expect, test } from 'vitest';
import { readLines } from './lines.ts';
import { spades } from './spades.ts';

function score(text: string, options = { target: 500, floor: 0 }) {
  const lines = readLines(text);
  return lines.ok ? spades.score(lines.value, options) : lines;
}

test('RULES 12.1: contracts, nil and bags, ten of which cost 100', () => {
  expect(score('bids=4,3,2,3 tricks=5,3,3,2\nbids=0,3,4,3 tricks=0,0,12,1')).toMatchObject({
    ok: true,
    value: {
      rows: [
        { points: { NS: 62, EW: -60 }, bags: { NS: 2, EW: 0 } },
        { points: { NS: 48, EW: -60 }, bags: { NS: 0, EW: 0 } },
      ],
      totals: { NS: 110, EW: -120 },
      winner: null,
    },
  });
});

test('the match ends at the target', () => {
  const deal = 'bids=4,3,2,3 tricks=5,3,3,2';
  expect(score(deal, { target: 50, floor: 0 })).toMatchObject({ value: { winner: 'NS' } });
  expect(score(`${deal}\n${deal}`, { target: 50, floor: 0 })).toMatchObject({
    ok: false,
    code: 'ERR_MATCH_OVER',
    at: '2:28',
  });
});

test('RULES 12.1: a blind nil is worth twice as much', () => {
  const rows = (text: string) => {
    const scores = score(text);
    return scores.ok ? scores.value.rows : scores;
  };
  expect(rows('bids=0,3,4,3 tricks=0,3,6,4 blind=N')).toMatchObject([{ points: { NS: 242, EW: 61 } }]);
  expect(rows('bids=0,0,4,3 tricks=1,0,6,6 blind=n,E')).toMatchObject([{ points: { NS: -157, EW: 233 } }]);
  expect(score('bids=0,3,4,3 tricks=0,3,6,4 blind=E')).toMatchObject({
    at: '1:35',
    why: 'E did not bid nil, so there is no blind nil',
  });
});

test.each([
  ['bids=4,3,2 tricks=5,3,4,1', '1:6', 'the bids are 4 numbers from 0 to 13, such as 4,3,2,4, not 4,3,2'],
  ['bids=4,3,2,3 tricks=5,3,4,2', '1:21', 'the tricks of a deal must add up to 13, not 14'],
  ['tricks=5,3,4,1', '1:15', 'bids= is missing: it needs the bids of N, E, S and W'],
])('%s is wrong at %s', (text, at, why) => {
  expect(score(text)).toMatchObject({ ok: false, at, why });
});
