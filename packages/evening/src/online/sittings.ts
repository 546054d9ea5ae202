import { type ClockReading, clockAt } from '../clock/clock.ts';
import { seatedAt } from '../lines/meeting.ts';
import { latestOf, planAt, roundsPlayed, sectionsOf } from '../plan/plan.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf, isDone } from '../view/lines.ts';
import { isOver } from '../view/sight.ts';

/** A table in a round that is played at an online table. */
export interface OnlineSitting {
  /** `A3/2` */
  readonly where: string;
  readonly section: string;
  readonly table: number;
  readonly round: number;
  readonly ns: string;
  readonly ew: string;
  /** All of them, where players are not two sides, by the movement's places. */
  readonly seats?: readonly string[];
  /** In the order in which they are played. */
  readonly boards: readonly number[];
}

/** Is the line played at an online table: by the evening's policy, the plan, or because somebody there is away? */
export function isOnline(
  { plans, contestants, terms }: Pick<Tournament, 'plans' | 'contestants' | 'terms'>,
  line: Pick<TournamentLine, 'section' | 'table' | 'round' | 'ns' | 'ew' | 'seats'>,
): boolean {
  const { section, table, round } = line;
  if (terms.policies.medium === 'online') return true;
  if (planAt(plans, section, round)?.online?.includes(table)) return true;
  return seatedAt(line).some((id) => {
    const { isAway, isRobots } = contestants.get(id) ?? {};
    return isAway === true || isRobots === true;
  });
}

/**
 * The online sittings for which a table is to be opened now: their round has begun, those who meet there are free, and
 * there is no table yet.
 * @param now milliseconds since 1970
 */
export function sittingsDue(tournament: Tournament, now: number): readonly OnlineSitting[] {
  if (isOver(tournament) || tournament.state === 'setup') return [];
  const began = roundsBegun(tournament, now);
  return [...indexOf(tournament).bySitting].flatMap(([where, lines]) => {
    if (tournament.seated.has(where)) return [];
    const sitting = onlineSitting(tournament, where, lines);
    if (sitting === undefined || sitting.round > (began.get(sitting.section) ?? 0)) return [];
    const open = lines.filter((line) => !isDone(tournament, line));
    return open.length > 0 && areFree(tournament, sitting) ? [sitting] : [];
  });
}

/** A sitting whose table was opened. */
export interface OpenSitting extends OnlineSitting {
  /** The table's. */
  readonly id: string;
}

/** The sittings at which a table was opened and of which a board has no result yet. */
export const sittingsOpen = (tournament: Tournament): readonly OpenSitting[] =>
  [...tournament.seated].flatMap(([where, id]) => {
    const lines = indexOf(tournament).bySitting.get(where) ?? [];
    const sitting = onlineSitting(tournament, where, lines);
    const isOpen = lines.some((line) => !isDone(tournament, line));
    return sitting !== undefined && isOpen ? [{ ...sitting, id }] : [];
  });

/** Is something played online at the moment, or will be as soon as the clock says so? */
export function isPlayedOnline(tournament: Tournament, now: number): boolean {
  if (tournament.state !== 'playing') return false;
  if (sittingsOpen(tournament).length > 0) return true;
  const hasBegun = sectionsOf(tournament.plans).some((section) => {
    const reading = readingOf(tournament, section, now);
    return reading === undefined || reading.phase !== 'before';
  });
  return (
    hasBegun &&
    [...tournament.lines.values()].some((line) => isOnline(tournament, line) && !isDone(tournament, line))
  );
}

/** The sitting of these lines; `undefined` where it is played with real cards, or not at all. */
export function onlineSitting(
  tournament: Tournament,
  where: string,
  lines: readonly TournamentLine[],
): OnlineSitting | undefined {
  const planned = lines.filter(({ isOffPlan, isVoid }) => !isOffPlan && !isVoid);
  const [first] = planned;
  if (first === undefined || !isOnline(tournament, first)) return undefined;
  const { section, table, round, ns, ew, seats } = first;
  const most = tournament.shortened.get(where) ?? planned.length;
  const boards = planned.map(({ board }) => board).slice(0, most);
  return { where, section, table, round, ns, ew, ...(seats && { seats }), boards };
}

/** By section the last round that has begun: by its clock, or all of them where each table goes on when it can. */
function roundsBegun(tournament: Tournament, now: number): ReadonlyMap<string, number> {
  const isByClock = tournament.terms.policies.pace === 'clock';
  return new Map(
    sectionsOf(tournament.plans).map((section) => {
      const rounds = roundsPlayed(tournament, section);
      const reading = isByClock ? readingOf(tournament, section, now) : undefined;
      return [section, reading === undefined || reading.phase === 'over' ? rounds : reading.round];
    }),
  );
}

/** The clock of a section; `undefined` where it has no times. */
function readingOf(tournament: Tournament, section: string, now: number): ClockReading | undefined {
  const clock = tournament.clocks.get(section);
  const boardsPerRound = latestOf(tournament.plans, section)?.boardsPerRound ?? 0;
  return clock && clockAt({ ...clock, rounds: roundsPlayed(tournament, section), boardsPerRound }, now);
}

/**
 * Are those who meet there done with their earlier rounds? Where the clock says when a round begins, it is enough that
 * they sit at no other online table; a result at a table with real cards may come later.
 */
function areFree(tournament: Tournament, sitting: OnlineSitting): boolean {
  const { terms, clocks } = tournament;
  const { round } = sitting;
  return seatedAt(sitting).every((id) =>
    (indexOf(tournament).byContestant.get(id) ?? []).every((line) => {
      if (line.round >= round || line.isVoid || isDone(tournament, line)) return true;
      const isByClock = terms.policies.pace === 'clock' && clocks.get(line.section)?.times !== undefined;
      return isByClock && !isOnline(tournament, line);
    }),
  );
}
