import type { BareContract } from '@overtrick/rules/auction/contract';
import { parseSeat, SEATS, type Seat, type Side, seatsOf } from '@overtrick/rules/cards/seat';
import { unitOf } from './decimals.ts';
import type { Expression } from './expression.ts';
import { type Names, parseExpression } from './parse.ts';
import { hundredthsOf, nameOf, type TokenReader } from './tokens.ts';
import { acceptSide, parseBareContract, parseCompass, parseSide, parseVulnerable } from './words.ts';

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
  /** Prints a line of fields with commas between them. */
  | { readonly kind: 'report'; readonly parts: readonly (string | Expression | ReportPart)[] }
  /** Prints two hands side by side, or the cards of hands as they are dealt beforehand elsewhere. */
  | { readonly kind: 'printside' | 'export'; readonly seats: readonly Seat[] }
  /** Prints the mean score of a contract, and how often it is made, at the end. */
  | {
      readonly kind: 'contract';
      readonly side: Side;
      readonly contract: BareContract;
      readonly vulnerable: boolean;
    }
  | { readonly kind: 'average'; readonly label: string; readonly of: Expression }
  | {
      readonly kind: 'frequency';
      readonly label: string;
      readonly of: Counted;
      /** The second value of a frequency table of two values, in columns. */
      readonly across?: Counted;
    };

/** Hands in a report: their cards, or their tricks as declarer in clubs, diamonds, hearts, spades and notrump. */
export interface ReportPart {
  readonly kind: 'hands' | 'trix';
  readonly seats: readonly Seat[];
}

export const isReportPart = (part: string | Expression | ReportPart): part is ReportPart =>
  typeof part !== 'string' && (part.kind === 'hands' || part.kind === 'trix');

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
  printns: () => ({ kind: 'printside', seats: ['S', 'N'] }),
  printside: (reader) => readSide(reader),
  printrpt: (reader, names) => readReport(reader, names),
  csvrpt: (reader, names) => readReport(reader, names),
  export: (reader) => readExport(reader),
  evalcontract: (reader) => readContract(reader),
  evaluate: (reader) => readContract(reader),
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
  // after a comma at the end a word of the later version may begin the definition of a name
  while (ACTION_WORDS.includes(reader.peek().text.toLowerCase()) && reader.peek(1).text !== '=') {
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

/** Reads `(NS)` into two hands side by side: South and North, or West and East. */
function readSide(reader: TokenReader): Action | undefined {
  const side = reader.expect('(') && parseSide(reader);
  const seats: readonly Seat[] = side === 'NS' ? ['S', 'N'] : ['W', 'E'];
  return side && reader.expect(')') && { kind: 'printside', seats };
}

function readExport(reader: TokenReader): Action | undefined {
  const seats = reader.expect('(') && readHands(reader);
  return seats && reader.expect(')') && { kind: 'export', seats };
}

/** Reads a side or a hand. */
function readHands(reader: TokenReader): readonly Seat[] | undefined {
  const side = acceptSide(reader);
  if (side !== undefined) return seatsOf(side);
  const seat = parseCompass(reader);
  return seat && [seat];
}

function readReport(reader: TokenReader, names: Names): Action | undefined {
  if (!reader.expect('(')) return undefined;
  const parts: (string | Expression | ReportPart)[] = [];
  do {
    const part = readReportPart(reader, names);
    if (part === undefined) return undefined;
    parts.push(part);
  } while (reader.accept(','));
  return reader.expect(')') && { kind: 'report', parts };
}

function readReportPart(reader: TokenReader, names: Names): string | Expression | ReportPart | undefined {
  const token = reader.peek();
  if (token.kind === 'string') return reader.next().text;
  if (token.kind !== 'word' || names.has(token.text)) return parseExpression(reader, names);
  if (reader.accept('deal')) return { kind: 'hands', seats: SEATS };
  if (token.text.toLowerCase() === 'trix' && reader.peek(1).text === '(') {
    reader.next();
    reader.next();
    const seats = reader.accept('deal') ? SEATS : readHands(reader);
    return seats && reader.expect(')') && { kind: 'trix', seats };
  }
  if (parseSeat(token.text) === undefined && !/^(ns|ew)$/i.test(token.text))
    return parseExpression(reader, names);
  const seats = readHands(reader);
  return seats && { kind: 'hands', seats };
}

/** Reads `(NS, z4H, vul)`; without parentheses every contract of North and South is meant. */
function readContract(reader: TokenReader): Action | undefined {
  if (!reader.accept('(')) return { kind: 'evalcontract' };
  const side = parseSide(reader);
  if (side === undefined || !reader.expect(',')) return undefined;
  const contract = parseBareContract(reader);
  if (contract === undefined || !reader.expect(',')) return undefined;
  const vulnerable = parseVulnerable(reader);
  if (vulnerable === undefined || !reader.expect(')')) return undefined;
  return { kind: 'contract', side, contract, vulnerable };
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
