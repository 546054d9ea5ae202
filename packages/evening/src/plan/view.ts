import { countOf, type Sitting } from '@overtrick/movements/movement';
import { type Meeting, meetingOfSeats } from '../lines/meeting.ts';
import type { Tournament } from '../tournament.ts';
import { boardsOfSet, latestOf, planAt, roundsPlayed, type SectionPlan, sectionsOf } from './plan.ts';

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
}

import { madeOnce } from '../view/once.ts';

/** The meetings of each section by its current plans: public, like a movement card on the wall. */
export const planViewOf = madeOnce(
  ({ plans, curtailed, reseated, absences }) => [plans, curtailed, reseated, absences],
  (tournament): readonly SectionView[] =>
    sectionsOf(tournament.plans).flatMap((section) => {
      const last = latestOf(tournament.plans, section);
      return last === undefined ? [] : [sectionViewOf(tournament, section, last)];
    }),
);

function sectionViewOf(tournament: Tournament, section: string, last: SectionPlan): SectionView {
  const rounds = countOf(roundsPlayed(tournament, section), (i) => i + 1);
  const planOf = (round: number) => planAt(tournament.plans, section, round);
  return {
    section,
    plans: rounds.map((round) => planOf(round)?.number ?? 0),
    movement: last.movement.name,
    tables: last.movement.tables.length,
    boardsPerRound: last.boardsPerRound,
    boards: last.boards,
    rounds: rounds.map((round) => {
      const plan = planOf(round);
      return (plan?.movement.tables ?? []).map((sittings, table) =>
        plan === undefined
          ? { boards: [] }
          : sittingView(tournament, plan, sittings[round - 1], table + 1, round),
      );
    }),
  };
}

function sittingView(
  tournament: Tournament,
  plan: SectionPlan,
  sitting: Sitting | undefined,
  table: number,
  round: number,
): SittingView {
  if (sitting === undefined) return { boards: [] };
  const seated = tournament.reseated.get(`${plan.section}${table}/${round}`);
  const ids = sitting.seats.map((number) => contestantAt(tournament, plan, number, round));
  const there = ids.flatMap((id) => id ?? []);
  const isFull = there.length === ids.length;
  const isOfTwo = ids.length === 2;
  const [first, second] = ids;
  const { ns, ew, seats }: Partial<Meeting> =
    seated ??
    (isFull
      ? meetingOfSeats(plan.movement.seating, there)
      : isOfTwo
        ? { ...(first !== undefined && { ns: first }), ...(second !== undefined && { ew: second }) }
        : { seats: ids.map((id) => id ?? '') });
  const isPlayed = sitting.set > 0 && ns !== undefined && ew !== undefined;
  return {
    ...(ns !== undefined && { ns }),
    ...(ew !== undefined && { ew }),
    ...(seats && { seats }),
    boards: isPlayed ? boardsOfSet(plan, sitting.set) : [],
  };
}

/** Returns the contestant with a number of the plan, if present in the round. */
function contestantAt(
  { absences }: Tournament,
  { entrants, movement }: SectionPlan,
  number: number,
  round: number,
): string | undefined {
  const id = number === movement.missing ? undefined : entrants[number - 1];
  if (id === undefined || id === null) return undefined;
  const isAway = absences.some(
    ({ contestant, from, to = Infinity }) => contestant === id && from <= round && round <= to,
  );
  return isAway ? undefined : id;
}
