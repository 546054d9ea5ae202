import { grouped } from '@overtrick/rules/grouped';
import type { OptionValues } from '@overtrick/rules/options';
import { roundTo } from '../event/rounding.ts';
import { type VictoryScale, victoryPoints } from '../victoryPoints/scale.ts';
import { imps, marginsOf } from './imps.ts';
import type { AnyMatchForm, MatchScore, TeamMatch } from './match.ts';

export interface TeamsScoring {
  readonly form: AnyMatchForm;
  readonly options: OptionValues;
  /** Converts the difference of a match to victory points; without a scale the match format's own points count. */
  readonly scale?: VictoryScale;
}

/** The points of a match for the two teams. */
export interface ScoredMatch {
  readonly match: TeamMatch;
  /** In the match format's own points. */
  readonly score: MatchScore;
  /** The points that count for the standings. */
  readonly points: MatchScore;
}

/** A team's row of the table. */
export interface TeamStanding {
  readonly team: string;
  readonly points: number;
  readonly played: number;
  /** In the match format's own points, of all matches. */
  readonly won: number;
  readonly lost: number;
  /** Teams still tied after every tie-break share the best of their places. */
  readonly place: number;
}

/** Returns the points of a match; with a scale, each team's points follow from its own difference. */
export function scoreMatch(match: TeamMatch, scoring: TeamsScoring): ScoredMatch {
  const score = scoring.form.score(match.boards, scoring.options);
  const margins = scoring.form.id === imps.id ? marginsOf(match.boards) : marginsOfScore(score);
  return { match, score, points: pointsOf(match, score, margins, scoring) };
}

/** Returns the points of a match when only its score is known. */
export const scoreOnCard = (match: TeamMatch, score: MatchScore, scoring: TeamsScoring): ScoredMatch => ({
  match,
  score,
  points: pointsOf(match, score, marginsOfScore(score), scoring),
});

const marginsOfScore = ({ home, away }: MatchScore): MatchScore => ({ home: home - away, away: away - home });

function pointsOf(
  { boards }: TeamMatch,
  score: MatchScore,
  margins: MatchScore,
  { scale }: TeamsScoring,
): MatchScore {
  if (scale === undefined) return score;
  // a margin between two IMPs, as awards can make, counts as the nearest
  const points = (margin: number) => victoryPoints(scale, roundTo(margin, 0), boards.length)[0];
  return { home: points(margins.home), away: points(margins.away) };
}

/**
 * Computes the table of a round robin or a Swiss. Ties are broken by the matches between the tied teams, then by the
 * quotient of points won and lost, then by the opponents' points; teams still tied share a place.
 * @param start the points that teams start with: carried over, or deducted
 */
export function standingsOf(
  teams: readonly string[],
  matches: readonly ScoredMatch[],
  start: ReadonlyMap<string, number> = new Map(),
): TeamStanding[] {
  const rows = new Map(teams.map((team) => [team, rowOf(team, matches, start.get(team) ?? 0)]));
  const points = (team: string) => rows.get(team)?.points ?? 0;
  const breaks: readonly ((team: string, tied: readonly string[]) => number)[] = [
    points,
    (team, tied) => between(team, tied, matches),
    (team) => quotient(rows.get(team)),
    (team) => opponentsOf(team, matches).reduce((so, opponent) => so + points(opponent), 0),
  ];
  const ranked: TeamStanding[] = [];
  for (const group of split(teams, breaks)) {
    const place = ranked.length + 1;
    for (const team of group) {
      const row = rows.get(team);
      if (row) ranked.push({ ...row, place });
    }
  }
  return ranked;
}

function rowOf(team: string, matches: readonly ScoredMatch[], start: number): Omit<TeamStanding, 'place'> {
  let row = { team, points: start, played: 0, won: 0, lost: 0 };
  for (const { match, score, points } of matches) {
    const [own, other] = match.home === team ? (['home', 'away'] as const) : (['away', 'home'] as const);
    if (match[own] !== team) continue;
    row = {
      team,
      points: roundTo(row.points + points[own], 4),
      played: row.played + 1,
      won: row.won + score[own],
      lost: row.lost + score[other],
    };
  }
  return row;
}

const quotient = (row: Omit<TeamStanding, 'place'> | undefined): number =>
  row === undefined || row.won === row.lost ? 1 : row.lost === 0 ? Number.MAX_VALUE : row.won / row.lost;

function between(team: string, tied: readonly string[], matches: readonly ScoredMatch[]): number {
  const met = matches.filter(({ match }) => tied.includes(match.home) && tied.includes(match.away));
  return rowOf(team, met, 0).points;
}

const opponentsOf = (team: string, matches: readonly ScoredMatch[]): string[] =>
  matches.flatMap(({ match: { home, away } }) => (home === team ? [away] : away === team ? [home] : []));

/** Splits the teams into groups that no tie-break separates, the best first. */
function split(
  teams: readonly string[],
  [first, ...rest]: readonly ((team: string, tied: readonly string[]) => number)[],
): (readonly string[])[] {
  if (first === undefined || teams.length <= 1) return teams.length === 0 ? [] : [teams];
  const groups = grouped(teams, (team) => roundTo(first(team, teams), 6));
  return [...groups.keys()].sort((a, b) => b - a).flatMap((value) => split(groups.get(value) ?? [], rest));
}
