import { rankIndex, trumpOf } from '@overtrick/rules/card';
import { beats, winningCard } from '@overtrick/rules/trick';
import { isTeam } from '@overtrick/rules/view';
import type { Decider } from '../bot.ts';

/** Wins cheaply or plays low. */
export const decideCard: Decider = (_game, view) => {
  const cards = view.legal.flatMap((action) => (action.kind === 'play' ? [action] : []));
  const { turn, contract } = view;
  if (cards.length === 0 || turn === undefined) return undefined;
  const trump = contract && trumpOf(contract.strain);
  const low = [...cards].sort((a, b) => rankIndex(a.card) - rankIndex(b.card));
  const winning = winningCard(view.trick, trump);
  const [lowest] = low;
  if (lowest === undefined) return undefined;
  if (winning === undefined) return { action: lowest, reason: 'A low card to begin with.' };
  const cheapest = low.find(({ card }) => beats(card, winning.card, trump));
  if (isTeam(view, winning.seat, turn) || cheapest === undefined)
    return { action: lowest, reason: 'A low card: there is nothing to win here.' };
  return { action: cheapest, reason: 'This wins the trick cheaply.' };
};
