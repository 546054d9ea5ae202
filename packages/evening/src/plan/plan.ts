import { countOf, type Movement, roundsOf, type Sitting } from '@overtrick/movements/movement';
import type { Draw } from '../entry.ts';
import { makeLine } from '../line.ts';
import { meetingOfSeats } from '../lines/meeting.ts';

/** A section's movement from a round on, with the contestants that have its numbers. */
export interface SectionPlan {
  /** Of its entry. */
  readonly number: number;
  readonly section: string;
  /** From 1. */
  readonly from: number;
  readonly movement: Movement;
  /** Contestants' ids by the movement's numbers, from 1. */
  readonly entrants: readonly (string | null)[];
  readonly boardsPerRound: number;
  /** The first board of set 1. */
  readonly firstBoard: number;
  readonly boards: 'together' | 'apart';
  readonly session?: string;
  /** The number of results that each board should have, where the plan does not tell. */
  readonly expected?: number;
  /** Tables at which the sittings are played online, whoever meets there. */
  readonly online?: readonly number[];
  /** The rounds are drawn one by one. */
  readonly draw?: Draw;
  /** Of drawn rounds: those of the section before them. */
  readonly after?: number;
  /** The boards of sets that are not so many in a row, by the sets' numbers. */
  readonly sets?: Readonly<Record<number, readonly number[]>>;
}

/** A line that is to be played, with the contestants that meet on it. */
export interface PlannedLine {
  /** `A3/2/7` */
  readonly line: string;
  readonly section: string;
  readonly table: number;
  readonly round: number;
  readonly board: number;
  /** A contestant, or two who are partners there (`c1+c5`). Of three at a table: South's, and West's. */
  readonly ns: string;
  readonly ew: string;
  /** All of them by the places, where they are not two sides: North, South, East, West; or South, West, East. */
  readonly seats?: readonly string[];
}

/** The boards of a set, from 1. */
export const boardsOfSet = (
  { firstBoard, boardsPerRound, sets }: Pick<SectionPlan, 'firstBoard' | 'boardsPerRound' | 'sets'>,
  set: number,
): readonly number[] =>
  sets?.[set] ?? countOf(boardsPerRound, (i) => firstBoard + (set - 1) * boardsPerRound + i);

/** The plan by which a section plays a round: the last that was made for it. */
export const planAt = (plans: readonly SectionPlan[], section: string, round: number) =>
  plans.findLast((plan) => plan.section === section && plan.from <= round);

/** The plan of a section that was made last. */
export const latestOf = (plans: readonly SectionPlan[], section: string): SectionPlan | undefined =>
  plans.findLast((plan) => plan.section === section);

/** Were the boards of a section dealt for it alone in an evening, as its last plan of then has it? */
function apartIn(plans: readonly SectionPlan[]): (section: string, session: string | undefined) => boolean {
  const last = new Map(plans.map((plan) => [`${plan.section} ${plan.session ?? ''}`, plan]));
  return (section, session) => last.get(`${section} ${session ?? ''}`)?.boards === 'apart';
}

/** The part of a tournament in which boards of the same number are the same deals. */
export interface DealtFor {
  readonly section?: string;
  readonly session?: string;
}

/**
 * The section or session for which the boards of a section's round were dealt; neither, where all play the same. Boards
 * of one number are the same deal where it is the same object.
 */
export function dealtForIn(
  plans: readonly SectionPlan[],
): (line: Pick<PlannedLine, 'section' | 'round'>) => DealtFor {
  const isApart = apartIn(plans);
  const fields = new Map<string, DealtFor>();
  const ofRounds = new Map<string, DealtFor>();
  const fieldOf = (section: string, round: number): DealtFor => {
    const session = planAt(plans, section, round)?.session;
    const field = {
      ...(isApart(section, session) && { section }),
      ...(session !== undefined && { session }),
    };
    const key = JSON.stringify(field);
    const known = fields.get(key) ?? field;
    fields.set(key, known);
    return known;
  };
  return ({ section, round }) => {
    const key = `${section}${round}`;
    const known = ofRounds.get(key) ?? fieldOf(section, round);
    ofRounds.set(key, known);
    return known;
  };
}

/** The key of a line's deal: two lines have the same if they play the same cards. */
export function dealKeyIn(
  plans: readonly SectionPlan[],
): (line: Pick<PlannedLine, 'section' | 'round' | 'board'>) => string {
  const dealtFor = dealtForIn(plans);
  return (line) => {
    const { section = '', session = '' } = dealtFor(line);
    return `${line.board} ${section} ${session}`;
  };
}

/** The last round of the plans of a section, where none is cut. */
export const roundsOfSection = (plans: readonly SectionPlan[], section: string): number =>
  Math.max(0, ...plans.map((plan) => (plan.section === section ? roundsOf(plan.movement) : 0)));

/** The rounds of a section that are played, where some were cut. */
export const roundsPlayed = (
  {
    plans,
    curtailed,
  }: { readonly plans: readonly SectionPlan[]; readonly curtailed: ReadonlyMap<string, number> },
  section: string,
): number => Math.min(curtailed.get(section) ?? Infinity, roundsOfSection(plans, section));

/** The sections that have a plan, in the order in which they got it. */
export const sectionsOf = (plans: readonly SectionPlan[]): readonly string[] => [
  ...new Set(plans.map(({ section }) => section)),
];

/**
 * The lines of a section, round by round, table by table. Each round goes by the last plan that has begun by then; a
 * sitting at which a number has no contestant is a sit-out and no line.
 * @param plans in the order in which they were made
 * @param rounds the rounds that are played, where some were cut
 */
export function linesOf(
  plans: readonly SectionPlan[],
  section: string,
  rounds = Infinity,
): readonly PlannedLine[] {
  const last = Math.min(rounds, roundsOfSection(plans, section));
  return countOf(last, (i) => i + 1).flatMap((round) => {
    const plan = planAt(plans, section, round);
    return plan === undefined ? [] : linesOfRound(plan, round);
  });
}

/** The lines of a plan's round, table by table. */
export const linesOfRound = (plan: SectionPlan, round: number): readonly PlannedLine[] =>
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

/**
 * The contestants of a sitting; `undefined` where it is a sit-out. A number that the movement misses plays as soon as
 * somebody has it.
 */
function meetingOf({ entrants, movement }: SectionPlan, { seats, set }: Sitting) {
  const ids = seats.flatMap((number) => entrants[number - 1] ?? []);
  return set === 0 || ids.length < seats.length ? undefined : meetingOfSeats(movement.seating, ids);
}
