import type { AnyGame } from '@overtrick/rules/game';
import type { View } from '@overtrick/rules/view';
import { fitOf as fitsFree, freeHand } from '../alone/hands.ts';
import { fitsCalls } from '../alone/plausible.ts';
import { isAlone } from '../alone/table.ts';
import { opponentOf } from '../pair/hands.ts';
import { fitsPair } from '../pair/prospects.ts';
import type { Plausibility } from './states.ts';

/** How fast a state loses plausibility with each trick by which the calls do not fit. */
const SHARPNESS = 1;

/** How plausible states are by what the other players called, in games where a call speaks for its player alone. */
export function plausibilityOf(game: AnyGame, view: View): Plausibility {
  const offBy = fitIn(game, view);
  return (state) => Math.exp(SHARPNESS * Math.min(0, offBy(state)));
}

/** In tricks, 0 at best. */
function fitIn(game: AnyGame, view: View): (state: unknown) => number {
  const deal = (state: unknown) => game.dealt?.(state) ?? game.setupOf(state).deal;
  const pair = opponentOf(game, view);
  if (pair !== undefined) return (state) => fitsPair(view, deal(state)[pair], pair);
  const free = freeHand(game);
  if (free !== undefined) return (state) => fitsFree(view, free, deal(state));
  const [other, ...more] = game.seats.filter((seat) => seat !== view.seat);
  if (other !== undefined && more.length === 0 && isAlone(game, view))
    return (state) => fitsCalls(view, other, deal(state));
  return () => 0;
}
