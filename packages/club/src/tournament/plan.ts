import { countOf, type Movement, type Sitting } from '../movement/movement.ts';
import { makeLine } from './line.ts';

/** A section's movement from a round on, with the contestants that have its numbers. */
export interface SectionPlan {
  readonly section: string;
  /** From 1. */
  readonly from: number;
  readonly movement: Movement;
  /** Contestants' ids by the movement's numbers, from 1. */
  readonly entrants: readonly (string | null)[];
  readonly boardsPerRound: number;
  /** The first board of set 1. */
  readonly firstBoard: number;
}

/** A line that is to be played, with the contestants that meet on it. */
export interface PlannedLine {
  /** `A3/2/7` */
  readonly line: string;
  readonly section: string;
  readonly table: number;
  readonly round: number;
  readonly board: number;
  readonly ns: string;
  readonly ew: string;
}

/** The boards of a set, from 1. */
export const boardsOfSet = (
  { firstBoard, boardsPerRound }: Pick<SectionPlan, 'firstBoard' | 'boardsPerRound'>,
  set: number,
): readonly number[] => countOf(boardsPerRound, (i) => firstBoard + (set - 1) * boardsPerRound + i);

/**
 * The lines of a section, round by round, table by table. Each round goes by the last plan that has begun by then; a
 * sitting at which a number has no contestant is a sit-out and no line.
 * @param plans of the section, in the order in which they were made
 * @param rounds the rounds that are played, where some were cut
 */
export function linesOf(plans: readonly SectionPlan[], rounds = Infinity): readonly PlannedLine[] {
  const last = Math.min(rounds, Math.max(0, ...plans.map(({ movement }) => roundCount(movement))));
  return countOf(last, (i) => i + 1).flatMap((round) => {
    const plan = plans.findLast(({ from }) => from <= round);
    return plan === undefined ? [] : linesOfRound(plan, round);
  });
}

const roundCount = ({ tables }: Movement): number =>
  Math.max(0, ...tables.map((sittings) => sittings.length));

const linesOfRound = (plan: SectionPlan, round: number): readonly PlannedLine[] =>
  plan.movement.tables.flatMap((sittings, table) => {
    const sitting = sittings[round - 1];
    const met = sitting && meetingOf(plan, sitting);
    if (sitting === undefined || met === undefined) return [];
    const { section } = plan;
    return boardsOfSet(plan, sitting.set).map((board) => {
      const place = { section, table: table + 1, round, board };
      return { ...place, line: makeLine(place), ...met };
    });
  });

/** The contestants of a sitting of two sides; `undefined` where it is a sit-out. */
function meetingOf({ entrants, movement }: SectionPlan, { seats, set }: Sitting) {
  const [first = 0, second = 0] = seats;
  const [ns, ew] = [entrants[first - 1], entrants[second - 1]];
  const isMissing = first === movement.missing || second === movement.missing;
  return set === 0 || isMissing || ns == null || ew == null ? undefined : { ns, ew };
}
