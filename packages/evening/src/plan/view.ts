import { countOf, type Sitting } from '@overtrick/movements/movement';
import { makeSitting } from '../line.ts';
import { type Meeting, meetingOfSeats, seatedAt } from '../lines/meeting.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf } from '../view/lines.ts';
import { madeOnce } from '../view/once.ts';
import { latestOf, planAt, roundsPlayed, type SectionPlan, sectionsOf } from './plan.ts';

/** The meetings of a section. */
export interface SectionView {
  readonly section: string;
  /** For each round, the number of the plan's entry that it follows. */
  readonly plans: readonly number[];
  readonly movement: string;
  readonly tables: number;
  readonly boardsPerRound: number;
  readonly boards: 'together' | 'apart';
  /** By round, then by table. */
  readonly rounds: readonly (readonly SittingView[])[];
}

/** A table in a round. A single side sits out. */
export interface SittingView {
  readonly ns?: string;
  readonly ew?: string;
  /** All contestants by the movement's places, if players do not form two sides; empty for an empty place. */
  readonly seats?: readonly string[];
  /** Empty where nothing is played. */
  readonly boards: readonly number[];
  /** The meetings of other contestants who play some of the sitting's boards. */
  readonly others?: readonly SittingView[];
}

/** Returns the meetings of a sitting: one, or several whose contestants play different boards. */
export const meetingsAt = (sitting: SittingView): readonly SittingView[] => [
  sitting,
  ...(sitting.others ?? []),
];

/**
 * Returns who sits at each table in each round: public, like a movement card on the wall. Every page, sheet and clock
 * takes it from here. It follows the lines, with late contestants, changed seats and sittings of older plans; the plan
 * alone decides only where nothing is played.
 */
export const planViewOf = madeOnce(
  ({ lines, plans, curtailed, reseated, absences }) => [lines, plans, curtailed, reseated, absences],
  (tournament): readonly SectionView[] =>
    sectionsOf(tournament.plans).flatMap((section) => {
      const last = latestOf(tournament.plans, section);
      return last === undefined ? [] : [sectionViewOf(tournament, section, last)];
    }),
);

function sectionViewOf(tournament: Tournament, section: string, last: SectionPlan): SectionView {
  const rounds = countOf(roundsPlayed(tournament, section), (i) => i + 1);
  const planOf = (round: number) => planAt(tournament.plans, section, round);
  const tables = Math.max(
    last.movement.tables.length,
    ...[...tournament.played.values()].flat().map((line) => (line.section === section ? line.table : 0)),
  );
  return {
    section,
    plans: rounds.map((round) => planOf(round)?.number ?? 0),
    movement: last.movement.name,
    tables,
    boardsPerRound: last.boardsPerRound,
    boards: last.boards,
    rounds: rounds.map((round) => {
      const plan = planOf(round);
      return countOf(tables, (table) =>
        sittingViewOf(tournament, { section, table: table + 1, round }, plan?.movement.tables[table], plan),
      );
    }),
  };
}

function sittingViewOf(
  tournament: Tournament,
  place: { readonly section: string; readonly table: number; readonly round: number },
  planned: readonly Sitting[] | undefined,
  plan: SectionPlan | undefined,
): SittingView {
  const sitting = makeSitting(place);
  const { round } = place;
  const lines = (indexOf(tournament).bySitting.get(sitting) ?? []).filter(({ isOffPlan }) => !isOffPlan);
  const [most, ...others] = [...Map.groupBy(lines, (line) => seatedAt(line).join(' ')).values()]
    .map((ofMeeting) => meetingView(tournament, ofMeeting, round))
    .sort((one, other) => other.boards.length - one.boards.length);
  if (most !== undefined) return { ...most, ...(others.length > 0 && { others }) };
  const reseated = tournament.reseated.get(sitting);
  if (reseated !== undefined) return { ...sidesOf(reseated), boards: [] };
  const seats = planned?.[round - 1]?.seats ?? [];
  const ids = seats.map((number) => plan?.entrants[number - 1] ?? undefined);
  const here = ids.map((id) => (id !== undefined && isElsewhere(tournament, id, place) ? undefined : id));
  return plan === undefined ? { boards: [] } : thereOf(tournament, here, round, plan);
}

/** Returns the sitting of lines with the same contestants; nothing is played where one of them is absent. */
function meetingView(tournament: Tournament, lines: readonly TournamentLine[], round: number): SittingView {
  const [first] = lines;
  if (first === undefined) return { boards: [] };
  const ids = seatedAt(first);
  const there = ids.map((id) => (isAbsent(tournament, id, round) ? undefined : id));
  return there.includes(undefined)
    ? singles(there)
    : { ...sidesOf(first), boards: lines.map(({ board }) => board) };
}

const sidesOf = ({ ns, ew, seats }: Meeting): Meeting => ({ ns, ew, ...(seats && { seats }) });

/** Returns the contestants of the plan who are at a table where nothing is played. */
function thereOf(
  tournament: Tournament,
  ids: readonly (string | undefined)[],
  round: number,
  { movement }: SectionPlan,
): SittingView {
  const there = ids.map((id) => (id === undefined || isAbsent(tournament, id, round) ? undefined : id));
  const all = there.flatMap((id) => id ?? []);
  return all.length > 0 && all.length === ids.length
    ? { ...meetingOfSeats(movement.seating, all), boards: [] }
    : singles(there);
}

/** Returns a table with empty places. */
function singles(there: readonly (string | undefined)[]): SittingView {
  if (there.length === 0) return { boards: [] };
  if (there.length !== 2) return { seats: there.map((id) => id ?? ''), boards: [] };
  const [ns, ew] = there;
  return { ...(ns !== undefined && { ns }), ...(ew !== undefined && { ew }), boards: [] };
}

/** True if a contestant plays at another table in the round. */
const isElsewhere = (
  tournament: Tournament,
  id: string,
  { section, round }: { readonly section: string; readonly round: number },
): boolean =>
  (indexOf(tournament).byContestant.get(id) ?? []).some(
    (line) => line.section === section && line.round === round,
  );

const isAbsent = ({ absences }: Tournament, id: string, round: number): boolean =>
  absences.some(({ contestant, from, to = Infinity }) => contestant === id && from <= round && round <= to);
