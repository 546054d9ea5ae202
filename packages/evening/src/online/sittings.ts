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
  /** All contestants by the movement's places, if players do not form two sides. */
  readonly seats?: readonly string[];
  /** In the order of play. */
  readonly boards: readonly number[];
}

/**
 * True if the line is played at an online table: by the evening's policy, by the plan, or because somebody there is
 * away.
 */
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
 * Returns the online sittings whose table should be opened now: their round has started, their contestants are free,
 * and no table is open yet.
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
  /** The table's id. */
  readonly id: string;
}

/** Returns the sittings with an open table and a board without a result. */
export const sittingsOpen = (tournament: Tournament): readonly OpenSitting[] =>
  [...tournament.seated].flatMap(([where, id]) => {
    const lines = indexOf(tournament).bySitting.get(where) ?? [];
    const sitting = onlineSitting(tournament, where, lines);
    const isOpen = lines.some((line) => !isDone(tournament, line));
    return sitting !== undefined && isOpen ? [{ ...sitting, id }] : [];
  });

/** True if something is played online now, or will be once the clock starts the round. */
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

/** Returns the sitting of these lines; `undefined` if it is played with real cards, or not at all. */
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

/**
 * Returns the last round that has started in each section: by its clock, or all rounds if each table moves at its own
 * pace.
 */
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

/** Reads the clock of a section; `undefined` if it has no times. */
function readingOf(tournament: Tournament, section: string, now: number): ClockReading | undefined {
  const clock = tournament.clocks.get(section);
  const boardsPerRound = latestOf(tournament.plans, section)?.boardsPerRound ?? 0;
  return clock && clockAt({ ...clock, rounds: roundsPlayed(tournament, section), boardsPerRound }, now);
}

/**
 * True if the contestants of a sitting have finished their earlier rounds. If the clock starts the rounds, it is enough
 * that they sit at no other online table; a result at a table with real cards may come later.
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
