import { makeCard } from '@overtrick/rules/cards/card';
import { isLeadMade } from '@overtrick/rules/play/play';
import type { Position } from '@overtrick/rules/play/position';
import { type Engine, isKnown, solveCards, solvePosition } from '@overtrick/solver';
import type { Thought } from './question.ts';

/** The reason given with the lead and with the claim. */
const REASON = 'Cards are not played at this table: everybody would have played double dummy.';

/**
 * Returns the next step to the result of a play with all cards seen: the best lead, then the claim of the side that
 * plays next. `undefined` if the search ends too early.
 */
export function settle(engine: Engine, position: Position): Thought | undefined {
  if (!isLeadMade(position.play)) return lead(engine, position);
  const tricks = solvePosition(engine, position);
  return isKnown(tricks) ? { action: `claim ${tricks.lower}`, reason: REASON } : undefined;
}

function lead(engine: Engine, position: Position): Thought | undefined {
  const cards = [...solveCards(engine, position)];
  if (!cards.every(([, tricks]) => isKnown(tricks))) return undefined;
  const [best] = cards.toSorted(([, a], [, b]) => b.lower - a.lower);
  return best && { action: makeCard(best[0]), reason: REASON };
}
