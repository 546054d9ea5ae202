import { defined } from '@overtrick/rules/assert';
import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { cardsOf, isCardSet } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { Client } from './client.ts';

/** Finds the cards in a message in every form: as a set, as a number under a name of cards, as a text. */
export function cardsIn(message: unknown): Card[] {
  const found: Card[] = [];
  collect(message, '', found);
  return found;
}

function collect(message: unknown, key: string, found: Card[]): void {
  if (typeof message === 'number') {
    if (key === 'card') found.push(message);
  } else if (typeof message === 'string') {
    // a random token looks like a card once in two thousand times
    if (message.length > 1 && key !== 'token') found.push(...cardsInText(message));
  } else if (Array.isArray(message)) {
    for (const part of message) collect(part, key, found);
  } else if (typeof message === 'object' && message !== null) {
    if (isCardSet(message)) found.push(...cardsOf(message));
    else for (const [name, part] of Object.entries(message)) collect(part, isIndex(name) ? key : name, found);
  }
}

const isIndex = (name: string): boolean => name.charCodeAt(0) <= 57;

const CARD = /\b[CDHS][2-9TJQKA]\b/;
const CARDS = new RegExp(CARD, 'g');

export const cardsInText = (text: string): Card[] =>
  CARD.test(text) ? [...text.matchAll(CARDS)].map(([card]) => defined(parseCard(card), 'a card')) : [];

/** Yields each message of a client with the version and the chair that it is for. */
export function* told(
  client: Pick<Client, 'received'>,
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

/**
 * Returns, by deal, the seats whose knowledge a visitor received before the deal was over, on any of their connections.
 */
export function seatsShown(clients: readonly Client[]): Map<number, Set<Seat>> {
  const seats = new Map<number, Set<Seat>>();
  for (const { received } of clients) {
    for (const message of received) {
      const { state, deal = state?.deal } = message as { state?: Partial<Client['state']>; deal?: number };
      const { seat, phase } = state?.view ?? {};
      if (seat === undefined || deal === undefined || phase === 'over') continue;
      seats.set(deal, new Set([...(seats.get(deal) ?? []), seat]));
    }
  }
  return seats;
}
