import { parseSeat } from '@overtrick/rules/cards/seat';
import { COUNT_NAMES, type CountName } from './measures.ts';
import type { Token } from './tokens.ts';

/** A script's version of the language: the later one numbers `altcount` differently, and has decimals. */
export interface Dialect {
  /** True if the script uses something that only the later version (`dealerv2`) has. */
  readonly isLater: boolean;
  /** The counts that `pointcount` or `altcount` gives decimals: their values are hundredths. */
  readonly hundredths: ReadonlySet<CountName>;
}

export const PLAIN: Dialect = { isLater: false, hundredths: new Set() };

/** The words that begin a call or an action of the later version; alone they may be names in older scripts. */
const LATER_CALLS: ReadonlySet<string> = new Set([
  ...['bktfreq', 'csvrpt', 'dds', 'export', 'ltc', 'opc', 'par', 'printrpt', 'printside', 'trix', 'usereval'],
]);

/** The words that the first version of the language lets a script define as names. */
export const LATER_WORDS: ReadonlySet<string> = new Set([
  ...LATER_CALLS,
  'opener',
  'printns',
  'seed',
  'title',
]);

/** Finds the dialect before a script is read, since `pointcount` may follow the conditions it changes. */
export function dialectOf(tokens: readonly Token[]): Dialect {
  const isLater = tokens.some((token, i) => isLaterToken(token, tokens[i + 1]));
  const hundredths = new Set<CountName>();
  for (const [i, { kind, text }] of tokens.entries()) {
    const word = kind === 'word' ? text.toLowerCase() : '';
    if (word !== 'pointcount' && word !== 'altcount') continue;
    const first = word === 'pointcount' ? i + 1 : i + 2;
    const name = word === 'pointcount' ? COUNT_NAMES[0] : altCount(Number(tokens[i + 1]?.text), isLater);
    if (name === undefined) continue;
    hundredths.delete(name);
    for (let at = first; isCount(tokens[at]); at++) if (tokens[at]?.kind === 'decimal') hundredths.add(name);
  }
  return { isLater, hundredths };
}

/** Returns the count that `altcount` changes: in the later version n is `ptn`; in Debian's program 0 is `hcp`. */
export const altCount = (n: number, isLater: boolean): CountName | undefined =>
  Number.isInteger(n) && n >= 0 ? COUNT_NAMES[isLater ? n + 2 : n] : undefined;

const isCount = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || token.kind === 'decimal' || token.text === '-');

function isLaterToken({ kind, text }: Token, next: Token | undefined): boolean {
  if (kind === 'decimal') return true;
  if (kind !== 'word') return false;
  if (/^z[1-7][CDHSN]x{0,2}$/.test(text)) return true;
  const word = text.toLowerCase();
  if (word === 'printns') return next?.text === ',' || next?.kind === 'word' || next?.kind === 'end';
  if (word === 'opener') return next?.kind === 'word' && parseSeat(next.text) !== undefined;
  return LATER_CALLS.has(word) && (next?.text === '(' || (word === 'bktfreq' && next?.kind === 'string'));
}
