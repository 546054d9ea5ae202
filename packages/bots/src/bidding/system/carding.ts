import { RANKS } from '@overtrick/rules/cards/card';
import { bitCount } from '@overtrick/rules/cards/cardSet';

/**
 * The part of a system that says which card a defender plays:
 *
 *     lead notrump:
 *       KQJ+ KQT+  1    "top of a sequence"
 *       H...+      4    "fourth best"
 *     count:
 *       even       high "an even number"
 *       odd        low  "an odd number"
 *
 * A head says when, a line what is held in the suit, which card that means, and its words. The first line that the
 * holding meets says the card. A holding is spelt from its highest card: `A` to `2` are those cards, `H` an honour (ten
 * or higher), `x` a lower one, `.` any card, `+` at the end any number more; `even` and `odd` are numbers of cards. The
 * card is `1` to `5` from the top, `low` the lowest; of a signal `high` is the highest small card that can be spared.
 */
export const CARDING_HEADS = [
  'lead notrump',
  'lead suit',
  'lead partner notrump',
  'lead partner suit',
  'lead trumps',
  'later',
  'attitude notrump',
  'attitude suit',
  'count',
  'discard',
] as const;
/**
 * The choices of a card: the opening lead at notrump and against trumps, of a suit that partner has shown, and of
 * trumps; a small card of a suit led first later; small cards that do not try to win when partner leads (`attitude`),
 * when declarer's side leads (`count`), and the first one of a suit that is thrown away.
 */
export type CardingHead = (typeof CARDING_HEADS)[number];

/** The card by its number from the top, from 1, or as a signal. */
export type CardChoice = number | 'low' | 'high';

export interface CardingLine {
  /** The holdings as written, for the convention card. */
  readonly source: string;
  readonly card: CardChoice;
  readonly text: string;
  /** True for a hand with these ranks of the suit, 13 bits. */
  readonly isMet: (held: number) => boolean;
}

export type Carding = ReadonlyMap<CardingHead, readonly CardingLine[]>;

/** Lists the ranks of a holding from the highest, 12 for an ace. */
export function ranksOf(held: number): readonly number[] {
  const ranks: number[] = [];
  for (let rest = held; rest !== 0; rest ^= 1 << (31 - Math.clz32(rest))) ranks.push(31 - Math.clz32(rest));
  return ranks;
}

const TEN = RANKS.indexOf('T');

const HOLDING = /^(?:[AKQJT2-9Hx.]+\+?|\+)$/;

/** Builds the test for a holding as spelt; returns `undefined` for an invalid one. */
function holdingTest(word: string): ((held: number) => boolean) | undefined {
  if (word === 'even' || word === 'odd')
    return (held) => held !== 0 && bitCount(held) % 2 === (word === 'odd' ? 1 : 0);
  if (!HOLDING.test(word)) return undefined;
  const isOpen = word.endsWith('+');
  const cards = [...(isOpen ? word.slice(0, -1) : word)];
  const isCard = (letter: string, rank: number | undefined): boolean =>
    rank !== undefined &&
    (letter === '.' ||
      (letter === 'H' && rank >= TEN) ||
      (letter === 'x' && rank < TEN) ||
      letter === RANKS[rank]);
  return (held) => {
    const ranks = ranksOf(held);
    return (
      (isOpen ? ranks.length >= cards.length : ranks.length === cards.length) &&
      cards.every((letter, i) => isCard(letter, ranks[i]))
    );
  };
}

interface Wrong {
  readonly column: number;
  readonly why: string;
}

/** Reads a line below a head of the carding. */
export function parseCardingLine(text: string): CardingLine | Wrong {
  const [, space = '', middle = '', words] = /^(\s+)([^"]*?)\s*(?:"([^"]+)")?\s*$/.exec(text) ?? [];
  if (words === undefined) return { column: text.length, why: 'the words are missing, in "quotes"' };
  const parts = middle.split(/\s+/);
  const card = choiceOf(parts.at(-1));
  if (card === undefined)
    return { column: space.length, why: 'before the words stands the card: 1 to 5, low or high' };
  const tests: ((held: number) => boolean)[] = [];
  const holdings = parts.slice(0, -1);
  for (const word of holdings) {
    const test = holdingTest(word);
    if (test === undefined) return { column: text.indexOf(word), why: `${word} is not a holding` };
    tests.push(test);
  }
  if (tests.length === 0) return { column: space.length, why: 'the holding is missing' };
  return {
    source: holdings.join(' '),
    card,
    text: words,
    isMet: (held) => tests.some((test) => test(held)),
  };
}

function choiceOf(word: string | undefined): CardChoice | undefined {
  if (word === 'low' || word === 'high') return word;
  return word !== undefined && /^[1-5]$/.test(word) ? Number(word) : undefined;
}
