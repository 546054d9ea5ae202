import { type Card, parseCard, type Strain } from '@overtrick/rules/cards/card';
import { type Seat, seatsOf } from '@overtrick/rules/cards/seat';
import { joinedBy, unitOf, wholeOf, withUnit } from './decimals.ts';
import type { Expression, ShapePart } from './expression.ts';
import { findMeasure, MEASURE_CALLS, type MeasureName } from './measures.ts';
import { patternError, patternsOf } from './shape.ts';
import { isBare, nameOf, type TokenReader } from './tokens.ts';
import {
  acceptSide,
  LENGTHS,
  parseBareContract,
  parseCompass,
  parseSide,
  parseSuit,
  parseVulnerability,
  parseVulnerable,
} from './words.ts';

/** Reads a function call from its parenthesis on; `undefined` after a failure. */
type Call = (reader: TokenReader, inner: Inner) => Expression | undefined;

/** Reads an argument that is an expression. */
type Inner = () => Expression | undefined;

export const CALLS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...MEASURE_CALLS.map((name): [string, Call] => [name, (reader) => parseMeasure(reader, findMeasure(name))]),
  ...Object.entries(LENGTHS).map(([name, suit]): [string, Call] => [
    name,
    (reader) => ofHands(reader, () => (seat) => ({ kind: 'measure', measure: 'length', seat, suit })),
  ]),
  ['quality', (reader) => parseQuality(reader)],
  ['cccc', (reader) => ofHands(reader, () => (seat) => ({ kind: 'cccc', seat }))],
  ['shape', (reader) => ofHand(reader, (seat) => parseShape(reader, seat))],
  ['hascard', (reader) => ofHand(reader, (seat) => parseHasCard(reader, seat))],
  ['trick', (reader) => ofHand(reader, (seat) => parseTricks(reader, seat))],
  ['tricks', (reader) => ofHand(reader, (seat) => parseTricks(reader, seat))],
  ['dds', (reader) => ofHand(reader, (seat) => parseTricks(reader, seat))],
  ['par', (reader) => parsePar(reader)],
  ['score', parseScore],
  ['imp', (_, inner) => ofExpression(inner, 'imps')],
  ['imps', (_, inner) => ofExpression(inner, 'imps')],
  ['rnd', (_, inner) => ofExpression(inner, 'rnd')],
]);

/** Functions of the later version that are not counted here, with the reason. */
export const REFUSED: ReadonlyMap<string, string> = new Map([
  ['opc', 'the Optimal Point Count of dealerv2 is not counted here; use hcp, cccc or ltc'],
  [
    'usereval',
    'dealerv2 asks a program of your own for usereval; there is none here: use hcp, cccc, ltc or altcount',
  ],
  ['trix', 'trix belongs into printrpt or csvrpt; elsewhere write dds(north, spades)'],
]);

/** The names of functions, for the error about an unknown one. */
export const FUNCTIONS: readonly string[] = [...CALLS.keys()];

/** Reads a function's hand, then its other arguments. */
function ofHand<T>(reader: TokenReader, make: (seat: Seat) => T | undefined): T | undefined {
  const seat = parseCompass(reader);
  return seat && make(seat);
}

/** Reads a hand or a side, whose hands are added, then the other arguments. */
function ofHands(
  reader: TokenReader,
  read: () => ((seat: Seat) => Expression) | undefined,
): Expression | undefined {
  const side = acceptSide(reader);
  const seat = side === undefined ? parseCompass(reader) : undefined;
  if (side === undefined && seat === undefined) return undefined;
  const make = read();
  if (make === undefined) return undefined;
  if (seat !== undefined) return make(seat);
  const [first, second] = seatsOf(side ?? 'NS');
  return joinedBy('+', make(first), make(second));
}

/** Parses `par(NS)` or `par(NS, both)`. */
function parsePar(reader: TokenReader): Expression | undefined {
  const side = parseSide(reader);
  if (side === undefined || !reader.accept(',')) return side && { kind: 'par', side };
  const vul = parseVulnerability(reader);
  return vul && { kind: 'par', side, vul };
}

