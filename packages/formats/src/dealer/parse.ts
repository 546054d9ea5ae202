import { defined } from '@overtrick/rules/assert';
import { parseSeat } from '@overtrick/rules/cards/seat';
import { ok, type Result } from '@overtrick/rules/result';
import { parseBraces } from './braces.ts';
import { choiceOf, joinedBy, unitOf, withUnit } from './decimals.ts';
import { type Dialect, dialectOf } from './dialect.ts';
import { depthOf, type Expression, type Operator } from './expression.ts';
import { CALLS, FUNCTIONS, REFUSED } from './functions.ts';
import {
  type DealerCode,
  hundredthsOf,
  isBare,
  makeReader,
  nameOf,
  readTokens,
  type Token,
  type TokenReader,
} from './tokens.ts';

/** The expressions that are defined so far, by name. */
export type Names = ReadonlyMap<string, Expression>;

/** The greatest depth of parentheses, signs and choices, and the longest chain of operators. */
const MOST_NESTED = 200;
const MOST_CHAINED = 500;

/** The operators by precedence, the loosest first; `or` and `and` are words for two of them. */
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

/** Reads one condition, which may use defined names. */
export function parseCondition(
  text: string,
  names: Names = new Map(),
  dialect?: Dialect,
): Result<Expression, DealerCode> {
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  const reader = makeReader(tokens.value, dialect ?? dialectOf(tokens.value));
  const condition = parseExpression(reader, names);
  if (reader.peek().kind !== 'end') failAtRest(reader);
  return reader.failure ?? ok(defined(condition, 'an expression or a failure'));
}

export function failAtRest(reader: TokenReader): undefined {
  const token = reader.peek();
  const why = token.text === '=' ? 'to compare, write ==' : `${nameOf(token)} is not expected here`;
  return reader.fail(token, 'ERR_DEALER_SYNTAX', why);
}

/** Reads as much of an expression as possible; `undefined` after a failure, which the reader stores. */
export function parseExpression(reader: TokenReader, names: Names, nested = 0): Expression | undefined {
  if (nested > MOST_NESTED)
    return reader.fail(reader.peek(), 'ERR_DEALER_DEPTH', 'this is nested too deeply');
  const test = parseLevel(reader, names, nested, 0);
  if (test === undefined || !reader.accept('?')) return test;
  const yes = parseExpression(reader, names, nested + 1);
  if (yes === undefined || !reader.expect(':')) return undefined;
  const no = parseExpression(reader, names, nested + 1);
  return no && choiceOf(test, yes, no);
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
    left = right && operator && joinedBy(operator, left, right);
  }
  return undefined;
}

function parseUnary(reader: TokenReader, names: Names, nested: number): Expression | undefined {
  const sign = reader.accept('!', 'not', '-');
  if (sign === undefined) return parsePrimary(reader, names, nested);
  if (nested > MOST_NESTED) return reader.fail(sign, 'ERR_DEALER_DEPTH', 'this is nested too deeply');
  const of = parseUnary(reader, names, nested + 1);
  if (of === undefined) return undefined;
  return sign.text === '-' ? { kind: 'minus', of, ...withUnit(unitOf(of)) } : { kind: 'not', of };
}

function parsePrimary(reader: TokenReader, names: Names, nested: number): Expression | undefined {
  const token = reader.next();
  if (token.kind === 'number') return parseNumber(reader, token);
  if (token.kind === 'decimal') return { kind: 'number', value: hundredthsOf(token), unit: 'decimal' };
  if (token.kind === 'symbol' && token.text === '(') {
    const inner = parseExpression(reader, names, nested + 1);
    return inner && reader.expect(')') && inner;
  }
  if (token.kind !== 'word')
    return reader.fail(
      token,
      'ERR_DEALER_SYNTAX',
      `a condition or a number is expected here, not ${nameOf(token)}`,
    );
  const of = names.get(token.text);
  if (of !== undefined)
    return { kind: 'name', name: token.text, of, depth: depthOf(of), ...withUnit(unitOf(of)) };
  const next = reader.peek();
  if (next.kind === 'braces') return parseShapeBraces(reader, token);
  if (isBare(next) && next.text === '(') return parseCall(reader, token, names, nested);
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

function parseCall(reader: TokenReader, called: Token, names: Names, nested: number): Expression | undefined {
  const refused = REFUSED.get(called.text.toLowerCase());
  if (refused !== undefined) return reader.fail(called, 'ERR_DEALER_NAME', refused);
  const call = CALLS.get(called.text.toLowerCase());
  if (call === undefined)
    return reader.fail(
      called,
      'ERR_DEALER_NAME',
      `there is no function ${called.text}; there are ${FUNCTIONS.join(', ')}`,
    );
  reader.expect('(');
  const expression = call(reader, () => parseExpression(reader, names, nested + 1));
  return expression && reader.expect(')') && expression;
}

/** Parses `shape{north, 5+M(xxx)}`. */
function parseShapeBraces(reader: TokenReader, called: Token): Expression | undefined {
  const braces = reader.next();
  if (called.text.toLowerCase() !== 'shape')
    return reader.fail(called, 'ERR_DEALER_SYNTAX', `braces belong to shape, not to ${called.text}`);
  const [, hand = '', shapes] = /^\s*(\w+)\s*,([\s\S]*)$/.exec(braces.text) ?? [];
  const seat = parseSeat(hand);
  if (seat === undefined || shapes === undefined)
    return reader.fail(
      braces,
      'ERR_DEALER_SYNTAX',
      'a hand, a comma and shapes are expected between the braces',
    );
  const parts = parseBraces(shapes, seat, (text, names) => {
    const condition = parseCondition(text, names);
    return condition.ok ? condition.value : (condition.why ?? condition.code);
  });
  return typeof parts === 'string'
    ? reader.fail(braces, 'ERR_DEALER_VALUE', parts)
    : { kind: 'shape', seat, shapes: parts };
}
