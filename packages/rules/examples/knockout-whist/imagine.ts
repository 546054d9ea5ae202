import { defined } from '../../assert.ts';
import { type Card, parseCard } from '../../cards/card.ts';
import { add, cardsOf, EMPTY, FULL, minus, setOf, size, suitSet, union } from '../../cards/cardSet.ts';
import { bySeat, SEATS } from '../../cards/seat.ts';
import { dealOfOrder } from '../../deals/setup.ts';
import { dealUnseen } from '../../deals/unseen.ts';
import type { Game } from '../../game.ts';
import { addCard, CLOCKWISE, voidsShown } from '../../play/play.ts';
import { shuffled } from '../../random.ts';
import { extraOf } from '../../views/facts.ts';
import { playedCards } from '../../views/hidden.ts';
import { type KnockoutExtra, type KnockoutOptions, type KnockoutState, start } from './state.ts';

/** Imagines a layout, uniformly among those in which every hand followed suit as it did; some cards are in no hand. */
export const imagine: Game<KnockoutState, KnockoutOptions>['imagine'] = (view, random) => {
  const given: KnockoutOptions = { cards: Number(view.options.cards) };
  const turned = defined(parseCard(extraOf<KnockoutExtra>(view).turned ?? ''), 'a card was turned up');
  const played = playedCards(view);
  const known = bySeat((seat) => {
    const { cards, shown } = view.hands[seat];
    return union(union(played[seat], cards ?? shown ?? EMPTY), view.deal?.[seat] ?? EMPTY);
  });
  const unseen = minus(FULL, SEATS.map((seat) => known[seat]).reduce(union, add(EMPTY, turned)));
  const voids = voidsShown([...view.tricks, view.trick]);
  const places = SEATS.map((seat) => ({
    count: given.cards - size(known[seat]),
    allowed: voids[seat].reduce((open, suit) => minus(open, suitSet(suit)), FULL),
  }));
  const rest = size(unseen) - places.reduce((sum, { count }) => sum + count, 0);
  const dealt = dealUnseen(unseen, [...places, { count: rest, allowed: FULL }], random);
  const undealt = shuffled(random, cardsOf(dealt[SEATS.length] ?? EMPTY));
  const rows = SEATS.flatMap((seat, i): readonly Card[] => {
    const hand = union(known[seat], dealt[i] ?? EMPTY);
    const isDealer = seat === view.terms.dealer;
    const cards = shuffled(random, cardsOf(isDealer ? minus(hand, setOf([turned])) : hand));
    // the dealer's last card is the one turned up
    return [...cards, ...(isDealer ? [turned] : []), ...undealt.splice(0, 13 - given.cards)];
  });
  const state = start({ ...view.terms, deal: dealOfOrder(rows), order: rows }, given);
  const cards = [...view.tricks, view.trick].flat().map(({ card }) => card);
  return { ...state, play: cards.reduce((play, card) => addCard(CLOCKWISE, play, card), state.play) };
};
