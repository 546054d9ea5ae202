import { SUITS, type Suit } from '@overtrick/rules/cards/card';
import { describe, expect, test } from 'vitest';
import { OTHERWISE } from '../../suites/choices.ts';
import { SYSTEM_IDS, systemText } from './list.ts';
import type { Block, CallForm, Line } from './notation.ts';

/** Properties of the lines of a system as they are written. */

const VARIABLE = /(?<![A-Za-z])[1-7?cjg]?o?([Mmxyz])(?![A-Za-z])/g;
const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(VARIABLE)].flatMap(([, name]) => name ?? []);

const callText = (call: CallForm): string =>
  call.kind === 'bid' ? `${call.level}${call.strain}` : call.kind;
const lineText = (line: Line): string => `${callText(line.call)} ${line.source} "${line.text}"`;

/** Lists the variables for suits that the auction binds, in each of its forms. */
function boundBy({ head }: Block): readonly string[] {
  const [first = [], ...others] = head
    .split('|')
    .map((each) => variablesIn(each.replace(/\b(if|when) .*$/, '')));
  return first.filter((name) => others.every((names) => names.includes(name)));
}

const CHOOSES = (name: string) =>
  new RegExp(
    `(?<!\\S)o?${name} (unbid|theirs|mine|partners|bid|is|over|major|minor)|(is|over|partner \\d\\+) o?${name}\\b`,
  );

/** Lists the lengths that a line promises in suits which neither the auction, nor its call, nor a condition names. */
function unboundLengths(block: Block, { call, source }: Line): readonly string[] {
  const named = [...boundBy(block), ...variablesIn(callText(call))];
  return source
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => {
      const [, name] = /^\d+(?:\+|-\d+)? o?([Mmxyz])$/.exec(each) ?? [];
      return name !== undefined && !named.includes(name) && !CHOOSES(name).test(source);
    });
}

const WORDS: { readonly [S in Suit]: string } = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const TWIN: { readonly [S in Suit]: Suit } = { C: 'D', D: 'C', H: 'S', S: 'H' };

/** Rewrites a text for the other major, or the other minor. */
const swapped = (text: string, pair: readonly [Suit, Suit]): string => {
  const turned = text.replaceAll(/(?<![A-Za-z])([1-7cjg]?)([CDHS])(?![A-Za-z])/g, (whole, level, name) => {
    const suit = pair.find((each) => each === name);
    return suit === undefined ? whole : `${level}${TWIN[suit]}`;
  });
  return turned.replaceAll(/[a-z]+/g, (word) => {
    const suit = pair.find((each) => WORDS[each] === word);
    return suit === undefined ? word : WORDS[TWIN[suit]];
  });
};

const PAIRS: readonly (readonly [Suit, Suit])[] = [
  ['H', 'S'],
  ['C', 'D'],
];

/**
 * True for two lines that differ only in the suits of a pair, the higher first, as one line with a variable would
 * expand.
 */
const areTwins = (one: Line, other: Line): boolean => {
  const [a, b] = [lineText(one), lineText(other)];
  return PAIRS.some(
    (pair) => a !== b && swapped(a, pair) === b && ranksDown(one.call, other.call) && one.tag === other.tag,
  );
};

const ranksDown = (one: CallForm, other: CallForm): boolean =>
  one.kind === 'bid' &&
  other.kind === 'bid' &&
  SUITS.join('').indexOf(one.strain) > SUITS.join('').indexOf(other.strain);

describe.each([...SYSTEM_IDS, OTHERWISE])('%s', (id) => {
  const blocks = systemText(id).chapters.flatMap((chapter) => chapter.blocks);

  test('no line promises length in a suit that nobody names', () => {
    const wrong = blocks.flatMap((block) =>
      block.lines.flatMap((line) =>
        unboundLengths(block, line).map((each) => `${block.head}: ${lineText(line)}: ${each}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('no two lines say of the twin suits what one with a variable would', () => {
    const wrong = blocks.flatMap(({ head, lines }) =>
      lines.flatMap((line, i) =>
        lines
          .slice(i + 1)
          .filter((other) => areTwins(line, other))
          .map((other) => `${head}: ${lineText(line)}, ${lineText(other)}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('no line is written twice in a block', () => {
    const wrong = blocks.flatMap(({ head, lines }) => {
      const texts = lines.map((line) => `${lineText(line)} ${line.tag} ${line.forcing}`);
      return texts.flatMap((text, i) => (texts.indexOf(text) < i ? [`${head}: ${text}`] : []));
    });
    expect(wrong).toEqual([]);
  });
});
