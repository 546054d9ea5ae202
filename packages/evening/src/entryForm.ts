/**
 * The fields of each kind of entry, with the limits of their texts and numbers. Logs and incoming commands are parsed
 * only by this table.
 *
 *     parseCommand({ kind: 'skipped', line: 'A3/2/7', why: 'time', more: 1 })
 *     // ok: { kind: 'skipped', line: 'A3/2/7', why: 'time' }
 */
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { quote } from '@overtrick/rules/text';
import type { TournamentCommand, TournamentEntry } from './entry.ts';
import { isObject, text, type Value } from './log/field.ts';
import { SEEN, TIME } from './log/fields.ts';
import type { Fields } from './log/kind.ts';
import { isKindName, KIND_NAMES, kindOf } from './subjects.ts';
import { OPENED } from './terms/kinds.ts';

export type EntryCode =
  | 'ERR_ENTRY' // not of the form of its kind
  | 'ERR_KIND'; // a kind that this version does not know

/** The kinds of entries that this version knows. */
export const ENTRY_KINDS: readonly string[] = ['opened', ...KIND_NAMES];

const STAMP: Fields = { at: TIME, by: SEEN, 'id?': text(60) };

/** Reads an entry of a log. Fields that this version does not know are kept. */
export function parseEntry(value: unknown): Result<TournamentEntry, EntryCode> {
  const kind = formOf(value, 'an entry');
  if (!kind.ok) return kind;
  const { fields, object } = kind.value;
  return faultIn(object, { ...STAMP, ...fields }) ?? ok(object as unknown as TournamentEntry);
}

/** Reads a command from a page and keeps only known fields. The entry that opens a log is not a command. */
export function parseCommand(value: unknown): Result<TournamentCommand, EntryCode> {
  const kind = formOf(value, 'a command');
  if (!kind.ok) return kind;
  const { fields, object } = kind.value;
  if (object.kind === 'opened') return fail('ERR_KIND', 'kind', 'the tournament is already open');
  const fault = faultIn(object, fields);
  return fault ?? ok(copyOf(object, fields) as unknown as TournamentCommand);
}

function formOf(value: unknown, noun: string): Result<{ fields: Fields; object: Value }, EntryCode> {
  if (!isObject(value)) return fail('ERR_ENTRY', undefined, `${noun} is an object, not ${quote(value)}`);
  const { kind } = value;
  if (typeof kind !== 'string') return fail('ERR_ENTRY', 'kind', `${noun} has a kind, not ${quote(kind)}`);
  const fields = kind === 'opened' ? OPENED : isKindName(kind) ? kindOf(kind).fields : undefined;
  return fields === undefined
    ? fail('ERR_KIND', 'kind', `there is no kind of entry ${quote(kind)}`)
    : ok({ fields, object: value });
}

function faultIn(value: Value, fields: Fields): Failure<EntryCode> | undefined {
  for (const [key, { isFit, form }] of Object.entries(fields)) {
    const name = nameOf(key);
    const is = value[name];
    if (is === undefined ? !key.endsWith('?') : !isFit(is))
      return fail('ERR_ENTRY', name, `${name} is ${form}, not ${quote(is)}`);
  }
  return undefined;
}

const nameOf = (key: string): string => (key.endsWith('?') ? key.slice(0, -1) : key);

/** Copies the known fields of a valid value. */
const copyOf = (value: Value, fields: Fields): Value => ({
  kind: value.kind,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([key, { copy = (is: unknown) => is }]) => {
      const name = nameOf(key);
      return value[name] === undefined ? [] : [[name, copy(value[name])]];
    }),
  ),
});
