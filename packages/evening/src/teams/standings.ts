import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { knockoutPlaces } from '@overtrick/duplicate/teams/knockout';
import type { MatchScore } from '@overtrick/duplicate/teams/match';
import { matchBoard } from '@overtrick/duplicate/teams/match';
import { rankTeams } from '@overtrick/duplicate/teams/ranking';
import { scoringOfHalf, teamsScoringOf } from '@overtrick/duplicate/teams/scoring';
import {
  type ScoredMatch,
  scoreMatch,
  scoreOnCard,
  standingsOf,
  type TeamsScoring,
} from '@overtrick/duplicate/teams/standings';
import { byesOf } from '../draws/byes.ts';
import { makeSitting } from '../line.ts';
import { contestantsOf, penaltiesOf } from '../lines/contestants.ts';
import { finalOf, isRanked, plansInRanking } from '../lines/final.ts';
import { latestOf, planAt, sectionsOf } from '../plan/plan.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { madeOnce } from '../view/once.ts';
import { cardedScore, cardsOf } from './cards.ts';
import { isMatchSettled, linesOfMatch, type MatchOfTeams, matchesOf, scoredBoardsOf } from './matches.ts';

const scoringOfTeams = madeOnce(
  ({ terms }) => [terms],
  ({ terms }) => teamsScoringOf(terms),
);

/** A match with its current result. */
export interface StandingMatch extends ScoredMatch {
  readonly of: MatchOfTeams;
  /** The first round of the match. */
  readonly round: number;
  /** True if the result is final: all boards are settled at both tables, or both teams have the same card. */
  readonly isOver: boolean;
}

/**
 * Returns the matches with a board played at both tables, or with a card that counts. If `isTold` is given, only its
 * boards count, and cards of matches whose boards it has all.
 */
export function scoredMatches(
  tournament: Tournament,
  isTold?: (line: TournamentLine) => boolean,
): readonly StandingMatch[] {
  const scoring = scoringOfTeams(tournament);
  if (!scoring.ok) return [];
  return matchesOf(tournament).flatMap((match) => scoredOf(tournament, match, scoring.value, isTold) ?? []);
}

/** Scores one match, as `scoredMatches` does. */
export function scoredMatch(
  tournament: Tournament,
  match: MatchOfTeams,
  isTold: (line: TournamentLine) => boolean,
): StandingMatch | undefined {
  const scoring = scoringOfTeams(tournament);
  return scoring.ok ? scoredOf(tournament, match, scoring.value, isTold) : undefined;
}

function scoredOf(
  tournament: Tournament,
  match: MatchOfTeams,
  usual: TeamsScoring,
  isTold: ((line: TournamentLine) => boolean) | undefined,
): StandingMatch | undefined {
  const { home, away } = match;
  const scoring = match.isHalf ? scoringOfHalf(usual) : usual;
  const carded = countingCard(tournament, match);
  if (carded !== undefined) {
    if (isTold && !linesOfMatch(match).every(isTold)) return undefined;
    const planned = match.boards.map(({ board }) => matchBoard(board, 0, 0));
    return {
      of: match,
      round: match.round,
      isOver: true,
      ...scoreOnCard({ home, away, boards: planned }, carded, scoring),
    };
  }
  const boards = scoredBoardsOf(tournament, match, isTold);
  return boards.length === 0
    ? undefined
    : {
        of: match,
        round: match.round,
        isOver: isMatchSettled(tournament, match),
        ...scoreMatch({ home, away, boards }, scoring),
      };
}

/** Returns the card that scores a match: the director's always, the captains' if no device has reported a board. */
export function countingCard(tournament: Tournament, match: MatchOfTeams): MatchScore | undefined {
  const cards = cardsOf(tournament, match);
  const carded = cardedScore(cards);
  const counts = cards.state === 'ruled' || scoredBoardsOf(tournament, match).length === 0;
  return carded !== undefined && counts ? carded : undefined;
}

const cardedSittings = madeOnce(
  (tournament) => [tournament],
  (tournament): ReadonlySet<string> =>
    new Set(
      tournament.cards.length === 0
        ? []
        : matchesOf(tournament)
            .filter((match) => countingCard(tournament, match) !== undefined)
            .flatMap((match) => linesOfMatch(match).map(makeSitting)),
    ),
);

/** True if the match of a line is scored by a card, regardless of its boards. */
export const isCarded = (tournament: Tournament, line: TournamentLine): boolean =>
  cardedSittings(tournament).has(makeSitting(line));

/** The matches and rounds from which standings are computed. */
export interface Basis {
  readonly isTold?: (line: TournamentLine) => boolean;
  /** The matches that count; all, where this is left out. */
  readonly counts?: (match: MatchOfTeams) => boolean;
  /** Matches that count as level, whatever their boards. */
  readonly isLevel?: (match: MatchOfTeams) => boolean;
  /** The last round whose byes count. */
  readonly until?: number;
}

/** Returns the points of each team, by id, and the matches they come from. */
export function standingsBy(tournament: Tournament, basis: Basis = {}) {
  const { isLevel = () => false } = basis;
  const counts = (match: MatchOfTeams) => isRanked(tournament, match) && (basis.counts?.(match) ?? true);
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

/** The current ranking of the teams, from all boards that count. */
export const rankedTeams = madeOnce(
  (tournament) => [tournament],
  (tournament): readonly Ranked[] => ranked(tournament, {}),
);

/** Ranks the teams by the boards that `isTold` has. */
export const rankedTeamsBy = (
  tournament: Tournament,
  isTold: (line: TournamentLine) => boolean,
): readonly Ranked[] => ranked(tournament, { isTold });

function ranked(tournament: Tournament, basis: Basis): readonly Ranked[] {
  const { played, matches, contestants } = standingsBy(tournament, basis);
  const teams = contestants.map(({ id }) => id);
  const places = isKnockout(tournament) ? knockoutPlaces(teams, foughtIn(tournament, played)) : undefined;
  const isBySection = finalOf(tournament)?.isBySection === true;
  return rankTeams({ contestants, matches, start: startOf(tournament, basis.until), places, isBySection });
}

/** Returns the matches of the knock-out itself; others may have been played before it. */
const foughtIn = ({ plans }: Tournament, played: readonly StandingMatch[]): readonly StandingMatch[] =>
  played.filter(({ of, round }) => planAt(plans, of.section, round)?.draw === 'knockout');

/** True if losers are out in all sections. */
export function isKnockout(tournament: Tournament): boolean {
  const plans = plansInRanking(tournament);
  return (
    plans.length > 0 && sectionsOf(plans).every((section) => latestOf(plans, section)?.draw === 'knockout')
  );
}

/** Returns the points that teams start with, those of byes, and the director's adjustments. */
function startOf(tournament: Tournament, until?: number): ReadonlyMap<string, number> {
  const start = new Map<string, number>();
  const add = (team: string, points: number): void => void start.set(team, (start.get(team) ?? 0) + points);
  for (const { id, carried } of contestantsOf(tournament)) if (carried) add(id, carried.points);
  for (const { contestant, amount, unit } of [...penaltiesOf(tournament), ...byesOf(tournament, until)])
    if (unit === 'points') add(contestant, amount);
  return start;
}
