/**
 * The clock of a section, computed from the acts in the log; no timer runs. It only announces and forces nobody. A
 * round is its boards, then the move, then a break if there is one. All times are milliseconds since 1970.
 */
import type { ClockSet, Timed } from '../entry.ts';

export type ClockTimes = Omit<Timed, 'kind' | 'section'>;

/** An act on the clock, or a change of its times from then on. */
export type ClockAct =
  | { readonly at: number; readonly act: ClockSet['act']; readonly seconds?: number }
  | { readonly at: number; readonly act: 'times'; readonly times: ClockTimes };

/** The inputs that the clock is computed from. */
export interface ClockInputs {
  /** The current times. */
  readonly times?: ClockTimes;
  /** The number of rounds to play, including those of earlier evenings. */
  readonly rounds: number;
  /** The number of rounds of earlier evenings. */
  readonly before?: number;
  readonly boardsPerRound: number;
  readonly acts: readonly ClockAct[];
}

type ClockPhase = 'before' | 'round' | 'move' | 'break' | 'over';

export interface ClockReading {
  readonly phase: ClockPhase;
  /** The current round, or the round before the current move or break; 0 before the first round. */
  readonly round: number;
  /** The seconds left in the phase, not rounded; 0 if no phase is running. */
  readonly secondsLeft: number;
  readonly isPaused: boolean;
  /**
   * The times of each round from the first; future rounds as they will be without further acts. Empty before the start.
   */
  readonly rounds: readonly RoundTimes[];
  /** The end of the last round; `undefined` before the start. */
  readonly end?: number;
}

interface RoundTimes {
  readonly start: number;
  readonly end: number;
}

interface Phase {
  readonly phase: 'round' | 'move' | 'break';
  readonly round: number;
}

/** A phase that is running or over. */
interface Run extends Phase, RoundTimes {}

/** The history of the phases up to an act. */
interface Course {
  readonly times: ClockTimes;
  /** The phases from the first on; the last one has not ended yet. */
  readonly runs: readonly Run[];
  /** The time of the pause. */
  readonly pausedAt?: number;
}

const MINUTE = 60_000;

/** Returns the clock's reading at a time; `undefined` if its times are not known. */
export function clockAt(inputs: ClockInputs, now: number): ClockReading | undefined {
  const phases = phasesOf(inputs);
  const start = inputs.acts.findIndex(({ act }) => act === 'start');
  const times = timesBefore(inputs, start);
  const [first] = phases;
  const opening = inputs.acts[start];
  if (times === undefined || first === undefined) return undefined;
  if (opening === undefined || opening.at > now)
    return { phase: 'before', round: 0, secondsLeft: 0, isPaused: false, rounds: [] };
  const begin: Course = { times, runs: [runOf(first, opening.at, times, inputs)] };
  const acts = inputs.acts.slice(start + 1).filter(({ at }) => at <= now);
  const course = acts.reduce((before, act) => after(before, act, phases, inputs), begin);
  return readingOf(advanced(course, now, phases, inputs), now, phases, inputs);
}

/** Returns the phases of the evening in order; no phase follows the last round. */
function phasesOf({ rounds, before = 0, times, acts }: ClockInputs): readonly Phase[] {
  const known = [times, ...acts.map((act) => (act.act === 'times' ? act.times : undefined))];
  const hasBreak = (round: number): boolean =>
    known.some((one) => one?.breaks?.some(({ after: last }) => last === round));
  return Array.from({ length: Math.max(0, rounds - before) }, (_, i) => before + i + 1).flatMap(
    (round): Phase[] => [
      { phase: 'round', round },
      ...(round === rounds ? [] : [{ phase: 'move' as const, round }]),
      ...(round === rounds || !hasBreak(round) ? [] : [{ phase: 'break' as const, round }]),
    ],
  );
}

/**
 * Returns the times at the start. If no act before the start set them, the first act that sets times counts, or the
 * current times.
 */
function timesBefore({ times, acts }: ClockInputs, start: number): ClockTimes | undefined {
  const set = acts.filter((act) => act.act === 'times');
  const before = acts.slice(0, Math.max(0, start)).findLast((act) => act.act === 'times');
  return before?.times ?? set[0]?.times ?? times;
}

