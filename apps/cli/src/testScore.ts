import { type OptionValues, parseOptions } from '@overtrick/rules/options';
import type { Result } from '@overtrick/rules/result';
import type { AnyForm, Scores } from './score/form.ts';
import { readLines } from './score/lines.ts';

/** Scores a file's text, for tests. */
export function score(form: AnyForm, text: string, set: Record<string, string> = {}): Result<Scores> {
  const lines = readLines(text);
  if (!lines.ok) return lines;
  const options = parseOptions<OptionValues>(form.options, set);
  return options.ok ? form.score(lines.value, options.value) : options;
}

/** Scores a valid file's text. */
export function scored(form: AnyForm, text: string, set?: Record<string, string>): Scores {
  const scores = score(form, text, set);
  if (!scores.ok) throw new Error(`${scores.at}: ${scores.why}`);
  return scores.value;
}
