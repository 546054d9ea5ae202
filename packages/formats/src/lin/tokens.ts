import { type Call, isBid, parseCall } from '@overtrick/rules/auction/call';
import { type Card, parseCard } from '@overtrick/rules/cards/card';

const CALL = /!?\s*([1-7]\s*(?:NT|[CDHSN])|pass|p|double|dbl|d|redouble|rdbl|r|xx|x)\s*([!?]*)\s*/iy;
const CARD = /([SHDC](?:10|[2-9TJQKA]))\s*/iy;

/** A call of an `mb` value, such as `1N!`. */
export interface LinCall {
  readonly call: Call;
  readonly alert: boolean;
}

/**
 * Parses the calls of an `mb` value: `p`, `1N!`, `1Cp1Hppp`; returns the offset of the first text that is not a call.
 */
export function parseCalls(value: string): readonly LinCall[] | number {
  const calls: LinCall[] = [];
  return (
    eachToken(CALL, value, ([text = '', word = '', signs = '']) => {
      const call = parseCall(word.replace(/\s/g, ''));
      if (call !== undefined)
        calls.push({ call, alert: (text.slice(0, text.indexOf(word)) + signs).includes('!') });
      return call !== undefined;
    }) ?? calls
  );
}

/** Parses the cards of a `pc` value; returns the offset of the first text that is not a card. */
export function parseCards(value: string): readonly Card[] | number {
  const cards: Card[] = [];
  return (
    eachToken(CARD, value, ([, word = '']) => {
      const card = parseCard(word);
      if (card !== undefined) cards.push(card);
      return card !== undefined;
    }) ?? cards
  );
}

/** Takes the tokens one after another; if they end before the value does, returns the offset. */
function eachToken(
  pattern: RegExp,
  value: string,
  take: (found: RegExpExecArray) => boolean,
): number | undefined {
  let at = 0;
  // a dash holds the place of a call or a card that is not there
  while (at < value.length) {
    if (/[\s-]/.test(value[at] ?? '')) at++;
    else {
      pattern.lastIndex = at;
      const found = pattern.exec(value);
      if (found === null || !take(found)) return at;
      at = pattern.lastIndex;
    }
  }
  return undefined;
}

/** Writes a call for LIN: `p d r 1N`. */
export const makeLinCall = (call: Call): string =>
  isBid(call) ? call : call === 'P' ? 'p' : call === 'X' ? 'd' : 'r';
