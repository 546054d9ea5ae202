import { type Fault, faultsOf } from '@overtrick/movements/check';
import type { Movement, Sitting } from '@overtrick/movements/movement';
import type { Planned } from '../entry.ts';
import { added } from '../fold.ts';
import { seatedAt } from '../lines/meeting.ts';
import { latestOf, type SectionPlan } from '../plan/plan.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';

/**
 * Finds all faults in a section's rounds under a new plan, past and future, with the new plan's numbers. They are shown
 * to the director and forbid nothing.
 */
export function faultsOfPlan(tournament: Tournament, planned: Planned): readonly Fault[] {
  const after = added(tournament, { at: 0, by: 0, ...planned });
  const plan = latestOf(after.plans, planned.section);
  const lines = [...after.lines.values()].filter((line) => line.section === planned.section && !line.isVoid);
  return plan === undefined ? [] : faultsOf(movementOfLines(lines, plan));
}

/**
 * Builds the movement of some lines with the numbers of a plan; contestants without a number get the next free ones.
 */
function movementOfLines(lines: readonly TournamentLine[], { entrants, movement }: SectionPlan): Movement {
  const ids = [...new Set([...entrants, ...lines.flatMap(seatedAt)])];
  const numberOf = (id: string): number => {
    const number = entrants.indexOf(id);
    return (number >= 0 ? number : entrants.length + ids.indexOf(id)) + 1;
  };
  const sets = setsOf(lines);
  const rounds = Math.max(0, ...lines.map(({ round }) => round));
  const tables = Math.max(0, ...lines.map(({ table }) => table));
  const found = new Map(lines.map((line) => [`${line.table} ${line.round}`, line]));
  const sittingAt = (table: number, round: number): Sitting => {
    const line = found.get(`${table} ${round}`);
    return line === undefined
      ? { seats: [], set: 0 }
      : { seats: seatedAt(line).map(numberOf), set: sets.get(line.board) ?? 0 };
  };
  const { missing: _missing, ...rest } = movement;
  return {
    ...rest,
    tables: Array.from({ length: tables }, (_, table) =>
      Array.from({ length: rounds }, (__, round) => sittingAt(table + 1, round + 1)),
    ),
  };
}

/** Numbers the sets of boards that are played together at some table, by board. */
function setsOf(lines: readonly TournamentLine[]): ReadonlyMap<number, number> {
  const sets = new Map<number, number>();
  for (const sitting of Map.groupBy(lines, ({ table, round }) => `${table} ${round}`).values()) {
    const known = sitting.flatMap(({ board }) => sets.get(board) ?? []);
    const set = known[0] ?? sets.size + 1;
    for (const { board } of sitting) sets.set(board, set);
  }
  return sets;
}
