import { playAction } from '@overtrick/rules/action';
import { type Card, type Suit, trumpOf } from '@overtrick/rules/cards/card';
import { type CardSet, cardsOf, EMPTY, inSuitOf, isEmpty } from '@overtrick/rules/cards/cardSet';
import { beats } from '@overtrick/rules/play/trick';
import { strainInPlay, type View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';
import { handsOf, opponentOf, possibleCards } from '../../sampling/opponent.ts';
import { meanWorth, worthOf } from '../../valuation/cardWorth.ts';

/** The number of imagined hands of the other player when one leads. */
const WORLDS = 6;

/**
 * Decides tricks that do not count: wins a trick for the open card if that is better than the hidden one, otherwise
 * plays the card that is worth least to the hand.
 */
export const decideExchange: Decider = (game, view, _budget, random) => {
  const { seat, turn } = view;
  const cards = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  if (seat === undefined || turn !== seat || cards.length === 0) return undefined;
  const other = opponentOf(game, view);
  if (other === undefined) return undefined;
  const hand = view.hands[seat].cards ?? EMPTY;
  if (view.stock === undefined) return thrownAway(cards, hand, view, NO_STOCK);
  const { top } = view.stock;
  const trump = trumpIn(view);
  if (top === undefined)
    return thrownAway(cards, hand, view, 'It is the card that I need least, and I draw another.');
  const theirs = handsOf(game, view, other, view.trick.length > 0 ? 0 : WORLDS, random);
  const down = meanWorth(possibleCards(game, view, other, random), hand, trump);
  const up = worthOf(top, hand, trump);
  // the trumps of these tricks, which may be played without the contract's
  const inExchange = game.playOf?.(game.imagine(view, random))?.trump;
  const scored = cards.map((card) => {
    const chance = winChance(view, card, theirs, inExchange);
    return { card, chance, score: chance * up + (1 - chance) * down - worthOf(card, hand, trump) };
  });
  const best = scored.reduce((so, one) => (one.score > so.score ? one : so));
  const isWon = best.chance > 0.5;
  const reason = isWon
    ? up > down
      ? 'The open card is worth winning.'
      : 'It is worth the least to my hand, though it may win.'
    : up > down
      ? 'Winning the open card would cost me more than it is worth.'
      : 'I would rather have the card that lies face down.';
  return { action: playAction(best.card), reason };
};

const NO_STOCK = 'This trick counts for nothing: what matters is which cards have been played.';

/** Returns the trumps of the exchange; those of the contract are worth collecting even if they do not count in it. */
const trumpIn = (view: View) => {
  const strain = strainInPlay(view);
  return strain && trumpOf(strain);
};

function thrownAway(cards: readonly Card[], hand: CardSet, view: View, reason: string) {
  return { action: playAction(cheapest(cards, hand, trumpIn(view))), reason };
}

/** Returns the card that is worth least to the hand, the lowest of equals. */
export const cheapest = (cards: readonly Card[], hand: CardSet, trump: Suit | undefined): Card =>
  cards.reduce((worst, card) => (worthOf(card, hand, trump) < worthOf(worst, hand, trump) ? card : worst));

/**
 * Returns the probability that the card wins: certain against a card on the table, otherwise by the other player's
 * possible hands.
 */
function winChance(view: View, card: Card, hands: readonly CardSet[], trump: Suit | undefined): number {
  const [lead] = view.trick;
  if (lead !== undefined) return beats(card, lead.card, trump) ? 1 : 0;
  const wins = hands.filter((hand) => {
    const follow = inSuitOf(hand, card);
    const answers = isEmpty(follow) ? hand : follow;
    return !cardsOf(answers).some((answer) => beats(answer, card, trump));
  });
  return hands.length === 0 ? 0 : wins.length / hands.length;
}
