import { type Card, parseCard, type Suit } from '@overtrick/rules/card';
import { parseSeat, type Seat } from '@overtrick/rules/seat';
import { depthOf, type Expression, type Operator, type ShapePart } from './expression.ts';
import { findMeasure, MEASURE_CALLS } from './measures.ts';
import { patternError } from './shape.ts';
import { nameOf, type Token, type TokenReader } from './tokens.ts';

/** The names defined so far and what they stand for. */
export type Names = ReadonlyMap<string, Expression>;

/** The greatest depth of parentheses, signs and choices, and the most operators in a row. */
const MOST_NESTED = 200;
const MOST_CHAINED = 500;

/** Operators from the loosest; `or` and `and` are words for two of them. */
const LEVELS: readonly (readonly string[])[] = [
  ['||', 'or'],
  ['&&', 'and'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const OPERATORS: Readonly<Record<string, Operator>> = {
  '||': '||',
  or: '||',
  '&&': '&&',
  and: '&&',
  '==': '==',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
};

const SUIT_WORDS: readonly [RegExp, Suit][] = [
  [/^c(lubs?)?$/i, 'C'],
  [/^d(iamonds?)?$/i, 'D'],
  [/^h(earts?)?$/i, 'H'],
  [/^s(pades?)?$/i, 'S'],
];
const LENGTHS: Readonly<Record<string, Suit>> = {
  club: 'C',
  clubs: 'C',
  diamond: 'D',
  diamonds: 'D',
  heart: 'H',
  hearts: 'H',
  spade: 'S',
  spades: 'S',
};

/** The names of functions, for the error about an unknown one. */
export const FUNCTIONS: readonly string[] = [...MEASURE_CALLS, ...Object.keys(LENGTHS), 'shape', 'hascard'];

/** Reads an expression, as far as it goes; `undefined` after a failure, which the reader keeps. */
export function parseExpression(reader: TokenReader, names: Names, nested = 0): Expression | undefined {
  if (nested > MOST_NESTED) return reader.fail(reader.peek(), 'ERR_DEALER_DEPTH', 'this is nested too deep');
  const test = parseLevel(reader, names, nested, 0);
  if (test === undefined || !reader.accept('?')) return test;
  const yes = parseExpression(reader, names, nested + 1);
  if (yes === undefined || !reader.expect(':')) return undefined;
  const no = parseExpression(reader, names, nested + 1);
  return no && { kind: 'choice', test, yes, no };
}

function parseLevel(
  reader: TokenReader,
  names: Names,
  nested: number,
  level: number,
): Expression | undefined {
  const operators = LEVELS[level];
  if (operators === undefined) return parseUnary(reader, names, nested);
  let left = parseLevel(reader, names, nested, level + 1);
  for (let chained = 0; left !== undefined; chained++) {
    const token = reader.accept(...operators);
    if (token === undefined) return left;
    if (chained === MOST_CHAINED)
      return reader.fail(token, 'ERR_DEALER_DEPTH', `more than ${MOST_CHAINED} operators follow one another`);
    const right = parseLevel(reader, names, nested, level + 1);
    const operator = OPERATORS[token.text.toLowerCase()];
    left = right && operator && { kind: 'binary', operator, left, right };
  }
  return undefined;
}

function parseUnary(reader: TokenReader, names: Names, nested: number): Expression | undefined {
  const sign = reader.accept('!', 'not', '-');
  if (sign === undefined) return parsePrimary(reader, names, nested);
  if (nested > MOST_NESTED) return reader.fail(sign, 'ERR_DEALER_DEPTH', 'this is nested too deep');
  const of = parseUnary(reader, names, nested + 1);
  return of && { kind: sign.text === '-' ? 'minus' : 'not', of };
}

function parsePrimary(reader: TokenReader, names: Names, nested: number): Expression | undefined {
  const token = reader.next();
  if (token.kind === 'number') return parseNumber(reader, token);
  if (token.text === '(') {
    const inner = parseExpression(reader, names, nested + 1);
    return inner && reader.expect(')') && inner;
  }
  if (token.kind !== 'word')
    return reader.fail(
      token,
      'ERR_DEALER_SYNTAX',
      `a condition or a number is expected here, not ${nameOf(token)}`,
    );
  if (reader.peek().text === '(') return parseCall(reader, token);
  const of = names.get(token.text);
  if (of !== undefined) return { kind: 'name', name: token.text, of, depth: depthOf(of) };
  const known = [...names.keys()].join(', ');
  return reader.fail(
    token,
    'ERR_DEALER_NAME',
    FUNCTIONS.includes(token.text.toLowerCase())
      ? `${token.text} needs its hand: ${token.text}(north)`
      : `nothing is called ${token.text}${known === '' ? '' : `; defined are ${known}`}`,
  );
}

function parseNumber(reader: TokenReader, token: Token): Expression | undefined {
  const value = Number(token.text);
  return value < 1e9
    ? { kind: 'number', value }
    : reader.fail(token, 'ERR_DEALER_VALUE', 'numbers have at most nine digits');
}

function parseCall(reader: TokenReader, called: Token): Expression | undefined {
  const name = called.text.toLowerCase();
  const measure = findMeasure(name);
  const length = Object.hasOwn(LENGTHS, name) ? LENGTHS[name] : undefined;
  if (!FUNCTIONS.includes(name))
    return reader.fail(
      called,
      'ERR_DEALER_NAME',
      `there is no function ${called.text}; there are ${FUNCTIONS.join(', ')}`,
    );
  reader.expect('(');
  const seat = parseCompass(reader);
  if (seat === undefined) return undefined;
  const call =
    length !== undefined
      ? ({ kind: 'measure', measure: 'length', seat, suit: length } as const)
      : measure !== undefined
        ? parseMeasure(reader, measure, seat)
        : name === 'shape'
          ? parseShape(reader, seat)
          : parseHasCard(reader, seat);
  return call && reader.expect(')') && call;
}

export function parseCompass(reader: TokenReader): Seat | undefined {
  const token = reader.next();
  return (
    parseSeat(token.text) ??
    reader.fail(
      token,
      'ERR_DEALER_SYNTAX',
      `a hand is expected here: north, east, south or west, not ${nameOf(token)}`,
    )
  );
}

type Measured = Extract<Expression, { kind: 'measure' }>;

function parseMeasure(reader: TokenReader, measure: Measured['measure'], seat: Seat): Expression | undefined {
  if (!reader.accept(',')) return { kind: 'measure', measure, seat };
  const token = reader.next();
  const suit = SUIT_WORDS.find(([word]) => word.test(token.text))?.[1];
  if (suit === undefined)
    return reader.fail(
      token,
      'ERR_DEALER_SYNTAX',
      `a suit is expected here: clubs, diamonds, hearts or spades, not ${nameOf(token)}`,
    );
  return { kind: 'measure', measure, seat, suit };
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

/** `AS` as the language has it, `SA` as everything else here. */
const parseEitherWay = (text: string): Card | undefined =>
  parseCard(text) ?? parseCard(text.slice(-1) + text.slice(0, -1));

function parseShape(reader: TokenReader, seat: Seat): Expression | undefined {
  if (!reader.expect(',')) return undefined;
  const shapes: ShapePart[] = [];
  let sign: ShapePart['sign'] = '+';
  for (;;) {
    const any = reader.accept('any') !== undefined;
    const token = reader.next();
    const pattern = token.text.toLowerCase();
    const error = patternError(pattern);
    if (error !== undefined)
      return reader.fail(token, 'ERR_DEALER_VALUE', `${error}; here is ${nameOf(token)}`);
    shapes.push({ sign, any, pattern });
    const next = reader.accept('+', '-');
    if (next === undefined) return { kind: 'shape', seat, shapes };
    sign = next.text === '-' ? '-' : '+';
  }
}
