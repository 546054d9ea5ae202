import type { Card } from '@overtrick/rules/card';
import type { CardView } from './position.ts';

/** A card with the reason for it, one sentence. */
export interface Choice {
  readonly card: Card;
  readonly reason: string;
}

/** One rule of card play: `undefined` where it has nothing to say. */
export type CardRule = (p: CardView) => Choice | undefined;

export const choose = (card: Card | undefined, reason: string): Choice | undefined =>
  card === undefined ? undefined : { card, reason };

/** The first rule that has something to say. */
export function firstOf(p: CardView, rules: readonly CardRule[]): Choice | undefined {
  for (const rule of rules) {
    const choice = rule(p);
    if (choice !== undefined) return choice;
  }
  return undefined;
}
