import type { Action } from '@overtrick/rules/action';
import { type Card, rankIndex, type Suit, suitOf } from '@overtrick/rules/cards/card';

const RANKS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
const SUITS: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

const cardName = (card: Card): string => `the ${RANKS[rankIndex(card)]} of ${SUITS[suitOf(card)]}`;

/** Returns the words for a card or a bid of tricks, as players say them. */
export function nameOf(action: Action): string {
  if (action.kind === 'play') return cardName(action.card);
  if (action.kind === 'bid') return action.tricks === 0 ? 'nil' : `a bid of ${action.tricks}`;
  return 'this';
}
