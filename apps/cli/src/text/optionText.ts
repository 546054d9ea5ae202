import type { OptionSpec, OptionValue } from '@overtrick/rules/options';

/** Lists the values of an option: `on, off`, `standard, duplicate`, `1 to 250`. */
export function choicesOf({ kind, values, min, max }: OptionSpec): string {
  if (kind === 'flag') return 'on, off';
  if (kind === 'choice') return (values ?? []).join(', ');
  if (max === undefined) return min === undefined ? 'a whole number' : `${min} or more`;
  return min === undefined ? `up to ${max}` : `${min} to ${max}`;
}

/** Formats a value as it is set: `on`, `4`, `standard`. */
export const makeValue = (value: OptionValue): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
