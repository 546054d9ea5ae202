import { chooseAction } from '@overtrick/rules/action';
import { type Card, makeCard, rankIndex, SUIT_SYMBOLS, suitOf } from '@overtrick/rules/cards/card';
import { add, type CardSet, cardsOf, EMPTY, FULL, minus, suitLength } from '@overtrick/rules/cards/cardSet';
import type { View } from '@overtrick/rules/views/view';
import type { Decider, Decision } from '../../bot.ts';
import { meanWorth, worthOf } from '../../valuation/cardWorth.ts';
import { seenIn } from './draw.ts';

/**
 * Decides about the second card of a turn, if both may be kept or rejected and the next turn compensates: keeping both
 * costs the value of that turn, and rejecting both gains two cards for it.
 */
export const decideSecond: Decider = (_, view) => {
  const { seat, stock } = view;
  const card = stock?.looked;
  if (seat === undefined || card === undefined || stock === undefined) return undefined;
  if (stock.left % 2 === 0 || view.legal.length < 2) return undefined;
  const hand = view.hands[seat].cards ?? EMPTY;
  const rest = minus(FULL, seenIn(view, add(hand, card)));
  const mean = meanWorth(rest, hand, undefined);
  const turn = bestOfTwo(rest, hand, mean);
  const least = keptFirst(view) ? turn : 2 * mean - turn;
  return choose(worthOf(card, hand, undefined) >= least, card, hand);
};

/** Returns the value of a turn: its first card if that is better than the average, otherwise the second. */
const bestOfTwo = (rest: CardSet, hand: CardSet, mean: number): number => {
  const cards = cardsOf(rest);
  const sum = cards.reduce((so, card) => so + Math.max(mean, worthOf(card, hand, undefined)), 0);
  return cards.length === 0 ? mean : sum / cards.length;
};

/** True if the first card of this turn was kept. */
const keptFirst = ({ memory }: View): boolean => memory?.steps?.at(-1)?.endsWith('keep') === true;

function choose(isKept: boolean, card: Card, hand: CardSet): Decision {
  const suit = suitOf(card);
  const length = suitLength(hand, suit);
  const name = `${SUIT_SYMBOLS[suit]}${makeCard(card).slice(1).replace('T', '10')}`;
  const why =
    rankIndex(card) >= 10
      ? 'is a high card'
      : length >= 4
        ? `goes with ${length} others of its suit`
        : 'is better than what my next turn would bring';
  return isKept
    ? { action: chooseAction('keep'), reason: `I keep it: ${name} ${why}.` }
    : {
        action: chooseAction('reject'),
        reason: `I put ${name} away: my next turn should bring better cards.`,
      };
}
