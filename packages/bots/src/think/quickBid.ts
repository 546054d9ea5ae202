import type { Action } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { EMPTY } from '@overtrick/rules/cardSet';
import type { AnyGame } from '@overtrick/rules/game';
import { seededRandom } from '@overtrick/rules/random';
import type { Seat } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { likelyTricks } from '../tricks/count.ts';
import { decideTricks } from '../tricks/decide.ts';
import { bidFor } from '../tricks/sides.ts';
import { areBidsForSides } from './goals.ts';

/** What a player bids at once who counts his tricks; before that he looks at his cards and keeps them. */
export function quickBid(game: AnyGame, state: unknown, seat: Seat): Action {
  const view = game.view(state, seat);
  if (areBidsForSides(game, view)) return defined(bidForSide(view, seat) ?? view.legal[0], 'a bid');
  const decided = decideTricks(game, view, { worlds: 1 }, seededRandom('bid'));
  return decided?.action ?? defined(view.legal[0], 'something may be done');
}

/** A bid for a side that is not settled yet, without a nil where that is allowed. */
function bidForSide(view: View, seat: Seat): Action | undefined {
  const highest = Math.max(0, ...(view.trickBids ?? []).map(({ tricks }) => tricks));
  const wanted = bidFor(likelyTricks(view.hands[seat].cards ?? EMPTY), highest);
  let best: { readonly action: Action; readonly off: number } | undefined;
  for (const action of view.legal) {
    if (action.kind !== 'bid') continue;
    const off = Math.abs(action.tricks - wanted) + (action.nils?.length ?? 0) * NIL;
    if (best === undefined || off < best.off) best = { action, off };
  }
  return best?.action;
}
/** No nil unless there has to be one. */
const NIL = 20;
