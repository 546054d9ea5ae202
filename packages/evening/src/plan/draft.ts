/** Builds plans from a page's request, and for contestants who come late. */

import { undrawn } from '@overtrick/movements/draws/sittings';
import { MOVEMENT_KINDS, type MovementCode, type MovementKind, movementOf } from '@overtrick/movements/kinds';
import {
  type Movement,
  movementAfter,
  type Seating,
  type Sitting,
  sittingsOf,
} from '@overtrick/movements/movement';
import { movementJson } from '@overtrick/movements/text';
import { present } from '@overtrick/rules/present';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type { Draw, Planned, TournamentCommand } from '../entry.ts';
import type { Tournament } from '../tournament.ts';
import { latestOf, planAt, type SectionPlan } from './plan.ts';

/** A plan as a page requests it: by the kind of its movement. */
export interface PlanWish {
  readonly kind: 'plan';
  readonly section: string;
  /** From 1. */
  readonly from: number;
  /** A kind of `MOVEMENT_KINDS`. */
  readonly movement: string;
  readonly rounds?: number | undefined;
  /** Contestants by the movement's numbers, from 1; `null` for a number that nobody has. */
  readonly entrants: readonly (string | null)[];
  readonly boardsPerRound: number;
  readonly firstBoard: number;
  readonly boards?: 'together' | 'apart' | undefined;
  /** The section's rounds, of this evening or of others, that come before the plan's own. */
  readonly after?: number | undefined;
  /** For rounds that are drawn one by one: what the contestants are; default teams. */
  readonly seating?: Seating | undefined;
  readonly why?: string | undefined;
}

export type DraftCode =
  | MovementCode
  | 'ERR_MOVEMENT' // no kind has that name, or it is none of pairs
  | 'ERR_CONTESTANT'; // somebody has a number that the movement does not seat

/**
 * Builds the plan of a request. One number without a contestant is a half table: the movement is for one entrant fewer.
 * With more such numbers it is for all, and a contestant without opponents sits out.
 */
export function plannedBy(wish: PlanWish): Result<Planned, DraftCode> {
  const drawing = DRAWINGS[wish.movement];
  if (drawing !== undefined) return drawnBy(wish, drawing);
  const kind = MOVEMENT_KINDS.find(({ id }) => id === wish.movement);
  if (kind === undefined) return fail('ERR_MOVEMENT', 'movement', `there is no movement ${wish.movement}`);
  const { entrants, rounds, section, from, boardsPerRound, firstBoard, boards, after, why } = wish;
  const there = entrants.filter((id) => id !== null).length;
  const made = movementOf(kind, entrants.length - there === 1 ? there : entrants.length, rounds);
  if (!made.ok) return made;
  const seated = new Set(sittingsOf(made.value).flatMap(({ seats }) => seats));
  const over = entrants.findIndex((id, i) => id !== null && !seated.has(i + 1));
  if (over >= 0)
    return fail('ERR_CONTESTANT', entrants[over] ?? undefined, `the movement has no number ${over + 1}`);
  return ok({
    kind: 'planned',
    section,
    from,
    movement: movementJson(after === undefined ? made.value : movementAfter(after, made.value)),
    entrants,
    boardsPerRound,
    firstBoard,
    ...(boards && { boards }),
    ...present({ why }),
  });
}

/**
 * Movements whose rounds are drawn one by one: the kind of draw, what it can be drawn for, and the usual number of
 * rounds for a number of entrants.
 */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  swiss: {
    draw: 'swiss',
    seatings: ['teams', 'pairs', 'individual'],
    rounds: (entrants) => Math.ceil(Math.log2(Math.max(2, entrants))) + 1,
  },
  'knock-out': {
    draw: 'knockout',
    seatings: ['teams'],
    rounds: (entrants) => Math.ceil(Math.log2(Math.max(2, entrants))),
  },
};

interface Drawing {
  readonly draw: Draw;
  readonly seatings: readonly Seating[];
  readonly rounds: (entrants: number) => number;
}

function drawnBy(wish: PlanWish, drawing: Drawing): Result<Planned, DraftCode> {
  const { section, from, movement, rounds, entrants, boardsPerRound, firstBoard, after, why } = wish;
  const { length: count } = entrants;
  const seating = wish.seating ?? 'teams';
  if (!drawing.seatings.includes(seating))
    return fail('ERR_MOVEMENT', 'movement', `a ${movement} is one of ${drawing.seatings.join(', ')}`);
  const least = seating === 'individual' ? 4 : 2;
  if (count < least)
    return fail('ERR_TABLES', 'entrants', `a ${movement} needs at least ${least} ${seating}`);
  return ok({
    kind: 'planned',
    section,
    from,
    movement: movementJson(
      undrawn(movement, count, (after ?? 0) + (rounds ?? drawing.rounds(count)), seating),
    ),
    entrants,
    boardsPerRound,
    firstBoard,
    draw: drawing.draw,
    ...present({ after, why }),
  });
}

