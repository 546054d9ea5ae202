import { makeAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { remove } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { playout } from '@overtrick/rules/internals/testing/playout';
import { seededRandom } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { solvePosition } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { readModule } from '@overtrick/solver/node';
import { describe, expect, test } from 'vitest';
import { judgeClaim } from './claim.ts';
import { BRIDGE, dealFrom, stateAfter } from './suites/table.ts';

// South plays 3NT with nine top tricks once the lead is in; West leads the king of spades
const DEAL = 'N:A52.K84.AQ62.753 974.T976.T3.J842 863.AJ2.KJ54.AKQ KQJT.Q53.987.T96';
const LEAD = 'P P 1NT P 3NT P P P SK';
const ENGINE = createEngine(readModule());
const state = stateAfter(dealFrom(DEAL), LEAD);
const seen = (seat: Seat): View => BRIDGE.view(state, seat);
const shown = (seat: Seat) => seen(seat).hands[seat].cards;

describe("declarer's claim, his cards shown", () => {
  test.each([
    [10, 'sure'], // SA, two hearts, four diamonds, three clubs
    [9, 'sure'],
    [0, 'sure'],
  ] as const)('of %i tricks is %s', (tricks, verdict) => {
    expect(judgeClaim(ENGINE, seen('W'), 'S', tricks, shown('S'))).toBe(verdict);
    expect(judgeClaim(ENGINE, seen('E'), 'S', tricks, shown('S'))).toBe(verdict);
  });

  test('of all the tricks is not waved through', () => {
    expect(judgeClaim(ENGINE, seen('W'), 'S', 13, shown('S'))).not.toBe('sure');
  });

  test('cannot be judged without the cards', () => {
    expect(judgeClaim(ENGINE, seen('W'), 'S', 9)).toBe('unknown');
  });

  test('is unknown when the search is cut short', () => {
    const spent = createEngine(readModule(), { isSpent: () => true, megabytes: 4 });
    const freak = 'N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962';
    const hard = stateAfter(dealFrom(freak), 'P P 1NT P P P CA');
    const hand = BRIDGE.view(hard, 'S').hands.S.cards;
    expect(judgeClaim(spent, BRIDGE.view(hard, 'W'), 'S', 6, hand)).toBe('unknown');
  });
});

describe('with seven cards left', () => {
  // declarer holds up twice in spades, then cashes three diamonds
  const PLAYED = `${LEAD} S2 S4 S3 SQ S5 S7 S6 SJ SA S9 S8 D2 D3 DJ D7 D4 D8 DQ DT DA C2 D5 D9`;
  const late = stateAfter(dealFrom(DEAL), PLAYED);
  const hand = (seat: Seat) => BRIDGE.view(late, seat).hands[seat].cards;
  const verdicts = (judge: Seat, claimant: Seat) =>
    Array.from({ length: 9 }, (_, tricks) =>
      judgeClaim(ENGINE, BRIDGE.view(late, judge), claimant, tricks, hand(claimant)),
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
  expect(judgeClaim(ENGINE, before, 'S', 9, shown('S'))).toBe('unknown');
});

test('a hand of the wrong size tells nothing', () => {
  const wrong = shown('S');
  expect(wrong && judgeClaim(ENGINE, seen('W'), 'S', 9, remove(wrong, 13 + 3))).toBe('unknown');
});

describe('as the claimant knows the cards', () => {
  test.each([
    [10, 'sure'],
    [11, 'unknown'],
  ] as const)('%i tricks from the top are %s', (tricks, verdict) => {
    expect(judgeClaim(ENGINE, seen('S'), 'S', tricks)).toBe(verdict);
  });

  test('what is counted is taken in every layout that he cannot exclude', () => {
    const game: AnyGame = BRIDGE;
    let counted = 0;
    for (let deal = 0; deal < 12; deal++) {
      for (const { state: at, steps } of playout(game, `counted ${deal}`)) {
        const seat = game.toAct(at)[0];
        if (seat === undefined || steps.length % 5 !== 0 || game.claimable(at, seat) === undefined) continue;
        const view = game.view(at, seat);
        const sure = [...Array(14).keys()].findLast((n) => judgeClaim(ENGINE, view, seat, n) === 'sure') ?? 0;
        if (sure === 0) continue;
        counted++;
        const random = seededRandom(`layouts ${deal}`);
        for (let layout = 0; layout < 8; layout++) {
          const position = defined(game.position?.(game.imagine(view, random)), 'a play');
          const { lower } = solvePosition(ENGINE, position);
          expect(lower, steps.map(({ action }) => makeAction(action)).join(' ')).toBeGreaterThanOrEqual(sure);
        }
      }
    }
    expect(counted).toBeGreaterThan(10);
  });
});
