import { type Card, suitOf } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import { beats, winningCard } from '@overtrick/rules/play/trick';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Decision } from '../../bot.ts';
import { highestOf, lowestOf } from '../../cardPlay/rules/position.ts';

/** Plays a hand that has bid nil and has no trick yet: as high as possible below the winning card. */
export function decideNil(view: View): Decision | undefined {
  const { turn, trick, taken } = view;
  const cards = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  const isNil = turn !== undefined && taken[turn] === 0 && isNilHand(view, turn);
  if (!isNil || cards.length === 0) return undefined;
  const best = winningCard(trick, 'S');
  if (best === undefined)
    return play(lowestOf(cards), 'I bid nil, and this is the card most likely to lose.');
  const losing = cards.filter((card) => !beats(card, best.card, 'S'));
  if (losing.length > 0) return play(mostDangerous(losing), 'I bid nil: this card is safe now.');
  return trick.length === 3
    ? play(highestOf(cards), 'I cannot lose this trick, so I take it with my highest.')
    : play(lowestOf(cards), 'I bid nil: somebody may still beat my lowest.');
}

/** True if the hand's own player bid nil with it, or the player who plays it declared it nil on their own side. */
function isNilHand(view: View, hand: Seat): boolean {
  const { seat, trickBids = [] } = view;
  return trickBids.some(
    (bid) =>
      (bid.seat === hand && bid.tricks === 0) ||
      (bid.seat === seat && bid.nils?.includes(hand) === true && isTeam(view, seat, hand)),
  );
}

/** Returns the highest spade, or without spades the highest card. */
function mostDangerous(cards: readonly Card[]): Card | undefined {
  const spades = cards.filter((card) => suitOf(card) === 'S');
  return highestOf(spades.length > 0 ? spades : cards);
}

const play = (card: Card | undefined, reason: string): Decision | undefined =>
  card === undefined ? undefined : { action: { kind: 'play', card }, reason };
