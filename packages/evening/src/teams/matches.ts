import { compared } from '@overtrick/duplicate/teams/compared';
import type { MatchBoard } from '@overtrick/duplicate/teams/match';
import type { DrawnRound } from '../draws/rounds.ts';
import { makeSitting } from '../line.ts';
import { planAt, type SectionPlan } from '../plan/plan.ts';
import { countedOf } from '../results/counted.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { isSettled } from '../view/lines.ts';
import { madeOnce } from '../view/once.ts';

/** A board of a match: the line where the home team sits North-South, and the one where the away team does. */
interface BoardOfMatch {
  readonly board: number;
  readonly home?: TournamentLine;
  readonly away?: TournamentLine;
}

/** A match of two teams: the boards that both play against each other, once in each direction. */
export interface MatchOfTeams {
  readonly home: string;
  readonly away: string;
  readonly section: string;
  /** The first round of the match. */
  readonly round: number;
  readonly boards: readonly BoardOfMatch[];
  /** True for one of the three matches in a match of three, with half of the boards. */
  readonly isHalf?: boolean;
}

/** The matches of a tournament of teams, in the order of play. */
export const matchesOf = madeOnce(
  ({ lines, plans, draws }) => [lines, plans, draws],
  ({ lines, plans, draws }): readonly MatchOfTeams[] => {
    const planned = [...lines.values()].filter(({ isVoid }) => !isVoid);
    const matches = Map.groupBy(planned, (line) => meetingOf(plans, line));
    return [...matches.values()]
      .map((ofMatch) => matchFrom(draws, ofMatch))
      .toSorted((one, other) => one.round - other.round);
  },
);

/**
 * Returns a key for the two teams of a line, in either direction; with drawn rounds, teams may meet again with other
 * boards.
 */
function meetingOf(plans: readonly SectionPlan[], { section, round, board, ns, ew }: TournamentLine): string {
  const plan = planAt(plans, section, round);
  const times =
    plan?.draw === undefined
      ? (plan?.session ?? '')
      : Math.floor((board - plan.firstBoard) / plan.boardsPerRound);
  // where rounds follow others, the boards of both may be as far from their firsts
  const { after = 0 } = plan ?? {};
  return JSON.stringify([section, after, times, ...[ns, ew].toSorted()]);
}

function matchFrom(draws: readonly DrawnRound[], lines: readonly TournamentLine[]): MatchOfTeams {
  const first = lines.toSorted((one, other) => one.round - other.round || one.table - other.table)[0];
  const { ns: home = '', ew: away = '', section = '', round = 1 } = first ?? {};
  const boards = Map.groupBy(lines, ({ board }) => board);
  const isHalf = draws.some(
    (draw) =>
      draw.section === section &&
      draw.round === round &&
      draw.threeWay?.length === 'short' &&
      draw.threeWay.teams.includes(home) &&
      draw.threeWay.teams.includes(away),
  );
  return {
    ...{ home, away, section, round },
    boards: [...boards]
      .sort(([one], [other]) => one - other)
      .map(([board, of]) => {
        const [atHome, there] = [of.find(({ ns }) => ns === home), of.find(({ ns }) => ns !== home)];
        return { board, ...(atHome && { home: atHome }), ...(there && { away: there }) };
      }),
    ...(isHalf && { isHalf }),
  };
}

export const linesOfMatch = ({ boards }: Pick<MatchOfTeams, 'boards'>): readonly TournamentLine[] =>
  boards.flatMap(({ home, away }) => [home, away].filter((line) => line !== undefined));

/** The match at each sitting. */
const bySitting = madeOnce(
  ({ lines, plans, draws }) => [lines, plans, draws],
  (tournament): ReadonlyMap<string, MatchOfTeams> =>
    new Map(
      matchesOf(tournament).flatMap((match) =>
        linesOfMatch(match).map((line) => [makeSitting(line), match] as const),
      ),
    ),
);

/** Finds the match at a sitting, `A3/2`. */
export const matchAt = (tournament: Tournament, where: string): MatchOfTeams | undefined =>
  bySitting(tournament).get(where);

/** Finds the match that a team plays in a round; in a match of three the first. */
export const matchInRound = (tournament: Tournament, team: string, round: number): MatchOfTeams | undefined =>
  matchesOf(tournament).find(
    (match) =>
      (match.home === team || match.away === team) &&
      linesOfMatch(match).some((line) => line.round === round),
  );

/** For each line, the lines of its match whose boards are played in the same segment, at both tables. */
const segments = madeOnce(
  ({ lines, plans, draws, terms }) => [lines, plans, draws, terms],
  (tournament): ReadonlyMap<string, readonly TournamentLine[]> => {
    const parts = { whole: 1, half: 2, quarter: 4 }[tournament.terms.policies.segment];
    const found = new Map<string, readonly TournamentLine[]>();
    for (const match of matchesOf(tournament)) {
      const all = linesOfMatch(match);
      for (const ofSitting of Map.groupBy(all, makeSitting).values()) {
        const boards = ofSitting.map(({ board }) => board).sort((one, other) => one - other);
        const length = Math.ceil(boards.length / parts);
        for (const line of ofSitting) {
          const from = Math.floor(boards.indexOf(line.board) / length) * length;
          const together = boards.slice(from, from + length);
          found.set(
            line.line,
            all.filter(({ board }) => together.includes(board)),
          );
        }
      }
    }
    return found;
  },
);

/**
 * True if the segment of a line is settled at both tables. Before that nobody in the match sees the other table (Law
 * 78D and the conditions of most events).
 */
export const isSegmentSettled = (tournament: Tournament, line: TournamentLine): boolean =>
  (segments(tournament).get(line.line) ?? [line]).every((one) => isSettled(tournament, one));

/** True if a match has its results, at both tables of each board. */
export const isMatchSettled = (tournament: Tournament, match: MatchOfTeams): boolean =>
  match.boards.every(({ home, away }) => home !== undefined && away !== undefined) &&
  linesOfMatch(match).every((line) => isSettled(tournament, line));

/** Returns the boards of a match that have a result at both tables, in the form that a match format scores. */
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
