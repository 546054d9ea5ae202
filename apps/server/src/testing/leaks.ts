import { defined } from '@overtrick/rules/assert';
import { type Card, parseCard } from '@overtrick/rules/card';
import { cardsOf, isCardSet } from '@overtrick/rules/cardSet';
import type { Client } from './client.ts';

/** Cards that a message shows, wherever it does: as a set, as a number under a name of cards, as a text. */
export function cardsIn(message: unknown, key = ''): Card[] {
  if (isCardSet(message)) return cardsOf(message);
  if (typeof message === 'number') return key === 'card' ? [message] : [];
  if (typeof message === 'string') return cardsInText(message);
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([name, part]) =>
    cardsIn(part, Number.isNaN(Number(name)) ? name : key),
  );
}

export const cardsInText = (text: string): Card[] =>
  [...text.matchAll(/\b[CDHS][2-9TJQKA]\b/g)].map(([card]) => defined(parseCard(card), 'a card'));

/** The version and the chair that each message of a client stands for. */
export function* told(
  client: Client,
): Generator<{ version: number; chair: number | undefined; message: unknown }> {
  let chair: number | undefined;
  let version = 0;
  for (const message of client.received) {
    const { state, ok, gone } = message as {
      state?: { you?: number; version?: number };
      ok?: boolean;
      gone?: readonly string[];
    };
    const now = (message as { version?: number }).version ?? state?.version ?? version;
    if (ok === true && state !== undefined) chair = state.you;
    else if (state?.you !== undefined) chair = state.you;
    else if (gone?.includes('you')) chair = undefined;
    version = Math.max(version, now);
    yield { version, chair, message };
  }
}
