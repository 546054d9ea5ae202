/** Prepares the next evening of a tournament: for everybody, or a final with points carried over by its finalists. */

import { carriedInto } from '@overtrick/duplicate/event/carry';
import type { Ranked } from '@overtrick/duplicate/event/ranking';
import { roundTo } from '@overtrick/duplicate/event/rounding';
import { scoreEvent, scoringOf } from '@overtrick/duplicate/event/scored';
import { totalsOf } from '@overtrick/duplicate/event/totals';
import { carryForward, type Stage } from '@overtrick/duplicate/teams/carryForward';
import { MOVEMENT_KINDS, movementOf } from '@overtrick/movements/kinds';
import { byNumber } from '@overtrick/movements/movement';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { decide } from '../decide.ts';
import type { TournamentCommand } from '../entry.ts';
import { parseCommand } from '../entryForm.ts';
import { added } from '../fold.ts';
import { KEEPER } from '../keys/key.ts';
import { contestantsOf } from '../lines/contestants.ts';
import { DRAWINGS, type PlanWish, plannedBy } from '../plan/draft.ts';
import { roundsPlayed, sectionsOf } from '../plan/plan.ts';
import { eventOf } from '../toEvent.ts';
import type { Tournament } from '../tournament.ts';
import { rankedOf } from '../view/scores.ts';
import type { SessionBegun } from './entries.ts';

/** The rounds of a section, by the kind of their movement. */
export interface Play {
  readonly movement: string;
  readonly rounds?: number;
  readonly boardsPerRound: number;
}

export interface NextWish {
  /** The name of the evening, which must be new. */
  readonly name: string;
  /** A date such as `2026-11-28`. */
  readonly date?: string;
  /** The section of everybody who plays on, or of the final. */
  readonly play: Play;
  /**
   * The number of the best who play a final, which is ranked separately; without it all play on, and all evenings
   * count.
   */
  readonly qualifiers?: number;
  /** In a final: the others play for the lower places, with points carried over. Without it they are out. */
  readonly consolation?: Play;
}

export interface NextEvening {
  readonly session: SessionBegun;
  /** One plan for each section, to be made in this order after the session. */
  readonly plans: readonly PlanWish[];
}

/** The section of everybody or of the final, and that of the consolation. */
const SECTIONS = ['A', 'B'] as const;

/**
 * Builds the next evening from a request. Contestants who have left are not in it; in a final the numbers are seeds by
 * rank. Finalists carry half of their result, on the final's scale (EBU White Book 3.8); half of the points without a
 * top and in teams; nothing in a knock-out. A failure has one sentence.
 */
export function nextEvening(tournament: Tournament, wish: NextWish): Result<NextEvening> {
  const { name, date, play, qualifiers, consolation } = wish;
  const { plans } = tournament;
  if (plans.length === 0)
    return fail(
      'ERR_PLAN',
      name,
      'no board has been played yet: play this evening before you add the next one',
    );
  const fields = fieldsOf(tournament, qualifiers, consolation !== undefined);
  if (!fields.ok) return fields;
  const plays = consolation === undefined ? [play] : [play, consolation];
  const wishes = fields.value.map((ids, i) => wishFor(tournament, SECTIONS[i] ?? 'A', ids, plays[i] ?? play));
  const first: SessionBegun = { kind: 'session', name, ...(date !== undefined && { date }) };
  const refusal = refusalOf(tournament, first, wishes);
  if (refusal) return refusal;
  if (qualifiers === undefined) return ok({ session: first, plans: wishes });
  const finalists = carriedBy(tournament, first, wishes);
  return ok({
    session: { ...first, finalists, ...(consolation !== undefined && { isBySection: true }) },
    plans: wishes,
  });
}

/** Returns all commands of an evening, with its plans. */
export function commandsOf({ session, plans }: NextEvening): Result<readonly TournamentCommand[]> {
  const commands: TournamentCommand[] = [session];
  for (const wish of plans) {
    const planned = plannedBy(wish);
    if (!planned.ok) return planned;
    commands.push(planned.value);
  }
  return ok(commands);
}

/** Returns the contestants of each section, in the order of their numbers. */
function fieldsOf(
  tournament: Tournament,
  qualifiers: number | undefined,
  hasConsolation: boolean,
): Result<readonly (readonly string[])[]> {
  const gone = new Set(
    tournament.absences.filter(({ to }) => to === undefined).map(({ contestant }) => contestant),
  );
  const there = contestantsOf(tournament)
    .map(({ id }) => id)
    .filter((id) => !gone.has(id));
  if (qualifiers === undefined) return ok([there]);
  // of two rankings the first of both, then the second of both
  const best = rankedOf(tournament)
    .toSorted((one, other) => one.place - other.place)
    .map(({ contestant }) => contestant.id)
    .filter((id) => !gone.has(id));
  if (qualifiers < 2 || qualifiers > best.length)
    return fail(
      'ERR_FEW',
      String(qualifiers),
      `of ${best.length} who are ranked 2 to ${best.length} qualify`,
    );
  const finalists = best.slice(0, qualifiers);
  if (!hasConsolation) return ok([finalists]);
  const others = [...best.slice(qualifiers), ...there.filter((id) => !best.includes(id))];
  return others.length < 2
    ? fail('ERR_FEW', String(qualifiers), 'the consolation would have no match')
    : ok([finalists, others]);
}