/** Returns the end of a phase that starts at a given time. */
function endOf(
  { phase, round }: Phase,
  start: number,
  { minutesPerBoard, minutesPerMove, breaks = [] }: ClockTimes,
  { boardsPerRound }: ClockInputs,
): number {
  if (phase === 'round') return start + boardsPerRound * minutesPerBoard * MINUTE;
  if (phase === 'move') return start + minutesPerMove * MINUTE;
  const found = breaks.find(({ after: last }) => last === round);
  if (found === undefined) return start;
  return 'until' in found ? Math.max(start, found.until) : start + found.minutes * MINUTE;
}

const runOf = (phase: Phase, start: number, times: ClockTimes, inputs: ClockInputs): Run => ({
  ...phase,
  start,
  end: endOf(phase, start, times, inputs),
});

/** Adds all phases that have started by a time; none starts while the clock is paused. */
function advanced(course: Course, now: number, phases: readonly Phase[], inputs: ClockInputs): Course {
  if (course.pausedAt !== undefined) return course;
  const runs = [...course.runs];
  for (;;) {
    const last = runs.at(-1);
    const next = phases[runs.length];
    if (last === undefined || next === undefined || last.end > now) return { ...course, runs };
    runs.push(runOf(next, last.end, course.times, inputs));
  }
}

/** Returns the course after an act. */
function after(before: Course, act: ClockAct, phases: readonly Phase[], inputs: ClockInputs): Course {
  const course = advanced(before, act.at, phases, inputs);
  const { runs, times, pausedAt } = course;
  const last = runs.at(-1);
  if (last === undefined) return course;
  const ending = (end: number): Course => ({
    ...course,
    runs: [...runs.slice(0, -1), { ...last, end: Math.max(end, pausedAt ?? act.at) }],
  });
  switch (act.act) {
    case 'start':
      return course;
    case 'times': {
      const change = endOf(last, last.start, act.times, inputs) - endOf(last, last.start, times, inputs);
      return { ...ending(last.end + change), times: act.times };
    }
    case 'add':
      return ending(last.end + (act.seconds ?? 0) * 1000);
    case 'pause':
      return pausedAt === undefined && last.end > act.at ? { ...course, pausedAt: act.at } : course;
    case 'resume':
      return resumed(course, last, act.at);
    case 'next': {
      const { pausedAt: _pausedAt, ...running } =
        pausedAt === undefined ? course : resumed(course, last, act.at);
      const ended = { ...running, runs: [...runs.slice(0, -1), { ...last, end: act.at }] };
      return advanced(ended, act.at, phases, inputs);
    }
  }
}

/** Resumes the course after a pause; the phase keeps the time that it had left. */
function resumed({ pausedAt, ...course }: Course, last: Run, at: number): Course {
  if (pausedAt === undefined) return course;
  const isUntil =
    last.phase === 'break' && course.times.breaks?.some((one) => one.after === last.round && 'until' in one);
  const end = isUntil ? Math.max(at, last.end) : last.end + at - pausedAt;
  return { ...course, runs: [...course.runs.slice(0, -1), { ...last, end }] };
}

function readingOf(course: Course, now: number, phases: readonly Phase[], inputs: ClockInputs): ClockReading {
  const { pausedAt, runs } = course;
  const isPaused = pausedAt !== undefined;
  const [lastRun] = runs.slice(-1);
  const going = isPaused && lastRun ? resumed(course, lastRun, now) : course;
  const current = going.runs.at(-1);
  const whole = advanced(going, Infinity, phases, inputs);
  const rounds = whole.runs.flatMap(({ phase, start, end }) => (phase === 'round' ? [{ start, end }] : []));
  const end = rounds.at(-1)?.end;
  const isOver = current === undefined || (!isPaused && current.end <= now);
  return {
    phase: isOver ? 'over' : current.phase,
    round: current?.round ?? 0,
    secondsLeft: isOver ? 0 : (current.end - now) / 1000,
    isPaused: isPaused && !isOver,
    rounds,
    ...(end !== undefined && { end }),
  };
}
