/**
 * Shapes as dealer's preprocessor (`dpp`, François Dellacherie) writes them between braces:
 *
 * ```
 * shape{north, 4M(3+3+2+)}           four of a major, the others in any order
 * shape{north, 5+xx5+ - (5521)}      five or more in both black suits, but no 5-5-2-1
 * shape{north, 4+s4+h(xx):d>c,h+s==10}
 * ```
 *
 * A length is a digit, `x` for any, `3+` or `3-` for at least or at most three, `[1-35]` for one of several. A suit's
 * letter (`s h d c`, `M` a major, `m` a minor) puts the length before it in that suit; lengths without one take the
 * other suits from the spades down, and lengths in parentheses the rest in every order. After a colon stands what must
 * be true of the lengths, with commas for "and".
 */
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Expression, Pattern, ShapePart } from './expression.ts';
import { ANY_LENGTH, fourOf, ordersOf } from './shape.ts';

/** The suits that a letter stands for, as indices into a pattern. */
const SUITS_OF: Readonly<Record<string, readonly number[]>> = {
  s: [0],
  h: [1],
  d: [2],
  c: [3],
  M: [0, 1],
  m: [2, 3],
};
const LENGTH = /^(?:(\d)([-+]?)|\[([-\d]+)\]|(x))([shdcMm]?)/;

interface Length {
  readonly mask: number;
  /** The suits that the length may be in; absent without a letter. */
  readonly suits?: readonly number[];
}

/** Reads a condition after a colon, an expression in the lengths `s h d c`; a text says what is wrong. */
export type ReadCondition = (text: string, names: ReadonlyMap<string, Expression>) => Expression | string;

/** Reads the shapes between braces; a text says what is wrong. */
export function parseBraces(
  text: string,
  seat: Seat,
  readCondition: ReadCondition,
): readonly ShapePart[] | string {
  const pieces = ` + ${text.trim().replace(/^([-+])\s+/, '$1 ')}`
    .replace(/^ \+ ([-+]) /, ' $1 ')
    .split(/\s+([-+])\s+/);
  const parts: ShapePart[] = [];
  for (let i = 1; i < pieces.length; i += 2) {
    const [atom = '', condition] = (pieces[i + 1] ?? '').split(':', 2);
    const patterns = parseAtom(atom.replace(/\s/g, ''));
    if (typeof patterns === 'string') return patterns;
    const sign = pieces[i] === '-' ? '-' : '+';
    if (condition === undefined) {
      parts.push({ sign, patterns });
      continue;
    }
    const joined = condition
      .split(',')
      .map((each) => `(${each})`)
      .join(' && ');
    const read = readCondition(joined, lengthNames(seat));
    if (typeof read === 'string') return read;
    parts.push({ sign, patterns, condition: read });
  }
  return parts;
}

/** Returns the letters of the suits as names for the lengths of this hand. */
const lengthNames = (seat: Seat): ReadonlyMap<string, Expression> =>
  new Map(
    (['S', 'H', 'D', 'C'] as const).map((suit) => [
      suit.toLowerCase(),
      { kind: 'measure', measure: 'length', seat, suit },
    ]),
  );

function parseAtom(atom: string): readonly Pattern[] | string {
  const [, fixedText = '', floatText] = /^([^()]*)(?:\(([^()]*)\))?$/.exec(atom) ?? [];
  const fixed = parseLengths(fixedText);
  const float = parseLengths(floatText ?? '');
  if (atom === '' || fixed === undefined || float === undefined || float.some(({ suits }) => suits))
    return `${atom === '' ? 'nothing' : atom} is not a shape, such as 5+M(xxx) or 4432`;
  if (fixed.length + float.length !== 4) return `${atom} does not have four lengths`;
  const places = placings(
    fixed.filter(({ suits }) => suits),
    [],
  );
  if (places.length === 0) return `${atom} names a suit twice`;
  const patterns = places.flatMap((suits) => spread(fixed, suits, float));
  return patterns.some(canBe) ? patterns.filter(canBe) : `the lengths of ${atom} cannot add up to 13`;
}

function parseLengths(text: string): readonly Length[] | undefined {
  const lengths: Length[] = [];
  for (let rest = text; rest !== ''; ) {
    const [all, digit, sign, several, any, letter] = LENGTH.exec(rest) ?? [];
    if (all === undefined) return undefined;
    const mask = any ? ANY_LENGTH : several ? severalOf(several) : rangeOf(Number(digit), sign);
    const suits = SUITS_OF[letter ?? ''];
    lengths.push({ mask, ...(suits && { suits }) });
    rest = rest.slice(all.length);
  }
  return lengths;
}

const rangeOf = (length: number, sign: string | undefined): number =>
  sign === '+' ? between(length, 13) : sign === '-' ? between(0, length) : 1 << length;
const between = (low: number, high: number): number => (2 ** (high + 1) - 1) & ~(2 ** low - 1);

/** Reads a set of lengths: `013-68` is 0, 1, 3 to 6, or 8. */
function severalOf(text: string): number {
  let mask = 0;
  for (const [, low = '', high = low] of text.matchAll(/(\d)(?:-(\d))?/g))
    mask |= between(Number(low), Number(high));
  return mask;
}

/** Lists the ways to assign each length to a suit of its letter. */
function placings(lengths: readonly Length[], taken: readonly number[]): readonly (readonly number[])[] {
  const next = lengths[taken.length];
  if (next === undefined) return [taken];
  return (next.suits ?? [])
    .filter((suit) => !taken.includes(suit))
    .flatMap((suit) => placings(lengths, [...taken, suit]));
}

/**
 * Combines the lengths of named suits with the others: those before the parentheses take the remaining suits from the
 * spades down, those within them every order of the rest.
 */
function spread(
  fixed: readonly Length[],
  suits: readonly number[],
  float: readonly Length[],
): readonly Pattern[] {
  const left = [0, 1, 2, 3].filter((suit) => !suits.includes(suit));
  const named = fixed.filter((length) => length.suits);
  const inOrder = fixed.filter((length) => !length.suits).map(({ mask }) => mask);
  return ordersOf(float.map(({ mask }) => mask)).map((order) => {
    const rest = [...inOrder, ...order];
    return fourOf(
      [0, 1, 2, 3].map((suit) => named[suits.indexOf(suit)]?.mask ?? rest[left.indexOf(suit)] ?? 0),
    );
  });
}

/** True if four lengths of the pattern can add up to 13. */
const canBe = (pattern: Pattern): boolean =>
  pattern.reduce((sums, mask) => {
    let next = 0;
    for (let length = 0; length < 14; length++) if ((mask >>> length) & 1) next |= sums << length;
    return next & ANY_LENGTH;
  }, 1) >>>
    13 ===
  1;
