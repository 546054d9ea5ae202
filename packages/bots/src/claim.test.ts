import { remove } from '@overtrick/rules/cardSet';
import type { Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { describe, expect, test } from 'vitest';
import { judgeClaim } from './claim.ts';
import { BRIDGE, dealFrom, stateAfter } from './suites/table.ts';

// South plays 3NT with nine tricks on top once the lead is in; West leads the king of spades
const DEAL = 'N:A52.K84.AQ62.753 974.T976.T3.J842 863.AJ2.KJ54.AKQ KQJT.Q53.987.T96';
const LEAD = 'P P 1NT P 3NT P P P SK';
const state = stateAfter(dealFrom(DEAL), LEAD);
const seen = (seat: Seat): View => BRIDGE.view(state, seat);
const shown = (seat: Seat) => seen(seat).hands[seat].cards;

describe("declarer's claim, his cards shown", () => {
  test.each([
    [10, 'sure'], // SA, two hearts, four diamonds, three clubs
    [9, 'sure'],
    [0, 'sure'],
  ] as const)('of %i tricks is %s', (tricks, verdict) => {
    expect(judgeClaim(seen('W'), 'S', tricks, shown('S'))).toBe(verdict);
    expect(judgeClaim(seen('E'), 'S', tricks, shown('S'))).toBe(verdict);
  });

  test('of all the tricks is not waved through', () => {
    expect(judgeClaim(seen('W'), 'S', 13, shown('S'), 20_000)).not.toBe('sure');
  });

  test('cannot be judged without the cards', () => {
    expect(judgeClaim(seen('W'), 'S', 9)).toBe('unknown');
  });

  test('is unknown when the search is cut short', () => {
    expect(judgeClaim(seen('W'), 'S', 11, shown('S'), 3)).toBe('unknown');
  });
});

describe('with seven cards left', () => {
  // spades are held up twice, then declarer cashes three diamonds
  const PLAYED = `${LEAD} S2 S4 S3 SQ S5 S7 S6 SJ SA S9 S8 D2 D3 DJ D7 D4 D8 DQ DT DA C2 D5 D9`;
  const late = stateAfter(dealFrom(DEAL), PLAYED);
  const hand = (seat: Seat) => BRIDGE.view(late, seat).hands[seat].cards;
  const verdicts = (judge: Seat, claimant: Seat) =>
    Array.from({ length: 9 }, (_, tricks) =>
      judgeClaim(BRIDGE.view(late, judge), claimant, tricks, hand(claimant)),
    );

  test("declarer's claim is judged by each defender alike, up to the tricks that are sure", () => {
    expect(verdicts('W', 'S')).toEqual([
      'sure',
      'sure',
      'sure',
      'sure',
      'sure',
      'sure',
      'sure',
      'not',
      'not',
    ]);
    expect(verdicts('E', 'S')).toEqual(verdicts('W', 'S'));
  });

  test("a defender's claim is judged by declarer, who then sees all", () => {
    expect(verdicts('S', 'W')).toEqual(['sure', 'sure', 'not', 'not', 'not', 'not', 'not', 'not', 'not']);
  });
});

test('nothing is claimed before the play', () => {
  const before = BRIDGE.view(stateAfter(dealFrom(DEAL), 'P P 1NT'), 'W');
  expect(judgeClaim(before, 'S', 9, shown('S'))).toBe('unknown');
});

test('a hand of the wrong size tells nothing', () => {
  const wrong = shown('S');
  expect(wrong && judgeClaim(seen('W'), 'S', 9, remove(wrong, 13 + 3))).toBe('unknown');
});
