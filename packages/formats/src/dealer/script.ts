/**
 * The language of Hans van Staveren's `dealer`, in which bridge players say which deals they want:
 *
 * ```
 * # a strong notrump opposite a major
 * notrump = shape(north, any 4333 + any 4432 + any 5332) && hcp(north) >= 15 && hcp(north) <= 17
 * condition notrump and (spades(south) >= 5 or hearts(south) >= 5)
 * produce 20
 * ```
 *
 * Read are names, conditions, `produce`, `generate`, `dealer`, `vulnerable` and `predeal`; what to print is not the
 * script's affair, so actions are refused. In conditions: `hcp controls losers c13 aces kings queens jacks tens top2
 * top3 top4 top5` of a hand or of one suit of it, `spades hearts diamonds clubs`, `shape` and `hascard`; arithmetic in
 * whole numbers, comparisons, `&& || !` or `and or not`, and `a ? b : c`.
 */
import { defined } from '@overtrick/rules/assert';
import { EMPTY } from '@overtrick/rules/cardSet';
import type { Deal } from '@overtrick/rules/deal';
import { ok, type Result } from '@overtrick/rules/result';
import { bySeat, parseVul, type Seat, type Vul } from '@overtrick/rules/seat';
import { depthOf, type Expression } from './expression.ts';
import { FUNCTIONS, type Names, parseCompass, parseExpression } from './parse.ts';
import { parsePredeal } from './predeal.ts';
import { type DealerCode, makeReader, nameOf, readTokens, type TokenReader } from './tokens.ts';

/** The greatest depth of names that build on each other. */
const MOST_DEEP = 1000;
const MOST_DEALS = 1_000_000_000;

export interface Script {
  readonly names: Names;
  /** The condition of a deal; every deal will do when there is none. */
  readonly condition?: Expression;
  /** The number of deals wanted, and the number that may be tried. */
  readonly produce?: number;
  readonly generate?: number;
  readonly dealer?: Seat;
  readonly vul?: Vul;
  /** Cards given to a hand before the others are dealt. */
  readonly predealt: Deal;
}

export const EMPTY_SCRIPT: Script = { names: new Map(), predealt: bySeat(() => EMPTY) };

/** Reads a whole script; a failure's place is `line:column`. */
export function parseScript(text: string): Result<Script, DealerCode> {
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  const reader = makeReader(tokens.value);
  let script: Script = EMPTY_SCRIPT;
  while (reader.failure === undefined && reader.peek().kind !== 'end')
    script = readStatement(reader, script) ?? script;
  return reader.failure ?? ok(script);
}

/** Reads one condition, in which a script's names may be used. */
export function parseCondition(
  text: string,
  names: Names = EMPTY_SCRIPT.names,
): Result<Expression, DealerCode> {
  const tokens = readTokens(text);
  if (!tokens.ok) return tokens;
  const reader = makeReader(tokens.value);
  const condition = parseExpression(reader, names);
  if (reader.peek().kind !== 'end') failAtRest(reader);
  return reader.failure ?? ok(defined(condition, 'an expression or a failure'));
}

/** Reads what comes after a statement's first word: the script with it, `undefined` after a failure. */
type Statement = (reader: TokenReader, script: Script) => Script | undefined;

const readCondition: Statement = (reader, script) => {
  const token = reader.peek();
  const condition = parseExpression(reader, script.names);
  if (script.condition !== undefined)
    return reader.fail(token, 'ERR_DEALER_SYNTAX', 'there is a condition before: join the two with &&');
  if (!['word', 'end'].includes(reader.peek().kind)) failAtRest(reader);
  return condition && { ...script, condition };
};

const STATEMENTS: Readonly<Record<string, Statement>> = {
  condition: readCondition,
  produce(reader, script) {
    const produce = readCount(reader);
    return produce === undefined ? undefined : { ...script, produce };
  },
  generate(reader, script) {
    const generate = readCount(reader);
    return generate === undefined ? undefined : { ...script, generate };
  },
  dealer(reader, script) {
    const dealer = parseCompass(reader);
    return dealer && { ...script, dealer };
  },
  vulnerable(reader, script) {
    const token = reader.next();
    const vul = parseVul(token.text);
    return vul
      ? { ...script, vul }
      : reader.fail(
          token,
          'ERR_DEALER_VALUE',
          `the vulnerability is none, ns, ew or all, not ${nameOf(token)}`,
        );
  },
  predeal(reader, script) {
    const predealt = parsePredeal(reader, script.predealt);
    return predealt && { ...script, predealt };
  },
};

/** Statements of the language that say what to print. */
const ACTIONS: readonly string[] = [
  'action',
  'average',
  'frequency',
  'print',
  'printall',
  'printew',
  'printpbn',
];

function readStatement(reader: TokenReader, script: Script): Script | undefined {
  const token = reader.peek();
  const word = token.text.toLowerCase();
  if (token.kind === 'word' && reader.peek(1).text === '=') return readName(reader, script);
  if (ACTIONS.includes(word))
    return reader.fail(
      token,
      'ERR_DEALER_SYNTAX',
      `${word} is not read: a script says here which deals, not what to print of them`,
    );
  const statement = Object.hasOwn(STATEMENTS, word) ? STATEMENTS[word] : undefined;
  if (statement === undefined) return readCondition(reader, script);
  reader.next();
  return statement(reader, script);
}

function readName(reader: TokenReader, script: Script): Script | undefined {
  const token = reader.next();
  const name = token.text;
  const word = name.toLowerCase();
  reader.next();
  if (Object.hasOwn(STATEMENTS, word) || FUNCTIONS.includes(word) || RESERVED.includes(word))
    return reader.fail(token, 'ERR_DEALER_NAME', `${name} is a word of the language and cannot be a name`);
  if (script.names.has(name)) return reader.fail(token, 'ERR_DEALER_NAME', `${name} is defined before`);
  const expression = parseExpression(reader, script.names);
  if (expression === undefined) return undefined;
  if (depthOf(expression) > MOST_DEEP)
    return reader.fail(token, 'ERR_DEALER_DEPTH', `${name} is built on too many other names`);
  return { ...script, names: new Map([...script.names, [name, expression]]) };
}

const RESERVED: readonly string[] = ['and', 'or', 'not', 'any', ...ACTIONS];

function readCount(reader: TokenReader): number | undefined {
  const token = reader.next();
  const count = token.kind === 'number' ? Number(token.text) : 0;
  return count >= 1 && count <= MOST_DEALS
    ? count
    : reader.fail(
        token,
        'ERR_DEALER_VALUE',
        `a number from 1 to ${MOST_DEALS} is expected here, not ${nameOf(token)}`,
      );
}

function failAtRest(reader: TokenReader): undefined {
  const token = reader.peek();
  const why = token.text === '=' ? 'to compare, write ==' : `${token.text} is not expected here`;
  return reader.fail(token, 'ERR_DEALER_SYNTAX', why);
}