function ofExpression(inner: Inner, kind: 'imps' | 'rnd'): Expression | undefined {
  const of = inner();
  if (of === undefined) return undefined;
  return kind === 'rnd' ? { kind, of, ...withUnit(unitOf(of)) } : { kind, of: wholeOf(of) };
}

function parseMeasure(reader: TokenReader, measure: ReturnType<typeof findMeasure>): Expression | undefined {
  return ofHands(reader, () => {
    if (measure === undefined) return undefined;
    const unit = unitIn(reader, measure);
    if (!reader.accept(',')) return (seat) => ({ kind: 'measure', measure, seat, ...unit });
    const suit = parseSuit(reader);
    return suit && ((seat) => ({ kind: 'measure', measure, seat, suit, ...unit }));
  });
}

/** Returns the unit of a measure in this script. */
function unitIn({ dialect }: TokenReader, measure: MeasureName) {
  const counted: ReadonlySet<MeasureName> = dialect.hundredths;
  return withUnit(measure === 'ltc' || counted.has(measure) ? 'hundredths' : 'whole');
}

const parseQuality = (reader: TokenReader): Expression | undefined =>
  ofHand(reader, (seat) => {
    const suit = reader.expect(',') && parseSuit(reader);
    return suit && { kind: 'measure', measure: 'quality', seat, suit, unit: 'hundredths' };
  });

function parseTricks(reader: TokenReader, seat: Seat): Expression | undefined {
  if (!reader.expect(',')) return undefined;
  const strain: Strain | undefined = reader.accept('notrump', 'notrumps', 'nt') ? 'N' : parseSuit(reader);
  return strain && { kind: 'tricks', seat, strain };
}

/** Parses `score(vul, x3N, tricks(north, notrumps))`. */
function parseScore(reader: TokenReader, inner: Inner): Expression | undefined {
  const vulnerable = parseVulnerable(reader);
  if (vulnerable === undefined || !reader.expect(',')) return undefined;
  const contract = parseBareContract(reader);
  if (contract === undefined || !reader.expect(',')) return undefined;
  const of = inner();
  return of && { kind: 'score', vulnerable, contract, of: wholeOf(of) };
}

function parseHasCard(reader: TokenReader, seat: Seat): Expression | undefined {
  if (!reader.expect(',')) return undefined;
  const token = reader.next();
  const card = parseEitherWay(token.text);
  if (card === undefined)
    return reader.fail(
      token,
      'ERR_DEALER_VALUE',
      `a card is expected here, such as AS or SA, not ${nameOf(token)}`,
    );
  return { kind: 'hasCard', seat, card };
}

/** Parses a card as `AS`, as in the language, or as `SA`, as everywhere else here. */
const parseEitherWay = (text: string): Card | undefined =>
  parseCard(text) ?? parseCard(text.slice(-1) + text.slice(0, -1));

/** Parses shapes, joined by `+`, by `-` for those to remove, by a comma or by nothing. */
function parseShape(reader: TokenReader, seat: Seat): Expression | undefined {
  const shapes: ShapePart[] = [];
  if (!reader.expect(',')) return undefined;
  do {
    const sign = reader.accept('-') ? '-' : '+';
    if (sign === '+') reader.accept('+', ',');
    const any = reader.accept('any') !== undefined;
    const token = reader.next();
    const pattern = token.text.toLowerCase();
    const error = patternError(pattern);
    if (error !== undefined)
      return reader.fail(token, 'ERR_DEALER_VALUE', `${error}; here is ${nameOf(token)}`);
    shapes.push({ sign, patterns: patternsOf(pattern, any) });
  } while (isBare(reader.peek()) && reader.peek().text !== ')' && reader.peek().kind !== 'end');
  return { kind: 'shape', seat, shapes };
}
