import { defined } from '../../assert.ts';
import { type Card, isCard } from '../../cards/card.ts';
import { type CardSet, cardsOf, FULL, minus, setOf, size, suitSet, union } from '../../cards/cardSet.ts';
import { type BySeat, SEATS } from '../../cards/seat.ts';
import { dealUnseen } from '../../deals/unseen.ts';
import { orderIn, stepsIn, TRICKS } from '../../families/stock/stockGame.ts';
import { FACE_TO_FACE } from '../../families/twoHanded/owners.ts';
import { voidsShown } from '../../play/play.ts';
import type { Trick } from '../../play/trick.ts';
import type { Random } from '../../random.ts';
import { playedBy } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';

/**
 * Imagines the four hands of the two halves, 13 cards to N, E, S, W, uniformly among those in which each hand had the
 * cards that its player played and followed suit as it did. Once the first half is played, nothing of it is hidden.
 */
export function imagineMemory(view: View, random: Random): readonly Card[] {
  const known = orderIn(view);
  const first = tricksIn(view);
  const isSecond = view.contract !== undefined && (view.phase === 'play' || view.phase === 'over');
  const second = isSecond ? [...view.tricks, view.trick] : [];
  const halves: { readonly [half in 'first' | 'second']: Half } = {
    first: { played: playedBy(first), voids: voidsShown(first) },
    second: { played: playedBy(second), voids: voidsShown(second) },
  };
  const hands = SEATS.map((seat, i) => {
    const player = FACE_TO_FACE.of[seat];
    const { played, voids } = halves[seat === player ? 'first' : 'second'];
    const cards = known.slice(i * TRICKS, (i + 1) * TRICKS).filter(isCard);
    return {
      cards: cards.length > 0 ? setOf(cards) : undefined,
      played: played[player],
      voids: voids[player],
    };
  });
  const told = hands.reduce((all, { cards, played }) => union(all, cards ?? played), minus(FULL, FULL));
  const hidden = hands.filter(({ cards }) => cards === undefined);
  const dealt = dealUnseen(
    minus(FULL, told),
    hidden.map(({ played, voids }) => ({
      count: TRICKS - size(played),
      allowed: voids.reduce((open, suit) => minus(open, suitSet(suit)), FULL),
    })),
    random,
  );
  return hands.flatMap((hand) =>
    cardsOf(hand.cards ?? union(hand.played, defined(dealt[hidden.indexOf(hand)], 'a hand'))),
  );
}

interface Half {
  readonly played: BySeat<CardSet>;
  readonly voids: ReturnType<typeof voidsShown>;
}

/** Returns the tricks of the first half, from the cards that were played in it. */
function tricksIn(view: View): readonly Trick[] {
  const cards = stepsIn(view).flatMap(({ seat, action }) =>
    action.kind === 'play' ? [{ seat, card: action.card }] : [],
  );
  return cards.flatMap((_, i) => (i % 2 === 0 ? [cards.slice(i, i + 2)] : []));
}
