import { type BareContract, parseContract } from '@overtrick/rules/auction/contract';
import type { Suit } from '@overtrick/rules/cards/card';
import { parseSeat, parseVul, type Seat, type Side, type Vul } from '@overtrick/rules/cards/seat';
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

/** Reads a side: `NS` or `EW`; `undefined` without a failure if the next word is none. */
export function acceptSide(reader: TokenReader): Side | undefined {
  const side = reader.accept('ns', 'ew');
  return side && (side.text.toLowerCase() === 'ns' ? 'NS' : 'EW');
}

export function parseSide(reader: TokenReader): Side | undefined {
  const token = reader.peek();
  return (
    acceptSide(reader) ??
    reader.fail(token, 'ERR_DEALER_SYNTAX', `a side is expected here, NS or EW, not ${nameOf(token)}`)
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

/** Reads `vul` or `nv`. */
export function parseVulnerable(reader: TokenReader): boolean | undefined {
  const token = reader.next();
  return (
    { vul: true, nv: false }[token.text.toLowerCase()] ??
    reader.fail(token, 'ERR_DEALER_VALUE', `vul or nv is expected here, not ${nameOf(token)}`)
  );
}

/** Reads a contract after an x, or after a z as in the later version: `x3N`, `z4Hx`. */
export function parseBareContract(reader: TokenReader): BareContract | undefined {
  const token = reader.next();
  return (
    parseContract(token.text.replace(/^[xz]/i, '')) ??
    reader.fail(token, 'ERR_DEALER_VALUE', `a contract such as x3N is expected here, not ${nameOf(token)}`)
  );
}

export function parseVulnerability(reader: TokenReader): Vul | undefined {
  const token = reader.next();
  return (
    parseVul(token.text) ??
    reader.fail(token, 'ERR_DEALER_VALUE', `the vulnerability is none, ns, ew or all, not ${nameOf(token)}`)
  );
}
