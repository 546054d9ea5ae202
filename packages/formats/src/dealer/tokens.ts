import { type Failure, fail, ok, type Result } from '@overtrick/rules/result';
import { type Dialect, PLAIN } from './dialect.ts';

/** The end of the text is a token too, so that an error about something missing has a place. */
type TokenKind = 'word' | 'number' | 'decimal' | 'symbol' | 'string' | 'braces' | 'end';

/**
 * A word (names, seats, cards and shapes such as `5xxx`), a whole number, a number with a decimal point, an operator, a
 * quoted text or the content of braces, with its place from 1.
 */
export interface Token {
  readonly kind: TokenKind;
  /** The text as written; for quotes and braces, the text inside. */
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

export type DealerCode =
  | 'ERR_DEALER_TOKEN' // a character that the language has not got
  | 'ERR_DEALER_SYNTAX' // something else was expected here
  | 'ERR_DEALER_NAME' // a name that is not known, or defined twice
  | 'ERR_DEALER_VALUE' // a number, card or shape that cannot be
  | 'ERR_DEALER_DEPTH'; // nested too deep

const failAt = (
  { line, column }: Omit<Token, 'kind' | 'text'>,
  code: DealerCode,
  why: string,
): Failure<DealerCode> => fail(code, `${line}:${column}`, why);

/** The texts that `$0` to `$9` stand for, by digit. */
export type Variables = ReadonlyMap<string, string>;

const BLANK = /(?:\s|#[^\n]*|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const DECIMAL = /(?:\d+\.\d*|\.\d+)(?![\w.])/y;
const TOKEN = /([A-Za-z0-9_]+)|"([^"]*)"|(\\n)|\{([^{}]*)\}|&&|\|\||==|!=|<=|>=|[-+*/%!<>?:=(),]/y;

/**
 * Splits a text into tokens. `$0` to `$9` stand for the tokens of their values, also between braces, but not in quotes.
 * Comments go from `#` or `//` to the end of the line, or between slash-star and star-slash.
 */
export function readTokens(
  text: string,
  variables: Variables = new Map(),
): Result<readonly Token[], DealerCode> {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let at = 0;
  for (;;) {
    BLANK.lastIndex = at;
    const blank = BLANK.exec(text)?.[0] ?? '';
    for (const newline of blank.matchAll(/\n/g)) {
      line++;
      lineStart = at + newline.index + 1;
    }
    at += blank.length;
    const place = { line, column: at - lineStart + 1 };
    if (at >= text.length) return ok([...tokens, { kind: 'end', text: '', ...place }]);
    if (text.startsWith('/*', at)) return failAt(place, 'ERR_DEALER_TOKEN', 'this comment does not end');
    const [variable, digit] = /^\$([0-9])(?!\w)/.exec(text.slice(at, at + 3)) ?? [];
    if (variable !== undefined && digit !== undefined) {
      const value = variables.get(digit);
      if (value === undefined) return missing(place, digit);
      const inside = readTokens(value);
      if (!inside.ok)
        return failAt(place, inside.code, `in the value of ${variable}: ${inside.why ?? inside.code}`);
      for (const { kind, text: each } of inside.value)
        if (kind !== 'end') tokens.push({ kind, text: each, ...place });
      at += variable.length;
      continue;
    }
    DECIMAL.lastIndex = at;
    const decimal = DECIMAL.exec(text)?.[0];
    if (decimal !== undefined) {
      if (!/^\d{0,7}\.\d{0,2}$/.test(decimal))
        return failAt(
          place,
          'ERR_DEALER_VALUE',
          `a decimal has at most seven digits before its point and two after it: ${decimal} has more`,
        );
      tokens.push({ kind: 'decimal', text: decimal, ...place });
      at += decimal.length;
      continue;
    }
    TOKEN.lastIndex = at;
    const [token, word, quoted, newline, braces] = TOKEN.exec(text) ?? [];
    if (token === undefined) {
      const open = { '"': 'these quotation marks do not end', '{': 'these braces do not end' }[
        text[at] ?? ''
      ];
      if (open !== undefined) return failAt(place, 'ERR_DEALER_TOKEN', open);
      const odd = String.fromCodePoint(text.codePointAt(at) ?? 0);
      return failAt(place, 'ERR_DEALER_TOKEN', `${odd} has no meaning here`);
    }
    const string = newline === undefined ? quoted : '\n';
    if (word !== undefined)
      tokens.push({ kind: /^\d+$/.test(word) ? 'number' : 'word', text: word, ...place });
    else if (string !== undefined) tokens.push({ kind: 'string', text: string, ...place });
    else if (braces !== undefined) {
      const absent = [...braces.matchAll(/\$([0-9])/g)].find(([, name = '']) => !variables.has(name));
      if (absent?.[1] !== undefined) return missing(place, absent[1]);
      const filled = braces.replace(/\$([0-9])/g, (_, name: string) => variables.get(name) ?? '');
      tokens.push({ kind: 'braces', text: filled, ...place });
    } else tokens.push({ kind: 'symbol', text: token, ...place });
    for (const each of token.matchAll(/\n/g)) {
      line++;
      lineStart = at + each.index + 1;
    }
    at += token.length;
  }
}

