/** A field of an entry: which values are valid, in words, and which part of them is kept. */
export interface Field {
  readonly isFit: (value: unknown) => boolean;
  /** The rest of a sentence that starts with "the field is". */
  readonly form: string;
  /** Copies the value without parts that this version does not know; by default the value is kept as it is. */
  readonly copy?: (value: unknown) => unknown;
}

export type Value = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const field = (isFit: Field['isFit'], form: string): Field => ({ isFit, form });

export const MOST_OF = {
  players: 8,
  entrants: 400,
  tables: 200,
  rounds: 99,
  board: 999,
  entry: 9_999_999,
} as const;

/** Control characters, lone surrogates, and characters that change the direction of the text around them. */
const UNWRITTEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most && !UNWRITTEN.test(value);

export const text = (most: number, least = 1): Field =>
  field((value) => isText(value, least, most), `a text of ${least} to ${most} characters`);

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

export const whole = (least: number, most: number): Field =>
  field((value) => isWhole(value, least, most), `a whole number from ${least} to ${most}`);

export const between = (least: number, most: number): Field =>
  field(
    (value) => typeof value === 'number' && value >= least && value <= most,
    `a number from ${least} to ${most}`,
  );

export const oneOf = (...words: readonly string[]): Field =>
  field((value) => typeof value === 'string' && words.includes(value), `one of ${words.join(', ')}`);

export const list = (isItem: (value: unknown) => boolean, most: number, of: string): Field =>
  field(
    (value) => Array.isArray(value) && value.length <= most && value.every(isItem),
    `a list of at most ${most} ${of}`,
  );

/** Returns a function that copies the named fields of each object in a list. */
export function copied(...names: readonly string[]): (value: unknown) => unknown {
  const copy = (item: Value): Value =>
    Object.fromEntries(names.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]]])));
  return (value) => (Array.isArray(value) ? value.map(copy) : value);
}