/** A plan that keeps the first round: everybody sits at the same table with the same boards. */
export interface KeptPlan {
  readonly kind: MovementKind;
  readonly movement: Movement;
  readonly planned: Planned;
}

/**
 * Returns the plans for a section with some newcomers that keep its first round: contestants in it stay where they are,
 * the newcomers get the free numbers.
 */
export function plansKeeping(
  { plans }: Pick<Tournament, 'plans'>,
  section: string,
  newcomers: readonly string[] = [],
): readonly KeptPlan[] {
  const plan = planAt(plans, section, 1);
  if (plan === undefined) return [];
  const count = plan.entrants.filter((id) => id !== null).length + newcomers.length;
  return MOVEMENT_KINDS.filter(({ seating }) => seating === 'pairs').flatMap((kind) => {
    const made = movementOf(kind, count);
    const entrants = made.ok ? entrantsKeeping(plan, made.value, newcomers) : undefined;
    if (!made.ok || entrants === undefined) return [];
    // the number of results of each board is another movement's
    const { expected: _, ...planned } = asEntry({ ...plan, from: 1, movement: made.value, entrants });
    return [{ kind, movement: made.value, planned }];
  });
}

/** Returns the contestants by a movement's numbers; `undefined` if its first round differs. */
function entrantsKeeping(
  plan: SectionPlan,
  movement: Movement,
  newcomers: readonly string[],
): readonly (string | null)[] | undefined {
  const numbers = new Map<number, string>();
  const entrantOf = (number: number | undefined): string | null => plan.entrants[(number ?? 0) - 1] ?? null;
  for (const [table, [before]] of plan.movement.tables.entries()) {
    const seated = before?.seats.map(entrantOf) ?? [];
    if (before === undefined || seated.every((id) => id === null)) continue;
    const now = movement.tables[table]?.[0];
    const isPlayed = before.set > 0 && seated.every((id) => id !== null);
    if (now === undefined || (isPlayed && !isSameSitting(before, now, movement))) return undefined;
    for (const [i, id] of seated.entries()) {
      const number = now.seats[i] ?? 0;
      if (id === null || number === movement.missing) continue;
      if (number === 0 || numbers.has(number)) return undefined;
      numbers.set(number, id);
    }
  }
  const seatedNow = new Set(numbers.values());
  const waiting = [...plan.entrants.filter((id) => id !== null && !seatedNow.has(id)), ...newcomers];
  const most = Math.max(0, ...sittingsOf(movement).flatMap(({ seats }) => seats));
  const entrants = Array.from({ length: most }, (_, i) =>
    i + 1 === movement.missing ? null : (numbers.get(i + 1) ?? waiting.shift() ?? null),
  );
  return waiting.length === 0 ? entrants : undefined;
}

/** Returns the entry that makes this plan. */
const asEntry = ({ number: _, sets: _sets, movement, ...plan }: SectionPlan): Planned => ({
  kind: 'planned',
  ...plan,
  movement: movementJson(movement),
});

const isSameSitting = (before: Sitting, now: Sitting, { missing }: Movement): boolean =>
  before.set === now.set && now.seats.every((number) => number > 0 && number !== missing);

/**
 * Returns the commands that give a contestant the half table's place from a round on: it has the missing number in the
 * whole plan. The rounds before are either missed by a late contestant, with awards, or sit-outs of its opponents.
 */
export function arriving(
  { plans }: Pick<Tournament, 'plans'>,
  section: string,
  contestant: string,
  round: number,
  as: 'late' | 'never' = 'late',
): Result<readonly TournamentCommand[], 'ERR_PLAN'> {
  const plan = latestOf(plans, section);
  const number = plan && freeNumber(plan);
  if (plan === undefined || number === undefined) return noHalfTable(section);
  const { from, entrants } = plan;
  const planned = asEntry({
    ...plan,
    entrants: Array.from({ length: Math.max(entrants.length, number) }, (_, i) =>
      i + 1 === number ? contestant : (entrants[i] ?? null),
    ),
  });
  return ok([
    planned,
    ...(round > from ? [{ kind: 'absent' as const, contestant, from, to: round - 1, as }] : []),
  ]);
}

const noHalfTable = (section: string): Failure<'ERR_PLAN'> =>
  fail('ERR_PLAN', section, `section ${section} has no half table`);

/** Finds the number that the movement seats and nobody has. */
function freeNumber({ movement, entrants }: SectionPlan): number | undefined {
  const seated = new Set(sittingsOf(movement).flatMap(({ seats }) => seats));
  return [...seated].sort((a, b) => a - b).find((number) => number > 0 && entrants[number - 1] == null);
}