const missing = (place: Omit<Token, 'kind' | 'text'>, digit: string): Failure<DealerCode> =>
  failAt(
    place,
    'ERR_DEALER_NAME',
    `$${digit} has no value: give it on the command line, as in --var ${digit}=15, or write it here`,
  );

/** Walks through tokens one by one and stores the first failure. */
export interface TokenReader {
  /** Returns the next token, or the one after it. */
  peek(ahead?: 0 | 1): Token;
  next(): Token;
  /** Takes the next token if it is this symbol or word; the argument is in lower case, the token may be in any case. */
  accept(...texts: readonly string[]): Token | undefined;
  /** Takes this symbol, or fails. */
  expect(text: string): Token | undefined;
  /** Stores the reason of a failure, unless one is stored already. */
  fail(token: Token, code: DealerCode, why: string): undefined;
  readonly failure: Failure<DealerCode> | undefined;
  /** The version of the language. */
  readonly dialect: Dialect;
}

export function makeReader(tokens: readonly Token[], dialect: Dialect = PLAIN): TokenReader {
  const END: Token = tokens.at(-1) ?? { kind: 'end', text: '', line: 1, column: 1 };
  let at = 0;
  let failure: Failure<DealerCode> | undefined;
  const reader: TokenReader = {
    dialect,
    peek: (ahead = 0) => tokens[at + ahead] ?? END,
    next: () => tokens[at++] ?? END,
    accept: (...texts) =>
      isBare(reader.peek()) && texts.includes(reader.peek().text.toLowerCase()) ? reader.next() : undefined,
    expect(text) {
      const token = reader.peek();
      return isBare(token) && token.text === text
        ? reader.next()
        : reader.fail(token, 'ERR_DEALER_SYNTAX', `${text} is expected here, not ${nameOf(token)}`);
    },
    fail(token, code, why) {
      failure ??= failAt(token, code, why);
      return undefined;
    },
    get failure() {
      return failure;
    },
  };
  return reader;
}

/** Returns the value of a decimal in hundredths: 1275 for `12.75`. */
export const hundredthsOf = ({ text }: Token): number => Math.round(Number(text) * 100);

/** True for a token that is not a quoted text or braces. */
export const isBare = ({ kind }: Token): boolean => kind !== 'string' && kind !== 'braces';

/** Returns a token's name in error messages. */
export function nameOf({ kind, text }: Token): string {
  if (kind === 'string') return text === '\n' ? '\\n' : `"${text}"`;
  if (kind === 'braces') return `{${text}}`;
  return kind === 'end' ? 'the end' : text;
}
