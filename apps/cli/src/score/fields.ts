import { type Contract, isPassedOut, parseContract } from '@overtrick/rules/contract';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { type BySide, parseSeat, parseVul, type Seat, SIDES, type Vul } from '@overtrick/rules/seat';
import { thereIs } from '../words.ts';
import { failAt, type Line, type LineCode } from './lines.ts';

/** How a word is read: what it has to be, as a sentence's beginning, and its value (`undefined` when it is not). */
export interface Field<T> {
  readonly must: string;
  readonly read: (text: string) => T | undefined;
}

export const CONTRACT: Field<Omit<Contract, 'declarer'>> = {
  must: 'a contract is written like 4S, 4SX or 3NTXX, or PASS',
  read: parseContract,
};

export const DECLARER: Field<Seat> = { must: 'the declarer is N, E, S or W', read: parseSeat };

export const TRICKS: Field<number> = {
  must: "declarer's tricks are a whole number from 0 to 13",
  read: (text) => (/^\d{1,2}$/.test(text) && Number(text) <= 13 ? Number(text) : undefined),
};

export const VUL: Field<Vul> = { must: 'the vulnerability is none, ns, ew or both', read: parseVul };

/** `NS:100` or `NS:16,EW:4`: points of each side, from those that there are. */
export const bySidePoints = (name: string, values: readonly number[]): Field<BySide<number>> => ({
  must: `${name} are written like NS:${values[0]}, with ${values.join(' or ')} points`,
  read: (text) => readBySide(text, values),
});

/** Four or five top trumps, or four aces at notrump (RULES 1.6). */
export const HONOURS: Field<BySide<number>> = bySidePoints('honours', [100, 150]);

function readBySide(text: string, values: readonly number[]): BySide<number> | undefined {
  const points: { NS?: number; EW?: number } = {};
  for (const part of text.toUpperCase().split(',')) {
    const [name, value, ...rest] = part.split(':');
    const side = SIDES.find((known) => known === name);
    const number = values.find((known) => String(known) === value);
    if (side === undefined || number === undefined || rest.length > 0 || points[side] !== undefined)
      return undefined;
    points[side] = number;
  }
  return { NS: points.NS ?? 0, EW: points.EW ?? 0 };
}

/** The word at an index, read as a field. */
export function readWord<T>(line: Line, index: number, field: Field<T>): Result<T, LineCode> {
  const word = line.words[index];
  if (word === undefined) return failAt(line.end, 'ERR_LINE_WORD', `${field.must}; the line ends before it`);
  const value = field.read(word.text);
  return value === undefined ? failAt(word, 'ERR_LINE_WORD', `${field.must}, not ${word.text}`) : ok(value);
}

/** The value of a key, `undefined` where the line has not got it. */
export function readKey<T>(line: Line, key: string, field: Field<T>): Result<T | undefined, LineCode> {
  const pair = line.pairs.get(key);
  if (pair === undefined) return ok(undefined);
  const value = field.read(pair.value.text);
  return value === undefined
    ? failAt(pair.value, 'ERR_LINE_KEY', `${field.must}, not ${pair.value.text}`)
    : ok(value);
}

/** What is wrong with a line that has other keys than those known. */
export function unknownKey(line: Line, known: readonly string[]): Failure<LineCode> | undefined {
  const odd = [...line.pairs.values()].find(({ key }) => !known.includes(key.text))?.key;
  return odd && failAt(odd, 'ERR_LINE_KEY', `there is no key ${odd.text}; ${thereIs(known)}`);
}

/** What a deal came to: its contract, none when it was passed out, and declarer's tricks. */
export interface DealResult {
  readonly contract?: Contract;
  readonly tricks: number;
}

/** Reads `CONTRACT DECLARER TRICKS`, or `PASS` alone. */
export function readResult(line: Line): Result<DealResult, LineCode> {
  const [first] = line.words;
  const passed = first !== undefined && isPassedOut(first.text);
  const extra = line.words[passed ? 1 : 3];
  if (extra !== undefined) {
    const why = passed ? 'PASS stands alone' : 'a line is CONTRACT DECLARER TRICKS, then key=value';
    return failAt(extra, 'ERR_LINE_WORD', `${extra.text} is a word too many: ${why}`);
  }
  if (passed) return ok({ tricks: 0 });
  const denomination = readWord(line, 0, CONTRACT);
  if (!denomination.ok) return denomination;
  const declarer = readWord(line, 1, DECLARER);
  if (!declarer.ok) return declarer;
  const tricks = readWord(line, 2, TRICKS);
  if (!tricks.ok) return tricks;
  return ok({ contract: { ...denomination.value, declarer: declarer.value }, tricks: tricks.value });
}
