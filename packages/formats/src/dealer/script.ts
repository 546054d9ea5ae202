/**
 * The language of Hans van Staveren's `dealer`, in which bridge players say which deals they want, and what they
 * want to know of them:
 *
 * ```
 * # a strong notrump opposite a major
 * notrump = shape(north, any 4333 + any 4432 + any 5332) && hcp(north) >= 15 && hcp(north) <= 17
 * condition notrump and (spades(south) >= 5 or hearts(south) >= 5)
 * produce 20
 * action printoneline, average "points opposite" hcp(south)
 * ```
 *
 * Statements: names, `condition` (the last one counts), `produce generate dealer vulnerable opener predeal pointcount
 * altcount title seed` and `action` (`actions.ts`). Expressions: `hcp controls losers tens jacks queens kings aces top2
 * top3 top4 top5 c13 pt0` … `pt9` of a hand or of one suit of it, `quality` of a suit, `cccc` of a hand, `spades hearts
 * diamonds clubs`, `shape` (`braces.ts` has its second form), `hascard tricks dds par score imps rnd`; arithmetic in
 * whole numbers and decimals (`decimals.ts`), comparisons, `&& || !` or `and or not`, and `a ? b : c`. `altcount`
 * counts as the program does, not as its manual says: 0 is `hcp`, 1 `controls`, 2 to 11 are `pt0` to `pt9`; in the
 * later version 0 to 9 are `pt0` to `pt9` (`dialect.ts`).
 */
import { EMPTY } from '@overtrick/rules/cards/cardSet';
import { bySeat, type Seat, type Vul } from '@overtrick/rules/cards/seat';
import { ok, type Result } from '@overtrick/rules/result';
import { ACTION_WORDS, type Action, parseActions } from './actions.ts';
import { altCount, type Dialect, dialectOf, LATER_WORDS, PLAIN } from './dialect.ts';
import { makeDrawer, type Settled } from './draw.ts';
import { depthOf, type Expression } from './expression.ts';
import { FUNCTIONS } from './functions.ts';
import { COUNT_NAMES, COUNTS, type CountName, type Counts } from './measures.ts';
import { failAtRest, type Names, parseExpression } from './parse.ts';
import { parsePredeal } from './predeal.ts';
import {
  type DealerCode,
  hundredthsOf,
  isBare,
  makeReader,
  nameOf,
  readTokens,
  type Token,
  type TokenReader,
  type Variables,
} from './tokens.ts';
import { parseCompass, parseVulnerability } from './words.ts';

export { parseCondition } from './parse.ts';

/** The greatest depth of names that build on each other. */
const MOST_DEEP = 1000;
const MOST_DEALS = 1_000_000_000;

export interface Script {
  readonly names: Names;
  /** The condition of a deal; without it every deal fits. */
  readonly condition?: Expression;
  /** The number of deals to produce, and to try. */
  readonly produce?: number;
  readonly generate?: number;
  readonly title?: string;
  readonly seed?: string;
  readonly dealer?: Seat;
  readonly vul?: Vul;
  /** The cards and lengths that are fixed before the rest is dealt. */
  readonly settled: Required<Settled>;
  /** The values of cards. */
  readonly counts: Counts;
  /** The version of the language, which conditions beside the script share. */
  readonly dialect: Dialect;
  /** The actions for the deals; absent if the script has none. */
  readonly actions?: readonly Action[];
}

export const EMPTY_SCRIPT: Script = {
  names: new Map(),
  settled: { predealt: bySeat(() => EMPTY), lengths: [] },
  counts: COUNTS,
  dialect: PLAIN,
};

/**
 * Reads a whole script; a failure's place is `line:column`.
 * @param variables the texts of `$0` to `$9`
 */
export function parseScript(text: string, variables?: Variables): Result<Script, DealerCode> {
  const tokens = readTokens(text, variables);
  if (!tokens.ok) return tokens;
  const dialect = dialectOf(tokens.value);
  const reader = makeReader(tokens.value, dialect);
  let script: Script = { ...EMPTY_SCRIPT, dialect };
  while (reader.failure === undefined && reader.peek().kind !== 'end')
    script = readStatement(reader, script) ?? script;
  return reader.failure ?? ok(script);
}

/** Reads the rest of a statement after its first word: returns the script with it, or `undefined` after a failure. */
type Statement = (reader: TokenReader, script: Script) => Script | undefined;

