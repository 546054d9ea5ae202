import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { method, scored } from '../event/testField.ts';
import { AVERAGE_MINUS, AVERAGE_PLUS } from '../traveller/award.ts';
import type { Outcome } from '../traveller/outcome.ts';
import { METHODS } from './list.ts';

const score = fc.integer({ min: -80, max: 80 }).map((tens) => tens * 10);
const weighted: fc.Arbitrary<Outcome> = fc
  .tuple(score, score, fc.integer({ min: 1, max: 9 }))
  .map(([a, b, tenths]) => ({
    kind: 'weighted',
    parts: [
      { score: a, weight: tenths / 10 },
      { score: b, weight: 1 - tenths / 10 },
    ],
  }));
const outcome: fc.Arbitrary<number | Outcome> = fc.oneof(
  { weight: 6, arbitrary: score },
  { weight: 1, arbitrary: weighted },
  { weight: 1, arbitrary: fc.constant<Outcome>({ kind: 'notPlayed' }) },
  { weight: 1, arbitrary: fc.constant<Outcome>({ kind: 'artificial', ns: AVERAGE_PLUS, ew: AVERAGE_MINUS }) },
);
const board = fc.array(outcome, { minLength: 2, maxLength: 14 });

describe.each(METHODS.map(({ id }) => id))('%s', (id) => {
  const scoring = method(id);

  test('what a direction has, the other lacks', () => {
    fc.assert(
      fc.property(board, (outcomes) => {
        for (const { NS, EW } of scored(scoring, outcomes)) {
          if (NS === undefined || EW === undefined) expect(NS).toBe(EW);
          else expect(NS.points + EW.points).toBeCloseTo(NS.top, 6);
        }
      }),
    );
  });

  test('the tables can be turned', () => {
    const turned = (one: number | Outcome): number | Outcome =>
      typeof one === 'number'
        ? 0 - one
        : one.kind === 'weighted'
          ? { ...one, parts: one.parts.map(({ score: was, weight }) => ({ score: 0 - was, weight })) }
          : one.kind === 'artificial'
            ? { ...one, ns: one.ew, ew: one.ns }
            : one;
    fc.assert(
      fc.property(board, (outcomes) => {
        const lines = scored(scoring, outcomes);
        for (const [i, line] of scored(scoring, outcomes.map(turned)).entries())
          if (line.NS) expect(line.NS.points).toBeCloseTo(lines[i]?.EW?.points ?? Number.NaN, 6);
      }),
    );
  });

  test('a higher score is worth no less', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 2, maxLength: 14 }), (scores) => {
        const lines = scored(scoring, scores).map(({ NS }, i) => ({
          score: scores[i] ?? 0,
          points: NS?.points ?? 0,
        }));
        lines.sort((a, b) => a.score - b.score);
        for (const [i, { points }] of lines.entries())
          expect(points).toBeGreaterThanOrEqual((lines[i - 1]?.points ?? points) - 1e-9);
      }),
    );
  });
});

describe.each(['mp', 'mp-acbl', 'ascherman'])('%s', (id) => {
  test('the points of a direction are half of all tops, however many results are missing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(score, weighted), { minLength: 1, maxLength: 14 }),
        fc.nat(6),
        (outcomes, missing) => {
          const lines = scored(method(id), outcomes, outcomes.length + missing);
          const sum = lines.reduce((so, { NS }) => so + (NS?.points ?? 0), 0);
          const tops = lines.reduce((so, { NS }) => so + (NS?.top ?? 0), 0);
          // no weighted score is compared with its own parts, so nothing is lost
          expect(sum).toBeCloseTo(tops / 2, 6);
        },
      ),
    );
  });
});
