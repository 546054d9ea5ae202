import { type ClockReading, clockAt } from '../clock/clock.ts';
import { makePlace } from '../line.ts';
import { roundReached } from '../lines/standing.ts';
import { dealKeyIn, latestOf, roundsPlayed, sectionsOf } from '../plan/plan.ts';
import { EMPTY_BOOK, isBegun, stateOf } from '../results/book.ts';
import { countedLines, mayClash, sharesContestant } from '../results/counted.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { overdueIn } from './overdue.ts';

export interface Progress {
  /** The current round of each place, from 1. */
  readonly rounds: ReadonlyMap<string, number>;
  /** The round of the slowest place; the last round when everything is reported. */
  readonly round: number;
  /** Lines of past rounds that have no result that counts: see `overdueIn`. */
  readonly missing: readonly string[];
  /** Future lines that cannot be played: one of their contestants has already played the board. */
  readonly unplayable: readonly string[];
  /** Lines that the director has postponed. */
  readonly late: readonly string[];
  /** The minutes that each place is behind its clock, for boards that should be reported but are not. */
  readonly behind: ReadonlyMap<string, number>;
}

/**
 * Returns the progress of the rounds: missing results and lines that cannot be played.
 * @param now milliseconds since 1970; without it no place is behind, and the clock says nothing about missing results
 */
export function progressOf(tournament: Tournament, now?: number): Progress {
  const lines = [...tournament.lines.values()].filter(({ isVoid }) => !isVoid);
  const counted = new Map(countedLines(tournament).map(({ line, result }) => [line.line, result]));
  const isMissing = ({ line }: TournamentLine): boolean => counted.get(line) === undefined;
  const places = Map.groupBy(
    lines.filter(({ isOffPlan }) => !isOffPlan),
    makePlace,
  );
  const rounds = new Map(
    [...places].map(([place, of]) => [place, Math.max(roundReached(tournament, place), of[0]?.round ?? 1)]),
  );
  const isOver = tournament.state === 'over' || tournament.state === 'published';
  const clocks = new Map(
    now === undefined
      ? []
      : sectionsOf(tournament.plans).map(
          (section) => [section, expectedAt(tournament, section, now)] as const,
        ),
  );
  const isOverdue = overdueIn(tournament, lines, rounds, (section) => clocks.get(section));
  const open = lines.filter((line) => isMissing(line) && !line.isOffPlan);
  return {
    rounds,
    round: Math.min(...open.map(({ round }) => round), Math.max(1, ...lines.map(({ round }) => round))),
    missing: open.filter((line) => isOver || isOverdue(line)).map(({ line }) => line),
    unplayable: unplayableOf(tournament, lines),
    late: lines.flatMap(({ line }) =>
      stateOf(tournament.books.get(line) ?? EMPTY_BOOK) === 'late' ? [line] : [],
    ),
    behind: behindOf(places, isMissing, clocks),
  };
}

/** Finds open lines whose board one of the contestants has at another table, on or off the plan. */
function unplayableOf(tournament: Tournament, lines: readonly TournamentLine[]): readonly string[] {
  if (!mayClash(tournament)) return [];
  const keyOf = dealKeyIn(tournament.plans);
  const bookOf = ({ line }: TournamentLine) => tournament.books.get(line) ?? EMPTY_BOOK;
  const begun = Map.groupBy(
    lines.filter((line) => isBegun(bookOf(line))),
    keyOf,
  );
  return lines
    .filter((line) => !isBegun(bookOf(line)))
    .filter((line) => begun.get(keyOf(line))?.some((one) => sharesContestant(one, line)))
    .map(({ line }) => line);
}

/** Returns the minutes that each place is behind its section's clock. */
function behindOf(
  places: ReadonlyMap<string, readonly TournamentLine[]>,
  isMissing: (line: TournamentLine) => boolean,
  clocks: ReadonlyMap<string, ReturnType<typeof expectedAt>>,
): ReadonlyMap<string, number> {
  return new Map(
    [...places].flatMap(([place, lines]) => {
      const clock = clocks.get(lines[0]?.section ?? '');
      if (clock === undefined) return [];
      const { round, boards, minutesPerBoard } = clock;
      const earlier = lines.filter((line) => line.round < round && isMissing(line)).length;
      const ofRound = lines.filter((line) => line.round === round);
      const reported = ofRound.filter((line) => !isMissing(line)).length;
      const expected = Math.min(boards, ofRound.length);
      return [[place, (earlier + Math.max(0, expected - reported)) * minutesPerBoard] as const];
    }),
  );
}

/** Returns the current round by the clock, and how many boards of it should be reported; earlier rounds are done. */
function expectedAt(tournament: Tournament, section: string, now: number) {
  const clock = tournament.clocks.get(section);
  const boardsPerRound = latestOf(tournament.plans, section)?.boardsPerRound ?? 0;
  const rounds = roundsPlayed(tournament, section);
  const reading = clock && clockAt({ ...clock, rounds, boardsPerRound }, now);
  if (clock?.times === undefined || reading === undefined || reading.phase === 'before') return undefined;
  const { minutesPerBoard } = clock.times;
  const boards = boardsDone(reading, boardsPerRound, minutesPerBoard);
  return { round: reading.round, boards, minutesPerBoard };
}

/** Returns the number of the round's boards whose time is over. */
function boardsDone(
  { phase, secondsLeft }: ClockReading,
  boardsPerRound: number,
  minutesPerBoard: number,
): number {
  if (phase !== 'round') return boardsPerRound;
  const left = Math.ceil(secondsLeft / 60 / minutesPerBoard);
  return Math.max(0, boardsPerRound - left);
}
