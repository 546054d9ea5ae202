/**
 * A series: evenings over weeks or months with one ranking. Each evening gives every player a score; the best of these
 * count, as a sum or as a mean.
 *
 *     seriesOf([{ scores: [{ who: 'ann', place: 1, tied: 0, of: 4, percent: 75, points: 9 }] }], SERIES_DEFAULTS)
 *     // [{ who: 'ann', place: 1, tied: 0, total: 75, counted: [0], scores: [75], played: 1, isQualified: true }]
 */
import { placesOf } from '../event/ranking.ts';
import { roundTo } from '../event/rounding.ts';

/** The result of a player or a pair on an evening. */
export interface NightScore {
  /** A player, or two who play together: the same text on every evening. */
  readonly who: string;
  /** The place from 1; `tied` is the number of others who share it. */
  readonly place: number;
  readonly tied: number;
  /** The size of the ranking. */
  readonly of: number;
  /** The percentage, where the method has tops. */
  readonly percent?: number;
  /** Matchpoints, IMPs or victory points, as the evening was scored. */
  readonly points: number;
}

/** An evening of a series. */
export interface Night {
  readonly scores: readonly NightScore[];
}

export const SERIES_SCORES = ['percent', 'points', 'places'] as const;

export interface SeriesRules {
  /** The score of an evening: the percentage, the points, or points for the place. */
  readonly by: (typeof SERIES_SCORES)[number];
  /**
   * The points for the first, second … place. Without it a place is worth the number of contestants beaten, plus one.
   */
  readonly places?: readonly number[] | undefined;
  /** The number of best evenings that count; without it all count. */
  readonly best?: number | undefined;
  /** The fewest evenings that a player needs for a place. */
  readonly least?: number | undefined;
  readonly total: 'sum' | 'mean';
  /** Equal totals share a place, or the best single evening decides, then the next best. */
  readonly ties: 'shared' | 'countback';
}

export const SERIES_DEFAULTS: SeriesRules = { by: 'percent', total: 'mean', ties: 'shared' };

export interface SeriesRow {
  readonly who: string;
  /** The place from 1; `undefined` with too few evenings. */
  readonly place?: number;
  readonly tied: number;
  /** With two decimals, as it is printed. */
  readonly total: number;
  /** The evenings that count, by index from 0, the best first. */
  readonly counted: readonly number[];
  /** The score of each evening; `undefined` if they did not play or the evening has no such score. */
  readonly scores: readonly (number | undefined)[];
  readonly played: number;
  readonly isQualified: boolean;
}

/** Ranks a series after these evenings; those with too few evenings come last. */
export function seriesOf(nights: readonly Night[], rules: SeriesRules): readonly SeriesRow[] {
  const everybody = new Set(nights.flatMap(({ scores }) => scores.map(({ who }) => who)));
  const byNight = nights.map(({ scores }) => new Map(scores.map((score) => [score.who, score])));
  const rows = [...everybody].map((who) =>
    rowOf(
      who,
      byNight.map((scores) => scoreBy(rules, scores.get(who))),
      rules,
    ),
  );
  const qualified = rows.filter(({ isQualified }) => isQualified).sort(before(rules));
  const places =
    rules.ties === 'shared' ? placesOf(qualified.map(({ total }) => total)) : countback(qualified);
  const rest = rows
    .filter(({ isQualified }) => !isQualified)
    .sort((one, other) => other.played - one.played || other.total - one.total);
  return [...qualified.map((row, i) => ({ ...row, ...places[i] })), ...rest];
}

/** Returns the score of an evening by the rules. */
function scoreBy({ by, places }: SeriesRules, score: NightScore | undefined): number | undefined {
  if (score === undefined) return undefined;
  if (by !== 'places') return by === 'percent' ? score.percent : score.points;
  // who shares a place shares the points of the places that they have together
  const { place, tied, of } = score;
  const shared = Array.from({ length: tied + 1 }, (_, i) =>
    places === undefined ? of - place - i + 1 : (places[place + i - 1] ?? 0),
  );
  return shared.reduce((sum, one) => sum + one, 0) / shared.length;
}

function rowOf(who: string, scores: readonly (number | undefined)[], rules: SeriesRules): SeriesRow {
  const { best, least = 1, total } = rules;
  const played = scores.flatMap((score, night) => (score === undefined ? [] : [{ score, night }]));
  const counted = played.toSorted((one, other) => other.score - one.score).slice(0, best);
  const sum = counted.reduce((before, { score }) => before + score, 0);
  const isQualified = played.length >= Math.max(1, least);
  return {
    who,
    tied: 0,
    total: roundTo(total === 'sum' ? sum : sum / Math.max(1, counted.length), 2),
    counted: counted.map(({ night }) => night),
    scores,
    played: played.length,
    isQualified,
  };
}

const before =
  ({ ties }: SeriesRules) =>
  (one: SeriesRow, other: SeriesRow): number =>
    other.total - one.total || (ties === 'shared' ? 0 : byBest(one, other));

/** Compares the best evenings of two rows, then the next best, among all that they played, counted or not. */
function byBest(one: SeriesRow, other: SeriesRow): number {
  const [own, theirs] = [one, other].map(({ scores }) =>
    scores.filter((score) => score !== undefined).sort((a, b) => b - a),
  ) as [number[], number[]];
  for (let i = 0; i < Math.max(own.length, theirs.length); i++) {
    // who has played an evening more has the better of it
    const difference = (theirs[i] ?? Number.NEGATIVE_INFINITY) - (own[i] ?? Number.NEGATIVE_INFINITY);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Returns the places of rows in order; rows that are equal by every tie-break share a place. */
function countback(rows: readonly SeriesRow[]): readonly { readonly place: number; readonly tied: number }[] {
  const isLevel = (one: SeriesRow, other: SeriesRow): boolean =>
    one.total === other.total && byBest(one, other) === 0;
  return rows.map((row) => ({
    place: rows.findIndex((other) => isLevel(row, other)) + 1,
    tied: rows.filter((other) => isLevel(row, other)).length - 1,
  }));
}
