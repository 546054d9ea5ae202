import type { AnyGame } from '@overtrick/rules/game';
import type { Random } from '@overtrick/rules/random';
import type { View } from '@overtrick/rules/views/view';
import { goalsOf } from './goals.ts';
import { goneIn } from './head/playOn.ts';
import type { CardChoice } from './head/policy.ts';

/**
 * Returns the card that the viewer has to choose, as the rules of thumb ask for it; `undefined` if they choose
 * something else. The hands that they do not see are imagined: rules of thumb look only at their sizes.
 */
export function momentOf(game: AnyGame, view: View, random: Random): CardChoice | undefined {
  const legal = view.legal.flatMap((action) => (action.kind === 'play' ? [action.card] : []));
  if (view.seat === undefined || view.turn === undefined || legal.length === 0) return undefined;
  const state = game.imagine(view, random);
  const play = game.playOf?.(state);
  return play && { play, goals: goalsOf(game, view), gone: goneIn(game, state), legal, head: view.seat };
}
