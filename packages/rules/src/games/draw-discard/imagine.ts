import { defined } from '../../assert.ts';
import { type Card, isCard } from '../../cards/card.ts';
import { cardsOf, FULL, minus, setOf, size, suitSet, union } from '../../cards/cardSet.ts';
import type { Seat } from '../../cards/seat.ts';
import { dealUnseen } from '../../deals/unseen.ts';
import { orderIn, stepsIn } from '../../families/stock/stockGame.ts';
import { FACE_TO_FACE } from '../../families/twoHanded/owners.ts';
import { voidsShown } from '../../play/play.ts';
import { type Random, shuffled } from '../../random.ts';
import { playedCards } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';
import { afterChoice, drawerOf, type Kept } from './turns.ts';

/**
 * Imagines a pack in dealt order, uniformly among those in which the players had the cards that they played and
 * followed suit as they did.
 */
export function imagineDraw(view: View, random: Random, carry: boolean): readonly Card[] {
  const known = orderIn(view);
  const kept = stepsIn(view).reduce<Kept>(
    (so, { action }) => (action.kind === 'choose' ? afterChoice(so, action.choice, carry) : so),
    [],
  );
  const played = playedCards(view);
  const voids = voidsShown([...view.tricks, view.trick]);
  const isOpen = (place: number): boolean => !isCard(known[place]);
  /** Returns the places of the pack whose cards are in a player's hand, which the viewer does not see. */
  const handOf = (player: Seat): readonly number[] =>
    kept.flatMap((isKept, place) =>
      isKept && isOpen(place) && drawerOf(view.terms, place) === player ? [place] : [],
    );
  const hidden = FACE_TO_FACE.players
    .map((player) => ({ player, at: handOf(player) }))
    .filter(({ at }) => at.length > 0);
  const inHands = hidden.flatMap(({ at }) => at);
  const elsewhere = [...known.keys()].filter((place) => isOpen(place) && !inHands.includes(place));
  const told = hidden.reduce((all, { player }) => union(all, played[player]), setOf(known.filter(isCard)));
  const [rest = FULL, ...hands] = dealUnseen(
    minus(FULL, told),
    [
      { count: elsewhere.length, allowed: FULL },
      ...hidden.map(({ player, at }) => ({
        count: at.length - size(played[player]),
        allowed: voids[player].reduce((open, suit) => minus(open, suitSet(suit)), FULL),
      })),
    ],
    random,
  );
  const order = [...known];
  const fill = (at: readonly number[], cards: readonly Card[]): void => {
    for (const [i, card] of shuffled(random, cards).entries()) order[defined(at[i], 'a place')] = card;
  };
  fill(elsewhere, cardsOf(rest));
  for (const [i, { player, at }] of hidden.entries())
    fill(at, cardsOf(union(defined(hands[i], 'a hand'), played[player])));
  return order.map((card) => defined(card, 'every place has a card'));
}
