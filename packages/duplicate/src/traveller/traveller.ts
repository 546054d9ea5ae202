import { makeContract } from '@overtrick/rules/auction/contract';
import type { Card } from '@overtrick/rules/cards/card';
import { type BySide, bySide } from '@overtrick/rules/cards/seat';
import type { OptionValues } from '@overtrick/rules/options';
import type { AnyMethod, Field } from '../methods/method.ts';
import type { VictoryScale } from '../victoryPoints/scale.ts';
import { AVERAGE_PLUS, type Award } from './award.ts';
import { frequenciesOf } from './frequencies.ts';
import { type Judgement, judgementOf, type Outcome, seenBy, type TableSide } from './outcome.ts';

/** The results of a board that are compared with each other: those of the whole field, or of a section. */
export interface Traveller {
  readonly board: number;
  /** Set if each section is compared separately. */
  readonly section?: string;
  /** The session, if the event has more than one. */
  readonly session?: string;
  /** The number of results that it should have, if that differs from the event's. */
  readonly expected?: number;
  readonly entries: readonly Entry[];
}

/** The result of the board at one table. */
export interface Entry {
  /** The contestants, by their ids in the event. */
  readonly ns: string;
  readonly ew: string;
  /** East, at a table of three; South and West stand in for North-South and East-West. */
  readonly third?: string;
  readonly outcome: Outcome;
  /** The opening lead, if it is known. */
  readonly lead?: Card;
  /** For a board that was played in more than one form (Law 87): which form. Each form is compared separately. */
  readonly form?: string;
  /** The entry's place in the file that it was read from, as error messages name it. */
  readonly place?: string;
}

export interface ScoredTraveller {
  readonly traveller: Traveller;
  /** The number of results expected. */
  readonly expected: number;
  /** One line for each entry, in the same order. */
  readonly lines: readonly ScoredLine[];
}

export interface ScoredLine extends BySide<SidePoints | undefined> {
  readonly entry: Entry;
  /** East's points, at a table of three. */
  readonly third?: SidePoints;
  /** The number that the result was compared with, if the method has one. */
  readonly datum?: number;
}

/** A side's points on a board; for an award, before it is adapted to the pair's other boards. */
export interface SidePoints {
  readonly points: number;
  /** The most points that the board gives; 0 if the method has no limit. */
  readonly top: number;
  readonly award?: Award;
}

/** A method with its options chosen. */
export interface Scoring {
  readonly method: AnyMethod;
  readonly options: OptionValues;
  /** Converts the matches of an event with `meetings` to victory points. */
  readonly scale?: VictoryScale;
  /** Absent: boards with fewer results are factored to the expected number. `off`: each board has its own top. */
  readonly factoring?: 'off';
  /** Absent: contestants with unequal numbers of boards without tops are ranked by points a board. `sum`: by points. */
  readonly unequal?: 'sum';
  /** Absent: a board that is sat out gives nothing. Otherwise it is an award. */
  readonly sitOut?: 'average' | 'average-plus';
  /** Absent: equal totals share a place. `head-to-head`: the boards that they played against each other decide. */
  readonly ties?: 'head-to-head';
}

/** Compares the results of a board; `expected` is the number of results that it should have. */
export function scoreTraveller(traveller: Traveller, scoring: Scoring, expected: number): ScoredTraveller {
  const forms = new Map<string, Entry[]>();
  for (const entry of traveller.entries) {
    const form = forms.get(entry.form ?? '');
    if (form) form.push(entry);
    else forms.set(entry.form ?? '', [entry]);
  }
  const lines = new Map<Entry, ScoredLine>();
  for (const entries of forms.values())
    for (const line of scoreForm(entries, scoring, expected, forms.size > 1)) lines.set(line.entry, line);
  return { traveller, expected, lines: traveller.entries.flatMap((entry) => lines.get(entry) ?? []) };
}

function scoreForm(
  entries: readonly Entry[],
  { method, options, factoring }: Scoring,
  wanted: number,
  fouled: boolean,
): ScoredLine[] {
  const outcomes = entries.map(({ outcome }) => outcome);
  const rate = (side: TableSide) => {
    const frequencies = frequenciesOf(outcomes, side);
    const expected = factoring === 'off' ? Math.max(1, frequencies.total) : wanted;
    const field: Field = { frequencies, expected };
    const top = method.top?.(field, options) ?? 0;
    const rateParts = method.rate(field, options);
    // a form that only one table played compares with nothing (Law 87B)
    const alone = fouled && field.frequencies.total === 1;
    const awarded = (award: Award): SidePoints => ({
      points: method.award(award, field, options),
      top,
      award,
    });
    const judged = (result: Judgement | undefined): SidePoints | undefined => {
      if (result === undefined) return undefined;
      if (result.kind === 'award') return awarded(result.award);
      return alone ? awarded(AVERAGE_PLUS) : { points: rateParts(partsOf(result, side)), top };
    };
    // most results are scores that others have as well
    const known = new Map<number, SidePoints | undefined>();
    const pointsOf = (outcome: Outcome): SidePoints | undefined => {
      if (outcome.kind !== 'played') return judged(judgementOf(outcome, side));
      const found = known.get(outcome.score);
      if (found) return found;
      const points = judged(judgementOf(outcome, side));
      known.set(outcome.score, points);
      return points;
    };
    return { points: outcomes.map(pointsOf), datum: method.datum?.(field, options) };
  };
  const rated = bySide(rate);
  const thirds = entries.some(({ third }) => third !== undefined) ? rate('third').points : [];
  const { datum } = rated.NS;
  return entries.map((entry, i) => ({
    entry,
    NS: rated.NS.points[i],
    EW: rated.EW.points[i],
    ...(thirds[i] && { third: thirds[i] }),
    ...(datum !== undefined && { datum }),
  }));
}

const partsOf = ({ parts }: Judgement & { kind: 'scores' }, side: TableSide) =>
  side === 'EW' ? parts.map(({ score, weight }) => ({ score: seenBy(side, score), weight })) : parts;

/** Returns the score at the table; `undefined` if the two sides have no common score. */
export const scoreOfEntry = ({ outcome }: Entry): number | undefined =>
  outcome.kind === 'played' ? outcome.score : undefined;

/** Writes the contract at the table: `4SX`, `PASS`. */
export function contractOfEntry({ outcome }: Entry): string | undefined {
  if (outcome.kind !== 'played' || outcome.contract === undefined) return undefined;
  return outcome.contract === 'PASS' ? 'PASS' : makeContract(outcome.contract);
}
