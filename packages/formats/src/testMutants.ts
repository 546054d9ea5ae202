import { below, pick, type Random } from '@overtrick/rules/random';

/** Characters and prefixes that have a meaning in a format, or often go wrong. */
export const SIGNS: readonly string[] = [
  ...'[]"{};%\\|\n\r #^<>&*+-!9\0\uFEFF\uD800\xFFſİ',
  ...['\r\n', '\n\n', '##', '=1=', '$1'],
];

/** Removes, doubles, moves or replaces up to six pieces of a text. Bytes are mutated as Latin-1 text. */
export function mutate(text: string, random: Random): string {
  let mutant = text;
  for (let n = below(random, 6) + 1; n > 0; n--) {
    const at = below(random, mutant.length + 1);
    const piece = mutant.slice(at, at + below(random, below(random, 8) === 0 ? 2000 : 12));
    const sign = pick(random, SIGNS);
    const instead = pick(random, [
      '',
      sign,
      piece + piece,
      sign + piece,
      sign + piece + piece,
      String.fromCharCode(below(random, 256)),
    ]);
    mutant = mutant.slice(0, at) + instead + mutant.slice(at + piece.length);
  }
  return mutant;
}
