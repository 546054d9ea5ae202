import { suitIndex, suitOf } from '@overtrick/rules/card';
import { type CardSet, holding } from '@overtrick/rules/cardSet';
import { type DefenderChoice, fittingCards, headOf, messageText } from './ask.ts';

/** The cards that a carding has for a hand, the best first, and what they say. */
export interface Agreed {
  readonly cards: readonly number[];
  readonly text: string;
}

/**
 * The cards that the carding has in the place of `card`; `undefined` where nothing is agreed of it.
 * @param hand the hand of the defender on turn
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

/** The reason of a card that the carding has in the place of another one. */
export const agreedReason = ({ text }: Agreed): string => `It tells partner as agreed: ${text}.`;
