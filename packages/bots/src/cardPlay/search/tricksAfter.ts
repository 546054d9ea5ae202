import type { Action } from '@overtrick/rules/action';
import type { Card } from '@overtrick/rules/cards/card';
import type { Position } from '@overtrick/rules/play/position';
import { type Engine, isKnown as isExact, solveCards } from '@overtrick/solver';

/**
 * Returns the tricks that the side to play can still take after each action, with open cards, in the order of the
 * actions; `undefined` if the search was stopped, or an action plays no card.
 */
export function tricksAfter(
  engine: Engine,
  position: Position,
  actions: readonly Action[],
): readonly number[] | undefined {
  const found = solveCards(engine, position);
  const tricks: number[] = [];
  for (const action of actions) {
    const card = cardOf(action, position);
    const bounds = card === undefined ? undefined : found.get(card);
    if (bounds === undefined || !isExact(bounds)) return undefined;
    tricks.push(bounds.lower);
  }
  return tricks;
}

/** Returns the card that an action brings to the trick. */
export function cardOf(action: Action, position: Position): Card | undefined {
  if (action.kind === 'play') return action.card;
  if (action.kind !== 'choose' || position.kind !== 'shared') return undefined;
  return action.choice === 'replace' ? position.play.secret : position.play.proposed;
}
