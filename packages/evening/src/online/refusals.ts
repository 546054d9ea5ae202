import type { Key } from '../keys/key.ts';
import { parseSitting } from '../line.ts';
import { type Refusal, refuse } from '../log/refusal.ts';
import type { Tournament, TournamentLine } from '../tournament.ts';
import { indexOf } from '../view/lines.ts';
import type { Scheduled, Seated, Shortened } from './entries.ts';
import { isOnline, onlineSitting } from './sittings.ts';

/** Refuses a second table for a sitting, and a sitting that is not played online. */
export function seatedRefusal(tournament: Tournament, { where }: Seated): Refusal | undefined {
  const lines = indexOf(tournament).bySitting.get(where) ?? [];
  if (onlineSitting(tournament, where, lines) === undefined)
    return refuse('ERR_LINE', where, `nobody plays online at ${where}`);
  return tournament.seated.has(where)
    ? refuse('ERR_NOTHING', where, `the online table of ${where} is open already`)
    : undefined;
}

/** Refuses a sitting without an online table. */
export const unopenedRefusal = (
  { seated }: Tournament,
  { where }: { readonly where: string },
): Refusal | undefined =>
  seated.has(where) ? undefined : refuse('ERR_LINE', where, `no online table is open for ${where}`);

/**
 * Refuses to take away boards from a sitting that is not in the plan, or more boards than it has; boards with results
 * stay.
 */
export function shortenedRefusal(tournament: Tournament, { where, boards }: Shortened): Refusal | undefined {
  const lines = indexOf(tournament).bySitting.get(where) ?? [];
  if (parseSitting(where) === undefined || lines.length === 0)
    return refuse('ERR_LINE', where, `there is no match at ${where} in this round`);
  return boards > lines.length
    ? refuse('ERR_NOTHING', where, `${where} has ${lines.length} boards`)
    : undefined;
}

/** Refuses a schedule unless the evening is played online, has no plan yet, and starts in the future. */
export function scheduleRefusal(
  { state, plans, terms }: Tournament,
  { start }: Scheduled,
  _key: Key,
  at: number,
): Refusal | undefined {
  if (start === null) return undefined;
  const no = (why: string) => refuse('ERR_TERMS', 'start', why);
  if (terms.form !== 'pairs' || terms.policies.medium !== 'online')
    return no('only an evening of pairs at online tables starts automatically: others have a director');
  if (state !== 'setup' || plans.length > 0) return no('it has a plan: start its clock');
  return start <= at ? no('the time is over') : undefined;
}

/** True if the online table itself reports the line: only the director's and the scorer's devices may correct it. */
export const isReportedByTable = (tournament: Tournament, line: string): boolean => {
  const planned: TournamentLine | undefined = tournament.lines.get(line);
  return planned !== undefined && isOnline(tournament, planned);
};
