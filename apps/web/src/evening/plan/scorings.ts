import type { Form } from '@overtrick/evening/entry';
import type { HeadView } from '@overtrick/evening/view';
import type { OptionValues } from '@overtrick/rules/options';
import { present } from '@overtrick/rules/present';
import { withoutFigures } from './figures.ts';

/** A way of scoring that a director can choose: a method with its options. */
export interface Scoring {
  readonly id: ScoringId;
  readonly method: string;
  readonly options?: OptionValues;
}

type Listed = readonly { readonly id: string; readonly method: string; readonly options?: OptionValues }[];

/** The scorings by name, the usual one of its form first. */
const OF_PAIRS = [
  { id: 'mp', method: 'mp' },
  { id: 'crossImps', method: 'cross-imp' },
  { id: 'butler', method: 'butler' },
  { id: 'totalPoints', method: 'total-points' },
  { id: 'ascherman', method: 'ascherman' },
] as const satisfies Listed;
const OF_TEAMS = [
  { id: 'victoryPoints', method: 'imps', options: { scale: 'wbf' } },
  { id: 'imps', method: 'imps' },
  { id: 'boardAMatch', method: 'bam' },
  { id: 'teamTotal', method: 'aggregate' },
] as const satisfies Listed;

type ScoringId = (typeof OF_PAIRS)[number]['id'] | (typeof OF_TEAMS)[number]['id'];

/** Returns the scorings that can be chosen, the usual one first; threes have one. */
export function scoringsFor(form: Form): readonly Scoring[] {
  if (form === 'teams') return OF_TEAMS;
  return form === 'threes' ? OF_PAIRS.slice(0, 1) : OF_PAIRS;
}

/** Returns options without the victory scale and a club's figures, which any scoring of pairs and players may have. */
const withoutScale = (form: Form, { scale, ...options }: OptionValues = {}): OptionValues =>
  form === 'teams' ? { ...options, ...present({ scale }) } : withoutFigures(options);

/** The victory scale of rounds that are drawn one by one. */
const SCALE = { scale: 'wbf' } as const;

/** Returns a scoring of pairs or players for drawn rounds: with victory points, if its scores can be converted. */
export const scoringInMatches = (scoring: Scoring): Scoring =>
  scoring.method === 'total-points' ? scoring : { ...scoring, options: { ...scoring.options, ...SCALE } };

/** Finds the scoring of an evening; `undefined` for a method or options that are not on the list. */
export const scoringOf = ({
  form,
  method,
  options,
}: Pick<HeadView, 'form' | 'method' | 'options'>): Scoring | undefined =>
  scoringsFor(form).find(
    (one) =>
      one.method === method &&
      JSON.stringify(one.options ?? {}) === JSON.stringify(withoutScale(form, options)),
  );

/** Returns the fields of a command that change the scoring: options of another method are dropped. */
export const scoringFields = ({
  method,
  options = {},
}: Scoring): { readonly method: string; readonly options: OptionValues } => ({ method, options });
