import { playAction } from '@overtrick/rules/action';
import { type Card, rankIndex, trumpOf } from '@overtrick/rules/cards/card';
import { type CardSet, EMPTY, equals, size } from '@overtrick/rules/cards/cardSet';
import { bySeat } from '@overtrick/rules/cards/seat';
import { strainInPlay } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';
import { tricksAfter } from '../../cardPlay/ending.ts';
import { handsOf, opponentOf } from '../../sampling/opponent.ts';

/** The number of cards from which the rest is counted out, if the other hand is known, and if it is not. */
const KNOWN = 9;
const UNKNOWN = 7;

/** Counts the last tricks out between two hands without dummies, in possible hands of the other player. */
export const decidePairCard: Decider = (game, view, budget, random) => {
  const { seat, turn, trick } = view;
  const strain = strainInPlay(view);
  const cards = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  if (seat === undefined || turn !== seat || strain === undefined || cards.length < 2) return undefined;
  const own = view.hands[seat].cards ?? EMPTY;
  const other = opponentOf(game, view);
  if (other === undefined || size(own) > KNOWN) return undefined;
  const hands = handsOf(game, view, other, budget.worlds, random);
  const worlds = isOne(hands) ? hands.slice(0, 1) : hands;
  if (worlds.length > 1 && size(own) > UNKNOWN) return undefined;
  const trump = trumpOf(strain);
  const sums = new Map<Card, number>();
  for (const hand of worlds) {
    const held = bySeat((at) => (at === seat ? own : at === other ? hand : EMPTY));
    const after = tricksAfter(
      { hands: held, turn: seat, trick, ...(trump && { trump }) },
      (at) => at === seat,
    );
    for (const [card, tricks] of after) sums.set(card, (sums.get(card) ?? 0) + tricks);
  }
  const most = Math.max(...sums.values());
  const [best] = cards
    .filter((card) => sums.get(card) === most)
    .toSorted((a, b) => rankIndex(a) - rankIndex(b));
  if (best === undefined) return undefined;
  return {
    action: playAction(best),
    reason:
      worlds.length === 1
        ? 'I know which cards the other player has, and worked out the rest.'
        : 'I worked out the rest: this takes the most tricks.',
  };
};

const isOne = ([first, ...others]: readonly CardSet[]): boolean =>
  first !== undefined && others.every((hand) => equals(hand, first));
