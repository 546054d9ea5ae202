import { type Card, pointsOf, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import {
  type CardSet,
  cardsOf,
  FULL,
  minus,
  remove,
  setOf,
  suitLength,
  union,
} from '@overtrick/rules/cards/cardSet';
import type { View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';

/** The value of a ten and a nine beside the honours, and of each card of the suit that one has already, in points. */
const SPOTS = { 8: 0.4, 7: 0.2 } as Readonly<Record<number, number>>;
const LENGTH = 0.3;

/**
 * Decides whether to keep the card looked at, or to take the next, unseen one: it is kept if it is worth more in this
 * hand than the average unseen card.
 */
export const decideDraw: Decider = (_game, view) => {
  const { seat, legal } = view;
  const hand = seat === undefined ? undefined : view.hands[seat].cards;
  const card = view.stock?.looked;
  const isAsked = ['keep', 'reject'].every((word) =>
    legal.some((action) => action.kind === 'choose' && action.choice === word),
  );
  if (!isAsked || hand === undefined || card === undefined) return undefined;
  const rest = cardsOf(minus(FULL, seenIn(view, union(hand, setOf([card])))));
  const average = rest.reduce((sum, other) => sum + worthOf(other, hand), 0) / Math.max(1, rest.length);
  return worthOf(card, hand) >= average
    ? {
        action: { kind: 'choose', choice: 'keep' },
        reason: 'It is worth more to me than the next card is likely to be.',
      }
    : {
        action: { kind: 'choose', choice: 'reject' },
        reason: 'The next card is likely to be worth more to me.',
      };
};

/** Returns the cards that this player has seen in the drawing, as far as the game lets them remember these. */
export const seenIn = ({ memory }: View, own: CardSet): CardSet =>
  union(own, setOf((memory?.order ?? []).filter((card) => card !== null)));

const worthOf = (card: Card, hand: CardSet): number =>
  pointsOf(card) + (SPOTS[rankIndex(card)] ?? 0) + LENGTH * suitLength(remove(hand, card), suitOf(card));
