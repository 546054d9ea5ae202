import { gunzipSync } from 'node:zlib';
import { readData } from '../lib/data.ts';
import { type BoardRow, readRows } from '../lib/rows.ts';
import { selfMadeRows } from '../lib/selfMade.ts';

/** The root of the repository. */
export const ROOT = `${import.meta.dirname}/../..`;

/** Input of a fit: the number and seed of the deals to make, or the data to read, and settings of its own. */
export interface FitOptions {
  readonly deals: number;
  readonly seed: string;
  /** A file of `lab/data.json` in place of self-made deals. */
  readonly data?: string | undefined;
  /** Numbers by name, such as epochs. */
  readonly settings: Readonly<Record<string, number>>;
}

/** The text of the product's file, and a report for people. */
export interface FitResult {
  readonly text: string;
  readonly report: unknown;
}

/** A fit of one file of the product. */
export interface Fit {
  /** The file, from the root of the repository. */
  readonly file: string;
  readonly about: string;
  readonly seed: string;
  readonly deals: number;
  readonly settings: Readonly<Record<string, number>>;
  readonly run: (options: FitOptions) => FitResult;
}

/** Reads the boards of a fit of card play, or has bots play them. */
export function rowsFor(options: FitOptions): readonly BoardRow[] {
  const { deals, seed, data } = options;
  if (data === undefined) return [...selfMadeRows(seed, deals, { worlds: settingOf(options, 'worlds') })];
  const bytes = readData(data);
  return readRows((data.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
}

/** Returns a setting. Throws if the fit has none of that name. */
export function settingOf({ settings }: FitOptions, name: string): number {
  const value = settings[name];
  if (value === undefined) throw new Error(`the fit has no setting ${name}`);
  return value;
}

/** Puts a value in the place of a constant in TypeScript. Throws if the text has not exactly one of that name. */
export function replaceConstant(text: string, name: string, value: string): string {
  const pattern = new RegExp(`(\\bconst ${name}\\b[^=]*= )[^;]*;`, 'g');
  const count = [...text.matchAll(pattern)].length;
  if (count !== 1) throw new Error(`the file has ${count} constants ${name}, not one`);
  return text.replace(pattern, (_, start: string) => `${start}${value};`);
}

/** Writes numbers in lines of a list, each up to a width. */
export function wrapped(numbers: readonly number[], width: number): string {
  const lines = [' '];
  for (const number of numbers) {
    const word = ` ${number},`;
    if ((lines.at(-1) ?? '').length + word.length > width) lines.push(' ');
    lines.push((lines.pop() ?? '') + word);
  }
  return lines.join('\n');
}
