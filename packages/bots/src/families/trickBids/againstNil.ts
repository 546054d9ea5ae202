import { type Card, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import { beats, winningCard } from '@overtrick/rules/play/trick';
import { isTeam, type View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';
import { highestOf } from '../../cardPlay/rules/position.ts';

/** Decides while a hand that was bid nil is winning a trick: its own side beats it, the other side lets it win. */
export const decideAgainstNil: Decider = (_, view) => {
  const { seat, turn, trick } = view;
  const best = winningCard(trick, 'S');
  if (seat === undefined || turn === undefined || best === undefined) return undefined;
  const whose = nilOf(view, turn, best.seat);
  if (whose === undefined) return undefined;
  const cards = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  const over = cards.filter((card) => beats(card, best.card, 'S'));
  if (whose === 'ours') {
    const card = cheapest(over);
    return card === undefined ? undefined : { action: { kind: 'play', card }, reason: 'I cover the nil.' };
  }
  const under = cards.filter((card) => !over.includes(card));
  const card = highestOf(under);
  return card === undefined
    ? undefined
    : { action: { kind: 'play', card }, reason: 'The nil is winning this trick: I let it.' };
};

/** Returns the side whose nil the hand may still make: the player's own, if they care for it, or the other. */
function nilOf(view: View, turn: Seat, hand: Seat): 'ours' | 'theirs' | undefined {
  const { seat, trickBids = [], taken } = view;
  if (taken[hand] > 0) return undefined;
  const nils = trickBids.filter(
    (bid) =>
      (bid.seat === hand && bid.tricks === 0) ||
      (bid.nils?.includes(hand) === true && isTeam(view, bid.seat, hand)),
  );
  if (nils.length === 0) return undefined;
  if (!isTeam(view, turn, hand)) return 'theirs';
  // where each player scores alone, a nil is its declarer's affair
  return nils.some((bid) => bid.nils === undefined || bid.seat === seat) ? 'ours' : undefined;
}

/** Returns the lowest card, and a spade only without others. */
const cheapest = (cards: readonly Card[]): Card | undefined =>
  cards.toSorted((a, b) => cost(a) - cost(b)).at(0);
const cost = (card: Card): number => rankIndex(card) + (suitOf(card) === 'S' ? 13 : 0);
