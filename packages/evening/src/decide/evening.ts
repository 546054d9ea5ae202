import { scoringOf } from '@overtrick/duplicate/scored';
import { teamsScoringOf } from '@overtrick/duplicate/teams/scoring';
import { parseDeal } from '@overtrick/rules/deal';
import type { Heard, SessionBegun } from '../entries/results.ts';
import type { Begun, ClockSet, Regulated, TournamentCommand } from '../entry.ts';
import { makePlace, parseSitting } from '../line.ts';
import type { Tournament } from '../tournament.ts';
import { strangerIn } from './plans.ts';
import { type Refusal, refuse } from './refusal.ts';
import { linesAt } from './standing.ts';

export function termsRefusal(
  { terms }: Tournament,
  { method = terms.method, options }: Regulated,
): Refusal | undefined {
  const chosen = options ?? (method === terms.method ? terms.options : undefined);
  const asked = { method, ...(chosen && { options: chosen }) };
  const scoring = terms.form === 'teams' ? teamsScoringOf(asked) : scoringOf(asked);
  return scoring.ok ? undefined : { ...scoring, code: 'ERR_TERMS' };
}

export function dealRefusal(board: number, deal: string): Refusal | undefined {
  const read = parseDeal(deal, true);
  return read.ok ? undefined : refuse('ERR_DEAL', `board ${board}`, read.why ?? 'it is no deal');
}

/** The refusal of what the clock cannot do now. */
export function clockRefusal(
  { clocks }: Tournament,
  { section, act, seconds }: ClockSet,
): Refusal | undefined {
  const acts = clocks.get(section)?.acts ?? [];
  const nothing = (why: string) => refuse('ERR_NOTHING', section, why);
  const isStarted = acts.some((one) => one.act === 'start');
  if (act === 'start') return isStarted ? nothing('the clock runs already') : undefined;
  if (!isStarted) return nothing('the clock has not been started');
  const isPaused = acts.findLast((one) => one.act === 'pause' || one.act === 'resume')?.act === 'pause';
  if (act === 'pause') return isPaused ? nothing('the clock stands already') : undefined;
  if (act === 'resume') return isPaused ? undefined : nothing('the clock runs');
  return act === 'add' && seconds === undefined ? nothing('no time is named') : undefined;
}

/** A table sits down to a round of the plan, and to no earlier one than it has. */
export function begunRefusal(tournament: Tournament, { where }: Begun): Refusal | undefined {
  const sitting = parseSitting(where);
  if (sitting === undefined || linesAt(tournament, sitting).length === 0)
    return refuse('ERR_LINE', where, `nobody plays at ${where}`);
  const now = tournament.begun.get(makePlace(sitting)) ?? 0;
  return sitting.round > now
    ? undefined
    : refuse('ERR_NOTHING', where, `the table has sat down to round ${now} already`);
}

/** An appeal is heard once. */
export function appealRefusal({ appeals }: Tournament, { appeal: number }: Heard): Refusal | undefined {
  const appeal = appeals.get(number);
  if (appeal === undefined) return refuse('ERR_NOTHING', String(number), 'nobody has appealed so');
  return appeal.decision === undefined
    ? undefined
    : refuse('ERR_NOTHING', String(number), 'the appeal is heard already');
}

/** An evening has a name of its own, and its finalists are the tournament's. */
export function sessionRefusal(
  tournament: Tournament,
  { name, finalists = [] }: SessionBegun,
): Refusal | undefined {
  const isKnown =
    tournament.sessions.some((session) => session.name === name) ||
    tournament.plans.some(({ session }) => session === name);
  if (isKnown) return refuse('ERR_SECTION', name, `there is a session ${name} already`);
  const ids = finalists.map(({ contestant }) => contestant);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) return refuse('ERR_CONTESTANT', twice, `${twice} is a finalist twice`);
  return strangerIn(tournament, ids);
}

/** The refusal of a step of the tournament that it cannot take. */
export function stateRefusal(
  { state }: Tournament,
  kind: 'ended' | 'published' | 'reopened',
): Refusal | undefined {
  const nothing = (why: string) => refuse('ERR_NOTHING', undefined, why);
  if (kind === 'ended') return state === 'over' ? nothing('the tournament is over already') : undefined;
  if (kind === 'published')
    return state === 'published' ? nothing('the result is published already') : undefined;
  return state === 'over' || state === 'published' ? undefined : nothing('the tournament is not over');
}

/** The kinds of commands that change a result. */
const CHANGING: readonly TournamentCommand['kind'][] = [
  'reported',
  'agreed',
  'withdrawn',
  'skipped',
  'accepted',
  'ruled',
  'late',
  'reseated',
  'shortened',
  'planned',
  'drawn',
  'carded',
  'absent',
  'curtailed',
  'penalised',
  'ended',
];

/** A published result stays until the tournament is reopened, so that each version is a whole. */
export function publishedRefusal({ state }: Tournament, command: TournamentCommand): Refusal | undefined {
  const { kind } = command;
  const isScoring = kind === 'regulated' && (command.method !== undefined || command.options !== undefined);
  return state === 'published' && (CHANGING.includes(kind) || isScoring)
    ? refuse('ERR_OVER', kind, 'the result is published: a director reopens the tournament first')
    : undefined;
}
