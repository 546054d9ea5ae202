import type { Event } from '@overtrick/duplicate/event/event';
import type { HandRecord } from '@overtrick/duplicate/handRecord';
import type { Board } from '@overtrick/formats/board';
import { EVENT_FORMATS, eventFormatOf } from '@overtrick/formats/events/list';
import type { Reading } from '@overtrick/formats/events/reading';
import { readPbn } from '@overtrick/formats/pbn/read';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { readBytes, sourceOf } from './input.ts';
import type { Io } from './io.ts';
import { handRecordOf } from './print/handRecords.ts';

/** The names of the formats, for help and errors. */
export const EVENT_NAMES = EVENT_FORMATS.map(({ name }) => name).join(', ');

/** An event from a score file, with the hands in the file. */
export interface EventFile {
  readonly event: Event;
  readonly hands: readonly HandRecord[];
}

/** Reads a score file; a failure has its name and place. */
export async function readEventFile(io: Io, file: string, reading?: Reading): Promise<Result<EventFile>> {
  const name = file === '-' ? '<stdin>' : file;
  const bytes = await readBytes(io, file);
  return bytes.ok ? eventIn(name, bytes.value, reading) : { ...bytes, at: name };
}

/** Parses the bytes of a score file. */
export async function eventIn(
  name: string,
  bytes: Uint8Array,
  reading?: Reading,
): Promise<Result<EventFile>> {
  if (bytes.length === 0) return fail('ERR_EMPTY', `${name}:1:1`, 'the file is empty');
  const format = eventFormatOf(name, bytes);
  if (format === undefined)
    return fail('ERR_FORMAT', `${name}:1:1`, `this is not a score file; there are ${EVENT_NAMES}`);
  const read = await format.read(bytes, reading);
  if (!read.ok) return inFile(name, read);
  const hands = format.id === 'pbn' ? handsIn(name, bytes) : [];
  return ok({ event: read.value, hands });
}

/** Returns the hands of a PBN file's boards, without boards that cannot be read. */
function handsIn(name: string, bytes: Uint8Array): readonly HandRecord[] {
  const source = sourceOf(name, bytes);
  if (!source.ok) return [];
  const boards = readPbn(source.value.text).flatMap(({ board }): Board[] => (board.ok ? [board.value] : []));
  return boards.flatMap((board) => handRecordOf(board) ?? []);
}

export const inFile = <Code extends string>(name: string, failure: Failure<Code>): Failure<Code> => ({
  ...failure,
  at: failure.at === undefined ? name : `${name}:${failure.at}`,
});
