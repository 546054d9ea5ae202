import type { Seat } from '@overtrick/rules/cards/seat';
import { unitOf } from './decimals.ts';
import type { Expression } from './expression.ts';
import { type Names, parseExpression } from './parse.ts';
import { hundredthsOf, nameOf, type TokenReader } from './tokens.ts';
import { parseCompass } from './words.ts';

/** An action of a script for each deal that fits. */
export type Action =
  /** Prints all four hands; East's and West's; a game of a PBN file. */
  | { readonly kind: 'printall' | 'printew' | 'printpbn' }
  /** Prints the hands of these seats at the end, each on a page of its own. */
  | { readonly kind: 'print'; readonly seats: readonly Seat[] }
  /** Prints one hand a line, or all in one line, optionally followed by a value. */
  | { readonly kind: 'printcompact' | 'printoneline'; readonly of?: Expression }
  /** Prints texts and values, one after another. */
  | { readonly kind: 'printes'; readonly parts: readonly (string | Expression)[] }
  /** Prints the mean score of each contract of North and South, at the end. */
  | { readonly kind: 'evalcontract' }
  | { readonly kind: 'average'; readonly label: string; readonly of: Expression }
  | {
      readonly kind: 'frequency';
      readonly label: string;
      readonly of: Counted;
      /** The second value of a frequency table of two values, in columns. */
      readonly across?: Counted;
    };

/** An expression whose values are counted from `low` to `high`, in the unit of the expression. */
export interface Counted {
  readonly value: Expression;
  readonly low: number;
  readonly high: number;
  /** The width of a row; a value counts in the row that begins at it or below it. */
  readonly step: number;
}

/** The most values in a table of frequencies. */
const MOST_VALUES = 10_000;

type Read = (reader: TokenReader, names: Names) => Action | undefined;

const ACTIONS: Readonly<Record<string, Read>> = {
  printall: () => ({ kind: 'printall' }),
  printew: () => ({ kind: 'printew' }),
  printpbn: () => ({ kind: 'printpbn' }),
  print: (reader) => readPrint(reader),
  printcompact: (reader, names) => readValued(reader, names, 'printcompact'),
  printoneline: (reader, names) => readValued(reader, names, 'printoneline'),
  printes: (reader, names) => readPrintes(reader, names),
  evalcontract: () => ({ kind: 'evalcontract' }),
  evaluate: () => ({ kind: 'evalcontract' }),
  average(reader, names) {
    const label = readLabel(reader);
    const of = parseExpression(reader, names);
    return of && { kind: 'average', label, of };
  },
  frequency: (reader, names) => readFrequency(reader, names, false),
  bktfreq: (reader, names) => readFrequency(reader, names, true),
};

export const ACTION_WORDS: readonly string[] = Object.keys(ACTIONS);

/** Reads a list of actions, separated by commas, with an optional one at the end; `undefined` after a failure. */
export function parseActions(reader: TokenReader, names: Names): readonly Action[] | undefined {
  const actions: Action[] = [];
  while (ACTION_WORDS.includes(reader.peek().text.toLowerCase())) {
    const action = ACTIONS[reader.next().text.toLowerCase()]?.(reader, names);
    if (action === undefined) return undefined;
    actions.push(action);
    if (!reader.accept(',')) break;
  }
  return actions;
}

const readLabel = (reader: TokenReader): string =>
  reader.peek().kind === 'string' ? reader.next().text : '';

function readPrint(reader: TokenReader): Action | undefined {
  if (!reader.expect('(')) return undefined;
  const seats: Seat[] = [];
  do {
    const seat = parseCompass(reader);
    if (seat === undefined) return undefined;
    seats.push(seat);
  } while (reader.accept(','));
  return reader.expect(')') && { kind: 'print', seats };
}

function readValued(
  reader: TokenReader,
  names: Names,
  kind: 'printcompact' | 'printoneline',
): Action | undefined {
  if (!reader.accept('(')) return { kind };
  const of = parseExpression(reader, names);
  return of && reader.expect(')') && { kind, of };
}

function readPrintes(reader: TokenReader, names: Names): Action | undefined {
  if (!reader.expect('(')) return undefined;
  const parts: (string | Expression)[] = [];
  do {
    const part = reader.peek().kind === 'string' ? reader.next().text : parseExpression(reader, names);
    if (part === undefined) return undefined;
    parts.push(part);
  } while (reader.accept(','));
  return reader.expect(')') && { kind: 'printes', parts };
}

/** @param stepped true if the width of the rows follows each range, as in `bktfreq` of the later version */
function readFrequency(reader: TokenReader, names: Names, stepped: boolean): Action | undefined {
  const label = readLabel(reader);
  if (!reader.expect('(')) return undefined;
  const of = readCounted(reader, names, stepped);
  if (of === undefined) return undefined;
  if (!reader.accept(',')) return reader.expect(')') && { kind: 'frequency', label, of };
  const across = readCounted(reader, names, stepped);
  return across && reader.expect(')') && { kind: 'frequency', label, of, across };
}

function readCounted(reader: TokenReader, names: Names, stepped: boolean): Counted | undefined {
  const value = parseExpression(reader, names);
  if (value === undefined || !reader.expect(',')) return undefined;
  const low = readBound(reader, value);
  if (low === undefined || !reader.expect(',')) return undefined;
  const place = reader.peek();
  const high = readBound(reader, value);
  if (high === undefined) return undefined;
  const one = unitOf(value) === 'decimal' ? 100 : 1;
  const width = stepped ? reader.expect(',') && reader.peek() : undefined;
  const step = stepped ? width && readBound(reader, value) : one;
  if (step === undefined) return undefined;
  if (width && step <= 0)
    return reader.fail(width, 'ERR_DEALER_VALUE', `the width of a row is more than 0, not ${nameOf(width)}`);
  if (high < low || high - low >= MOST_VALUES * step)
    return reader.fail(
      place,
      'ERR_DEALER_VALUE',
      `the highest value is from ${low / one} to ${(low + (MOST_VALUES - 1) * step) / one} here, not ${high / one}`,
    );
  return { value, low, high, step };
}

/** Reads a number in the unit of an expression. */
function readBound(reader: TokenReader, of: Expression): number | undefined {
  const sign = reader.accept('-') ? -1 : 1;
  const token = reader.next();
  const unit = unitOf(of);
  if (token.kind === 'number' && Number(token.text) < 1e9)
    return sign * Number(token.text) * (unit === 'decimal' ? 100 : 1);
  if (token.kind === 'decimal' && unit !== 'whole') return sign * hundredthsOf(token);
  if (token.kind === 'decimal' && hundredthsOf(token) % 100 === 0) return (sign * hundredthsOf(token)) / 100;
  return reader.fail(token, 'ERR_DEALER_VALUE', `a whole number is expected here, not ${nameOf(token)}`);
}
