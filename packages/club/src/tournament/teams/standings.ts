import { placesOf, type Ranked } from '../../ranking.ts';
import type { MatchScore } from '../../teams/match.ts';
import { matchBoard } from '../../teams/match.ts';
import {
  type ScoredMatch,
  scoreMatch,
  scoreOnCard,
  standingsOf,
  type TeamsScoring,
} from '../../teams/standings.ts';
import { findVictoryScale } from '../../victoryPoints/list.ts';
import { knockoutPlaces } from '../draws/knockout.ts';
import { latestOf, sectionsOf } from '../plan.ts';
import { contestantsOf } from '../toEvent.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { madeOnce } from '../view/once.ts';
import { cardedScore, cardsOf } from './cards.ts';
import { isMatchSettled, isSegmentSettled, type MatchOfTeams, matchesOf, scoredBoardsOf } from './matches.ts';
import { teamsScoringOf } from './scoring.ts';

export const scoringOfTeams = madeOnce(
  ({ terms }) => [terms],
  ({ terms }) => teamsScoringOf(terms),
);

/** A match with its result as it stands. */
export interface StandingMatch extends ScoredMatch {
  readonly of: MatchOfTeams;
  /** Is it the last word: all boards settled at both tables, or a card that both teams have? */
  readonly isOver: boolean;
}

/** The matches with a board that has been played at both tables, as far as `isTold`, or with a card that counts. */
export function scoredMatches(
  tournament: Tournament,
  isTold?: (line: TournamentLine) => boolean,
): readonly StandingMatch[] {
  const scoring = scoringOfTeams(tournament);
  if (!scoring.ok) return [];
  return matchesOf(tournament).flatMap((match) => {
    const scored = scoredOf(tournament, match, scoring.value, isTold);
    return scored === undefined ? [] : [scored];
  });
}

function scoredOf(
  tournament: Tournament,
  match: MatchOfTeams,
  usual: TeamsScoring,
  isTold: ((line: TournamentLine) => boolean) | undefined,
): StandingMatch | undefined {
  const { home, away } = match;
  const scoring = match.isHalf ? scoringOfHalf(usual) : usual;
  const boards = scoredBoardsOf(tournament, match, isTold);
  const cards = cardsOf(tournament, match);
  const carded = cardedScore(cards);
  // the directors' word stands; of captains it counts where no device has
  if (carded !== undefined && (cards.state === 'ruled' || boards.length === 0)) {
    const planned = match.boards.map(({ board }) => matchBoard(board, 0, 0));
    return { of: match, isOver: true, ...scoreOnCard({ home, away, boards: planned }, carded, scoring) };
  }
  return boards.length === 0
    ? undefined
    : {
        of: match,
        isOver: isMatchSettled(tournament, match),
        ...scoreMatch({ home, away, boards }, scoring),
      };
}

/** Each of the matches in three has half of the points of a match (EBU White Book: 10–0). */
function scoringOfHalf({ scale, ...scoring }: TeamsScoring): TeamsScoring {
  const half = scale && scale.total === 20 ? findVictoryScale('wbf-half') : scale;
  return { ...scoring, ...(half && { scale: half }) };
}

/** The matches as far as their segments are settled at both tables, by match. */
export const matchesTold = madeOnce(
  (tournament) => [tournament],
  (tournament): ReadonlyMap<MatchOfTeams, StandingMatch> =>
    new Map(
      scoredMatches(tournament, (line) => isSegmentSettled(tournament, line)).map((one) => [one.of, one]),
    ),
);

/** The matches and rounds of which standings are made. */
export interface Basis {
  readonly isTold?: (line: TournamentLine) => boolean;
  /** The matches that count; all, where this is left out. */
  readonly counts?: (match: MatchOfTeams) => boolean;
  /** Matches that count as level, whatever their boards. */
  readonly isLevel?: (match: MatchOfTeams) => boolean;
  /** The last round whose byes count. */
  readonly until?: number;
}

