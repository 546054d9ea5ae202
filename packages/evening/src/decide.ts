import { ok, type Result } from '@overtrick/rules/result';
import type { TournamentCommand } from './entry.ts';
import { KEEPER, type Key } from './keys/key.ts';
import type { EntryKind } from './log/kind.ts';
import { NOUNS } from './log/nouns.ts';
import { type Refusal, refuse, type TournamentCode } from './log/refusal.ts';
import { kindOf } from './subjects.ts';
import type { Tournament } from './tournament.ts';

export { keyByProof } from './keys/refusals.ts';
export type { TournamentCode } from './log/refusal.ts';
export { offPlanRefusal } from './results/refusals.ts';

/**
 * Decides a command: returns its entries, or a refusal in one sentence if the key may not give it or it is impossible
 * now. Every entry of a log comes from here.
 * @param at milliseconds since 1970; without it the correction period (Law 79C) has not passed
 */
export function decide(
  tournament: Tournament,
  key: Key,
  command: TournamentCommand,
  at = 0,
): Result<readonly TournamentCommand[], TournamentCode> {
  // a kind's own functions are given its own commands
  const kind = kindOf(command.kind) as EntryKind;
  return (
    keeperRefusal(kind, key, command) ??
    roleRefusal(kind, tournament, key, command) ??
    publishedRefusal(kind, tournament, command) ??
    overRefusal(kind, tournament, key, command, at) ??
    kind.refusal?.(tournament, command, key, at) ??
    ok(kind.brings?.(tournament, command, key) ?? [command])
  );
}

/**
 * Refuses commands that only the keeper of the log may give, to anybody else: it opens online tables and reports on
 * them.
 */
function keeperRefusal(kind: EntryKind, key: Key, command: TournamentCommand): Refusal | undefined {
  return kind.isKeepers?.(command) && key !== KEEPER
    ? refuse('ERR_ROLE', command.kind, 'only the server can do this')
    : undefined;
}

/** Refuses commands that the key's role may not give. */
function roleRefusal(
  { roles = {} }: EntryKind,
  tournament: Tournament,
  key: Key,
  command: TournamentCommand,
): Refusal | undefined {
  const { role } = key;
  if (key.isRevoked || key.isAsked)
    return refuse(
      'ERR_ROLE',
      undefined,
      key.isRevoked
        ? 'this link has been revoked: ask the director for a new one'
        : 'wait until the director admits this device',
    );
  if (role === 'director') return undefined;
  const question = roles[role];
  return question === undefined
    ? refuse('ERR_ROLE', command.kind, `${NOUNS[role]} cannot do this: call the director`)
    : question(tournament, command, key, 0);
}

/** Refuses changes to a published result: it stays complete until the tournament is reopened. */
function publishedRefusal(
  kind: EntryKind,
  { state }: Tournament,
  command: TournamentCommand,
): Refusal | undefined {
  return state === 'published' && kind.isOfResults?.(command)
    ? refuse('ERR_OVER', command.kind, 'the result is published: a director reopens the tournament first')
    : undefined;
}

/**
 * Refuses commands after the end, except that tables send their last reports and scorers may correct slips for a while.
 */
function overRefusal(
  { isRefusedAtEnd }: EntryKind,
  { state, endedAt = Infinity, terms }: Tournament,
  { role }: Key,
  { kind }: TournamentCommand,
  at: number,
): Refusal | undefined {
  if (state !== 'over' || role === 'director') return undefined;
  const over = (why: string) => refuse('ERR_OVER', kind, why);
  if (role === 'scorer')
    return at > endedAt + terms.policies.correction * 60_000
      ? over('the correction period is over: call the director')
      : undefined;
  return isRefusedAtEnd ? over('the tournament is over: its director corrects a result') : undefined;
}
