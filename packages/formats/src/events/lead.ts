import { type Card, parseCard, rankOf, suitOf } from '@overtrick/rules/card';

/** An opening lead as score files have it, suit or rank first: `HK`, `KH`, `10D`; `undefined` for anything else. */
export function parseLead(text: string): Card | undefined {
  const [, rank, suit] = /^\s*(10|[2-9TJQKA])\s*([CDHS])\s*$/i.exec(text) ?? [];
  return parseCard(rank === undefined ? text.replace(/\s+/g, '') : `${suit}${rank}`);
}

/** As USEBIO has it, the rank first: `KH`, `TD`. */
export const makeRankFirst = (card: Card): string => `${rankOf(card)}${suitOf(card)}`;
