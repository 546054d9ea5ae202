import type { Card } from '@overtrick/rules/card';
import { cardsOf, equals, isEmpty } from '@overtrick/rules/cardSet';
import { makeDeal } from '@overtrick/rules/deal';
import { sideOf } from '@overtrick/rules/seat';
import { afterCard, legalIn, type Position } from './position.ts';

/**
 * The tricks of North and South by trying every card, no cut, no bound: slow and plain, to hold the search against. For
 * endings of a few cards.
 */
export function minimax(position: Position, seen = new Map<string, number>()): number {
  if (isEmpty(position.hands.N)) return 0;
  const key = position.trick.length === 0 ? `${position.leader} ${makeDeal(position.hands)}` : undefined;
  const known = key === undefined ? undefined : seen.get(key);
  if (known !== undefined) return known;
  const values = cardsOf(legalIn(position)).map((card) => minimaxAfter(position, card, seen));
  const value = sideOf(position.turn) === 'NS' ? Math.max(...values) : Math.min(...values);
  if (key !== undefined) seen.set(key, value);
  return value;
}

/** The same after a card. */
export function minimaxAfter(position: Position, card: Card, seen = new Map<string, number>()): number {
  const next = afterCard(position, card);
  const isWon = next.trick.length === 0 && !equals(next.hands.N, position.hands.N);
  return (isWon && sideOf(next.leader) === 'NS' ? 1 : 0) + minimax(next, seen);
}
