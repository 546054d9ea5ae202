import { type Card, rankIndex, suitOf, trumpOf } from '@overtrick/rules/cards/card';
import { strainInPlay, type View } from '@overtrick/rules/views/view';
import type { Decider } from '../../bot.ts';

/** The bonus of a trump over the other suits, in ranks. */
const TRUMP = 3.5;

/**
 * Sets aside a card of the dummy that only declarer may then play: the likeliest trick winner, so that declarer keeps
 * it from the other player.
 */
export const decideAside: Decider = (_game, view) => {
  const { legal, contract } = view;
  let best: { readonly card: Card; readonly action: View['legal'][number] } | undefined;
  for (const action of legal) {
    const card = action.kind === 'put' && action.put === 'aside' ? action.cards[0] : undefined;
    if (card !== undefined && (best === undefined || worthIn(view, card) > worthIn(view, best.card)))
      best = { card, action };
  }
  if (best === undefined || contract === undefined) return undefined;
  return { action: best.action, reason: 'It is the card that is most likely to win a trick.' };
};

function worthIn(view: View, card: Card): number {
  const strain = strainInPlay(view);
  return rankIndex(card) + (strain !== undefined && suitOf(card) === trumpOf(strain) ? TRUMP : 0);
}
