import { defined } from '@overtrick/rules/assert';
import { add, type CardSet, cardsOf, intersect, minus, size } from '@overtrick/rules/cards/cardSet';
import { dealUnseen } from '@overtrick/rules/deals/unseen';
import { below, type Random } from '@overtrick/rules/random';
import type { HiddenHand, PlainPlay } from './hidden.ts';

/** The cards of the hidden hands, in the order of `PlainPlay.hidden`. */
export type Layout = readonly CardSet[];

/**
 * Draws layouts of the hidden hands uniformly from all that are possible: each hand has its number of cards, and none
 * of a suit in which it did not follow.
 */
export function layoutSampler({ hidden, unseen }: PlainPlay, random: Random): () => Layout {
  const openToAll = hidden.reduce((open, { allowed }) => intersect(open, allowed), unseen);
  const bound = minus(unseen, openToAll);
  // a card that only some of three hands can hold is dealt by the number of ways that remain for the others
  if (hidden.length > 2 && size(bound) > 0) return () => dealUnseen(unseen, hidden, random);
  const fixed = hidden.map(({ allowed }) => intersect(allowed, bound));
  const free = cardsOf(openToAll);
  return () => dealFree(free, hidden, fixed, random);
}

/** Deals `cards`, and reorders them, to the hands in addition to the cards that each surely holds. */
function dealFree(
  cards: number[],
  hidden: readonly HiddenHand[],
  fixed: readonly CardSet[],
  random: Random,
): Layout {
  let at = 0;
  return hidden.map(({ count }, i) => {
    let hand = defined(fixed[i], 'one for each hand');
    for (let room = count - size(hand); room > 0; room--) {
      const from = at + (at < cards.length - 1 ? below(random, cards.length - at) : 0);
      const card = defined(cards[from], 'as many cards as room');
      cards[from] = defined(cards[at], 'in range');
      cards[at++] = card;
      hand = add(hand, card);
    }
    return hand;
  });
}
