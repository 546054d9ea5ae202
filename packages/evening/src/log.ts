/**
 * A tournament's log as text: an entry a line, each a JSON object.
 *
 *     {"at":0,"by":0,"kind":"reported","line":"A3/2/7","result":"4S N 10","side":"both"}
 */
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { decide } from './decide.ts';
import type { TournamentEntry } from './entry.ts';
import * as form from './entryForm.ts';
import { entered, opened, shared } from './fold.ts';
import { KEEPER } from './keys/key.ts';
import type { Folded } from './log/folded.ts';
import type { Tournament } from './tournament.ts';

export type LogCode = 'ERR_LOG' | 'ERR_NEWER'; // an entry of a kind that a later version writes

/** A log and its tournament. */
export interface ReadLog {
  readonly entries: readonly TournamentEntry[];
  readonly tournament: Tournament;
}

export const makeEntry = (entry: TournamentEntry): string => JSON.stringify(entry);

export const makeLog = (entries: readonly TournamentEntry[]): string =>
  entries.map((entry) => `${makeEntry(entry)}\n`).join('');

/**
 * Reads one entry. Unknown fields are kept; `ERR_NEWER` means a kind that this version does not know, rather than a
 * fault.
 */
export function parseEntry(body: string): Result<TournamentEntry, LogCode> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return fail('ERR_LOG', undefined, 'this is not JSON');
  }
  const entry = form.parseEntry(value);
  if (entry.ok) return entry;
  return { ...entry, code: entry.code === 'ERR_KIND' ? 'ERR_NEWER' : 'ERR_LOG' };
}

/** Reads a log and folds it; a failure has the line, from 1, and a sentence. Unknown fields are kept. */
export function parseLog(text: string): Result<ReadLog, LogCode> {
  const entries: TournamentEntry[] = [];
  let now: Folded | undefined;
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = parseEntry(line);
    if (!read.ok) return { ...read, at: `${i + 1}:1` };
    const entry = read.value;
    if (now === undefined) {
      if (entry.kind !== 'opened') return wrong(i, 'the first entry of a log opens the tournament');
      now = opened(entry);
    } else {
      if (entry.kind === 'opened') return wrong(i, 'the tournament is already open');
      const decided = decide(now, KEEPER, entry);
      if (!decided.ok) return wrong(i, decided.why ?? decided.code);
      now = entered(now, entry);
    }
    entries.push(entry);
  }
  return now === undefined ? wrong(0, 'the log is empty') : ok({ entries, tournament: shared(now) });
}

const wrong = (index: number, why: string): Failure<LogCode> => fail('ERR_LOG', `${index + 1}:1`, why);
