import type { Card } from '@overtrick/rules/cards/card';
import { cardsOf } from '@overtrick/rules/cards/cardSet';
import { CLOCKWISE, legalCards, type Play } from '@overtrick/rules/play/play';
import { bridgePosition } from '@overtrick/rules/play/position';
import { type Engine, solveCards } from '@overtrick/solver';

/** Each legal card, and the tricks that its player's side still takes with it, double dummy. */
export type CardValues = ReadonlyMap<Card, number>;

export function valuesOf(engine: Engine, play: Play): CardValues {
  const found = solveCards(engine, bridgePosition(play));
  return new Map(cardsOf(legalCards(CLOCKWISE, play)).map((card) => [card, found.get(card)?.lower ?? 0]));
}

/** Chooses the card that the other side plays: a best one, of equal ones the lowest. */
export function replyOf(values: CardValues): Card | undefined {
  const best = Math.max(...values.values());
  const rank = (card: Card): number => card % 13;
  return [...values.keys()]
    .filter((card) => values.get(card) === best)
    .toSorted((a, b) => rank(a) - rank(b) || a - b)[0];
}