const readCondition: Statement = (reader, script) => {
  const condition = parseExpression(reader, script.names);
  if (!startsStatement(reader)) failAtRest(reader);
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
    const vul = parseVulnerability(reader);
    return vul && { ...script, vul };
  },
  // who opens matters to opc alone, which is refused
  opener(reader, script) {
    const opener = parseCompass(reader);
    return opener && script;
  },
  predeal(reader, script) {
    const token = reader.peek();
    const settled = parsePredeal(reader, script.settled);
    if (settled === undefined) return undefined;
    if (makeDrawer(settled) === undefined)
      return reader.fail(token, 'ERR_DEALER_VALUE', 'no deal has these cards and lengths');
    return { ...script, settled };
  },
  pointcount: (reader, script) => readCounts(reader, script, 'hcp'),
  altcount(reader, script) {
    const token = reader.next();
    const { isLater } = script.dialect;
    const name = token.kind === 'number' ? altCount(Number(token.text), isLater) : undefined;
    return name !== undefined
      ? readCounts(reader, script, name)
      : reader.fail(
          token,
          'ERR_DEALER_VALUE',
          `a count from 0 to ${COUNT_NAMES.length - (isLater ? 3 : 1)} is expected here, not ${nameOf(token)}`,
        );
  },
  title(reader, script) {
    const token = reader.next();
    return token.kind === 'string'
      ? { ...script, title: token.text }
      : reader.fail(token, 'ERR_DEALER_SYNTAX', `a title in quotes is expected here, not ${nameOf(token)}`);
  },
  seed(reader, script) {
    const token = reader.next();
    return ['number', 'word', 'string'].includes(token.kind)
      ? { ...script, seed: token.text }
      : reader.fail(token, 'ERR_DEALER_SYNTAX', `a seed is expected here, not ${nameOf(token)}`);
  },
  action(reader, script) {
    const actions = parseActions(reader, script.names);
    return actions && { ...script, actions };
  },
};

/** Reads the value of each rank, from the ace down; later ranks may be left out. Decimals count in hundredths. */
function readCounts(reader: TokenReader, script: Script, name: CountName): Script | undefined {
  const worth: number[] = [];
  while (isNumber(reader.peek()) || (reader.peek().text === '-' && isNumber(reader.peek(1)))) {
    const sign = reader.accept('-') ? -1 : 1;
    const token = reader.next();
    worth.push(sign * (token.kind === 'decimal' ? hundredthsOf(token) : Number(token.text)));
    if (worth.length > 13)
      return reader.fail(token, 'ERR_DEALER_VALUE', 'there are more numbers than the 13 ranks');
  }
  return { ...script, counts: { ...script.counts, [name]: worth } };
}

const isNumber = ({ kind }: Token): boolean => kind === 'number' || kind === 'decimal';

const startsStatement = (reader: TokenReader): boolean => ['word', 'end'].includes(reader.peek().kind);

function readStatement(reader: TokenReader, script: Script): Script | undefined {
  const token = reader.peek();
  const word = token.text.toLowerCase();
  const next = reader.peek(1);
  if (token.kind === 'word' && isBare(next) && next.text === '=') return readName(reader, script);
  if (script.names.has(token.text)) return readCondition(reader, script);
  if (token.kind === 'word' && ACTION_WORDS.includes(word))
    return reader.fail(token, 'ERR_DEALER_SYNTAX', `${word} belongs after the word action`);
  const statement = token.kind === 'word' && Object.hasOwn(STATEMENTS, word) ? STATEMENTS[word] : undefined;
  if (statement === undefined) return readCondition(reader, script);
  reader.next();
  return statement(reader, script);
}

function readName(reader: TokenReader, script: Script): Script | undefined {
  const token = reader.next();
  const name = token.text;
  reader.next();
  if (RESERVED.includes(name))
    return reader.fail(token, 'ERR_DEALER_NAME', `${name} is a word of the language and cannot be a name`);
  if (script.names.has(name)) return reader.fail(token, 'ERR_DEALER_NAME', `${name} is already defined`);
  const expression = parseExpression(reader, script.names);
  if (expression === undefined) return undefined;
  if (depthOf(expression) > MOST_DEEP)
    return reader.fail(token, 'ERR_DEALER_DEPTH', `${name} is built on too many other names`);
  return { ...script, names: new Map([...script.names, [name, expression]]) };
}

/** Words that cannot be names; in other capitals they can, and so can words that only the later version has. */
const RESERVED: readonly string[] = [
  ...['and', 'or', 'not', 'any'],
  ...[...ACTION_WORDS, ...FUNCTIONS, ...Object.keys(STATEMENTS)].filter((word) => !LATER_WORDS.has(word)),
];

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
