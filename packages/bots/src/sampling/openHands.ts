import { type CardSet, EMPTY, FULL, minus, setOf, size, union } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { View } from '@overtrick/rules/views/view';

/** True if every card's place is known: no hand is hidden, or only one, which holds all unseen cards. */
export function isKnown(view: View): boolean {
  const hidden = SEATS.filter((seat) => view.hands[seat].cards === undefined && view.hands[seat].count > 0);
  const played = [...view.tricks, view.trick].flat().map(({ card }) => card);
  const seen = SEATS.reduce<CardSet>(
    (all, seat) => union(all, view.hands[seat].cards ?? EMPTY),
    setOf(played),
  );
  const count = hidden.reduce((sum, seat) => sum + view.hands[seat].count, 0);
  return hidden.length === 0 || (hidden.length === 1 && count === size(minus(FULL, seen)));
}
