import type { Suit } from '@overtrick/rules/cards/card';
import { parseSeat, type Seat } from '@overtrick/rules/cards/seat';
import { nameOf, type TokenReader } from './tokens.ts';

const SUIT_WORDS: readonly [RegExp, Suit][] = [
  [/^c(lubs?)?$/i, 'C'],
  [/^d(iamonds?)?$/i, 'D'],
  [/^h(earts?)?$/i, 'H'],
  [/^s(pades?)?$/i, 'S'],
];
/** Returns the suit whose cards a function counts. */
export const parseLengthOf = (text: string): Suit | undefined =>
  Object.hasOwn(LENGTHS, text.toLowerCase()) ? LENGTHS[text.toLowerCase()] : undefined;

export const LENGTHS: Readonly<Record<string, Suit>> = {
  club: 'C',
  clubs: 'C',
  diamond: 'D',
  diamonds: 'D',
  heart: 'H',
  hearts: 'H',
  spade: 'S',
  spades: 'S',
};

export function parseCompass(reader: TokenReader): Seat | undefined {
  const token = reader.next();
  return (
    parseSeat(token.text) ??
    reader.fail(
      token,
      'ERR_DEALER_SYNTAX',
      `a hand is expected here: north, east, south or west, not ${nameOf(token)}`,
    )
  );
}

export function parseSuit(reader: TokenReader): Suit | undefined {
  const token = reader.next();
  return (
    SUIT_WORDS.find(([word]) => word.test(token.text))?.[1] ??
    reader.fail(
      token,
      'ERR_DEALER_SYNTAX',
      `a suit is expected here: clubs, diamonds, hearts or spades, not ${nameOf(token)}`,
    )
  );
}
