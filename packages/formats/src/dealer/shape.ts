import { SUITS, type Suit } from '@overtrick/rules/card';
import { type CardSet, suitLength } from '@overtrick/rules/cardSet';
import type { ShapePart } from './expression.ts';

/** The order in which a pattern names the suits. */
const ORDER: readonly Suit[] = SUITS.toReversed();

/** The reason why this is no pattern of four lengths; `undefined` when it is one. */
export function patternError(pattern: string): string | undefined {
  if (!/^[\dx]{4}$/.test(pattern))
    return 'a shape is four lengths, spades first, as in 5332, x for any length';
  const open = pattern.includes('x');
  const sum = [...pattern].reduce((all, length) => all + (length === 'x' ? 0 : Number(length)), 0);
  if (open ? sum <= 13 : sum === 13) return undefined;
  return `the lengths of ${pattern} add up to ${sum}, ${open ? 'more than' : 'not'} 13`;
}

/** The test whether a hand of 13 cards has one of the shapes: the parts are taken in or out from the left. */
export function shapeTest(parts: readonly ShapePart[]): (hand: CardSet) => boolean {
  const table = new Uint8Array(14 ** 3);
  for (const { sign, any, pattern } of parts) {
    const patterns = any ? orders(pattern) : [pattern];
    for (let s = 0; s < 14; s++)
      for (let h = 0; s + h < 14; h++)
        for (let d = 0; s + h + d < 14; d++) {
          const lengths = [s, h, d, 13 - s - h - d];
          if (patterns.some((each) => fits(each, lengths))) table[indexOf(s, h, d)] = sign === '+' ? 1 : 0;
        }
  }
  return (hand) => {
    const [s = 0, h = 0, d = 0] = ORDER.map((suit) => suitLength(hand, suit));
    return table[indexOf(s, h, d)] === 1;
  };
}

const indexOf = (s: number, h: number, d: number): number => (s * 14 + h) * 14 + d;

const fits = (pattern: string, lengths: readonly number[]): boolean =>
  lengths.every((length, i) => pattern[i] === 'x' || pattern[i] === String(length));

/** All orders of the four lengths. */
function orders(pattern: string): readonly string[] {
  if (pattern.length <= 1) return [pattern];
  const all = [...pattern].flatMap((first, i) =>
    orders(pattern.slice(0, i) + pattern.slice(i + 1)).map((rest) => first + rest),
  );
  return [...new Set(all)];
}
