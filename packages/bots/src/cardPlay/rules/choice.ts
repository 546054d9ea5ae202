import type { Card } from '@overtrick/rules/cards/card';
import type { CardView } from './position.ts';

/** A card with its reason, one sentence. */
export interface Choice {
  readonly card: Card;
  readonly reason: string;
}

/** A rule of card play: returns `undefined` if it does not apply. */
export type CardRule = (p: CardView) => Choice | undefined;

export const choose = (card: Card | undefined, reason: string): Choice | undefined =>
  card === undefined ? undefined : { card, reason };

/** Returns the choice of the first rule that applies. */
export function firstOf(p: CardView, rules: readonly CardRule[]): Choice | undefined {
  for (const rule of rules) {
    const choice = rule(p);
    if (choice !== undefined) return choice;
  }
  return undefined;
}