/** The points of each team, by id, and the matches that they are made of. */
export function standingsBy(tournament: Tournament, basis: Basis = {}) {
  const { counts = () => true, isLevel = () => false } = basis;
  const scoring = scoringOfTeams(tournament);
  const played = scoredMatches(tournament, basis.isTold).filter(({ of }) => counts(of) && !isLevel(of));
  const level = scoring.ok
    ? matchesOf(tournament)
        .filter((match) => counts(match) && isLevel(match))
        .map((match) => leveled(match, match.isHalf ? scoringOfHalf(scoring.value) : scoring.value))
    : [];
  const contestants = contestantsOf(tournament);
  const teams = contestants.filter(({ isUnranked }) => !isUnranked).map(({ id }) => id);
  const matches: readonly ScoredMatch[] = [...played, ...level];
  const rows = standingsOf(teams, matches, startOf(tournament, basis.until));
  return { rows, played, matches, contestants };
}

function leveled({ home, away, boards }: MatchOfTeams, scoring: TeamsScoring): ScoredMatch {
  return scoreMatch({ home, away, boards: boards.map(({ board }) => matchBoard(board, 0, 0)) }, scoring);
}

/** The teams as they stand, by all boards that count. */
export const rankedTeams = madeOnce(
  (tournament) => [tournament],
  (tournament): readonly Ranked[] => ranked(tournament, {}),
);

/** The teams as they stand by the segments that are settled at both tables: all that players may be told. */
export const rankedTeamsTold = madeOnce(
  (tournament) => [tournament],
  (tournament): readonly Ranked[] =>
    ranked(tournament, { isTold: (line) => isSegmentSettled(tournament, line) }),
);

function ranked(tournament: Tournament, basis: Basis): readonly Ranked[] {
  const { rows, played, matches, contestants } = standingsBy(tournament, basis);
  const survival = isKnockout(tournament) ? knockoutPlaces(tournament, played) : undefined;
  const seedOf = (team: string): number => contestants.findIndex(({ id }) => id === team);
  const ordered = survival
    ? rows.toSorted(
        ({ team: one }, { team: other }) =>
          (survival.get(one) ?? 0) - (survival.get(other) ?? 0) || seedOf(one) - seedOf(other),
      )
    : rows;
  const places = placesOf(ordered.map(({ team, place }) => -(survival?.get(team) ?? place)));
  return ordered.flatMap((row, i): readonly Ranked[] => {
    const contestant = contestants.find(({ id }) => id === row.team);
    const boards = matches
      .filter(({ match }) => match.home === row.team || match.away === row.team)
      .reduce((sum, { match }) => sum + match.boards.length, 0);
    const { points } = row;
    return contestant === undefined
      ? []
      : [{ contestant, points, top: 0, boards, strats: {}, ...(places[i] ?? { place: 0, tied: 0 }) }];
  });
}

const isKnockout = ({ plans }: Tournament): boolean =>
  plans.length > 0 && sectionsOf(plans).every((section) => latestOf(plans, section)?.draw === 'knockout');

/** The points that teams begin with, those of byes, and those that the director gave or took. */
function startOf(tournament: Tournament, until = Number.POSITIVE_INFINITY): ReadonlyMap<string, number> {
  const { contestants, penalties, draws, plans } = tournament;
  const start = new Map<string, number>();
  const add = (team: string, points: number): void => void start.set(team, (start.get(team) ?? 0) + points);
  for (const { id, carried } of contestants.values()) if (carried) add(id, carried.points);
  for (const { contestant, amount, unit } of penalties) if (unit === 'points') add(contestant, amount);
  for (const { section, round, byes = [] } of draws) {
    const plan = latestOf(plans, section);
    if (plan?.draw !== 'swiss' || round > until) continue;
    for (const team of byes) add(team, byePoints(tournament, plan.boardsPerRound));
  }
  return start;
}

/** Of the points of a match that a team without an opponent has: 12 of 20 (EBU White Book). */
const SHARE_OF_BYE = 0.6;

/** The points of a bye; none where a level match gives none. */
export function byePoints(tournament: Tournament, boards: number): number {
  const scoring = scoringOfTeams(tournament);
  if (!scoring.ok) return 0;
  const { form, options, scale } = scoring.value;
  const level = form.score(
    Array.from({ length: boards }, (_, i) => matchBoard(i + 1, 0, 0)),
    options,
  );
  return SHARE_OF_BYE * (scale?.total ?? totalOf(level));
}

const totalOf = ({ home, away }: MatchScore): number => home + away;
