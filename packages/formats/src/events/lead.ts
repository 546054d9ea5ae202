import { type Card, parseCard, rankOf, suitOf } from '@overtrick/rules/cards/card';

/** Parses an opening lead in a score file, suit or rank first: `HK`, `KH`, `10D`; `undefined` for anything else. */
export function parseLead(text: string): Card | undefined {
  const [, rank, suit] = /^\s*(10|[2-9TJQKA])\s*([CDHS])\s*$/i.exec(text) ?? [];
  return parseCard(rank === undefined ? text.replace(/\s+/g, '') : `${suit}${rank}`);
}

/** Writes a card for USEBIO, rank first: `KH`, `TD`. */
export const makeRankFirst = (card: Card): string => `${rankOf(card)}${suitOf(card)}`;
