import { ok, type Result } from '@overtrick/rules/result';
import type { Event, EventMatch } from '../event/event.ts';
import type { Ranked } from '../event/ranking.ts';
import type { Entry } from '../traveller/traveller.ts';
import { compared } from './compared.ts';
import { knockoutPlaces } from './knockout.ts';
import { type MatchBoard, matchBoard } from './match.ts';
import { rankTeams } from './ranking.ts';
import { scoringOfHalf, teamsScoringOf } from './scoring.ts';
import { type ScoredMatch, scoreMatch, scoreOnCard, type TeamsScoring } from './standings.ts';

/** A match of an event, scored. */
export interface ScoredEventMatch extends ScoredMatch {
  readonly round: number;
  readonly session?: string;
}

/** The two results of a board in a match: North-South's at the home team's table, and at the away team's. */
export interface MatchResults {
  readonly board: number;
  readonly home?: Entry | undefined;
  readonly away?: Entry | undefined;
}

/** An event of teams with every match scored, and its ranking. */
export interface ScoredTeams {
  readonly scoring: TeamsScoring;
  readonly matches: readonly ScoredEventMatch[];
  readonly ranking: readonly Ranked[];
}

/**
 * Scores an event of teams; matches without a result are left out. A failure names the unknown match format or scale.
 */
export function scoreTeams(event: Event): Result<ScoredTeams> {
  const scoring = teamsScoringOf(event);
  if (!scoring.ok) return scoring;
  const entries = entriesOf(event);
  const matches = (event.matches ?? []).flatMap((match): readonly ScoredEventMatch[] => {
    const scored = scoredMatch(match, entries, match.isHalf ? scoringOfHalf(scoring.value) : scoring.value);
    const { round, session } = match;
    return scored === undefined ? [] : [{ ...scored, round, ...(session !== undefined && { session }) }];
  });
  const { contestants, isKnockout, isBySection = false } = event;
  const fought = matches.map((match) => ({ ...match, isOver: true }));
  const places = isKnockout
    ? knockoutPlaces(
        contestants.map(({ id }) => id),
        fought,
      )
    : undefined;
  const ranking = rankTeams({ contestants, matches, start: startOf(event), places, isBySection });
  return ok({ scoring: scoring.value, matches, ranking });
}

/** Returns a function that finds the results of a match's boards at both tables. */
export function matchResultsOf(event: Event): (match: EventMatch) => readonly MatchResults[] {
  const entryOf = entriesOf(event);
  return ({ home, away, session = '', boards }) =>
    boards.map((board) => ({
      board,
      home: entryOf(session, board, home, away),
      away: entryOf(session, board, away, home),
    }));
}

type Key = readonly [session: string, board: number, ns: string, ew: string];

function entriesOf({ travellers }: Event): (...key: Key) => Entry | undefined {
  const keyOf = (...key: Key): string => JSON.stringify(key);
  const known = new Map(
    travellers.flatMap(({ board, session = '', entries }) =>
      entries.map((entry) => [keyOf(session, board, entry.ns, entry.ew), entry] as const),
    ),
  );
  return (...key) => known.get(keyOf(...key));
}

function scoredMatch(
  { home, away, session = '', boards, score, points }: EventMatch,
  entryOf: (...key: Key) => Entry | undefined,
  scoring: TeamsScoring,
): ScoredMatch | undefined {
  const stated = score ?? points;
  if (stated !== undefined) {
    const level = boards.map((board) => matchBoard(board, 0, 0));
    const onCard = scoreOnCard({ home, away, boards: level }, stated, scoring);
    return points === undefined ? onCard : { ...onCard, points };
  }
  const played = boards.flatMap((board): readonly MatchBoard[] => {
    const [one, other] = [entryOf(session, board, home, away), entryOf(session, board, away, home)];
    const both = one && other && compared(board, one.outcome, other.outcome);
    return both === undefined ? [] : [both];
  });
  return played.length === 0 ? undefined : scoreMatch({ home, away, boards: played }, scoring);
}

function startOf({ contestants, adjustments = [] }: Event): ReadonlyMap<string, number> {
  const start = new Map<string, number>();
  const add = (team: string, points: number): void => void start.set(team, (start.get(team) ?? 0) + points);
  for (const { id, carried } of contestants) if (carried) add(id, carried.points);
  for (const { contestant, amount, unit } of adjustments) if (unit === 'points') add(contestant, amount);
  return start;
}
