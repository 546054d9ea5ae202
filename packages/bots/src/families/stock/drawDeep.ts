import { chooseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { type Card, rankIndex } from '@overtrick/rules/cards/card';
import { add, type CardSet, cardsOf, EMPTY, FULL, minus, size } from '@overtrick/rules/cards/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import { type Random, shuffled } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';
import { forPlayouts } from '../../effort.ts';
import { opponentOf } from '../../sampling/opponent.ts';
import { meanWorth, worthOf } from '../../valuation/cardWorth.ts';
import { handOver } from '../../valuation/handOver.ts';
import { seenIn } from './draw.ts';

const HAND = 13;
const ACE = 12;
/** The number of playouts in the head that take about as long as completing and valuing two hands. */
const EFFORT = 2;

/**
 * Keeps the card looked at or takes the next one unseen by what the whole hand is then likely to be worth: the drawing
 * is carried on in the head many times, for both players, and the contracts that come of it are weighed.
 */
export const decideDrawDeeply: Decider = (game, view, budget, random) => {
  const { seat, stock, legal } = view;
  const card = stock?.looked;
  if (seat === undefined || stock === undefined || card === undefined) return undefined;
  if (budget.engine === undefined || legal.length < 2 || !arePairAfter(game, view, random)) return undefined;
  // an ace is kept by the rule of thumb: nobody understands another answer
  if (rankIndex(card) === ACE) return undefined;
  // the second card of a turn is a different decision, which depends on the next turn
  if (stock.left % 2 !== 0) return undefined;
  const hand = view.hands[seat].cards ?? EMPTY;
  const unseen = cardsOf(minus(FULL, seenIn(view, add(hand, card))));
  const { worlds } = forPlayouts({ ...budget, worlds: budget.worlds * MORE }, EFFORT);
  const meanBeside = meansBeside(hand);
  let [kept, taken, count] = [0, 0, 0];
  for (; count < worlds && (count === 0 || budget.isSpent?.() !== true); count++) {
    const [next = 0, ...rest] = shuffled(random, unseen);
    // the same cards come in the same places in both cases
    kept += worthOfDrawing(add(hand, card), meanBeside(card), rest);
    taken += worthOfDrawing(add(hand, next), meanBeside(next), rest);
  }
  const gain = Math.round(Math.abs(kept - taken) / count);
  const isKept = kept >= taken;
  return {
    action: chooseAction(isKept ? 'keep' : 'reject'),
    reason: isKept
      ? `My hand is likely to be worth ${gain} points more with it than with the next card.`
      : `The next card is likely to make my hand worth ${gain} points more.`,
    values: [
      { action: chooseAction('keep'), value: kept / count },
      { action: chooseAction('reject'), value: taken / count },
    ].sort((a, b) => b.value - a.value),
  };
};
/** True if nobody will have a dummy when all cards are drawn. */
function arePairAfter(game: AnyGame, view: View, random: Random): boolean {
  let state = game.imagine(view, random);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const shown = game.view(state, seat);
    const [action] = shown.legal;
    if (shown.phase !== 'draw' || action === undefined) return opponentOf(game, shown) !== undefined;
    state = game.apply(state, seat, action);
  }
  return false;
}

/** The factor for the number of layouts, because valuing two hands is quick. */
const MORE = 20;

/** Returns a function for the average value of a card of the pack to a hand with one more card. */
function meansBeside(hand: CardSet): (card: Card) => number {
  const known = new Map<Card, number>();
  return (card) => {
    const mean = known.get(card) ?? meanWorth(FULL, add(hand, card), undefined);
    known.set(card, mean);
    return mean;
  };
}
const MEAN_AT_FIRST = meanWorth(FULL, EMPTY, undefined);

/**
 * Returns the value of a hand in points after both players have drawn their cards from these.
 * @param mean the average value of a card to it
 */
function worthOfDrawing(start: CardSet, mean: number, cards: readonly Card[]): number {
  const own = collected(start, mean, cards, 0);
  const theirs = collected(EMPTY, MEAN_AT_FIRST, cards, 2 * (HAND - size(start)));
  return handOver(own, theirs);
}

/** Completes a hand from pairs of cards, taking the first if it is better than the mean, otherwise the second. */
function collected(start: CardSet, mean: number, cards: readonly Card[], from: number): CardSet {
  let hand = start;
  for (let at = from; size(hand) < HAND && at + 1 < cards.length; at += 2) {
    const first = defined(cards[at], 'in range');
    hand = add(hand, worthOf(first, hand, undefined) >= mean ? first : defined(cards[at + 1], 'in range'));
  }
  return hand;
}
