import { readFile } from 'node:fs/promises';
import { decodeText } from '@overtrick/formats/decode';
import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import type { Io } from './io.ts';

/** A text given to a command, with its name for errors. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

export type InputCode =
  | 'ERR_FILE' // it cannot be read
  | 'ERR_BINARY' // it is not a text
  | 'ERR_EMPTY'; // it is empty

/** Reads a file, or standard input for `-`, in its own encoding. */
export async function readSource(io: Io, path: string): Promise<Result<Source, InputCode>> {
  const name = path === '-' ? '<stdin>' : path;
  const bytes = await readBytes(io, path);
  if (!bytes.ok) return { ...bytes, at: name };
  return sourceOf(name, bytes.value);
}

/** Converts a file's bytes to text. */
export function sourceOf(name: string, bytes: Uint8Array): Result<Source, InputCode> {
  const text = decodeText(bytes);
  if (text === undefined) return fail('ERR_BINARY', name, 'this is a binary file, not text');
  if (text.trim() === '') return fail('ERR_EMPTY', `${name}:1:1`, 'the file is empty');
  return ok({ name, text });
}

/** Reads the bytes of a file, or of standard input for `-`. */
export async function readBytes(io: Io, path: string): Promise<Result<Uint8Array, InputCode>> {
  try {
    return ok(path === '-' ? await io.readStdin() : await readFile(path));
  } catch (error) {
    return fail('ERR_FILE', path, fileTrouble(error));
  }
}

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'part of the path is a file, not a folder',
  EACCES: 'there is no permission for this',
  EPERM: 'there is no permission for this',
  EROFS: 'nothing can be written here',
  ENOSPC: 'there is no room left to write',
  ENAMETOOLONG: 'the name is too long for a file',
  ELOOP: 'the links lead round in a circle',
};

/** Returns the reason, in words, why a file could not be read or written. */
export function fileTrouble(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return TROUBLES[code] ?? `it cannot be used (${code === '' ? String(error) : code})`;
}

/** Adds the source's name before the place `line:column` of a failure. */
export function inSource<Code extends string>(source: Source, failure: Failure<Code>): Failure<Code> {
  return { ...failure, at: failure.at === undefined ? source.name : `${source.name}:${failure.at}` };
}

/**
 * Reads each line that is not empty. The first that cannot be read is the failure, with its line and, if its place is a
 * number, its column.
 * @param comment the beginning of lines that are skipped
 */
export function readLines<T, Code extends string>(
  { text }: Source,
  read: (line: string, number: number) => Result<T, Code>,
  comment?: string,
): Result<readonly T[], Code> {
  const values: T[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || (comment !== undefined && line.startsWith(comment))) continue;
    const value = read(line, i + 1);
    if (!value.ok) return { ...value, at: `${i + 1}:${columnIn(value)}` };
    values.push(value.value);
  }
  return ok(values);
}

const columnIn = ({ at = '' }: Failure<string>): string => (/^\d+$/.test(at) ? at : '1');
