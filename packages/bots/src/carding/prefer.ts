import { suitIndex, suitOf } from '@overtrick/rules/cards/card';
import { type CardSet, holding } from '@overtrick/rules/cards/cardSet';
import { type DefenderChoice, fittingCards, headOf, messageText } from './ask.ts';

/** The cards that a carding prescribes for a hand, the best first, and their message. */
export interface Agreed {
  readonly cards: readonly number[];
  readonly text: string;
}

/**
 * Returns the cards that the carding prescribes instead of `card`; `undefined` if nothing is agreed.
 * @param hand the hand of the defender to act
 */
export function agreedInstead(asked: DefenderChoice, card: number, hand: CardSet): Agreed | undefined {
  const head = headOf(asked, card);
  const fitting = head && fittingCards(asked, head, card, holding(hand, suitOf(card)));
  if (head === undefined || fitting === undefined) return undefined;
  return {
    cards: fitting.ranks.map((rank) => suitIndex(card) * 13 + rank),
    text: messageText(head, fitting.line),
  };
}

/** Returns the reason for a card that the carding prescribes instead of another. */
export const agreedReason = ({ text }: Agreed): string => `It tells partner as agreed: ${text}.`;
