import { assert } from '@overtrick/rules/assert';
import type { OptionValues } from '@overtrick/rules/options';
import type { Outcome } from '../traveller/outcome.ts';
import { type Entry, type ScoredLine, type Scoring, scoreTraveller } from '../traveller/traveller.ts';
import { scoringOf } from './scored.ts';

/** Returns a method by its id, for tests. */
export function method(id: string, options: OptionValues = {}): Scoring {
  const scoring = scoringOf({ method: id, options });
  assert(scoring.ok, id);
  return scoring.value;
}

/** Builds entries of pairs 1 and 2, 3 and 4, …; a number is a score at the table. */
const entriesOf = (outcomes: readonly (number | Outcome)[]): Entry[] =>
  outcomes.map((outcome, i) => ({
    ns: String(2 * i + 1),
    ew: String(2 * i + 2),
    outcome: typeof outcome === 'number' ? { kind: 'played', score: outcome } : outcome,
  }));

/** Scores a board and returns its lines; by default as many results are expected as there are entries. */
export function scored(
  scoring: Scoring,
  outcomes: readonly (number | Outcome)[],
  expected = outcomes.length,
): readonly ScoredLine[] {
  return scoreTraveller({ board: 1, entries: entriesOf(outcomes) }, scoring, expected).lines;
}

/** Returns North-South's points in order. */
export const nsPoints = (...args: Parameters<typeof scored>): (number | undefined)[] =>
  scored(...args).map(({ NS }) => NS?.points);
