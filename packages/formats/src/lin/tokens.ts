import { type Call, isBid, parseCall } from '@overtrick/rules/call';
import { type Card, parseCard } from '@overtrick/rules/card';

const CALL = /!?\s*([1-7]\s*(?:NT|[CDHSN])|pass|p|double|dbl|d|redouble|rdbl|r|xx|x)\s*([!?]*)\s*/iy;
const CARD = /([SHDC](?:10|[2-9TJQKA]))\s*/iy;

/** A call of an `mb` value, such as `1N!`. */
export interface LinCall {
  readonly call: Call;
  readonly alert: boolean;
}

/** The calls of an `mb` value, one or a run of them: `p`, `1N!`, `1Cp1Hppp`; or the offset where there is none. */
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

/** The cards of a `pc` value, one or a run of them; or the offset where there is none. */
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

/** Takes the tokens one after the other; where that ends before the value does, its offset. */
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

/** A call as LIN writes it: `p d r 1N`. */
export const makeLinCall = (call: Call): string =>
  isBid(call) ? call : call === 'P' ? 'p' : call === 'X' ? 'd' : 'r';
