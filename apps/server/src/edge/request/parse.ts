import { MAX_MESSAGE_BYTES, type Message, type MessageName, messages } from '@overtrick/protocol/messages';
import {
  type TournamentMessage,
  type TournamentMessageName,
  tournamentMessages,
} from '@overtrick/protocol/tournament';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const SCHEMAS: { readonly [Name in MessageName]: z.ZodMiniType<Message<Name>> } = messages;

const TOURNAMENT_SCHEMAS: {
  readonly [Name in TournamentMessageName]: z.ZodMiniType<TournamentMessage<Name>>;
} = tournamentMessages;

/** The size limit of a plan, which names all contestants of a section. */
const MAX_PLAN_BYTES = 4 * MAX_MESSAGE_BYTES;

export const isMessageName = (name: unknown): name is MessageName =>
  typeof name === 'string' && Object.hasOwn(messages, name);

export const isTournamentMessageName = (name: unknown): name is TournamentMessageName =>
  typeof name === 'string' && Object.hasOwn(tournamentMessages, name);

/** Parses a message from outside. The failure's sentence says which field is wrong, and why. */
export function parseMessage<Name extends MessageName>(
  name: Name,
  message: unknown,
): Result<Message<Name>, 'ERR_MESSAGE'> {
  return tooLong(name, message, MAX_MESSAGE_BYTES) ?? parseWith<Message<Name>>(SCHEMAS[name], name, message);
}

/** Parses a message about a tournament in the same way. */
export function parseTournamentMessage<Name extends TournamentMessageName>(
  name: Name,
  message: unknown,
): Result<TournamentMessage<Name>, 'ERR_MESSAGE'> {
  const read = parseWith<TournamentMessage<Name>>(TOURNAMENT_SCHEMAS[name], name, message);
  const isPlan = read.ok && 'command' in read.value && read.value.command.kind === 'plan';
  return tooLong(name, message, isPlan ? MAX_PLAN_BYTES : MAX_MESSAGE_BYTES) ?? read;
}

function tooLong(name: string, message: unknown, most: number): Failure<'ERR_MESSAGE'> | undefined {
  return bytesOf(message) > most
    ? fail('ERR_MESSAGE', name, `A message has ${most} bytes at most.`)
    : undefined;
}

/** Parses a value by its schema; `what` names it in the sentence. */
export function parseWith<T>(
  schema: z.ZodMiniType<T>,
  what: string,
  value: unknown,
): Result<T, 'ERR_MESSAGE'> {
  const read = schema.safeParse(value);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return fail('ERR_MESSAGE', what, issue && sentenceOf(what, value, issue));
}

function bytesOf(message: unknown): number {
  try {
    return Buffer.byteLength(JSON.stringify(message) ?? '');
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function sentenceOf(what: string, value: unknown, issue: Issue): string {
  const field = issue.path.map(String).join('.').slice(0, 80);
  if (issue.code === 'unrecognized_keys')
    return `“${what}” has no field “${String(issue.keys[0]).slice(0, 40)}”.`;
  if (field === '') return `“${what}” takes one object.`;
  if (isMissing(value, issue.path)) return `“${field}” of “${what}” is missing.`;
  return `“${field}” of “${what}” ${whyOf(issue)}.`;
}

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  const found = path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
  return found === undefined;
}

function whyOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be a ${issue.expected}`;
    case 'too_small':
      return `must ${sizeOf(issue.origin, issue.minimum)} at least`;
    case 'too_big':
      return `must ${sizeOf(issue.origin, issue.maximum)} at most`;
    default:
      return 'has the wrong form';
  }
}

function sizeOf(origin: string, size: number | bigint): string {
  if (origin === 'string') return `have ${size} characters`;
  return origin === 'array' ? `have ${size} entries` : `be ${size}`;
}
