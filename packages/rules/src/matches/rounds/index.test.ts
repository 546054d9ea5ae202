import { expect, test } from 'vitest';
import { parseOptions } from '../../options.ts';
import type { Outcome } from '../../scores/outcome.ts';
import { type RoundsOptions, rounds } from './index.ts';

const PLAYERS = ['P1', 'P2', 'P3'];
const options = parseOptions<RoundsOptions>(rounds.options);
if (!options.ok) throw new Error('the defaults of rounds');
const start = rounds.start(options.value, PLAYERS);

const outcome = (party: string | undefined, points = 90): Outcome => ({
  terms: { dealer: 'S', vul: 'none' },
  tricks: 0,
  points: {},
  items: party === undefined ? [] : [{ reason: 'tricks', party, points, line: 'below' }],
});

test('R-AWOL-4: three rounds of three deals by default, and the highest score wins', () => {
  let sheet = start;
  for (let deal = 0; deal < 9; deal++) {
    expect(rounds.standing(sheet).over).toBe(false);
    sheet = rounds.add(sheet, outcome(deal < 5 ? 'P2' : 'P1'));
  }
  expect(rounds.next(sheet)).toBeUndefined();
  expect(rounds.standing(sheet)).toEqual({
    over: true,
    totals: { P1: 360, P2: 450, P3: 0 },
    winner: 'P2',
  });
});

test('R-AWOL-3: a deal that is passed out counts as a deal of the round, and the next player deals', () => {
  const passed = rounds.add(start, outcome(undefined));
  expect(rounds.rows(passed).rows).toHaveLength(1);
  expect(rounds.next(passed)?.seating).toEqual(rounds.next(rounds.add(start, outcome('P1')))?.seating);
  expect(rounds.next(passed)?.seating).not.toEqual(rounds.next(start)?.seating);
});

test('R-AWOL-7: a part score stays what it is: the next deal begins from nothing', () => {
  const sheet = rounds.add(rounds.add(start, outcome('P1', 60)), outcome('P1', 60));
  expect(rounds.rows(sheet).totals).toEqual({ P1: 120, P2: 0, P3: 0 });
  expect(rounds.next(sheet)).not.toHaveProperty('partScores');
});
