import type { TournamentCommand } from '@overtrick/evening/entry';
import { parseCommand } from '@overtrick/evening/entryForm';
import { type PlanWish, plannedBy } from '@overtrick/evening/plan/draft';
import { kindOf } from '@overtrick/evening/subjects';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';

/** Reads a tournament's command in the tournament's own format; a failure is a sentence. */
export function readCommand(command: unknown): Result<TournamentCommand> {
  const read = parseCommand(command);
  if (!read.ok) return asSentence(read);
  const { kind } = read.value;
  return kindOf(kind).isFromServer
    ? fail('ERR_MESSAGE', undefined, `Nobody gives the command “${kind}” as it is.`)
    : read;
}

/**
 * Reads commands that are given together; a request for a plan becomes the plan, which may need a long search for its
 * movement. A failure is that of the first command that cannot be read.
 */
export function readCommands(commands: readonly unknown[]): Result<readonly TournamentCommand[]> {
  const all: TournamentCommand[] = [];
  for (const command of commands) {
    const read = isPlanWish(command) ? asSentences(plannedBy(command)) : readCommand(command);
    if (!read.ok) return read;
    all.push(read.value);
  }
  return ok(all);
}

/** True for a request for a plan, which was checked before. */
const isPlanWish = (command: unknown): command is PlanWish =>
  typeof command === 'object' && command !== null && 'kind' in command && command.kind === 'plan';

const asSentences = <T>(result: Result<T>): Result<T> => (result.ok ? result : asSentence(result));

/** Turns a failure's words into one sentence. */
export const asSentence = ({ code, at, why }: Failure): Failure => fail(code, at, why && sentence(why));

const sentence = (why: string): string =>
  `${why.charAt(0).toLocaleUpperCase('en')}${why.slice(1)}${/[.!?]$/.test(why) ? '' : '.'}`;