function wishFor(
  { plans, curtailed, lines, terms }: Tournament,
  section: string,
  ids: readonly string[],
  play: Play,
): PlanWish {
  const { movement, rounds, boardsPerRound } = play;
  const before = Math.max(...sectionsOf(plans).map((one) => roundsPlayed({ plans, curtailed }, one)));
  const last = Math.max(
    0,
    ...[...lines.values()].map(({ board }) => board),
    ...plans.map((plan) => plan.firstBoard - 1),
  );
  return {
    ...{ kind: 'plan', section, from: before + 1, after: before, movement },
    ...(rounds !== undefined && { rounds }),
    ...(DRAWINGS[movement] && { seating: terms.form }),
    ...{ entrants: entrantsIn(play, ids), boardsPerRound, firstBoard: last + 1 },
    // the two play the same boards, each compared in its own field
    ...(section === SECTIONS[1] && { boards: 'apart' as const }),
  };
}

/** Returns the contestants by the numbers of a movement, which may have a half table. */
function entrantsIn({ movement, rounds }: Play, ids: readonly string[]): (string | null)[] {
  const kind = MOVEMENT_KINDS.find(({ id }) => id === movement);
  const made = kind && movementOf(kind, ids.length, rounds);
  return made?.ok ? [...byNumber(made.value, ids)] : [...ids];
}

const stamp = { at: 0, by: KEEPER.number };

/** Refuses an evening that cannot start like this. */
function refusalOf(
  tournament: Tournament,
  session: SessionBegun,
  plans: readonly PlanWish[],
): Failure | undefined {
  const commands = commandsOf({ session, plans });
  if (!commands.ok) return commands;
  let now = tournament;
  for (const command of commands.value) {
    const read = parseCommand(command);
    if (!read.ok) return read;
    const decided = decide(now, KEEPER, command);
    if (!decided.ok) return decided;
    for (const one of decided.value) now = added(now, { ...stamp, ...one });
  }
  return undefined;
}

type Finalists = NonNullable<SessionBegun['finalists']>;

/** Returns the points that all contestants in the plans carry over. */
function carriedBy(tournament: Tournament, session: SessionBegun, plans: readonly PlanWish[]): Finalists {
  const ranked = new Map(rankedOf(tournament).map((one) => [one.contestant.id, one]));
  const stages = stagesOf(tournament, { session: { ...session, finalists: [] }, plans });
  return plans.flatMap(({ entrants, movement }) =>
    entrants.flatMap((contestant) => {
      if (contestant === null) return [];
      const own = ranked.get(contestant);
      const isOut = DRAWINGS[movement]?.draw === 'knockout' || own === undefined;
      return [{ contestant, ...(isOut ? { points: 0 } : broughtBy(own, stages.get(contestant))) }];
    }),
  );
}

/** @param final the boards of the contestant in the final, and the most points that they give */
function broughtBy(
  own: Ranked,
  final: Stage | undefined,
): { readonly points: number; readonly top?: number } {
  if (own.top === 0 || final === undefined || final.most === 0) return { points: roundTo(own.points / 2, 2) };
  const stage = { count: own.boards, most: own.top };
  return {
    points: roundTo(carriedInto(own, final), 2),
    top: roundTo(carryForward(own.top, stage, final), 2),
  };
}

/**
 * Returns the number of boards of each contestant in a final, and the most points they give, as if each had an average.
 */
function stagesOf(tournament: Tournament, next: NextEvening): ReadonlyMap<string, Stage> {
  const commands = commandsOf(next);
  if (!commands.ok || tournament.terms.form === 'teams') return new Map();
  const planned = commands.value.reduce((now, command) => added(now, { ...stamp, ...command }), tournament);
  const average = [...planned.lines.values()]
    .filter(({ round }) => round >= (next.plans[0]?.from ?? 1))
    .reduce(
      (now, { line }) => added(now, { ...stamp, kind: 'ruled', line, result: 'A5050', reason: '–' }),
      planned,
    );
  const event = eventOf(average);
  const scoring = scoringOf(event);
  if (!scoring.ok) return new Map();
  return new Map(
    totalsOf(scoreEvent(event, scoring.value)).map(({ contestant, boards, top }) => [
      contestant.id,
      { count: boards, most: top },
    ]),
  );
}
