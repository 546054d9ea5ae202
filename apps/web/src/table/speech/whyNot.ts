import { type Card, suitOf } from '@overtrick/rules/cards/card';
import { cardsOf, EMPTY } from '@overtrick/rules/cards/cardSet';
import type { Seat } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';
import { panelOf } from '../../games/panels/list.ts';
import { text } from '../../text/text.ts';

type Asked = Pick<View, 'game' | 'turn' | 'trick'> & {
  readonly hands: Readonly<Record<Seat, Pick<View['hands'][Seat], 'cards'>>>;
};

/**
 * Returns the reason why a card of a hand cannot be played now, whosever turn it is.
 * @param nameOf what a hand is called
 */
export function whyNot(view: Asked, hand: Seat, card: Card, nameOf: (hand: Seat) => string): string {
  const { turn, trick, hands } = view;
  if (turn !== undefined && turn !== hand) return text.table.otherHand(nameOf(turn));
  const { joker } = panelOf(view);
  const led = trick[0]?.card;
  if (led === undefined || led === joker || card === joker) return text.table.notNow;
  const suit = suitOf(led);
  const isHeld = cardsOf(hands[hand].cards ?? EMPTY).some((one) => one !== joker && suitOf(one) === suit);
  return isHeld && suitOf(card) !== suit ? text.table.follow(suit) : text.table.notNow;
}
