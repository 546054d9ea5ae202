import {
  type BareContract,
  type Contract,
  isPassedOut,
  parseContract,
} from '@overtrick/rules/auction/contract';
import {
  type BySide,
  isSide,
  parseSeat,
  parseVul,
  type Seat,
  type Side,
  type Vul,
} from '@overtrick/rules/cards/seat';
import { FITS, type Fit } from '@overtrick/rules/cards/strength';
import { type Failure, ok, type Result } from '@overtrick/rules/result';
import { thereIs } from '../text/words.ts';
import { failAt, type LineCode, type ScoreLine } from './lines.ts';

/**
 * A parser of a word: the required form, as the beginning of a sentence, and the value (`undefined` for another form).
 */
export interface Field<T> {
  readonly must: string;
  readonly read: (text: string) => T | undefined;
}

export const CONTRACT: Field<BareContract> = {
  must: 'a contract is written like 4S, 4SX or 3NTXX, or PASS',
  read: parseContract,
};

export const DECLARER: Field<Seat> = { must: 'the declarer is N, E, S or W', read: parseSeat };

export const TRICKS: Field<number> = {
  must: "declarer's tricks are a whole number from 0 to 13",
  read: (text) => (/^\d{1,2}$/.test(text) && Number(text) <= 13 ? Number(text) : undefined),
};

export const VUL: Field<Vul> = { must: 'the vulnerability is none, ns, ew or both', read: parseVul };

/** Defines a field like `NS:100` or `NS:16,EW:4`: points of each side that `isPoints` accepts. */
const bySidePoints = (must: string, isPoints: (points: number) => boolean): Field<BySide<number>> => ({
  must,
  read: (text) => readBySide(text, isPoints),
});

/** Four or five top trumps, or four aces at notrump (RULES 1.6). */
export const HONOURS: Field<BySide<number>> = bySidePoints(
  'honours are written like NS:100, with 100 or 150 points',
  (points) => points === 100 || points === 150,
);

/** The honours of the games before contract bridge, which have many values, and which both sides may hold. */
export const OLD_HONOURS: Field<BySide<number>> = bySidePoints(
  'honours are written like NS:16 or NS:16,EW:4, with a whole number of points',
  () => true,
);

function readBySide(text: string, isPoints: (points: number) => boolean): BySide<number> | undefined {
  const points: { NS?: number; EW?: number } = {};
  for (const part of text.toUpperCase().split(',')) {
    const [, side, number] = /^(NS|EW):(\d{1,4})$/.exec(part) ?? [];
    if (!isSide(side) || !isPoints(Number(number)) || points[side] !== undefined) return undefined;
    points[side] = Number(number);
  }
  return { NS: points.NS ?? 0, EW: points.EW ?? 0 };
}

/** The side with more points, and their number. */
export const HCP: Field<{ readonly side: Side; readonly points: number }> = {
  must: 'the points are those of the side with more, written like NS:25, from 20 to 40',
  read(text) {
    const [, side, points] = /^(NS|EW):([23]\d|40)$/.exec(text.toUpperCase()) ?? [];
    return isSide(side) ? { side, points: Number(points) } : undefined;
  },
};

/** The fit: M for a major suit, m for a minor one. No other word is case-sensitive. */
export const FIT: Field<Fit> = {
  must: 'the fit is M8, M9, M10, m8, m9, m10 or none',
  read: (text) => FITS.find((fit) => fit === text || (fit === 'none' && text.toLowerCase() === fit)),
};

/** Reads the word at an index as a field. */
export function readWord<T>(line: ScoreLine, index: number, field: Field<T>): Result<T, LineCode> {
  const word = line.words[index];
  if (word === undefined) return failAt(line.end, 'ERR_LINE_WORD', `${field.must}; the line ends before it`);
  const value = field.read(word.text);
  return value === undefined ? failAt(word, 'ERR_LINE_WORD', `${field.must}, not ${word.text}`) : ok(value);
}

/** Reads the value of a key; `undefined` if the line lacks it. */
export function readKey<T>(line: ScoreLine, key: string, field: Field<T>): Result<T | undefined, LineCode> {
  const pair = line.pairs.get(key);
  if (pair === undefined) return ok(undefined);
  const value = field.read(pair.value.text);
  return value === undefined
    ? failAt(pair.value, 'ERR_LINE_KEY', `${field.must}, not ${pair.value.text}`)
    : ok(value);
}

/** Returns the error for a line that lacks a key. */
export const missing = (line: ScoreLine, key: string, wanted: string): Failure<LineCode> =>
  failAt(line.end, 'ERR_LINE_KEY', `${key}= is missing: it needs ${wanted}`);

/** Returns the error for a line with an unknown key. */
export function unknownKey(line: ScoreLine, known: readonly string[]): Failure<LineCode> | undefined {
  const odd = [...line.pairs.values()].find(({ key }) => !known.includes(key.text))?.key;
  return odd && failAt(odd, 'ERR_LINE_KEY', `there is no key ${odd.text}; ${thereIs(known)}`);
}

/** The result of a deal: its contract, absent if it was passed out, and declarer's tricks. */
export interface DealResult {
  readonly contract?: Contract;
  readonly tricks: number;
}

/** True if the line is `PASS`. Fails if it has more words than that, or than the three of `form`. */
export function readPassed(line: ScoreLine, form: string): Result<boolean, LineCode> {
  const [first] = line.words;
  const passed = first !== undefined && isPassedOut(first.text);
  const extra = line.words[passed ? 1 : 3];
  if (extra === undefined) return ok(passed);
  const why = passed ? 'PASS stands alone' : `a line is ${form}, then key=value`;
  return failAt(extra, 'ERR_LINE_WORD', `${extra.text} is one word too many: ${why}`);
}

/** Reads `CONTRACT DECLARER TRICKS`, or `PASS` alone. */
export function readResult(
  line: ScoreLine,
  field: Field<BareContract> = CONTRACT,
): Result<DealResult, LineCode> {
  const passed = readPassed(line, 'CONTRACT DECLARER TRICKS');
  if (!passed.ok) return passed;
  if (passed.value) return ok({ tricks: 0 });
  const denomination = readWord(line, 0, field);
  if (!denomination.ok) return denomination;
  const declarer = readWord(line, 1, DECLARER);
  if (!declarer.ok) return declarer;
  const tricks = readWord(line, 2, TRICKS);
  if (!tricks.ok) return tricks;
  return ok({ contract: { ...denomination.value, declarer: declarer.value }, tricks: tricks.value });
}
