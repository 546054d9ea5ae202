import type { Card } from '../../cards/card.ts';
import {
  type CardSet,
  cardsOf,
  EMPTY,
  FULL,
  minus,
  setOf,
  size,
  suitSet,
  union,
} from '../../cards/cardSet.ts';
import { bySeat, lho, SEATS, type Seat, seatsFrom } from '../../cards/seat.ts';
import type { Deal } from '../../deals/deal.ts';
import { GOULASH_BATCHES } from '../../deals/goulash.ts';
import { voidsShown } from '../../play/play.ts';
import { below, type Random, shuffled } from '../../random.ts';
import { imagineHands, playedCards } from '../../views/hidden.ts';
import type { View } from '../../views/view.ts';

/** The number of tries: if none of them fits the suits followed, the cards are dealt evenly. */
const TRIES = 24;

/**
 * Imagines the hands as dealt, uniformly over the layouts that the view allows. In a goulash it sorts the hidden cards
 * into four heaps, cuts them and deals them in batches, as the pack was, so that suits stay together in them too
 * (R-TOW-5).
 */
export function imagineTowie(view: View, random: Random): Deal {
  if (view.terms.dealing !== 'goulash') return imagineHands(view, random);
  const voids = voidsShown([...view.tricks, view.trick]);
  for (let tries = 0; tries < TRIES; tries++) {
    const hidden = batchesOf(view, random);
    const fits = [...hidden].every(([seat, cards]) =>
      voids[seat].every((suit) => size(minus(cards, suitSet(suit))) === size(cards)),
    );
    if (!fits) continue;
    const hands = bySeat((seat) => {
      const cards = hidden.get(seat);
      return cards === undefined
        ? view.hands[seat]
        : { count: view.hands[seat].count, cards: union(cards, seenOf(view, seat)) };
    });
    return imagineHands({ ...view, hands }, random);
  }
  return imagineHands(view, random);
}

const seenOf = ({ hands }: View, seat: Seat): CardSet => hands[seat].cards ?? hands[seat].shown ?? EMPTY;

/** Deals the hidden cards of each hand in batches. */
function batchesOf(view: View, random: Random): ReadonlyMap<Seat, CardSet> {
  const played = playedCards(view);
  const unseen = shuffled(
    random,
    cardsOf(SEATS.reduce((rest, seat) => minus(rest, union(played[seat], seenOf(view, seat))), FULL)),
  );
  const sorted = SEATS.flatMap((_, heap) =>
    unseen.filter((__, i) => i % SEATS.length === heap).toSorted((a, b) => a - b),
  );
  const cut = sorted.length === 0 ? 0 : below(random, sorted.length);
  const stack = [...sorted.slice(cut), ...sorted.slice(0, cut)];
  const hidden = seatsFrom(lho(view.terms.dealer)).filter((seat) => view.hands[seat].cards === undefined);
  const dealt = new Map<Seat, readonly Card[]>(hidden.map((seat) => [seat, []]));
  for (const batch of GOULASH_BATCHES)
    for (const seat of hidden) {
      const so = dealt.get(seat) ?? [];
      const room = view.hands[seat].count - size(seenOf(view, seat)) - so.length;
      dealt.set(seat, [...so, ...stack.splice(0, Math.min(batch, room))]);
    }
  return new Map([...dealt].map(([seat, cards]) => [seat, setOf(cards)]));
}
