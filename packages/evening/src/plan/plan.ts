import { countOf, type Movement, roundsOf, type Sitting } from '@overtrick/movements/movement';
import type { Draw } from '../entry.ts';
import { makeLine } from '../line.ts';
import { meetingOfSeats } from '../lines/meeting.ts';

/** A section's movement from a round on, with the contestants that have its numbers. */
export interface SectionPlan {
  /** The number of its entry. */
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
  /** The number of results that each board should have, if the plan does not determine it. */
  readonly expected?: number;
  /** Tables whose sittings are always played online. */
  readonly online?: readonly number[];
  /** The rounds are drawn one by one. */
  readonly draw?: Draw;
  /** With drawn rounds: the number of the section's rounds before them. */
  readonly after?: number;
  /** The boards of sets that are not consecutive boards of the usual number, by set. */
  readonly sets?: Readonly<Record<number, readonly number[]>>;
}

/** A line to be played, with its two sides. */
export interface PlannedLine {
  /** `A3/2/7` */
  readonly line: string;
  readonly section: string;
  readonly table: number;
  readonly round: number;
  readonly board: number;
  /** A contestant, or two who are partners there (`c1+c5`). With three at a table: South's and West's. */
  readonly ns: string;
  readonly ew: string;
  /** All contestants by place, if they do not form two sides: North, South, East, West; or South, West, East. */
  readonly seats?: readonly string[];
}

/** Returns the boards of a set, from 1. */
export const boardsOfSet = (
  { firstBoard, boardsPerRound, sets }: Pick<SectionPlan, 'firstBoard' | 'boardsPerRound' | 'sets'>,
  set: number,
): readonly number[] =>
  sets?.[set] ?? countOf(boardsPerRound, (i) => firstBoard + (set - 1) * boardsPerRound + i);

/** Returns the plan that a section follows in a round: the last one made for it. */
export const planAt = (plans: readonly SectionPlan[], section: string, round: number) =>
  plans.findLast((plan) => plan.section === section && plan.from <= round);

/** Returns the latest plan of a section. */
export const latestOf = (plans: readonly SectionPlan[], section: string): SectionPlan | undefined =>
  plans.findLast((plan) => plan.section === section);

/**
 * Returns a function that is true if a section's boards in an evening were dealt only for it, by its last plan of that
 * evening.
 */
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
 * Returns a function that finds the section or session for which a round's boards were dealt; neither, if all play the
 * same. Boards of one number are the same deal if the function returns the same object.
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

/** Returns a function for the key of a line's deal: two lines with the same key play the same cards. */
export function dealKeyIn(
  plans: readonly SectionPlan[],
): (line: Pick<PlannedLine, 'section' | 'round' | 'board'>) => string {
  const dealtFor = dealtForIn(plans);
  return (line) => {
    const { section = '', session = '' } = dealtFor(line);
    return `${line.board} ${section} ${session}`;
  };
}

/** Returns the last planned round of a section, without regard to cuts. */
export const roundsOfSection = (plans: readonly SectionPlan[], section: string): number =>
  Math.max(0, ...plans.map((plan) => (plan.section === section ? roundsOf(plan.movement) : 0)));

/** Returns the number of a section's rounds that are played, after cuts. */
export const roundsPlayed = (
  {
    plans,
    curtailed,
  }: { readonly plans: readonly SectionPlan[]; readonly curtailed: ReadonlyMap<string, number> },
  section: string,
): number => Math.min(curtailed.get(section) ?? Infinity, roundsOfSection(plans, section));

/** Returns the sections with a plan, in the order in which they were planned. */
export const sectionsOf = (plans: readonly SectionPlan[]): readonly string[] => [
  ...new Set(plans.map(({ section }) => section)),
];

/**
 * Returns the lines of a section, round by round, table by table. Each round follows the last plan that starts by then;
 * a sitting where a number has no contestant is a sit-out and no line.
 * @param plans in the order in which they were made
 * @param rounds the number of rounds that are played, if some were cut
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

/** Returns the lines of a plan's round, table by table. */
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
 * Returns the contestants of a sitting; `undefined` for a sit-out. A number that is missing in the movement plays as
 * soon as somebody has it.
 */
function meetingOf({ entrants, movement }: SectionPlan, { seats, set }: Sitting) {
  const ids = seats.flatMap((number) => entrants[number - 1] ?? []);
  return set === 0 || ids.length < seats.length ? undefined : meetingOfSeats(movement.seating, ids);
}
