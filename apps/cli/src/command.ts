import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { type Failure, fail } from '@overtrick/rules/result';
import type { Io } from './io.ts';
import { sentence, thereIs } from './text/words.ts';

/** The fault of a command's input, or an exit code whose reason has been printed; `undefined` on success. */
export type Trouble = Failure | number | undefined;

/**
 * A function that declares a command's arguments, options and action; its name and summary are in the list. The action
 * passes the result of `run` to `end`.
 */
export type Define = (command: Command, io: Io, end: (trouble: Trouble) => void) => void;

/** Reports the possible names if a command with subcommands is called with another name, or without one. */
export function onUnknown(command: Command, what: string, end: (trouble: Trouble) => void): void {
  const known = command.commands.map((sub) => sub.name());
  command
    .argument(`[${what}...]`)
    .allowUnknownOption()
    .action(([name]) => end(noSuch(`overtrick ${command.name()}`, what, name, known)));
}

/** Returns the failure for an unknown name. */
export function noSuch(
  at: string,
  what: string,
  name: string | undefined,
  known: readonly string[],
): Failure<'ERR_NAME'> {
  const wrong = name === undefined ? `the ${what} is missing` : `there is no ${what} ${name}`;
  return fail('ERR_NAME', at, `${wrong}; ${thereIs(known)}`);
}

export const jsonOption = (): Option<'--json', undefined, undefined, undefined, false> =>
  new Option('--json', 'print JSON, one value per line, instead of text');

/** Reads an option's whole number within bounds. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };

/** Reads an option's word; `must` describes the valid words: `a seat is N, E, S or W`. */
export const oneOf =
  <T>(parse: (text: string) => T | undefined, must: string) =>
  (text: string): T => {
    const read = parse(text);
    if (read === undefined) throw new InvalidArgumentError(sentence(must));
    return read;
  };

/** Collects `--set option=value`, each option once. */
export function collectSet(
  text: string,
  previous: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write it as option=value.');
  const name = text.slice(0, at);
  if (Object.hasOwn(previous, name)) throw new InvalidArgumentError(`The option ${name} is already set.`);
  return { ...previous, [name]: text.slice(at + 1) };
}
