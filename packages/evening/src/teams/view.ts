import type { ScoredMatch } from '@overtrick/duplicate/teams/standings';
import { present } from '@overtrick/rules/present';
import { impsOf } from '@overtrick/rules/scores/imps';
import { makeSitting } from '../line.ts';
import { isBegun } from '../results/book.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { freeBoards, isPlayed } from '../view/free.ts';
import { bookOf, lineViewOf } from '../view/lines.ts';
import { madeOnce } from '../view/once.ts';
import { sightOf } from '../view/sight.ts';
import type { CardsOfMatch } from './cards.ts';
import { cardsOf } from './cards.ts';
import { isSegmentSettled, linesOfMatch, type MatchOfTeams, matchesOf, scoredBoardsOf } from './matches.ts';
import type { LineUp } from './seats.ts';
import { isLinedUp, lineUpOf } from './seats.ts';
import { scoredMatch } from './standings.ts';

/** A match of two teams; only segments that are settled at both tables count. */
export interface MatchView {
  /** The teams: home sits North-South at the first table of the match. */
  readonly home: string;
  readonly away: string;
  /** The first round of the match. */
  readonly round: number;
  readonly isSettled: boolean;
  /** In the match format's own points; `points` are those for the standings. Absent before anything is settled. */
  readonly score?: { readonly home: number; readonly away: number };
  readonly points?: { readonly home: number; readonly away: number };
  /** The visible boards. */
  readonly boards: readonly MatchBoardView[];
  /** The visible line-ups, by round of the match. */
  readonly lineUps: readonly LineUpsView[];
  /** The cards of a match without devices, visible to its teams and directors. */
  readonly cards?: CardsOfMatch;
  /** True for one of the three matches in a match of three, with half of the boards. */
  readonly isHalf?: boolean;
}

/** The line-ups of a round of a match: the players of each team by their numbers. */
export interface LineUpsView {
  readonly round: number;
  readonly home?: LineUp;
  readonly away?: LineUp;
}

/** A board at both tables: the text of each result, and its score from North-South's side. */
export interface MatchBoardView {
  readonly board: number;
  /** The result at the table where the home team sits North-South. */
  readonly home: { readonly result?: string; readonly score?: number };
  readonly away: { readonly result?: string; readonly score?: number };
  /** The home team's IMPs. */
  readonly imps?: number;
}

import { type Standpoint, seesAll } from '../view/standpoint.ts';

/**
 * Returns the matches of teams: only segments that are settled at both tables count, and no board that the standpoint
 * may still play. The boards of a match are shown if their results are visible.
 */
export function matchesViewOf(
  tournament: Tournament,
  standpoint: Standpoint,
): readonly MatchView[] | undefined {
  if (tournament.terms.form !== 'teams') return undefined;
  const free = freeBoards(tournament, standpoint);
  return matchesOf(tournament).map((match) =>
    matchView(tournament, standpoint, match, scoreTold(tournament, match, free)),
  );
}

/** Scores by match and visible boards: standpoints that may see the same boards share a score. */
const scores = madeOnce(
  (tournament) => [tournament],
  () => new Map<MatchOfTeams, Map<string, ScoredMatch | undefined>>(),
);

/** Scores a match by its boards that were played at both tables and are free. */
function scoreTold(
  tournament: Tournament,
  match: MatchOfTeams,
  free: ReadonlySet<number>,
): ScoredMatch | undefined {
  const isTold = (line: TournamentLine): boolean => free.has(line.board) && isPlayed(tournament, line);
  const lines = linesOfMatch(match);
  const key = lines.map((line) => (isTold(line) ? '1' : '0')).join('');
  const known = scores(tournament);
  const ofMatch = known.get(match) ?? new Map<string, ScoredMatch | undefined>();
  known.set(match, ofMatch);
  if (!ofMatch.has(key)) ofMatch.set(key, scoredMatch(tournament, match, isTold));
  return ofMatch.get(key);
}

function matchView(
  tournament: Tournament,
  standpoint: Standpoint,
  match: MatchOfTeams,
  scored: ScoredMatch | undefined,
): MatchView {
  const { home, away, round, boards } = match;
  const cards = cardsOf(tournament, match);
  const isTold = (line: TournamentLine | undefined): line is TournamentLine =>
    line !== undefined &&
    isSegmentSettled(tournament, line) &&
    sightOf(tournament, standpoint, line.board).results;
  const rows = boards.flatMap((one): readonly MatchBoardView[] => {
    if (!isTold(one.home) || !isTold(one.away)) return [];
    const [compared] = scoredBoardsOf(tournament, { ...match, boards: [one] });
    const imps =
      compared === undefined
        ? undefined
        : 'swing' in compared
          ? impsOf(compared.swing)
          : (compared.home - compared.away) / 2;
    return [
      {
        board: one.board,
        home: resultOf(tournament, one.home),
        away: resultOf(tournament, one.away),
        ...present({ imps }),
      },
    ];
  });
  return {
    home,
    away,
    round,
    isSettled: boards.every((one) => one.home && one.away && isSegmentSettled(tournament, one.home)),
    ...(scored && { score: scored.score, points: scored.points }),
    boards: rows,
    lineUps: lineUpsOf(tournament, standpoint, match),
    ...(match.isHalf && { isHalf: true }),
    ...(isOfMatch(standpoint, match) && cards.state !== 'none' && { cards }),
  };
}

/** True if the standpoint may see messages of the match's teams to the director. */
const isOfMatch = (standpoint: Standpoint, { home, away }: MatchOfTeams): boolean =>
  seesAll(standpoint) || standpoint.contestant === home || standpoint.contestant === away;

/** Returns the line-ups by round; blind ones of the other team only when both are in, or the round has started. */
function lineUpsOf(
  tournament: Tournament,
  standpoint: Standpoint,
  match: MatchOfTeams,
): readonly LineUpsView[] {
  const isBlind = tournament.terms.policies.lineUp === 'blind' && !seesAll(standpoint);
  const lines = linesOfMatch(match);
  return [...new Set(lines.map(({ round }) => round))]
    .toSorted((a, b) => a - b)
    .map((round) => {
      const areIn = [match.home, match.away].every((team) => isLinedUp(tournament, team, round));
      const hasBegun = lines.some(
        (line) =>
          line.round === round &&
          (isBegun(bookOf(tournament, line)) || tournament.seated.has(makeSitting(line))),
      );
      const shown = (team: string) =>
        !isBlind || areIn || hasBegun || standpoint.contestant === team
          ? lineUpOf(tournament, team, round)
          : undefined;
      const [home, away] = [shown(match.home), shown(match.away)];
      return {
        round,
        ...(home && { home: { ns: home.ns, ew: home.ew } }),
        ...(away && { away: { ns: away.ns, ew: away.ew } }),
      };
    });
}

/** Returns the result at a table, and North-South's score. */
function resultOf(tournament: Tournament, line: TournamentLine): MatchBoardView['home'] {
  const { result, score } = lineViewOf(tournament, line);
  return { ...present({ result, score }) };
}
