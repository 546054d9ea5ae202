import { impsOf } from '@overtrick/rules/imps';
import type { Award } from '../../award.ts';
import type { Outcome, Part } from '../../outcome.ts';
import { type MatchBoard, matchBoard } from '../../teams/match.ts';
import { countedOf } from '../counted.ts';
import { makeSitting } from '../line.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { isSettled } from '../view/lines.ts';
import { madeOnce } from '../view/once.ts';

/** A board of a match: the line where the home team sits North-South, and the one where the away team does. */
export interface BoardOfMatch {
  readonly board: number;
  readonly home?: TournamentLine;
  readonly away?: TournamentLine;
}

/** The match of two teams: the boards that both play against each other, once in each direction. */
export interface MatchOfTeams {
  readonly home: string;
  readonly away: string;
  /** The first round in which they meet. */
  readonly round: number;
  readonly boards: readonly BoardOfMatch[];
}

/** The matches of a tournament of teams, in the order in which they are played. */
export const matchesOf = madeOnce(
  ({ lines }) => [lines],
  ({ lines }): readonly MatchOfTeams[] => {
    const planned = [...lines.values()].filter(({ isVoid }) => !isVoid);
    const matches = Map.groupBy(planned, meetingOf);
    return [...matches.values()].map(matchFrom).toSorted((one, other) => one.round - other.round);
  },
);

/** The two teams of a line, whoever sits where; of sessions each has its own. */
const meetingOf = ({ section, ns, ew }: TournamentLine): string =>
  JSON.stringify([section, ...[ns, ew].toSorted()]);

function matchFrom(lines: readonly TournamentLine[]): MatchOfTeams {
  const first = lines.toSorted((one, other) => one.round - other.round || one.table - other.table)[0];
  const home = first?.ns ?? '';
  const boards = Map.groupBy(lines, ({ board }) => board);
  return {
    home,
    away: first?.ew ?? '',
    round: first?.round ?? 1,
    boards: [...boards]
      .sort(([one], [other]) => one - other)
      .map(([board, of]) => {
        const [atHome, away] = [of.find(({ ns }) => ns === home), of.find(({ ns }) => ns !== home)];
        return { board, ...(atHome && { home: atHome }), ...(away && { away }) };
      }),
  };
}

/** By line: the lines of its match whose boards are played in the same segment, at both tables. */
const segments = madeOnce(
  ({ lines }) => [lines],
  (tournament): ReadonlyMap<string, readonly TournamentLine[]> => {
    const bySitting = Map.groupBy(
      [...tournament.lines.values()].filter(({ isVoid }) => !isVoid),
      makeSitting,
    );
    const found = new Map<string, readonly TournamentLine[]>();
    for (const { boards } of matchesOf(tournament)) {
      const all = boards.flatMap(({ home, away }) => [home, away].filter((line) => line !== undefined));
      for (const line of all) {
        const together = new Set((bySitting.get(makeSitting(line)) ?? []).map(({ board }) => board));
        found.set(
          line.line,
          all.filter(({ board }) => together.has(board)),
        );
      }
    }
    return found;
  },
);

/**
 * Is the segment of a line settled at both tables? Before that nobody in the match is told of the other table (Law
 * 78D and the conditions of most events).
 */
export const isSegmentSettled = (tournament: Tournament, line: TournamentLine): boolean =>
  (segments(tournament).get(line.line) ?? [line]).every((one) => isSettled(tournament, one));

/** The boards of a match that have a result at both tables, as a match form scores them. */
export function scoredBoardsOf(
  tournament: Tournament,
  { boards }: MatchOfTeams,
  isTold: (line: TournamentLine) => boolean = () => true,
): readonly MatchBoard[] {
  return boards.flatMap(({ board, home, away }): readonly MatchBoard[] => {
    if (home === undefined || away === undefined || !isTold(home) || !isTold(away)) return [];
    const [one, other] = [countedOf(tournament, home), countedOf(tournament, away)];
    const scored = one && other && compared(board, one.outcome, other.outcome);
    return scored === undefined ? [] : [scored];
  });
}

/** A board at the two tables: a difference of scores, or IMPs for each team where a director has given them. */
export function compared(board: number, home: Outcome, away: Outcome): MatchBoard | undefined {
  if (home.kind === 'notPlayed' || away.kind === 'notPlayed') return undefined;
  if (home.kind === 'played' && away.kind === 'played') return matchBoard(board, home.score, away.score);
  const homeTeam = teamImps(home, away, 'ns');
  const awayTeam = teamImps(home, away, 'ew');
  return { board, home: homeTeam, away: awayTeam };
}

/** IMPs of the team that sits so at the home table; average plus is 3 IMPs (Law 86B). */
function teamImps(home: Outcome, away: Outcome, side: 'ns' | 'ew'): number {
  const [own, other] = [judged(home, side), judged(away, side === 'ns' ? 'ew' : 'ns')];
  if ('percent' in own || 'percent' in other)
    return Math.min(...[own, other].flatMap((one) => ('percent' in one ? [impsOfAward(one)] : [])));
  const sign = side === 'ns' ? 1 : -1;
  return own.parts.reduce(
    (sum, one) =>
      sum +
      other.parts.reduce((so, two) => so + one.weight * two.weight * sign * impsOf(one.score - two.score), 0),
    0,
  );
}

type Judged = Award | { readonly parts: readonly Part[] };

function judged(outcome: Outcome, side: 'ns' | 'ew'): Judged {
  switch (outcome.kind) {
    case 'played':
      return { parts: [{ score: outcome.score, weight: 1 }] };
    case 'weighted':
      return outcome;
    case 'artificial':
      return side === 'ns' ? outcome.ns : outcome.ew;
    case 'split': {
      const own = side === 'ns' ? outcome.ns : outcome.ew;
      return own.kind === 'award' ? own.award : own;
    }
    case 'notPlayed':
      return { parts: [] };
  }
}

const impsOfAward = ({ percent }: Award): number => (3 * (percent - 50)) / 10;
