import { parseMasterpointScheme } from '@overtrick/duplicate/masterpoints/file';
import { findMasterpointScheme, MASTERPOINT_SCHEMES } from '@overtrick/duplicate/masterpoints/list';
import type { MasterpointScheme } from '@overtrick/duplicate/masterpoints/scheme';
import { ok, type Result } from '@overtrick/rules/result';
import { noSuch } from './command.ts';
import { inSource, readSource } from './input.ts';
import type { Io } from './io.ts';

const SCHEMES = MASTERPOINT_SCHEMES.map(({ id }) => id);

/** The names of the schemes, for help. */
export const SCHEME_HELP = `${SCHEMES.join(', ')}, or a file (.json)`;

/** Finds a scheme by its name, or reads it from a file. */
export async function masterpointSchemeOf(
  io: Io,
  at: string,
  name: string | undefined,
): Promise<Result<MasterpointScheme | undefined>> {
  if (name === undefined) return ok(undefined);
  if (!/\.json$/i.test(name)) {
    const scheme = findMasterpointScheme(name);
    return scheme ? ok(scheme) : noSuch(at, 'scheme', name, SCHEMES);
  }
  const source = await readSource(io, name);
  if (!source.ok) return source;
  const scheme = parseMasterpointScheme(source.value.text);
  return scheme.ok ? scheme : inSource(source.value, scheme);
}
