import type { Holdings } from './dealt.ts';
import type { Pattern, ShapePart } from './expression.ts';

/** Any length, bit n for n cards. */
export const ANY_LENGTH = 2 ** 14 - 1;

/** Returns the reason why a text is not a pattern of four lengths; `undefined` if it is one. */
export function patternError(pattern: string): string | undefined {
  if (!/^[\dx]{4}$/.test(pattern))
    return 'a shape is four lengths, spades first, as in 5332, x for any length';
  const open = pattern.includes('x');
  const sum = [...pattern].reduce((all, length) => all + (length === 'x' ? 0 : Number(length)), 0);
  if (open ? sum <= 13 : sum === 13) return undefined;
  return `the lengths of ${pattern} add up to ${sum}, ${open ? 'more than' : 'not'} 13`;
}

/** Parses `5xxx` into lengths; with `any` in every order. */
export function patternsOf(pattern: string, any: boolean): readonly Pattern[] {
  const lengths = [...pattern].map((length) => (length === 'x' ? ANY_LENGTH : 1 << Number(length)));
  return (any ? ordersOf(lengths) : [lengths]).map(fourOf);
}

/** Returns four numbers as a pattern. */
export const fourOf = ([s = 0, h = 0, d = 0, c = 0]: readonly number[]): Pattern => [s, h, d, c];

/** Returns all orders of the lengths, each once. */
export function ordersOf(lengths: readonly number[]): readonly (readonly number[])[] {
  if (lengths.length <= 1) return [lengths];
  return lengths.flatMap((first, i) =>
    lengths.indexOf(first) < i ? [] : ordersOf(lengths.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}

/** Yields the lengths of every hand of 13 cards, spades first. */
function* allLengths(): Generator<readonly [number, number, number, number]> {
  for (let s = 0; s < 14; s++)
    for (let h = 0; s + h < 14; h++) for (let d = 0; s + h + d < 14; d++) yield [s, h, d, 13 - s - h - d];
}

/**
 * Returns the shapes that a hand of 13 cards may have, at `shapeIndex`: parts are added or removed from left to right.
 * @param holds true if the condition of a part holds for these lengths
 */
export function shapeTable(
  parts: readonly ShapePart[],
  holds: (part: ShapePart, lengths: readonly number[]) => boolean,
): Uint8Array {
  const table = new Uint8Array(14 ** 3);
  for (const part of parts)
    for (const lengths of allLengths()) {
      const isOf = part.patterns.some((pattern) =>
        pattern.every((mask, i) => (mask >>> (lengths[i] ?? 0)) & 1),
      );
      if (isOf && holds(part, lengths)) table[shapeIndex(...lengths)] = part.sign === '+' ? 1 : 0;
    }
  return table;
}

export const shapeIndex = (s: number, h: number, d: number, _clubs?: number): number => (s * 14 + h) * 14 + d;

/** Sets the holdings at a seat to these suit lengths, spades first; other hands stay empty. */
export function holdingsOfLengths(holdings: Holdings, seatAt: number, lengths: readonly number[]): void {
  for (const [i, length] of lengths.entries()) holdings[seatAt * 4 + 3 - i] = 2 ** length - 1;
}
