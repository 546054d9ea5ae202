import { assert } from './assert.ts';
/**
 * Options of games and match formats: each has a kind, a default and one line of help. A value may also be text, as in
 * a link or on a command line.
 *
 *     parseOptions({ deals: { kind: 'number', default: 4, min: 1, help: '' } }, { deals: '8' })
 *     // { ok: true, value: { deals: 8 } }
 *     parseOptions({}, { x: 1 }).why // 'there is no option "x"; there are none'
 */

import { fail, ok, type Result } from './result.ts';
import { quote } from './text.ts';

export type OptionValue = boolean | number | string;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** One option of a game or a match format: forms, links, the command line and the rules page are made from it. */
export interface OptionSpec<T extends OptionValue = OptionValue> {
  readonly kind: 'flag' | 'number' | 'choice';
  readonly default: T;
  /** One line, for a player. */
  readonly help: string;
  /** The choices, in the order shown. */
  readonly values?: readonly T[];
  /** Bounds of a whole number, inclusive. */
  readonly min?: number;
  readonly max?: number;
}

export type OptionsSpec<Options> = {
  readonly [K in keyof Options]: OptionSpec<Extract<Options[K], OptionValue>>;
};

export type OptionCode =
  | 'ERR_OPTION_UNKNOWN' // no option of that name
  | 'ERR_OPTION_VALUE'; // not one of its values

/**
 * Returns the options with their defaults, replaced by the values in `given`. Values may be text (`on`, `off`, `true`,
 * `false`, a number, a choice), as a link or a command line has them.
 */
export function parseOptions<Options>(
  spec: OptionsSpec<Options>,
  given: Readonly<Record<string, unknown>> = {},
): Result<Options, OptionCode> {
  const specs = Object.entries<OptionSpec>(spec);
  for (const name of Object.keys(given)) {
    if (!specs.some(([known]) => known === name)) {
      const known = specs.map(([key]) => key).join(', ');
      return fail(
        'ERR_OPTION_UNKNOWN',
        name,
        `there is no option ${quote(name)}; ${known === '' ? 'there are none' : `there are ${known}`}`,
      );
    }
  }
  const values: Record<string, OptionValue> = {};
  for (const [name, option] of specs) {
    const value = Object.hasOwn(given, name) ? readValue(option, given[name]) : option.default;
    if (value === undefined)
      return fail('ERR_OPTION_VALUE', name, `${name} is ${expected(option)}, not ${quote(given[name])}`);
    values[name] = value;
  }
  return ok(values as Options);
}

/** Reads the options that a view or a record of the game carries. Throws if they are not the game's (a bug). */
export function trustOptions<Options>(spec: OptionsSpec<Options>, given: OptionValues): Options {
  const options = parseOptions(spec, given);
  assert(options.ok, 'options of this game');
  return options.value;
}

function readValue(option: OptionSpec, given: unknown): OptionValue | undefined {
  if (option.kind === 'flag') {
    if (typeof given === 'boolean') return given;
    return given === 'on' || given === 'true'
      ? true
      : given === 'off' || given === 'false'
        ? false
        : undefined;
  }
  if (option.kind === 'choice')
    return option.values?.find((value) => value === given || String(value) === given);
  const number = typeof given === 'string' && /^-?\d{1,9}$/.test(given) ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return number >= (option.min ?? -Infinity) && number <= (option.max ?? Infinity) ? number : undefined;
}

function expected(option: OptionSpec): string {
  if (option.kind === 'flag') return 'on or off';
  if (option.kind === 'choice') return `one of ${(option.values ?? []).join(', ')}`;
  return `a whole number from ${option.min ?? 'any'} to ${option.max ?? 'any'}`;
}

/** Lists the options, for the command line and for forms. */
export const listOptions = (spec: OptionsSpec<OptionValues>): ({ name: string } & OptionSpec)[] =>
  Object.entries(spec).map(([name, option]) => ({ name, ...option }));
